import { describe, expect, it } from "vitest";
import { nameCallouts } from "./callouts.ts";
import { longMarkdownLines, renderLongMarkdown } from "./long-markdown.ts";

describe("renderLongMarkdown", () => {
  it("puts headings below the page's own, each with an id", () => {
    const { html, headings } = renderLongMarkdown("# Care\n\nWords.\n\n## Oil\n\n#### Deep\n\n# Care");
    expect(headings).toEqual([
      { id: "care", text: "Care", level: 2 },
      { id: "oil", text: "Oil", level: 3 },
      { id: "care-2", text: "Care", level: 2 },
    ]);
    expect(html).toContain('<h2 id="care">Care</h2>');
    expect(html).toContain("<h4>Deep</h4>");
    expect(html).not.toContain("<h1");
  });

  it("starts at h2 when the topmost headings are smaller", () => {
    expect(renderLongMarkdown("### Only").html).toBe('<h2 id="only">Only</h2>');
  });

  it("shows task lists with boxes that can't be changed and are named by their text", () => {
    const { html, text } = renderLongMarkdown("- [ ] Buy *milk*\n- [x] Done\n  - [ ] Inner\n\n<input>");
    expect(html).toContain('<label><input type="checkbox" disabled> Buy <em>milk</em></label>');
    expect(html).toContain('<label><input type="checkbox" checked disabled> Done\n</label><ul');
    expect(html.match(/<input/g)).toHaveLength(3);
    expect(text).toBe("Buy milk Done Inner");
    const loose = renderLongMarkdown("- [x] A\n\n  more").html;
    expect(loose).toContain('<p><label><input type="checkbox" checked disabled> A</label></p>\n<p>more</p>');
  });

  it("breaks lines at <br> in tables, and nowhere else", () => {
    const markdown = "| A |\n| - |\n| Mill Lane 1<br>**York<BR />YO1** |\n\nOut<br>side";
    const { html, text } = renderLongMarkdown(markdown);
    expect(html).toContain("<td>Mill Lane 1<br>\n<strong>York<br>\nYO1</strong></td>");
    expect(html).toContain("<p>Outside</p>");
    expect(text).toBe("A Mill Lane 1 York YO1 Outside");
    expect(longMarkdownLines(markdown).map((line) => line.text)).toEqual([
      "A",
      "Mill Lane 1 York YO1",
      "Outside",
    ]);
  });

  it("links to attachments, and to nothing else among the stored files", () => {
    const key = "public/attachments/0b2d6b9c-3f1e-4c52-9d6f-0a1b2c3d4e5f-12/terms.pdf";
    expect(renderLongMarkdown(`[terms](/files/${key})`).html).toBe(
      `<p><a href="/files/${key}">terms</a></p>`,
    );
    for (const path of ["/files/public/a.pdf", `/files/${key}?w=1`, `/files/${key}.html`, "/files/../x.pdf"])
      expect(renderLongMarkdown(`[x](${path})`).html).toBe("<p>x</p>");
  });

  it("links to other pages of the help center, relative to the article, and to nothing else on the host", () => {
    const { html } = renderLongMarkdown(
      "[a](/articles/pay-2#more) [b](/c/money) [c](https://x.example/articles/y)",
    );
    expect(html).toContain('<a href="../articles/pay-2#more">a</a> <a href="../c/money">b</a>');
    expect(html).toContain('<a href="https://x.example/articles/y" rel="nofollow noopener">c</a>');
    for (const path of [
      "/dashboard",
      "//evil.example/articles/x",
      "/articles/../x/y",
      "/articles/x?y",
      "articles/x",
    ])
      expect(renderLongMarkdown(`[a](${path})`).html, path).toBe("<p>a</p>");
  });

  it("keeps tables, quotations and strikethrough", () => {
    const { html } = renderLongMarkdown("| a | b |\n|---|---|\n| 1 | 2 |\n\n> so\n\n~~no~~");
    expect(html).toContain("<td>1</td>");
    expect(html).toContain("<blockquote>");
    expect(html).toContain("<del>no</del>");
  });

  it("shows no heading row of a table with nothing in it", () => {
    const { html } = renderLongMarkdown("|   |   |\n| - | - |\n| a | b |");
    expect(html).toMatch(/^<table>\s*<tbody>\s*<tr>\s*<td>a<\/td>/);
    expect(renderLongMarkdown("|   | B |\n| - | - |\n| a | b |").html).toContain("<th>B</th>");
    expect(renderLongMarkdown("|   |\n| - |").html).toContain("<thead>");
  });

  it("returns the words of a table without its markup", () => {
    const { text } = renderLongMarkdown(
      "# Cost\n\n| Parcel | Price |\n|:--|--:|\n| small | ~~4~~ **3** |\n\nAll of it.",
    );
    expect(text).toBe("Cost Parcel Price small 4 3 All of it.");
  });

  it.each([
    "<script>alert(1)</script>",
    '# <img src=x onerror="alert(1)">',
    "[x](javascript:alert(1))",
    "![x](https://example.com/x.png)",
    '<h2 id="hc_main" onclick="alert(1)">x</h2>',
    "| <svg onload=alert(1)> |\n|---|\n| <a href='data:,x'>y</a> |",
    "- [ ] <input autofocus onfocus=alert(1)>",
  ])("removes active content: %j", (payload) => {
    const { html } = renderLongMarkdown(payload);
    expect(html.replaceAll('<input type="checkbox" disabled>', "")).not.toMatch(
      /<(script|img|svg|input|iframe|style)|on\w+=|javascript:|data:|id="hc_/i,
    );
  });
});

describe("articles", () => {
  it("show callouts as notes that the page names", () => {
    const { html, text } = renderLongMarkdown("> [!CAUTION]\n> Approve **by noon**\n>\n> - a");
    expect(html).toContain('<div class="callout" role="note" data-callout="warning">');
    expect(html).toContain("<p>Approve <strong>by noon</strong></p>");
    expect(html).not.toContain("CAUTION");
    expect(text).toBe("Approve by noon a");
    expect(nameCallouts(html, () => 'Look"out')).toContain('aria-label="Look&#34;out"');
    expect(renderLongMarkdown("> [!OTHER]\n> x").html).toContain("<blockquote>");
    expect(renderLongMarkdown("> [!NOTE] x").html).toContain("<blockquote>");
  });

  it("show pictures from our own storage only, with their size and sources", () => {
    const own = "/files/public/articles/aa-1200x500.png";
    const { html } = renderLongMarkdown(`![A box](${own})`);
    expect(html).toContain(`src="${own}?w=1280"`);
    expect(html).toContain('alt="A box"');
    expect(html).toContain('width="1200" height="500"');
    for (const src of [
      "https://a.example/x.png",
      "/files/public/articles/../x.png",
      "//a.example/x.png",
      "/x.png",
    ])
      expect(renderLongMarkdown(`![x](${src})`).html, src).not.toContain("<img");
  });

  it("make places for videos from links on their own, and leave other links alone", () => {
    const address = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";
    const shown = `<div class="video"><a href="${address}" rel="nofollow noopener" data-embed="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1" data-site="YouTube">`;
    expect(renderLongMarkdown(address).html).toContain(shown);
    expect(renderLongMarkdown(`<${address}>`).html).toContain(shown);
    for (const other of [`See ${address}`, `[Watch](${address})`, "https://a.example/watch?v=aqz-KE-bpKQ"])
      expect(renderLongMarkdown(other).html, other).not.toContain("data-embed");
    const own = "/videos#0b6b7f6e-5d8f-4f0a-9a35-0d8f2b8f3a11";
    expect(renderLongMarkdown(`[A](${own})`).html).toBe(
      `<div class="video"><a href="..${own}" data-video="${own.slice(8)}">A</a></div>`,
    );
  });

  it("show collapsible parts, with Markdown inside, and no other HTML", () => {
    const part = (inner: string, tag = "<details>") =>
      `${tag}\n<summary>More &amp; more</summary>\n\n${inner}\n\n</details>`;
    const { html, text } = renderLongMarkdown(part(`**Bold**\n\n${part("Deep", "<details open>")}`));
    expect(html.replace(/\n/g, "")).toBe(
      "<details><summary>More &#x26; more</summary><p><strong>Bold</strong></p><details open><summary>More &#x26; more</summary><p>Deep</p></details></details>",
    );
    expect(text).toContain("Bold");
    for (const other of [
      part("x", '<details onclick="alert(1)">'),
      "<details>\n<summary><b>x</b></summary>\n\ny\n\n</details>",
      "<details>\n<summary>x</summary>\n\nnever closed",
    ])
      expect(renderLongMarkdown(other).html, other).not.toMatch(/<details|onclick/);
  });

  it("color code in the language that its fence names", () => {
    const { html, text } = renderLongMarkdown(
      '```json\n{"a": 1}\n```\n\n```unknown\n{"b": 2}\n```\n\n```\nplain\n```',
    );
    expect(html).toContain('<span class="hljs-number">1</span>');
    expect(html).not.toContain('<span class="hljs-number">2</span>');
    expect(text).toBe('{"a": 1} {"b": 2} plain');
  });

  it("keep code plain that is too long to color in time, in one block or in many", () => {
    const block = (length: number) => `\`\`\`json\n${"1234\n".repeat(length / 5)}\`\`\`\n\n`;
    expect(renderLongMarkdown(block(4_000)).html).not.toContain("hljs");
    const { html } = renderLongMarkdown(`${block(4_000)}${block(2_500).repeat(10)}`);
    expect(html.match(/language-json/g)).toHaveLength(4);
  });
});
