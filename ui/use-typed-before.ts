import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

/**
 * Hands over a field or a form once, as the page's script takes over: what was typed, or filled in by the browser, before
 * that stands in it. React sets a field that has a `value` back to it at the next drawing, so `take` has to put into
 * the state what differs. Comes before any drawing, and gets what was drawn where nobody typed.
 */
export function useTypedBefore<Typed extends HTMLElement>(
  element: RefObject<Typed | null>,
  take: (typed: Typed) => void,
): void {
  const takeOver = useEffectEvent(() => {
    if (element.current) take(element.current);
  });
  useLayoutEffect(() => takeOver(), []);
}

/** Of each named field that is not as it was drawn, what it holds: a text, or whether it is ticked. */
export function fieldsTypedIn(form: HTMLFormElement): Record<string, string | boolean> {
  const typed: Record<string, string | boolean> = {};
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      const [drawn] = [...field.options].filter((option) => option.defaultSelected);
      if (drawn && field.value !== drawn.value) typed[field.name] = field.value;
    } else if (field instanceof HTMLTextAreaElement) {
      if (field.value !== field.defaultValue) typed[field.name] = field.value;
    } else if (field instanceof HTMLInputElement) {
      const { type, name, value, checked } = field;
      if (type === "radio") {
        if (checked && !field.defaultChecked) typed[name] = value;
      } else if (type === "checkbox") {
        if (checked !== field.defaultChecked) typed[name] = checked;
      } else if (type !== "hidden" && type !== "file" && value !== field.defaultValue) typed[name] = value;
    }
  }
  return typed;
}
