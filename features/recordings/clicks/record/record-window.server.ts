import type { BrowserContext } from "playwright-core";
import type { ClickRecorder } from "./record-clicks.server.ts";

/** Opens the address in the window's first page, and records every page, also those that open later. */
export async function recordWindow(
  context: BrowserContext,
  recorder: ClickRecorder,
  url: string,
): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const first = await recorder.connect(page);
  // A page that is closed while it opens has nothing to record.
  context.on("page", (later) => void recorder.connect(later).catch(() => undefined));
  await page.goto(url, { waitUntil: "load" });
  await recorder.add(first, { verb: "navigate", control: null });
}
