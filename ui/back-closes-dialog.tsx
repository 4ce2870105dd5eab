import { useEffect } from "react";

/**
 * Back closes the dialog that covers the page, as Escape does, and not the page below it. Render it once. Needs the
 * Navigation API: in older browsers, Back leaves the page.
 */
export function BackClosesDialog(): null {
  useEffect(() => {
    const { navigation } = window;
    if (!navigation) return;
    function onNavigate(event: NavigateEvent) {
      // A script's own steps in the history aren't initiated by the user.
      if (event.navigationType !== "traverse" || !event.userInitiated || !event.cancelable) return;
      const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")].at(-1);
      if (!dialog) return;
      event.preventDefault();
      dialog.requestClose();
    }
    navigation.addEventListener("navigate", onNavigate);
    return () => navigation.removeEventListener("navigate", onNavigate);
  }, []);
  return null;
}
