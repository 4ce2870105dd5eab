import { type RefObject, useEffect, useRef } from "react";

/** Focuses the first invalid field after each rejected form, so that screen readers announce it. */
export function useFocusInvalid(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}
