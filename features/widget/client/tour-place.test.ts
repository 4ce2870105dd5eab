import { expect, test } from "vitest";
import { placeCaption, type Rect } from "./tour-place.ts";

const caption = { width: 360, height: 200 };
const wide = { width: 1_280, height: 800 };
const phone = { width: 390, height: 844 };

function overlaps(control: Rect, { x, y }: { x: number; y: number }, size = caption): boolean {
  return (
    x < control.x + control.width &&
    control.x < x + size.width &&
    y < control.y + control.height &&
    control.y < y + size.height
  );
}

test.each([
  ["at the top", { x: 600, y: 20, width: 120, height: 40 }],
  ["at the bottom", { x: 600, y: 740, width: 120, height: 40 }],
  ["at the right edge", { x: 1_200, y: 300, width: 80, height: 40 }],
  ["as high as the screen, at the left", { x: 0, y: 0, width: 300, height: 800 }],
  ["as high as the screen, at the right", { x: 900, y: 0, width: 380, height: 800 }],
])("a control %s is never covered, and the caption stays on the screen", (_, control) => {
  const place = placeCaption(control, caption, wide);
  expect(overlaps(control, place)).toBe(false);
  expect(place.x).toBeGreaterThanOrEqual(8);
  expect(place.y).toBeGreaterThanOrEqual(8);
  expect(place.x + caption.width).toBeLessThanOrEqual(wide.width - 8);
  expect(place.y + caption.height).toBeLessThanOrEqual(wide.height - 8);
});

test("on a phone, the caption is at the edge that is farther from the control", () => {
  const size = { width: 374, height: 220 };
  const high = { x: 20, y: 100, width: 200, height: 44 };
  const low = { ...high, y: 700 };
  expect(placeCaption(high, size, phone)).toEqual({ x: 8, y: 844 - 220 - 8 });
  expect(placeCaption(low, size, phone)).toEqual({ x: 8, y: 8 });
  expect(placeCaption(null, size, phone)).toEqual({ x: 8, y: 844 - 220 - 8 });
});

test("without a control, the caption is in the corner", () => {
  expect(placeCaption(null, caption, wide)).toEqual({ x: 912, y: 592 });
});
