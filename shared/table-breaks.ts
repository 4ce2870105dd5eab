/** A cell of a Markdown table has one line, so that "<br>" is its line break. All other HTML in Markdown is dropped. */
import type { Nodes, Parents } from "mdast";

const breakTag = /^<br\s*\/?>$/i;

/** Turns the tags in the tree's tables into breaks. */
export function readTableBreaks(tree: Nodes): void {
  visit(tree, false);
}

function visit(node: Nodes, isInCell: boolean): void {
  if (!("children" in node)) return;
  const parent: Parents = node;
  for (const [at, child] of parent.children.entries())
    if (isInCell && child.type === "html" && breakTag.test(child.value))
      parent.children[at] = { type: "break", position: child.position };
    else visit(child, isInCell || child.type === "tableCell");
}
