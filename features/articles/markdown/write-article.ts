/** Writes blocks of the editor as Markdown. */
import type { BlockContent, ListItem, PhrasingContent, Root, RootContent, TableRow } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";
import type { Mark, Node } from "prosemirror-model";
import { closingTag, openingTag } from "#shared/collapsible.ts";
import { writeBreak } from "#shared/write-break.ts";
import { articleSchema } from "./article-schema.ts";

const { nodes, marks } = articleSchema;

/** Not part of mdast. `sourceText` is written as it is. */
type Written =
  | BlockContent
  | { type: "callout"; kind: string; children: BlockContent[] }
  | { type: "details"; title: string; isOpen: boolean; children: BlockContent[] }
  | { type: "sourceText"; value: string };

const writeCallout: Handle = (node, _, state, info) => {
  const exit = state.enter("blockquote");
  const tracker = state.createTracker(info);
  tracker.move("> ");
  tracker.shift(2);
  const inner = state.containerFlow(node, tracker.current());
  const lines = state.indentLines(inner, (line, __, isBlank) => `>${isBlank ? "" : " "}${line}`);
  exit();
  const mark = `> [!${String(node.kind).toUpperCase()}]`;
  const startsWithText = node.children[0]?.type === "paragraph";
  return inner === "" ? mark : `${mark}\n${startsWithText ? "" : ">\n"}${lines}`;
};

const writeDetails: Handle = (node, _, state, info) => {
  const inner = state.containerFlow(node, info);
  const tag = openingTag({ title: String(node.title), isOpen: Boolean(node.isOpen) });
  return [tag, ...(inner === "" ? [] : [inner]), closingTag].join("\n\n");
};

const base: Options = {
  bullet: "-",
  emphasis: "*",
  strong: "*",
  rule: "-",
  fences: true,
  listItemIndent: "one",
  incrementListMarker: true,
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  handlers: {
    callout: writeCallout,
    details: writeDetails,
    break: writeBreak,
    sourceText: ({ value }: { value: string }) => value,
    /** A newline that public pages show as a break. */
    softBreak: () => "\n",
  } as unknown as Options["handlers"] & object,
};

export interface WriteOptions {
  /** Of a list next to another one, which would otherwise continue it. */
  otherMarker?: boolean;
}

/** Returns "" for a block without content. */
export function writeBlock(node: Node, { otherMarker = false }: WriteOptions = {}): string {
  const [written] = blockOf(node);
  if (!written) return "";
  const options: Options = otherMarker
    ? { ...base, bullet: "*", bulletOther: "-", bulletOrdered: ")" }
    : base;
  const root: Root = { type: "root", children: [written as RootContent] };
  return toMarkdown(root, options).replace(/\n+$/, "");
}

function blockOf(node: Node): Written[] {
  switch (node.type) {
    case nodes.paragraph: {
      const children = inlineOf(node);
      return children.length > 0 ? [{ type: "paragraph", children }] : [];
    }
    case nodes.heading: {
      const depth = Math.min(6, Math.max(1, Number(node.attrs.level))) as 1 | 2 | 3 | 4 | 5 | 6;
      return [{ type: "heading", depth, children: inlineOf(node, { breaks: "space" }) }];
    }
    case nodes.rule:
      return [{ type: "thematicBreak" }];
    case nodes.codeBlock: {
      const [lang = "", ...meta] = String(node.attrs.info).split(" ");
      return [{ type: "code", lang: lang || null, meta: meta.join(" ") || null, value: node.textContent }];
    }
    case nodes.source:
      return node.textContent.trim() === "" ? [] : [{ type: "sourceText", value: node.textContent }];
    case nodes.picture:
      return [{ type: "paragraph", children: [pictureOf(node)] }];
    case nodes.blockquote:
      return [{ type: "blockquote", children: blocksOf(node) }];
    case nodes.callout:
      return [{ type: "callout", kind: String(node.attrs.kind), children: blocksOf(node) }];
    case nodes.details: {
      const [title, ...blocks] = node.children;
      const children = blocks.flatMap(blockOf) as BlockContent[];
      const text = (title?.textContent ?? "").replace(/\s+/g, " ").trim();
      return [{ type: "details", title: text, isOpen: Boolean(node.attrs.isOpen), children }];
    }
    case nodes.video:
      return [{ type: "paragraph", children: [videoOf(node)] }];
    case nodes.bulletList:
    case nodes.orderedList:
      return [listOf(node)];
    case nodes.table:
      return [tableOf(node)];
    default:
      return [];
  }
}

function blocksOf(node: Node): BlockContent[] {
  return node.children.flatMap(blockOf) as BlockContent[];
}

function listOf(node: Node): BlockContent {
  const spread = !node.attrs.isTight;
  const isOrdered = node.type === nodes.orderedList;
  const children = node.children.map((item): ListItem => {
    const checked = typeof item.attrs.checked === "boolean" ? item.attrs.checked : null;
    return { type: "listItem", spread, checked, children: blocksOf(item) };
  });
  return {
    type: "list",
    ordered: isOrdered,
    start: isOrdered ? Number(node.attrs.start) : null,
    spread,
    children,
  };
}

function tableOf(node: Node): BlockContent {
  const [head] = node.children;
  const align = head?.children.map(({ attrs }) => attrs.align ?? null) ?? [];
  const children = node.children.map(
    (row): TableRow => ({
      type: "tableRow",
      children: row.children.map((cell) => ({
        type: "tableCell",
        children: cell.firstChild ? inlineOf(cell.firstChild, { breaks: "break" }) : [],
      })),
    }),
  );
  return { type: "table", align, children };
}

function pictureOf({ attrs: { src, alt, title } }: Node): PhrasingContent {
  return { type: "image", url: src, alt, title: title || null };
}

/** Without a title, the address is its own text, which is written in angle brackets. */
function videoOf({ attrs: { href, title } }: Node): PhrasingContent {
  return { type: "link", url: href, title: null, children: [{ type: "text", value: title || href }] };
}

interface Piece {
  content: PhrasingContent;
  marks: readonly Mark[];
}

/** `breaks` is what all breaks become, because a heading has one line and a table cell no newline. */
function inlineOf(node: Node, { breaks }: { breaks?: "space" | "break" } = {}): PhrasingContent[] {
  const pieces = node.children.map((child): Piece => {
    if (child.type === nodes.hardBreak) {
      if (breaks === "space") return { content: { type: "text", value: " " }, marks: child.marks };
      const type = child.attrs.isSoft && breaks !== "break" ? "softBreak" : "break";
      return { content: { type } as PhrasingContent, marks: child.marks };
    }
    if (child.type === nodes.image) return { content: pictureOf(child), marks: child.marks };
    const isCode = child.marks.some(({ type }) => type === marks.code);
    return {
      content: { type: isCode ? "inlineCode" : "text", value: child.text ?? "" },
      marks: child.marks.filter(({ type }) => type !== marks.code),
    };
  });
  return trimmed(nest(pieces));
}

/** Marks that more of the following pieces have become outer ones. */
function nest(pieces: Piece[]): PhrasingContent[] {
  const written: PhrasingContent[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (!piece) break;
    const runs = piece.marks.map((mark) => ({ mark, end: runEnd(pieces, at, mark) }));
    const longest = runs.toSorted((one, other) => other.end - one.end)[0];
    if (!longest) {
      append(written, [piece.content]);
      at += 1;
      continue;
    }
    const { mark, end } = longest;
    const inner = pieces.slice(at, end).map(({ content, marks: all }) => ({
      content,
      marks: all.filter((each) => each !== mark && !each.eq(mark)),
    }));
    append(written, marked(mark, nest(inner)));
    at = end;
  }
  return written;
}

function runEnd(pieces: Piece[], from: number, mark: Mark): number {
  let end = from;
  while (end < pieces.length && pieces[end]?.marks.some((each) => each.eq(mark))) end += 1;
  return end;
}

/** Spaces at the edges of a mark move out of it, because Markdown doesn't mark them. */
function marked(mark: Mark, children: PhrasingContent[]): PhrasingContent[] {
  if (mark.type === marks.link) {
    const { href, title } = mark.attrs;
    return [{ type: "link", url: href, title: title || null, children }];
  }
  const type = mark.type === marks.strong ? "strong" : mark.type === marks.em ? "emphasis" : "delete";
  const [before, inner, after] = splitEdges(children);
  return [...before, ...(inner.length > 0 ? [{ type, children: inner } as PhrasingContent] : []), ...after];
}

function splitEdges(children: PhrasingContent[]): [PhrasingContent[], PhrasingContent[], PhrasingContent[]] {
  const inner = [...children];
  const before: PhrasingContent[] = [];
  const after: PhrasingContent[] = [];
  for (let first = inner[0]; first; first = inner[0]) {
    const [space, rest] = cut(first, /^[ \t]+/);
    if (!space) break;
    before.push(space);
    if (rest) {
      inner[0] = rest;
      break;
    }
    inner.shift();
  }
  for (let last = inner.at(-1); last; last = inner.at(-1)) {
    const [space, rest] = cut(last, /[ \t]+$/);
    if (!space) break;
    after.unshift(space);
    if (rest) {
      inner[inner.length - 1] = rest;
      break;
    }
    inner.pop();
  }
  return [before, inner, after];
}

/** Breaks count as space. */
function cut(
  node: PhrasingContent,
  edge: RegExp,
): [space: PhrasingContent | null, rest: PhrasingContent | null] {
  if (isBreak(node)) return [node, null];
  if (node.type !== "text") return [null, node];
  const [space = ""] = edge.exec(node.value) ?? [];
  if (space === "") return [null, node];
  const rest = node.value.replace(edge, "");
  return [{ type: "text", value: space }, rest === "" ? null : { type: "text", value: rest }];
}

function isBreak({ type }: { type: string }): boolean {
  return type === "break" || type === "softBreak";
}

function append(list: PhrasingContent[], added: PhrasingContent[]): void {
  for (const node of added) {
    const last = list.at(-1);
    if (last?.type === "text" && node.type === "text") last.value += node.value;
    else list.push(node.type === "text" ? { ...node } : node);
  }
}

/** Markdown has no spaces and breaks at the edges of a block. */
function trimmed(children: PhrasingContent[]): PhrasingContent[] {
  const [, inner] = splitEdges(children);
  return inner;
}
