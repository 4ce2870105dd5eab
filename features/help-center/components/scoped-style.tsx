import { useInsertionEffect, useSyncExternalStore } from "react";

/**
 * Style rules that change while the page is open, under a policy that allows no inline style but what the server
 * hashed. The server writes a style element; in the browser the same rules become a constructed style sheet,
 * which the policy leaves alone, and the element goes. There is no moment without either.
 */
export function ScopedStyle({ css }: { css: string }) {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
  return useIsLive() ? null : <style>{css}</style>;
}

/** False on the server and while its markup is taken over, true from then on. */
export function useIsLive(): boolean {
  return useSyncExternalStore(neverChanges, isLive, isNotLive);
}

const neverChanges = () => () => {};
const isLive = () => true;
const isNotLive = () => false;
