import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addBox,
  beginReview,
  boxAfterKey,
  type CoverBox,
  changeBox,
  coverOnAll,
  coversOf,
  insideOf,
  leaveOut,
  moveStep,
  nextCover,
  type Review,
  removeBox,
  rewordStep,
} from "./review.ts";

const size = { width: 1280, height: 720, covered: [] };
const box: CoverBox = { id: "a", x: 100, y: 50, width: 200, height: 40, found: null };

const reviewOf = (...frames: Parameters<typeof beginReview>[0][number]["frame"][]): Review =>
  beginReview(frames.map((frame, order) => ({ order, frame })));
const stepOf = (review: Review, order: number) => review.steps.find((step) => step.order === order);
const orders = (review: Review) => review.steps.map(({ order }) => order);

describe("reviewing a recording", () => {
  test("keeps at least one step", () => {
    const one = leaveOut(reviewOf(size, null), 0, true);
    expect(one.steps.map(({ isLeftOut }) => isLeftOut)).toEqual([true, false]);
    expect(leaveOut(one, 1, true)).toBe(one);
    expect(leaveOut(one, 0, false).steps.map(({ isLeftOut }) => isLeftOut)).toEqual([false, false]);
  });

  test("moves a step by one place with its words and covers, but not beyond an end", () => {
    const review = rewordStep(addBox(reviewOf(size, size, null), 0, box), 0, { title: "First" });
    const moved = moveStep(review, 0, 1);
    expect(orders(moved)).toEqual([1, 0, 2]);
    expect(stepOf(moved, 0)).toEqual(stepOf(review, 0));
    expect(orders(moveStep(moved, 0, 1))).toEqual([1, 2, 0]);
    expect(moveStep(review, 0, -1)).toBe(review);
    expect(moveStep(review, 2, 1)).toBe(review);
  });

  test("covers a box on all screenshots once", () => {
    const small = { width: 640, height: 360, covered: [] };
    const review = addBox(reviewOf(size, size, small, null), 0, box);
    const all = coverOnAll(review, 0, "a");
    expect(stepOf(all, 1)?.boxes).toMatchObject([{ x: 100, y: 50, width: 200, height: 40 }]);
    expect(stepOf(all, 2)?.boxes).toMatchObject([{ x: 50, y: 25, width: 100, height: 20 }]);
    expect(stepOf(all, 3)?.boxes).toEqual([]);
    expect(coverOnAll(all, 0, "a")).toEqual(all);
    expect(stepOf(removeBox(all, 0, "a"), 0)?.boxes).toEqual([]);
  });

  test("goes through the covers of the steps that are used, again and again", () => {
    const other = { ...box, id: "b" };
    const hidden = { ...box, id: "c" };
    const review = addBox(addBox(addBox(reviewOf(size, size, size), 2, other), 0, box), 1, hidden);
    const covers = coversOf(leaveOut(review, 1, true));
    expect(covers.map(({ order, box: { id } }) => `${order}${id}`)).toEqual(["0a", "2b"]);
    expect(nextCover(covers, null)?.box.id).toBe("a");
    expect(nextCover(covers, "a")?.box.id).toBe("b");
    expect(nextCover(covers, "b")?.box.id).toBe("a");
    expect(nextCover([], "b")).toBeNull();
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
        const review = changeBox(addBox(reviewOf(size), 0, box), 0, { ...box, x, y, width, height });
        const moved = stepOf(review, 0)!.boxes[0]!;
        expect(moved.x).toBeGreaterThanOrEqual(0);
        expect(moved.y).toBeGreaterThanOrEqual(0);
        expect(moved.x + moved.width).toBeLessThanOrEqual(1280);
        expect(moved.y + moved.height).toBeLessThanOrEqual(720);
        expect(Object.values(insideOf(size, moved)).every(Number.isInteger)).toBe(true);
      }),
    );
  });

  test("keeps existing covers", () => {
    const review = reviewOf({ ...size, covered: [{ x: 1, y: 2, width: 30, height: 40 }] });
    expect(stepOf(review, 0)?.boxes).toMatchObject([{ x: 1, y: 2, width: 30, height: 40 }]);
  });
});
