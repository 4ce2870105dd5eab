import { useEffect, useRef, useState } from "react";
import { findPrivateTexts, type PrivateText } from "#engines/recording/ocr/find-private-texts.ts";
import type { KeptFrame } from "./kept-frame.ts";

export type Reading =
  | { state: "reading"; done: number; total: number }
  | { state: "done" }
  /** The reader could not be loaded or broke: nothing was proposed, and that is said. */
  | { state: "failed" };

/** Reads the pictures one after the other and tells what is private on each. */
export function usePrivateTexts(
  frames: KeptFrame[],
  onFound: (index: number, texts: PrivateText[]) => void,
): Reading {
  const [reading, setReading] = useState<Reading>({ state: "reading", done: 0, total: frames.length });
  const tell = useRef(onFound);
  tell.current = onFound;

  useEffect(() => {
    let hasEnded = false;
    async function run(): Promise<void> {
      const { createBrowserReader } = await import("./create-browser-reader.ts");
      const reader = await createBrowserReader();
      try {
        for (const [index, frame] of frames.entries()) {
          if (hasEnded) return;
          const texts = findPrivateTexts(await reader.read(frame.blob));
          if (hasEnded) return;
          if (texts.length > 0) tell.current(index, texts);
          setReading({ state: "reading", done: index + 1, total: frames.length });
        }
        setReading({ state: "done" });
      } finally {
        await reader.end();
      }
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
