import { selectAll } from "css-select";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type DomElement, parseHtml } from "#engines/crawler/dom.ts";
import { expectLinear } from "#tests/support/grows-linearly.ts";
import { areFewSelectors, isSafeSelector, removeParts, selectParts } from "./content-selector.ts";
import { scrapeRequest } from "./requests.ts";

const texts = (html: string, selectors: string[]) =>
  selectParts(parseHtml(html), selectors).map((element) => element.attribs.id);

test("selects by tags, classes, ids, attributes and position, in document order", () => {
  const html =
    '<main><p id=1 class="a b">x<b id=2></b></p><p id=3 title="Q a"></p><ul id=4><li id=5><li id=6></ul></main>';
  expect(texts(html, ["p"])).toEqual(["1", "3"]);
  expect(texts(html, ["li, .a.b", "[title^=q i]"])).toEqual(["1", "3", "5", "6"]);
  expect(texts(html, ["main > p b"])).toEqual(["2"]);
  expect(texts(html, ["p + ul li + li"])).toEqual(["6"]);
  expect(texts(html, ["p ~ ul"])).toEqual(["4"]);
  expect(texts(html, ["b", "p"])).toEqual(["1", "3"]);
});

test("removes only what is selected", () => {
  const root = parseHtml("<main><nav></nav><p>x</p><nav></nav></main><nav></nav>");
  removeParts(root, ["main nav"]);
  const [main, nav] = root.children as DomElement[];
  expect(main?.children).toHaveLength(1);
  expect(nav?.name).toBe("nav");
});

test("selects the same elements as css-select", () => {
  const tag = fc.constantFrom("b", "i");
  const tree = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: "small" },
      fc.constant("text"),
      fc.tuple(tag, fc.array(tie("node"), { maxLength: 4 })).map(([name, inner]) => {
        return `<${name}>${inner.join("")}</${name}>`;
      }),
    ),
  })).node;
  const selector = fc
    .tuple(tag, fc.array(fc.tuple(fc.constantFrom(" ", ">", "+", "~"), tag), { maxLength: 4 }))
    .map(([first, rest]) => first + rest.flat().join(""));
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), selector, (nodes, wanted) => {
      const root = parseHtml(nodes.join(""));
      const all = new Set<unknown>(selectAll(wanted, root));
      const outermost = [...all].filter((element) => {
        for (let at = (element as DomElement).parent; at; at = at.parent) if (all.has(at)) return false;
        return true;
      });
      expect(selectParts(root, [wanted])).toEqual(outermost);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ":has(b)",
  "p:first-child",
  "p::before",
  "",
  "p >",
  "> p",
  "p[",
  "p,,b",
  "*|p",
  "a b c d e f g h i j k",
])("rejects %j before parsing", (selector) => expect(isSafeSelector(selector)).toBe(false));

test("rejects more selectors than it can match in time", () => {
  const some = Array.from({ length: 10 }, () => "a b c d e f g h i");
  expect(areFewSelectors(some)).toBe(true);
  const many = Array.from({ length: 12 }, () => "a b c d e f g h i");
  expect(scrapeRequest.safeParse({ url: "https://example.com", includeTags: some }).success).toBe(true);
  expect(scrapeRequest.safeParse({ url: "https://example.com", excludeTags: many }).success).toBe(false);
});

const pages: [string, (size: number) => string][] = [
  ["siblings", (size) => "<p>".repeat(size)],
  ["elements inside each other", (size) => "<b>".repeat(size)],
  ["siblings at each depth", (size) => "<b><p></p><p></p><p></p>".repeat(size / 5)],
  ["comments between them", (size) => "<!----><p></p>".repeat(size / 2)],
  ["classes", (size) => `<p class="${"b ".repeat(size)}">${"<p class=b>".repeat(size)}`],
];
const selectors = [
  "b~p~p~p~p~p~p~p",
  "p~p~p~p~p~p~p~q",
  "b b b b b b b b b q",
  "b ~ p b ~ p b ~ p b ~ q",
  ".b ~ .b .b ~ .b",
  "p",
];
test.each(pages)("takes time linear in the page's size for %s", (_, page) => {
  for (const selector of selectors) {
    expectLinear({
      size: 5_000,
      input: (size) => parseHtml(page(size)),
      run: (root) => selectParts(root, [selector]),
    });
    expectLinear({
      size: 5_000,
      input: (size) => page(size),
      run: (html) => removeParts(parseHtml(html), [selector]),
      maxMs: 3_000,
    });
  }
});
