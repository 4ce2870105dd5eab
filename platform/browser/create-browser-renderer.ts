/** A browser for one reading alone. */
import type { EgressRules } from "#platform/egress/egress-rules.ts";
import type { BrowserRenderer } from "./browser-renderer.ts";
import { createSharedBrowser, type SharedBrowserOptions } from "./create-shared-browser.ts";

export interface BrowserRendererOptions extends SharedBrowserOptions {
  /** The rules of the egress: one guard for both. */
  rules: EgressRules;
}

/** Null when no browser is installed nor configured. Nothing is started before the first page. `close` also ends the browser. */
export function createBrowserRenderer({ rules, ...options }: BrowserRendererOptions): BrowserRenderer | null {
  const browser = createSharedBrowser(options);
  if (browser === null) return null;
  const { render, screenshot } = browser.open(rules);
  return { render, screenshot, close: browser.close };
}
