import { useEffect, useRef, useState } from "react";
import { findPrivateTexts, type PrivateText } from "#engines/recording/ocr/find-private-texts.ts";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import type { KeptFrame } from "./kept-frame.ts";
import { endPreparedReaders, readersAtOnce, takeReader } from "./prepared-readers.ts";

export type Reading =
  | { state: "reading"; done: number; total: number }
  | { state: "done" }
  /** The OCR engine failed to load or crashed. The dialog says that nothing was scanned. */
  | { state: "failed" };

/** Scans the screenshots for private text and reports each one, including those without any. */
export function usePrivateTexts(
  frames: KeptFrame[],
  onFound: (index: number, texts: PrivateText[], read: OcrFrame) => void,
  /** Indexes of screenshots that were scanned before a reload. Only their initial value is used. */
  scanned: number[] = [],
): Reading {
  const [left] = useState(() => [...frames.keys()].filter((index) => !scanned.includes(index)));
  const [reading, setReading] = useState<Reading>(
    left.length === 0
      ? { state: "done" }
      : { state: "reading", done: frames.length - left.length, total: frames.length },
  );
  const tell = useRef(onFound);
  tell.current = onFound;

  useEffect(() => {
    let hasEnded = false;
    if (left.length === 0) return endPreparedReaders();
    let [first, last] = [0, left.length - 1];
    let done = frames.length - left.length;
    /** Two workers start from both ends. A reader skips what hasn't changed since its previous screenshot. */
    async function work(isFromEnd: boolean): Promise<void> {
      const reader = await takeReader();
      try {
        while (!hasEnded && first <= last) {
          const index = left[isFromEnd ? last-- : first++]!;
          const read = await reader.read(frames[index]!.blob);
          if (hasEnded) return;
          tell.current(index, findPrivateTexts(read), read);
          setReading({ state: "reading", done: ++done, total: frames.length });
        }
      } finally {
        await reader.end();
      }
    }
    async function run(): Promise<void> {
      const hasTwo = readersAtOnce() > 1 && left.length > 1;
      await Promise.all([work(false), ...(hasTwo ? [work(true)] : [])]);
      if (!hasEnded) setReading({ state: "done" });
    }
    run()
      .catch(() => {
        if (!hasEnded) setReading({ state: "failed" });
      })
      .finally(endPreparedReaders);
    return () => {
      hasEnded = true;
    };
  }, [frames, left]);

  return reading;
}
