import { type ReactNode, useId } from "react";
import { cn } from "./cn.ts";
import { useModal } from "./use-modal.ts";

/**
 * A native modal dialog, which traps focus, closes on Escape and restores focus. `onClose` is called no matter how it
 * is closed.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  className,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  className?: string;
}) {
  const ref = useModal(isOpen);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      className={cn(
        "m-auto w-full max-w-[480px] rounded-lg bg-surface p-6 text-text shadow-lift backdrop:bg-scrim max-md:mx-0 max-md:mb-0 max-md:max-w-none max-md:rounded-b-none",
        className,
      )}
    >
      {isOpen ? (
        <>
          <h2 id={titleId} className="text-18">
            {title}
          </h2>
          {children}
        </>
      ) : null}
    </dialog>
  );
}
