import type { EgressRules } from "#platform/egress/egress-rules.ts";
import type { BrowserRenderer } from "./browser-renderer.ts";
import { createSharedBrowser, type SharedBrowserOptions } from "./create-shared-browser.ts";

export interface BrowserRendererOptions extends SharedBrowserOptions {
  /** The egress rules, shared with requests made without a browser. */
  rules: EgressRules;
}

/**
 * Returns null if no browser is installed or configured. The browser starts with the first page; `close` also ends it.
 */
export function createBrowserRenderer({ rules, ...options }: BrowserRendererOptions): BrowserRenderer | null {
  const browser = createSharedBrowser(options);
  if (browser === null) return null;
  const { render, screenshot } = browser.open(rules);
  return { render, screenshot, close: browser.close };
}
