/** Reduces part of a page to minimal semantic HTML for the Markdown converter. */
import { normalizeUrl } from "#shared/url.ts";
import { isBoilerplate, isUnseen } from "./boilerplate.ts";
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
  opensSomething,
  standsApart,
} from "./element-roles.ts";

export interface CleanOptions {
  baseUrl: string;
  controlled: Set<string>;
  /** If false, navigation, header and footer are kept. */
  stripsBoilerplate: boolean;
}

export interface CleanHtml {
  /** Independent blocks in document order: a heading, a paragraph, a whole list or table. */
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

/** Separates pieces. Text never contains it, because parsers and browsers drop it. */
const pieceEnd = "\u0000";

interface State extends CleanOptions {
  html: string[];
  text: string[];
  chars: number;
}

interface Place {
  depth: number;
  isOneLine: boolean;
  /** True inside a list, a table or another block that must not be split. */
  isNested: boolean;
  isInContent: boolean;
  isInForm: boolean;
}

export function cleanHtml(root: DomNode | DomDocument, options: CleanOptions): CleanHtml {
  const state: State = { ...options, html: [], text: [], chars: 0 };
  const isInContent = isElement(root as DomNode) && /^(main|article)$/.test((root as DomElement).name);
  const place = { depth: 0, isOneLine: false, isNested: false, isInContent, isInForm: false };
  for (const child of childrenOf(root)) write(child, state, place);
  const pieces = state.html
    .join("")
    .split(pieceEnd)
    .filter((piece) => piece.trim() !== "");
  return { pieces, text: state.text.join("") };
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
  if (state.stripsBoilerplate && isBoilerplate(node, place.isInContent)) return;
  writeElement(node, state, place);
}

function writeElement(element: DomElement, state: State, place: Place): void {
  const { name } = element;
  const inner: Place = {
    depth: place.depth + 1,
    isOneLine: place.isOneLine || oneLine.has(name),
    isNested: place.isNested,
    isInContent: place.isInContent || name === "main" || name === "article",
    isInForm: place.isInForm || (name === "form" && holdsQuestions(element)),
  };
  const children = () => {
    for (const child of childrenOf(element)) write(child, state, inner);
  };
  const asBlock = (tag: string, mark = "") => {
    if (place.isOneLine) spaced(state, children);
    else {
      inner.isNested ||= tag !== "div";
      block({ tag, mark, isNested: place.isNested }, state, children);
    }
  };
  switch (name) {
    case "br":
    case "hr":
      state.html.push(place.isOneLine ? " " : `<${name}>`);
      state.text.push(place.isOneLine ? " " : "\n");
      return;
    case "a":
      if (standsApart(element)) spaced(state, () => {});
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
    case "tr":
    case "td":
    case "th":
      if (!isInDataTable(element)) asBlock("div");
      else {
        inner.isOneLine = name !== "tr";
        block({ tag: name, mark: "", isNested: true }, state, children);
      }
      return;
  }
  if (!inline.has(name)) {
    asBlock(kept.has(name) ? name : "div");
    return;
  }
  if (standsApart(element)) {
    state.html.push(" ");
    state.text.push(" ");
  }
  // Emphasis in a heading or a link is only decoration.
  const tag = kept.has(name) && !place.isOneLine && !isIcon(element) ? name : null;
  if (tag) state.html.push(`<${tag}>`);
  children();
  if (tag) state.html.push(`</${tag}>`);
}

function block(
  { tag, mark, isNested }: { tag: string; mark: string; isNested: boolean },
  state: State,
  children: () => void,
): void {
  const isBare = tag === "div" && !isNested;
  state.html.push(isNested ? "" : pieceEnd, isBare ? "" : `<${tag}>`, mark ? `<${mark}>` : "");
  state.text.push("\n");
  children();
  state.html.push(mark ? `</${mark}>` : "", isBare ? "" : `</${tag}>`, isNested ? "" : pieceEnd);
  state.text.push("\n");
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
    block({ tag: "div", mark: "", isNested: place.isNested }, state, () => {
      for (const child of childrenOf(element)) write(child, state, { ...place, depth: place.depth + 1 });
    });
    return;
  }
  const href = element.attribs.href?.trim() ?? "";
  const isReach = /^(mailto|tel):/i.test(href);
  const target = isReach ? href : href.startsWith("#") ? null : normalizeUrl(href, state.baseUrl);
  if (target) state.html.push(`<a href="${escapeHtml(target)}">`);
  children();
  if (target) state.html.push("</a>");
}

function writeText(data: string, state: State): void {
  const fitting = data.slice(0, Math.max(0, maxChars - state.chars));
  state.chars += data.length;
  const clean = fitting.includes(pieceEnd) ? fitting.replaceAll(pieceEnd, "") : fitting;
  state.html.push(escapeHtml(clean));
  state.text.push(clean);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) =>
    sign === "&" ? "&amp;" : sign === "<" ? "&lt;" : sign === ">" ? "&gt;" : "&quot;",
  );
}
