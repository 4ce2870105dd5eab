import { createGreyReader } from "./read-grey.ts";
import { type Look, lookEveryMs } from "./watch-screen.ts";

/**
 * Takes the frames themselves: that goes on at full speed while the page is hidden behind what is being recorded,
 * where timers and `<video>` slow down. Returns how to end it.
 */
export function lookThroughFrames(track: MediaStreamTrack, look: Look): () => void {
  // A clone, because a track that is read here would not be read by everybody else at its own speed.
  const own = track.clone() as MediaStreamVideoTrack;
  const reader = new MediaStreamTrackProcessor({ track: own, maxBufferSize: 2 }).readable.getReader();
  const readGrey = createGreyReader();
  let lastLookMs = Number.NEGATIVE_INFINITY;
  let pending: VideoFrame | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;

  async function show(frame: VideoFrame): Promise<void> {
    lastLookMs = performance.now();
    try {
      const grey = await readGrey(frame);
      if (!hasEnded) look(grey);
    } finally {
      frame.close();
    }
  }
  function drop(): void {
    clearTimeout(timer);
    pending?.close();
    pending = null;
  }
  /** The last frame before the screen comes to rest is the one that counts. */
  function showLater(frame: VideoFrame): void {
    drop();
    pending = frame;
    timer = setTimeout(() => {
      const last = pending;
      pending = null;
      if (last) void show(last).catch(() => {});
    }, lookEveryMs);
  }

  async function run(): Promise<void> {
    while (!hasEnded) {
      const { value: frame, done } = await reader.read();
      if (done || !frame) return;
      if (performance.now() - lastLookMs < lookEveryMs) showLater(frame);
      else {
        drop();
        await show(frame);
      }
    }
  }
  // A track that ends while it is read only ends the watching.
  run().catch(() => {});

  return () => {
    hasEnded = true;
    drop();
    void reader.cancel().catch(() => {});
    own.stop();
  };
}
