import { createGrayReader } from "./read-gray.ts";
import { type OnPicture, scanIntervalMs } from "./watch-screen.ts";

/**
 * Reads frames from the track, which unlike timers and `<video>` isn't throttled while the page is hidden. Returns a
 * function that stops it.
 */
export function scanTrackFrames(track: MediaStreamTrack, onPicture: OnPicture): () => void {
  // Works on a clone, because reading the track itself would slow down its other consumers.
  const own = track.clone() as MediaStreamVideoTrack;
  const reader = new MediaStreamTrackProcessor({ track: own, maxBufferSize: 2 }).readable.getReader();
  const readGray = createGrayReader();
  let lastLookMs = Number.NEGATIVE_INFINITY;
  let pending: VideoFrame | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;

  async function show(frame: VideoFrame): Promise<void> {
    lastLookMs = performance.now();
    try {
      const gray = await readGray(frame);
      if (!hasEnded) onPicture(gray);
    } finally {
      frame.close();
    }
  }
  function drop(): void {
    clearTimeout(timer);
    pending?.close();
    pending = null;
  }
  /** Waits until the screen settles, because only the last frame before that counts. */
  function showLater(frame: VideoFrame): void {
    drop();
    pending = frame;
    timer = setTimeout(() => {
      const last = pending;
      pending = null;
      if (last) void show(last).catch(() => {});
    }, scanIntervalMs);
  }

  async function run(): Promise<void> {
    while (!hasEnded) {
      const { value: frame, done } = await reader.read();
      if (done || !frame) return;
      if (performance.now() - lastLookMs < scanIntervalMs) showLater(frame);
      else {
        drop();
        await show(frame);
      }
    }
  }
  // If the track ends during a read, only the screen watcher stops.
  run().catch(() => {});

  return () => {
    hasEnded = true;
    drop();
    void reader.cancel().catch(() => {});
    own.stop();
  };
}
