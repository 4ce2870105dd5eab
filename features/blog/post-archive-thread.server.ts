/** Runs in a worker thread that reads an uploaded blog. `withUploadedPosts` starts it. */
import { type OpenedZip, openZip } from "#platform/archive/unpack-zip.ts";
import { serveThread } from "#platform/threads/answer-tasks.ts";
import { decodeText } from "#shared/decode-text.ts";
import { type PostFile, readPostFile } from "./post-file.ts";
import { isMarkdown, isPicture, markdownTooLong, maxMarkdownBytes, pathsIn } from "./post-folder.ts";
import { maxPictureBytes } from "./texts.ts";

const maxUnpackedBytes = 200_000_000;
const maxEntries = 5_000;

export type PostArchiveTasks = {
  /**
   * Treats a single Markdown file as a folder with one post. Returns null if the file isn't a ZIP file or exceeds the
   * limits.
   */
  open(file: { name: string; bytes: Uint8Array }): Promise<{ files: string[]; pictures: Set<string> } | null>;
  readPost(file: string): Promise<PostFile | { problem: string }>;
  readPicture(path: string): Promise<Uint8Array | null>;
};

let single: Uint8Array | null = null;
let zip: OpenedZip | null = null;

const tasks: PostArchiveTasks = {
  async open({ name, bytes }) {
    if (isMarkdown(name)) {
      single = bytes;
      return pathsIn([name]);
    }
    zip = await openZip(bytes, {
      maxBytes: maxUnpackedBytes,
      maxFiles: maxEntries,
      isWanted: (path) => isMarkdown(path) || isPicture(path),
    });
    return zip && pathsIn(zip.sizes.keys());
  },
  async readPost(file) {
    const size = single?.length ?? zip?.sizes.get(file) ?? 0;
    if (size > maxMarkdownBytes) return { problem: markdownTooLong };
    const bytes = single ?? (await zip?.read(file));
    if (!bytes) return { problem: "We can't unpack it." };
    const text = decodeText(bytes);
    return text === null ? { problem: "This isn't a text file." } : readPostFile(file, text);
  },
  async readPicture(path) {
    const size = zip?.sizes.get(path) ?? 0;
    return size > maxPictureBytes ? null : ((await zip?.read(path)) ?? null);
  },
};

serveThread(tasks);
