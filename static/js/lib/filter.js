// Which charges of the docket to show. Pure.

const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a charge of this gravity and these words is asked for: every word must occur. */
export function wanted({ words, difficulty }, { search, gravity }) {
  if (gravity && gravity !== difficulty) return false;
  const text = plain(words);
  return plain(search).split(/\s+/).every((word) => text.includes(word));
}
