// The flat text and its marks: the same as the court's, on fixed examples.

import assert from "node:assert/strict";
import { test } from "node:test";

import { anyDiffers, fields, figure, flat, kindOf, marked } from "../../static/js/evidence/content.js";
import { heights } from "../../static/js/evidence/views/wave.js";

// Written down from the court's own `flat`.
const EXAMPLES = [
  ["document", { text: "One café, then 𝒳 and 3 “things”." }, "One café, then 𝒳 and 3 “things”."],
  [
    "chart",
    { form: "bar", unit: "metres", points: [{ label: "Eiffel: tower", value: 324.0 }, { label: "Low", value: -0.5 }, { label: "Speck", value: 1e-7 }, { label: "Vast", value: 1.5e21 }, { label: "Whole", value: 1e16 }] },
    "metres\nEiffel: tower: 324\nLow: -0.5\nSpeck: 0.0000001\nVast: 1500000000000000000000\nWhole: 10000000000000000",
  ],
  [
    "audio",
    { segments: [{ t: "03:20", speaker: "Odile", text: "It was once napron." }, { t: "03:25", speaker: "Bram", text: "No." }] },
    "[03:20] Odile: It was once napron.\n[03:25] Bram: No.",
  ],
  ["video", { scenes: [{ from: "00:10", to: "00:19", text: "A ladder; nobody on it." }] }, "[00:10-00:19] A ladder; nobody on it."],
];

test("the flat text of each kind", () => {
  for (const [kind, content, text] of EXAMPLES) {
    assert.equal(kindOf(content), kind);
    assert.equal(flat(content), text);
  }
});

test("figures have no exponent and no trailing zeros", () => {
  const pairs = [[5, "5"], [0.1, "0.1"], [1e-7, "0.0000001"], [123456789012345680000, "123456789012345680000"], [1e22, "10000000000000000000000"], [-2.5e-9, "-0.0000000025"], [100, "100"], [-0, "-0"]];
  pairs.forEach(([value, text]) => assert.equal(figure(value), text));
});

test("spans count code points, so that a letter outside the plane is one", () => {
  // The court: differs("𝒳 has 8 letters and 5 vowels", "… 4 vowels") is ((20, 21),).
  const pieces = marked("𝒳 has 8 letters and 5 vowels", 0, [[20, 21]]);
  assert.deepEqual(pieces, [
    { text: "𝒳 has 8 letters and ", differs: false }, { text: "5", differs: true }, { text: " vowels", differs: false },
  ]);
});

test("a span lands on its field, whichever kind", () => {
  for (const [, content, text] of EXAMPLES) {
    const chars = Array.from(text);
    for (let at = 0; at < chars.length; at += 1) {
      const lit = fields(content, [[at, at + 1]]).flatMap((line) => Object.values(line)).flat().filter(({ differs }) => differs);
      // Punctuation between the fields has no place of its own on the page.
      if (lit.length) assert.deepEqual(lit.map((piece) => piece.text), [chars[at]]);
      else assert.match(chars[at], /[[\]:\s-]/);
    }
  }
});

test("a span over several lines marks each of them", () => {
  const [, audio, text] = EXAMPLES[2];
  const lines = fields(audio, [[0, Array.from(text).length]]);
  assert.equal(lines.filter(anyDiffers).length, 2);
  assert.deepEqual(lines[1].speaker, [{ text: "Bram", differs: true }]);
  assert.ok(!fields(audio).some(anyDiffers));
});

test("the waveform is drawn from the words and nothing else", () => {
  const text = "In Middle English the word apron was once napron.";
  assert.deepEqual(heights(text), heights(text));
  assert.notDeepEqual(heights(text), heights("Something else."));
  heights(text).forEach((height) => assert.ok(height >= 2 && height <= 38));
});
