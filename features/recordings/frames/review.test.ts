import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addBox,
  beginReview,
  boxAfterKey,
  type CoverBox,
  changeBox,
  coverOnAll,
  insideOf,
  leaveOut,
  removeBox,
} from "./review.ts";

const size = { width: 1280, height: 720, covered: [] };
const box: CoverBox = { id: "a", x: 100, y: 50, width: 200, height: 40, found: null };

describe("reviewing screenshots", () => {
  test("keeps at least one screenshot", () => {
    const review = beginReview([size, size]);
    const one = leaveOut(review, 0, true);
    expect(one.map((picture) => picture.isLeftOut)).toEqual([true, false]);
    expect(leaveOut(one, 1, true)).toBe(one);
    expect(leaveOut(one, 0, false).map((picture) => picture.isLeftOut)).toEqual([false, false]);
  });

  test("covers a box on all screenshots once", () => {
    const small = { width: 640, height: 360, covered: [] };
    const review = addBox(beginReview([size, size, small]), 0, box);
    const all = coverOnAll(review, 0, "a");
    expect(all[1]?.boxes).toMatchObject([{ x: 100, y: 50, width: 200, height: 40 }]);
    expect(all[2]?.boxes).toMatchObject([{ x: 50, y: 25, width: 100, height: 20 }]);
    expect(coverOnAll(all, 0, "a")).toEqual(all);
    expect(removeBox(all, 0, "a")[0]?.boxes).toEqual([]);
  });

  test("moves a box by arrow key, resizes it with Shift, moves it by one pixel with Alt, and ignores other keys", () => {
    const key = (key: string, more = {}) =>
      boxAfterKey(box, { key, shiftKey: false, altKey: false, ...more });
    expect(key("ArrowLeft")).toMatchObject({ x: 90, y: 50, width: 200 });
    expect(key("ArrowDown", { altKey: true })).toMatchObject({ y: 51 });
    expect(key("ArrowRight", { shiftKey: true })).toMatchObject({ x: 100, width: 210 });
    expect(key("a")).toBeNull();
  });

  test("keeps a moved box inside the screenshot", () => {
    const number = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(number, number, number, number, (x, y, width, height) => {
        const review = changeBox(addBox(beginReview([size]), 0, box), 0, { ...box, x, y, width, height });
        const [moved] = review[0]!.boxes;
        expect(moved!.x).toBeGreaterThanOrEqual(0);
        expect(moved!.y).toBeGreaterThanOrEqual(0);
        expect(moved!.x + moved!.width).toBeLessThanOrEqual(1280);
        expect(moved!.y + moved!.height).toBeLessThanOrEqual(720);
        expect(Object.values(insideOf(size, moved!)).every(Number.isInteger)).toBe(true);
      }),
    );
  });

  test("keeps existing covers", () => {
    const review = beginReview([{ ...size, covered: [{ x: 1, y: 2, width: 30, height: 40 }] }]);
    expect(review[0]?.boxes).toMatchObject([{ x: 1, y: 2, width: 30, height: 40 }]);
  });
});
