/** Colors code in the languages that its fence names. Runs on the server only, because the grammars are large. */
import rehypeHighlight from "rehype-highlight";
import type { PluggableList } from "unified";
import { elementsOf, type HtmlNode, textOf } from "./markdown-pipeline.ts";

/** Longer code stays plain. Measured: up to 30 ms for this much of the slowest grammars. */
const maxColored = 20_000;

export const highlightCode: PluggableList = [() => keepLongCodePlain, [rehypeHighlight, { detect: false }]];

function keepLongCodePlain(tree: HtmlNode): void {
  let length = 0;
  for (const code of elementsOf(tree)) {
    if (code.tagName !== "code" || !code.properties?.className) continue;
    length += textOf(code).length;
    if (length > maxColored) code.properties.className = undefined;
  }
}
