import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from "react";
import { useBlocker, useNavigation } from "react-router";
import { Button } from "./primitives/button.tsx";
import { Dialog } from "./primitives/dialog.tsx";
import { hasTypedText } from "./typed-texts.ts";
import { useWords } from "./words.tsx";

/** Ids of the forms with unsaved changes. */
const ChangedContext = createContext<Set<string> | null>(null);

/** For controlled forms, and changes other than text. `AskBeforeLeaving` notices text in all other forms itself. */
export function useUnsavedChanges(isChanged: boolean): void {
  const changed = useContext(ChangedContext);
  const id = useId();
  useEffect(() => {
    if (!isChanged) return;
    changed?.add(id);
    return () => {
      changed?.delete(id);
    };
  }, [changed, id, isChanged]);
}

/**
 * Asks before unsaved changes or typed text are lost: with our dialog for navigation inside the product, and with the
 * browser's dialog for closing and reloading. One for all forms, because the router has a single blocker.
 */
export function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const words = useWords();
  const [changed] = useState(() => new Set<string>());
  const sent = useSentForm();
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next, historyAction }) => {
    const isOtherPage = here.pathname !== next.pathname;
    if (!isOtherPage && here.search === next.search) return false;
    // The same page shows the texts of another language or question at an address with other parameters.
    if (changed.size > 0) return true;
    // A link to the same page with other parameters is the form's own "Cancel", or keeps the form.
    return (isOtherPage || historyAction === "POP") && hasTypedText({ without: sent.current });
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (changed.size > 0 || hasTypedText({ without: sent.current })) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [changed, sent]);
  const stay = () => blocker.state === "blocked" && blocker.reset();
  return (
    <ChangedContext value={changed}>
      {children}
      <Dialog isOpen={blocker.state === "blocked"} onClose={stay} title={words.leaveTitle}>
        <p className="mt-2 text-14 text-text-2">{words.leaveText}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => blocker.state === "blocked" && blocker.proceed()}>
            {words.leave}
          </Button>
          <Button data-first onClick={stay}>
            {words.keepEditing}
          </Button>
        </div>
      </Dialog>
    </ChangedContext>
  );
}

/** The form that was submitted last, until its answer is here or something else is typed. */
function useSentForm() {
  const sent = useRef<EventTarget | null>(null);
  const { state } = useNavigation();
  useEffect(() => {
    const onSubmit = ({ target }: Event) => {
      sent.current = target;
    };
    const onInput = () => {
      sent.current = null;
    };
    document.addEventListener("submit", onSubmit, { capture: true });
    document.addEventListener("input", onInput);
    return () => {
      document.removeEventListener("submit", onSubmit, { capture: true });
      document.removeEventListener("input", onInput);
    };
  }, []);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && state === "idle") sent.current = null;
    wasBusy.current = state !== "idle";
  }, [state]);
  return sent;
}
