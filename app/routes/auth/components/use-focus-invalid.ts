import { type RefObject, useEffect, useRef } from "react";

/** After each refusal the first field it is about gets the focus, and with it a screen reader's attention. */
export function useFocusInvalid(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}
