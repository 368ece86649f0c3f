// Words that are still being spoken: disposable pieces, put together as far as they
// can be. Offsets count characters (code points), as the court's own side counts them.

const size = (text) => [...text].length;
const from = (text, offset) => [...text].slice(offset).join("");

const begin = (phase, attempt) => ({ phase, attempt, text: "", early: {} });

/** Put one piece at its place; overlap is dropped, a piece beyond a hole waits. */
function place(stream, offset, text) {
  const have = size(stream.text);
  if (offset > have) return { ...stream, early: { ...stream.early, [offset]: text } };
  if (offset + size(text) <= have) return stream;
  return { ...stream, text: stream.text + from(text, have - offset) };
}

function settle(stream) {
  const ready = Object.keys(stream.early).find((at) => Number(at) <= size(stream.text));
  if (ready === undefined) return stream;
  const { [ready]: text, ...early } = stream.early;
  return settle(place({ ...stream, early }, Number(ready), text));
}

/**
 * The stream after one `prosecution.delta`. A newer attempt begins again; an older one,
 * or one of an earlier phase, is ignored. `order` ranks phases.
 */
export function extend(stream, { phase, attempt, offset, text }, order) {
  let current = stream;
  if (current) {
    const step = order(phase) - order(current.phase) || attempt - current.attempt;
    if (step < 0) return current;
    if (step > 0) current = null;
  }
  return settle(place(current ?? begin(phase, attempt), offset, text));
}
