/** Finds a recorded control in the page that this code runs in, as a check of the guide does from outside. */
import { controlRoles, dialogRoles } from "../clicks/control-roles.ts";
import { type Candidate, foldName, matchControl, type WantedControl } from "../replay/match-control.ts";
import { nameOf, parentsOf, roleOf } from "./element-facts.ts";
import { queryAll } from "./query-all.ts";

/** Computing the name of each takes time. */
const maxCandidates = 150;
/** A selector that finds more than this says nothing. */
const maxFound = 5;
const maxText = 200;
/** Everything that can have one of the control roles. */
const controls =
  "a,button,input,select,textarea,summary,option,[role],[contenteditable]:not([contenteditable=false])";

export interface FoundElement {
  element: Element;
  kind: "same" | "renamed";
}

/** `taken` are names of other steps' controls. Elements that `isOurs` says are never found. */
export function findInPage(
  wanted: WantedControl,
  { taken, isOurs }: { taken: ReadonlySet<string>; isOurs: (element: Element) => boolean },
): FoundElement | null {
  const foundBy = findBySelectors(wanted.selectors);
  const elements = [...new Set([...foundBy.keys(), ...elementsLike(wanted)])]
    .filter((element) => !isOurs(element) && isShown(element))
    .slice(0, maxCandidates);
  const match = matchControl(
    wanted,
    elements.map((element) => describe(element, foundBy.get(element) ?? {})),
    taken,
  );
  const element = match.kind === "missing" ? undefined : elements[match.index];
  return element && match.kind !== "missing" ? { element, kind: match.kind } : null;
}

function findBySelectors(selectors: string[]): Map<Element, Record<string, number>> {
  const found = new Map<Element, Record<string, number>>();
  for (const selector of selectors) {
    const elements = queryOrNone(selector);
    for (const element of elements)
      found.set(element, { ...found.get(element), [selector]: elements.length });
  }
  return found;
}

/** A selector from a file may not be one. */
function queryOrNone(selector: string): Element[] {
  try {
    return queryAll(selector, maxFound) ?? [];
  } catch {
    return [];
  }
}

function elementsLike({ role, name }: WantedControl): Element[] {
  const all = [...rootsOf(document)];
  if (role !== "")
    return all.flatMap((root) =>
      [...root.querySelectorAll(controls)].filter((each) => roleOf(each) === role),
    );
  const folded = foldName(name);
  if (folded === "") return [];
  const isNamed = (element: Element) => foldName(textOf(element)) === folded;
  // The smallest part that says it.
  return all.flatMap((root) =>
    [...root.querySelectorAll("body *")].filter(
      (element) => isNamed(element) && ![...element.children].some(isNamed),
    ),
  );
}

/** Includes open shadow roots. */
function* rootsOf(root: Document | ShadowRoot): Generator<Document | ShadowRoot> {
  yield root;
  for (const element of root.querySelectorAll("*"))
    if (element.shadowRoot) yield* rootsOf(element.shadowRoot);
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

function describe(element: Element, foundBy: Record<string, number>): Candidate {
  const role = roleOf(element);
  const dialog = [...parentsOf(element)].find((parent) => dialogRoles.has(roleOf(parent)));
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    role,
    // The name of a part that isn't a control is its text, as when it was recorded.
    name: controlRoles.has(role) ? nameOf(element) : textOf(element),
    dialogTitle: dialog ? nameOf(dialog) : "",
    box: { x, y, width, height },
    foundBy,
  };
}

function textOf(element: Element): string {
  const text = (element.textContent ?? "").replace(/\s+/g, " ").trim();
  return text.length <= maxText ? text : "";
}
