import { expect, test } from "vitest";
import { uniqueSlugs } from "./unique-slugs.ts";

test("questions get short readable addresses, each once", () => {
  expect(uniqueSlugs(["How long does it take?", "How long does it take?!", "¿Cuánto cuesta?"])).toEqual([
    "how-long-does-it-take",
    "how-long-does-it-take-2",
    "cuanto-cuesta",
  ]);
});

test("a question that gives no address of its own is numbered", () => {
  const [first, second] = uniqueSlugs(["???", "!!!"]);
  expect(first).toBe("question-1");
  expect(second).toBe("question-2");
});

test("a numbered address does not collide with a question that reads like one", () => {
  const slugs = uniqueSlugs(["A b", "A b", "A b 2"]);
  expect(new Set(slugs).size).toBe(3);
});
