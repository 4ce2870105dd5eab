import { expect, it } from "vitest";
import { pageNodes } from "./page-nodes.ts";

const base = "https://help.acme.com";

it("keeps the structure of our own HTML", () => {
  expect(pageNodes('<h2 id="a">Wash</h2><p>By <strong>hand</strong>.</p>', { base })).toEqual([
    ["h2", {}, "Wash"],
    ["p", {}, "By ", ["strong", {}, "hand"], "."],
  ]);
});

it("keeps the isolation of phone numbers", () => {
  expect(pageNodes('<p>هاتف <bdi dir="ltr">920 001 234</bdi></p>', { base })).toEqual([
    ["p", {}, "هاتف ", ["bdi", { dir: "ltr" }, "920 001 234"]],
  ]);
});

it("makes addresses absolute, and drops those that aren't for the web", () => {
  expect(
    pageNodes('<a href="/faq/x">a</a><a href="javascript:alert(1)">b</a><img src="/files/p.png" alt="P">', {
      base,
    }),
  ).toEqual([
    ["a", { href: "https://help.acme.com/faq/x" }, "a"],
    ["a", {}, "b"],
    ["img", { src: "https://help.acme.com/files/p.png", alt: "P" }],
  ]);
});

it("drops scripts, handlers, styles and unknown elements, and keeps their text", () => {
  const html =
    '<p onclick="x()" style="top:0" class="y">Safe</p><iframe src="https://evil.example"></iframe><video>v</video><input type="text"><svg><script>1</script></svg>';
  expect(pageNodes(html, { base })).toEqual([["p", {}, "Safe"], "v"]);
});
