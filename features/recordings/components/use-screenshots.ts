/** Takes the screenshots of a video, in the browser or on the server, and keeps them for the review. */
import { useEffect, useRef } from "react";
import type { Mark } from "#engines/recording/frames/mark.ts";
import type { ImportedClicks } from "../clicks/import-clicks.ts";
import { beginEarlyReading, endEarlyReading } from "../frames/early-reading.ts";
import { FramesError } from "../frames/kept-frame.ts";
import { endPreparedReaders, prepareReaders } from "../frames/prepared-readers.ts";
import { readFramesOnServer } from "../recorder/read-frames-on-server.ts";
import { rememberVideo } from "../recorder/remembered-videos.ts";
import { findReview, type KeptReview, keepReview } from "../recorder/review-store.ts";
import { estimatedSeconds, videoSeconds } from "../recorder/video-seconds.ts";
import { progressTexts, type RecordingTarget } from "../recording.ts";
import type { GuideProgress } from "./use-guide-progress.ts";

export interface VideoToUse {
  /** Also the idempotency key, so that sending a recording twice creates only one guide. */
  id: string;
  file: Blob;
  durationSeconds: number | null;
  marks: Mark[] | null;
  /** Set if the recording was uploaded. The server can then decode it if this browser can't. */
  videoId: string | null;
}

/** Taking screenshots fills the progress bar to this percentage. The rest is the server's work. */
export const screenshotsPart = 20;

function endReading(): void {
  endEarlyReading();
  endPreparedReaders();
}

export function useScreenshots(
  { begin, show, fail }: Pick<GuideProgress, "begin" | "show" | "fail">,
  {
    owner,
    target,
    onReview,
  }: {
    /** Id of the signed-in user. */
    owner: string;
    target: RecordingTarget;
    /** The review of this recording can be opened. */
    onReview: (id: string) => Promise<void>;
  },
) {
  const choosing = useRef<AbortController | null>(null);
  useEffect(() => () => choosing.current?.abort(), []);

  async function take(video: VideoToUse): Promise<void> {
    begin();
    const abort = new AbortController();
    choosing.current = abort;
    rememberVideo(video.id, video.file);
    try {
      // A review that was interrupted continues.
      if (!(await findReview(video.id, owner))) {
        const playableSeconds = video.durationSeconds ?? (await videoSeconds(video.file));
        const durationSeconds = playableSeconds ?? estimatedSeconds(video.file.size);
        const measured = { ...video, durationSeconds };
        const selected =
          playableSeconds === null
            ? { frames: await readFramesOnServer(measured, abort.signal), leftOut: 0 }
            : await selectFrames(measured, abort.signal);
        if (abort.signal.aborted) return endReading();
        const { id, videoId } = video;
        await keepReview({
          ...{ id, owner, target, savedAtMs: Date.now(), durationSeconds, videoId },
          // With the length that was found in the video, if it doesn't say it.
          ...selected,
        });
      }
      if (!abort.signal.aborted) await onReview(video.id);
    } catch (error) {
      endReading();
      if (!abort.signal.aborted) fail(error, () => void take(video));
    }
  }

  async function selectFrames(
    video: VideoToUse & { durationSeconds: number },
    signal: AbortSignal,
  ): Promise<Pick<KeptReview, "frames" | "leftOut" | "isSeekable"> & { durationSeconds?: number }> {
    const { keepFrames } = await import("../frames/keep-frames.ts");
    prepareReaders();
    const reading = beginEarlyReading(video.id);
    try {
      const kept = await keepFrames(video.file, {
        durationSeconds: video.durationSeconds,
        ...(video.marks?.length ? { marks: video.marks } : {}),
        signal,
        onProgress: (part) => show(screenshotsPart * part, progressTexts[part < 1 ? 0 : 20]),
        onPicture: reading.add,
      });
      reading.complete(kept.frames);
      return { ...kept, isSeekable: true };
    } catch (error) {
      endEarlyReading();
      if (!(error instanceof FramesError) || error.code !== "undecodable") throw error;
      return { frames: await readFramesOnServer(video, signal), leftOut: 0 };
    }
  }

  /** A recording of clicks has its screenshots already. */
  async function keepClicks(clicks: ImportedClicks): Promise<void> {
    const id = crypto.randomUUID();
    await keepReview({
      ...{ ...clicks, id, owner, target },
      ...{ savedAtMs: Date.now(), videoId: null, leftOut: 0 },
    });
    await onReview(id);
  }

  return { take, keepClicks, stop: () => choosing.current?.abort() };
}
