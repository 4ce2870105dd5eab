/** Picks the media type and file name of a recording. */

/** The specification's types come first, then types that other browsers support. */
const wanted = [
  "video/webm;codecs=vp9,opus",
  "video/webm;codecs=vp9",
  "video/webm;codecs=vp8,opus",
  "video/webm;codecs=vp8",
  "video/webm",
  "video/mp4",
];

/** Returns null if the browser supports none of the types. */
export function selectVideoType(
  isSupported: (type: string) => boolean,
  { hasSound }: { hasSound: boolean },
): string | null {
  return (
    wanted.find((type) => hasSound === type.includes("opus") && isSupported(type)) ??
    wanted.find((type) => isSupported(type)) ??
    null
  );
}

/** The specification defines names such as "screen-recording-1764000000000.webm". */
export function videoName({ startedAtMs, type }: { startedAtMs: number; type: string }): string {
  return `screen-recording-${startedAtMs}.${type.startsWith("video/mp4") ? "mp4" : "webm"}`;
}
