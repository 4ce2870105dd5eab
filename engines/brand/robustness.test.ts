import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { extractBrand } from "./extract-brand.ts";

const run = (html: string, css = "") =>
  extractBrand({
    startUrl: "https://a.com/",
    pages: [{ url: "https://a.com/", html }],
    stylesheets: [{ url: "https://a.com/a.css", css }],
  });

test("never throws and keeps the result's shape for any markup and style sheet", () => {
  const piece = fc.constantFrom(
    "<div class='btn' style='background:",
    "<a href='tel:",
    "<a href='mailto:",
    "var(--a",
    "--a:var(--b);",
    "--b:var(--a);",
    "}",
    "{",
    "@media (",
    "<script type='application/ld+json'>",
    '{"@type":"Organization","name":',
    "[",
    "</script>",
    "<!--",
    "©",
    "<header>",
    "<img alt='logo' src='",
    "linear-gradient(",
    "url(",
    "color-mix(in srgb,",
    "\\",
    "&",
    "\u0000",
    "<style>",
    ":is(",
    "::",
    "<svg>",
    "&#x110000;",
    "+49 ",
  );
  const soup = fc
    .array(fc.oneof(piece, fc.string({ maxLength: 12 })), { maxLength: 40 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(soup, soup, (html, css) => {
      const brand = run(html, css);
      expect(brand.colors.primaryColors.length).toBeGreaterThan(0);
      for (const { color, confidence } of brand.colors.allColors) {
        expect(color).toMatch(/^#[0-9A-F]{6}$/);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
      expect(brand.brandAssets.logoUrls.length).toBeLessThanOrEqual(5);
    }),
    { numRuns: 100 },
  );
});

test("ignores malformed URLs", () => {
  const brand = extractBrand({
    startUrl: "not a url",
    pages: [{ url: "::", html: "<header><a href='/'><img src='http://[' alt=logo></a></header>" }],
    stylesheets: [{ url: "also none", css: ".logo{background:url(x.png)}" }],
  });
  expect(brand.brandAssets.logoUrls).toEqual([]);
  expect(extractBrand({ startUrl: "", pages: [], stylesheets: [] }).brandAssets.companyName).toBeNull();
});

// These inputs could cause quadratic rescans in a pattern or a tree walk. The limit leaves room for a busy machine,
// because quadratic behavior on a megabyte takes minutes.
const hostile: [string, string][] = [
  ["digits", "1 ".repeat(500_000)],
  ["digits without spaces", "9".repeat(1_000_000)],
  ["phone-like runs", "<p>+1 (234) 567-89</p>".repeat(45_000)],
  ["letters before an @", `${"a.".repeat(500_000)}@`],
  ["@ signs", "a@".repeat(500_000)],
  ["brackets", "[at] (dot) ".repeat(90_000)],
  ["capitalized words", "Aa Bb ".repeat(160_000)],
  ["comma-separated parts", "1 Aa street, ".repeat(75_000)],
  ["copyright signs", "© ".repeat(330_000)],
  ["unclosed divs", "<div class='header btn'>".repeat(40_000)],
  ["unclosed spans with text", "<span>1".repeat(140_000)],
  ["classes", `<p class="${"a ".repeat(490_000)}">x</p>`],
  ["title parts", `<title>${"a - ".repeat(250_000)}</title>`],
  ["json", `<script type="application/ld+json">${"[".repeat(490_000)}</script>`],
  ["JSON braces", `<script type="application/ld+json">{"a":${"{},".repeat(160_000)}</script>`],
  ["Tailwind configuration", `<script>tailwind.config={colors:{${"a:{".repeat(300_000)}</script>`],
];
test.each(hostile)("reads a megabyte of %s in time", (_name, html) => {
  const started = cpuMs();
  run(html);
  expect(cpuMs() - started).toBeLessThan(10_000);
});

const hostileSheets: [string, string][] = [
  ["commas", `${"a,".repeat(400_000)}b{color:red}`],
  ["unclosed braces", "a{".repeat(400_000)],
  [
    "variables",
    `:root{${Array.from({ length: 20_000 }, (_, i) => `--v${i}:var(--v${i + 1}) var(--v${i + 1})`).join(";")}} .btn{color:var(--v0)}`,
  ],
  ["gradients", `.btn{background:linear-gradient(${"red,".repeat(200_000)}blue)}`],
  ["brackets", `.btn{background:${"(".repeat(900_000)}`],
  ["deep selectors", `${":is(".repeat(1000)}a${")".repeat(1000)}{color:red}`],
];
// These selectors could cause quadratic matching, given enough elements.
const manyOf = (count: number, rule: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => rule(i));
hostileSheets.push(
  ["sibling combinators", "b~p~p~p~p~p~p~p~.btn{color:red}"],
  ["descendant combinators", "b div div div div div div div .btn{color:red}"],
  ["lists of combined selectors", `${":is(b ~ p, b p) ~ ".repeat(8)}.btn{color:red}`],
  [":nth-child() selectors", manyOf(5_000, (i) => `.btn:nth-child(${i + 9_000}n){color:red}`).join("")],
  ["negations", `${"*:not(".repeat(70)}a${")".repeat(70)}{color:red}`],
  ["imports", manyOf(20_000, (i) => `@import url(a${i}.css);`).join("")],
  ["layers", manyOf(40_000, (i) => `@layer a${i}{.btn{color:red}}`).join("")],
  ["nested rules", manyOf(3_000, (i) => `.a${i}{.b &{.c &{.btn &{color:red}}}}`).join("")],
  ["selectors of one rule", `${manyOf(100_000, (i) => `.a${i} .btn`).join()}{color:red}`],
);
const slowSheets: [string, string][] = [
  ["universal selectors", manyOf(15_000, (i) => `* * * *:not(.a${i}){color:red}`).join("")],
  [":has() selectors", manyOf(5_000, (i) => `div:has(.a${i}) p{color:red}`).join("")],
];
const sheetTitle = "reads a sheet of %s in time";
test.each(hostileSheets)(sheetTitle, readsInTime);
test.each(slowSheets)(sheetTitle, { tags: "long" }, readsInTime);

function readsInTime(_name: string, css: string): void {
  const html = `<body>${"<div><p><a class='btn'>x</a></p></div>".repeat(1000)}${"<div>".repeat(200)}${"<p class='btn'>x</p>".repeat(3000)}`;
  const started = cpuMs();
  run(html, css);
  expect(cpuMs() - started).toBeLessThan(10_000);
}
