import { nameOf, type PageElement } from "./page-tree.ts";
import { isBlock, isDecoration } from "./render-text.ts";

/** "control" opens a panel, or its markup calls it a question. "title" is a heading, a dt or a bold line. */
export type Cue = "control" | "title" | "none";

const controlName = /accordion|faq|question|collaps|toggle|expand|disclosure/;

/** Returns the element and its chain of only children, as in `h3 > button > span`. */
export function chainOf(element: PageElement): PageElement[] {
  const chain = [element];
  for (let at = element; chain.length < 12; ) {
    const inner = onlyChildOf(at);
    if (inner === null || inner.size + 6 < element.size) break;
    at = inner;
    chain.push(at);
  }
  return chain;
}

/** Each child of a long page asks for its parent's, which has as many children. */
const onlyChildren = new WeakMap<PageElement, PageElement | null>();

/** The only element inside that isn't decoration. */
function onlyChildOf(element: PageElement): PageElement | null {
  const known = onlyChildren.get(element);
  if (known !== undefined) return known;
  let only: PageElement | null = null;
  for (const child of element.children) {
    if (child.kind === "text" || isDecoration(child)) continue;
    if (only !== null) {
      only = null;
      break;
    }
    only = child;
  }
  onlyChildren.set(element, only);
  return only;
}

export function cueOf(chain: PageElement[]): Cue {
  let cue: Cue = "none";
  for (const element of chain) {
    const { attributes, tag } = element;
    if (
      tag === "summary" ||
      tag === "dt" ||
      attributes["aria-expanded"] !== undefined ||
      attributes["aria-controls"] !== undefined ||
      attributes["data-bs-target"] !== undefined ||
      /collapse|accordion/.test(attributes["data-toggle"] ?? "") ||
      (tag === "label" && hasSwitch(element)) ||
      hasHandler(element) ||
      opensAdjacentPanel(element) ||
      controlName.test(nameOf(element))
    )
      return "control";
    if (/^(?:h[1-6]|dt|strong|b)$/.test(tag) || attributes["role"] === "heading") cue = "title";
  }
  const parent = chain[0]?.parent;
  // `<li class="faq-item"><p>Question</p><p>Answer</p></li>`
  if (
    cue === "none" &&
    parent &&
    /(?:^|[\s_-])(?:faq|question|accordion)[\w-]*item|(?:^|\s)(?:faq|qa)(?:\s|$)/.test(nameOf(parent))
  )
    return "title";
  return cue;
}

/** True for an element with a click handler and no link target. */
function hasHandler({ attributes, tag }: PageElement): boolean {
  if (tag === "a" && attributes["href"] && !/^(?:#|javascript:)/i.test(attributes["href"])) return false;
  return ["onclick", "@click", "x-on:click", "v-on:click", "ng-click", "(click)"].some(
    (name) => attributes[name] !== undefined,
  );
}

/** True for a link to the panel right after it, or to its own item. */
function opensAdjacentPanel(element: PageElement): boolean {
  const { href } = element.attributes;
  if (element.tag !== "a" || !href?.startsWith("#") || href.length < 2) return false;
  const id = href.slice(1);
  const next = element.parent?.children
    .slice(element.index + 1)
    .find((node) => node.kind === "element" && node.size > 0);
  if (next?.kind === "element" && next.attributes["id"] === id) return true;
  for (let at = element.parent, steps = 0; at && steps < 5; at = at.parent, steps += 1)
    if (at.attributes["id"] === id) return !/^(?:body|main|section)$/.test(at.tag);
  return false;
}

/** Matches `<input type="checkbox"><label>Question</label><div>Answer</div>`. */
function hasSwitch(label: PageElement): boolean {
  return (label.parent?.children ?? []).some(
    (child) =>
      child.kind === "element" &&
      child.tag === "input" &&
      /checkbox|radio/.test(child.attributes["type"] ?? ""),
  );
}

/** True if the parent contains more than this element and decoration. */
export function isOutermost(element: PageElement): boolean {
  const parent = element.parent;
  if (!parent || parent.tag === "#root") return true;
  if (parent.size - element.size > 8) return true;
  return parent.children.some((child) =>
    child.kind === "text" ? /[\p{L}\p{N}]/u.test(child.text) : child !== element && !isDecoration(child),
  );
}

/** False for two blocks, such as a kicker and a heading, which aren't one title. */
export function isOneLabel(element: PageElement): boolean {
  let blocks = 0;
  for (const child of element.children) {
    if (child.kind === "text") {
      if (/[\p{L}\p{N}]{2}/u.test(child.text)) blocks += isBlock(element) && blocks > 0 ? 1 : 0;
    } else if (isBlock(child) && !isDecoration(child)) blocks += 1;
  }
  return blocks <= 1;
}

export function isInline(element: PageElement): boolean {
  return /^(?:strong|b|span|em|a|u|font|i)$/.test(element.tag);
}

/** True if an inline title starts a new line. */
export function startsLine(element: PageElement): boolean {
  const siblings = element.parent?.children ?? [];
  for (let at = element.index - 1; at >= 0; at -= 1) {
    const before = siblings[at]!;
    if (before.kind === "text" ? before.text.trim() === "" : before.size === 0 && isInline(before)) continue;
    return before.kind === "element" && (before.tag === "br" || !isInline(before));
  }
  return true;
}

export function linksElsewhere(chain: PageElement[], url: string): boolean {
  return chain.some((element) => {
    const href = element.tag === "a" ? element.attributes["href"] : undefined;
    if (!href || href.startsWith("#") || /^javascript:/i.test(href)) return false;
    const target = URL.parse(href, url);
    const here = URL.parse(url);
    return (
      !target || !here || target.origin + target.pathname !== here.origin + here.pathname || !target.hash
    );
  });
}

export function mayBeQuestion(element: PageElement): boolean {
  let last = element;
  for (let i = 0; i < 12; i += 1) {
    const child = last.children.findLast((node) =>
      node.kind === "text" ? node.text.trim() !== "" : !isDecoration(node),
    );
    if (!child) return false;
    if (child.kind === "text") return /[?？؟;\u037e]["'”’»)\]\s]*$/u.test(child.text);
    last = child;
  }
  return false;
}

/** Tag and first stable class of each element in the chain, which are equal for similar items. */
export function signatureOf(element: PageElement): string {
  const names = chainOf(element).map(stableName);
  return names.filter((name, at) => at === 0 || !/^(?:font|span|u|em|i)$/.test(name)).join(">");
}

export function stableName(element: PageElement): string {
  const first = (element.attributes["class"] ?? "")
    .split(/\s+/)
    .find(
      (name) => name && !/^(?:active|open|show|collapsed?|is-|first|last|current|in|even|odd)|\d/.test(name),
    );
  return first ? `${element.tag}.${first}` : element.tag;
}
