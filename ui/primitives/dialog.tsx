import { createContext, type ReactNode, useContext, useId } from "react";
import { Button } from "./button.tsx";
import { cn } from "./cn.ts";
import { dialogClass, useAskingModal } from "./use-asking-modal.tsx";

const CloseContext = createContext<() => void>(() => {});

/**
 * A native modal dialog, which traps focus, closes on Escape and restores focus. `onClose` is called no matter how it
 * is closed. It asks before typed text is lost, unless `isOpen` changes.
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
  const { ref, events, requestClose, question } = useAskingModal(isOpen, onClose);
  const titleId = useId();
  return (
    <>
      <dialog ref={ref} aria-labelledby={titleId} {...events} className={cn(dialogClass, className)}>
        {isOpen ? (
          <CloseContext value={requestClose}>
            <h2 id={titleId} className="text-18">
              {title}
            </h2>
            {children}
          </CloseContext>
        ) : null}
      </dialog>
      {question}
    </>
  );
}

/** Closes the dialog that it is in, without doing anything. */
export function CancelButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="ghost" onClick={useContext(CloseContext)}>
      {children}
    </Button>
  );
}
