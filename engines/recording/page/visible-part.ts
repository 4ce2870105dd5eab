/** Where a person sees a control of the page that this code runs in. */
import { shownPart } from "./shown-part.ts";

/** Components draw these, and hide the real control. */
const drawn =
  "input,select,textarea,[role=combobox],[role=textbox],[role=searchbox],[role=checkbox],[role=radio],[role=switch]";

/** Null if nothing of the control is visible. */
export function visiblePart(element: Element): Element | null {
  if (!element.isConnected) return null;
  const part = partOf(element);
  if (!part) return null;
  const { width, height } = part.getBoundingClientRect();
  return width > 0 && height > 0 && isRendered(part) ? part : null;
}

function partOf(element: Element): Element | null {
  if (!element.matches(drawn)) return element;
  // A field that isn't rendered can only be used through its label.
  return isRendered(element) ? shownPart(element) : element.closest("label");
}

function isRendered(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
