/** Loads text recognition while screenshots are taken, so that scanning them begins immediately. */
import type { BrowserReader } from "./create-browser-reader.ts";

let prepared: Promise<BrowserReader>[] = [];

/** With a single core, a second reader would only slow down the first. */
export function readersAtOnce(): number {
  return navigator.hardwareConcurrency > 1 ? 2 : 1;
}

/** Does nothing if readers are prepared already. */
export function prepareReaders(): void {
  if (prepared.length > 0) return;
  prepared = Array.from({ length: readersAtOnce() }, openReader);
  // The caller that takes a reader gets the error.
  for (const one of prepared) one.catch(() => {});
}

/** The caller ends the reader. */
export function takeReader(): Promise<BrowserReader> {
  return prepared.shift() ?? openReader();
}

/** Ends those that weren't taken. */
export function endPreparedReaders(): void {
  for (const one of prepared)
    void one.then(
      (reader) => reader.end(),
      () => {},
    );
  prepared = [];
}

async function openReader(): Promise<BrowserReader> {
  const { createBrowserReader } = await import("./create-browser-reader.ts");
  return createBrowserReader();
}
