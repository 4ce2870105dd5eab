import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markdownToLines, markdownToText, renderMarkdown } from "./markdown.ts";

describe("renderMarkdown", () => {
  it("renders bold, italic, code, lists, breaks and links", () => {
    expect(renderMarkdown("**Open** *it* `now`\nthen")).toBe(
      "<p><strong>Open</strong> <em>it</em> <code>now</code><br>\nthen</p>",
    );
    expect(renderMarkdown("- one\n- two")).toBe("<ul>\n<li>one</li>\n<li>two</li>\n</ul>");
    expect(renderMarkdown("3. third\n4. fourth")).toContain('<ol start="3">');
    expect(renderMarkdown("[plans](https://example.com/plans)")).toBe(
      '<p><a href="https://example.com/plans" rel="nofollow noopener">plans</a></p>',
    );
    expect(renderMarkdown("[call](tel:+441174960142) <me@example.com>")).toContain(
      'href="mailto:me@example.com"',
    );
  });

  it("turns headings into paragraphs and unwraps links that aren't absolute", () => {
    expect(renderMarkdown("## Opening hours")).toBe("<p>Opening hours</p>");
    expect(renderMarkdown("[a](/plans) [b](//evil.test) [c](#top)")).toBe("<p>a b c</p>");
  });

  it.each([
    "<script>alert(1)</script>",
    // Text without Markdown takes the fast path.
    "Words and <script>alert(1)</script>",
    "Words and <b>more</b> words",
    "<img src=x onerror=alert(1)>",
    "![x](https://example.com/x.png)",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt&colon;alert(1))",
    "[x](java\nscript:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "[x](vbscript:msgbox(1))",
    "<javascript:alert(1)>",
    "[x]: javascript:alert(1)\n\n[x]",
    '[x](https://example.com "onmouseover=alert(1)")',
    '[x](https://example.com/"onmouseover="alert(1))',
    "<a href='https://example.com' onclick='alert(1)'>x</a>",
    "<svg/onload=alert(1)>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<style>@import 'https://evil.test'</style>",
    "<details open ontoggle=alert(1)>",
    "<math><mi//xlink:href='data:x,<script>alert(1)</script>'>",
    "`<img src=x onerror=alert(1)>`",
    "```html onload=alert(1)\n<script>alert(1)</script>\n```",
    "**<b onmouseover=alert(1)>x</b>**",
    "</p></div><script>alert(1)</script>",
    "\u0000<scr\u0000ipt>alert(1)</script>",
  ])("removes active content: %j", (payload) => {
    const html = renderMarkdown(payload);
    const tags = html.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).toMatch(
        /^<\/?(p|br|strong|em|ul|ol|li|code|pre)>$|^<\/a>$|^<a href="https:\/\/example\.com[^"]*" rel="nofollow noopener">$/,
      );
    }
  });
});

describe("the fast path for plain text", () => {
  const sign = fc.constantFrom(
    ..."aZé1 ,.;:?!'\"()%/€–’“…-".split(""),
    "1. ",
    "- ",
    "www.a.org",
    "http://a.org",
  );
  const line = fc
    .tuple(fc.constantFrom("a", "É", "x"), fc.array(sign))
    .map(([first, rest]) => first + rest.join(""));
  const paragraph = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n"));
  const words = fc
    .array(paragraph, { minLength: 1, maxLength: 3 })
    .map((paragraphs) => paragraphs.join("\n\n"));

  it("renders the same HTML as the parser", () => {
    fc.assert(
      fc.property(words, (text) => {
        // The suffix isn't plain text, so the whole text goes through the parser.
        const parsed = `${text}\n\n**end**`;
        expect(`${renderMarkdown(text)}\n<p><strong>end</strong></p>`).toBe(renderMarkdown(parsed));
        expect(`${markdownToText(text)} end`).toBe(markdownToText(parsed));
      }),
      { numRuns: 300 },
    );
  });
});

describe("markdownToText", () => {
  it("keeps the words and drops Markdown and HTML", () => {
    expect(markdownToText("Open **Plans**:\n\n- one\n- [two](https://example.com)\n\n<b>x</b>")).toBe(
      "Open Plans: one; two x",
    );
  });

  it("separates the items of a list, unless they are sentences", () => {
    expect(markdownToText("- Knives\n- Scissors\n  - small\n  - large\n- Hoes")).toBe(
      "Knives; Scissors small; large; Hoes",
    );
    expect(markdownToText("- We grind.\n- We sew!\n\nThen:\n\n1. Pay\n2. Go")).toBe(
      "We grind. We sew! Then: Pay; Go",
    );
    expect(markdownToText("- \n- one\n\n- two")).toBe("one; two");
  });
});

describe("markdownToLines", () => {
  it("keeps the lines of a list item together", () => {
    expect(markdownToLines("- **York**: Mill Lane 1\n  YO1 2AB\n- **Leeds**: closed")).toEqual([
      "York: Mill Lane 1 YO1 2AB",
      "Leeds: closed",
    ]);
  });

  it("separates paragraphs, list items and lines", () => {
    expect(markdownToLines("Open **daily**.\n\n- one\n- two\n  - three\n\nThen\nclosed.")).toEqual([
      "Open daily.",
      "one",
      "two",
      "three",
      "Then",
      "closed.",
    ]);
  });

  it("has the same letters as the plain text", () => {
    const text = fc.array(
      fc.constantFrom(
        "a b.",
        "- c",
        "\n",
        "\n\n",
        "**d**",
        "`e`",
        "1. f",
        "<b>",
        "> g",
        "[h](https://a.example)",
      ),
    );
    fc.assert(
      fc.property(text, (parts) => {
        const markdown = parts.join("\n");
        expect(markdownToLines(markdown).join("").replace(/\s/g, "")).toBe(
          markdownToText(markdown).replace(/[\s;]/g, ""),
        );
      }),
    );
  });
});
