import { expect, test } from "vitest";
import { firstEntry, isSkipped, leave } from "./faqs-entries.ts";
import type { FaqsQuery } from "./faqs-query.ts";

const list: FaqsQuery = {
  filter: { category: null, query: "", only: null },
  sort: "page",
  editingId: null,
  page: 1,
};
const open = { ...list, editingId: "a" };
const orders = { ...list, filter: { ...list.filter, category: "Orders" } };

test("opening a question and selecting another list add an entry, and other changes don't", () => {
  for (const now of [open, orders, { ...list, sort: "asked" as const }])
    expect(leave(firstEntry, { before: list, now })).toMatchObject({ isAdded: true, entry: { depth: 1 } });
  const typed = { ...list, filter: { ...list.filter, query: "refund" } };
  expect(leave(firstEntry, { before: list, now: typed })).toEqual({ entry: firstEntry, isAdded: false });
  expect(leave(firstEntry, { before: open, now: { ...open, editingId: "b" } }).isAdded).toBe(false);
});

test("Back skips the entry of a closed question, which the next step replaces", () => {
  const opened = leave(firstEntry, { before: list, now: open }).entry;
  const closed = leave(opened, { before: open, now: list });
  expect(closed).toMatchObject({ isAdded: false, entry: { isSpare: true } });
  expect(isSkipped({ from: closed.entry, to: firstEntry })).toBe(true);
  expect(isSkipped({ from: opened, to: firstEntry })).toBe(false);
  const again = leave(closed.entry, { before: list, now: orders });
  expect(again).toMatchObject({ isAdded: false, entry: { depth: 1, isSpare: false } });
});

test("a search that is typed after closing a question is kept", () => {
  const opened = leave(firstEntry, { before: list, now: open }).entry;
  const closed = leave(opened, { before: open, now: list }).entry;
  const typed = { ...list, filter: { ...list.filter, query: "refund" } };
  const searched = leave(closed, { before: list, now: typed }).entry;
  expect(searched.isSpare).toBe(false);
  expect(leave(searched, { before: typed, now: { ...typed, editingId: "a" } }).isAdded).toBe(true);
});
