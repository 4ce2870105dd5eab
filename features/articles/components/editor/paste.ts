/** Cleans what Word, Google Docs and web pages put on the clipboard. What the schema doesn't know is dropped later. */
import { articlePicturePrefix } from "#shared/article-picture.ts";
import { hideStyles, styleName } from "./hide-styles.ts";

export function cleanPastedHtml(html: string): { html: string; hasForeignPictures: boolean } {
  const page = new DOMParser().parseFromString(hideStyles(html), "text/html");
  const { body } = page;
  for (const element of body.querySelectorAll("script, template, meta, title, link, o\\:p")) element.remove();
  listWordParagraphs(page);
  for (const cell of body.querySelectorAll("table tr:first-child > td")) rename(cell, "th");
  markStyles(body);
  let hasForeignPictures = false;
  for (const picture of body.querySelectorAll("img"))
    if (!picture.getAttribute("src")?.startsWith(`/files/${articlePicturePrefix}`)) {
      hasForeignPictures = true;
      picture.remove();
    }
  return { html: body.innerHTML, hasForeignPictures };
}

const styleOf = (element: Element) => element.getAttribute(styleName) ?? "";

/** Google Docs writes bold and italic as styles, and wraps everything into a <b> that isn't bold. */
function markStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`[${styleName}]`)) {
    const style = styleOf(element);
    element.removeAttribute(styleName);
    if (element.tagName === "B" && /font-weight:\s*(normal|[1-4]00)/.test(style)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    if (element.tagName !== "SPAN") continue;
    if (/font-weight:\s*(bold|[6-9]00)/.test(style)) wrapContent(element, "strong");
    if (/font-style:\s*italic/.test(style)) wrapContent(element, "em");
    if (/text-decoration[^;]*line-through/.test(style)) wrapContent(element, "s");
  }
}

function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Word writes list items as paragraphs with a level in their style and the marker as text. */
function listWordParagraphs(page: Document): void {
  const isItem = (element: Element | null): element is Element =>
    element !== null && /mso-list:\s*l\d+/.test(styleOf(element));
  for (const first of page.body.querySelectorAll("p")) {
    if (!first.isConnected || !isItem(first)) continue;
    const root = page.createElement("div");
    const open: OpenList[] = [];
    const items: Element[] = [];
    for (let item: Element | null = first; isItem(item); item = item.nextElementSibling) items.push(item);
    first.before(root);
    for (const item of items) {
      addItem(item, { root, open });
      item.remove();
    }
    root.replaceWith(...root.childNodes);
  }
}

interface OpenList {
  list: Element;
  level: number;
}

function addItem(paragraph: Element, { root, open }: { root: Element; open: OpenList[] }): void {
  const page = paragraph.ownerDocument;
  const level = Number(/level(\d)/.exec(styleOf(paragraph))?.[1] ?? "1");
  const marker = [...paragraph.querySelectorAll("span")].find((span) =>
    /mso-list:\s*Ignore/i.test(styleOf(span)),
  );
  const isNumbered = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker?.textContent ?? "");
  marker?.remove();
  while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
  if ((open.at(-1)?.level ?? 0) < level) {
    const list = page.createElement(isNumbered ? "ol" : "ul");
    const parent = open.at(-1)?.list.lastElementChild ?? root;
    parent.append(list);
    open.push({ list, level });
  }
  const item = page.createElement("li");
  const text = page.createElement("p");
  text.append(...paragraph.childNodes);
  item.append(text);
  open.at(-1)?.list.append(item);
}

/** The first row of a Markdown table is its heading. */
function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
