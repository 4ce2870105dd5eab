import { expect, test } from "vitest";
import { uniqueSlugs } from "./unique-slugs.ts";

test("gives each question a short, readable, unique slug", () => {
  expect(uniqueSlugs(["How long does it take?", "How long does it take?!", "¿Cuánto cuesta?"])).toEqual([
    "how-long-does-it-take",
    "how-long-does-it-take-2",
    "cuanto-cuesta",
  ]);
});

test("numbers a question that has no slug of its own", () => {
  const [first, second] = uniqueSlugs(["???", "!!!"]);
  expect(first).toBe("question-1");
  expect(second).toBe("question-2");
});

test("avoids a collision between a numbered slug and a question that reads like one", () => {
  const slugs = uniqueSlugs(["A b", "A b", "A b 2"]);
  expect(new Set(slugs).size).toBe(3);
});
