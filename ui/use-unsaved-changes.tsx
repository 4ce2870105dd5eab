import { type ReactNode, useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "./primitives/button.tsx";
import { Dialog } from "./primitives/dialog.tsx";

/**
 * Warns before unsaved changes are lost: with our dialog for navigation inside the product, and with the browser's
 * dialog for closing and reloading. Render the returned dialog.
 */
export function useUnsavedChanges(isChanged: boolean): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
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
      title="Leave without saving?"
    >
      <p className="mt-2 text-14 text-text-2">Your changes on this page aren't saved yet.</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => blocker.state === "blocked" && blocker.proceed()}>
          Leave without saving
        </Button>
        <Button autoFocus onClick={() => blocker.state === "blocked" && blocker.reset()}>
          Keep editing
        </Button>
      </div>
    </Dialog>
  );
}
