import { type ReactNode, useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "./primitives/button.tsx";
import { Dialog } from "./primitives/dialog.tsx";
import { useWords } from "./words.tsx";

/**
 * Warns before unsaved changes are lost: with our dialog for navigation inside the product, and with the browser's
 * dialog for closing and reloading. Render the returned dialog.
 */
export function useUnsavedChanges(isChanged: boolean): ReactNode {
  const words = useWords();
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    // The same page shows the texts of another language or question at an address with other parameters.
    return isChanged && (here.pathname !== next.pathname || here.search !== next.search);
  });
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);
  return (
    <Dialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.state === "blocked" && blocker.reset()}
      title={words.leaveTitle}
    >
      <p className="mt-2 text-14 text-text-2">{words.leaveText}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => blocker.state === "blocked" && blocker.proceed()}>
          {words.leave}
        </Button>
        <Button autoFocus onClick={() => blocker.state === "blocked" && blocker.reset()}>
          {words.keepEditing}
        </Button>
      </div>
    </Dialog>
  );
}
