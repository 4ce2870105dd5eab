/** Role and name of an element, read in its page. Never reads values. */
import { computeAccessibleName, getRole } from "dom-accessibility-api";

/** Password and date fields have no role in ARIA. To a person they are text fields. */
export function roleOf(element: Element): string {
  const role = getRole(element);
  if (role) return role;
  if (element.localName === "summary") return "button";
  if (element instanceof HTMLInputElement && !["hidden", "file", "color"].includes(element.type))
    return "textbox";
  return element instanceof HTMLElement && element.isContentEditable ? "textbox" : "";
}

/** A field's placeholder is its name if it has no other. */
export function nameOf(element: Element): string {
  return computeAccessibleName(element) || (element.getAttribute("placeholder") ?? "");
}

/** From the inside out, also out of shadow roots. */
export function* parentsOf(element: Element): Generator<Element> {
  for (let one: Element | null = parentOf(element); one; one = parentOf(one)) yield one;
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
