import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

/**
 * Calls `take` once at hydration with a field or form, to keep what was typed or autofilled before. On the next render,
 * React resets a controlled field to its `value`, so `take` must copy differing values into the state. Untouched fields
 * have their rendered values.
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

/** Returns the values of named fields that differ from the rendered ones. For a checkbox, that is its checked state. */
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
