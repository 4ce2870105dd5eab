import { grayFromRgba, graySize } from "#engines/recording/frames/gray-frame.ts";
import { readableCanvas } from "./video-reader.ts";
import { type OnPicture, scanIntervalMs } from "./watch-screen.ts";

/**
 * Plays the track in a detached `<video>` and samples it by timer, in browsers that can't read frames from a track.
 * Returns a function that stops it.
 */
export function scanTrackVideo(track: MediaStreamTrack, onPicture: OnPicture): () => void {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  void video.play().catch(() => {});
  let small: ReturnType<typeof readableCanvas> | null = null;

  const timer = setInterval(() => {
    if (video.readyState < 2 || video.videoWidth === 0) return;
    const { width, height } = graySize(video.videoWidth, video.videoHeight);
    if (small?.canvas.width !== width || small.canvas.height !== height)
      small = readableCanvas(width, height);
    small.context.drawImage(video, 0, 0, width, height);
    const { data } = small.context.getImageData(0, 0, width, height);
    onPicture(grayFromRgba(data, { width, height }));
  }, scanIntervalMs);

  return () => {
    clearInterval(timer);
    video.srcObject = null;
  };
}
