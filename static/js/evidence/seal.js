// The sealed envelope, checked where the reader sits: the hex SHA-256 of nonce + ":" + truth.
// Written out, because browsers lend theirs only to pages served over TLS. Pure.

const fractionBits = (value) => Math.floor((value - Math.floor(value)) * 2 ** 32) >>> 0;
const primes = (count) => {
  const found = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
const PRIMES = primes(64);
const ROUND = PRIMES.map((prime) => fractionBits(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));
const turn = (word, by) => (word >>> by) | (word << (32 - by));

function padded(text) {
  const bytes = new TextEncoder().encode(text);
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const block = new DataView(new ArrayBuffer(size));
  bytes.forEach((byte, index) => block.setUint8(index, byte));
  block.setUint8(bytes.length, 0x80);
  block.setUint32(size - 4, bytes.length * 8);
  return block;
}

function schedule(block, offset) {
  const words = [];
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) words.push(block.getUint32(offset + i * 4));
    else {
      const [a, b] = [words[i - 15], words[i - 2]];
      const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      words.push((words[i - 16] + low + words[i - 7] + high) >>> 0);
    }
  }
  return words;
}

function compress(hash, words) {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i += 1) {
    const mix = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + mix + ROUND[i] + words[i]) >>> 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + hash[index]) >>> 0);
}

export function sha256(text) {
  const block = padded(text);
  let hash = START;
  for (let offset = 0; offset < block.byteLength; offset += 64) hash = compress(hash, schedule(block, offset));
  return hash.map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** The reader's own sum over what was revealed, and whether it is what was filed. */
export function checkSeal({ commitment }, { nonce, truth }) {
  const sum = sha256(`${nonce}:${truth}`);
  return { sum, holds: sum === commitment };
}

export const short = (hex) => `${hex.slice(0, 8)}…${hex.slice(-6)}`;
