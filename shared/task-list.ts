/** Task lists in public texts: boxes that readers see but can't change, named by the text beside them. */
import { elementsOf, type HtmlNode } from "./markdown-pipeline.ts";

/** Blocks can't be part of a label. */
const block = /^(?:p|ul|ol|pre|blockquote|table|div|details|h[1-6]|hr)$/;

/** Wraps the box and the words behind it into a label, so that the box has a name. */
export function labelTasks(tree: HtmlNode): void {
  for (const item of elementsOf(tree)) {
    if (item.tagName !== "li") continue;
    const [first] = item.children?.filter(({ type }) => type === "element") ?? [];
    const line = first?.tagName === "p" ? first : item;
    const children = line.children ?? [];
    const box = children.findIndex(({ tagName }) => tagName === "input");
    if (box < 0) continue;
    const end = children.findIndex(({ tagName }, index) => index > box && block.test(tagName ?? ""));
    const words = children.slice(box, end < 0 ? undefined : end);
    const label = { type: "element", tagName: "label", properties: {}, children: words };
    line.children = [...children.slice(0, box), label, ...(end < 0 ? [] : children.slice(end))];
  }
}
