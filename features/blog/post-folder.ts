import type { PostFile } from "./post-file.ts";
import { postLimits } from "./texts.ts";

export interface PostFolder {
  files: string[];
  pictures: ReadonlySet<string>;
  readPost(file: string): Promise<PostFile | { problem: string }>;
  readPicture(path: string): Promise<Uint8Array | null>;
}

/** In bytes. The longest post in four-byte characters, plus front matter. */
export const maxMarkdownBytes = postLimits.content * 4 + 100_000;

export const markdownTooLong = "It's too long for a post.";

/** Ignores files that operating systems add to archives. */
export function pathsIn(paths: Iterable<string>): { files: string[]; pictures: Set<string> } {
  const own = [...paths].filter((path) => !/(?:^|\/)(?:\.|__MACOSX\/)/.test(path));
  return { files: own.filter(isMarkdown), pictures: new Set(own.filter(isPicture)) };
}

export function isMarkdown(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path);
}

export function isPicture(path: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(path);
}
