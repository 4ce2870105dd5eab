import { describe, expect, it } from "vitest";
import { renderLongMarkdown } from "./long-markdown.ts";

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

  it("keeps tables, quotations and strikethrough", () => {
    const { html } = renderLongMarkdown("| a | b |\n|---|---|\n| 1 | 2 |\n\n> so\n\n~~no~~");
    expect(html).toContain("<td>1</td>");
    expect(html).toContain("<blockquote>");
    expect(html).toContain("<del>no</del>");
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
    expect(html).not.toMatch(/<(script|img|svg|input|iframe|style)|on\w+=|javascript:|data:|id="hc_/i);
  });
});
