import type { EgressRules } from "#platform/egress/egress-rules.ts";
import { createSharedBrowser, type OwnRenderer, type SharedBrowserOptions } from "./create-shared-browser.ts";

export interface BrowserRendererOptions extends SharedBrowserOptions {
  /** The egress rules, shared with requests made without a browser. */
  rules: EgressRules;
}

/**
 * Returns null if no browser is installed or configured. The browser starts with the first page; `close` also ends it.
 */
export function createBrowserRenderer({ rules, ...options }: BrowserRendererOptions): OwnRenderer | null {
  const browser = createSharedBrowser(options);
  if (browser === null) return null;
  const { render, screenshot, visit, print } = browser.open(rules);
  return { render, screenshot, visit, print, close: browser.close };
}
