import { expect, test } from "vitest";
import { findOldVoice } from "./lib/old-voice.mjs";
import { isWritten } from "./lib/written-files.mjs";

const found = (path: string, source: string) =>
  findOldVoice(path, source).map(({ line, found, instead }) => [line, found, instead]);

test("finds a replaced word in a document with its line and replacement", () => {
  expect(found("docs/a.md", "# Jobs\n\nThe job goes on later.\n")).toEqual([
    [3, "goes on", "continues, resumes"],
  ]);
});

test("checks comments, strings and JSX text of code, but not names and paths", () => {
  const source = [
    'import { film } from "./film.ts";',
    "// Whoever asks",
    'const text = "It goes on here";',
    "const made = `A film of $" + "{film} seconds`;",
    'const kind = "film";',
    "const page = <p>Nobody\n  came</p>;",
  ].join("\n");
  expect(found("app/a.tsx", source).map(([line, words]) => [line, words])).toEqual([
    [2, "Whoever"],
    [3, "goes on"],
    [4, "film"],
    [6, "Nobody"],
  ]);
});

test("finds a phrase that contains a line break", () => {
  expect(found("docs/a.md", "The answer rests\non a sentence.")).toEqual([
    [1, "rests on", "is based on, cites"],
  ]);
});

test("ignores code and titles of tests that a document quotes", () => {
  expect(found("docs/a.md", '`film.test.ts` "a film goes on", and `film`')).toEqual([]);
  expect(found("docs/a.md", '"a film"')).toHaveLength(1);
});

test("checks the comments of a style sheet", () => {
  expect(found("app/a.css", ".film { color: red } /* As nobody sees */")).toHaveLength(1);
});

test("ignores phrases with another meaning", () => {
  expect(found("docs/a.md", "Apart from that it is over 20 MB.")).toEqual([]);
});

test("reports a sentence on a screen with more than 140 characters", () => {
  const long = `${"word ".repeat(30)}end.`;
  const lengths = (path: string, source: string) => found(path, source).map(([, words]) => words);
  expect(lengths("features/a/texts.ts", `const text = "${long}";`)).toEqual([
    expect.stringMatching(/^\d+ characters$/),
  ]);
  expect(lengths("app/routes/a.tsx", `const page = <p>\n${long}\n</p>;`)).toEqual([
    expect.stringMatching(/^\d+ characters$/),
  ]);
  expect(lengths("features/a/texts.ts", `const text = "Short one.\\n${"word ".repeat(20)}end.";`)).toEqual(
    [],
  );
  expect(lengths("features/a/texts.test.ts", `const text = "${long}";`)).toEqual([]);
  expect(lengths("engines/a.ts", `const text = "${long}";`)).toEqual([]);
});

test("allows a quoted word in its file only, and paragraphs on legal pages", () => {
  const verbs = 'const verbs = "create customise";';
  expect(found("engines/recording/tasks/askings/en.ts", verbs)).toEqual([]);
  expect(found("features/recordings/word-step.ts", verbs)).toHaveLength(1);
  const page = `const page = <p>${"word ".repeat(30)}end.</p>;`;
  expect(found("app/routes/marketing/privacy.tsx", page)).toEqual([]);
  expect(found("app/routes/marketing/home.tsx", page)).toHaveLength(1);
});

test("excludes files that quote others", () => {
  expect(isWritten("features/faqs/list-faqs.server.ts")).toBe(true);
  expect(isWritten(".env.example")).toBe(true);
  expect(isWritten("eval/fixtures/shop/index.ts")).toBe(false);
  expect(isWritten("engines/languages/en.ts")).toBe(false);
  expect(isWritten("engines/languages/language-pack.ts")).toBe(true);
});
