/** Two words that were read as one: the space is where the picture has one. */
import { expect, test } from "vitest";
import { draw } from "./drawn-views.fixture.ts";
import { withLostSpaces } from "./lost-spaces.ts";

/** Letters are strokes of 6 pixels. `gaps` has the pixels after each of them. */
function partsOf(text: string, gaps: number[]): string[] {
  const strokes = [];
  let x = 20;
  for (const gap of [...gaps, 0]) {
    strokes.push({ box: { x, y: 104, width: 6, height: 3 }, color: 20 });
    x += 6 + gap;
  }
  const box = { x: 20, y: 100, width: x - 20, height: 11 };
  return withLostSpaces({ text, box, confidence: 92 }, { pixels: draw(strokes), scale: 1 }).map(
    (part) => part.text,
  );
}

test("a space between two words that were read as one is put back", () => {
  expect(partsOf("Newhouse", [1, 2, 5, 1, 2, 1, 1])).toEqual(["New", "house"]);
});

test("a word without a wide gap stays whole", () => {
  expect(partsOf("Warehouse", [1, 2, 1, 1, 2, 1, 1, 2])).toEqual(["Warehouse"]);
});

test("a word with wide gaps everywhere stays whole", () => {
  expect(partsOf("Newhouse", [4, 5, 4, 5, 4, 5, 4])).toEqual(["Newhouse"]);
});

test("no single letter is cut off", () => {
  expect(partsOf("Newhouse", [1, 1, 1, 1, 1, 1, 5])).toEqual(["Newhouse"]);
});
