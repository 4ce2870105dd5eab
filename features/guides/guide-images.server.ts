/**
 * Images in guides. A row is inserted before its file, so that no file is orphaned. Images that no text uses are
 * purged.
 */

import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, not, notInArray, or } from "drizzle-orm";
import type { GuideStep } from "#db/schema/guides.ts";
import { guideImages } from "#db/schema.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { prepareImage } from "#platform/storage/prepare-image.ts";
import { warmPicturesJob } from "#platform/storage/warm-pictures.job.ts";
import { guideLimits } from "#shared/guide-limits.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import { isInGuideVersion } from "./guide-versions.server.ts";
import { isInStepGuide } from "./is-in-step-guide.server.ts";
import type { GuideRow } from "./own-guide.server.ts";
import type { GuideImage } from "./owner-guide.ts";
import { guideRefusals } from "./owner-texts.ts";

const filesPrefix = "/files/";
/** Also of pictures in step guides that were imported. */
export const guideImagePrefix = "public/getting-started/";
/** Text is 680 px wide, so this is sharp on high-density screens. Larger images would only slow down pages. */
const maxPixels = 2_048;
/** Includes images of earlier versions, and those that are waiting to be purged. */
const maxOwnImages = 2_000;
const dayMs = 86_400_000;
/** An unsaved draft in a browser can use an uploaded image for this long. */
const usableMs = 6 * dayMs;
const keptMs = 7 * dayMs;
const maxPerRun = 1_000;

type Deps = Pick<Services, "db" | "clock" | "ids" | "storage"> & { jobs: Pick<Services["jobs"], "enqueue"> };

/**
 * Re-encodes and stores an image. It is purged after a week if no saved text uses it. Throws an AppError with a message
 * for the owner if the image can't be used.
 */
export async function uploadGuideImage(
  { db, clock, ids, storage, jobs }: Deps,
  scope: EditorScope,
  { bytes, maxImages = maxOwnImages }: { bytes: Uint8Array; maxImages?: number },
): Promise<GuideImage> {
  const image = await prepareImage(bytes, {
    owner: scope.companyId,
    maxBytes: guideLimits.imageBytes,
    maxWidth: maxPixels,
    maxHeight: maxPixels,
  });
  const storageKey = `${guideImagePrefix}${ids.uuid()}.${image.extension}`;
  const { width, height } = image;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "write drafts");
    const isOwn = eq(guideImages.companyId, scope.companyId);
    const [known] = await tx.select({ n: count() }).from(guideImages).where(isOwn);
    if ((known?.n ?? 0) >= maxImages) throw new AppError("rate_limited", guideRefusals.tooManyImages);
    await tx
      .insert(guideImages)
      .values({ companyId: scope.companyId, storageKey, width, height, unusedSince: now, createdAt: now });
  });
  await storage.put(storageKey, image.bytes, { contentType: image.contentType });
  await jobs.enqueue(db, warmPicturesJob, { keys: [storageKey] });
  return { url: filesPrefix + storageKey, width, height };
}

/**
 * Returns the images that this company may use, by URL: those in its stored texts and its uploads. They stay locked
 * until the end of the transaction.
 */
export async function findUsableImages(
  tx: Transaction,
  scope: EditorScope,
  { row, urls, now }: { row: GuideRow | null; urls: string[]; now: Date },
): Promise<Map<string, GuideImage>> {
  const usable = new Map<string, GuideImage>();
  for (const { imageUrl, imageWidth, imageHeight } of stepsOf(row))
    if (imageUrl)
      usable.set(imageUrl, { url: imageUrl, width: imageWidth ?? null, height: imageHeight ?? null });
  const keys = urls.flatMap((url) => (usable.has(url) ? [] : keyOf(url)));
  if (keys.length === 0) return usable;
  const rows = await tx
    .select()
    .from(guideImages)
    .where(
      and(
        eq(guideImages.companyId, scope.companyId),
        inArray(guideImages.storageKey, keys),
        or(isNull(guideImages.unusedSince), gt(guideImages.unusedSince, new Date(now.getTime() - usableMs))),
      ),
    )
    .for("update");
  for (const { storageKey, width, height } of rows) {
    const url = filesPrefix + storageKey;
    usable.set(url, { url, width, height });
  }
  return usable;
}

/**
 * Returns those of these images that a step guide may show from now on, by URL. Their files live as long as a step guide or one of
 * its versions shows them.
 */
export async function takeForStepGuide(
  tx: Transaction,
  scope: EditorScope,
  { urls, now }: { urls: string[]; now: Date },
): Promise<Map<string, GuideImage>> {
  const usable = await findUsableImages(tx, scope, { row: null, urls, now });
  const isOwn = and(
    eq(guideImages.companyId, scope.companyId),
    inArray(guideImages.storageKey, [...usable.keys()].flatMap(keyOf)),
  );
  // One that the Getting Started guide shows, too, keeps its row.
  if (usable.size > 0) await tx.delete(guideImages).where(and(isOwn, isNotNull(guideImages.unusedSince)));
  return usable;
}

/**
 * Call this with the row as it was written, after its version was recorded. Marks images that no text, version or step
 * guide uses anymore, so that they are purged in a week, and unmarks images that are used again.
 */
export async function noteUsedImages(
  tx: Transaction,
  { companyId }: Pick<OwnerScope, "companyId">,
  { before, after, now }: { before: GuideRow | null; after: GuideRow; now: Date },
): Promise<void> {
  const used = picturesIn(after);
  const known = [...used, ...picturesIn(before)];
  const isOwn = eq(guideImages.companyId, companyId);
  if (known.length > 0) {
    // Images stored by other code get their rows when the guide is first changed.
    const values = known.map(({ key, width, height }) => ({ companyId, storageKey: key, width, height }));
    await tx.insert(guideImages).values(values).onConflictDoNothing();
  }
  const usedKeys = used.map(({ key }) => key);
  if (usedKeys.length > 0) {
    const isUsed = and(isOwn, inArray(guideImages.storageKey, usedKeys));
    await tx.update(guideImages).set({ unusedSince: null }).where(isUsed);
  }
  const isInVersion = isInGuideVersion({ companyId }, guideImages.storageKey);
  const isShared = isInStepGuide({ companyId }, guideImages.storageKey);
  const isLeft = usedKeys.length > 0 ? notInArray(guideImages.storageKey, usedKeys) : undefined;
  await tx
    .update(guideImages)
    .set({ unusedSince: now })
    .where(and(isOwn, isNull(guideImages.unusedSince), isLeft, not(isInVersion), not(isShared)));
}

/** Deletes each file before its row, so that no file is orphaned. Idempotent, and safe to interrupt. */
export async function purgeGuideImages({
  db,
  storage,
  clock,
}: Pick<Services, "db" | "storage" | "clock">): Promise<number> {
  // A step guide may have got the picture after it was marked.
  const isShared = isInStepGuide(guideImages, guideImages.storageKey);
  const isLeft = and(lt(guideImages.unusedSince, new Date(clock.now().getTime() - keptMs)), not(isShared));
  const left = await db
    .select({ id: guideImages.id })
    .from(guideImages)
    .where(isLeft)
    .orderBy(asc(guideImages.unusedSince))
    .limit(maxPerRun);
  let deleted = 0;
  for (const { id } of left) {
    deleted += await db.transaction(async (tx) => {
      const [row] = await tx
        .select({ storageKey: guideImages.storageKey })
        .from(guideImages)
        .where(and(eq(guideImages.id, id), isLeft))
        .for("update");
      if (!row) return 0;
      await storage.delete(row.storageKey);
      await tx.delete(guideImages).where(eq(guideImages.id, id));
      return 1;
    });
  }
  return deleted;
}

function stepsOf(row: GuideRow | null): GuideStep[] {
  if (!row) return [];
  const { steps, draft, previous } = row;
  return [...steps, ...(draft?.steps ?? []), ...(previous?.steps ?? []), ...(previous?.draft?.steps ?? [])];
}

function picturesIn(row: GuideRow | null): { key: string; width: number; height: number }[] {
  const byKey = new Map(
    stepsOf(row).flatMap(({ imageUrl, imageWidth, imageHeight }) =>
      keyOf(imageUrl ?? "").map((key) => [key, { key, width: imageWidth ?? 0, height: imageHeight ?? 0 }]),
    ),
  );
  return [...byKey.values()];
}

function keyOf(url: string): string[] {
  return url.startsWith(filesPrefix + guideImagePrefix) ? [url.slice(filesPrefix.length)] : [];
}

/** Call this before writing the files. Adds rows for the images, marked as unused, so that no file is orphaned. */
export async function registerGuidePictures(
  db: Db | Transaction,
  { companyId }: { companyId: string },
  { pictures, now }: { pictures: { key: string; width: number; height: number }[]; now: Date },
): Promise<void> {
  if (pictures.length === 0) return;
  await db
    .insert(guideImages)
    .values(
      pictures.map(({ key, width, height }) => ({
        companyId,
        storageKey: key,
        width,
        height,
        unusedSince: now,
      })),
    )
    .onConflictDoUpdate({ target: guideImages.storageKey, set: { unusedSince: now } });
}

/**
 * After an import: `inGuide` are the URLs of images in the Getting Started guide, `inStepGuides` those in step guides,
 * which need no row unless the Getting Started guide shows them, too.
 */
export async function settleImportedImages(
  tx: Transaction,
  { companyId }: { companyId: string },
  { inGuide, inStepGuides }: { inGuide: string[]; inStepGuides: string[] },
): Promise<void> {
  const ownRows = (urls: string[]) =>
    and(eq(guideImages.companyId, companyId), inArray(guideImages.storageKey, urls.flatMap(keyOf)));
  if (inGuide.length > 0) await tx.update(guideImages).set({ unusedSince: null }).where(ownRows(inGuide));
  const others = inStepGuides.filter((url) => !inGuide.includes(url));
  if (others.length > 0) await tx.delete(guideImages).where(ownRows(others));
}
