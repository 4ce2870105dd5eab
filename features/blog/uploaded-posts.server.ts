/**
 * Reads an uploaded blog in a worker thread, because a few kilobytes of YAML can take a second to parse and there can
 * be thousands of files.
 */
import { type ImportBusy, inImportTurn } from "#platform/threads/import-turns.ts";
import { openThread, ThreadLimitError } from "#platform/threads/open-thread.ts";
import type { PostArchiveTasks } from "./post-archive-thread.server.ts";
import type { PostFolder } from "./post-folder.ts";

const reader = {
  script: "#features/blog/post-archive-thread.server.ts",
  maxMemoryMb: 192,
  maxYoungMemoryMb: 32,
  maxMs: 20_000,
};

const noPosts = "It has no Markdown files";
const tookTooMuch =
  "This file took too long to read. Check which posts arrived, then import the rest in smaller files";

/** `problem` is a message for the operator. `bytes` is transferred to the thread and can't be used afterwards. */
export function withUploadedPosts<Value>(
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
  use: (folder: PostFolder) => Promise<Value>,
): Promise<Value | { problem: string } | ImportBusy> {
  return inImportTurn("blog", async () => {
    const thread = openThread<PostArchiveTasks>(reader);
    try {
      const { open, readPost, readPicture } = thread.tasks;
      const paths = await open({ name, bytes }, { transfer: [bytes.buffer] });
      if (!paths || paths.files.length === 0) return { problem: noPosts };
      return await use({ ...paths, readPost, readPicture });
    } catch (error) {
      if (!(error instanceof ThreadLimitError)) throw error;
      return { problem: tookTooMuch };
    } finally {
      await thread.close();
    }
  });
}
