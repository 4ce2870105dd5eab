/** Cleans what Word, Google Docs and web pages put on the clipboard. What the schema doesn't know is dropped later. */
import { articlePicturePrefix } from "#shared/article-picture.ts";
import { hideStyles, styleName } from "./hide-styles.ts";

export function cleanPastedHtml(html: string): { html: string; hasForeignPictures: boolean } {
  const page = new DOMParser().parseFromString(hideStyles(html), "text/html");
  const { body } = page;
  for (const element of body.querySelectorAll("script, template, meta, title, link, o\\:p")) element.remove();
  removeUnseen(body);
  listWordParagraphs(page);
  for (const marker of body.querySelectorAll(`span[${styleName}*="mso-list:"]`)) marker.remove();
  raiseDigits(body);
  markStyles(body);
  nestLists(body);
  for (const item of body.querySelectorAll("li[role=checkbox]")) markTask(item);
  for (const box of body.querySelectorAll("li input[type=checkbox]")) markCheckedTask(box);
  for (const table of body.querySelectorAll("table")) simplifyTable(table);
  for (const cell of body.querySelectorAll("table tr:first-child > td")) rename(cell, "th");
  // Google Docs writes them between blocks for empty lines.
  for (const line of body.querySelectorAll(":scope > br")) if (hasBlocks(body)) line.remove();
  for (const link of body.querySelectorAll("a[href]")) unwrapRedirect(link);
  let hasForeignPictures = false;
  for (const picture of body.querySelectorAll("img"))
    if (!picture.getAttribute("src")?.startsWith(`/files/${articlePicturePrefix}`)) {
      hasForeignPictures = true;
      picture.remove();
    }
  return { html: body.innerHTML, hasForeignPictures };
}

const styleOf = (element: Element) => element.getAttribute(styleName) ?? "";

/** Word's comments, tracked deletions and hidden text, which must not become public with the rest. */
function removeUnseen(body: HTMLElement): void {
  const isUnseen = /(?:^|;)\s*(?:display:\s*none|mso-hide:\s*all|mso-element:\s*comment-list)/i;
  for (const element of body.querySelectorAll(`[${styleName}]`))
    if (isUnseen.test(styleOf(element))) element.remove();
  const marks = ".MsoCommentReference, .msocomanchor, .msocomtxt, del[cite], del[datetime]";
  for (const element of body.querySelectorAll(marks)) element.remove();
}

/** Markdown has no raised and lowered text, without which "10²" would become "102". */
function raiseDigits(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`sup, sub, span[${styleName}*="vertical-align"]`)) {
    const place =
      /vertical-align:\s*(super|sub)\b/.exec(styleOf(element))?.[1] ?? element.localName.slice(0, 3);
    const signs =
      place === "sub" ? "₀₁₂₃₄₅₆₇₈₉₊₋" : place === "sup" || place === "super" ? "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻" : "";
    const text = element.textContent ?? "";
    if (signs && !element.querySelector("a") && /^[\d+-]+$/.test(text))
      element.textContent = [...text].map((sign) => signs["0123456789+-".indexOf(sign)]).join("");
  }
}

/** Google Docs writes bold and italic as styles, and wraps everything into a <b> that isn't bold. */
function markStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`[${styleName}]`)) {
    const style = styleOf(element);
    element.removeAttribute(styleName);
    // Word's `mso-bidi-font-weight` says nothing about other scripts.
    if (element.tagName === "B" && /(?:^|;)\s*font-weight:\s*(normal|[1-4]00)/.test(style)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    if (element.tagName !== "SPAN") continue;
    if (/mso-spacerun:\s*yes/.test(style)) element.textContent = " ";
    const isBold = /(?:^|;)\s*font-weight:\s*(bold|[6-9]00)/.test(style);
    if (isBold && !element.closest("h1, h2, h3, h4, h5, h6")) wrapContent(element, "strong");
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
  /** Word's name of the list. */
  id: string;
}

function addItem(paragraph: Element, { root, open }: { root: Element; open: OpenList[] }): void {
  const page = paragraph.ownerDocument;
  const style = styleOf(paragraph);
  const level = Number(/level(\d)/.exec(style)?.[1] ?? "1");
  const id = /mso-list:\s*(l\d+)/.exec(style)?.[1] ?? "";
  const marker = [...paragraph.querySelectorAll("span")].find((span) =>
    /mso-list:\s*Ignore/i.test(styleOf(span)),
  );
  const [, sign = ""] = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i.exec(marker?.textContent ?? "") ?? [];
  const name = sign === "" ? "ul" : "ol";
  marker?.remove();
  while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
  // Another list, right below.
  const last = open.at(-1);
  if (last?.level === level && (last.id !== id || last.list.localName !== name)) open.pop();
  if ((open.at(-1)?.level ?? 0) < level) {
    const list = page.createElement(name);
    if (Number(sign) > 1) list.setAttribute("start", sign);
    const parent = open.at(-1)?.list.lastElementChild ?? root;
    parent.append(list);
    open.push({ list, level, id });
  }
  const item = page.createElement("li");
  const text = page.createElement("p");
  text.append(...paragraph.childNodes);
  item.append(text);
  open.at(-1)?.list.append(item);
}

/** Google Docs writes a list below an item beside that item. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)"))
    list.previousElementSibling?.append(list);
}

/** Google Docs draws the box as a picture. */
function markTask(item: Element): void {
  item.setAttribute("data-checked", String(item.getAttribute("aria-checked") === "true"));
  item.querySelector(":scope > img")?.remove();
}

/** Notion, GitHub and others write a real box. */
function markCheckedTask(box: Element): void {
  box.closest("li")?.setAttribute("data-checked", String(box.hasAttribute("checked")));
  box.remove();
}

/** Tables in Markdown have one line per cell, and no cells that span others. */
function simplifyTable(table: HTMLTableElement): void {
  for (const cell of [...table.rows].flatMap((row) => [...row.cells])) {
    if (!cell.querySelector(blocksInCells)) continue;
    const lines = linesIn(cell);
    cell.replaceChildren(
      ...lines.flatMap((line, index) => [
        ...(index > 0 ? [table.ownerDocument.createElement("br")] : []),
        ...line,
      ]),
    );
  }
  for (const [index, row] of [...table.rows].entries())
    for (const cell of [...row.cells]) {
      const { colSpan, rowSpan, cellIndex } = cell;
      for (const name of ["colspan", "rowspan"]) cell.removeAttribute(name);
      for (let more = 1; more < Math.min(colSpan, maxSpan); more++)
        cell.after(table.ownerDocument.createElement("td"));
      for (let below = 1; below < Math.min(rowSpan, maxSpan); below++) {
        const next = table.rows[index + below];
        for (let more = 0; next && more < Math.min(colSpan, maxSpan); more++)
          next.insertBefore(table.ownerDocument.createElement("td"), next.cells[cellIndex] ?? null);
      }
    }
}

const blocksInCells =
  "p, div, ul, ol, li, dl, dt, dd, blockquote, pre, h1, h2, h3, h4, h5, h6, table, tbody, thead, tr, td, th";

function linesIn(cell: Element): Node[][] {
  const lines: Node[][] = [[]];
  const collect = (parent: Element): void => {
    for (const node of parent.childNodes) {
      const isBlock = node instanceof Element && node.matches(blocksInCells);
      if (!isBlock) {
        lines.at(-1)?.push(node);
        continue;
      }
      lines.push([]);
      collect(node);
      lines.push([]);
    }
  };
  collect(cell);
  return lines.filter((line) => line.some((node) => node.textContent?.trim() || isPicture(node)));
}

function isPicture(node: Node): boolean {
  return node instanceof Element && (node.matches("img") || node.querySelector("img") !== null);
}

/** More columns or rows than this aren't spanned on purpose. */
const maxSpan = 50;

function hasBlocks(element: Element): boolean {
  return [...element.children].some(({ localName }) =>
    /^(?:p|h[1-6]|ul|ol|table|div|blockquote|pre)$/.test(localName),
  );
}

/** Documents that Google published lead through its own page. */
function unwrapRedirect(link: Element): void {
  const url = URL.parse(link.getAttribute("href") ?? "");
  const target =
    url?.hostname === "www.google.com" && url.pathname === "/url" ? url.searchParams.get("q") : null;
  if (target && /^https?:/i.test(target)) link.setAttribute("href", target);
}

/** The first row of a Markdown table is its heading. */
function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
