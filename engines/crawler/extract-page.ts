import { createHash } from "node:crypto";
import { NodeHtmlMarkdown } from "node-html-markdown";
import { normalizeText } from "#shared/text.ts";
import { controlledIds } from "./boilerplate.ts";
import { type Block, type CleanHtml, cleanHtml, joinBlocks } from "./clean-html.ts";
import { findElements } from "./dom.ts";
import type { PageDocument } from "./read-document.ts";
import { selectBlocks } from "./select-blocks.ts";

export interface PageContent {
  markdown: string;
  /** The main content as minimal HTML, one entry per block. */
  pieces: string[];
  /** Number of characters in the main content. Low if a script has yet to fill the page. */
  mainChars: number;
  /** All visible text, including navigation and footer, normalized. */
  visibleText: string;
  /** SHA-256 of `visibleText` in hex. */
  contentHash: string;
  /** Equal for two URLs that show the same content with different navigation. */
  mainHash: string;
  mainText: string;
}

/** With fewer characters, the main content was probably missed. Measured on real sites. */
const minMainChars = 200;

export function extractPage(document: PageDocument, baseUrl: string): PageContent {
  const whole = readBlocks(document, baseUrl);
  const visibleText = normalizeText(whole.text);
  const main = withText(selectBlocks(whole.blocks));
  // If almost nothing is left, the choice was probably wrong, so the whole page is used.
  const { content, mainText } =
    main.mainText.length >= minMainChars ? main : { content: whole, mainText: visibleText };
  return {
    markdown: toMarkdown(content),
    pieces: content.pieces,
    mainChars: main.mainText.length,
    visibleText,
    contentHash: sha256(visibleText),
    mainHash: sha256(mainText),
    mainText,
  };
}

/** Reads all visible text of a page. */
export function readBlocks({ root }: PageDocument, baseUrl: string): CleanHtml {
  const body = findElements(root, (element) => element.name === "body", 50)[0] ?? root;
  return cleanHtml(body, { baseUrl, controlled: controlledIds(root) });
}

function withText(blocks: readonly Block[]): { content: CleanHtml; mainText: string } {
  const content = joinBlocks(blocks);
  return { content, mainText: normalizeText(content.text) };
}

const markdown = new NodeHtmlMarkdown({
  bulletMarker: "-",
  maxConsecutiveNewlines: 2,
  useInlineLinks: false,
  // Escaping is off, because answers are compared with the page word for word.
  globalEscape: [/(?!)/g, ""],
  lineStartEscape: [/(?!)/g, ""],
});

/**
 * The converter copies its output at each element, so its cost is quadratic in the input. It gets small batches, no
 * block over 16 kB and at most 300 kB per page.
 */
const maxBatchChars = 2000;
const maxPieceChars = 16_000;
const maxConvertedChars = 300_000;

export function toMarkdown({ pieces, text }: Pick<CleanHtml, "pieces" | "text">): string {
  try {
    const parts: string[] = [];
    let batch = "";
    let converted = 0;
    const flush = () => {
      if (batch !== "") parts.push(tidy(markdown.translate(batch)));
      converted += batch.length;
      batch = "";
    };
    for (const piece of pieces) {
      const plain = plainBlock(piece);
      if (plain !== null) {
        flush();
        parts.push(plain);
        continue;
      }
      const isTooMuch = piece.length > maxPieceChars || converted > maxConvertedChars;
      if (isTooMuch || batch.length + piece.length > maxBatchChars) flush();
      if (isTooMuch) parts.push(tidy(toPlainMarkdown(piece)));
      else batch += `<div>${piece}</div>`;
    }
    flush();
    return parts.filter((part) => part !== "").join("\n\n");
  } catch {
    // If the markup is too much for the converter, the plain text is still usable.
    return tidy(text);
  }
}

/** Fast path for plain headings and paragraphs, which most blocks are. The converter takes twenty times as long. */
function plainBlock(piece: string): string | null {
  const found = /^(?:<(?:p|h([1-6]))>)?([^<]*)(?:<\/(?:p|h[1-6])>)?$/.exec(piece);
  if (!found) return null;
  const text = unescapeHtml(found[2]!)
    .replace(/[^\S ]\s*| \s+/g, " ")
    .trim();
  return found[1] === undefined || text === "" ? text : `${"#".repeat(Number(found[1]))} ${text}`;
}

const signs: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** Reverses the escaping of `cleanHtml`. */
function unescapeHtml(text: string): string {
  return text.includes("&") ? text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => signs[entity]!) : text;
}

/** Linear fallback for the markup that `cleanHtml` writes. Drops links and emphasis. */
function toPlainMarkdown(piece: string): string {
  return piece
    .replace(/\s+/g, " ")
    .replace(/<li>/g, "\n- ")
    .replace(/<h([1-6])>/g, (_, level: string) => `\n\n${"#".repeat(Number(level))} `)
    .replace(/<\/?(?:p|div|tr|table|ul|ol|blockquote|pre|h[1-6])>|<[bh]r>/g, "\n")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => signs[entity]!)
    .replace(/ {2,}/g, " ");
}

function tidy(text: string): string {
  return text
    .replace(/\u00A0/g, " ")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
