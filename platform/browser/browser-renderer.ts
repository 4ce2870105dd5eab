/** Renders and screenshots pages for one site import, wherever the browser runs. */
import type { RenderPage } from "#shared/egress.ts";

export interface ScreenshotOptions {
  isFullPage: boolean;
  waitForMs: number;
  timeoutMs: number;
  signal: AbortSignal;
}

export interface BrowserRenderer {
  /** `timeoutMs` (default 30 s) starts when the page leaves the queue. Rejects with an EgressError. */
  render: RenderPage;
  /** Resolves to a JPEG as a data URL. Rejects with an EgressError. */
  screenshot(url: string, options: ScreenshotOptions): Promise<string>;
  /** In-flight pages fail with "aborted". */
  close(): Promise<void>;
}
