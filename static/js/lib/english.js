// Whether words look like English: this bench reads no other language, and says so
// before anything is filed. A guess that errs on the side of silence. Pure.

const COMMON = new Set(
  "the a an and or but of to in on at is was were be been i you he she it we they my your his her its our not no did do had have has that this there with for from as so if when who what by because would could never only one".split(" "),
);

export function looksEnglish(text) {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < 12) return true;
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length < letters.length * 0.6) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < 10) return true;
  return words.filter((word) => COMMON.has(word)).length >= words.length * 0.08;
}
