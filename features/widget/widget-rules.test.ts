import { expect, it } from "vitest";
import { findRule, isRuleFor } from "./widget-rules.ts";

it.each([
  ["/cart", "/cart", true],
  ["/cart", "/cart/", true],
  ["/cart", "/cart/2", false],
  ["/mugs/*", "/mugs/everyday", true],
  ["/mugs/*", "/mugs", false],
  ["*", "/anything", true],
  ["/*/reviews", "/mugs/everyday/reviews", true],
  ["/*/reviews", "/reviews", false],
  ["/a*b*c", "/a1b2c", true],
  ["/a*b*c", "/acb", false],
  ["/a.c", "/abc", false],
])("the path %s matches %s: %s", (pattern, path, matches) => expect(isRuleFor(pattern, path)).toBe(matches));

it("takes the first rule, and no time for a hostile pattern", () => {
  const rules = [
    { path: "/mugs/rust", shows: ["/faq/rust"] },
    { path: "/mugs/*", shows: ["/faq/all"] },
  ];
  expect(findRule(rules, "/mugs/rust")?.shows).toEqual(["/faq/rust"]);
  expect(findRule(rules, "/about")).toBeNull();
  expect(isRuleFor(`/${"*a".repeat(90)}b`, `/${"a".repeat(2_000)}`)).toBe(false);
});
