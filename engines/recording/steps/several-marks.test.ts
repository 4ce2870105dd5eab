/** Check boxes in the rows of a table. */
import { expect, test } from "vitest";
import { body, page, stepsOf } from "./drawn-views.fixture.ts";

const names = ["Bolts", "Nails", "Hinges"];
const lines = page(
  "Parts",
  body("Number", 100, 70),
  ...names.map((name, index) => body(name, 140 + 30 * index, 70)),
);
const mark = (row: number, color: number) => ({
  box: { x: 40, y: 100 + (row === 0 ? 0 : 10 + 30 * row), width: 16, height: 16 },
  color,
});
const pointer = { x: 48, y: 110 };
const rows = [1, 2, 3];

test("the box that selects all rows isn't named by the heading beside it", async () => {
  const steps = await stepsOf(
    {
      lines,
      parts: [mark(0, 200), ...rows.map((row) => mark(row, 200))],
      time: 1,
      pointer,
      isReadBehind: true,
    },
    {
      lines,
      parts: [mark(0, 30), ...rows.map((row) => mark(row, 30))],
      time: 3,
      pointer,
      isReadBehind: true,
    },
  );
  expect(steps.map(({ title }) => title).join()).not.toContain("Number");
});

test("a box of one row is named by its row", async () => {
  const at = { x: 48, y: 150 };
  const unchecked = rows.map((row) => mark(row, 200));
  const [first] = await stepsOf(
    { lines, parts: unchecked, time: 1, pointer: at, isReadBehind: true },
    { lines, parts: [...unchecked, mark(1, 30)], time: 3, pointer: at, isReadBehind: true },
  );
  expect(first?.title).toBe("Switch Bolts");
});

test("a box is named by the row of the pointer while the one above loses its focus", async () => {
  const unchecked = rows.map((row) => mark(row, 200));
  // Both parts touch, and their middle is on the row above.
  const [focus, checked] = [138, 160].map((y, index) => ({
    box: { x: 38, y, width: 20, height: index === 0 ? 22 : 16 },
    color: 90 - 60 * index,
  }));
  const at = { x: 48, y: 180, shape: "arrow" as const };
  const [first] = await stepsOf(
    { lines, parts: [...unchecked, focus!], time: 1, pointer: at, isReadBehind: true },
    { lines, parts: [...unchecked, checked!], time: 3, pointer: at, isReadBehind: true },
  );
  expect(first?.title).toBe("Switch Nails");
});
