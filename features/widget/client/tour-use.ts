/** Notices that the visitor used a step's control. Never uses it. */
import type { TourStep } from "../wire.ts";

/** `used` runs before the page reacts, because it may open another page. */
export function watchUse(
  { verb, value }: Pick<TourStep, "verb" | "value">,
  element: Element | null,
  { used, signal }: { used: () => void; signal: AbortSignal },
): void {
  const options = { capture: true, signal };
  if (verb === "press") {
    addEventListener("keydown", (event) => event.isTrusted && event.key === value && used(), options);
    return;
  }
  if (!element) return;
  if (verb === "drag") {
    let isHeld = false;
    element.addEventListener("pointerdown", () => (isHeld = true), options);
    addEventListener("pointerup", () => isHeld && used(), options);
    return;
  }
  if (verb === "type") {
    let isTyped = false;
    element.addEventListener("input", () => (isTyped = true), options);
    for (const type of ["change", "focusout"])
      element.addEventListener(type, () => isTyped && used(), options);
    return;
  }
  const isList = element instanceof HTMLSelectElement;
  element.addEventListener(isList ? "change" : "click", used, options);
}
