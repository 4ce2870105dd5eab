/** Texts that are rendered to HTML. */
import type { Mutant } from "../mutant.ts";

export const textsMutants: Mutant[] = [
  {
    name: "Markdown is not sanitized",
    file: "shared/markdown-pipeline.ts",
    find: "    .use(rehypeSanitize, schema)\n",
    replace: "",
    tests: ["shared/markdown.test.ts"],
  },
  {
    name: "links of answers may be scripts",
    file: "shared/markdown-pipeline.ts",
    find: 'href: ["http", "https", "mailto", "tel"] },',
    replace: 'href: ["http", "https", "mailto", "tel", "javascript"] },',
    tests: ["shared/markdown.test.ts"],
    survives: "markLinks, which runs after it, keeps the same four schemes",
  },
  {
    name: "pictures in answers load from elsewhere",
    file: "shared/markdown.ts",
    find: '"code", "pre"],',
    replace: '"code", "pre", "img"],',
    tests: ["shared/markdown.test.ts"],
  },
  {
    name: "elements of answers may carry handlers",
    file: "shared/markdown.ts",
    find: 'attributes: { a: ["href"], ol: ["start"] },',
    replace: 'attributes: { a: ["href", "target"], ol: ["start"] },',
    tests: ["shared/markdown.test.ts"],
    survives: "Markdown has no way to write them, and raw HTML is dropped before",
  },
  {
    name: "a plain line may hold signs of HTML",
    file: "shared/markdown.ts",
    find: "[\\p{L}\\p{N} ,.;:?!'\"()%/",
    replace: "[\\p{L}\\p{N} <>,.;:?!'\"()%/",
    tests: ["shared/markdown.test.ts"],
  },
  {
    name: "pathological Markdown is parsed",
    file: "shared/markdown-pipeline.ts",
    find: "    if (isPathologicalMarkdown(markdown)) return typed(markdown);\n",
    replace: "",
    tests: ["shared/is-pathological-markdown.test.ts"],
  },
  {
    name: "links of answers may lead anywhere",
    file: "shared/markdown-pipeline.ts",
    find: " || !/^(https?|mailto|tel):/i.test(href)",
    replace: "",
    tests: ["shared/markdown.test.ts"],
  },
];
