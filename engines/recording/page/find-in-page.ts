/** Finds a recorded control in the page that this code runs in, as a check of the guide does from outside. */
import { controlRoles, dialogRoles } from "../clicks/control-roles.ts";
import { type Candidate, foldName, matchControl, type WantedControl } from "../replay/match-control.ts";
import { drawnControl } from "./drawn-control.ts";
import { accessibleNameOf, isInput, parentsOf, readableIn, roleOf } from "./element-facts.ts";
import { documentIn } from "./frames.ts";
import { queryAll } from "./query-all.ts";
import { visiblePart } from "./visible-part.ts";

/** Computing the name of each takes time. */
const maxCandidates = 150;
/** Reading the place of an element may lay out the page. */
const maxMeasured = 600;
/** A selector that finds more than this says nothing. */
const maxFound = 5;
const maxText = 200;
/** Of a part's text with what is hidden in it. */
const maxWholeText = 2_000;
/** Everything that can have one of the control roles. */
const controls =
  "a,button,input,select,textarea,summary,option,[role],[contenteditable]:not([contenteditable=false])";

export type PageRoot = Document | ShadowRoot;

export interface FoundElement {
  element: Element;
  kind: "same" | "renamed";
}

/** `taken` are names of other steps' controls. `roots` come from `rootsOf`, so that one look collects them once. */
export function findInPage(
  wanted: WantedControl,
  { taken, roots }: { taken: ReadonlySet<string>; roots: readonly PageRoot[] },
): FoundElement | null {
  const foundBy = findBySelectors(wanted.selectors, roots);
  const elements = visibleOnes(byRank(wanted, foundBy, roots));
  const match = matchControl(
    wanted,
    elements.map(({ element, part }) => describe(element, part, foundBy.get(element) ?? {})),
    taken,
  );
  const found = match.kind === "missing" ? undefined : elements[match.index];
  return found && match.kind !== "missing" ? { element: found.element, kind: match.kind } : null;
}

/** The document, those in its frames, and their open shadow roots, except those of elements that `isOurs` says. */
export function rootsOf(isOurs: (element: Element) => boolean): PageRoot[] {
  const roots: PageRoot[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll("*")) {
      const { shadowRoot } = element;
      if (shadowRoot && !isOurs(element)) roots.push(shadowRoot);
      const framed = documentIn(element);
      if (framed) roots.push(framed);
    }
  return roots;
}

export function nameInPage(element: Element): string {
  return readableIn(element, ownName(element));
}

/** The name of a part that isn't a control is its text, as when it was recorded. */
function ownName(element: Element, role = roleOf(element)): string {
  return controlRoles.has(role) ? accessibleNameOf(element) : textOf(element);
}

function findBySelectors(
  selectors: string[],
  roots: readonly PageRoot[],
): Map<Element, Record<string, number>> {
  const found = new Map<Element, Record<string, number>>();
  for (const selector of selectors) {
    const elements = queryOrNone(selector, roots);
    for (const element of elements)
      found.set(element, { ...found.get(element), [selector]: elements.length });
  }
  return found;
}

/** A selector from a file may not be one. */
function queryOrNone(selector: string, roots: readonly PageRoot[]): Element[] {
  try {
    return queryAll(selector, { max: maxFound, drawn: drawnControl, roots }) ?? [];
  } catch {
    return [];
  }
}

/** The likely ones first, without laying out the page. */
function byRank(
  wanted: WantedControl,
  foundBy: ReadonlyMap<Element, unknown>,
  roots: readonly PageRoot[],
): Element[] {
  const folded = foldName(wanted.name);
  const rank = (element: Element) =>
    (folded !== "" && quickNames(element).some((name) => foldName(name) === folded) ? 2 : 0) +
    (foundBy.has(element) ? 1 : 0);
  return [...new Set([...foundBy.keys(), ...elementsLike(wanted, roots)])]
    .map((element) => ({ element, rank: rank(element) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ element }) => element);
}

/** What an element is probably named. */
function quickNames(element: Element): string[] {
  const given = ["aria-label", "placeholder", "title", "alt", "data-tooltip"].map(
    (name) => element.getAttribute(name) ?? "",
  );
  const labels = isInput(element) ? [...(element.labels ?? [])] : [];
  return [...given, wholeTextOf(element), ...labels.map(wholeTextOf)];
}

function visibleOnes(elements: Element[]): { element: Element; part: Element }[] {
  const visible: { element: Element; part: Element }[] = [];
  for (const element of elements.slice(0, maxMeasured)) {
    const part = visiblePart(element);
    if (part) visible.push({ element, part });
    if (visible.length === maxCandidates) break;
  }
  return visible;
}

function elementsLike({ role, name }: WantedControl, roots: readonly PageRoot[]): Element[] {
  if (role !== "")
    return roots.flatMap((root) =>
      [...root.querySelectorAll(controls)].filter((each) => roleOf(each) === role),
    );
  const folded = foldName(name);
  if (folded === "") return [];
  const words = folded.split(" ");
  const hasWords = (element: Element) => {
    const text = foldName(wholeTextOf(element));
    return words.every((word) => text.includes(word));
  };
  // The text that is shown lays out the page.
  const isNamed = (element: Element) => hasWords(element) && foldName(textOf(element)) === folded;
  // The smallest part that says it.
  return roots.flatMap((root) =>
    [...root.querySelectorAll(root.nodeType === Node.DOCUMENT_NODE ? "body *" : "*")].filter(
      (element) => isNamed(element) && ![...element.children].some(isNamed),
    ),
  );
}

function describe(element: Element, part: Element, foundBy: Record<string, number>): Candidate {
  const role = roleOf(element);
  const dialog = [...parentsOf(element)].find((parent) => dialogRoles.has(roleOf(parent)));
  const { x, y, width, height } = part.getBoundingClientRect();
  const accessibleName = ownName(element, role);
  return {
    role,
    name: readableIn(element, accessibleName),
    accessibleName,
    dialogTitle: dialog ? accessibleNameOf(dialog) : "",
    box: { x, y, width, height },
    foundBy,
  };
}

/** With what is hidden. */
function wholeTextOf({ textContent }: Element): string {
  return textContent && textContent.length <= maxWholeText ? textContent : "";
}

/** Without what is hidden, and with a space between lines. */
function textOf(element: Element): string {
  // biome-ignore lint/performance/useDomNodeTextContent: recordings have the text that is shown
  const shown = (element as HTMLElement).innerText ?? element.textContent ?? "";
  const text = shown.replace(/\s+/g, " ").trim();
  return text.length <= maxText ? text : "";
}
