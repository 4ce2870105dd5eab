import { afterEach, expect, test, vi } from "vitest";
import { pageNodes } from "#features/help-center/widget/page-nodes.ts";
import { pageTags } from "../page-tags.ts";
import { build } from "./dom.ts";

afterEach(() => vi.unstubAllGlobals());

/** Elements as arrays, in the form of `PageNode`. */
function stubDocument() {
  const createElement = (tag: string) => {
    const shown: unknown[] & { setAttribute?: unknown; append?: unknown } = [tag, {}];
    const attributes = shown[1] as Record<string, string>;
    Object.defineProperties(shown, {
      setAttribute: { value: (name: string, value: string) => (attributes[name] = value) },
      append: { value: (...children: unknown[]) => shown.push(...children) },
      onerror: { writable: true },
    });
    return shown;
  };
  vi.stubGlobal("document", { createElement, createTextNode: (text: string) => text });
}

const base = "https://help.acme.com";

test.each([
  '<details open=""><summary>More</summary><p>Inside</p></details>',
  '<ul><li><label><input type="checkbox" checked="" disabled=""> Done</label></li></ul>',
  '<ol start="3"><li>Third</li></ol><table><tr><td colspan="2">Wide</td></tr></table>',
  '<p lang="de" dir="auto"><a href="https://acme.com/">A</a></p>',
  [...pageTags]
    .filter((tag) => tag !== "input")
    .map((tag) => `<${tag}></${tag}>`)
    .join(""),
])("the widget shows what the server sends: %s", (html) => {
  stubDocument();
  const sent = pageNodes(html, { base });
  expect(sent.map(build)).toEqual(sent);
});

test("unknown tags and attributes aren't shown", () => {
  stubDocument();
  expect(build(["iframe", { src: "https://evil.example", onload: "x()" }, "Text"])).toEqual([
    "span",
    {},
    "Text",
  ]);
  expect(build(["a", { href: "javascript:alert(1)", open: "" }, "A"])).toEqual(["a", {}, "A"]);
});
