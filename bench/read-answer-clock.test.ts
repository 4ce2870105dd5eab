import { expect, test } from "vitest";
import { readLines, sumKept } from "./read-answer-clock.ts";

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
  expect(readLines(text).map(({ tookMs, isFirst }) => [tookMs, isFirst])).toEqual([
    [12.5, true],
    [0.3, false],
    [8, true],
    [8, true],
  ]);
});

test("sums several servers' retained memory per moment, up to the last common one", () => {
  const mb = 2 ** 20;
  expect(sumKept([`1000 ${50 * mb}\n2000 ${51 * mb}\n`, `1001 ${40 * mb}\n`])).toEqual([
    { atMs: 1_000, keptMb: 90 },
  ]);
  expect(sumKept(["", `1001 ${mb}\n`])).toEqual([]);
});
