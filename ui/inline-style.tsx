/**
 * All inline styles must use this. On the server, each one reports its text, and the page's Content-Security-Policy
 * allows exactly these texts. An injected style element is blocked.
 */
import { createContext, useContext } from "react";

/** Called with the text of each inline style during server rendering. Null in the browser. */
export const InlineStyleCollector = createContext<((css: string) => void) | null>(null);

/** With `href` and `precedence`, React moves the style into the head, once per `href`. */
export function InlineStyle({ css, href, precedence }: { css: string; href?: string; precedence?: string }) {
  useContext(InlineStyleCollector)?.(css);
  return (
    <style href={href} precedence={precedence}>
      {css}
    </style>
  );
}
