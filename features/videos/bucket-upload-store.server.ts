/**
 * Stores unfinished uploads as parts in the bucket and as rows in the database, so that any process can take the next
 * part. A process that is killed loses at most the part it was receiving.
 */
import type { Readable } from "node:stream";
import { DataStore, ERRORS, Upload } from "@tus/server";
import { and, eq, isNull } from "drizzle-orm";
import { videoUploads } from "#db/schema.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import { bucketPartBytes, type FileParts, type PartedFile } from "#platform/storage/bucket-parts.ts";
import type { VideoExtension } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { batchesOf, giveBack } from "./body-batches.server.ts";
import { videoTexts } from "./texts.ts";
import { UploadRefused } from "./upload-refused.ts";
import type { NewUpload, UploadStore } from "./upload-store.ts";
import { headBytes, videoContentTypes, videoKindOf } from "./video-kind.server.ts";

type Row = typeof videoUploads.$inferSelect;

interface Options {
  db: Db;
  parts: FileParts;
  /** Null for uploads whose company was deleted. */
  companyId: string | null;
  creation?: {
    member: OwnerScope;
    /** Throws UploadRefused unless there is room for a file of this size beside unfinished ones of the given sizes. */
    requireRoom: (tx: Transaction, sizeBytes: number, unfinished: number[]) => Promise<void>;
  };
}

export class BucketUploadStore extends DataStore implements UploadStore {
  readonly #options: Options;

  constructor(options: Options) {
    super();
    this.#options = options;
    this.extensions = ["creation", "termination"];
  }

  body: Readable | null = null;

  /** The row is the reservation, so that other processes count it. */
  async reserve({ id, filename, sizeBytes }: NewUpload): Promise<void> {
    const { db, companyId, creation } = this.#options;
    if (!creation) throw new Error("this store doesn't take new uploads");
    await db.transaction(async (tx) => {
      await lockOwnCompany(tx, creation.member, "write drafts").catch(refuse);
      const rows = await tx
        .select({ sizeBytes: videoUploads.sizeBytes })
        .from(videoUploads)
        .where(this.#isOwn());
      const unfinished = rows.map((row) => row.sizeBytes);
      await creation.requireRoom(tx, sizeBytes, unfinished);
      await tx.insert(videoUploads).values({ id, companyId, filename, sizeBytes });
    });
  }

  override async create(upload: Upload): Promise<Upload> {
    return upload;
  }

  async find(id: string): Promise<Upload | null> {
    const row = await this.#row(id);
    if (!row) return null;
    const { filename, kind, sizeBytes: size, offsetBytes: offset } = row;
    return new Upload({ id, size, offset, metadata: { filename, kind } });
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await this.find(id);
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }

  override async remove(id: string): Promise<void> {
    await this.getUpload(id);
    await this.discard(id);
  }

  async isWhole({ offset, size }: Upload): Promise<boolean> {
    return offset === size;
  }

  async kindOf({ metadata }: Upload): Promise<VideoExtension | null> {
    return (metadata?.kind ?? null) as VideoExtension | null;
  }

  async moveTo(key: string, { upload }: { upload: Upload }): Promise<void> {
    const { parts } = this.#options;
    const row = await this.#row(upload.id);
    const file = row && fileOf(row);
    if (file) return parts.finish(file, row.partTags);
    // Another process has just finished it, or deleted it because it was canceled.
    if (!(await parts.isStored(key))) throw ERRORS.FILE_NOT_FOUND;
  }

  async discard(id: string): Promise<void> {
    const row = await this.#row(id);
    if (!row) return;
    const file = fileOf(row);
    if (file) await this.#options.parts.abort(file);
    await this.#options.db.delete(videoUploads).where(eq(videoUploads.id, id));
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    source.resume();
    if (!this.body) throw new Error("upload chunk received without its request body");
    let row = await this.#row(id);
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    if (row.offsetBytes !== offset) throw ERRORS.INVALID_OFFSET;
    const { sizeBytes } = row;
    let waiting: Buffer = Buffer.alloc(0);
    for await (const batch of batchesOf(this.body, bucketPartBytes)) {
      waiting = Buffer.concat([waiting, ...batch]);
      for (const chunk of batch) giveBack(chunk);
      if (row.offsetBytes + waiting.length > sizeBytes) throw new UploadRefused(413, videoTexts.tooLarge);
      while (waiting.length >= bucketPartBytes) {
        row = await this.#store(row, waiting.subarray(0, bucketPartBytes));
        waiting = waiting.subarray(bucketPartBytes);
      }
    }
    if (waiting.length > 0 && row.offsetBytes + waiting.length === sizeBytes)
      row = await this.#store(row, waiting);
    // What is left is less than a part, and is sent again.
    if (row.offsetBytes === offset)
      throw this.body.readableEnded ? new UploadRefused(400, videoTexts.partTooSmall) : ERRORS.ABORTED;
    return row.offsetBytes;
  }

  /** Stores the next part and returns the row with it. */
  async #store(row: Row, bytes: Buffer): Promise<Row> {
    const { db, parts } = this.#options;
    const { id, offsetBytes, partTags } = row;
    const kind = row.kind ?? (await videoKindOf(bytes.subarray(0, headBytes)));
    if (!kind) {
      await this.discard(id);
      throw new UploadRefused(415, videoTexts.invalid);
    }
    const file = fileOf(row) ?? (await this.#begin(row, kind));
    const tag = await parts.put(file, { number: partTags.length + 1, bytes });
    const [stored] = await db
      .update(videoUploads)
      .set({ offsetBytes: offsetBytes + bytes.length, partTags: [...partTags, tag] })
      .where(and(eq(videoUploads.id, id), eq(videoUploads.offsetBytes, offsetBytes), this.#isOwn()))
      .returning();
    // Another process was faster with the same part, or the upload was canceled.
    if (!stored) throw ERRORS.INVALID_OFFSET;
    return stored;
  }

  /** Saves the bucket's id before the first part is sent, so that the parts can be deleted. */
  async #begin({ id, companyId }: Row, kind: VideoExtension): Promise<PartedFile> {
    const { db, parts } = this.#options;
    const file = await parts.begin(`videos/${companyId}/${id}.${kind}`, videoContentTypes[kind]);
    const [begun] = await db
      .update(videoUploads)
      .set({ kind, storageKey: file.key, bucketUploadId: file.uploadId })
      .where(and(eq(videoUploads.id, id), isNull(videoUploads.bucketUploadId), this.#isOwn()))
      .returning({ id: videoUploads.id });
    if (begun) return file;
    await parts.abort(file);
    throw ERRORS.INVALID_OFFSET;
  }

  async #row(id: string): Promise<Row | null> {
    const [row] = await this.#options.db
      .select()
      .from(videoUploads)
      .where(and(eq(videoUploads.id, id), this.#isOwn()));
    return row ?? null;
  }

  #isOwn() {
    const { companyId } = this.#options;
    return companyId === null ? isNull(videoUploads.companyId) : eq(videoUploads.companyId, companyId);
  }
}

function fileOf({ storageKey: key, bucketUploadId: uploadId }: Row): PartedFile | null {
  return key !== null && uploadId !== null ? { key, uploadId } : null;
}

function refuse(error: unknown): never {
  if (error instanceof AppError) throw new UploadRefused(403, videoTexts.notAllowed, { cause: error });
  throw error;
}
