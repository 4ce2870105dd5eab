/** Logos beside which a website writes its name. */
import { expect, test } from "vitest";
import { extractBrand } from "./extract-brand.ts";

const url = "https://www.site.test/";
const logo = `<img src="/logo.png" alt="Marlow Dental logo" width="240" height="80">`;
const footer = "<footer>© 2026 Marlow Dental</footer>";

function namedLogos(header: string, { css = "", failed = 0 } = {}) {
  const head = "<title>Marlow Dental</title>";
  const body = `<header>${header}</header><h1>Gentle dentistry</h1><p>We look forward to you.</p>${footer}`;
  const { brandAssets } = extractBrand({
    startUrl: url,
    pages: [{ url, html: `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>` }],
    stylesheets: css ? [{ url: `${url}style.css`, css }] : [],
    coverage: { asked: 1, failed },
  });
  expect(brandAssets.logoUrls).toEqual([`${url}logo.png`]);
  return brandAssets.namedLogoUrls;
}

test.each([
  ["in the same link", `<a href="/">${logo}<span>Marlow Dental</span></a>`],
  [
    "in the same box",
    `<div class="brand">${logo}<div><div>MARLOW DENTAL</div><div>Since 1990</div></div></div>`,
  ],
  ["in parts", `<a href="/">${logo}<b>Marlow</b> <i>Dental</i></a>`],
  ["with more of it", `<a href="/">${logo}<span>Marlow Dental Ltd</span></a>`],
  ["with most of it", `<a href="/">${logo}<span>Dr Marlow Dental</span></a>`],
  ["in a link of its own", `<div><a href="/">${logo}</a><a href="/">Marlow Dental</a></div>`],
  ["on wide screens", `<a href="/">${logo}<span class="hidden sm:block">Marlow Dental</span></a>`],
])("a name %s", (_, header) => {
  expect(namedLogos(header)).toEqual([`${url}logo.png`]);
});

const menu = "<a href='/a'>Home</a>".repeat(12);
test.each([
  ["no name", `<a href="/">${logo}</a>`],
  ["another text", `<a href="/">${logo}<span>Gentle dentistry</span></a>`],
  [
    "one word of a long line",
    `<a href="/">${logo}<span>Teeth since 1990 with Marlow Dental in our town</span></a>`,
  ],
  ["a menu", `<div><a href="/">${logo}</a>${menu}<a href="/about">Marlow Dental</a></div>`],
  ["a hidden name", `<a href="/">${logo}<span hidden>Marlow Dental</span></a>`],
  ["a name for screen readers", `<a href="/">${logo}<span class="sr-only">Marlow Dental</span></a>`],
  [
    "a name that WordPress hides",
    `<a href="/">${logo}<span class="screen-reader-text">Marlow Dental</span></a>`,
  ],
  ["a name out of sight", `<a href="/">${logo}<span style="text-indent:-9999px">Marlow Dental</span></a>`],
  ["a name in a script", `<a href="/">${logo}<script>"Marlow Dental"</script></a>`],
])("%s beside the logo", (_, header) => {
  expect(namedLogos(header)).toBeUndefined();
});

const titled = `<a href="/">${logo}</a><p class="title">Marlow Dental</p>`;
test.each([
  ["display: none", undefined],
  ["position: absolute; clip: rect(1px, 1px, 1px, 1px)", undefined],
  ["clip-path: inset(50%)", undefined],
  ["color: #123456", [`${url}logo.png`]],
  ["clip-path: polygon(0 0, 100% 0, 100% 90%)", [`${url}logo.png`]],
])("a name with the style %s", (style, named) => {
  expect(namedLogos(titled, { css: `.title { ${style} }` })).toEqual(named);
});

test("with a style sheet missing, nothing is known", () => {
  expect(namedLogos(titled, { failed: 1 })).toBeUndefined();
});
