/** Finds the elements of a page that a script has yet to fill. */
import { type DomElement, type DomNode, isElement, isText, namesOf } from "./dom.ts";

/** True for a header or menu placeholder and for custom elements, which only a script can fill. */
export function isHeaderPlace(element: DomElement): boolean {
  if (element.name === "header" || element.name === "nav") return true;
  if (includes(element)) return true;
  if (element.name.includes("-")) return true;
  if (element.name !== "div" && element.name !== "section" && element.name !== "ul") return false;
  return namesOf(element).some((name) =>
    /^(site|page|main|top|primary)?[-_]?(header|nav|navbar|navigation|menu)([-_](placeholder|container|wrapper|include|root|slot))?$/.test(
      name,
    ),
  );
}

/** True for `<div data-include="header.html">`, in the spelling of any script. */
function includes({ attribs }: DomElement): boolean {
  return Object.entries(attribs).some(
    ([name, value]) =>
      /^(?:data-|w3-|hx-)/.test(name) &&
      /include|load|hx-get|template|partial/.test(name) &&
      /\b(?:header|nav\w*|menu)\b/i.test(value),
  );
}

/** True if there is no text, link or picture. Placeholders are small, so larger elements aren't checked. */
export function isBare(element: DomElement): boolean {
  const left: DomNode[] = element.children.slice(0, maxPlaceNodes);
  for (let visited = 0; left.length > 0; visited += 1) {
    const node = left.pop()!;
    if (visited >= maxPlaceNodes) return false;
    if (isText(node) && node.data.trim() !== "") return false;
    if (!isElement(node)) continue;
    if (/^(a|img|svg|input|button|iframe|canvas|video|object)$/.test(node.name)) return false;
    left.push(...node.children.slice(0, maxPlaceNodes));
  }
  return true;
}

const maxPlaceNodes = 20;

/** What a page shows beside its text. Scripts fill these, too, but with nothing that answers a question. */
const otherPlaces =
  /(?:^|[-_])(?:google-?maps?|\w*map|slide\w*|swiper|carousel|\w*captcha|chart|insta\w*|\w*feed|cookies?|consent|toc|search|results?|indicators?|dots|cart|errors?|messages?|alerts?|toast|modal|popup|comments?|backdrop|overlay|spacer|divider|line)(?:$|[-_])/i;

/** In characters. The time that the pattern takes grows with the square of a value's length. */
const maxName = 80;

/** True for a list with an id, and for the only thing below a heading if it has an id or data that a script can find it by. */
export function isContentPlace(element: DomElement): boolean {
  const { name, attribs } = element;
  if (attribs.hidden !== undefined || attribs["aria-hidden"] === "true") return false;
  const hooks = Object.keys(attribs).filter((each) => each === "id" || each.startsWith("data-"));
  if (hooks.length === 0) return false;
  const names = [...namesOf(element), ...hooks, ...hooks.map((hook) => attribs[hook] ?? "")];
  if (names.some((each) => otherPlaces.test(each.slice(0, maxName)))) return false;
  if (/^(ul|ol|dl|tbody)$/.test(name)) return attribs.id !== undefined;
  if (!/^(div|section|p|table)$/.test(name)) return false;
  const before = sibling(element, "prev");
  if (before === null || !isHeading(before)) return false;
  const after = sibling(element, "next");
  return after === null || isHeading(after);
}

const isHeading = ({ name }: DomElement) => /^h[1-6]$/.test(name);

/** Elements without a place on the page, as scripts have behind the element that they fill. */
const withoutPlace = /^(?:script|style|noscript|template|link|meta)$/;

/** The adjacent element. Null if there is none, or if there is text in between. */
function sibling(element: DomElement, direction: "prev" | "next"): DomElement | null {
  for (let node: DomNode | null = element[direction]; node !== null; node = node[direction]) {
    if (isElement(node) && !withoutPlace.test(node.name)) return node;
    if (isText(node) && node.data.trim() !== "") return null;
  }
  return null;
}
