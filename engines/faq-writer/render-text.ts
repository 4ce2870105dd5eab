import { anyOf } from "#engines/languages/words.ts";
import type { PageElement, PageNode } from "./page-tree.ts";
import { nameOf } from "./page-tree.ts";
import { answerMark } from "./pair-marks.ts";

const blockTags = new Set(
  "address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul #root".split(
    " ",
  ),
);
const droppedTags = new Set(["button", "input", "textarea", "img", "form", "head", "option", "label"]);
const iconName =
  /(?:^|[\s_-])(?:icons?|fa|fas|far|bi|material|chevron|caret|arrow|indicator|headerlink|sr-only)(?:[\s_-]|$)/;
/** Matches links that lead elsewhere or are calls to action. */
export const moreLink = new RegExp(`^(?:${anyOf("sections.more")})$`, "i");

export function isBlock(element: PageElement): boolean {
  return blockTags.has(element.tag);
}

function isBetweenTexts({ parent, index }: PageElement): boolean {
  const hasText = (node: PageNode): boolean =>
    node.kind === "text" ? node.text.trim() !== "" : node.size > 0;
  const siblings = parent?.children ?? [];
  const at = siblings.findIndex((node) => node.kind === "element" && node.index === index);
  return siblings.slice(0, at).some(hasText) && siblings.slice(at + 1).some(hasText);
}

/** True for icons, plus signs and permalinks, which aren't words of a label. */
export function isDecoration(element: PageElement): boolean {
  if (element.size === 0) return true;
  if (element.size > 24) return false;
  const text = rawText(element).trim();
  if (isBadge(element, text)) return true;
  // In "✗ Free linked domain", the cross says that something is missing.
  if (/^[❌✖✗✘✕×]$/.test(text) && /^(?:li|td)$/.test(element.parent?.tag ?? "")) return false;
  // In "tense shoulders → head massage", the arrow says what belongs to what.
  if (/^[→⇒➔➜]$/u.test(text) && isBetweenTexts(element)) return false;
  if (/^[^\p{L}\p{N}\p{Sc}]*$/u.test(text) && text.length <= 4) return true;
  // Icon fonts write ligature names such as "expand_more" as text.
  return (
    /^[a-z]+(?:_[a-z]+)*$/.test(text) &&
    iconName.test(nameOf(element)) &&
    /^(?:i|span|em|b)$/.test(element.tag)
  );
}

/** True for a letter or number before the block that it introduces, such as "Q", "A" or "01". */
function isBadge(element: PageElement, text: string): boolean {
  if (!/^(?:[QAFRPDVS]|\d{1,2})[.:)]?$/.test(text) || element.index > 1) return false;
  const siblings = element.parent?.children ?? [];
  if (siblings.some((node) => (node.kind === "text" ? node.text.trim() !== "" : false)))
    return numbersQuestion(text, siblings.slice(element.index + 1));
  const next = siblings.slice(element.index + 1).find((node) => node.kind === "element");
  return (
    next?.kind === "element" &&
    next.size >= 8 &&
    (isBlock(next) || /^[QA]/.test(text) || isQuestion(rawText(next))) &&
    !/^t[dhr]$/.test(element.tag)
  );
}

/** "01Can I pay by card?": a text doesn't begin right behind a number of its own. */
function numbersQuestion(number: string, [next, ...rest]: readonly PageNode[]): boolean {
  return (
    /^\d/.test(number) &&
    next?.kind === "text" &&
    /^\p{L}/u.test(next.text) &&
    [next, ...rest].some((node) => isQuestion(node.kind === "text" ? node.text : rawText(node)))
  );
}

function isQuestion(text: string): boolean {
  return /[?？؟]$/u.test(text.trim());
}

/** Joins all text in a node on one line, with spaces between adjacent elements. */
export function plainText(node: PageNode, options: { keepButtons?: boolean } = {}): string {
  return tidy(gather([node], { keepButtons: options.keepButtons ?? true, base: null }).join(" "));
}

export interface AnswerText {
  /** A subset of Markdown: bold, links, lists. */
  markdown: string;
  /** The same text without markup, one entry per block. */
  lines: string[];
}

/** Renders an answer as Markdown. Drops buttons, forms, pictures, icons, emoji and "Read more" links. */
export function renderAnswer(nodes: PageNode[], pageUrl: string): AnswerText {
  const marked = gather(nodes, { keepButtons: false, base: pageUrl })
    .map((line) =>
      line
        .split(lineSeparator)
        .map(tidy)
        .join(rowBreak)
        .replace(/^[•▪◦‣●○■·]\s*(?=\S)/u, "- "),
    )
    .filter(isWorthKeeping);
  const first = marked[0]?.replace(answerMark, "") ?? "";
  if (marked.length > 0) marked.splice(0, 1, ...(first ? [first] : []));
  const sources = marked.findIndex((line, at) => at > 0 && furtherReading.test(line));
  if (sources > 0) marked.splice(sources);
  // If whole paragraphs are bold, bold doesn't emphasize anything.
  const isAllBold = marked.every((line) => title.test(line));
  // Drops a title with nothing below it. Some pages have their paragraphs as headings.
  const hasText = (line: string) => !title.test(line) || (isAllBold && sentenceEnd.test(line));
  while (marked.length > 1 && !hasText(marked.at(-1)!)) marked.pop();
  for (const [at, line] of marked.entries())
    if ((isAllBold || line.length > 80) && /^(?:\*\*[^*]+\*\*\s*)+$/.test(line))
      marked[at] = line.replaceAll("**", "");
  const lines = marked.map(stripMarks).filter((line) => line !== "");
  let markdown = "";
  let previousWasItem = false;
  for (const line of marked) {
    const isItem = /^\s*(?:-|\d+\.) /.test(line);
    markdown += markdown === "" ? line : isItem && previousWasItem ? `\n${line}` : `\n\n${line}`;
    previousWasItem = isItem;
  }
  return { markdown, lines };
}

const title = /^\*\*[^*]+\*\*$/;
const sentenceEnd = /[.!。！]\*\*$/;

function stripMarks(markdown: string): string {
  return markdown
    .replace(/\]\(https?:[^)\s]*\)/g, "]")
    .replace(/^\s*(?:-|\d{1,3}\.) /, "")
    .replace(/[*[\]`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Removes emoji, zero-width and private-use characters and collapses whitespace. */
export function tidy(text: string): string {
  return text
    .replace(
      /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\p{Variation_Selector}?\u200d?/gu,
      (character) => (/[©®™❌✖✗✘↔]/.test(character) ? character : " "),
    )
    .replace(/\p{Variation_Selector}|[\u00ad\u200b\u200e\u200f\u2060\ufeff]/gu, "")
    .replace(/\p{Co}/gu, " ")
    .replace(/(?<=[\p{L}\p{N})"'”»]\s?)\s?[→›❯▸►]\s?(?=\s?[\p{L}\p{N}("'“«])/gu, " → ")
    .replace(/(?<! )→|→(?! )|[¶↗←↓↑▾▼▸►▶✓✔❯›]+|^\s*→|→\s*$/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ ([,.;:!?])(?=\s|$)/g, (match, mark: string, at: number, whole: string) =>
      mark === ":" ||
      (/[?!;]/.test(mark) &&
        /[\p{Script=Latin}\p{N}»]/u.test(whole[at - 1] ?? "") &&
        frenchSpacing.test(whole))
        ? match
        : mark,
    )
    .trim();
}

const frenchSpacing = new RegExp(anyOf("grammar.spacedMark"), "iu");

/** Matches titles of the link lists at the end of articles. */
const furtherReading = new RegExp(
  String.raw`^\*\*(?:${anyOf("sections.furtherReading")})(?![\p{L}])[^*]{0,40}\*\*$`,
  "iu",
);

function isWorthKeeping(line: string): boolean {
  const words = stripMarks(line);
  return /[\p{L}\p{N}]/u.test(words) && !moreLink.test(words) && !/^(?:-|\d+\.)?\s*$/.test(line);
}

interface GatherOptions {
  keepButtons: boolean;
  /** The page's URL, used to turn links and bold text into Markdown. If null, renders plain text. */
  base: string | null;
  /** Stands for a line break, which otherwise ends a line. */
  breakAs?: string;
}

/** Collects text block by block. The tree's depth limits the recursion. */
function gather(nodes: PageNode[], options: GatherOptions): string[] {
  const lines: string[] = [];
  let line = "";
  let afterElement = false;
  const flush = (): void => {
    if (line.trim() !== "") lines.push(line);
    line = "";
  };
  let last = "";
  const add = (piece: string): void => {
    if (piece === "") return;
    // Checks only the last piece, because inspecting the whole line after each append would be quadratic.
    if (options.base !== null && line !== "" && splitsWord(last, piece)) line += " ";
    line += piece;
    last = piece;
  };
  const visit = (node: PageNode, list: { ordered: boolean; at: number } | null): void => {
    if (node.kind === "text") {
      add(options.base === null ? node.text : escapeMarks(node.text));
      afterElement = false;
      return;
    }
    if (node.tag === "br" || node.tag === "hr") {
      if (options.breakAs === undefined) flush();
      else line += options.breakAs;
      return;
    }
    if (droppedTags.has(node.tag) && !(options.keepButtons && /button|label/.test(node.tag))) return;
    if (isDecoration(node)) {
      if (node.size > 0) add(" ");
      return;
    }
    if (node.tag === "li" && options.base !== null) {
      flush();
      line = list?.ordered ? `${list.at}. ` : "- ";
      const nested = [...node.children];
      for (const child of nested) {
        if (
          child.kind === "element" &&
          isBlock(child) &&
          /^[-\d.\s]*$/.test(line) &&
          child.tag !== "ul" &&
          child.tag !== "ol"
        )
          for (const grandchild of child.children) visit(grandchild, null);
        else visit(child, null);
      }
      flush();
      return;
    }
    if (node.tag === "tr" && options.base !== null) {
      const row = isHead(node) ? readHead(node) : readRow(node, lineSeparator);
      if (row !== null) {
        flush();
        line = row;
        flush();
        return;
      }
    }
    if (isBlock(node)) {
      const isCell = node.tag === "td" || node.tag === "th";
      if (isCell) add(" ");
      else flush();
      if (options.base !== null && /^h[1-6]$/.test(node.tag)) {
        const title = escapeMarks(tidy(rawText(node)));
        line = title === "" ? "" : `**${title}**`;
        flush();
        return;
      }
      const ordered = node.tag === "ol";
      let at = 0;
      for (const child of node.children) {
        if (child.kind === "element" && child.tag === "li") at += 1;
        visit(child, { ordered, at });
      }
      if (!isCell) flush();
      return;
    }
    if (afterElement) add(" ");
    if (
      options.base !== null &&
      (node.tag === "a" || node.tag === "b" || node.tag === "strong") &&
      !hasBlock(node)
    ) {
      add(markInline(node, options.base));
    } else for (const child of node.children) visit(child, list);
    afterElement = true;
  };
  for (const node of nodes) visit(node, null);
  flush();
  return lines;
}

/** In characters. Tables with longer cells only arrange a page. */
const maxCell = 120;

/** Separates lines of the same item. */
const rowBreak = "\n  ";
/** Stands for it until spaces are collapsed, because the source of a page has line breaks, too. */
const lineSeparator = "\u2028";

/**
 * Renders a row of a table as "- **Monday**: 9–12, 14–18", because Markdown tables are unreadable on phones. Null for a
 * row of one cell or with long text.
 */
export function readRow(row: PageElement, lineBreak = rowBreak): string | null {
  const cells = row.children.flatMap((cell) =>
    cell.kind === "element" && /^t[dh]$/.test(cell.tag) ? [cellLines(cell).map(escapeMarks)] : [],
  );
  const [first = [], ...others] = cells;
  const rest = others.filter((lines) => lines.length > 0);
  const isLong = cells.some((lines) => lines.join(" ").length > maxCell);
  if (first.length === 0 || rest.length === 0 || isLong) return null;
  return `- **${first.join(" ")}**: ${rest.map((lines) => lines.join(lineBreak)).join(", ")}`;
}

/** The first row of a table as a line above the others, if it only names columns. Null for other rows. */
export function readHeadRow(row: PageElement): string | null {
  return isHead(row) ? readHead(row) : null;
}

/** True for the first row of a table if it only names what is below it. Some tables have nothing but such cells. */
function isHead(row: PageElement): boolean {
  const part = row.parent;
  if (!part || !hasOnlyHeads(row) || nextTo(row, -1) || /^t(?:head|body)$/.test(nextTo(part, -1)?.tag ?? ""))
    return false;
  const next = part.tag === "table" ? undefined : nextTo(part, 1);
  const belowPart = next?.tag === "tr" ? next : next?.children.find(isElement);
  const below = part.tag === "thead" ? belowPart : (nextTo(row, 1) ?? belowPart);
  return below !== undefined && (part.tag === "thead" || !hasOnlyHeads(below));
}

function hasOnlyHeads(row: PageElement): boolean {
  const cells = row.children.filter(isElement);
  return cells.length > 1 && cells.every(({ tag }) => tag === "th");
}

/** The element before or after another one in the same parent. */
function nextTo({ parent, index }: PageElement, step: 1 | -1): PageElement | undefined {
  for (let at = index + step; parent?.children[at]; at += step) {
    const node = parent.children[at]!;
    if (isElement(node)) return node;
  }
  return undefined;
}

function isElement(node: PageNode): node is PageElement {
  return node.kind === "element";
}

/** The names of columns, which explain the rows below. */
function readHead(row: PageElement): string | null {
  const names = row.children.flatMap((cell) =>
    cell.kind === "element" ? [escapeMarks(cellLines(cell).join(" "))] : [],
  );
  const [first = "", ...others] = names;
  const rest = others.filter((name) => name !== "");
  if (names.join(" ").length > maxCell * 2) return null;
  return rest.length === 0 ? "" : `${first === "" ? "" : `${first}: `}${rest.join(", ")}`;
}

/** The text between the line breaks of a cell, such as the lines of an address. */
function cellLines(cell: PageElement): string[] {
  return gather([cell], { keepButtons: false, base: null, breakAs: lineSeparator })
    .join(" ")
    .split(lineSeparator)
    .map(tidy)
    .filter((line) => line !== "");
}

/**
 * True if markup splits a word, as in "10<sup>th</sup>". A space goes in between, because the answer is later searched
 * in the page's text, which has one there too.
 */
export function splitsWord(before: string, after: string): boolean {
  return /[\p{L}\p{N}](?:\*\*|\]\([^)]*\))?$/u.test(before) && /^(?:\*\*|\[)?[\p{L}\p{N}]/u.test(after);
}

function markInline(element: PageElement, base: string): string {
  const raw = rawText(element);
  const text = tidy(raw);
  if (text === "") return " ";
  const before = /^\s/.test(raw) ? " " : "";
  const after = /\s$/.test(raw) ? " " : "";
  if (element.tag !== "a") return `${before}${bold(escapeMarks(text))}${after}`;
  const url = webAddress(element.attributes["href"], base);
  return `${before}${url && !/^#/.test(text) ? `[${escapeMarks(text)}](${url})` : escapeMarks(text)}${after}`;
}

/** Markdown opens and closes bold text beside a letter only. Where no spaces separate sentences, "。" would keep it open. */
function bold(text: string): string {
  const start = text.search(/[^「『（【〈《]/u);
  let end = text.length;
  while (end > start && closing.has(text.charAt(end - 1))) end -= 1;
  if (start < 0 || end <= start) return text;
  return `${text.slice(0, start)}**${text.slice(start, end)}**${text.slice(end)}`;
}

const closing: ReadonlySet<string> = new Set("」』）】〉》。、！？：…");

/**
 * Returns null for mailto: and tel: links. They stay plain text, so that the address can be found on the page, and
 * renderers link it themselves.
 */
function webAddress(href: string | undefined, base: string): string | null {
  if (!href || href.startsWith("#")) return null;
  const url = URL.parse(href.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.href.replace(/\(/g, "%28").replace(/\)/g, "%29");
}

function escapeMarks(text: string): string {
  return text.replace(/[*[\]`]/g, " ");
}

function hasBlock(element: PageElement): boolean {
  return element.children.some((child) => child.kind === "element" && (isBlock(child) || hasBlock(child)));
}

function rawText(element: PageElement): string {
  let text = "";
  let afterElement = false;
  const visit = (node: PageNode): void => {
    if (node.kind === "text") {
      text += node.text;
      afterElement = false;
    } else {
      if (afterElement || isBlock(node) || node.tag === "br") text += " ";
      for (const child of node.children) visit(child);
      if (isBlock(node)) text += " ";
      afterElement = true;
    }
  };
  for (const child of element.children) visit(child);
  return text;
}
