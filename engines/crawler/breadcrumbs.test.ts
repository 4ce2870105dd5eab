import { expect, test } from "vitest";
import { extractPage } from "./extract-page.ts";
import { readDocument } from "./read-document.ts";

const text =
  "We repair shoes and bags by hand in our workshop, usually within three working days of receiving them. ".repeat(
    3,
  );

function markdownOf(start: string): string {
  const url = "https://acme.test/a/";
  return extractPage(
    readDocument(`<body><main>${start}<h2>Repairs</h2><p>${text}</p></main></body>`, url),
    url,
  ).markdown;
}

test.each([
  [
    "its shape",
    `<div id="path"><span><a href="../index.html"><b>HOME</b></a></span> ＞ <span>Repairs</span></div>`,
  ],
  [
    "its shape, in a list",
    `<ul><li><a href="/">Acme</a> ›</li><li><a href="/a">Services</a> ›</li><li>Repairs</li></ul>`,
  ],
  ["its first word", `<p><a href="https://acme.test/de/">Startseite</a> » Repairs</p>`],
  ["its class", `<div class="breadcrumb-wrapper"><a href="/start">Acme</a> / Repairs</div>`],
  [
    "structured data",
    `<p itemtype="https://schema.org/BreadcrumbList"><a href="/start">Acme</a> / Repairs</p>`,
  ],
  ["its label", `<div aria-label="Breadcrumb"><a href="/start">Acme</a> / Repairs</div>`],
])("leaves out a trail, known by %s", (_, trail) => {
  expect(markdownOf(trail)).toBe(`## Repairs\n\n${text.trim()}`);
});

test.each([
  [
    "a way through a program",
    `<p>To change the card that we charge for your repairs, open <a href="/">Acme</a> › Account › Billing at any time.</p>`,
  ],
  ["links that no sign separates", `<p><a href="/">Acme</a> repairs shoes in town.</p>`],
  ["a link to another website", `<p><a href="https://parts.test/">Parts</a> › ask them for old lasts</p>`],
  ["more than a trail", `<p><a href="/">Acme</a> › ${text}</p>`],
  ["steps without links", `<p><a href="/">Acme</a> › Repairs › Shoes › Soles</p>`],
])("keeps %s", (_, start) => {
  expect(markdownOf(start).length).toBeGreaterThan(markdownOf("").length + 20);
});

test("keeps the title of a page that is beside its trail", () => {
  const banner = `<section class="breadcrumb-area"><h1>All repairs</h1><p><a href="/">Home</a> › Repairs</p></section>`;
  expect(markdownOf(banner)).toContain("# All repairs\n\n## Repairs");
});
