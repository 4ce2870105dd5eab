import { expect, test } from "vitest";
import { byDueDate, checkOf } from "./check-date.ts";

const now = new Date("2026-11-26T12:00:00Z");
const usual = { months: 6 as const, isUsual: true, checkedAt: null };
const text = (savedAt: string, title = "Refunds") => ({
  ...{ kind: "article" as const, id: "a", title, editUrl: "/dashboard/articles/a" },
  savedAt: new Date(savedAt),
});

test("a text is due six months after its last save", () => {
  expect(checkOf(text("2026-05-26T11:00:00Z"), usual, now)).toMatchObject({ months: 6, isDue: true });
  expect(checkOf(text("2026-05-26T13:00:00Z"), usual, now)).toMatchObject({ isDue: false });
});

test("a confirmation moves the date, an earlier one doesn't", () => {
  const checked = (at: string) => ({ months: 3 as const, isUsual: false, checkedAt: new Date(at) });
  const saved = text("2026-08-01T00:00:00Z");
  expect(checkOf(saved, checked("2026-09-01T00:00:00Z"), now).dueAt).toBe("2026-12-01T00:00:00.000Z");
  expect(checkOf(saved, checked("2026-07-01T00:00:00Z"), now).dueAt).toBe("2026-11-01T00:00:00.000Z");
});

test("the last day of a month stays the last one", () => {
  const choice = { months: 6 as const, isUsual: false, checkedAt: null };
  expect(checkOf(text("2026-08-31T09:00:00Z"), choice, now).dueAt).toBe("2027-02-28T09:00:00.000Z");
});

test("a text without a date is never due and comes last", () => {
  const off = checkOf(text("2020-01-01T00:00:00Z"), { months: 0, isUsual: false, checkedAt: null }, now);
  expect(off).toMatchObject({ dueAt: null, isDue: false });
  const due = checkOf(text("2021-01-01T00:00:00Z", "Zebra"), usual, now);
  expect([off, due].toSorted(byDueDate)).toEqual([due, off]);
});
