import { compile } from "css-select";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findElements, parseHtml } from "#engines/crawler/dom.ts";
import { expectLinear } from "#tests/support/grows-linearly.ts";
import { compileSelector } from "./compile-selector.ts";

const tag = fc.constantFrom("b", "i", ".x");
const tree = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small" },
    fc.constant("text"),
    fc
      .tuple(fc.constantFrom("b", "i", "i class=x"), fc.array(tie("node"), { maxLength: 4 }))
      .map(([name, inner]) => `<${name}>${inner.join("")}</${name[0]}>`),
  ),
})).node;
const compound = fc.oneof(
  tag,
  fc
    .tuple(
      tag,
      fc.constantFrom(
        ...[":not(b)", ":not(b i, .x)", ":is(b > i, b + b)", ":where(:not(.x))", ":has(.x)", ":has(> b)"],
        ...[":has(+ i)", ":has(~ b)", ":first-child", ":nth-child(2n+1)", "[class]"],
      ),
    )
    .map((both) => both.join("")),
);
const selector = fc
  .tuple(compound, fc.array(fc.tuple(fc.constantFrom(" ", ">", "+", "~"), compound), { maxLength: 3 }))
  .map(([first, rest]) => first + rest.flat().join(""));

test("matches what css-select matches", () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), selector, (nodes, wanted) => {
      const own = compileSelector(wanted);
      const theirs = compile(wanted, { cacheResults: false });
      for (const element of findElements(parseHtml(nodes.join("")), () => true)) {
        const isMatch = own?.(element as never, { left: 10_000 });
        expect(isMatch, wanted).toBe(theirs(element as never));
      }
    }),
    { numRuns: 1_000 },
  );
});

test.each(["a:contains(b)", "a:header", "a[", "> a", ":has(a b)", ":unknown(a)", ":nth-child(2 of a)"])(
  "ignores a rule with %j",
  (text) => expect(compileSelector(text)).toBeNull(),
);

test("matches nothing once the step budget is spent", () => {
  const root = parseHtml(`${"<b></b>".repeat(40)}<i class=x></i>`);
  const last = findElements(root, ({ name }) => name === "i")[0];
  const matches = compileSelector("q~b~b~b~b~b~b~b~.x");
  const budget = { left: 5_000 };
  expect(matches?.(last as never, budget)).toBe(false);
  expect(budget.left).toBeLessThanOrEqual(0);
  expect(compileSelector(".x:not(q)")?.(last as never, { left: 2 })).toBe(false);
});

test.each([
  ["nested lists", (size: number) => `${":is(".repeat(size)}a${")".repeat(size)}`],
  ["negations", (size: number) => `${":not(".repeat(size)}a${")".repeat(size)}`],
  ["combinators", (size: number) => "a>".repeat(size)],
  ["brackets", (size: number) => "[a".repeat(size)],
])("reads %s in linear time", (_, text) => {
  expectLinear({ size: 125, input: text, run: compileSelector });
});
