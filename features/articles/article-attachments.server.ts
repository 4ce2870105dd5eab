/** Attachments of imported articles: checked by content, stored with their size in the name, purged like pictures. */

import { and, eq, like, sql } from "drizzle-orm";
import { fileTypeFromBuffer } from "file-type";
import { articleImages } from "#db/schema/articles.ts";
import { lockCompany } from "#features/companies/company-record.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type AttachmentType, attachmentPrefix, attachmentTypes } from "#shared/article-attachment.ts";
import { articleLimits } from "#shared/article-limits.ts";
import { slugify } from "#shared/text.ts";
import { maxImages, TooManyPictures } from "./article-images.server.ts";

/** Of all attachments of a company. */
const maxTotalBytes = 2_000_000_000;
const maxNameChars = 60;

type Deps = Pick<Services, "db" | "clock" | "ids" | "storage">;

export interface FoundAttachment {
  bytes: Uint8Array;
  /** As the source names it, with or without its extension. */
  name: string;
}

/** Returns the address for links. Throws an AppError if the file can't be used. */
export async function storeImportedAttachment(
  { db, clock, ids, storage }: Deps,
  { companyId }: { companyId: string },
  { bytes, name }: FoundAttachment,
): Promise<string> {
  const type = await attachmentTypeOf({ bytes, name });
  if (type === null || bytes.length === 0 || bytes.length > articleLimits.attachmentBytes)
    throw new AppError("unsupported_type");
  const storageKey = `${attachmentPrefix}${ids.uuid()}-${bytes.length}/${fileNameOf(name)}.${type}`;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockCompany(tx, { companyId });
    const isOwn = eq(articleImages.companyId, companyId);
    const [stored] = await tx
      .select({
        bytes: sql<string>`coalesce(sum(split_part(split_part(${articleImages.storageKey}, '/', 3), '-', 6)::bigint), 0)`,
      })
      .from(articleImages)
      .where(and(isOwn, like(articleImages.storageKey, `${attachmentPrefix}%`)));
    const isFull = Number(stored?.bytes ?? 0) + bytes.length > maxTotalBytes;
    if (isFull || (await tx.$count(articleImages, isOwn)) >= maxImages) throw new TooManyPictures();
    await tx.insert(articleImages).values({ companyId, storageKey, unusedSince: now, createdAt: now });
  });
  await storage.put(storageKey, bytes, { contentType: attachmentTypes[type] });
  return `/files/${storageKey}`;
}

const knownTypes = Object.keys(attachmentTypes) as AttachmentType[];

/** By the file's content. Only plain text has no signature; there, the name decides between the two kinds. */
async function attachmentTypeOf({ bytes, name }: FoundAttachment): Promise<AttachmentType | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (found) return knownTypes.find((type) => type === found.ext) ?? null;
  const extension = /\.(csv|txt)$/i.exec(name)?.[1]?.toLowerCase();
  return extension !== undefined && isPlainText(bytes) ? (extension === "csv" ? "csv" : "txt") : null;
}

function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return !/[^\P{Cc}\t\n\r\f]/u.test(text);
  } catch {
    return false;
  }
}

function fileNameOf(name: string): string {
  const bare = name
    .slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1)
    .replace(/\.[a-z0-9]{1,5}$/i, "");
  return slugify(bare, { ascii: true, maxLength: maxNameChars }) || "file";
}

/** A picture that a text offers for download is stored as a picture. */
export async function isAttachmentPicture(bytes: Uint8Array): Promise<boolean> {
  return /^image\/(?:png|jpeg|webp|gif|avif)$/.test((await fileTypeFromBuffer(bytes))?.mime ?? "");
}
