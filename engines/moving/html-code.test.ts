import { expect, it, test } from "vitest";
import { expectLinear } from "#tests/support/grows-linearly.ts";
import { aroundCode, codeSpan } from "./html-code.ts";
import { openComponents } from "./mdx-blocks.ts";

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
