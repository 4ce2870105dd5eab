/** Finds the article on a page of any help center, and removes what surrounds it. */
import type { Element, Nodes, Root } from "hast";
import { elementsIn, findElement, nodesIn, textIn } from "./html-page.ts";

/** Their names are those of the builders' themes. The first kind that a page has decides. */
const places: ((element: Element) => boolean)[] = [
  ({ properties }) => asText(properties.itemProp) === "articleBody",
  (element) =>
    names(element).some((name) =>
      /^(?:article|post|entry|kb|doc|docs|faq|help|artikel|beitrag)[-_]{0,2}(?:body|content|text|inhalt)$|^(?:markdown-body|theme-doc-markdown|prose|wysiwyg)$/i.test(
        name,
      ),
    ),
  ({ tagName }) => tagName === "article",
  ({ tagName, properties }) => tagName === "main" || asText(properties.role) === "main",
  (element) => names(element).some((name) => /^(?:main[-_]?)?(?:content|inhalt)$|^main$/i.test(name)),
  ({ tagName }) => tagName === "body",
];

const around = /^(?:nav|header|footer|aside|form|dialog)$/;
const aroundNames =
  /(?:^|[-_])(?:breadcrumbs?|crumbs?|brotkrumen|brotkrumel|related|verwandt\w*|recent|share|sharing|social|votes?|voting|feedback|helpful|hilfreich|pagination|pager|toc|sidebar|search|suche|comments?|kommentare?|cookies?|byline|author|autor|meta|prev|next|skip)(?:$|[-_])/i;
const maxChars = 2_000;

/** The element with the article, or with a page's list. Null without any text. */
export function contentOf(tree: Root): Element | null {
  for (const isPlace of places) {
    const found = elementsIn(tree, isPlace).map((element) => ({ element, size: sizeOf(element) }));
    const [first] = found.toSorted((a, b) => b.size - a.size);
    if (first === undefined || first.size === 0) continue;
    // A list shows several articles, each in an element of its own.
    const isList = found.filter(({ size }) => size > 0).length > 2 && first.element.tagName === "article";
    if (!isList) return first.element;
  }
  return null;
}

/** In characters. The empty shell of an app rarely has more text. */
const littleText = 200;
const unseen = /^(?:head|script|style|noscript|template)$/;

/** Whether scripts write the page. */
export function isShell(tree: Root): boolean {
  let size = 0;
  let hasScript = false;
  const queue: Nodes[] = [tree];
  for (let node = queue.pop(); node && size < littleText; node = queue.pop()) {
    if (node.type === "text") size += node.value.trim().length;
    if (node.type === "element" && unseen.test(node.tagName)) {
      hasScript ||= findElement(node, ({ tagName }) => tagName === "script") !== null;
      continue;
    }
    if ("children" in node) queue.push(...node.children);
  }
  return hasScript && size < littleText;
}

const sizeOf = (element: Element) => textIn(element).replace(/\s+/g, "").length;

/** Removes menus, related articles, votes and the heading that is the title. Takes pictures that load late. */
export function prune(content: Element, heading: Element | null): void {
  for (const node of nodesIn(content)) {
    if (node.type !== "element") continue;
    node.children = node.children.filter(
      (child) => child.type !== "element" || (child !== heading && !isAround(child, heading)),
    );
    if (node.tagName === "img") showPicture(node);
  }
}

function isAround(element: Element, heading: Element | null): boolean {
  const isNamed = around.test(element.tagName) || asText(element.properties.role) === "navigation";
  const isMarked =
    !/^(?:h[1-6]|p|table|img|figure|pre|code|a)$/.test(element.tagName) && hasAroundName(element);
  if (!isNamed && !isMarked) return false;
  // What has most of the text is no part of the frame, whatever its name is.
  if (textIn(element).length > maxChars && !/^(?:nav|footer)$/.test(element.tagName)) return false;
  return element.tagName !== "header" || heading === null || element !== heading;
}

function hasAroundName(element: Element): boolean {
  const label = asText(element.properties.ariaLabel);
  return names(element).some((name) => aroundNames.test(name)) || /breadcrumb|brotkrumen/i.test(label);
}

/** Without a script, such a picture shows a placeholder. */
function showPicture({ properties }: Element): void {
  const late =
    asText(properties.dataSrc) || asText(properties.dataOriginal) || asText(properties.dataLazySrc);
  const src = asText(properties.src);
  if (late !== "" && (src === "" || src.startsWith("data:"))) properties.src = late;
}

/** The page's own heading, in the content or above it. */
export function headingOf(tree: Root, content: Element | null): Element | null {
  const isHeading = ({ tagName }: Element) => tagName === "h1";
  return (content && findElement(content, isHeading)) ?? findElement(tree, isHeading);
}

/** Class names and the id. */
export function names({ properties }: Element): string[] {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : [];
  return [...classes, asText(properties.id)].filter(Boolean);
}

export function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join(" ");
  return typeof value === "string" ? value : "";
}
