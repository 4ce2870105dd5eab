/** Files that reach the bucket in parts, each of them through any process. Readers see the file when it is whole. */
import type { S3Client } from "@aws-sdk/client-s3";

/** A file whose parts the bucket is collecting. */
export interface PartedFile {
  key: string;
  /** The bucket's own id of the upload. */
  uploadId: string;
}

export interface FileParts {
  begin(key: string, contentType: string): Promise<PartedFile>;
  /** Parts are numbered from 1. A part that is sent again replaces the earlier one. Returns its tag. */
  put(file: PartedFile, part: { number: number; bytes: Uint8Array }): Promise<string>;
  /** Idempotent. Takes the tags of all parts in order. Rejects if the parts were deleted. */
  finish(file: PartedFile, tags: string[]): Promise<void>;
  /** Deletes the parts. Idempotent, and does nothing to a finished file. */
  abort(file: PartedFile): Promise<void>;
  isStored(key: string): Promise<boolean>;
}

/**
 * In bytes. The smallest part that buckets accept, except for the last one. Some, such as R2, want all others to have
 * the same size.
 */
export const bucketPartBytes = 5 * 1024 * 1024;

export function bucketParts(bucket: string, openClient: () => Promise<S3Client>): FileParts {
  const named = ({ key, uploadId }: PartedFile) => ({ Bucket: bucket, Key: key, UploadId: uploadId });
  const open = () => Promise.all([import("@aws-sdk/client-s3"), openClient()]);

  async function isStored(key: string): Promise<boolean> {
    const [{ HeadObjectCommand }, client] = await open();
    try {
      await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === "NotFound") return false;
      throw error;
    }
  }

  return {
    isStored,

    async begin(key, contentType) {
      const [{ CreateMultipartUploadCommand }, client] = await open();
      const { UploadId = "" } = await client.send(
        new CreateMultipartUploadCommand({ Bucket: bucket, Key: key, ContentType: contentType }),
      );
      return { key, uploadId: UploadId };
    },

    async put(file, { number, bytes }) {
      const [{ UploadPartCommand }, client] = await open();
      const { ETag } = await client.send(
        new UploadPartCommand({ ...named(file), PartNumber: number, Body: bytes }),
      );
      if (!ETag) throw new Error("the bucket returned no tag for a part");
      return ETag;
    },

    async finish(file, tags) {
      const [{ CompleteMultipartUploadCommand }, client] = await open();
      const Parts = tags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
      try {
        await client.send(new CompleteMultipartUploadCommand({ ...named(file), MultipartUpload: { Parts } }));
      } catch (error) {
        // Otherwise another process was faster, or one was killed right afterwards.
        if (!isUnknownUpload(error) || !(await isStored(file.key))) throw error;
      }
    },

    async abort(file) {
      const [{ AbortMultipartUploadCommand }, client] = await open();
      await client.send(new AbortMultipartUploadCommand(named(file))).catch((error: unknown) => {
        if (!isUnknownUpload(error)) throw error;
      });
    },
  };
}

function isUnknownUpload(error: unknown): boolean {
  return error instanceof Error && error.name === "NoSuchUpload";
}
