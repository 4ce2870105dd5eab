/** Reads Markdown into blocks of the editor, each with the source that it came from. */
import type {
  BlockContent,
  Definition,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
} from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { Mark, Node } from "prosemirror-model";
import { readCalloutMark } from "#shared/callouts.ts";
import { type Part, partAt } from "#shared/collapsible.ts";
import { isPathologicalMarkdown } from "#shared/is-pathological-markdown.ts";
import { readTableBreaks } from "#shared/table-breaks.ts";
import { readOwnVideoLink, readVideoLink } from "#shared/video-link.ts";
import { articleSchema } from "./article-schema.ts";

const { nodes, marks } = articleSchema;

export interface Block {
  node: Node;
  source: string;
  /** What is between the block before and this one. */
  lead: string;
  /** Whether it is a definition that other blocks refer to. */
  isDefinition: boolean;
  refersToDefinitions: boolean;
}

export interface ParsedArticle {
  blocks: Block[];
  /** What follows the last block. */
  trail: string;
}

export function parseArticle(markdown: string): ParsedArticle {
  if (isPathologicalMarkdown(markdown)) return asSource(markdown);
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  readTableBreaks(tree);
  const definitions = new Map<string, Definition>();
  visit(tree, (node) => {
    if (node.type === "definition" && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  });
  const blocks: Block[] = [];
  let end = 0;
  for (let index = 0; index < tree.children.length; index++) {
    const child = tree.children[index];
    if (!child) continue;
    const part = partAt(tree.children, index);
    const shown = part && showPart(part, definitions);
    const last = (shown && part ? tree.children[part.to] : child) ?? child;
    // A heading after a definition claims the definition's characters, too.
    const start = Math.max(end, child.position?.start.offset ?? end);
    const from = lineStart(markdown, start, end);
    const to = Math.max(from, last.position?.end.offset ?? from);
    const gap = markdown.slice(end, from);
    // Only whitespace is expected between blocks. Anything else must not be lost.
    if (gap.trim() !== "") blocks.push(sourceBlock(gap, ""));
    const lead = gap.trim() === "" ? gap : "";
    const source = markdown.slice(from, to);
    if (shown && part) {
      blocks.push({ ...shown, source, lead });
      index = part.to;
    } else blocks.push(blockOf(child, { source, lead, definitions }));
    end = to;
  }
  const trail = markdown.slice(end);
  if (trail.trim() === "") return { blocks, trail };
  return { blocks: [...blocks, sourceBlock(trail, "")], trail: "" };
}

function asSource(markdown: string): ParsedArticle {
  return { blocks: [sourceBlock(markdown, "")], trail: "" };
}

function sourceBlock(source: string, lead: string): Block {
  const node = nodes.source.create(null, source ? articleSchema.text(source) : null);
  return { node, source, lead, isDefinition: false, refersToDefinitions: false };
}

/** A block's indentation belongs to it. */
function lineStart(markdown: string, offset: number, from: number): number {
  let at = offset;
  while (at > from && (markdown[at - 1] === " " || markdown[at - 1] === "\t")) at -= 1;
  return at === 0 || markdown[at - 1] === "\n" || markdown[at - 1] === "\r" ? at : offset;
}

type Definitions = ReadonlyMap<string, Definition>;

function blockOf(
  child: RootContent,
  { source, lead, definitions }: { source: string; lead: string; definitions: Definitions },
): Block {
  const { isDefinition, refersToDefinitions } = referencesOf(child);
  const shown = isDefinition ? null : attempt(() => convertBlock(child, definitions));
  if (!shown) return { ...sourceBlock(source, lead), isDefinition, refersToDefinitions };
  return { node: shown, source, lead, isDefinition, refersToDefinitions };
}

function referencesOf(block: RootContent) {
  let isDefinition = false;
  let refersToDefinitions = false;
  visit(block, ({ type }) => {
    if (type === "definition" || type === "footnoteDefinition") isDefinition = true;
    if (/Reference$/.test(type)) refersToDefinitions = true;
  });
  return { isDefinition, refersToDefinitions };
}

/** Null for a part with something that the editor can't show. Its blocks are then shown one by one. */
function showPart(part: Part<RootContent>, definitions: Definitions): Omit<Block, "source" | "lead"> | null {
  const found = part.blocks.map(referencesOf);
  if (found.some(({ isDefinition }) => isDefinition)) return null;
  const node = attempt(() => convertPart(part, definitions));
  const refersToDefinitions = found.some((one) => one.refersToDefinitions);
  return node && { node, isDefinition: false, refersToDefinitions };
}

function convertPart(
  { title, isOpen, blocks }: Part<RootContent | BlockContent>,
  definitions: Definitions,
): Node {
  const heading = nodes.detailsTitle.create(null, title ? articleSchema.text(title) : null);
  return nodes.details.create({ isOpen }, [heading, ...convertBlocks(blocks, definitions)]);
}

/** Thrown for what the editor can't show. */
class NotShown extends Error {}

function attempt(convert: () => Node): Node | null {
  try {
    const node = convert();
    node.check();
    return node;
  } catch (error) {
    if (error instanceof NotShown || error instanceof RangeError) return null;
    throw error;
  }
}

function convertBlock(node: RootContent | BlockContent, definitions: Definitions): Node {
  switch (node.type) {
    case "paragraph":
      return convertParagraph(node, definitions);
    case "heading":
      return nodes.heading.create({ level: node.depth }, oneLineOf(node.children, definitions));
    case "thematicBreak":
      return nodes.rule.create();
    case "code": {
      const info = [node.lang, node.meta].filter(Boolean).join(" ");
      return nodes.codeBlock.create({ info }, node.value ? articleSchema.text(node.value) : null);
    }
    case "blockquote":
      return convertQuote(node.children as BlockContent[], definitions);
    case "list":
      return convertList(node, definitions);
    case "table":
      return convertTable(node, definitions);
    default:
      throw new NotShown(node.type);
  }
}

function convertBlocks(children: (RootContent | BlockContent)[], definitions: Definitions): Node[] {
  const blocks: Node[] = [];
  for (let index = 0; index < children.length; index++) {
    const child = children[index];
    const part = partAt(children, index);
    if (part) blocks.push(convertPart(part, definitions));
    else if (child) blocks.push(convertBlock(child, definitions));
    index = part?.to ?? index;
  }
  return blocks.length > 0 ? blocks : [nodes.paragraph.create()];
}

function oneLineOf(children: PhrasingContent[], definitions: Definitions): Node[] {
  const inline = inlineOf(children, definitions);
  if (inline.some(({ type }) => type === nodes.hardBreak)) throw new NotShown("break in a heading");
  return inline;
}

function convertParagraph({ children }: Paragraph, definitions: Definitions): Node {
  const video = videoOf(children);
  if (video) return video;
  const inline = inlineOf(children, definitions);
  // Only character references can write spaces there.
  if (/^[ \t]/.test(inline[0]?.text ?? "") || /[ \t]$/.test(inline.at(-1)?.text ?? ""))
    throw new NotShown("space at an edge");
  const [only, second] = inline;
  if (only?.type === nodes.image && !second && only.marks.length === 0)
    return nodes.picture.create(only.attrs);
  return nodes.paragraph.create(null, inline);
}

/** Null if there is more than a link to a video. */
function videoOf([link, other]: PhrasingContent[]): Node | null {
  if (link?.type !== "link" || other || link.title) return null;
  const [label, more] = link.children;
  if (label?.type !== "text" || more) return null;
  const { url: href } = link;
  if (readOwnVideoLink(href) && href.startsWith("/")) return nodes.video.create({ href, title: label.value });
  // A link that was typed without a scheme has one in its address.
  const isBare = label.value === href || href === `http://${label.value}`;
  return isBare && readVideoLink(href) ? nodes.video.create({ href }) : null;
}

function convertQuote(children: BlockContent[], definitions: Definitions): Node {
  const [first, ...rest] = children;
  const [opening] = first?.type === "paragraph" ? first.children : [];
  const mark = opening?.type === "text" ? readCalloutMark(opening.value) : null;
  if (!mark || first?.type !== "paragraph" || opening?.type !== "text")
    return nodes.blockquote.create(null, convertBlocks(children, definitions));
  const text = opening.value.slice(mark.length);
  const others = first.children.slice(1);
  const kept = text === "" ? others : [{ ...opening, value: text }, ...others];
  // A break right after the mark would be lost.
  if (kept[0]?.type === "break") throw new NotShown("break");
  const body = kept.length > 0 ? [{ ...first, children: kept }, ...rest] : rest;
  return nodes.callout.create({ kind: mark.kind }, convertBlocks(body, definitions));
}

function convertList(list: List, definitions: Definitions): Node {
  const isTight = !list.spread && list.children.every(({ spread }) => !spread);
  const items = list.children.map((item) => convertItem(item, definitions));
  if (!list.ordered) return nodes.bulletList.create({ isTight }, items);
  return nodes.orderedList.create({ isTight, start: list.start ?? 1 }, items);
}

function convertItem({ checked, children }: ListItem, definitions: Definitions): Node {
  return nodes.listItem.create({ checked: checked ?? null }, convertBlocks(children, definitions));
}

function convertTable({ align, children }: Table, definitions: Definitions): Node {
  const width = Math.max(...children.map((row) => row.children.length));
  const rows = children.map((row, index) => {
    const type = index === 0 ? nodes.table_header : nodes.table_cell;
    const cells = Array.from({ length: width }, (_, column) => {
      const inline = inlineOf(row.children[column]?.children ?? [], definitions);
      const paragraph = nodes.paragraph.create(null, inline);
      return type.create({ align: align?.[column] ?? null }, paragraph);
    });
    return nodes.table_row.create(null, cells);
  });
  return nodes.table.create(null, rows);
}

function inlineOf(
  children: PhrasingContent[],
  definitions: Definitions,
  active: readonly Mark[] = [],
): Node[] {
  return children.flatMap((child): Node[] => {
    switch (child.type) {
      case "text":
        return textOf(child.value, active);
      case "break":
        return [nodes.hardBreak.create(null, null, active)];
      case "inlineCode":
        // A newline in code is a space.
        return child.value === ""
          ? []
          : [articleSchema.text(child.value.replace(/\n/g, " "), withMark(active, marks.code.create()))];
      case "strong":
        return inlineOf(child.children, definitions, withMark(active, marks.strong.create()));
      case "emphasis":
        return inlineOf(child.children, definitions, withMark(active, marks.em.create()));
      case "delete":
        return inlineOf(child.children, definitions, withMark(active, marks.strike.create()));
      case "link":
        return linkOf(child, child.children);
      case "image":
        return [imageOf(child, child.alt)];
      case "linkReference":
        return linkOf(defined(child.identifier), child.children);
      case "imageReference":
        return [imageOf(defined(child.identifier), child.alt)];
      default:
        throw new NotShown(child.type);
    }
  });

  function defined(identifier: string): Definition {
    const definition = definitions.get(identifier);
    if (!definition) throw new NotShown("reference");
    return definition;
  }

  function linkOf({ url, title }: { url: string; title?: string | null }, text: PhrasingContent[]): Node[] {
    const inner = inlineOf(
      text,
      definitions,
      withMark(active, marks.link.create({ href: url, title: title ?? "" })),
    );
    // The editor couldn't show it.
    if (inner.length === 0) throw new NotShown("empty link");
    return inner;
  }

  function imageOf(
    { url, title }: { url: string; title?: string | null },
    alt: string | null | undefined,
  ): Node {
    return nodes.image.create({ src: url, alt: alt ?? "", title: title ?? "" }, null, active);
  }
}

/** Public pages show a newline as a break, and so does the editor. */
function textOf(value: string, active: readonly Mark[]): Node[] {
  if (value.includes("\n\n")) throw new NotShown("empty line");
  return value
    .split("\n")
    .flatMap((line, index) => [
      ...(index > 0 ? [nodes.hardBreak.create({ isSoft: true }, null, active)] : []),
      ...(line === "" ? [] : [articleSchema.text(line, active)]),
    ]);
}

function withMark(active: readonly Mark[], mark: Mark): readonly Mark[] {
  // A mark within the same mark, such as emphasis in emphasis, looks like one.
  if (active.some(({ type }) => type === mark.type)) throw new NotShown(mark.type.name);
  return mark.addToSet(active);
}

function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if ("children" in node) for (const child of node.children) visit(child, see);
}
