import { expect, test } from "vitest";
import { expectLinear } from "#tests/support/grows-linearly.ts";
import { attachmentKeys, placeLinks } from "./place-links.ts";

const addresses = {
  article: (id: string) => (id === "a" ? "/articles/a" : null),
  picture: () => null,
  attachment: (key: string) => (key === "a.pdf" ? "/files/a.pdf" : null),
};

test.each([
  ["[Pay](moved:a#now)", "[Pay](/articles/a#now)"],
  ["[Pay](moved:b)", "Pay"],
  ["[pay]: moved:a", "[pay]: /articles/a"],
  ["![A cat](picture:cat.png)", "A cat"],
  ["[Terms](attachment:a.pdf)", "[Terms](/files/a.pdf)"],
  ["[Terms](attachment:b.pdf)", "Terms"],
  ["[Terms](attachment:https%3A%2F%2Fx.example%2Fb_%281%29.pdf)", "[Terms](https://x.example/b_%281%29.pdf)"],
  ["[terms]: attachment:a.pdf", "[terms]: /files/a.pdf"],
])("places %s", (markdown, placed) => {
  expect(placeLinks(markdown, addresses)).toBe(placed);
});

test("names the links that lead nowhere with their words", () => {
  const lost: string[][] = [];
  const text = "[How *to* [pay]](moved:b), [here](moved:a) and\n\n[ref]: moved:c";
  placeLinks(text, { ...addresses, lost: (...link) => void lost.push(link) });
  expect(lost).toEqual([
    ["b", "How *to* [pay]"],
    ["c", ""],
  ]);
});

test("lists the attachments of a text once", () => {
  const text = "[A](attachment:a%20b.pdf) and [again](attachment:a%20b.pdf)\n\n[c]: attachment:c.pdf\n";
  expect(attachmentKeys(text)).toEqual(["a b.pdf", "c.pdf"]);
});

test.each([
  ["openings of definitions", "[\n"],
  ["openings of pictures", "!["],
  ["ends of links", "](moved:a#"],
  ["titles of links", '](moved:a "'],
  ["ends of links to attachments", "](attachment:a"],
])("takes time linear in the text's size for %s", (_, part) => {
  expectLinear({
    input: (size) => part.repeat(size / part.length),
    run: (text) => placeLinks(text, addresses),
    size: 125_000,
    maxMs: 5_000,
  });
});
