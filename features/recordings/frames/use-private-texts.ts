import { useEffect, useRef, useState } from "react";
import { findPrivateTexts, type PrivateText } from "#engines/recording/ocr/find-private-texts.ts";
import type { KeptFrame } from "./kept-frame.ts";

export type Reading =
  | { state: "reading"; done: number; total: number }
  | { state: "done" }
  /** The OCR engine failed to load or crashed. The dialog says that nothing was scanned. */
  | { state: "failed" };

/** With a single core, a second reader would only slow down the first. */
const oneCore = 1;

/** Scans the screenshots for private text and reports the results of each one. */
export function usePrivateTexts(
  frames: KeptFrame[],
  onFound: (index: number, texts: PrivateText[]) => void,
): Reading {
  const [reading, setReading] = useState<Reading>({ state: "reading", done: 0, total: frames.length });
  const tell = useRef(onFound);
  tell.current = onFound;

  useEffect(() => {
    let hasEnded = false;
    let [first, last] = [0, frames.length - 1];
    let done = 0;
    /** Two workers start from both ends. A reader skips what hasn't changed since its previous screenshot. */
    async function work(isFromEnd: boolean): Promise<void> {
      const { createBrowserReader } = await import("./create-browser-reader.ts");
      const reader = await createBrowserReader();
      try {
        while (!hasEnded && first <= last) {
          const index = isFromEnd ? last-- : first++;
          const texts = findPrivateTexts(await reader.read(frames[index]!.blob));
          if (hasEnded) return;
          if (texts.length > 0) tell.current(index, texts);
          setReading({ state: "reading", done: ++done, total: frames.length });
        }
      } finally {
        await reader.end();
      }
    }
    async function run(): Promise<void> {
      const hasTwo = navigator.hardwareConcurrency > oneCore && frames.length > 1;
      await Promise.all([work(false), ...(hasTwo ? [work(true)] : [])]);
      if (!hasEnded) setReading({ state: "done" });
    }
    run().catch(() => {
      if (!hasEnded) setReading({ state: "failed" });
    });
    return () => {
      hasEnded = true;
    };
  }, [frames]);

  return reading;
}
