/** Progress of a recording that becomes a guide, in this browser and then on the server. */
import { useCallback, useEffect, useRef, useState } from "react";
import { followRecording, isOver, retryRecording } from "../recorder/recording-client.ts";
import { progressTexts, type RecordingState, recordingTexts } from "../recording.ts";

export type ProgressPhase =
  | { name: "none" }
  | { name: "working"; progress: number; text: string }
  | { name: "done"; progress: 100; text: string; warning: string | null }
  | { name: "failed"; message: string };

export interface GuideProgress {
  phase: ProgressPhase;
  /** Starts at zero again. */
  begin: () => void;
  /** Progress never goes back, because events may arrive out of order. */
  show: (progress: number, text: string) => void;
  fail: (error: unknown, retry: () => void) => void;
  /** Follows a recording on the server until it is a guide or has failed. */
  follow: (state: RecordingState) => void;
  tryAgain: () => void;
  reset: () => void;
}

export function useGuideProgress({
  onDone,
  onFailed,
}: {
  onDone: (state: RecordingState) => void;
  onFailed: (message: string) => void;
}): GuideProgress {
  const [phase, setPhase] = useState<ProgressPhase>({ name: "none" });
  const again = useRef<(() => void) | null>(null);
  const stopFollowing = useRef<(() => void) | null>(null);
  const shown = useRef(0);
  const told = useRef({ onDone, onFailed });
  told.current = { onDone, onFailed };

  const begin = useCallback(() => {
    shown.current = 0;
    setPhase({ name: "working", progress: 0, text: progressTexts[0] });
  }, []);

  const show = useCallback((progress: number, text: string) => {
    shown.current = Math.min(100, Math.max(shown.current, progress));
    setPhase({ name: "working", progress: shown.current, text });
  }, []);

  const fail = useCallback((error: unknown, retry: () => void) => {
    const message = error instanceof Error ? error.message : String(error);
    again.current = retry;
    setPhase({ name: "failed", message });
    told.current.onFailed(message);
  }, []);

  const follow = useCallback(
    (state: RecordingState) => {
      function receive(now: RecordingState): void {
        if (now.status === "done") {
          setPhase({ name: "done", progress: 100, text: now.text, warning: now.warning });
          told.current.onDone(now);
        } else if (now.status === "failed") {
          fail(now.error ?? recordingTexts.failedStep, () => {
            begin();
            retryRecording(now.id).then(follow, (error: unknown) => fail(error, () => follow(now)));
          });
        } else show(now.progress, now.text);
      }
      stopFollowing.current?.();
      stopFollowing.current = null;
      receive(state);
      if (!isOver(state)) stopFollowing.current = followRecording(state.id, receive);
    },
    [begin, show, fail],
  );

  useEffect(() => () => stopFollowing.current?.(), []);

  const reset = useCallback(() => {
    stopFollowing.current?.();
    shown.current = 0;
    setPhase({ name: "none" });
  }, []);

  return { phase, begin, show, fail, follow, tryAgain: () => again.current?.(), reset };
}
