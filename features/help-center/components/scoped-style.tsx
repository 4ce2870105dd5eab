import { useInsertionEffect, useSyncExternalStore } from "react";
import { InlineStyle } from "#ui/inline-style.tsx";

/**
 * Style rules that change while the page is open. The page's content security policy only allows inline styles that the
 * server wrote (`InlineStyle`). In the browser, the same rules become a constructed style sheet, which the policy
 * doesn't cover, and the `style` element is removed. Exactly one of the two applies at any time.
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
  return useIsLive() ? null : <InlineStyle css={css} />;
}

/** False on the server and during hydration, true afterwards. */
export function useIsLive(): boolean {
  return useSyncExternalStore(neverChanges, isLive, isNotLive);
}

const neverChanges = () => () => {};
const isLive = () => true;
const isNotLive = () => false;
