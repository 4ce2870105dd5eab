/** Layout that all steps of the recorder dialog share. */
import type { ReactNode } from "react";

export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="min-h-0 overflow-y-auto p-4 md:p-6">{children}</div>;
}

/** Actions are on the right. On phones, they are full width and the last one is on top. */
export function DialogFooter({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-border bg-bg-subtle px-4 py-3 md:px-6 md:py-4">
      <p className="text-13 text-text-3 max-md:hidden">{note}</p>
      <div className="flex gap-3 max-md:w-full max-md:flex-wrap-reverse *:max-md:h-12 *:max-md:grow *:last:max-md:basis-full">
        {children}
      </div>
    </footer>
  );
}

/** Focuses the next action, because the button that was pressed is gone. */
export function focusOnce(element: HTMLElement | null): void {
  // The dialog opens after its content is mounted, and would otherwise focus its first button.
  element?.setAttribute("autofocus", "");
  element?.focus({ preventScroll: true });
}
