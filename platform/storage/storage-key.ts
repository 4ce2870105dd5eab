import { attachmentPrefix, attachmentTypes } from "#shared/article-attachment.ts";

/** Valid names of stored files. The server generates keys; validation protects against key parts from outside. */

/** Closed list of prefixes, named after the buckets in the specification. */
const storagePrefixes = ["avatars", "company-logos", "videos", "frames", "public", "blog-images"];

/** A file's type is derived from its key's extension, never from the client's declaration. */
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
const part = "[a-z0-9][a-z0-9_-]*";
/** prefix/part/…/name.extension. No part starts with a dot, which excludes `..` and hidden files. */
const written = `(?:${storagePrefixes.join("|")})(?:/${part}){1,4}\\.(?:${Object.keys(contentTypes).join("|")})`;
const attachment = `${attachmentPrefix}${part}/${part}\\.(?:${Object.keys(attachmentTypes).join("|")})`;
const keyPattern = new RegExp(`^(?:${written}|${attachment})$`, "i");

export function isStorageKey(key: string): boolean {
  return key.length <= maxKeyLength && keyPattern.test(key);
}

/** Returns null if the extension isn't an allowed type. */
export function contentTypeOfKey(key: string): string | null {
  const extension = key.slice(key.lastIndexOf(".") + 1).toLowerCase();
  const types = { ...contentTypes, ...attachmentTypes };
  return Object.entries(types).find(([known]) => known === extension)?.[1] ?? null;
}

/** Attachments are sent as downloads, never opened by the browser. */
export function isAttachmentKey(key: string): boolean {
  return key.startsWith(attachmentPrefix);
}

const writtenKey = new RegExp(`(?:${written}|${attachment})`, "gi");
/** Rows contain a video's key without the prefix. */
const writtenVideo = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f-]{36}\.(?:mp4|webm|mov|avi)/gi;

/** Returns every possible storage key in a text: in URLs, key columns, and values inside JSON. */
export function storageKeysIn(text: string): string[] {
  const keys = text.match(writtenKey) ?? [];
  const videos = (text.match(writtenVideo) ?? []).map((path) => `videos/${path}`);
  return [...new Set([...keys, ...videos])].filter(isStorageKey);
}

/** Maps the URLs of files on our pages to their keys. Skips URLs that lead elsewhere. */
export function keysOfUrls(urls: (string | null | undefined)[]): string[] {
  return urls.flatMap((url) => (url?.startsWith("/files/") ? [url.slice("/files/".length)] : []));
}
