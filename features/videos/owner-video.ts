export interface OwnerVideo {
  id: string;
  title: string;
  filename: string;
  url: string;
  contentType: string;
  posterUrl: string | null;
  captionsUrl: string | null;
  /** 0 if there are no captions. */
  cueCount: number;
  isPublished: boolean;
  /** False for formats that no browser can play. */
  isPlayable: boolean;
  durationSeconds: number | null;
  sizeBytes: number;
  createdAt: string;
}

export const videoLimits = {
  title: 120,
  /** For the poster that the browser captures. */
  posterBytes: 800_000,
  posterWidth: 1_280,
} as const;

export const videoIntents = ["rename", "publish", "unpublish", "remove-captions", "delete"] as const;

/** URL of a stored video, its poster or its captions. `extension` is the video's own, "jpg" or "vtt". */
export function mediaUrl(videoId: string, extension: string): string {
  return `/media/${videoId}.${extension}`;
}

/**
 * Returns the owner's title or makes one from the file name: "Import a list" for "import_a-list.mp4", "Video" for a
 * name without letters. Omits the timestamp in the recorder's file names.
 */
export function titleOf({ title, filename }: { title: string; filename: string }): string {
  const given = title.trim();
  if (given !== "") return given;
  const words = filename
    .replace(/\.[a-z0-9]{2,4}$/i, "")
    .replace(/^(screen-recording)-\d{13}$/, "$1")
    .replace(/[_\-\s]+/g, " ")
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, "")
    .trim()
    .slice(0, videoLimits.title);
  return /[\p{L}\p{N}]/u.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : "Video";
}

/** What cameras and recorders call their files, in the languages that many of them have. */
const generalName =
  /^(?:film|video|vid|movie|mov|clip|untitled|img|dsc|pxl|obs|zoom|rec|record|demo|test|output|screen|screencast|screen ?recording|screen ?capture|simplescreenrecorder|recording|capture|aufnahme|bildschirmaufnahme|bildschirmvideo|enregistrement(?: de l.écran)?|grabación(?: de pantalla)?|registrazione(?: schermo)?)?(?:[\s\d.,:()_-]|\b(?:at|um|à|am|pm)\b)*$/iu;

/** Returns the owner's title or the file name's, or null if the file's name says nothing about the video. */
export function namedTitleOf(video: { title: string; filename: string }): string | null {
  const title = titleOf(video);
  return video.title.trim() === "" && generalName.test(title) ? null : title;
}
