/**
 * Collapsible parts of Markdown as GitHub writes them: HTML blocks with `<details>`, a `<summary>` of plain text, and
 * `</details>`, around other blocks. Other HTML is never shown.
 */

interface Block {
  type: string;
  value?: string;
}

export interface Part<Inner> {
  title: string;
  isOpen: boolean;
  /** Indexes of the blocks that open and close it. */
  from: number;
  to: number;
  blocks: Inner[];
}

const opening = /^<details( open(?:="")?)?>\s*<summary>([^<>\n]*)<\/summary>\s*$/;
const closing = /^<\/details>\s*$/;

function readOpening({ type, value = "" }: Block): { title: string; isOpen: boolean } | null {
  const found = type === "html" ? opening.exec(value) : null;
  const title = found && decode((found[2] ?? "").trim());
  return found && title !== null ? { title, isOpen: found[1] !== undefined } : null;
}

export function openingTag({ title, isOpen }: Pick<Part<unknown>, "title" | "isOpen">): string {
  return `<details${isOpen ? " open" : ""}>\n<summary>${encode(title)}</summary>`;
}

export const closingTag = "</details>";

/** Null where the block begins no part, such as one that isn't closed. */
export function partAt<Inner extends Block>(blocks: readonly Inner[], from: number): Part<Inner> | null {
  const first = blocks[from];
  const opened = first && readOpening(first);
  if (!opened) return null;
  let depth = 0;
  for (let to = from; to < blocks.length; to++) {
    const block = blocks[to];
    if (block && readOpening(block)) depth += 1;
    else if (block?.type === "html" && closing.test(block.value ?? "")) depth -= 1;
    if (depth === 0) return { ...opened, from, to, blocks: blocks.slice(from + 1, to) };
  }
  return null;
}

interface MarkdownNode extends Block {
  children?: MarkdownNode[];
  data?: { hName: string; hProperties?: Record<string, boolean> };
}

/** For remark: the parts become elements of HTML. */
export function collapsibleParts() {
  return showParts as (tree: unknown) => void;
}

function showParts(tree: MarkdownNode): void {
  const { children } = tree;
  if (!children) return;
  const shown: MarkdownNode[] = [];
  for (let at = 0; at < children.length; at++) {
    const child = children[at];
    if (!child) continue;
    const part = partAt(children, at);
    if (part) {
      const summary = {
        ...{ type: "summary", data: { hName: "summary" } },
        children: [{ type: "text", value: part.title }],
      };
      const hProperties: Record<string, boolean> = part.isOpen ? { open: true } : {};
      const details: MarkdownNode = {
        ...{ type: "details", data: { hName: "details", hProperties } },
        children: [summary, ...part.blocks],
      };
      showParts(details);
      shown.push(details);
      at = part.to;
    } else {
      showParts(child);
      shown.push(child);
    }
  }
  tree.children = shown;
}

const references = { "&amp;": "&", "&lt;": "<", "&gt;": ">" } as const;

/** Null for other references, which would change when they are written back. */
function decode(text: string): string | null {
  const decoded = text.replace(/&(?:amp|lt|gt);/g, (found) => references[found as keyof typeof references]);
  return encode(decoded) === text ? decoded : null;
}

function encode(text: string): string {
  return text.replace(/[&<>]/g, (found) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[found] ?? found);
}
