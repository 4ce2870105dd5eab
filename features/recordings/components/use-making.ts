/** State of creating a guide, from extracting the screenshots to the finished job. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Mark } from "#engines/recording/frames/mark.ts";
import type { BareClick } from "../clicks/click-texts.ts";
import type { ImportedClicks } from "../clicks/import-clicks.ts";
import type { KeptFrames } from "../frames/keep-frames.ts";
import { FramesError, type KeptFrame } from "../frames/kept-frame.ts";
import {
  findRunning,
  followRecording,
  isOver,
  retryRecording,
  sendRecording,
} from "../recorder/recording-client.ts";
import {
  discardReview,
  findProgress,
  findReview,
  type KeptReview,
  keepReview,
  type ReviewProgress,
} from "../recorder/review-store.ts";
import { estimatedSeconds, videoSeconds } from "../recorder/video-seconds.ts";
import { progressTexts, type RecordingState, type RecordingTarget, recordingTexts } from "../recording.ts";

export interface VideoToUse {
  /** Also the idempotency key, so that sending a recording twice creates only one guide. */
  id: string;
  file: Blob;
  durationSeconds: number | null;
  marks: Mark[] | null;
  /** Set if the recording was uploaded. The server can then decode it if this browser can't. */
  videoId: string | null;
}

export type MakingPhase =
  | { name: "none" }
  | { name: "review"; kept: KeptReview; progress: ReviewProgress | null }
  | { name: "working"; progress: number; text: string }
  | { name: "done"; progress: 100; text: string; warning: string | null }
  | { name: "failed"; message: string };

export interface Making {
  phase: MakingPhase;
  begin: (video: VideoToUse) => Promise<void>;
  /** Continues a review from before a reload. */
  resume: (kept: KeptReview) => Promise<void>;
  /** Reviews a recording of clicks. */
  review: (clicks: ImportedClicks) => Promise<void>;
  send: (frames: KeptFrame[]) => Promise<void>;
  tryAgain: () => void;
  reset: () => void;
}

/** Extracting screenshots takes the progress bar to this percentage. The rest is the server's work. */
const choosingPart = 20;

export function useMaking({
  owner,
  target,
  readOnServer,
  onDone,
  onFailed,
}: {
  /** Id of the signed-in user. */
  owner: string;
  /** Null if recordings are only saved as videos here. */
  target: RecordingTarget | null;
  /**
   * Used for recordings that this browser can't decode. Throws an Error with a message for the owner if the server
   * can't either.
   */
  readOnServer: (video: VideoToUse, signal: AbortSignal) => Promise<KeptFrame[]>;
  /** `localVideoId` is null if the recording was made during an earlier visit. */
  onDone: (state: RecordingState, localVideoId: string | null) => void;
  onFailed: (message: string) => void;
}): Making {
  const [phase, setPhase] = useState<MakingPhase>({ name: "none" });
  const video = useRef<VideoToUse | null>(null);
  const bare = useRef<BareClick[]>([]);
  const again = useRef<(() => void) | null>(null);
  const stopFollowing = useRef<(() => void) | null>(null);
  const choosing = useRef<AbortController | null>(null);
  const shown = useRef(0);
  const told = useRef({ onDone, onFailed });
  told.current = { onDone, onFailed };

  /** Progress never goes back, because events may arrive out of order. */
  const show = useCallback((progress: number, text: string) => {
    shown.current = Math.min(100, Math.max(shown.current, progress));
    setPhase({ name: "working", progress: shown.current, text });
  }, []);

  const fail = useCallback(
    (message: string, retry: () => void) => {
      again.current = retry;
      setPhase({ name: "failed", message });
      if (target) told.current.onFailed(message);
    },
    [target],
  );

  const follow = useCallback(
    (state: RecordingState) => {
      function receive(now: RecordingState): void {
        if (now.status === "done") {
          if (video.current) void discardReview(video.current.id);
          setPhase({ name: "done", progress: 100, text: now.text, warning: now.warning });
          told.current.onDone(now, video.current?.id ?? null);
        } else if (now.status === "failed") {
          fail(now.error ?? recordingTexts.failedStep, () => {
            shown.current = 0;
            show(0, progressTexts[0]);
            retryRecording(now.id).then(follow, (error: Error) => fail(error.message, () => follow(now)));
          });
        } else show(now.progress, now.text);
      }
      receive(state);
      if (!isOver(state)) stopFollowing.current = followRecording(state.id, receive);
    },
    [show, fail],
  );

  useEffect(() => {
    let isOpen = true;
    // The recording may have been sent before a reload or from another tab.
    void (target ? findRunning() : Promise.resolve(null)).then((running) => {
      if (isOpen && running && !video.current) follow(running);
    });
    return () => {
      isOpen = false;
      stopFollowing.current?.();
      choosing.current?.abort();
    };
  }, [follow, target]);

  async function begin(chosen: VideoToUse): Promise<void> {
    video.current = chosen;
    shown.current = 0;
    show(0, progressTexts[0]);
    const abort = new AbortController();
    choosing.current = abort;
    try {
      const known = await findReview(chosen.id, owner);
      if (known && !abort.signal.aborted) return await resume(known);
      const playableSeconds = chosen.durationSeconds ?? (await videoSeconds(chosen.file));
      const durationSeconds = playableSeconds ?? estimatedSeconds(chosen.file.size);
      video.current = { ...chosen, durationSeconds };
      const selected =
        playableSeconds === null
          ? { frames: await readOnServer(video.current, abort.signal), leftOut: 0 }
          : await selectFrames(video.current, abort.signal);
      if (abort.signal.aborted) return;
      const { id, videoId } = chosen;
      const kept = { id, owner, savedAtMs: Date.now(), durationSeconds, videoId, ...selected };
      await keepReview(kept);
      bare.current = [];
      if (!abort.signal.aborted) setPhase({ name: "review", kept, progress: null });
    } catch (error) {
      if (abort.signal.aborted) return;
      fail(error instanceof Error ? error.message : String(error), () => void begin(chosen));
    }
  }

  async function resume(kept: KeptReview): Promise<void> {
    const { id, durationSeconds, videoId } = kept;
    // Sending needs no video, because the screenshots are stored with the review.
    video.current = { id, file: new Blob(), durationSeconds, marks: null, videoId };
    bare.current = kept.bare ?? [];
    shown.current = 0;
    setPhase({ name: "review", kept, progress: await findProgress(id) });
  }

  async function review(clicks: ImportedClicks): Promise<void> {
    const kept = {
      ...clicks,
      id: crypto.randomUUID(),
      owner,
      savedAtMs: Date.now(),
      videoId: null,
      leftOut: 0,
    };
    // Without pictures, nothing can be covered that could get lost.
    if (kept.frames.length > 0) await keepReview(kept);
    await resume(kept);
  }

  async function selectFrames(chosen: VideoToUse, signal: AbortSignal): Promise<KeptFrames> {
    const { keepFrames } = await import("../frames/keep-frames.ts");
    try {
      return await keepFrames(chosen.file, {
        ...(chosen.durationSeconds === null ? {} : { durationSeconds: chosen.durationSeconds }),
        ...(chosen.marks?.length ? { marks: chosen.marks } : {}),
        signal,
        onProgress: (part) => show(choosingPart * part, progressTexts[part < 1 ? 0 : 20]),
      });
    } catch (error) {
      if (!(error instanceof FramesError) || error.code !== "undecodable") throw error;
      return { frames: await readOnServer(chosen, signal), leftOut: 0 };
    }
  }

  async function send(frames: KeptFrame[]): Promise<void> {
    if (!video.current || !target) return;
    show(choosingPart, progressTexts[20]);
    const { id: clientKey, durationSeconds } = video.current;
    try {
      follow(
        await sendRecording({
          clientKey,
          target,
          durationSeconds: durationSeconds ?? 0,
          frames,
          bare: bare.current,
        }),
      );
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error), () => void send(frames));
    }
  }

  return {
    phase,
    begin,
    resume,
    review,
    send,
    tryAgain: () => again.current?.(),
    reset() {
      stopFollowing.current?.();
      choosing.current?.abort();
      video.current = null;
      shown.current = 0;
      setPhase({ name: "none" });
    },
  };
}
