/** Files that are too large for memory are moved into the store and read by range. */
import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open as openFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { S3Client } from "@aws-sdk/client-s3";
import { BucketError } from "./bucket-error.ts";
import type { BucketReads, ReadOptions } from "./bucket-reads.ts";

/** Both ends are inclusive, as in HTTP. */
interface ByteRange {
  start: number;
  end: number;
}

export interface OpenedFile {
  contentType: string;
  sizeBytes: number;
  /**
   * Returns the file, or the given range of it. May be called repeatedly. Destroy the stream unless it is read to its
   * end.
   */
  stream(range?: ByteRange): Promise<Readable>;
}

/** The operations of `Storage` on large files. Keys are already validated. */
export interface LargeFiles {
  moveIn(key: string, path: string, contentType: string): Promise<void>;
  open(key: string, options?: ReadOptions): Promise<Omit<OpenedFile, "contentType"> | null>;
}

export function diskFiles(root: string): LargeFiles {
  return {
    async moveIn(key, path) {
      const target = join(root, key);
      await mkdir(dirname(target), { recursive: true });
      try {
        await rename(path, target);
      } catch (error) {
        if (codeOf(error) !== "EXDEV") throw error;
        await copyAcross(root, path, target);
        await rm(path, { force: true });
      }
    },
    async open(key) {
      const path = join(root, key);
      try {
        const { size } = await stat(path);
        return { sizeBytes: size, stream: async (range) => createReadStream(path, range) };
      } catch (error) {
        if (codeOf(error) === "ENOENT") return null;
        throw error;
      }
    },
  };
}

/** Copies from another file system, then renames, so that the final name appears atomically. */
async function copyAcross(root: string, path: string, target: string): Promise<void> {
  const partial = join(root, "partial", randomUUID());
  await mkdir(dirname(partial), { recursive: true });
  try {
    const file = await openFile(partial, "wx");
    await pipeline(createReadStream(path), file.createWriteStream({ flush: true }));
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Uploads in parts with retries. An unfinished upload is aborted. */
const partBytes = 8_000_000;

/** Rejects with a BucketError if the bucket fails. */
export function bucketFiles(
  bucket: string,
  openClient: () => Promise<S3Client>,
  reads: BucketReads,
): LargeFiles {
  const failed = (error: unknown): never => {
    throw new BucketError(bucket, error);
  };
  return {
    async moveIn(key, path, contentType) {
      const client = await openClient();
      const { Upload } = await import("@aws-sdk/lib-storage");
      // Opened first, because a stream that fails to open would crash the process or store an empty file.
      const file = await openFile(path);
      const params = { Bucket: bucket, Key: key, Body: file.createReadStream(), ContentType: contentType };
      await new Upload({ client, params, partSize: partBytes, queueSize: 2 }).done().catch(failed);
      await rm(path, { force: true });
    },
    async open(key, options) {
      const client = await openClient();
      const { GetObjectCommand, HeadObjectCommand } = await import("@aws-sdk/client-s3");
      const named = { Bucket: bucket, Key: key };
      try {
        const asked = new HeadObjectCommand(named);
        const { ContentLength = 0 } = await reads.ask(
          (abortSignal) => client.send(asked, { abortSignal }),
          options,
        );
        return {
          sizeBytes: ContentLength,
          async stream(range) {
            const part = range && { Range: `bytes=${range.start}-${range.end}` };
            const command = new GetObjectCommand({ ...named, ...part });
            const { Body } = await reads
              .ask((abortSignal) => client.send(command, { abortSignal }), options)
              .catch(failed);
            return Body as Readable;
          },
        };
      } catch (error) {
        return error instanceof Error && error.name === "NotFound" ? null : failed(error);
      }
    },
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
