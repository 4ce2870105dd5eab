/** What a stored file may be called. Keys are made by the server; this holds even when a part came from outside. */

/** The closed list of places, named like the buckets of the specification. */
const storagePrefixes = ["avatars", "company-logos", "videos", "frames", "public", "blog-images"];

/** The only kinds of files that are kept. A file's type is never what a client said, but what its key ends in. */
const contentTypes = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  mp4: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  avi: "video/x-msvideo",
} as const;

const maxKeyLength = 200;
/** prefix/part/…/name.extension; no part starts with a dot, so neither `..` nor hidden files can be written. */
const keyPattern = new RegExp(
  `^(?:${storagePrefixes.join("|")})(?:/[a-z0-9][a-z0-9_-]*){1,4}\\.(?:${Object.keys(contentTypes).join("|")})$`,
  "i",
);

export function isStorageKey(key: string): boolean {
  return key.length <= maxKeyLength && keyPattern.test(key);
}

/** Null when the key does not end in one of the kinds that are kept. */
export function contentTypeOfKey(key: string): string | null {
  const extension = key.slice(key.lastIndexOf(".") + 1).toLowerCase();
  return Object.entries(contentTypes).find(([known]) => known === extension)?.[1] ?? null;
}

const writtenKey = new RegExp(
  `(?:${storagePrefixes.join("|")})(?:/[a-z0-9][a-z0-9_-]*){1,4}\\.(?:${Object.keys(contentTypes).join("|")})`,
  "gi",
);
/** As a row of a video has it: without the name of its place. */
const writtenVideo = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f-]{36}\.(?:mp4|webm|mov|avi)/gi;

/** Everything in a text that could be the key of a stored file: addresses, columns of keys, values inside JSON. */
export function storageKeysIn(text: string): string[] {
  const keys = text.match(writtenKey) ?? [];
  const videos = (text.match(writtenVideo) ?? []).map((path) => `videos/${path}`);
  return [...new Set([...keys, ...videos])].filter(isStorageKey);
}
