import { type KeyboardEvent, type ReactNode, type RefObject, type SyntheticEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../words.tsx";
import { Button } from "./button.tsx";
import { hasTypedIn, rememberFirstValues } from "./typed-in-dialog.ts";
import { useModal } from "./use-modal.ts";

interface AskingModal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Of the dialog. Escape and Back close it if nothing was typed. */
  events: {
    onFocus: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onCancel: (event: SyntheticEvent) => void;
    onClose: () => void;
  };
  /** For "Cancel" and the like. After a form was sent, set `isOpen` to false instead. */
  requestClose: () => void;
  /** Belongs after the dialog. */
  question: ReactNode;
}

/** A native modal dialog that asks before text is lost that was typed into it. Otherwise, it closes immediately. */
export function useAskingModal(isOpen: boolean, onClose: () => void): AskingModal {
  const ref = useModal(isOpen);
  const [isAsking, setAsking] = useState(false);
  const isTyped = () => ref.current !== null && hasTypedIn(ref.current);
  return {
    ref,
    events: {
      onFocus() {
        if (ref.current) rememberFirstValues(ref.current);
      },
      onKeyDown(event) {
        const isMeant = event.key === "Escape" && !event.defaultPrevented && !event.nativeEvent.isComposing;
        if (!isMeant || ref.current?.querySelector(":popover-open") || !isTyped()) return;
        // Without this, the browser would close the dialog on the second Escape in a row.
        event.preventDefault();
        setAsking(true);
      },
      onCancel(event) {
        // The dialog that selects a file cancels, too.
        if (event.target !== event.currentTarget || !isTyped()) return;
        event.preventDefault();
        setAsking(true);
      },
      onClose() {
        setAsking(false);
        onClose();
      },
    },
    requestClose() {
      if (isTyped()) setAsking(true);
      else ref.current?.close();
    },
    question: (
      <DiscardQuestion
        isOpen={isOpen && isAsking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          // Returns the focus to the dialog first, which then returns it to what opened it.
          flushSync(() => setAsking(false));
          ref.current?.close();
        }}
      />
    ),
  };
}

function DiscardQuestion({
  isOpen,
  onKeep,
  onDiscard,
}: {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const words = useWords();
  const ref = useModal(isOpen);
  return (
    <dialog
      ref={ref}
      aria-label={words.discardTitle}
      onClose={onKeep}
      // Escape closes only the question, and not also what the dialog is in.
      onKeyDown={(event) => event.stopPropagation()}
      className={dialogClass}
    >
      {isOpen ? (
        <>
          <h2 className="text-18">{words.discardTitle}</h2>
          <p className="mt-2 text-14 text-text-2">{words.discardText}</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onDiscard}>
              {words.discard}
            </Button>
            <Button data-first onClick={onKeep}>
              {words.keepEditing}
            </Button>
          </div>
        </>
      ) : null}
    </dialog>
  );
}

export const dialogClass =
  "m-auto w-full max-w-[480px] rounded-lg bg-surface p-6 text-text shadow-lift backdrop:bg-scrim max-md:mx-0 max-md:mb-0 max-md:max-w-none max-md:rounded-b-none";
