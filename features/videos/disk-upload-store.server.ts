/**
 * Stores unfinished uploads in one folder per company, so that other companies can't use an upload's id. Each file has
 * a JSON file with its metadata.
 */
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { FileConfigstore, FileStore } from "@tus/file-store";
import { ERRORS, type Upload } from "@tus/server";
import type { Storage } from "#platform/storage/create-storage.ts";
import type { VideoExtension } from "#shared/enumerations.ts";
import { videoTexts } from "./texts.ts";
import { UploadRefused } from "./upload-refused.ts";
import type { UploadStore } from "./upload-store.ts";
import { headBytes, videoKindOf, videoKindOfFile } from "./video-kind.server.ts";
import { writePart } from "./write-part.server.ts";

export function uploadsRoot({ dataDir }: { dataDir: string }): string {
  return join(dataDir, "uploads");
}

interface Options {
  directory: string;
  storage: Pick<Storage, "moveIn">;
  /** Throws UploadRefused unless there is room for a file of this size beside unfinished ones of the given sizes. */
  requireRoom?: (sizeBytes: number, unfinished: number[]) => Promise<void>;
}

export async function openDiskUploads(options: Options): Promise<DiskUploadStore> {
  await mkdir(options.directory, { recursive: true, mode: 0o700 });
  return new DiskUploadStore(options);
}

export class DiskUploadStore extends FileStore implements UploadStore {
  readonly #storage: Options["storage"];
  readonly #requireRoom: NonNullable<Options["requireRoom"]>;

  constructor({ directory, storage, requireRoom = async () => {} }: Options) {
    // FileStore creates its directory in the background, where an error would crash the process. So it gets a directory
    // that already exists.
    super({ directory: process.cwd(), configstore: new FileConfigstore(directory) });
    this.directory = directory;
    this.#storage = storage;
    this.#requireRoom = requireRoom;
    // Disables creation-with-upload and deferred length, because both would bypass the checks.
    this.extensions = ["creation", "termination"];
  }

  async reserve({ sizeBytes }: { sizeBytes: number }): Promise<void> {
    await this.#requireRoom(sizeBytes, await this.#unfinishedSizes());
  }

  async #unfinishedSizes(): Promise<number[]> {
    const names = (await readdir(this.directory)).filter((name) => name.endsWith(".json"));
    const uploads = await Promise.all(names.map((name) => this.find(name.slice(0, -".json".length))));
    return uploads.flatMap((upload) => (upload?.size === undefined ? [] : [upload.size]));
  }

  #pathOf(id: string): string {
    return join(this.directory, id);
  }

  async find(id: string): Promise<Upload | null> {
    return (await this.configstore.get(id)) ?? null;
  }

  async isWhole(upload: Upload): Promise<boolean> {
    return upload.metadata?.kind !== undefined || (await this.#sizeOf(upload.id)) === upload.size;
  }

  /** Saves the kind, and with it the name of the stored file, before the file is moved there. */
  async kindOf(upload: Upload): Promise<VideoExtension | null> {
    const saved = upload.metadata?.kind as VideoExtension | undefined;
    if (saved) return saved;
    const kind = await videoKindOfFile(this.#pathOf(upload.id));
    if (kind)
      await this.configstore.set(
        upload.id,
        Object.assign(upload, { metadata: { ...upload.metadata, kind } }),
      );
    return kind;
  }

  async moveTo(key: string, { upload, contentType }: { upload: Upload; contentType: string }): Promise<void> {
    if ((await this.#sizeOf(upload.id)) === null) return;
    await this.#storage.moveIn(key, this.#pathOf(upload.id), { contentType });
  }

  /** Returns how many bytes have arrived, or null if there is no file. */
  async #sizeOf(id: string): Promise<number | null> {
    return stat(this.#pathOf(id)).then(
      ({ size }) => size,
      (error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      },
    );
  }

  async discard(id: string): Promise<void> {
    await rm(`${this.#pathOf(id)}.json`, { force: true });
    await rm(this.#pathOf(id), { force: true });
  }

  body: Readable | null = null;

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    source.resume();
    if (!this.body) throw new Error("upload chunk received without its request body");
    const upload = await this.find(id);
    const maxBytes = (upload?.size ?? 0) - offset;
    const file = await open(this.#pathOf(id), "r+");
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
