import { useEffect, useRef, useState } from "react";
import { findPrivateTexts, type PrivateText } from "#engines/recording/ocr/find-private-texts.ts";
import type { KeptFrame } from "./kept-frame.ts";

export type Reading =
  | { state: "reading"; done: number; total: number }
  | { state: "done" }
  /** The reader could not be loaded or broke: nothing was proposed, and that is said. */
  | { state: "failed" };

/** With fewer, a second reader only takes time from the first and from the page. */
const manyCores = 4;

/** Reads the pictures and tells what is private on each. */
export function usePrivateTexts(
  frames: KeptFrame[],
  onFound: (index: number, texts: PrivateText[]) => void,
): Reading {
  const [reading, setReading] = useState<Reading>({ state: "reading", done: 0, total: frames.length });
  const tell = useRef(onFound);
  tell.current = onFound;

  useEffect(() => {
    let hasEnded = false;
    let next = 0;
    let done = 0;
    async function work(): Promise<void> {
      const { createBrowserReader } = await import("./create-browser-reader.ts");
      const reader = await createBrowserReader();
      try {
        while (!hasEnded && next < frames.length) {
          const index = next++;
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
      const readers = navigator.hardwareConcurrency >= manyCores ? 2 : 1;
      await Promise.all(Array.from({ length: readers }, work));
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
