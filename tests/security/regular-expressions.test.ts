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

/** Long enough for a busy machine. Quadratic patterns take 30 ms for a text, and cubic ones 10 s. */
const short: Limits = { length: 1_500, maxMs: 8_000 };
/** Quadratic patterns take 200 ms for a text, and cubic ones minutes. */
const long: Limits = { length: 4_000, maxMs: 60_000 };

const context = createContext({ pattern: /x/, texts: [] });
// All texts in one run, because each timeout starts a thread.
const match = new Script("for (const text of texts) text.replace(pattern, '')");

/** Uses the timeout of `vm`, because nothing else can interrupt a match. */
function isFast(pattern: string, flags: string, { length, maxMs }: Limits): boolean {
  context.pattern = new RegExp(pattern, flags);
  context.texts = pumpedTexts(pattern, flags, length);
  try {
    match.runInContext(context, { timeout: maxMs });
    return true;
  } catch (error) {
    if (codeOf(error) === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
    throw error;
  }
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
  "^\\s*[\\d.]+\\s*,?\\s*[\\d.]+%?\\s*,?\\s*[\\d.]+%?\\s*$",
])(
  "detects that /%s/ takes too long",
  (pattern) => expect(isFast(pattern, "", { ...short, maxMs: 1_000 })).toBe(false),
  60_000,
);

const literals = listRegexLiterals();

test("finds the code's regular expressions", () => {
  expect(literals.length).toBeGreaterThan(1_000);
  expect(literals.some(({ place }) => place.startsWith("engines/brand/"))).toBe(true);
});

const folders = [...new Set(literals.map(({ place }) => place.split("/", 1)[0] ?? ""))];
test.each(folders)(
  "every one in %s finishes in time on texts built for it",
  (folder) => expect(slowOnes(folder, short)).toEqual([]),
  300_000,
);
test.each(folders)(
  "every one in %s finishes in time on long texts",
  { tags: "long", timeout: 300_000 },
  (folder) => expect(slowOnes(folder, long)).toEqual([]),
);

function slowOnes(folder: string, limits: Limits): string[] {
  const own = literals.filter(({ place }) => place.startsWith(`${folder}/`));
  const slow = own.filter(({ pattern, flags }) => !isFast(pattern, flags, limits));
  return slow.map(({ place, pattern }) => `${place} /${pattern}/`);
}

test("patterns built from the language packs finish in time too", async () => {
  const built = await listBuiltPatterns();
  expect(built.length).toBeGreaterThan(150);
  expect(built.some(({ pattern }) => pattern.includes("geschlossen"))).toBe(true);
  const slow = built.filter(({ pattern, flags }) => !isFast(pattern, flags, short));
  expect(slow.map(({ pattern }) => pattern)).toEqual([]);
}, 300_000);
