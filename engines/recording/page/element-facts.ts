/**
 * Role and name of an element, read in its page. Never reads values. Elements in frames have classes of their own, so that
 * `instanceof` doesn't know them.
 */
import { computeAccessibleName, getRole } from "dom-accessibility-api";
import { mayNeedHints, readableName } from "../clicks/readable-name.ts";
import { nameHintsOf } from "./name-hints.ts";

/** Password and date fields have no role in ARIA. To a person they are text fields. */
export function roleOf(element: Element): string {
  const role = getRole(element);
  if (role) return role;
  if (element.localName === "summary") return "button";
  if (isInput(element) && !["hidden", "file", "color"].includes(element.type)) return "textbox";
  return (element as HTMLElement).isContentEditable ? "textbox" : "";
}

export function isInput(element: Element): element is HTMLInputElement {
  return element.localName === "input";
}

/** What a guide calls a control. */
export function nameOf(element: Element): string {
  return readableIn(element, accessibleNameOf(element));
}

/** `name`: its accessible name, or its text. */
export function readableIn(element: Element, name: string): string {
  return mayNeedHints(name) ? readableName(name, nameHintsOf(element)) : name;
}

/** A field's placeholder is its name if it has no other. */
export function accessibleNameOf(element: Element): string {
  return computeAccessibleName(element) || (element.getAttribute("placeholder") ?? "");
}

/** From the inside out, also out of shadow roots. */
export function* parentsOf(element: Element): Generator<Element> {
  for (let one: Element | null = parentOf(element); one; one = parentOf(one)) yield one;
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode() as Document | ShadowRoot;
  return element.assignedSlot ?? element.parentElement ?? ("host" in root ? root.host : null);
}
