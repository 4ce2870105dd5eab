/** An uploaded blog, read in a thread: a few kilobytes of YAML take a parser a second, and there can be thousands. */
import { type ImportBusy, inImportTurn } from "#platform/threads/import-turns.ts";
import { openThread, ThreadLimitError } from "#platform/threads/open-thread.ts";
import type { PostArchiveCalls } from "./post-archive-thread.server.ts";
import type { PostFolder } from "./post-folder.ts";

const limits = { maxMemoryMb: 192, maxCallMs: 20_000 };

const noPosts = "There are no Markdown files in it";
const tookTooMuch =
  "Reading this file took too long or too much memory. Check which posts arrived, then import the rest in smaller files";

/** `problem` is for people. `bytes` can't be used afterwards. */
export function withUploadedPosts<Value>(
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
  use: (folder: PostFolder) => Promise<Value>,
): Promise<Value | { problem: string } | ImportBusy> {
  return inImportTurn("blog", async () => {
    const thread = openThread<PostArchiveCalls>("#features/blog/post-archive-thread.server.ts", limits);
    try {
      const paths = await thread.call("open", [name, bytes], [bytes.buffer]);
      if (!paths || paths.files.length === 0) return { problem: noPosts };
      return await use({
        ...paths,
        readPost: (file) => thread.call("readPost", [file]),
        readPicture: (path) => thread.call("readPicture", [path]),
      });
    } catch (error) {
      if (!(error instanceof ThreadLimitError)) throw error;
      return { problem: tookTooMuch };
    } finally {
      await thread.close();
    }
  });
}
