/** Stores files on disk in the data directory, or in an S3 bucket if one is configured. */
import { join } from "node:path";
import type { S3Client } from "@aws-sdk/client-s3";
import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import { bucketParts, type FileParts } from "./bucket-parts.ts";
import { createBucketReads, type ReadOptions } from "./bucket-reads.ts";
import { bucketFiles, diskFiles, type LargeFiles, type OpenedFile } from "./large-files.ts";
import { type SmallFiles, smallBucketFiles, smallDiskFiles } from "./small-files.ts";
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
  /**
   * Returns null for a missing file and for an invalid key, which may come straight from a URL. Rejects with a
   * BucketError if the bucket fails.
   */
  get(key: string, options?: ReadOptions): Promise<StoredFile | null>;
  /** Also deletes the stored smaller copies of the file. Idempotent: a missing file counts as deleted. */
  delete(key: string): Promise<void>;
  /**
   * Moves a local file into the store atomically, without reading it into memory. The rules of `put` for keys and types
   * apply.
   */
  moveIn(key: string, path: string, options: { contentType: string }): Promise<void>;
  /** Opens a file that is too large for `get`. Returns null in the same cases. */
  open(key: string, options?: ReadOptions): Promise<OpenedFile | null>;
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
    const openClient = once(() => connectBucket(s3, largeFileLimits));
    const openSmall = once(() => connectBucket(s3, smallFileLimits));
    const reads = createBucketReads();
    return storageOn({
      small: smallBucketFiles(s3.bucket, openSmall, reads),
      large: bucketFiles(s3.bucket, openClient, reads),
      answers: () => bucketAnswers(s3.bucket, openClient),
      parts: bucketParts(s3.bucket, openClient),
      log,
    });
  }
  const root = join(config.dataDir, "files");
  return storageOn({
    small: smallDiskFiles(root),
    large: diskFiles(root),
    answers: async () => true,
    parts: null,
    log,
  });
}

interface Backing {
  small: SmallFiles;
  large: LargeFiles;
  answers: Storage["answers"];
  parts: FileParts | null;
  log: Log;
}

function storageOn({ small, large, answers, parts, log }: Backing): Storage {
  return {
    answers,
    parts,

    async put(key, bytes, { contentType }) {
      requireKeyFor(key, contentType);
      await small.write(key, { bytes, contentType });
    },

    async get(key, options) {
      const contentType = isStorageKey(key) ? contentTypeOfKey(key) : null;
      if (contentType === null) return null;
      try {
        const bytes = await small.read(key, options);
        return bytes && { bytes, contentType, sizeBytes: bytes.length };
      } catch (error) {
        log.error({ err: error, key }, "stored file read failed");
        throw error;
      }
    },

    async delete(key) {
      if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 300))}`);
      // Deletes copies first, so that an interrupted delete can be retried as long as the picture exists.
      for (const each of [...storedVariantKeys(key), key]) await small.delete(each);
    },

    async moveIn(key, path, { contentType }) {
      requireKeyFor(key, contentType);
      await large.moveIn(key, path, contentType);
    },

    async open(key, options) {
      const contentType = isStorageKey(key) ? contentTypeOfKey(key) : null;
      if (contentType === null) return null;
      const file = await large.open(key, options);
      return file && { ...file, contentType };
    },
  };
}

function requireKeyFor(key: string, contentType: string): void {
  if (!isStorageKey(key) || contentTypeOfKey(key) !== contentType)
    throw new Error(`Not a storage key for ${contentType}: ${JSON.stringify(key.slice(0, 300))}`);
}

/** A request must not wait forever for a silent bucket, nor a job. */
interface BucketLimits {
  silenceMs: number;
  tries: number;
}

/** Some buckets need long to join the parts of a file. */
const largeFileLimits: BucketLimits = { silenceMs: 30_000, tries: 3 };
/** Someone may wait for an upload, behind a proxy that gives up after a minute. */
const smallFileLimits: BucketLimits = { silenceMs: 15_000, tries: 2 };

function once<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | null = null;
  return () => {
    opened ??= open();
    return opened;
  };
}

/** Imported lazily, because the S3 client is large. */
async function connectBucket(
  s3: NonNullable<Config["s3"]>,
  { silenceMs, tries }: BucketLimits,
): Promise<S3Client> {
  const { S3Client: Client } = await import("@aws-sdk/client-s3");
  return new Client({
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    region: s3.region,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: silenceMs },
    maxAttempts: tries,
    // Servers other than AWS rarely support virtual-hosted buckets.
    ...(s3.endpoint === null ? {} : { endpoint: s3.endpoint, forcePathStyle: true }),
  });
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
