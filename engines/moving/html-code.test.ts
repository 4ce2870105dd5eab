import { expect, it, test } from "vitest";
import { expectLinear } from "#tests/support/grows-linearly.ts";
import { convertCallouts } from "./callouts.ts";
import { aroundCode, codeSpan } from "./html-code.ts";
import { readMarkdownText } from "./markdown-text.ts";
import { openComponents } from "./mdx-blocks.ts";
import { createNotes } from "./source-center.ts";

const upper = (html: string) => aroundCode(html, (between) => between.toUpperCase());

test("changes only what is between code", () => {
  expect(upper("a `b` c ``d ` e`` f")).toBe("A `b` C ``d ` e`` F");
  expect(upper("a\n  ```js\nlet b;\n  ```\nc")).toBe("A\n  ```js\nlet b;\n  ```\nC");
  expect(upper("a <code>b &lt;i&gt; ` c</code> d")).toBe("A ``b <i> ` c`` D");
  expect(upper("<pre>\na\n```</pre>b")).toBe("\n\n````\na\n```\n````\n\nB");
});

test("code without an end is no code", () => {
  expect(upper("a ` b")).toBe("A ` B");
  expect(upper("```\na <code>b</code>")).toBe("```\nA `b`");
  expect(upper("<pre>a")).toBe("<PRE>A");
  expect(codeSpan(" \n ")).toBe("");
});

const attacks: Record<string, string> = {
  "HTML without an end": "<pre>",
  fences: "~~~ x\n",
  backticks: "`a ",
  "begun tags": "<code \n",
};
it.each(Object.entries(attacks))("grows linearly with %s", (_, part) => {
  const input = (size: number) => part.repeat(size / part.length);
  expectLinear({ size: 100_000, input, run: upper });
});

it("grows linearly with components without an end", () => {
  expectLinear({
    size: 100_000,
    input: (size) => "<A>\n".repeat(size / 4).split("\n"),
    run: openComponents,
  });
});

it("keeps line breaks out of code in a line, and reads code with very many tags", () => {
  expect(codeSpan("a \n \n  b\n")).toBe("`a b `");
  expect(codeSpan("` ".repeat(200_000)).slice(0, 5)).toBe("`` ` ");
  expect(codeSpan(`${"<b>".repeat(20_000)}deep`)).toBe("`deep`");
});

it.each([":::note", "!!! note", "# Heading"])("grows linearly with blanks after %s", (start) => {
  const run = (text: string) => readMarkdownText(text, { resolve: () => null }, createNotes());
  expectLinear({ size: 20_000, input: (size) => `${start}${" ".repeat(size)}{ "x`, run });
});

it("grows linearly with blanks in code", () => {
  const input = (size: number) => `<pre>${" ".repeat(size)}x</pre><code>${" ".repeat(size)}x</code>`;
  expectLinear({ size: 50_000, input, run: upper });
});

it("titles of callouts may have classes, and what is no callout stays", () => {
  const converted = (line: string) => convertCallouts(`${line}\n\n    Text\n\n:::`, createNotes());
  expect(converted(":::tip[Why]{.wide}")).toContain("> [!TIP]\n> **Why**");
  expect(converted(":::tip Why not")).toContain("> **Why not**");
  expect(converted('!!! tip inline "Why"')).toContain("> **Why**");
  expect(converted('!!! tip "Why')).toContain('!!! tip "Why');
  expect(converted(":::tip{.wide")).toContain(":::tip{.wide");
});

it("a placeholder without an end is no component, and an end closes what is open inside", () => {
  const placeholder = ["<YOUR_KEY>", "  - a", "    - b"];
  expect(openComponents(placeholder)).toEqual(placeholder);
  const crossed = ["<Tabs>", "  <Tab>", "    c", "</Tabs>", "  - d", "</Tab>"];
  expect(openComponents(crossed).filter((line) => line !== "")).toEqual([
    ...["<Tabs>", "<Tab>", "c", "</Tab>", "</Tabs>", "  - d", "</Tab>"],
  ]);
});
