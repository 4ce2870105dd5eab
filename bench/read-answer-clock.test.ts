import { expect, test } from "vitest";
import { readAnswers, sumKept } from "./read-answer-clock.ts";

test("separates public pages from searches, forms and the dashboard, and first views from repeat views", () => {
  const text = [
    "1000.0 12.50 GET /help/a-1/faq",
    "1001.0 3.00 GET /help/a-1/search?q=x",
    "1002.0 3.00 POST /help/a-1/contact",
    "1003.0 3.00 GET /dashboard",
    "1004.0 0.30 GET /help/a-1/faq",
    "1005.0 8.00 GET /help/a-1",
    "1006.0 8.00 GET /help/a-1/faq/question-1",
    "",
  ].join("\n");
  expect(readAnswers([text], "b").map(({ tookMs, view }) => [tookMs, view])).toEqual([
    [12.5, "first"],
    [0.3, "repeat"],
    [8, "first"],
    [8, "first"],
  ]);
});

test("marks the first view of a page after its help center was edited, on each server", () => {
  const saving = [
    "1000.0 3.00 GET /help/a/faq",
    "1010.0 3.00 GET /help/b/faq",
    "1100.0 20.00 POST /dashboard/faqs",
    "1110.0 1.00 GET /help/a/faq",
    "1130.0 4.00 GET /help/a/faq",
    "1131.0 1.00 GET /help/b/faq",
    "1140.0 1.00 GET /help/a/faq",
  ];
  const other = ["1000.0 3.00 GET /help/a/faq", "1200.0 5.00 GET /help/a/faq"];
  const texts = [saving, other].map((lines) => lines.join("\n"));
  expect(readAnswers(texts, "a").map(({ atMs, view }) => [atMs, view])).toEqual([
    [1_000, "first"],
    [1_010, "first"],
    [1_110, "repeat"],
    [1_130, "edited"],
    [1_131, "repeat"],
    [1_140, "repeat"],
    [1_000, "first"],
    [1_200, "edited"],
  ]);
});

test("sums several servers' retained memory per moment, up to the last common one", () => {
  const mb = 2 ** 20;
  expect(sumKept([`1000 ${50 * mb}\n2000 ${51 * mb}\n`, `1001 ${40 * mb}\n`])).toEqual([
    { atMs: 1_000, keptMb: 90 },
  ]);
  expect(sumKept(["", `1001 ${mb}\n`])).toEqual([]);
});
