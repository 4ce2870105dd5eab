/** Records the screen, and a microphone if there is one, in chunks. */
import { watchScreen } from "../frames/watch-screen.ts";
import { startStopwatch } from "./stopwatch.ts";
import type { KeptVideo, VideoFacts, VideoWriter } from "./video-store.ts";

export interface VideoRecording {
  pause(): void;
  resume(): void;
  seconds(): number;
  /** Later calls return the same recording. Returns null if nothing was recorded. */
  stop(): Promise<KeptVideo | null>;
}

export interface VideoRecordingOptions {
  facts: VideoFacts;
  screen: MediaStream;
  microphone: MediaStream | null;
  writer: VideoWriter;
  onMoment: (timestampSeconds: number) => void;
  onDuplicate: () => void;
  /** Called when sharing was stopped in the browser's own controls, or when the shared window was closed. */
  onSharingEnded: () => void;
  onMicrophoneLost: () => void;
}

/** The specification wants a chunk every 100 ms. */
const pieceMs = 100;

export function recordVideo(options: VideoRecordingOptions): VideoRecording {
  const { facts, screen, microphone, writer } = options;
  const tracks = [...screen.getVideoTracks(), ...(microphone?.getAudioTracks() ?? [])];
  const recorder = new MediaRecorder(new MediaStream(tracks), { mimeType: facts.type });
  const stopwatch = startStopwatch(() => performance.now());
  let hasData = false;
  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    hasData = true;
    writer.write(data, stopwatch.seconds());
  };
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener("stop", () => resolve());
  });
  recorder.start(pieceMs);
  const watch = watchScreen(screen, {
    onMoment: ({ timestampSeconds }) => options.onMoment(timestampSeconds),
    onDuplicate: options.onDuplicate,
  });
  const [picture] = screen.getVideoTracks();
  const [sound] = microphone?.getAudioTracks() ?? [];
  picture?.addEventListener("ended", options.onSharingEnded, { once: true });
  sound?.addEventListener("ended", options.onMicrophoneLost, { once: true });

  async function end(): Promise<KeptVideo | null> {
    stopwatch.pause();
    picture?.removeEventListener("ended", options.onSharingEnded);
    sound?.removeEventListener("ended", options.onMicrophoneLost);
    const marks = watch.stop();
    if (recorder.state !== "inactive") recorder.stop();
    // The recorder stops automatically when all of its tracks end.
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 3_000))]);
    const finished = { ...facts, durationSeconds: stopwatch.seconds(), marks };
    const file = await writer.finish(finished);
    return hasData && file.size > 0 ? { ...finished, file } : null;
  }

  let stopping: Promise<KeptVideo | null> | null = null;
  return {
    pause() {
      if (recorder.state !== "recording") return;
      recorder.pause();
      stopwatch.pause();
      watch.pause();
    },
    resume() {
      if (recorder.state !== "paused") return;
      recorder.resume();
      stopwatch.resume();
      watch.resume();
    },
    seconds: () => stopwatch.seconds(),
    stop() {
      stopping ??= end();
      return stopping;
    },
  };
}
