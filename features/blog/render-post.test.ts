import { load } from "cheerio";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renderPost } from "./render-post.ts";

const html = (markdown: string) => renderPost(markdown).html;

describe("a post's Markdown", () => {
  test("keeps single newlines as breaks and blank lines as paragraphs", () => {
    expect(html("One\nTwo\n\nThree")).toBe("<p>One<br>\nTwo</p>\n<p>Three</p>");
  });

  test("makes tables scrollable", () => {
    const table = html("| A | B |\n| - | -: |\n| 1 | 2 |");
    expect(table).toContain('<div class="post-table" tabindex="0" role="group" aria-label="Table"><table>');
    expect(table).toContain('<td align="right">2</td>');
  });

  test("accepts uppercase schemes, but not script URLs", () => {
    expect(html("[x](HTTPS://e.example/A)")).toContain('href="https://e.example/A"');
    expect(html("<MAILTO:a@e.example>")).toContain('href="mailto:a@e.example"');
    expect(html("[x](JavaScript:canary())")).not.toContain("href");
  });

  test("labels the checkboxes of task lists", () => {
    const list = html("- [x] Written\n- [ ] Read");
    expect(list).toMatch(/<input type="checkbox" checked disabled aria-label="Done">/);
    expect(list).toMatch(/<input type="checkbox" disabled aria-label="To do">/);
  });

  test("links footnotes both ways", () => {
    const text = html("A claim.[^1]\n\n[^1]: Its source.");
    const [, target] = /href="#([^"]+)"/.exec(text) ?? [];
    expect(text).toContain(`id="${target}"`);
    const back = [...text.matchAll(/href="#([^"]+)"[^>]*data-footnote-backref/g)].map(([, id]) => id);
    expect(back).toHaveLength(1);
    expect(text).toContain(`id="${back[0]}"`);
  });

  test("highlights fenced code with a language on the server, and no other code", () => {
    expect(html("```js\nconst a = 1;\n```")).toContain('<span class="hljs-keyword">const</span>');
    expect(html("```\nconst a = 1;\n```")).not.toContain("hljs-");
    expect(html("```no-such-language\nconst a = 1;\n```")).toContain("const a = 1;");
  });

  test("gives headings unique ids and lists the two top levels", () => {
    const post = renderPost("## Über uns\n\n### Why\n\n## Über uns\n\n#### Small");
    expect(post.contents).toEqual([
      { id: "uber-uns", text: "Über uns", level: 2 },
      { id: "why", text: "Why", level: 3 },
      { id: "uber-uns-2", text: "Über uns", level: 2 },
    ]);
    expect(post.html).toContain('<h4 id="small">');
  });

  test("shifts headings down when the text has level-one headings, because the title is the page's only h1", () => {
    const { html: text, contents } = renderPost("# Part\n\n## Inner");
    expect(text).toBe('<h2 id="part">Part</h2>\n<h3 id="inner">Inner</h3>');
    expect(contents.map(({ level }) => level)).toEqual([2, 3]);
  });

  test("renders stored images with their size and lazy loading", () => {
    const address = "/files/blog-images/8f14-1700000000-1200x800.jpg";
    expect(html(`![A cat](${address})`)).toBe(
      `<p><img src="${address}" alt="A cat" loading="lazy" decoding="async" width="1200" height="800"></p>`,
    );
  });

  test("turns an external image into a link, because loading it would reveal the reader to third parties", () => {
    expect(html("![A cat](https://tracker.example/cat.png)")).toBe(
      '<p><a href="https://tracker.example/cat.png" rel="nofollow noopener">A cat</a></p>',
    );
    expect(html("![A cat](data:image/png;base64,AAAA)")).toBe("<p>A cat</p>");
  });

  test.each([
    ["<script>canary()</script>"],
    ["<img src=x onerror=canary()>"],
    ["[x](javascript:canary())"],
    ["[x](data:text/html,<script>canary()</script>)"],
    ["![x](javascript:canary())"],
    ["<a href='java&#115;cript:canary()'>x</a>"],
    ["<svg onload=canary()>"],
    ['[x](https://e.example "onmouseover=canary()")'],
    ["```html\n<script>canary()</script>\n```"],
    ["[^x]\n\n[^x]: <iframe src=//e.example></iframe>"],
    ["| <b onclick=canary()> |\n| - |\n| <style>*{display:none}</style> |"],
  ])("is inert: %s", (markdown) => {
    expect(dangers(html(markdown))).toEqual([]);
  });

  test("renders any text without anything executable", () => {
    const piece = fc.constantFrom(
      "<script>",
      "](javascript:",
      "![",
      "[^1]",
      "```",
      "|",
      "- [ ]",
      "# ",
      "\n",
      "\n\n",
      "&#x6A;",
      "`",
      '"',
      "<img onerror=",
    );
    const text = fc.array(fc.oneof(piece, fc.string())).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(text, (markdown) => {
        expect(dangers(html(markdown))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

/** Finds everything in this HTML that a browser would run, load from elsewhere, or follow to an unsafe URL. */
function dangers(text: string): string[] {
  const $ = load(text, null, false);
  return $("*")
    .toArray()
    .flatMap((element) => ("tagName" in element ? [element] : []))
    .flatMap(({ tagName, attribs }) => [
      ...(/^(?:script|style|iframe|svg|object|embed|form|base|meta|link)$/.test(tagName) ? [tagName] : []),
      ...Object.entries(attribs).flatMap(([name, value]) => {
        if (name.startsWith("on") || name === "style") return [name];
        const isGood = name === "src" ? /^\/files\// : /^(?:https?:|mailto:|tel:|[^:]*$|[/#?])/i;
        return (name === "href" || name === "src") && !isGood.test(value) ? [`${name}=${value}`] : [];
      }),
    ]);
}
