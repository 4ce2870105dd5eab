import { expect, test } from "vitest";
import { makeSheet, type PairToMark } from "./make-sheet.ts";
import { measureMarks, reportMarks } from "./report-marks.ts";

const pairs: PairToMark[] = ["explicit", "fact", "section", "model"].flatMap((origin) =>
  ["red", "blue"].map((site) => ({
    site,
    origin,
    question: `Is ${origin.length} of ${site} <b>true</b>?`,
    answer: `**Yes**, ${origin.length} is.</script><script>alert(1)</script>`,
    evidence: ['He said "<img src=x onerror=alert(1)>".'],
  })),
);
const sheet = makeSheet(pairs, { seed: 7 });
const orderOf = (html: string) => [...html.matchAll(/data-pair="([^"]+)"/g)].map(([, id]) => id);

test("lists every pair of every site once, in an order determined by the seed", () => {
  expect(new Set(orderOf(sheet.html)).size).toBe(pairs.length);
  expect(orderOf(sheet.html)).toHaveLength(pairs.length);
  expect(makeSheet([...pairs].reverse(), { seed: 7 }).html).toBe(sheet.html);
  expect(orderOf(makeSheet(pairs, { seed: 8 }).html)).not.toEqual(orderOf(sheet.html));
});

test("reveals no pair's origin and makes no requests", () => {
  expect(sheet.html).not.toMatch(/explicit|section\b|model|"fact"/i);
  expect(sheet.html).not.toMatch(/\b(?:src|href)="?(?:https?:)?\/\//);
});

test("escapes website content", () => {
  expect(sheet.html.match(/<script/g)).toHaveLength(1);
  expect(sheet.html).not.toMatch(/<img|<b>/);
});

test("counts marks by origin, and excludes missing ones", () => {
  const ids = Object.entries(sheet.key.pairs);
  const marks = Object.fromEntries(
    ids.map(([id, { origin, site }]) => [
      id,
      origin === "fact"
        ? {}
        : { useful: true, true: origin !== "model", ...(site === "red" ? { wellWorded: false } : {}) },
    ]),
  );
  const rows = measureMarks({ sheet: sheet.key.sheet, marks }, sheet.key);
  expect(rows.map(({ origin }) => origin)).toEqual(["explicit", "fact", "model", "section", "all"]);
  expect(rows.find(({ origin }) => origin === "model")).toEqual({
    origin: "model",
    pairs: 2,
    marked: 1,
    useful: 1,
    true: 0,
    wellWorded: 0,
    all: 0,
  });
  expect(rows.find(({ origin }) => origin === "fact")).toMatchObject({ marked: 0, useful: null, all: null });
  expect(reportMarks(rows)).toMatch(/section\s+2\s+1\s+1\s+1\s+0\s+0/);
  expect(() => measureMarks({ sheet: "another", marks: {} }, sheet.key)).toThrow(/another sheet/);
});
