import { expect, test } from "vitest";
import { createViewMarker } from "./create-view-marker.ts";
import type { Mark } from "./mark.ts";

const [width, height] = [320, 180];

type Paint = (x: number, y: number, w: number, h: number, gray: number) => void;

/** Records eight frames per second of a screen that `draw` paints. */
function marksOf(seconds: number, draw: (seconds: number, paint: Paint) => void): Mark[] {
  const marker = createViewMarker();
  for (let look = 0; look < seconds * 8; look++) {
    const pixels = new Uint8Array(width * height).fill(240);
    draw(look / 8, (x, y, w, h, gray) => {
      for (let row = y; row < y + h; row++) pixels.fill(gray, row * width + x, row * width + x + w);
    });
    marker.push({ width, height, pixels, timestampSeconds: look / 8 });
  }
  return marker.end();
}

const pointer = (paint: Paint, x: number, y: number) => paint(x, y, 2, 4, 0);

test("a box ticked under a resting pointer ends a view, and the frame is taken before the tick", () => {
  const marks = marksOf(8, (t, paint) => {
    if (t >= 4) paint(99, 49, 3, 2, 90);
    pointer(paint, t < 2 ? 200 : 100, t < 2 ? 120 : 50);
  });
  expect(marks.map(({ endedBy }) => endedBy)).toEqual(["tick", "end"]);
  expect(marks[0]?.timestampSeconds).toBeLessThan(4);
  expect(marks[0]?.timestampSeconds).toBeGreaterThan(3);
});

test("ignores a pointer that moves elsewhere, and a caret", () => {
  const marks = marksOf(8, (t, paint) => {
    if (Math.floor(t * 2) % 2 === 0) paint(30, 90, 1, 3, 40);
    pointer(paint, t < 4 ? 200 : 100, t < 4 ? 120 : 50);
  });
  expect(marks.map(({ endedBy }) => endedBy)).toEqual(["end"]);
});

test("ignores the link preview in the browser's lower left corner", () => {
  const marks = marksOf(8, (t, paint) => {
    if (t >= 3 && t < 6) paint(0, 176, 60, 4, 120);
    pointer(paint, t < 3 ? 200 : 100, t < 3 ? 120 : 50);
  });
  expect(marks.map(({ endedBy }) => endedBy)).toEqual(["end"]);
});
