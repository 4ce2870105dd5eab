import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, it } from "vitest";
import { expectLinear } from "#tests/support/grows-linearly.ts";
import { findElement } from "./html-page.ts";
import { firstLinks, groupsIn, linksIn, maxLinks, showsArticle } from "./web-page-links.ts";

const base = "https://acme.example/help";
const inScope = (href: string | null) => (href?.startsWith(base) ? new URL(href).pathname : null);

function read(html: string) {
  const tree = fromHtml(html);
  return { tree, content: findElement(tree, ({ tagName }) => tagName === "body") as Element };
}
const isArticle = (html: string) => {
  const { tree, content } = read(html);
  return showsArticle(tree, content, { data: [], base, inScope });
};
const many = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at));
const text = "These are more words than all links of the page have together. ".repeat(5);

describe("showsArticle", () => {
  it("takes headings in links and links in headings for those of a list", () => {
    const card = (at: number) => `<a href="/help/${at}"><h3>${at}</h3></a><p>${text}</p>`;
    const teaser = (at: number) => `<h3><a href="/help/${at}">${at}</a></h3><p>${text}</p>`;
    const part = (at: number) => `<h3>${at}</h3><p>${text} <a href="/help/${at}">x</a></p>`;
    expect([card, teaser, part].map((write) => isArticle(many(4, write).join("")))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isArticle(many(4, (at) => (at < 1 ? card(at) : part(at))).join(""))).toBe(true);
  });

  it("takes a page with too many links for a list", () => {
    const links = (count: number) => many(count, (at) => `<a href="/help/${at}">x</a> ${text}`).join("");
    expect([isArticle(links(maxLinks)), isArticle(links(maxLinks + 1))]).toEqual([true, false]);
  });

  it("takes time that grows with the page", { tags: "long" }, () => {
    expectLinear({
      size: 5_000,
      input: (size) =>
        read(
          many(size, (at) => `<h2>${at} ${text.slice(0, 60)}</h2>`).join("") +
            many(Math.min(size / 4, maxLinks), () => `<a href="/help/x">x</a>`).join(""),
        ),
      run: ({ tree, content }) => expect(showsArticle(tree, content, { data: [], base, inScope })).toBe(true),
    });
  });
});

it("lists no address of a page twice, and at most as many as the limit", () => {
  const { tree, content } = read(
    `<h2>Popular</h2>${many(3_000, (at) => `<a href="/help/${at}">x</a><a href="/help/0">x</a>`).join("")}
<h2>Others</h2><a href="/help/0">x</a>`,
  );
  const [group, ...others] = groupsIn(content, base, inScope);
  expect(others).toEqual([]);
  expect(new Set(group!.urls).size).toBe(maxLinks);
  expect(group!.urls).toHaveLength(maxLinks);
  expect(linksIn(tree, base, inScope)).toEqual(group!.urls);
});

it("cuts groups at a limit", () => {
  const groups = [
    { name: "A", url: null, urls: ["/1", "/2"] },
    { name: "B", url: "/b", urls: ["/3"] },
  ];
  expect(firstLinks(groups, 3)).toEqual(groups);
  expect(firstLinks(groups, 1)).toEqual([{ name: "A", url: null, urls: ["/1"] }]);
  expect(firstLinks(groups, 0)).toEqual([]);
});
