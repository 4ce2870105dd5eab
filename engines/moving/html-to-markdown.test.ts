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

test("deep markup keeps its words", () => {
  const { markdown } = converted(`${"<div>".repeat(20_000)}deep words${"</div>".repeat(20_000)}`);
  expect(markdown).toContain("deep words");
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
