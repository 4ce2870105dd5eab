/** How long a film is that was not recorded here. */

/** Specification: metadata that do not come are given up; a length that can't be told is estimated by the size. */
const metadataTimeoutMs = 10_000;

export function estimatedSeconds(sizeBytes: number): number {
  return Math.max((sizeBytes * 8) / 2_000_000, 15);
}

export function filmSeconds(film: Blob): Promise<number> {
  const video = document.createElement("video");
  const url = URL.createObjectURL(film);
  return new Promise<number>((resolve) => {
    const estimate = () => resolve(estimatedSeconds(film.size));
    const timer = setTimeout(estimate, metadataTimeoutMs);
    video.onloadedmetadata = () => {
      clearTimeout(timer);
      if (Number.isFinite(video.duration) && video.duration > 0) resolve(video.duration);
      else estimate();
    };
    video.onerror = estimate;
    video.preload = "metadata";
    video.src = url;
  }).finally(() => {
    video.removeAttribute("src");
    URL.revokeObjectURL(url);
  });
}
