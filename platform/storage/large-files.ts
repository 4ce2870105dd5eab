/** Files that never fit into memory at once: moved into the store, and read from it in parts. */
import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Disk } from "flydrive";
import type { Config } from "#platform/config.ts";

/** Both ends belong to the range, as in HTTP. */
interface ByteRange {
  start: number;
  end: number;
}

export interface OpenedFile {
  contentType: string;
  sizeBytes: number;
  /** May be called again; whole without a range. Destroy it when it is not read to its end. */
  stream(range?: ByteRange): Promise<Readable>;
}

/** What `Storage` does with large files, for keys that were checked. */
export interface LargeFiles {
  moveIn(key: string, path: string, contentType: string): Promise<void>;
  open(key: string): Promise<Omit<OpenedFile, "contentType"> | null>;
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

/** From another file system: below its final name the file is there whole or not at all. */
async function copyAcross(root: string, path: string, target: string): Promise<void> {
  const partial = join(root, "partial", randomUUID());
  await mkdir(dirname(partial), { recursive: true });
  try {
    const file = await open(partial, "wx");
    await pipeline(createReadStream(path), file.createWriteStream({ flush: true }));
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

export function bucketFiles(s3: NonNullable<Config["s3"]>, openDisk: () => Promise<Disk>): LargeFiles {
  return {
    async moveIn(key, path, contentType) {
      const { size } = await stat(path);
      const bucket = await openDisk();
      await bucket.putStream(key, createReadStream(path), { contentType, contentLength: size });
      await rm(path, { force: true });
    },
    async open(key) {
      const bucket = await openDisk();
      if (!(await bucket.exists(key))) return null;
      const { contentLength } = await bucket.getMetaData(key);
      return {
        sizeBytes: contentLength,
        stream: (range) => (range ? readRange(s3, key, range) : bucket.getStream(key)),
      };
    },
  };
}

/** flydrive reads files whole only. */
async function readRange(s3: NonNullable<Config["s3"]>, key: string, { start, end }: ByteRange) {
  const { GetObjectCommand, S3Client } = await import("@aws-sdk/client-s3");
  const client = new S3Client({
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    region: s3.region,
    ...(s3.endpoint === null ? {} : { endpoint: s3.endpoint, forcePathStyle: true }),
  });
  const { Body } = await client.send(
    new GetObjectCommand({ Bucket: s3.bucket, Key: key, Range: `bytes=${start}-${end}` }),
  );
  return Body as Readable;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
