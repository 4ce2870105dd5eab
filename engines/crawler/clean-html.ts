/** Reduces part of a page to minimal semantic HTML for the Markdown converter. */
import { normalizeUrl } from "#shared/url.ts";
import { type Container, droppedMark, keptMark, marksOf, newContainer, signatureOf } from "./block-places.ts";
import { isNeverContent, isUnseen } from "./boilerplate.ts";
import { continuationOf, wordFinder } from "./cut-words.ts";
import {
  childrenOf,
  type DomDocument,
  type DomElement,
  type DomNode,
  findElements,
  isElement,
  isText,
  maxDepth,
} from "./dom.ts";
import {
  holdsQuestions,
  isDataTable,
  isIcon,
  isInDataTable,
  isInLayoutList,
  isLayoutList,
  isVisuallySeparate,
  opensSomething,
} from "./element-roles.ts";

export interface CleanOptions {
  baseUrl: string;
  controlled: Set<string>;
}

/** Independent content: a heading, a paragraph, a whole list or table. */
export interface Block {
  html: string;
  text: string;
  linkedChars: number;
  container: Container;
  /** Marks of the elements inside. */
  innerMarks: number;
  /** Number of list items, table rows and line breaks. */
  lines: number;
  /** Level of a heading, otherwise 0. */
  heading: number;
}

export interface CleanHtml {
  /** In document order. */
  blocks: readonly Block[];
  /** The blocks as HTML. */
  pieces: string[];
  /** The same content as text, one line per block. */
  text: string;
}

/** Longer pages are truncated, because converting a novel takes seconds and doesn't help a reader. */
const maxChars = 400_000;

const kept = new Set(
  "h1 h2 h3 h4 h5 h6 p ul ol li strong b em i code pre blockquote table tr td th".split(" "),
);
const inline = new Set(
  (
    "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q ruby rt rp s samp small span " +
    "strike strong sub sup time tt u var wbr output"
  ).split(" "),
);
/** These elements are one line each, so block elements inside them become a space. */
const oneLine = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "a", "summary", "dt", "button"]);

interface State extends CleanOptions {
  html: string[];
  text: string[];
  chars: number;
  blocks: Block[];
  /** Characters of link text since the last block. */
  linkedChars: number;
  innerMarks: number;
  lines: number;
  linkDepth: number;
  knownMarks: Map<string, number>;
  hasWord: (word: string) => boolean;
}

interface Place {
  depth: number;
  isOneLine: boolean;
  /** True inside a list, a table or another block that must not be split. */
  isNested: boolean;
  isInForm: boolean;
  container: Container;
}

export function cleanHtml(root: DomNode | DomDocument, options: CleanOptions): CleanHtml {
  const state: State = {
    ...options,
    html: [],
    text: [],
    chars: 0,
    blocks: [],
    linkedChars: 0,
    innerMarks: 0,
    lines: 0,
    linkDepth: 0,
    knownMarks: new Map(),
    hasWord: wordFinder(root),
  };
  const container = newContainer(null, 0, { signature: "", block: 0 });
  for (const child of childrenOf(root))
    write(child, state, { depth: 0, isOneLine: false, isNested: false, isInForm: false, container });
  endBlock(state, container);
  return joinBlocks(state.blocks);
}

export function joinBlocks(blocks: readonly Block[]): CleanHtml {
  return {
    blocks,
    pieces: blocks.map(({ html }) => html),
    text: blocks.map(({ text }) => text).join(""),
  };
}

/** Stores what was written since the last block. Whitespace alone isn't a block. */
function endBlock(state: State, container: Container, heading = 0): void {
  const html = state.html.join("");
  if (html.trim() !== "") {
    const { innerMarks, lines, linkedChars } = state;
    const text = state.text.join("");
    state.blocks.push({ html, text, linkedChars, container, innerMarks, lines, heading });
    state.text = [];
  }
  state.html = [];
  state.linkedChars = 0;
  state.innerMarks = 0;
  state.lines = 0;
}

function write(node: DomNode, state: State, place: Place): void {
  if (state.chars > maxChars || place.depth > maxDepth) return;
  if (isText(node)) {
    writeText(node.data, state);
    return;
  }
  if (!isElement(node)) {
    for (const child of childrenOf(node)) write(child, state, { ...place, depth: place.depth + 1 });
    return;
  }
  if (isUnseen(node, state.controlled)) return;
  writeElement(node, state, place);
}

function writeElement(element: DomElement, state: State, place: Place): void {
  const { name } = element;
  const marks = marksOf(element, state.knownMarks) | fixedMark(element);
  const isPart = place.isNested || place.isOneLine || inline.has(name);
  if (isPart) state.innerMarks |= marks;
  if (name === "li" || name === "tr" || name === "br") state.lines += 1;
  const at = { signature: signatureOf(element), block: state.blocks.length };
  const inner: Place = {
    depth: place.depth + 1,
    isOneLine: place.isOneLine || oneLine.has(name),
    isNested: place.isNested,
    isInForm: place.isInForm || (name === "form" && holdsQuestions(element)),
    container: isPart ? place.container : newContainer(place.container, marks, at),
  };
  const children = () => {
    for (const child of childrenOf(element)) write(child, state, inner);
  };
  const asBlock = (tag: string, mark = "") => {
    if (place.isOneLine) spaced(state, children);
    else {
      inner.isNested ||= tag !== "div";
      block({ tag, mark, outside: place, inside: inner.container }, state, children);
    }
  };
  switch (name) {
    case "br":
    case "hr":
      state.html.push(place.isOneLine ? " " : `<${name}>`);
      state.text.push(place.isOneLine ? " " : "\n");
      return;
    case "a":
      if (isVisuallySeparate(element)) spaced(state, () => {});
      writeLink(element, state, children, place);
      return;
    case "button":
      if (place.isOneLine) children();
      else if (!place.isInForm && opensSomething(element)) asBlock("p", "strong");
      return;
    case "label":
    case "legend":
      if (!place.isInForm) asBlock("p");
      return;
    case "summary":
    case "dt":
      asBlock("p", "strong");
      return;
    case "table":
      asBlock(isDataTable(element) ? "table" : "div");
      return;
    case "ul":
    case "ol":
      asBlock(isLayoutList(element) ? "div" : name);
      return;
    case "li":
      asBlock(isInLayoutList(element) ? "div" : name);
      return;
    case "tr":
    case "td":
    case "th":
      if (!isInDataTable(element)) asBlock("div");
      else {
        inner.isOneLine = name !== "tr";
        block(
          { tag: name, mark: "", outside: { ...place, isNested: true }, inside: inner.container },
          state,
          children,
        );
      }
      return;
  }
  if (!inline.has(name)) {
    asBlock(kept.has(name) ? name : "div");
    return;
  }
  if (isVisuallySeparate(element)) {
    state.html.push(" ");
    state.text.push(" ");
  }
  // Emphasis in a heading or a link is only decoration.
  const continued = continuationOf(element, state.hasWord);
  const isEmphasis = !place.isOneLine && !isIcon(element) && continued !== "cut";
  const tag = kept.has(name) && isEmphasis ? name : null;
  if (tag) state.html.push(`<${tag}>`);
  children();
  if (tag) state.html.push(`</${tag}>`);
  // Elsewhere, the emphasis itself separates it.
  if (continued === "adjoining" && place.isOneLine) spaced(state, () => {});
}

/** Returns the mark for elements that are decided without the model. */
function fixedMark(element: DomElement): number {
  const isOpened = /^(?:details|summary|dt|dd)$/.test(element.name);
  if (isOpened || /faq|answer|accordion/i.test(element.attribs.class ?? "")) return keptMark;
  return isNeverContent(element) ? droppedMark : 0;
}

function block(
  { tag, mark, outside, inside }: { tag: string; mark: string; outside: Place; inside: Container },
  state: State,
  children: () => void,
): void {
  const { isNested } = outside;
  const isBare = tag === "div" && !isNested;
  if (!isNested) endBlock(state, outside.container);
  state.html.push(isBare ? "" : `<${tag}>`, mark ? `<${mark}>` : "");
  state.text.push("\n");
  children();
  state.html.push(mark ? `</${mark}>` : "", isBare ? "" : `</${tag}>`);
  state.text.push("\n");
  if (!isNested) endBlock(state, inside, /^h[1-6]$/.test(tag) ? Number(tag[1]) : 0);
}

function spaced(state: State, children: () => void): void {
  state.html.push(" ");
  state.text.push(" ");
  children();
  state.html.push(" ");
  state.text.push(" ");
}

/**
 * Writes a card that is wrapped in one link as its content, because a Markdown link would swallow its heading and text.
 */
function writeLink(element: DomElement, state: State, children: () => void, place: Place): void {
  const isPart = (child: DomElement) => /^(h[1-6]|p|div|ul|section|article)$/.test(child.name);
  if (!place.isOneLine && findElements(element, isPart, 200).length > 1) {
    state.linkDepth += 1;
    block({ tag: "div", mark: "", outside: place, inside: place.container }, state, () => {
      for (const child of childrenOf(element)) write(child, state, { ...place, depth: place.depth + 1 });
    });
    state.linkDepth -= 1;
    return;
  }
  const href = element.attribs.href?.trim() ?? "";
  const isReach = /^(mailto|tel):/i.test(href);
  const target = isReach ? href : href.startsWith("#") ? null : normalizeUrl(href, state.baseUrl);
  if (target) state.html.push(`<a href="${escapeHtml(target)}">`);
  state.linkDepth += 1;
  children();
  state.linkDepth -= 1;
  if (target) state.html.push("</a>");
}

function writeText(data: string, state: State): void {
  const fitting = data.slice(0, Math.max(0, maxChars - state.chars));
  state.chars += data.length;
  if (state.linkDepth > 0) state.linkedChars += fitting.trim().length;
  const clean = fitting.includes("\0") ? fitting.replaceAll("\0", "") : fitting;
  state.html.push(escapeHtml(clean));
  state.text.push(clean);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) =>
    sign === "&" ? "&amp;" : sign === "<" ? "&lt;" : sign === ">" ? "&gt;" : "&quot;",
  );
}
