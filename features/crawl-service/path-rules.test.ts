import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { createPathRules, isPattern } from "./path-rules.ts";
import { crawlRequest } from "./requests.ts";

const rulesFor = (given: object) =>
  createPathRules(crawlRequest.parse({ url: "https://example.com/docs/intro", ...given }));

test("decides by patterns what is returned and what is read at all", () => {
  const rules = rulesFor({ includePaths: ["^/docs/(guide|faq)/"], excludePaths: ["/old/.*$"] });
  expect(rules.isWanted("https://example.com/docs/guide/one")).toBe(true);
  expect(rules.isWanted("https://example.com/docs/other")).toBe(false);
  expect(rules.isInside("https://example.com/docs/old/one")).toBe(false);
  expect(rules.isInside("https://example.com/blog")).toBe(false);
  expect(
    rulesFor({ includePaths: ["\\?id=\\d+"], regexOnFullURL: true }).isWanted(
      "https://example.com/docs/?id=7",
    ),
  ).toBe(true);
});

test("takes no time for a malicious pattern", () => {
  const url = `https://example.com/docs/${"a".repeat(2_000)}!`;
  for (const pattern of ["^/docs/(a+)+$", "(a|a)*b", "(.*a){30}$", "a*a*a*a*a*a*a*a*b"]) {
    const rules = rulesFor({ includePaths: [pattern] });
    const before = cpuMs();
    for (let round = 0; round < 5; round += 1) expect(rules.isWanted(url)).toBe(false);
    expect(cpuMs() - before, pattern).toBeLessThan(1_500);
  }
});

test.each(["(", "(?=a)", "(a)\\1", "(.{1000}){1000}", ".{1000}".repeat(20)])(
  "rejects %s before reading anything",
  (pattern) => {
    expect(isPattern(pattern)).toBe(false);
    expect(crawlRequest.safeParse({ url: "https://example.com", excludePaths: [pattern] }).success).toBe(
      false,
    );
  },
);
