/** Reads pictures at the moments that are asked for. While one is read, only the newest of the others waits. */
import { screenshotSize } from "./open-video.ts";
import type { VideoReader } from "./video-reader.ts";

interface MomentEvents {
  onPicture: (seconds: number, canvas: HTMLCanvasElement) => void;
  /** There is no picture at this moment, or it couldn't be read in time. Another moment may have one. */
  onMissing: (seconds: number) => void;
  /** No other moment can be read, either. */
  onFailed: () => void;
}

/** Returns the function that asks for a moment. After the video is closed, nothing is reported. */
export function readMoments(
  video: VideoReader,
  { closed, onPicture, onMissing, onFailed }: MomentEvents & { closed: AbortSignal },
): (seconds: number) => void {
  let wanted: number | null = null;
  let isReading = false;

  async function read(): Promise<void> {
    while (wanted !== null) {
      const seconds: number = wanted;
      wanted = null;
      for await (const picture of video.pictures([seconds], screenshotSize(video))) {
        if (closed.aborted) return;
        if (picture) onPicture(seconds, picture.canvas);
        else onMissing(seconds);
      }
    }
  }

  return (seconds) => {
    wanted = seconds;
    if (isReading || closed.aborted) return;
    isReading = true;
    read()
      .catch(() => {
        if (!closed.aborted) onFailed();
      })
      .finally(() => {
        isReading = false;
      });
  };
}
