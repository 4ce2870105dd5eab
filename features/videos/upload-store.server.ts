/**
 * Stores unfinished uploads in one folder per company, so that other companies can't use an upload's id. Each file has
 * a JSON file with its metadata.
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
    // FileStore creates its directory in the background, where an error would crash the process. So it gets a directory
    // that already exists.
    super({ directory: process.cwd(), configstore: new FileConfigstore(directory) });
    this.directory = directory;
    // Disables creation-with-upload and deferred length, because both would bypass the checks.
    this.extensions = ["creation", "termination"];
  }

  pathOf(id: string): string {
    return join(this.directory, id);
  }

  /** Returns null if the upload is unknown or deleted. */
  async find(id: string): Promise<Upload | null> {
    return (await this.configstore.get(id)) ?? null;
  }

  /** Returns how many bytes have arrived, or null if there is no file. */
  async sizeOf(id: string): Promise<number | null> {
    return stat(this.pathOf(id)).then(
      ({ size }) => size,
      (error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      },
    );
  }

  /** Deletes the file and its metadata. Idempotent. */
  async discard(id: string): Promise<void> {
    await rm(`${this.pathOf(id)}.json`, { force: true });
    await rm(this.pathOf(id), { force: true });
  }

  /** The request body. Reading it directly avoids the library's copies, which take several times as long. */
  body: Readable | null = null;

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    source.resume();
    if (!this.body) throw new Error("upload chunk received without its request body");
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
        await this.discard(id);
        throw new UploadRefused(415, videoTexts.invalid);
      }
      if (part.end === "long") throw new UploadRefused(413, videoTexts.tooLarge);
      // The client is gone. The part of this chunk that arrived is kept, and the client asks for the offset before it sends
      // more.
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

/** A beginning too short to detect the type is accepted, because the complete file is checked again. */
async function isWanted(head: Buffer, offset: number): Promise<boolean> {
  return offset > 0 || head.length < headBytes || (await videoKindOf(head.subarray(0, headBytes))) !== null;
}
