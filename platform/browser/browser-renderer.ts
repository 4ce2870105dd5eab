/** What reads and pictures pages for one reading of a website, wherever its browser runs. */
import type { RenderPage } from "#shared/egress.ts";

export interface ScreenshotOptions {
  isFullPage: boolean;
  waitForMs: number;
  timeoutMs: number;
  signal: AbortSignal;
}

export interface BrowserRenderer {
  /** `timeoutMs` (default 30 s) counts from the moment the page has its turn. Rejects with an EgressError. */
  render: RenderPage;
  /** A JPEG picture as a data: address. Rejects with an EgressError. */
  screenshot(url: string, options: ScreenshotOptions): Promise<string>;
  /** Pages under way fail with "aborted". */
  close(): Promise<void>;
}
