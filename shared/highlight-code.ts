/** Colors code in the languages that its fence names. Runs on the server only, because the grammars are large. */
import rehypeHighlight from "rehype-highlight";
import type { PluggableList } from "unified";
import { elementsOf, type HtmlNode, textOf } from "./markdown-pipeline.ts";

/**
 * Longer code stays plain: some grammars take time that grows with the square of a block's length. Measured on a busy
 * machine: one hostile block of 20,000 characters took 6 s; 12,000 characters in blocks of 3,000 take up to 90 ms, and up
 * to 450 ms if they are hostile.
 */
const maxBlock = 3_000;
/** Of all blocks of a text. */
const maxColored = 12_000;

export const highlightCode: PluggableList = [() => keepLongCodePlain, [rehypeHighlight, { detect: false }]];

function keepLongCodePlain(tree: HtmlNode): void {
  let length = 0;
  for (const code of elementsOf(tree)) {
    if (code.tagName !== "code" || !code.properties?.className) continue;
    const own = textOf(code).length;
    const isColored = own <= maxBlock && length + own <= maxColored;
    if (isColored) length += own;
    else code.properties.className = undefined;
  }
}
