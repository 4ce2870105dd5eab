/** Runs each regular expression in our code on texts that cause backtracking. The product cuts longer texts first. */
import { createContext, Script } from "node:vm";
import { expect, test } from "vitest";
import { listBuiltPatterns } from "#tests/support/built-patterns.ts";
import { pumpedTexts } from "#tests/support/pumped-texts.ts";
import { listRegexLiterals } from "#tests/support/regex-literals.ts";

const length = 4_000;
/** Long enough for a busy machine. Quadratic patterns take 200 ms, and cubic ones minutes. */
const maxMs = 10_000;

const context = createContext({ pattern: /x/, text: "" });
const match = new Script("text.replace(pattern, '')");

/** Uses the timeout of `vm`, because nothing else can interrupt a match. */
function isFast(pattern: string, flags: string, timeout = maxMs): boolean {
  context.pattern = new RegExp(pattern, flags);
  return pumpedTexts(pattern, flags, length).every((text) => {
    context.text = text;
    try {
      match.runInContext(context, { timeout });
      return true;
    } catch (error) {
      if (codeOf(error) === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
      throw error;
    }
  });
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
])("detects that /%s/ takes too long", (pattern) => expect(isFast(pattern, "", 1_000)).toBe(false), 60_000);

const literals = listRegexLiterals();

test("finds the code's regular expressions", () => {
  expect(literals.length).toBeGreaterThan(1_000);
  expect(literals.some(({ place }) => place.startsWith("engines/brand/"))).toBe(true);
});

const folders = [...new Set(literals.map(({ place }) => place.split("/", 1)[0] ?? ""))];
test.each(folders)(
  "every one in %s finishes in time on texts built for it",
  (folder) => {
    const own = literals.filter(({ place }) => place.startsWith(`${folder}/`));
    const slow = own.filter(({ pattern, flags }) => !isFast(pattern, flags));
    expect(slow.map(({ place, pattern }) => `${place} /${pattern}/`)).toEqual([]);
  },
  300_000,
);

test("patterns built from the language packs finish in time too", async () => {
  const built = await listBuiltPatterns();
  expect(built.length).toBeGreaterThan(150);
  expect(built.some(({ pattern }) => pattern.includes("geschlossen"))).toBe(true);
  const slow = built.filter(({ pattern, flags }) => !isFast(pattern, flags));
  expect(slow.map(({ pattern }) => pattern)).toEqual([]);
}, 300_000);
