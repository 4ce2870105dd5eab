/** Files that fit into memory, on disk or in a bucket. */
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { S3Client } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { BucketError } from "./bucket-error.ts";
import type { BucketReads, ReadOptions } from "./bucket-reads.ts";

/** The operations of `Storage` on files that fit into memory. Keys are already validated. */
export interface SmallFiles {
  /** Null for a missing file. */
  read(key: string, options?: ReadOptions): Promise<Uint8Array | null>;
  write(key: string, file: { bytes: Uint8Array; contentType: string }): Promise<void>;
  /** Idempotent. */
  delete(key: string): Promise<void>;
}

export function smallDiskFiles(root: string): SmallFiles {
  const disk = new Disk(new FSDriver({ location: root, visibility: "private" }));
  return {
    async read(key) {
      try {
        return await disk.getBytes(key);
      } catch (error) {
        if (!(await disk.exists(key))) return null;
        throw error;
      }
    },
    write: (key, { bytes }) => writeAtomically(root, key, bytes),
    delete: (key) => disk.delete(key),
  };
}

/** Rejects with a BucketError if the bucket fails. */
export function smallBucketFiles(
  bucket: string,
  openClient: () => Promise<S3Client>,
  reads: BucketReads,
): SmallFiles {
  const open = () => Promise.all([import("@aws-sdk/client-s3"), openClient()]);
  const failed = (error: unknown): never => {
    throw new BucketError(bucket, error);
  };
  return {
    async read(key, options) {
      const [{ GetObjectCommand }, client] = await open();
      const command = new GetObjectCommand({ Bucket: bucket, Key: key });
      try {
        const { Body } = await reads.ask((abortSignal) => client.send(command, { abortSignal }), options);
        return Body ? await Body.transformToByteArray() : new Uint8Array();
      } catch (error) {
        return isMissing(error) ? null : failed(error);
      }
    },
    async write(key, { bytes, contentType }) {
      const [{ PutObjectCommand }, client] = await open();
      const file = { Body: bytes, ContentType: contentType, ContentLength: bytes.length };
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, ...file })).catch(failed);
    },
    async delete(key) {
      const [{ DeleteObjectCommand }, client] = await open();
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })).catch(failed);
    },
  };
}

/** Some servers answer without the code of the error. A missing bucket is a failure. */
function isMissing(error: unknown): boolean {
  const { $metadata, name } = error as { $metadata?: { httpStatusCode?: number }; name?: string };
  return $metadata?.httpStatusCode === 404 && name !== "NoSuchBucket";
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
