/**
 * Where uploads wait until they are whole: a folder for each company, so that an upload's id means nothing in
 * another one's. Beside each file lies what is known of it, as JSON.
 */
import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FileConfigstore, FileStore } from "@tus/file-store";
import type { Upload } from "@tus/server";
import { videoTexts } from "./texts.ts";
import { UploadRefused } from "./upload-refused.ts";
import { headBytes, videoKindOf } from "./video-kind.server.ts";

/** What came meanwhile is written in one go: with the usual 16 kB, writing takes almost twice the processor's time. */
const writtenAtOnceBytes = 1024 * 1024;

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

  /** As the library's own, but what is no film is refused and forgotten, and a full disk is called one. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const readable = offset === 0 ? await requireVideo(source) : source;
    if (readable === null) {
      await this.forget(id);
      throw new UploadRefused(415, videoTexts.invalid);
    }
    const target = createWriteStream(this.pathOf(id), {
      flags: "r+",
      start: offset,
      highWaterMark: writtenAtOnceBytes,
    });
    try {
      await pipeline(readable, target);
    } catch (error) {
      if (error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT"].includes(String(error.code)))
        throw new UploadRefused(507, videoTexts.noRoom, { cause: error });
      throw error;
    }
    return offset + target.bytesWritten;
  }
}

/** The same bytes, once the first of them are known to begin a film; null when they don't. */
async function requireVideo(source: Readable): Promise<Readable | null> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first: Buffer[] = [];
  let length = 0;
  while (length < headBytes) {
    const { value, done } = await chunks.next();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  const head = Buffer.concat(first);
  // Too few to judge: the whole file is judged again when it is complete.
  if (length >= headBytes && (await videoKindOf(head)) === null) return null;
  async function* all() {
    if (length > 0) yield head;
    for (;;) {
      const { value, done } = await chunks.next();
      if (done) return;
      yield value;
    }
  }
  return Readable.from(all(), { objectMode: false });
}
