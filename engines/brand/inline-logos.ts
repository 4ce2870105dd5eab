/** Extracts inline SVG logos as self-contained data URLs, best first. */
import { type Element, isTag, isText } from "domhandler";
import { toHex } from "./color.ts";
import type { ElementStyle } from "./compute-styles.ts";
import { isHomeLink } from "./extract-logos.ts";
import { lineage, type Page, type PageNode } from "./parse-page.ts";

export interface InlineLogo {
  /** Starts with "data:image/svg+xml,". */
  url: string;
  score: number;
}

/** A longer SVG is an illustration. */
const MAX_SVG_CHARS = 20_000;
const MAX_ELEMENTS = 400;
/** Two SVGs that share a prefix of this length count as the same logo. */
const COMPARED_CHARS = 2_000;

/**
 * Finds SVGs in the header's home link, or with a logo's name in the header. Icons are skipped: single-color outlines
 * in a square of 16 to 32 units, and files from icon sets.
 */
export function findInlineLogos(page: Page, styles: readonly ElementStyle[] | undefined): InlineLogo[] {
  const found: InlineLogo[] = [];
  page.nodes.forEach((node, index) => {
    if (node.tag !== "svg" || node.region !== "header" || found.length >= 2) return;
    if (isIcon(node) || lineageWords(page, index).some((word) => NOT_LOGO_PLACE.has(word))) return;
    const link = [...lineage(page, node.parent)].find(({ tag }) => tag === "a");
    const isHome = link !== undefined && isHomeLink(link.element.attribs.href ?? "", page);
    const isNamed = lineageWords(page, index).some((word) => /^(?:logo|brand|logotype|wordmark)$/.test(word));
    if (!isHome && !(isNamed && link === undefined)) return;
    const svg = writeSvg(page, index, styles);
    if (svg === null) return;
    const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    // Sites repeat the same SVG for small screens.
    if (found.every((other) => other.url.slice(0, COMPARED_CHARS) !== url.slice(0, COMPARED_CHARS)))
      found.push({ url, score: isNamed ? 7 : 5.5 });
  });
  return found;
}

const NOT_LOGO_PLACE = new Set(
  "menu hamburger burger toggle toggler search cart close social socials lang language icon icons dropdown".split(
    " ",
  ),
);

function lineageWords(page: Page, index: number): string[] {
  const words: string[] = [];
  let steps = 0;
  for (const node of lineage(page, index)) {
    if (node.tag === "header" || node.tag === "nav" || node.tag === "body" || ++steps > 4) break;
    words.push(...node.words);
  }
  return words;
}

const ICON_SETS =
  /^(?:lucide|feather|heroicon|heroicons|bi|fa|fas|far|fab|icon|tabler|iconify|material|mdi|ri)$/;

function isIcon({ words, element }: PageNode): boolean {
  if (words.some((word) => ICON_SETS.test(word))) return true;
  const [, , width = 0, height = 0] = (viewBoxOf(element) ?? "").split(/[\s,]+/).map(Number);
  const isSmallSquare = width === height && width > 0 && width <= 32;
  const isOutline = element.attribs.stroke === "currentColor" || element.attribs.fill === "none";
  const colors = new Set<string>();
  for (const part of partsOf(element)) {
    const { fill, stroke } = part.attribs;
    for (const paint of [fill, stroke])
      if (paint && !/^(?:none|currentcolor)$/i.test(paint)) colors.add(paint);
  }
  return (isSmallSquare && colors.size <= 1) || (isOutline && colors.size === 0 && width === height);
}

function viewBoxOf(element: Element): string | undefined {
  return element.attribs.viewBox ?? element.attribs.viewbox;
}

function partsOf(element: Element): Element[] {
  const parts: Element[] = [];
  const stack: Element[] = [element];
  for (let next = stack.pop(); next && parts.length < MAX_ELEMENTS; next = stack.pop()) {
    parts.push(next);
    for (const child of next.children) if (isTag(child)) stack.push(child);
  }
  return parts;
}

/** Allowed drawing elements, none of which fetches, runs or animates anything. HTML parsers lowercase their names. */
const TAGS: Record<string, string> = Object.fromEntries(
  "svg g path rect circle ellipse line polyline polygon text tspan defs linearGradient radialGradient stop clipPath mask use symbol pattern style"
    .split(" ")
    .map((name) => [name.toLowerCase(), name]),
);
const ATTRIBUTES: Record<string, string> = Object.fromEntries(
  "viewBox preserveAspectRatio gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits patternUnits patternTransform textLength lengthAdjust"
    .split(" ")
    .map((name) => [name.toLowerCase(), name]),
);

function writeSvg(page: Page, index: number, styles: readonly ElementStyle[] | undefined): string | null {
  const root = page.nodes[index]!.element;
  const symbols: string[] = [];
  const written = new Set<string>();
  let elements = 0;
  let drawn = 0;
  const styleOf = (element: Element) => styles?.[page.byElement.get(element) ?? -1];
  const write = (element: Element, depth: number): string => {
    const tag = TAGS[element.name.toLowerCase()];
    if (!tag || depth > 30 || ++elements > MAX_ELEMENTS) return "";
    if (tag === "style") return writeStyle(element);
    if (/^(?:path|rect|circle|ellipse|line|polyline|polygon|text|use)$/.test(tag)) drawn += 1;
    if (tag === "use") keepSymbol(element, depth);
    const fill = styleOf(element)?.fill;
    const attributes = Object.entries(element.attribs).flatMap(([name, value]) => {
      const isOwnSize = element === root && /^(?:width|height|color)$/i.test(name);
      const isSafe =
        /^[a-z][\w:-]*$/i.test(name) &&
        !/^(?:on|xmlns)/i.test(name) &&
        !isOwnSize &&
        !/url\(\s*["']?(?!#)|expression|@import/i.test(value) &&
        (!/href$/i.test(name) || value.startsWith("#"));
      return isSafe ? [` ${ATTRIBUTES[name.toLowerCase()] ?? name}="${escapeXml(value)}"`] : [];
    });
    if (fill && element.attribs.fill === undefined && !/fill/.test(element.attribs.style ?? ""))
      attributes.push(` fill="${toHex(fill)}"`);
    const inner = element.children
      .map((child) =>
        isTag(child) ? write(child, depth + 1) : isText(child) ? escapeXml(child.data.trim()) : "",
      )
      .join("");
    if (element === root) return `${attributes.join("")}>${inner}`;
    return `<${tag}${attributes.join("")}>${inner}</${tag}>`;
  };
  const keepSymbol = (use: Element, depth: number) => {
    const id = (use.attribs.href ?? use.attribs["xlink:href"] ?? "").slice(1);
    if (id === "" || written.has(id)) return;
    written.add(id);
    const target = page.nodes.find(({ element }) => element.attribs.id === id && element !== root);
    if (target) symbols.push(write(target.element, depth + 1));
    else drawn -= 1;
  };
  const body = write(root, 0);
  const [, , boxWidth, boxHeight] = (viewBoxOf(root) ?? "").split(/[\s,]+/).map(Number);
  const width = boxWidth || Number.parseFloat(root.attribs.width ?? "") || 0;
  const height = boxHeight || Number.parseFloat(root.attribs.height ?? "") || 0;
  if (drawn <= 0 || elements > MAX_ELEMENTS) return null;
  const color = styleOf(root)?.color;
  const size = width > 0 && height > 0 ? ` width="${width}" height="${height}"` : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${size}${
    color ? ` color="${toHex(color)}"` : ""
  }${body.replace(">", `><defs>${symbols.join("")}</defs>`)}</svg>`;
  return svg.length <= MAX_SVG_CHARS ? svg : null;
}

function writeStyle(element: Element): string {
  const css = element.children.map((child) => (isText(child) ? child.data : "")).join("");
  return /url\(|@import|expression/i.test(css) ? "" : `<style>${escapeXml(css.slice(0, 5000))}</style>`;
}

function escapeXml(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}
