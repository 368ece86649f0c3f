// A still waveform drawn from the words themselves: the same text, the same picture. Pure.

const MOST = 28;

/** Heights from 3 to 38, one for a few letters: vowels swell, spaces are breaths. */
export function heights(text) {
  const chars = Array.from(text.toLowerCase());
  const step = Math.max(2, Math.ceil(chars.length / MOST));
  const found = [];
  for (let at = 0; at < chars.length; at += step) {
    const group = chars.slice(at, at + step);
    const swell = group.reduce((sum, char) => sum + ("aeiouy".includes(char) ? 9 : /\s/.test(char) ? -3 : 3 + (char.codePointAt(0) % 5)), 0);
    found.push(Math.min(38, Math.max(3, Math.round((swell / group.length) * 4.2))));
  }
  return [...found, 2];
}
