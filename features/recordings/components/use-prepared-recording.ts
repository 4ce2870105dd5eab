/** Loads what a recording needs to become a guide while its owner looks at it, so that using it begins immediately. */
import { useEffect, useRef } from "react";
import { endPreparedReaders, prepareReaders } from "../frames/prepared-readers.ts";

/** `isExpected` while a recording is shown that may be used. Returns what to call when it is. */
export function usePreparedRecording(isExpected: boolean): () => void {
  const isUsed = useRef(false);
  useEffect(() => {
    if (!isExpected) return;
    isUsed.current = false;
    prepareReaders();
    // Using the recording tells the error.
    void import("../frames/keep-frames.ts").catch(() => {});
    return () => {
      // The review, which opens then, takes the readers.
      if (!isUsed.current) endPreparedReaders();
    };
  }, [isExpected]);
  return () => {
    isUsed.current = true;
  };
}
