import { useEffect, useRef, useState } from "react";
import { findPrivateTexts, type PrivateText } from "#engines/recording/ocr/find-private-texts.ts";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import { readPictures } from "./early-reading.ts";
import type { KeptFrame } from "./kept-frame.ts";
import { endPreparedReaders } from "./prepared-readers.ts";

export type Reading =
  | { state: "reading"; done: number; total: number }
  | { state: "done" }
  /** The OCR engine failed to load or crashed. The dialog says that nothing was scanned. */
  | { state: "failed" };

/** Scans a recording's screenshots for private text and reports each one, including those without any. */
export function usePrivateTexts(
  { id, frames }: { id: string; frames: KeptFrame[] },
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
    if (left.length === 0) return endPreparedReaders();
    let hasEnded = false;
    let done = frames.length - left.length;
    const { follow, end } = readPictures(id, frames, left);
    follow((index, read) => {
      tell.current(index, findPrivateTexts(read), read);
      setReading({ state: "reading", done: ++done, total: frames.length });
    })
      .then(
        () => {
          if (!hasEnded) setReading({ state: "done" });
        },
        () => {
          if (!hasEnded) setReading({ state: "failed" });
        },
      )
      .finally(endPreparedReaders);
    return () => {
      hasEnded = true;
      end();
    };
  }, [id, frames, left]);

  return reading;
}
