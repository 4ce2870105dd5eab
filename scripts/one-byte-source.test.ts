import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#platform/program-file.ts";
import { oneByteSource } from "./lib/one-byte-source.mjs";

const evaluate = (code: string) => new Function(`return ${code}`)() as unknown;

test.each([
  `"10–20 € für Größe"`,
  `"a \\– b \\\\– c"`,
  "`${1 + 1} → „x“ 😀`",
  `{ größe: 1, длина: 2, "日本": 3 }`,
  "String.raw`\\d–\\p{L} \\– \\\\– ${'“'} 😀`",
  "[String.raw`a–`, '–', String.raw`b`]",
  "[/[–—]+/g.test('a—'), /^\\p{L}[😀-😂]$/u.test('ж😁'), /\\–/.test('–')]",
  "(() => { /* – */ const π = 3; return π; // … \n })()",
])("%s means the same", (code) => {
  const written = oneByteSource(code);
  expect(written).toMatch(/^[\0-\x7f]*$/);
  expect(evaluate(written)).toEqual(evaluate(code));
});

test("leaves other sources as they are", () => {
  expect(oneByteSource(`"\\u2013 a"`)).toBe(`"\\u2013 a"`);
});

test("the bundles have one byte for each character", () => {
  const files = globSync("**/*.js", { cwd: join(projectRoot, "build/programs") });
  expect(files).toContain("pages.js");
  const wide = files.filter((file) =>
    /[^\0-\x7f]/.test(readFileSync(join(projectRoot, "build/programs", file), "utf8")),
  );
  expect(wide).toEqual([]);
});
