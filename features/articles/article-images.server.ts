/**
 * Pictures in articles: re-encoded, stored with their size in the name, and purged if no text shows them. Attachments
 * (`article-attachments.server.ts`) are rows of the same table.
 */
import { and, asc, eq, inArray, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { articleDrafts, articleImages, articleVersions, removedArticles } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import { lockCompany, lockOwnCompany } from "#features/companies/company-record.server.ts";
import { isInTranslation } from "#features/translations/translated-pictures.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { prepareImage } from "#platform/storage/prepare-image.ts";
import { warmPicturesJob } from "#platform/storage/warm-pictures.job.ts";
import { articleFileKeys } from "#shared/article-attachment.ts";
import { articleLimits } from "#shared/article-limits.ts";
import { articlePicturePrefix } from "#shared/article-picture.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { articleTexts } from "./owner-article.ts";

/** Sharp at full text width on high-density screens. */
const maxPixels = 2_048;
export const maxImages = 20_000;
/** Unsaved text in a browser can show an uploaded picture for this long. */
const keptMs = 7 * 86_400_000;
const maxPerRun = 1_000;

/** The company has as many pictures as it may. Trying again doesn't help. */
export class TooManyPictures extends AppError {
  constructor() {
    super("rate_limited", articleTexts.tooManyImages);
  }
}

type Deps = Pick<Services, "db" | "clock" | "ids" | "storage"> & { jobs: Pick<Services["jobs"], "enqueue"> };

export interface StoredArticlePicture {
  url: string;
  width: number;
  height: number;
}

/** Throws an AppError with a message for the team if the picture can't be used. */
export function uploadArticlePicture(
  deps: Deps,
  scope: OwnerScope,
  bytes: Uint8Array,
): Promise<StoredArticlePicture> {
  return storePicture(deps, scope, { bytes, lock: (tx) => lockOwnCompany(tx, scope, "write drafts") });
}

/** For jobs. Throws the same errors as `uploadArticlePicture`. */
export function storeImportedPicture(
  deps: Deps,
  company: { companyId: string },
  bytes: Uint8Array,
): Promise<StoredArticlePicture> {
  return storePicture(deps, company, { bytes, lock: (tx) => lockCompany(tx, company) });
}

async function storePicture(
  { db, clock, ids, storage, jobs }: Deps,
  scope: { companyId: string },
  { bytes, lock }: { bytes: Uint8Array; lock: (tx: Transaction) => Promise<unknown> },
): Promise<StoredArticlePicture> {
  const image = await prepareImage(bytes, {
    owner: scope.companyId,
    maxBytes: articleLimits.imageBytes,
    maxWidth: maxPixels,
    maxHeight: maxPixels,
  });
  const { width, height, extension, contentType } = image;
  const storageKey = `${articlePicturePrefix}${ids.uuid()}-${width}x${height}.${extension}`;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lock(tx);
    const known = await tx.$count(articleImages, eq(articleImages.companyId, scope.companyId));
    if (known >= maxImages) throw new TooManyPictures();
    const { companyId } = scope;
    await tx.insert(articleImages).values({ companyId, storageKey, unusedSince: now, createdAt: now });
  });
  await storage.put(storageKey, image.bytes, { contentType });
  await jobs.enqueue(db, warmPicturesJob, { keys: [storageKey] });
  return { url: `/files/${storageKey}`, width, height };
}

/** Call this with each saved text. */
export async function noteUsedPictures(
  tx: Transaction,
  { companyId }: Pick<OwnerScope, "companyId">,
  content: string,
): Promise<void> {
  const keys = articleFileKeys(content);
  if (keys.length === 0) return;
  await tx
    .update(articleImages)
    .set({ unusedSince: null })
    .where(
      and(
        eq(articleImages.companyId, companyId),
        inArray(articleImages.storageKey, keys),
        isNotNull(articleImages.unusedSince),
      ),
    );
}

/** After an article and its versions were purged: its pictures become unused, unless another text shows them. */
export async function releasePictures(
  tx: Transaction,
  { companyId, keys, now }: { companyId: string; keys: string[]; now: Date },
): Promise<void> {
  if (keys.length === 0) return;
  const shows = (text: unknown) => sql`strpos(${text}, ${articleImages.storageKey}) > 0`;
  const isShown = or(
    isTranslated(companyId),
    sql`exists (select from ${helpCenterContent} where ${helpCenterContent.companyId} = ${companyId} and ${shows(helpCenterContent.content)})`,
    sql`exists (select from ${articleDrafts} where ${articleDrafts.companyId} = ${companyId} and ${shows(articleDrafts.content)})`,
    sql`exists (select from ${articleVersions} where ${articleVersions.companyId} = ${companyId} and ${shows(articleVersions.content)})`,
    sql`exists (select from ${removedArticles} where ${removedArticles.companyId} = ${companyId} and ${shows(sql`${removedArticles.article} ->> 'content'`)})`,
  );
  await tx
    .update(articleImages)
    .set({ unusedSince: now })
    .where(
      and(
        eq(articleImages.companyId, companyId),
        inArray(articleImages.storageKey, keys),
        sql`not (${isShown})`,
      ),
    );
}

/** SQL condition: a translation of an article, which may be deleted but not purged, shows the picture. */
function isTranslated(companyId: string): SQL | undefined {
  return or(
    isInTranslation(companyId, articleImages.storageKey),
    sql`exists (select from ${removedArticles} where ${removedArticles.companyId} = ${companyId}
      and strpos(${removedArticles.translations}::text, ${articleImages.storageKey}) > 0)`,
  );
}

/**
 * Deletes each file before its row, so that no file is orphaned. A picture that only a translation shows is used from
 * then on. Idempotent, and safe to interrupt.
 */
export async function purgeArticlePictures({
  db,
  storage,
  clock,
}: Pick<Services, "db" | "storage" | "clock">): Promise<number> {
  const isLeft = lt(articleImages.unusedSince, new Date(clock.now().getTime() - keptMs));
  const left = await db
    .select({ id: articleImages.id, companyId: articleImages.companyId })
    .from(articleImages)
    .where(isLeft)
    .orderBy(asc(articleImages.unusedSince))
    .limit(maxPerRun);
  let deleted = 0;
  for (const { id, companyId } of left)
    deleted += await db.transaction(async (tx) => {
      // Translations are saved under this lock.
      await lockCompany(tx, { companyId });
      const isIt = and(eq(articleImages.id, id), isLeft);
      await tx
        .update(articleImages)
        .set({ unusedSince: null })
        .where(and(isIt, isTranslated(companyId)));
      const [row] = await tx
        .select({ storageKey: articleImages.storageKey })
        .from(articleImages)
        .where(isIt)
        .for("update");
      if (!row) return 0;
      await storage.delete(row.storageKey);
      await tx.delete(articleImages).where(eq(articleImages.id, id));
      return 1;
    });
  return deleted;
}
