import { expect, test } from "vitest";
import { expectLinear } from "#tests/support/grows-linearly.ts";
import { UnusableFileError } from "./article-file.ts";
import { wordpressFile, wordpressSite } from "./wordpress.fixture.ts";
import { readWordpress } from "./wordpress.ts";

const orders = { domain: "category", slug: "orders", name: "Orders & returns" };

test("reads posts, pages and articles of plugins, and skips everything else", () => {
  const { articles, collections, origin } = readWordpress(
    wordpressFile([
      { id: 5, title: "Second", slug: "second", content: "Text", menuOrder: 2, categories: [orders] },
      {
        id: 4,
        title: "First &amp; best",
        slug: "first",
        content: "Text",
        menuOrder: 1,
        categories: [orders],
      },
      { id: 6, title: "About", slug: "about", content: "Text", type: "page", status: "draft" },
      {
        id: 7,
        title: "From a plugin",
        slug: "plugin",
        content: "Text",
        type: "docs",
        menuOrder: 3,
        categories: [
          { domain: "doc_tag", slug: "x", name: "X" },
          { domain: "doc_category", slug: "setup", name: "Set up" },
        ],
      },
      { id: 8, title: "Members", slug: "members", content: "Text", password: "secret", menuOrder: 4 },
      {
        id: 9,
        title: "Loose",
        slug: "loose",
        content: "Text",
        menuOrder: 5,
        categories: [{ domain: "category", slug: "uncategorized", name: "Allgemein" }],
      },
      { id: 10, title: "logo", slug: "logo", content: "", type: "attachment", status: "inherit" },
      { id: 11, title: "Menu", slug: "menu", content: "", type: "nav_menu_item" },
      { id: 12, title: "Gone", slug: "gone", content: "Text", status: "trash" },
    ]),
  );
  expect(origin).toBe(wordpressSite);
  expect(articles.map(({ id, title, collection, isDraft }) => [id, title, collection, isDraft])).toEqual([
    ["6", "About", null, true],
    ["4", "First & best", "Orders & returns", false],
    ["5", "Second", "Orders & returns", false],
    ["7", "From a plugin", "Set up", false],
    ["8", "Members", null, true],
    ["9", "Loose", null, false],
  ]);
  expect(articles[1]).toMatchObject({ slug: "first", oldPaths: ["/help/first/"] });
  expect(collections.map(({ name }) => name)).toEqual(["Orders & returns", "Set up"]);
});

test("follows links between posts, keeps other links, and notes files and shortcodes", () => {
  const content = [
    'See <a href="/help/second/#how">the second</a>, <a href="https://acme.example/?p=5">again</a>,',
    `<a href="${wordpressSite}/shop/">the shop</a> or <a href="${wordpressSite}/wp-content/uploads/a.pdf">a file</a>.`,
    "",
    '[caption id="attachment_1" width="300"]<img src="/wp-content/uploads/1.png" alt="A box"> The box[/caption]',
    "",
    '[gallery ids="1,2"]',
    "",
    "Prices [see below] stay.",
  ].join("\n");
  const { articles } = readWordpress(
    wordpressFile([
      { id: 4, title: "First", slug: "first", content },
      { id: 5, title: "Second", slug: "second", content: "Text" },
    ]),
  );
  const [first] = articles;
  const picture = `${wordpressSite}/wp-content/uploads/1.png`;
  expect(first?.markdown).toBe(
    [
      "See [the second](moved:5#how), [again](moved:5),\\",
      `[the shop](${wordpressSite}/shop/) or [a file](attachment:${encodeURIComponent(`${wordpressSite}/wp-content/uploads/a.pdf`)}).`,
      "",
      `![A box](picture:${encodeURIComponent(picture)}) The box`,
      "",
      "Prices \\[see below] stay.",
    ].join("\n"),
  );
  expect(first?.pictures).toEqual([picture]);
  expect(first?.notes).toEqual([{ kind: "component", text: "gallery" }]);
});

test("reads both editors: blank lines of the classic one, and HTML of the block editor", () => {
  const blocks =
    "<!-- wp:paragraph -->\n<p>One\n\nline</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:list -->\n<ul><li>A</li></ul>\n<!-- /wp:list -->";
  const classic = "<h2>Title</h2>\nOne\nline\n\n<pre>kept\n\nlines</pre>\n\n<ul>\n<li>A</li>\n</ul>\nEnd";
  const { articles } = readWordpress(
    wordpressFile([
      { id: 1, title: "Blocks", slug: "blocks", content: blocks },
      { id: 2, title: "Classic", slug: "classic", content: classic },
    ]),
  );
  expect(articles[0]?.markdown).toBe("One line\n\n- A");
  expect(articles[1]?.markdown).toContain("```\nkept\n\nlines\n```");
  expect(articles[1]?.markdown).toContain("- A");
});

test("reads a text whose CDATA section was split", () => {
  const { articles } = readWordpress(
    wordpressFile([{ id: 1, title: "Code", slug: "code", content: "<p>a]]>b</p>" }]),
  );
  expect(articles[0]?.markdown).toBe("a]]>b");
});

test("entities of a document type aren't expanded", () => {
  const bomb = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>`;
  const file = wordpressFile([{ id: 1, title: "A", slug: "a", content: "x" }])
    .replace("<rss", `${bomb}<rss`)
    .replace("<title><![CDATA[A]]></title>", "<title>&lol2;</title>");
  expect(readWordpress(file).articles[0]?.title).toBe("&lol2;");
});

test.each([
  ["another feed", "<rss><channel><item><title>x</title></item></channel></rss>"],
  ["no XML", "<?xml"],
  ["an export without posts", wordpressFile([])],
  ["deep nesting", `<rss>${"<a>".repeat(500_000)}`],
])("refuses %s with one sentence", (_, text) => {
  expect(() => readWordpress(text)).toThrow(UnusableFileError);
});

test.each([
  ["tags without an end", "<pre"],
  ["shortcodes without an end", "[a "],
  ["comments without an end", "<!-- wp"],
  ["blank lines", "\n \t\n"],
])("takes time linear in the text's size for %s", { tags: "long" }, (_, part) => {
  expectLinear({
    input: (size) =>
      wordpressFile([{ id: 1, title: "A", slug: "a", content: part.repeat(size / part.length) }]),
    run: readWordpress,
    size: 100_000,
    maxMs: 5_000,
  });
});

test("reads titles and names of categories as the HTML that they are", () => {
  const categories = [{ domain: "category", slug: "terms", name: "Terms &amp; prices" }];
  const { articles } = readWordpress(
    wordpressFile([
      { id: 1, title: "Pay <em>by card</em> &#8211; or a < b", slug: "a", content: "Text", categories },
    ]),
  );
  expect(articles).toMatchObject([{ title: "Pay by card – or a < b", collection: "Terms & prices" }]);
});

test("keeps both posts with the same number, which two exports in one file have", () => {
  const post = (slug: string) => ({ id: 1, title: slug, slug, content: "Text" });
  const { articles } = readWordpress(wordpressFile([post("one"), post("one"), post("two")]));
  expect(articles.map(({ id, title }) => [id, title])).toEqual([
    ["1", "one"],
    ["1", "one"],
    [`${wordpressSite}/help/two/`, "two"],
  ]);
});

test("imports a post with a title of nothing but markup", () => {
  const title = `Pay ${"<b>".repeat(20_000)}`;
  expect(readWordpress(wordpressFile([{ id: 1, title, slug: "a", content: "Text" }])).articles).toMatchObject(
    [{ title: "Pay", markdown: "Text" }],
  );
});
