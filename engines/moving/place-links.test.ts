import { expect, test } from "vitest";
import { expectLinear } from "#tests/support/grows-linearly.ts";
import { placeLinks } from "./place-links.ts";

const addresses = { article: (id: string) => (id === "a" ? "/articles/a" : null), picture: () => null };

test.each([
  ["[Pay](moved:a#now)", "[Pay](/articles/a#now)"],
  ["[Pay](moved:b)", "Pay"],
  ["[pay]: moved:a", "[pay]: /articles/a"],
  ["![A cat](picture:cat.png)", "A cat"],
])("places %s", (markdown, placed) => {
  expect(placeLinks(markdown, addresses)).toBe(placed);
});

test.each([
  ["openings of definitions", "[\n"],
  ["openings of pictures", "!["],
  ["ends of links", "](moved:a#"],
  ["titles of links", '](moved:a "'],
])("takes time linear in the text's size for %s", (_, part) => {
  expectLinear({
    input: (size) => part.repeat(size / part.length),
    run: (text) => placeLinks(text, addresses),
    size: 125_000,
    maxMs: 5_000,
  });
});
