import { isFormMessage } from "./form-messages.ts";
import { headingLevel, type Outline } from "./page-outline.ts";
import type { PageElement, PageNode, PageTree } from "./page-tree.ts";
import { isBlock, isDecoration, splitsWord, tidy } from "./render-text.ts";

/** A visual line of a page: the text of one block, or up to a line break. */
export interface TextLine {
  text: string;
  /** 1 to 6 for headings, otherwise 7. */
  level: number;
  element: PageElement;
  /** The parent of the line's block. Adjacent lines with the same parent belong together. */
  block: PageElement | null;
  isListItem: boolean;
  /** What holds a value and its label, which are one item of a list. */
  tile?: PageElement;
  /** True if the line labels the next one. */
  isLabel?: boolean;
  /** True in navigation, quotes, forms and the like, and for what a form says after it was sent. */
  isExcluded: boolean;
  /** True in footers, banners and sidebars. */
  isWeak: boolean;
  isFooter: boolean;
  /** True if the whole line is a button or a link. */
  isControl: boolean;
}

/** Returns all lines in document order. The cells of a table row form one line. */
export function pageLines(tree: PageTree, outline: Outline): TextLine[] {
  const lines: TextLine[] = [];
  let text = "";
  let last = "";
  let plain = 0;
  let afterElement = false;
  const flush = (block: PageElement): void => {
    const line = tidy(text);
    if (/[\p{L}\p{N}]/u.test(line)) {
      lines.push({
        text: line,
        level: headingLevel(block),
        element: block,
        block: block.parent,
        isListItem: block.tag === "li" || block.parent?.tag === "li",
        isExcluded: (outline.zones.get(block)?.isExcluded ?? false) || isFormMessage(line),
        isWeak: outline.zones.get(block)?.isWeak ?? false,
        isFooter: outline.zones.get(block)?.isFooter ?? false,
        isControl: plain === 0,
      });
    }
    text = "";
    plain = 0;
  };
  const visit = (node: PageNode, block: PageElement, inControl: boolean): void => {
    if (node.kind === "text") {
      if (text !== "" && splitsWord(last, node.text) && headingLevel(block) === 7) text += " ";
      text += node.text;
      last = node.text;
      if (!inControl) plain += node.text.trim().length;
      afterElement = false;
      return;
    }
    if (node.tag === "br") {
      // A title is one text, however its page breaks it.
      if (headingLevel(block) === 7) flush(block);
      else text += " ";
      return;
    }
    if (isDecoration(node) || node.tag === "head") {
      text += " ";
      last = " ";
      return;
    }
    const controls = inControl || node.tag === "a" || node.tag === "button" || node.tag === "label";
    const isRowPart = /^(?:td|th)$/.test(node.tag) || (node.parent?.tag === "tr" && !isBlock(node));
    if (isBlock(node) && !isRowPart && !insideRow(node)) {
      flush(block);
      for (const child of node.children) visit(child, node, controls);
      flush(node);
      return;
    }
    if (afterElement || isRowPart || isBlock(node)) {
      text += " ";
      last = " ";
    }
    for (const child of node.children) visit(child, block, controls);
    if (isBlock(node)) {
      text += " ";
      last = " ";
    }
    afterElement = true;
  };
  visit(tree.root, tree.root, false);
  return joinWrapped(lines);
}

/** In characters. A shorter line may be a label. */
const minWrapped = 35;

/** Joins the lines of running text that its author broke by hand in the middle of sentences. */
function joinWrapped(lines: TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isWrapped =
      before !== undefined &&
      before.element === line.element &&
      before.level === 7 &&
      !before.isControl &&
      !line.isControl &&
      before.text.length >= minWrapped &&
      /[\p{L}\d,]$/u.test(before.text) &&
      /^["«(]?\p{Ll}{1,}/u.test(line.text);
    if (isWrapped) joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

/** True for blocks in a cell of a short row, which stay on the row's line. */
function insideRow(element: PageElement): boolean {
  for (let at = element.parent, steps = 0; at && steps < 4; at = at.parent, steps += 1)
    if (at.tag === "td" || at.tag === "th") return (at.parent?.size ?? 0) < 200;
  return false;
}
