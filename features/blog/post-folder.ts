/** A folder of Markdown files with pictures beside them, wherever it is. */
import type { PostFile } from "./post-file.ts";
import { postLimits } from "./texts.ts";

export interface PostFolder {
  /** Paths of the Markdown files. */
  files: string[];
  /** Paths of the pictures. */
  pictures: ReadonlySet<string>;
  readPost(file: string): Promise<PostFile | { problem: string }>;
  /** Null for one that is broken or missing. */
  readPicture(path: string): Promise<Uint8Array | null>;
}

/** Of one file: a post of the greatest length in the longest characters, with its front matter. */
export const maxMarkdownBytes = postLimits.content * 4 + 100_000;

export const markdownTooLong = "It's too long for a post.";

/** What is left of all paths: without those that operating systems put into archives themselves. */
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
