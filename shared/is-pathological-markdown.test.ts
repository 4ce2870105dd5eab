import { describe, expect, test } from "vitest";
import { isPathologicalMarkdown } from "./is-pathological-markdown.ts";
import { renderLongMarkdown } from "./long-markdown.ts";
import { markdownToText, renderMarkdown } from "./markdown.ts";

const ofLength = (sample: string) => sample.repeat(10_000).slice(0, 10_000);

describe("pathological Markdown", () => {
  test.each([">", "> ", "> - ", "* - + 1. ", "*a_ ", "_a*", "[", "![", "]", "[a]("])(
    "shows %j as typed, immediately, and breaks no page",
    (sample) => {
      const text = ofLength(sample);
      expect(isPathologicalMarkdown(text)).toBe(true);
      expect(renderMarkdown(text).startsWith("<p>")).toBe(true);
      expect(markdownToText(text)).toBe(text.replace(/\s+/g, " ").trim());
      expect(renderLongMarkdown(text).headings).toEqual([]);
    },
  );

  test("accepts lists, code, tables and quotations that people write", () => {
    const texts = [
      "- [ ] **one** _two_\n".repeat(100),
      `\`\`\`py\n${"some_long_name = other_long_name[i]\n".repeat(200)}\`\`\``,
      "* * * * * * * * * * * * * * * * * * * * * * * * * * * * * *",
      "-".repeat(200),
      "> > > a reply to a reply\n".repeat(50),
      `${"| a ".repeat(20)}|\n`.repeat(100),
      `${"Words **and** words [with a link](https://a.example).\n\n".repeat(300)}`,
    ];
    expect(texts.filter(isPathologicalMarkdown)).toEqual([]);
  });
});
