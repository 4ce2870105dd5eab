/**
 * Markdown to the editor's document and back, without loss: a block that wasn't edited is written back from its own
 * source, with the bytes around it.
 */
import type { Node } from "prosemirror-model";
import { articleSchema } from "./article-schema.ts";
import { type Block, parseArticle } from "./parse-article.ts";
import { writeBlock } from "./write-article.ts";

const { nodes } = articleSchema;

export interface ArticleCodec {
  doc: Node;
  write(doc: Node): string;
}

interface Origin extends Block {
  index: number;
}

interface Piece {
  node: Node;
  origin: Origin | null;
}

export function openArticle(source: string): ArticleCodec {
  const { blocks, trail } = parseArticle(source);
  const origins = blocks.map((block, index): Origin => ({ ...block, index }));
  const byNode = new Map(origins.map((origin) => [origin.node, origin]));
  const byText = Map.groupBy(origins, ({ node }) => node.textContent);
  const definitions = origins.filter(({ isDefinition }) => isDefinition);
  const written = new WeakMap<Node, string>();
  const content = origins.length > 0 ? origins.map(({ node }) => node) : [nodes.paragraph.create()];

  /** Undo and redo make equal nodes that aren't the same object. */
  function originOf(node: Node, before: Origin | null): Origin | null {
    const known = byNode.get(node);
    if (known) return known;
    const equal = byText.get(node.textContent)?.filter((origin) => origin.node.eq(node)) ?? [];
    return equal.find(({ index }) => index === (before?.index ?? -1) + 1) ?? equal[0] ?? null;
  }

  /** Each keystroke writes the article, and only one block has changed. */
  function writeOnce(node: Node, otherMarker: boolean): string {
    if (otherMarker) return writeBlock(node, { otherMarker });
    const known = written.get(node) ?? writeBlock(node);
    written.set(node, known);
    return known;
  }

  function piecesOf(doc: Node): Piece[] {
    let before: Origin | null = null;
    return doc.children.filter(isWritten).map((node) => {
      const origin = originOf(node, before);
      before = origin;
      return { node, origin };
    });
  }

  function write(doc: Node): string {
    const pieces = piecesOf(doc);
    const kept = new Set(pieces.map(({ origin }) => origin));
    const areDefined = definitions.every((definition) => kept.has(definition));
    let text = "";
    let before: (Piece & { text: string }) | null = null;
    for (const [index, piece] of pieces.entries()) {
      const { origin } = piece;
      const isInPlace: boolean =
        origin !== null && (before ? before.origin?.index === origin.index - 1 : origin.index === 0);
      const isLast = index === pieces.length - 1;
      const marker: string | null = before?.node.type === piece.node.type ? listMarker(before.text) : null;
      const own = ownSource(piece, { isInPlace, areDefined, isLast, marker, count: origins.length });
      const markdown: string = own ?? writeOnce(piece.node, /[-.]/.test(marker ?? ""));
      if (markdown === "") continue;
      if (isInPlace && own !== null) text += origin?.lead ?? "";
      else if (before) text += "\n\n";
      text += markdown;
      before = { node: piece.node, origin: own === null ? null : origin, text: markdown };
    }
    if (before === null) return pieces.length === 0 && origins.length === 0 ? trail : "";
    return text + (before.origin?.index === origins.length - 1 ? trail : "\n");
  }

  return { doc: nodes.doc.create(null, content), write };
}

/** Empty paragraphs only exist while someone types. */
function isWritten(node: Node): boolean {
  return node.type !== nodes.paragraph || node.content.size > 0;
}

interface Place {
  /** Whether the block before it is the same as in the original text. */
  isInPlace: boolean;
  areDefined: boolean;
  isLast: boolean;
  /** Of the list before it. */
  marker: string | null;
  count: number;
}

/** Returns null if the block has to be written again. */
function ownSource(
  { origin }: Piece,
  { isInPlace, areDefined, isLast, marker, count }: Place,
): string | null {
  if (!origin) return null;
  const { source, node, index } = origin;
  if (node.type === nodes.source) return source;
  if (origin.refersToDefinitions && !areDefined) return null;
  // Its indentation would continue another list.
  if (!isInPlace && /^[ \t]/.test(source)) return null;
  // It would continue the list before it.
  if (!isInPlace && marker !== null && listMarker(source) === marker) return null;
  // The end of the text closed it, and now something follows.
  const isOpen = index === count - 1 && !isLast && endsOpen(source);
  return isOpen ? null : source;
}

/** Whether the block could have an unclosed code fence. */
function endsOpen(source: string): boolean {
  return /(?:```|~~~)/.test(source);
}

/** Lists with the same marker are one list. */
function listMarker(text: string): string | null {
  return /^ {0,3}(?:\d+([.)])|([-*+]))/.exec(text)?.slice(1).find(Boolean) ?? null;
}
