/** Stores files on disk in the data directory, or in an S3 bucket if one is configured. */
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { S3Client } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import { isBucketAway } from "./bucket-error.ts";
import { bucketParts, type FileParts } from "./bucket-parts.ts";
import { bucketFiles, diskFiles, type LargeFiles, type OpenedFile } from "./large-files.ts";
import { contentTypeOfKey, isStorageKey } from "./storage-key.ts";
import { storedVariantKeys } from "./stored-variants.ts";

interface StoredFile {
  bytes: Uint8Array;
  contentType: string;
  sizeBytes: number;
}

export interface Storage {
  /**
   * Writes atomically and overwrites. The content type must match the key's extension. Throws for a key that
   * `isStorageKey` refuses, which is a bug because the server generates keys.
   */
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
  /** Returns null for a missing file and for an invalid key, which may come straight from a URL. */
  get(key: string): Promise<StoredFile | null>;
  /** Also deletes the stored smaller copies of the file. Idempotent: a missing file counts as deleted. */
  delete(key: string): Promise<void>;
  /**
   * Moves a local file into the store atomically, without reading it into memory. The rules of `put` for keys and types
   * apply.
   */
  moveIn(key: string, path: string, options: { contentType: string }): Promise<void>;
  /** Opens a file that is too large for `get`. Returns null in the same cases. */
  open(key: string): Promise<OpenedFile | null>;
  /** Whether the bucket is there and accepts the keys. False after 2 s without a response. Always true on disk. */
  answers(): Promise<boolean>;
  /** Null on disk, where the parts of a file are in the process that received them. */
  parts: FileParts | null;
}

const answerLimitMs = 2_000;

type StorageConfig = Pick<Config, "dataDir" | "s3">;

/** Connects on first use. */
export function createStorage({ config, log }: { config: StorageConfig; log: Log }): Storage {
  const { s3 } = config;
  if (s3) {
    let client: Promise<S3Client> | null = null;
    const openClient = () => {
      client ??= connectBucket(s3);
      return client;
    };
    let disk: Promise<Disk> | null = null;
    const openDisk = () => {
      disk ??= openClient().then((opened) => openBucket(s3.bucket, opened));
      return disk;
    };
    return storageOn({
      openDisk,
      large: bucketFiles(s3.bucket, openClient),
      async write(key, { bytes, contentType }) {
        const bucket = await openDisk();
        await bucket.put(key, bytes, { contentType, contentLength: bytes.length });
      },
      answers: () => bucketAnswers(s3.bucket, openClient),
      parts: bucketParts(s3.bucket, openClient),
      log,
    });
  }
  const root = join(config.dataDir, "files");
  const disk = new Disk(new FSDriver({ location: root, visibility: "private" }));
  return storageOn({
    openDisk: async () => disk,
    large: diskFiles(root),
    write: (key, { bytes }) => writeAtomically(root, key, bytes),
    answers: async () => true,
    parts: null,
    log,
  });
}

interface Backing {
  openDisk(): Promise<Disk>;
  large: LargeFiles;
  write(key: string, file: { bytes: Uint8Array; contentType: string }): Promise<void>;
  answers: Storage["answers"];
  parts: FileParts | null;
  log: Log;
}

function storageOn({ openDisk, large, write, answers, parts, log }: Backing): Storage {
  return {
    answers,
    parts,

    async put(key, bytes, { contentType }) {
      requireKeyFor(key, contentType);
      await write(key, { bytes, contentType });
    },

    async get(key) {
      const contentType = isStorageKey(key) ? contentTypeOfKey(key) : null;
      if (contentType === null) return null;
      const disk = await openDisk();
      try {
        const bytes = await disk.getBytes(key);
        return { bytes, contentType, sizeBytes: bytes.length };
      } catch (error) {
        // Asking again would double the wait of a visitor for whom the bucket is away.
        if (!isBucketAway(error) && !(await disk.exists(key))) return null;
        log.error({ err: error, key }, "stored file read failed");
        throw error;
      }
    },

    async delete(key) {
      if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 300))}`);
      const disk = await openDisk();
      // Deletes copies first, so that an interrupted delete can be retried as long as the picture exists.
      for (const each of [...storedVariantKeys(key), key]) await disk.delete(each);
    },

    async moveIn(key, path, { contentType }) {
      requireKeyFor(key, contentType);
      await large.moveIn(key, path, contentType);
    },

    async open(key) {
      const contentType = isStorageKey(key) ? contentTypeOfKey(key) : null;
      if (contentType === null) return null;
      const file = await large.open(key);
      return file && { ...file, contentType };
    },
  };
}

function requireKeyFor(key: string, contentType: string): void {
  if (!isStorageKey(key) || contentTypeOfKey(key) !== contentType)
    throw new Error(`Not a storage key for ${contentType}: ${JSON.stringify(key.slice(0, 300))}`);
}

/**
 * Atomic: a reader sees either the old file or the new one, even after a crash. flydrive writes in place and moves by
 * copying.
 */
async function writeAtomically(root: string, key: string, bytes: Uint8Array): Promise<void> {
  // Not a valid storage key, so it can never be read. On the same file system, so it can be renamed.
  const partial = join(root, "partial", randomUUID());
  const target = join(root, key);
  await mkdir(dirname(partial), { recursive: true });
  await mkdir(dirname(target), { recursive: true });
  try {
    await writeFile(partial, bytes, { flush: true });
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Imported lazily, because the S3 client is large. */
async function connectBucket(s3: NonNullable<Config["s3"]>): Promise<S3Client> {
  const { S3Client: Client } = await import("@aws-sdk/client-s3");
  return new Client({
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    region: s3.region,
    // An unresponsive bucket must not block requests and jobs forever.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
    // Servers other than AWS rarely support virtual-hosted buckets.
    ...(s3.endpoint === null ? {} : { endpoint: s3.endpoint, forcePathStyle: true }),
  });
}

async function openBucket(bucket: string, client: S3Client): Promise<Disk> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  // Buckets without ACLs (R2, new AWS ones) refuse requests that specify one. Files are private either way.
  return new Disk(new S3Driver({ client, bucket, visibility: "private", supportsACL: false }));
}

async function bucketAnswers(bucket: string, openClient: () => Promise<S3Client>): Promise<boolean> {
  try {
    const [{ HeadBucketCommand }, client] = await Promise.all([import("@aws-sdk/client-s3"), openClient()]);
    await client.send(new HeadBucketCommand({ Bucket: bucket }), {
      abortSignal: AbortSignal.timeout(answerLimitMs),
    });
    return true;
  } catch {
    return false;
  }
}
