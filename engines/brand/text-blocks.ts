import { type AnyNode, type Element, isTag, isText } from "domhandler";
import { anyOf } from "#engines/languages/words.ts";
import { ownPart } from "./foreign-section.ts";
import type { Page, Region } from "./parse-page.ts";

export interface TextBlock {
  text: string;
  region: Region;
  isContact: boolean;
  /** True if the text is about a third party (see `PageNode.isForeign`). */
  isForeign: boolean;
  page: Page;
  /** Index of the block's last element in the page's nodes. */
  index: number;
}

const INLINE = new Set(
  "a b strong i em u small sup sub font span abbr code mark label time bdi wbr img svg".split(" "),
);
const SILENT = new Set(
  "script style noscript template svg textarea select option head iframe code pre".split(" "),
);
/** These inline elements usually hold separate texts, such as a button's label or an icon's text. */
const SEPARATE_INLINE = new Set(["span", "a", "label"]);
const MAX_TEXT = 300_000;
/** Contact details are in short blocks, so longer ones are truncated. */
const MAX_BLOCK = 2000;

/** True for an "@" in its own element, which hides an address from bots: "office<span>@</span>acme.example". */
function isAtSign({ children }: Element): boolean {
  const [only] = children;
  return children.length === 1 && only !== undefined && isText(only) && only.data.trim() === "@";
}

/** Splits the page's text at block-level boundaries and line breaks. */
export function readTextBlocks(page: Page): TextBlock[] {
  const blocks: TextBlock[] = [];
  const root = page.nodes[0]?.element;
  if (!root) return blocks;
  let parts: string[] = [];
  let at = 0;
  let total = 0;
  const flush = () => {
    const text = parts
      .join("")
      .replace(/[\u2010-\u2015\u2212]/g, "-")
      .replace(/[\s\u200b\u200e\u200f\u00ad\ufeff]+/g, " ")
      .trim();
    parts = [];
    const node = page.nodes[at];
    if (text && node)
      blocks.push({
        text: text.slice(0, MAX_BLOCK),
        region: node.region,
        isContact: node.isContact,
        isForeign: node.isForeign,
        page,
        index: at,
      });
  };
  const stack: (AnyNode | "edge")[] = [root];
  while (stack.length > 0 && total < MAX_TEXT) {
    const node = stack.pop()!;
    if (node === "edge") flush();
    else if (isText(node)) {
      parts.push(node.data);
      total += node.data.length;
      if (node.parent && isTag(node.parent)) at = page.byElement.get(node.parent) ?? at;
    } else if (isTag(node)) {
      if (SILENT.has(node.name)) continue;
      const isInline = INLINE.has(node.name);
      if (!isInline) flush();
      if (!isInline) stack.push("edge");
      else parts.push(SEPARATE_INLINE.has(node.name) && !isAtSign(node) ? " " : "");
      for (let i = node.children.length - 1; i >= 0; i--) stack.push(node.children[i]!);
    }
  }
  flush();
  return page.isLegalPage ? markThirdParties(blocks) : blocks;
}

const MAX_FOLLOWING_LINES = 5;
const LINE_LABEL = /^[^:：]{2,40}[:：]/;
const CONTACT_LABEL = new RegExp(`^(?:${anyOf("contact.tail")})`, "i");

/** A third party's details may be on several lines of one element, up to the next label of something else. */
function markThirdParties(blocks: readonly TextBlock[]): TextBlock[] {
  let others: { container: number; left: number } | null = null;
  return blocks.map((block) => {
    const { text } = block;
    const container = containerOf(block);
    if (ownPart(text).length < text.length) {
      others = { container, left: MAX_FOLLOWING_LINES };
      return block;
    }
    const isOther = LINE_LABEL.test(text) && !CONTACT_LABEL.test(text);
    if (!others || others.container !== container || others.left === 0 || isOther) {
      others = null;
      return block;
    }
    others.left -= 1;
    return { ...block, isForeign: true };
  });
}

/** The index of the nearest element that isn't within a line. */
function containerOf({ page, index }: TextBlock): number {
  let at = index;
  while (at > 0 && INLINE.has(page.nodes[at]!.tag)) at = page.nodes[at]!.parent;
  return at;
}
