/** Measures the duration of a video that wasn't recorded here. */

/** The specification's timeout for metadata. If the duration is unknown, it is estimated from the file's size. */
const metadataTimeoutMs = 10_000;

export function estimatedSeconds(sizeBytes: number): number {
  return Math.max((sizeBytes * 8) / 2_000_000, 15);
}

/**
 * Returns null if this browser can't play the video. Must run before any parser reads a file from elsewhere: a corrupt
 * file can keep a parser in the page busy forever, but the browser's player gives up.
 */
export function videoSeconds(file: Blob): Promise<number | null> {
  const video = document.createElement("video");
  const url = URL.createObjectURL(file);
  return new Promise<number | null>((resolve) => {
    const estimate = () => resolve(estimatedSeconds(file.size));
    const timer = setTimeout(estimate, metadataTimeoutMs);
    video.onloadedmetadata = () => {
      clearTimeout(timer);
      if (Number.isFinite(video.duration) && video.duration > 0) resolve(video.duration);
      else estimate();
    };
    video.onerror = () => {
      clearTimeout(timer);
      resolve(null);
    };
    video.preload = "metadata";
    video.src = url;
  }).finally(() => {
    video.removeAttribute("src");
    URL.revokeObjectURL(url);
  });
}
