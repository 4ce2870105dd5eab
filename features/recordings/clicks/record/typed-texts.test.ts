import { expect, test } from "vitest";
import { createTypedTexts } from "./typed-texts.ts";

test("keeps what was replaced, and the last two values of what was typed on", () => {
  const typed = createTypedTexts();
  for (let end = 1; end <= 7; end += 1) typed.set("a", "company".slice(0, end), []);
  expect(typed.all().texts).toEqual(["company", "compan"]);
  typed.set("a", "", []);
  typed.set("a", "x", []);
  expect(typed.all().texts).toContain("company");
});

test("keeps the newest of more fields, texts and words than it can search for", () => {
  const typed = createTypedTexts();
  for (let field = 0; field < 5_000; field += 1) {
    typed.set(`field ${field}`, `value ${field}`, []);
    typed.set("one", `text ${field}`, [`word ${field}`]);
  }
  typed.set("one", "", []);
  const { texts, words } = typed.all();
  expect(texts).toContain("value 4999");
  expect(texts).toContain("text 4999");
  expect(words).toContain("word 4999");
  expect(texts.length).toBeLessThanOrEqual(6_000);
  expect(typed.allSinceMark().texts).toContain("value 4999");
});
