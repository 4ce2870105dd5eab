/** Runs each regular expression in our code on texts that cause backtracking. The product cuts longer texts first. */
import { createContext, Script } from "node:vm";
import { expect, test } from "vitest";
import { listBuiltPatterns } from "#tests/support/built-patterns.ts";
import { pumpedTexts } from "#tests/support/pumped-texts.ts";
import { listRegexLiterals } from "#tests/support/regex-literals.ts";

interface Limits {
  /** Of the texts. */
  length: number;
  /** For all texts of a pattern. */
  maxMs: number;
}

/** Long enough for a busy machine. Quadratic patterns take 4 ms for a text, and cubic ones 400 ms. */
const short: Limits = { length: 500, maxMs: 500 };
/** A fifth of it, because each of the slow patterns below takes all of it. */
const shorter: Limits = { ...short, maxMs: 100 };
/** Quadratic patterns take 200 ms for a text, and cubic ones minutes. */
const long: Limits = { length: 4_000, maxMs: 60_000 };

const context = createContext({ all: [] });
const match = new Script(
  "for (const { regex, texts } of all) for (const text of texts) text.replace(regex, '')",
);

interface Pattern {
  pattern: string;
  flags: string;
}

/**
 * Whether all of them together take less than the time for one. Uses the timeout of `vm`, because nothing else can
 * interrupt a match.
 */
function areFast(patterns: readonly Pattern[], { length, maxMs }: Limits): boolean {
  context.all = patterns.map(({ pattern, flags }) => ({
    regex: new RegExp(pattern, flags),
    texts: pumpedTexts(pattern, flags, length),
  }));
  try {
    match.runInContext(context, { timeout: maxMs });
    return true;
  } catch (error) {
    if (codeOf(error) === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
    throw error;
  }
}

/** Each timeout starts a thread, which takes as long as several patterns. */
const together = 50;

function findSlow<Found extends Pattern>(patterns: readonly Found[], limits: Limits): Found[] {
  const slow: Found[] = [];
  for (let first = 0; first < patterns.length; first += together) {
    const some = patterns.slice(first, first + together);
    if (!areFast(some, limits)) slow.push(...some.filter((one) => !areFast([one], limits)));
  }
  return slow;
}

/** `instanceof Error` is false here, because the error comes from another realm. */
function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : null;
}

test.each([
  "^(a+)+$",
  "(\\w+\\s?)*:",
  "(?:a|a)*b",
  "^(?:[a-z]+[.]?)+@",
  "(\\d+)*$(?!x)x",
  "^(?:(?:our|the|a|an|the)\\s?)*!",
  "^(?:(?:i nostri|la nostra|lo|un|di|del|al|il|i|l)\\s?)*(?:orari|prezzi)",
  "^\\s*[\\d.]+\\s*,?\\s*[\\d.]+%?\\s*,?\\s*[\\d.]+%?\\s*$",
])("detects that /%s/ takes too long", (pattern) =>
  expect(areFast([{ pattern, flags: "" }], shorter)).toBe(false),
);

test("finds a slow one among others", () => {
  const patterns = ["a+", "^(a+)+$", "b"].map((pattern) => ({ pattern, flags: "" }));
  expect(findSlow(patterns, shorter)).toEqual([patterns[1]]);
});

const literals = listRegexLiterals();

test("finds the code's regular expressions", () => {
  expect(literals.length).toBeGreaterThan(1_000);
  expect(literals.some(({ place }) => place.startsWith("engines/brand/"))).toBe(true);
});

const folders = [...new Set(literals.map(({ place }) => place.split("/", 1)[0] ?? ""))];
test.each(folders)("every one in %s finishes in time on texts built for it", (folder) =>
  expect(slowOnes(folder, short)).toEqual([]),
);
test.each(folders)("every one in %s finishes in time on long texts", { tags: "long" }, (folder) =>
  expect(slowOnes(folder, long)).toEqual([]),
);

function slowOnes(folder: string, limits: Limits): string[] {
  const own = literals.filter(({ place }) => place.startsWith(`${folder}/`));
  return findSlow(own, limits).map(({ place, pattern }) => `${place} /${pattern}/`);
}

test("patterns built from the language packs finish in time too", async () => {
  const built = await listBuiltPatterns();
  expect(built.length).toBeGreaterThan(150);
  expect(built.some(({ pattern }) => pattern.includes("geschlossen"))).toBe(true);
  // Built when a heading in the language is read.
  expect(built.some(({ pattern }) => pattern.startsWith("^(?:(?:i nostri|la nostra|"))).toBe(true);
  expect(findSlow(built, short).map(({ pattern }) => pattern)).toEqual([]);
});
