/** Sends a reviewed recording and follows it until it is a guide. */
import { useEffect, useRef } from "react";
import { isOver, sendRecording } from "../../recorder/recording-client.ts";
import type { ReviewedRecording } from "../../recorder/recording-form.ts";
import { discardReview, type KeptReview } from "../../recorder/review-store.ts";
import { discardVideo } from "../../recorder/video-store.ts";
import { progressTexts, type RecordingState, type RecordingTarget } from "../../recording.ts";
import { useGuideProgress } from "../use-guide-progress.ts";
import { screenshotsPart } from "../use-screenshots.ts";

export type Reviewed = Pick<ReviewedRecording, "title" | "frames" | "bare">;

export function useSending({
  recordingId,
  sent,
  onDone,
  onFailed,
}: {
  recordingId: string;
  /** What the server has of this recording already: it was sent before a reload, or in another tab. */
  sent: RecordingState | null;
  onDone: (state: RecordingState) => void;
  onFailed: (target: RecordingTarget, message: string) => void;
}) {
  const target = useRef<RecordingTarget>(sent?.target ?? "guides");
  const progress = useGuideProgress({
    onDone(state) {
      void Promise.all([discardReview(recordingId), discardVideo(recordingId)]).then(() => onDone(state));
    },
    onFailed: (message) => onFailed(target.current, message),
  });
  const { follow } = progress;
  const sentBefore = useRef(sent);
  useEffect(() => {
    // One that failed is reviewed again.
    if (sentBefore.current && !isOver(sentBefore.current)) follow(sentBefore.current);
  }, [follow]);

  async function send(kept: KeptReview & { target: RecordingTarget }, reviewed: Reviewed): Promise<void> {
    target.current = kept.target;
    progress.show(screenshotsPart, progressTexts[20]);
    try {
      const { id: clientKey, durationSeconds } = kept;
      follow(
        await sendRecording({
          ...{ clientKey, target: kept.target, durationSeconds: durationSeconds ?? 0 },
          ...reviewed,
        }),
      );
    } catch (error) {
      progress.fail(error, () => void send(kept, reviewed));
    }
  }

  return { ...progress, send };
}
