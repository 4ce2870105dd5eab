/**
 * The only way to write an inline style. On the server, each inline style reports its text, and the page's
 * Content-Security-Policy allows exactly these texts; an injected style element is blocked.
 */
import { createContext, useContext } from "react";

/** Receives the text of each inline style during server rendering; null in the browser. */
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
