/** Builds elements without parsing HTML. */
import { pageAttributes, pageTags } from "../page-tags.ts";
import type { PageNode } from "../wire.ts";

type Child = Node | string | null | undefined | false;

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | boolean | null | undefined> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (typeof value === "string") element.setAttribute(name, value);
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

/** The server's nodes as elements. Tags and attributes are checked again here. */
export function build(node: PageNode): Node {
  if (typeof node === "string") return document.createTextNode(node);
  const [tag, given, ...children] = node;
  const element = document.createElement(pageTags.has(tag) ? tag : "span");
  for (const [name, value] of Object.entries(given)) {
    const isAddress = name === "href" || name === "src";
    if (pageAttributes(tag).includes(name) && (!isAddress || /^(?:https?|mailto|tel):/.test(value)))
      element.setAttribute(name, value);
  }
  if (tag === "img") element.onerror = () => element.remove();
  element.append(...children.map(build));
  return element;
}

export const icons = {
  search: "m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0",
  back: "m12 19-7-7 7-7M19 12H5",
  next: "m9 18 6-6-6-6",
  close: "M18 6 6 18M6 6l12 12",
  out: "M7 7h10v10M7 17 17 7",
  link: "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71",
} as const;

export function icon(name: keyof typeof icons): SVGElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  if (name === "next" || name === "back" || name === "search") svg.setAttribute("class", "flip");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", icons[name]);
  svg.append(path);
  return svg;
}
