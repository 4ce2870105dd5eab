import { expect, test } from "vitest";
import { outlinePage } from "./page-outline.ts";
import { parsePage } from "./page-tree.ts";

function isExcluded(html: string): boolean {
  const tree = parsePage(`<body><main>${html}<p>Other text</p></main></body>`);
  const [first] = tree.elements.filter(({ parent }) => parent?.tag === "main");
  return outlinePage(tree, "https://acme.test/a").zones.get(first!)?.isExcluded === true;
}

test.each([
  `<div id="way"><span><a href="index.html"><b>HOME</b></a></span> ＞ <span>Repairs</span></div>`,
  `<ul><li><a href="../">Acme</a> ›</li><li><a href="/a">Services</a> ›</li><li>Repairs</li></ul>`,
  `<div class="bread-crumbs"><a href="/start">Acme</a> / Repairs</div>`,
])("excludes a trail: %s", (html) => {
  expect(isExcluded(html)).toBe(true);
});

test.each([
  `<p><a href="/">Acme</a> repairs shoes in town.</p>`,
  `<p><a href="https://parts.test/">Parts</a> › ask them for old lasts</p>`,
  `<p>Open <a href="/">Acme</a> › Account › Billing</p>`,
  `<p><a href="/">Acme</a> › Repairs › Shoes › Soles</p>`,
])("keeps %s", (html) => {
  expect(isExcluded(html)).toBe(false);
});
