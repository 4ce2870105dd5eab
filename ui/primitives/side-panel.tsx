import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useWords } from "../words.tsx";
import { useAskingModal } from "./use-asking-modal.tsx";

/**
 * A native modal dialog at the right edge, or over the whole screen of a phone. It traps focus, closes on Escape and by a
 * click beside it, and restores focus. It asks before typed text is lost.
 */
export function SidePanel({
  isOpen,
  onClose,
  title,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}) {
  const { ref, events, requestClose, question } = useAskingModal(isOpen, onClose);
  const titleId = useId();
  const words = useWords();
  return (
    <>
      <dialog
        ref={ref}
        aria-labelledby={titleId}
        {...events}
        onKeyDown={(event) => {
          events.onKeyDown(event);
          // Escape closes only the panel, and not also the editor that it is in.
          event.stopPropagation();
        }}
        onPointerDown={(event) => {
          // The backdrop belongs to the dialog, and the content covers all of its box.
          if (event.target === event.currentTarget) requestClose();
        }}
        className="m-0 ml-auto h-dvh max-h-none w-full max-w-none bg-surface text-text backdrop:bg-scrim md:max-w-[600px] md:border-l md:border-border"
      >
        {isOpen ? (
          <div className="flex h-full flex-col">
            <div className="flex h-14 shrink-0 items-center justify-between gap-4 border-b border-border pr-2 pl-4 md:pl-6">
              <h2 id={titleId} className="truncate text-16">
                {title}
              </h2>
              <button
                type="button"
                aria-label={words.close}
                className="grid size-11 shrink-0 place-items-center rounded-md text-text-2 hover:bg-hover hover:text-text md:size-10"
                onClick={requestClose}
              >
                <X className="size-5" aria-hidden="true" />
              </button>
            </div>
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to reach what scrolls
              tabIndex={0}
              aria-labelledby={titleId}
              className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-5 md:px-6"
            >
              {children}
            </section>
          </div>
        ) : null}
      </dialog>
      {question}
    </>
  );
}
