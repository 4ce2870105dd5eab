/** A film as its owner's dashboard shows it. */
export interface OwnerVideo {
  id: string;
  /** What visitors read: the given title, else made from the file's name. */
  title: string;
  filename: string;
  url: string;
  contentType: string;
  posterUrl: string | null;
  captionsUrl: string | null;
  /** Of its captions; 0 without any. */
  cueCount: number;
  isPublished: boolean;
  /** False for a kind of film that no browser plays. */
  isPlayable: boolean;
  durationSeconds: number | null;
  sizeBytes: number;
  /** ISO 8601. */
  createdAt: string;
}

export const videoLimits = {
  title: 120,
  /** Of the picture that a browser took of the film. */
  posterBytes: 800_000,
  posterWidth: 1_280,
} as const;

export const videoIntents = ["rename", "publish", "unpublish", "remove-captions", "delete"] as const;

/** Where a stored film, its picture and its captions are had. `extension` of the film itself, "jpg" or "vtt". */
export function mediaUrl(videoId: string, extension: string): string {
  return `/media/${videoId}.${extension}`;
}

/** "Import a list" for "import_a-list.mp4"; "Video" for a name without letters. A recorder's clock is no title. */
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
