import { expect, test } from "vitest";
import { readArticleFile, UnusableFileError } from "./article-file.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { createNotes } from "./source-center.ts";

function converted(html: string) {
  const notes = createNotes();
  const targets = {
    link: (href: string) => (href.startsWith("https:") ? href : null),
    picture: (src: string) => (src.startsWith("https:") ? `picture:${src.length}` : null),
  };
  return { markdown: htmlToMarkdown(html, targets, notes), notes: notes.notes };
}

test("converts what help desks' editors write", () => {
  const { markdown, notes } = converted(
    `<h2 id="x">How&nbsp;to pay</h2><p>By <strong>card</strong> or <a href="https://bank.example">bank</a>.</p>
     <ol start="3"><li><p>One</p><ul><li>Inner</li></ul></li></ol>
     <div class="callout callout-warning"><p>Mind this</p></div>
     <table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
     <pre><code class="language-js">let a = 1 &lt; 2;</code></pre>
     <p><img src="https://acme.example/1.png" alt="Bill"><a href="javascript:alert(1)">bad</a></p>
     <details><summary>More</summary><p>Text</p></details>
     <iframe src="//www.youtube.com/embed/1"></iframe><form action="/x"><input name="a"></form><script>alert(1)</script>`,
  );
  expect(markdown).toBe(
    [
      "## How to pay",
      "",
      "By **card** or [bank](https://bank.example).",
      "",
      "3. One",
      "",
      "   - Inner",
      "",
      "> [!WARNING]",
      ">",
      "> Mind this",
      "",
      "| A |",
      "| - |",
      "| 1 |",
      "",
      "```js",
      "let a = 1 < 2;",
      "```",
      "",
      "![Bill](picture:26)bad",
      "",
      "**More**",
      "",
      "Text",
      "",
      "[https://www.youtube.com/embed/1](https://www.youtube.com/embed/1)",
    ].join("\n"),
  );
  expect(notes.map(({ kind }) => kind)).toEqual(["video", "form"]);
});

test("what is below another in a table cell stays there, and cells that span others keep theirs", () => {
  const rows = [
    "<tr><th>A</th><th>B</th></tr>",
    "<tr><td>9–12<br>14–18<br></td><td><p>Mill Lane 1</p> <p>York <b>YO1<br/>2AB</b></p></td></tr>",
    '<tr><td rowspan="2">Both</td><td>Take<ul><li>one</li><li><h3>two</h3></li></ul></td></tr>',
    '<tr><td><div class="note"><p>Mind</p></div><pre>a\nb</pre><table><tr><td>x</td><td>y</td></tr></table></td></tr>',
    `<tr><td colspan="${10 ** 9}">Wide</td></tr>`,
  ];
  const lines = converted(`<table>${rows.join("")}</table>`).markdown.split("\n");
  const cells = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  expect(cells.map((row) => row.slice(1, 3))).toEqual([
    ["A", "B"],
    [expect.stringMatching(/^-+$/), expect.stringMatching(/^-+$/)],
    ["9–12<br>14–18", "Mill Lane 1<br>York **YO1<br>2AB**"],
    ["Both", "Take<br>one<br>two"],
    ["", "Mind<br>a b<br>x y"],
    ["Wide", ""],
  ]);
});

test("deep markup keeps its words", () => {
  const { markdown } = converted(`${"<div>".repeat(20_000)}deep words${"</div>".repeat(20_000)}`);
  expect(markdown).toContain("deep words");
});

test.each([
  [
    '<b style="font-weight:normal" id="docs-internal-guid-1"><h2>Pay</h2><p>Text</p><ul><li>a</li></ul></b>',
    "## Pay\n\nText\n\n- a",
  ],
  [
    "<strong>Mind <span><p>this</p><h3>Then</h3></span> <em>it</em></strong>",
    "**Mind**\n\n**this**\n\n### Then\n\n**_it_**",
  ],
  ["<h2> </h2><p>Text</p><h3><br></h3>", "Text"],
])("keeps the blocks in %s", (html, markdown) => {
  expect(converted(html).markdown).toBe(markdown);
});

test("a spreadsheet's articles are drafts unless it says that everyone may read them", () => {
  const columns = ["status", "draft", "published"];
  const drafts = (column: string, values: string[]) => {
    const rows = values.map((value, index) => `T${index},Text,${value}`);
    const { articles } = readArticleFile([`title,content,${column}`, ...rows].join("\n"));
    return values.filter((_, index) => articles[index]?.isDraft);
  };
  const shown = ["", "published", "Live", "yes", "no", "1", "0", "not published", "internal", "Entwurf"];
  expect(columns.map((column) => drafts(column, shown))).toEqual([
    ["yes", "no", "1", "0", "not published", "internal", "Entwurf"],
    ["published", "Live", "yes", "1", "not published", "internal", "Entwurf"],
    ["no", "0"],
  ]);
});

test("an article of which one of two columns says that few may read it is a draft", () => {
  const rows = ["A,Text,published,internal", "B,Text,draft,public", "C,Text,published,public"];
  const { articles } = readArticleFile(["title,content,status,visibility", ...rows].join("\n"));
  expect(articles.map(({ isDraft }) => isDraft)).toEqual([true, true, false]);
});

test("skips the line with which Excel names the separator", () => {
  expect(readArticleFile("sep=;\r\ntitle;content\r\nA;B\r\n").articles).toMatchObject([{ title: "A" }]);
});

test("reads articles from a spreadsheet", () => {
  const { articles } = readArticleFile(
    '\uFEFFTitle;Body;Category;URL;Status\r\nReturns;"<p>Thirty <b>days</b></p>";Orders;https://old.example/kb/7-returns;draft\r\n\'=Sum;"Plain\n\ntext";;;\r\n',
  );
  expect(articles).toMatchObject([
    {
      id: "/kb/7-returns",
      title: "Returns",
      collection: "Orders",
      markdown: "Thirty **days**",
      oldPaths: ["/kb/7-returns"],
      isDraft: true,
    },
    { id: "=Sum", title: "=Sum", collection: null, markdown: "Plain\n\ntext", isDraft: false },
  ]);
});

test.each(["", "a,b\n1,2", "title,content\n", 'title,content\n"a'])(
  "refuses %j with one sentence",
  (text) => {
    expect(() => readArticleFile(text)).toThrow(UnusableFileError);
  },
);
