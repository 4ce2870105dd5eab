/** A folder of Markdown as one ZIP file, and back. */
import { strFromU8, strToU8, zip } from "fflate";
import { unpackZip } from "#platform/archive/unpack-zip.ts";
import { type ExportedFile, exportPosts } from "./export-posts.server.ts";
import type { PostFiles } from "./import-posts.server.ts";

/** Of one archive, unpacked: a few kilobytes can hold gigabytes. */
const maxUnpackedBytes = 100_000_000;
const maxFiles = 5_000;

export async function packPosts(deps: Parameters<typeof exportPosts>[0]): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  for await (const { path, content } of exportPosts(deps))
    files[path] = typeof content === "string" ? strToU8(content) : content;
  return new Promise((resolve, reject) =>
    zip(files, { level: 6 }, (error, packed) => (error ? reject(error) : resolve(packed))),
  );
}

/** Null for what is no ZIP file, or holds too much. A single Markdown file is a folder with one post. */
export async function unpackPosts(name: string, bytes: Uint8Array): Promise<PostFiles | null> {
  if (isMarkdown(name)) return sorted([{ path: name, content: bytes }]);
  const files = await unpackZip(bytes, {
    maxBytes: maxUnpackedBytes,
    maxFiles,
    isWanted: (path) => isMarkdown(path) || isPicture(path),
  });
  return files && sorted([...files].map(([path, content]) => ({ path, content })));
}

export function sorted(files: ExportedFile[]): PostFiles {
  const found: PostFiles = { posts: new Map(), pictures: new Map() };
  for (const { path, content } of files) {
    // What systems put into archives by themselves.
    if (/(?:^|\/)(?:\.|__MACOSX\/)/.test(path)) continue;
    if (isMarkdown(path)) found.posts.set(path, typeof content === "string" ? content : strFromU8(content));
    else if (isPicture(path) && typeof content !== "string") found.pictures.set(path, content);
  }
  return found;
}

export function isMarkdown(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path);
}

export function isPicture(path: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(path);
}
