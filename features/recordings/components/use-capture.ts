/** State of a screen recording, from opening the screen to stopping. */
import { useCallback, useEffect, useRef, useState } from "react";
import { closeStream, openScreen } from "../recorder/capture.ts";
import { recordVideo, type VideoRecording } from "../recorder/record-video.ts";
import { type RecorderProblem, screenProblem } from "../recorder/recorder-problem.ts";
import { recorderTexts } from "../recorder/recorder-texts.ts";
import type { RecordSection } from "../recorder/sections.ts";
import { discardVideo, type KeptVideo, openVideoWriter, type VideoFacts } from "../recorder/video-store.ts";
import { selectVideoType } from "../recorder/video-type.ts";

export type CapturePhase =
  | { name: "idle" }
  | { name: "preparing" }
  | { name: "countdown"; left: number; screen: MediaStream }
  | { name: "recording"; isPaused: boolean; screen: MediaStream; hasSound: boolean }
  | { name: "saving" };

export interface Capture {
  phase: CapturePhase;
  problem: RecorderProblem | null;
  moments: number[];
  duplicates: number;
  /** Problems that didn't end the recording. */
  notes: string[];
  seconds: () => number;
  start: (microphone: MediaStream | null) => Promise<void>;
  togglePause: () => void;
  stop: () => Promise<void>;
  cancel: () => void;
}

const countFrom = 3;
/** Even a single frame of a screen recording is larger than this. */
const minVideoBytes = 8_000;

export function useCapture({
  section,
  owner,
  onVideo,
}: {
  section: RecordSection;
  owner: string;
  /** `note` says why the recording stopped. Null if the owner stopped it. */
  onVideo: (video: KeptVideo, note: string | null) => void;
}): Capture {
  const [phase, setPhase] = useState<CapturePhase>({ name: "idle" });
  const [problem, setProblem] = useState<RecorderProblem | null>(null);
  const [moments, setMoments] = useState<number[]>([]);
  const [duplicates, setDuplicates] = useState(0);
  const [notes, setNotes] = useState<string[]>([]);
  const screen = useRef<MediaStream | null>(null);
  const recording = useRef<VideoRecording | null>(null);
  const countdown = useRef<AbortController | null>(null);
  const localVideoId = useRef("");
  const isOpen = useRef(true);
  const told = useRef(onVideo);
  told.current = onVideo;

  const finish = useCallback(async (note: string | null) => {
    const running = recording.current;
    if (!running) return;
    recording.current = null;
    setPhase({ name: "saving" });
    // The file may be gone, because people can clear a site's data at any time.
    let isGone = false;
    const video = await running.stop().catch(() => {
      isGone = true;
      return null;
    });
    closeStream(screen.current);
    screen.current = null;
    setPhase({ name: "idle" });
    const isFull = note === recorderTexts.storageFull;
    // If the disk was full from the start, the file has a header but no frame, however long it took to notice.
    const isTooShort = video && (video.durationSeconds < 1 || video.file.size < minVideoBytes);
    if (video && !(isFull && isTooShort)) told.current(video, note);
    else {
      await discardVideo(localVideoId.current);
      const text = isFull && !isGone ? recorderTexts.noRoom : recorderTexts.emptyRecording;
      setProblem({ title: null, text });
    }
  }, []);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      countdown.current?.abort();
      // The recording is kept on this computer.
      if (recording.current) void finish(null);
      else closeStream(screen.current);
    };
  }, [finish]);

  async function start(microphone: MediaStream | null): Promise<void> {
    setProblem(null);
    setNotes([]);
    setMoments([]);
    setDuplicates(0);
    setPhase({ name: "preparing" });
    try {
      const opened = await openScreen();
      screen.current = opened;
      if (!isOpen.current) return closeStream(opened);
      if (!(await countDown(opened))) return;
      await record(opened, microphone);
    } catch (error) {
      closeStream(screen.current);
      screen.current = null;
      setPhase({ name: "idle" });
      setProblem(screenProblem(error));
    }
  }

  /** Returns false if the owner canceled or sharing ended during the countdown. */
  async function countDown(opened: MediaStream): Promise<boolean> {
    const abort = new AbortController();
    countdown.current = abort;
    opened.getVideoTracks()[0]?.addEventListener("ended", () => abort.abort(), { once: true });
    for (let left = countFrom; left > 0 && !abort.signal.aborted; left -= 1) {
      setPhase({ name: "countdown", left, screen: opened });
      await second(abort.signal);
    }
    countdown.current = null;
    if (!abort.signal.aborted) return true;
    closeStream(opened);
    screen.current = null;
    setPhase({ name: "idle" });
    return false;
  }

  async function record(opened: MediaStream, microphone: MediaStream | null): Promise<void> {
    const hasSound = microphone?.getAudioTracks().some(({ readyState }) => readyState === "live") === true;
    const type = selectVideoType((one) => MediaRecorder.isTypeSupported(one), { hasSound });
    if (!type) throw new DOMException("no format", "NotSupportedError");
    const facts: VideoFacts = {
      id: crypto.randomUUID(),
      owner,
      section,
      type,
      startedAtMs: Date.now(),
      durationSeconds: null,
      marks: null,
    };
    localVideoId.current = facts.id;
    const writer = await openVideoWriter(facts, () => void finish(recorderTexts.storageFull));
    const note = (text: string) => setNotes((known) => [...known, text]);
    if (!writer.isKept) note(recorderTexts.storageAway);
    if (microphone && !hasSound) note(recorderTexts.microphoneLost);
    recording.current = recordVideo({
      facts,
      screen: opened,
      microphone: hasSound ? microphone : null,
      writer,
      onMoment: (at) => setMoments((known) => [...known, at]),
      onDuplicate: () => setDuplicates((count) => count + 1),
      onSharingEnded: () => void finish(recorderTexts.sharingEnded),
      onMicrophoneLost: () => note(recorderTexts.microphoneLost),
    });
    setPhase({ name: "recording", isPaused: false, screen: opened, hasSound });
  }

  return {
    phase,
    problem,
    moments,
    duplicates,
    notes,
    seconds: () => recording.current?.seconds() ?? 0,
    start,
    togglePause() {
      if (phase.name !== "recording") return;
      if (phase.isPaused) recording.current?.resume();
      else recording.current?.pause();
      setPhase({ ...phase, isPaused: !phase.isPaused });
    },
    stop: () => finish(null),
    cancel: () => countdown.current?.abort(),
  };
}

function second(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 1_000);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
