/**
 * Where uploads wait until they are whole: a folder for each company, so that an upload's id means nothing in
 * another one's. Beside each file lies what is known of it, as JSON.
 */
import { mkdir, open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { FileConfigstore, FileStore } from "@tus/file-store";
import { ERRORS, type Upload } from "@tus/server";
import { videoTexts } from "./texts.ts";
import { UploadRefused } from "./upload-refused.ts";
import { headBytes, videoKindOf } from "./video-kind.server.ts";
import { writePart } from "./write-part.server.ts";

export function uploadsRoot({ dataDir }: { dataDir: string }): string {
  return join(dataDir, "uploads");
}

export async function openUploadStore(directory: string): Promise<UploadStore> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return new UploadStore({ directory });
}

export class UploadStore extends FileStore {
  constructor({ directory }: { directory: string }) {
    // The library makes its directory in the background, where what fails would end the process: one that is there.
    super({ directory: process.cwd(), configstore: new FileConfigstore(directory) });
    this.directory = directory;
    // Neither a body beside the creation nor a length that is told later: both would go round the checks.
    this.extensions = ["creation", "termination"];
  }

  pathOf(id: string): string {
    return join(this.directory, id);
  }

  /** What is known of an upload; null for one that is not (or no longer) there. */
  async find(id: string): Promise<Upload | null> {
    return (await this.configstore.get(id)) ?? null;
  }

  /** Of the part that has arrived; null when there is no file. */
  async sizeOf(id: string): Promise<number | null> {
    return stat(this.pathOf(id)).then(
      ({ size }) => size,
      (error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      },
    );
  }

  /** The file and what is known of it; nothing happens to one that is gone. */
  async forget(id: string): Promise<void> {
    await rm(`${this.pathOf(id)}.json`, { force: true });
    await rm(this.pathOf(id), { force: true });
  }

  /** A part is written from its connection: the library's way there takes several copies and a multiple of the time. */
  body: Readable | null = null;

  /** As the library's own, but what is no film is refused and forgotten, and a full disk is called one. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    source.resume();
    if (!this.body) throw new Error("a part came without its connection");
    const upload = await this.find(id);
    const maxBytes = (upload?.size ?? 0) - offset;
    const file = await open(this.pathOf(id), "r+");
    try {
      const part = await writePart(this.body, {
        file,
        offset,
        maxBytes,
        isWanted: (head) => isWanted(head, offset),
      });
      if (part.end === "unwanted") {
        await this.forget(id);
        throw new UploadRefused(415, videoTexts.invalid);
      }
      if (part.end === "long") throw new UploadRefused(413, videoTexts.tooLarge);
      // Nobody hears the answer; what came stays, and is asked for before the next part.
      if (part.end === "cut") throw ERRORS.ABORTED;
      return offset + part.bytes;
    } catch (error) {
      if (error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT"].includes(String(error.code)))
        throw new UploadRefused(507, videoTexts.noRoom, { cause: error });
      throw error;
    } finally {
      await file.close();
    }
  }
}

/** Too few bytes to judge are taken: the whole file is judged again when it is complete. */
async function isWanted(head: Buffer, offset: number): Promise<boolean> {
  return offset > 0 || head.length < headBytes || (await videoKindOf(head.subarray(0, headBytes))) !== null;
}
