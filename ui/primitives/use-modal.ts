import { type RefObject, useEffect, useRef } from "react";

/**
 * Opens and closes a native modal dialog, which keeps the focus inside and gives it back. The first element gets the focus,
 * or the one with `data-first`. React's `autoFocus` has no effect, because it runs before the dialog opens.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      dialog.current?.showModal();
      dialog.current?.querySelector<HTMLElement>("[data-first]")?.focus();
    }
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return dialog;
}
