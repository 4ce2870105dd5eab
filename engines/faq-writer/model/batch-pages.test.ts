import { expect, test } from "vitest";
import { buildPage } from "../build-page.fixture.ts";
import { writeFaqs } from "../write-faqs.ts";
import { batchPages } from "./batch-pages.ts";
import { companyName, pages } from "./bike-shop.fixture.ts";
import { readSource } from "./source-page.ts";

const contactInfo = { emails: [], phones: [], addresses: [], socialMedia: {} };
const allText = (batches: ReturnType<typeof batchPages>) =>
  batches.flatMap(({ parts }) => parts.map(({ text }) => text)).join("\n");

test("sends a small website as one batch with numbered pages and visible headings and lists", () => {
  const batches = batchPages(readSource(pages));
  expect(batches).toHaveLength(1);
  expect(batches[0]?.parts.map(({ page, title }) => [page, title])).toEqual([
    [1, "Repairs | Harbour Bikes"],
    [2, "Hire | Harbour Bikes"],
  ]);
  expect(allText(batches)).toContain("## Prices\nA small service costs £45");
  expect(allText(batches)).toContain("- Puncture: £12 per wheel\n");
});

test("omits menus, notices and what the site answers itself", () => {
  const body = `<nav><a href="/">Home page of the shop</a></nav><main><h1>Questions</h1>
    <h2>Do you sell tyres?</h2><p>Yes, we sell tyres of all sizes in our shop in the harbour.</p>
    <h2>Do you sell locks?</h2><p>Yes, we sell locks of all makes, from chains to folding ones.</p>
    <h2>Our workshop</h2><p>The workshop has six stands and is open to everybody who likes to help.</p></main>`;
  const site = [
    buildPage(body, { url: "https://example.org/faq" }),
    buildPage(`<main><h1>Privacy</h1><p>${"We keep nothing about anybody. ".repeat(9)}</p></main>`, {
      url: "https://example.org/privacy",
    }),
  ];
  const { faqs } = writeFaqs({ pages: site, companyName, contactInfo });
  const own = faqs.filter(({ origin }) => origin === "explicit");
  expect(own).toHaveLength(2);
  const text = allText(batchPages(readSource(site, own)));
  expect(text).toContain("six stands");
  expect(text).not.toMatch(/tyres of all sizes|Home page|keep nothing/);
});

test("cuts a large website into a few bounded batches with a share for every page", () => {
  const site = Array.from({ length: 15 }, (_, page) =>
    buildPage(
      `<main>${Array.from({ length: 40 }, (_, at) => `<h2>Part ${at}</h2><p>${`Page ${page} says ${at}. `.repeat(30)}</p>`).join("")}</main>`,
      { url: `https://example.org/p${page}` },
    ),
  );
  const batches = batchPages(readSource(site));
  expect(batches.length).toBeLessThanOrEqual(8);
  for (const { parts } of batches)
    expect(parts.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(12_000);
  const seen = new Set(batches.flatMap(({ parts }) => parts.map(({ page }) => page)));
  expect(seen.size).toBeGreaterThanOrEqual(14);
});

test("sends nothing for a single huge line or a page without text", () => {
  const site = [buildPage(`<main><p>${"word ".repeat(30_000)}</p></main>`), buildPage("<main></main>")];
  expect(batchPages(readSource(site))).toEqual([]);
});
