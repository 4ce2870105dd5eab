import { expect, test } from "vitest";
import { oneByteSource } from "./lib/one-byte-source.mjs";

const evaluate = (code: string) => new Function(`return ${code}`)() as unknown;

test.each([
  `"10–20 €"`,
  `"a \\– b \\\\– c"`,
  "`${1 + 1} → „x“ 😀`",
  `{ größe: 1, длина: 2, "日本": 3 }`,
  "String.raw`\\d–\\p{L} \\– \\\\– ${'“'} 😀`",
  "[String.raw`a–`, '–', String.raw`b`]",
  "[/[–—]+/g.test('a—'), /^\\p{L}[😀-😂]$/u.test('ж😁'), /\\–/.test('–')]",
  "(() => { /* – */ const π = 3; return π; // … \n })()",
])("%s means the same", (code) => {
  const written = oneByteSource(code);
  expect(written).toMatch(/^[\0-\xff]*$/);
  expect(evaluate(written)).toEqual(evaluate(code));
});

test("leaves other sources as they are", () => {
  expect(oneByteSource(`"\\u2013 ü"`)).toBe(`"\\u2013 ü"`);
});
