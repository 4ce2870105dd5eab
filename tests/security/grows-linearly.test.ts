/** Parsers of untrusted text must take time linear in its length, up to the size at which it is cut or refused. */
import { describe, expect, test } from "vitest";
import { withoutComments } from "#engines/brand/parse-css.ts";
import { extractPage } from "#engines/crawler/extract-page.ts";
import { readDocument } from "#engines/crawler/read-document.ts";
import { parseRobots } from "#engines/crawler/robots.ts";
import { parseSitemap } from "#engines/crawler/sitemap.ts";
import { buildPage } from "#engines/faq-writer/build-page.fixture.ts";
import { readGrid } from "#engines/faq-writer/price-grid.ts";
import { readPage } from "#engines/faq-writer/read-page.ts";
import { titledParts } from "#engines/faq-writer/titled/titled-parts.ts";
import { readMarkdownText } from "#engines/moving/markdown-text.ts";
import { createNotes } from "#engines/moving/source-center.ts";
import { searchDocuments } from "#engines/search/search-documents.ts";
import { buildSearchIndex } from "#engines/search/search-index.ts";
import { isPattern } from "#features/crawl-service/path-rules.ts";
import { linksOf } from "#features/mailbox/present.ts";
import { cuesOf, maxCaptionBytes } from "#features/videos/captions.ts";
import { matchesEtag, preferredEncoding } from "#platform/packed-page.ts";
import { renderLongMarkdown } from "#shared/long-markdown.ts";
import { renderMarkdown } from "#shared/markdown.ts";
import { foldText, normalizeText, slugify, splitSentences } from "#shared/text.ts";
import { normalizeUrl, parseSiteUrl, urlKey } from "#shared/url.ts";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { expectLinear } from "#tests/support/grows-linearly.ts";

const filled = (unit: string) => (size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

/** Each text must differ, because renders are cached. */
let round = 0;

describe("Markdown of an answer", () => {
  test.each([
    ..."> |- |1. |* |_|**|~~|`|[|![|](|<|&|\\|#|]: |\t|<!--|http://|[a](b |a_b_|*a**|**a *".split("|"),
    ...[
      "- a\n  ",
      "> - ",
      "|a",
      "|-\n|",
      "[a]: b\n",
      "[^a]: b\n",
      "```\n",
      "&#x41;",
      "a@b.",
      "www.a.",
      "[a][b]",
    ],
    ...["*a\n", "_a_ ", "[[a]", "<a b='", "\n\n", "- \n", "1) a\n", "    a\n", "~~a~ ", "![[", "`` ` "],
  ])("made of %j", (unit) => {
    const input = (size: number) => `${filled(unit)(size)}${++round}`;
    expectLinear({ size: 2_500, input, run: renderMarkdown });
    expectLinear({ size: 2_500, input, run: renderLongMarkdown });
  });
});

describe("a page", () => {
  test.each([
    ..."<p>|<b>|<ul><li>|<table><tr><td>|<a href=x>|<a href=http://a...........|<!--|<![CDATA[|&amp|&#".split(
      "|",
    ),
    ...[
      "<br> \t",
      "<h1>",
      "<dl><dt>",
      "<details><summary>",
      "<script>",
      "<style>",
      "<svg><title>",
      "</p>",
      "<p a=b ",
    ],
    ...[
      "<pre> \n",
      "<p>a. </p>",
      "a ",
      " \t",
      "<nav><a href=/a>",
      "<template>",
      "<meta content='",
      "<select><option>",
    ],
  ])("made of %j", (unit) => {
    expectLinear({
      size: 25_000,
      input: filled(unit),
      run: (html) => extractPage(readDocument(html, "https://a.example/"), "https://a.example/"),
      maxMs: 10_000,
    });
  });

  test.each(["_", "-", "map_", "a-insta"])("with a place for content named after %j", (unit) => {
    const input = (size: number) => `<main><ul id="${filled(unit)(size)}"></ul></main>`;
    expectLinear({ size: 25_000, input, run: (html) => readDocument(html, "https://a.example/") });
  });
});

test.each([
  ["breaks", filled("x<br>")],
  ["paragraphs", filled("<p>x</p>")],
  ["the spaces of a tag", (size: number) => `<img src="https://a.example/b" alt="${" ".repeat(size)}">`],
])("a cell of an imported table made of %s", (_, cell) => {
  const input = (size: number) => `| a |\n|---|\n| ${cell(size)} |\n`;
  const run = (text: string) => readMarkdownText(text, { resolve: () => null }, createNotes());
  expectLinear({ size: 15_000, input, run, maxMs: 10_000 });
});

test.each([
  "<p>$5</p>",
  "<div>$5",
  "<div><p>a</p><p>$5</p></div>",
  "<ul><li>$5",
  "<p class=a>$5</p><p>a</p>",
])("a list of prices made of %j", (unit) => {
  const input = (size: number) => readPage(buildPage(unit.repeat(size))).lines;
  expectLinear({ size: 1_000, input, run: readGrid });
});

test.each([
  "<h2>Bread</h2><p>Baked daily.</p><a href=/a>Read more</a>",
  "<h2>Bread</h2><a href=/a>Read more</a>",
  "<h2>Bread</h2><i></i><a href=/a>Read more</a>",
  "<i></i><h2>Bread</h2>",
])("a page of titles made of %j", (unit) => {
  const context = { label: "", isRepeated: () => false, isSiteName: () => false, isAsked: () => false };
  const input = (size: number) => readPage(buildPage(unit.repeat(size)));
  expectLinear({ size: 1_000, input, run: (page) => titledParts(page, context) });
});

describe("robots.txt", () => {
  const path = `https://a.example/${"a".repeat(1_000)}`;
  test.each([
    ["a rule with many stars", (size: number) => `User-agent: *\nDisallow: /${filled("*a")(size)}b`],
    ["many rules with stars", (size: number) => `User-agent: *\n${filled("Disallow: /*a*a*a*a*b\n")(size)}`],
    ["many agents", (size: number) => filled("User-agent: *\nUser-agent: a\n")(size)],
    ["blanks", (size: number) => `User-agent:${filled(" ")(size)}`],
  ])("with %s", (_, input) => {
    expectLinear({
      size: 10_000,
      input,
      run: (text) => parseRobots("https://a.example/robots.txt", text).isAllowed(path),
      maxMs: 5_000,
    });
  });
});

test.each(["<loc>", "<url><loc>a</loc>", "<!ENTITY a '&a;&a;'>", "&a;", "<a:", "<![CDATA[", "http://a "])(
  "a sitemap made of %j",
  (unit) => expectLinear({ size: 250_000, input: filled(unit), run: parseSitemap, maxMs: 5_000 }),
);

test.each([
  "a",
  "a.",
  ".",
  "/",
  "a/",
  "?a=b&",
  "%",
  "%41",
  ";jsessionid=",
  "#",
  "@",
  "-",
  "xn--",
  "[",
  " ",
  "index.html/",
])("an address made of %j", (unit) => {
  for (const start of ["https://", "https://a", "https://a.example/", "https://a.example/?", ""]) {
    const input = (size: number) => start + filled(unit)(size);
    for (const run of [normalizeUrl, parseSiteUrl]) expectLinear({ size: 100_000, input, run });
    expectLinear({ size: 12_500, input, run: urlKey });
  }
});

test.each(["a", " ", ".", "a. ", "A.B.", "-", "\u0301", "é", "\n", "1. ", "“", "?!", "e.g. "])(
  "a text made of %j",
  (unit) => {
    for (const run of [normalizeText, foldText, slugify, splitSentences, linksOf])
      expectLinear({ size: 25_000, input: filled(unit), run: (text: string) => run(text) });
  },
);

test.each(["00:", "\n\n", "1\n00:00:01 --> 00:00:02\na\n\n", "-->", "WEBVTT\n", " ", "<v "])(
  "captions made of %j",
  (unit) => {
    expectLinear({ size: maxCaptionBytes / 4, input: filled(unit), run: cuesOf });
  },
);

test.each(["a", ",", "W/", '"', '",', "*", " ", ";q=", "br;q=0,", "gzip "])("a header made of %j", (unit) => {
  // The server refuses longer headers.
  const input = filled(unit);
  expectLinear({ size: 4_096, input, run: (header) => matchesEtag(header, '"abc"') });
  expectLinear({ size: 4_096, input, run: preferredEncoding });
});

test.each(["/*", "/**", "/*/", "*/", "/", "a/*b*/"])("comments of a style sheet made of %j", (unit) => {
  expectLinear({ size: 250_000, input: filled(unit), run: withoutComments });
});

test.each([
  ...[
    "(a{1000}){1000}",
    "((a{100}){100}){100}",
    "(((((a{9}){9}){9}){9}){9}){9}",
    "\\pL{1000}",
    "(?i)[^a]{1000}",
  ],
  ...[
    "(a*)*".repeat(40),
    "(".repeat(100) + ")".repeat(100),
    "a?".repeat(100),
    "(a|b|[^c]){999}",
    "[a-z&&[^b]]{9}".repeat(14),
  ],
])("tells quickly whether %s can be used as a pattern", (pattern) => {
  const before = cpuMs();
  isPattern(pattern);
  expect(cpuMs() - before).toBeLessThan(1_000);
});

test.each(["a", "a ", "ab", "how do i ", "*", "zzzzzzzz ", "é", "- "])(
  "a search for %j again and again",
  async (unit) => {
    const documents = Array.from({ length: 500 }, (_, index) => ({
      title: `How do I return order ${index}?`,
      category: null,
      text: `Send parcel ${index} back within thirty days. `.repeat(10),
    }));
    const index = await buildSearchIndex(documents);
    expectLinear({
      size: 2_500,
      input: filled(unit),
      run: (query) => searchDocuments(index, { query, limit: 10 }),
    });
  },
);
