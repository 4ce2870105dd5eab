/** The end of an account: the person, the company, and everything that either owns, files included. */
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import {
  companies,
  gettingStarted,
  guideImages,
  onboardingLogos,
  outboxMails,
  recordings,
  users,
  videoGuides,
  videoMetadata,
} from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import type { PageCache } from "#platform/page-cache.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import { isStorageKey } from "#platform/storage/storage-key.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

const filesPrefix = "/files/";

/**
 * All rows go in one transaction, by the foreign keys; the files by a job of that transaction, so that none is
 * forgotten. False when there is no such account (any more).
 */
export async function deleteAccount(
  { db, jobs, pageCache }: { db: Db; jobs: Pick<Jobs, "enqueue">; pageCache: Pick<PageCache, "invalidate"> },
  scope: OwnerScope,
): Promise<boolean> {
  const isDeleted = await db.transaction(async (tx) => {
    const keys = await listOwnFiles(tx, scope);
    const gone = await tx
      .delete(users)
      .where(
        and(
          eq(users.id, scope.userId),
          inArray(
            users.id,
            tx
              .select({ id: companies.userId })
              .from(companies)
              .where(and(eq(companies.id, scope.companyId), isNotNull(companies.userId))),
          ),
        ),
      )
      .returning({ id: users.id });
    if (gone.length === 0) return false;
    // Copies of what was mailed to this person.
    await tx.delete(outboxMails).where(eq(outboxMails.to, scope.email));
    if (keys.length > 0) await jobs.enqueue(tx, deleteFilesJob, { keys });
    return true;
  });
  if (isDeleted) pageCache.invalidate(scope.companyId);
  return isDeleted;
}

/** Keys of everything in the store that belongs to this account and its company. */
export async function listOwnFiles(tx: Transaction, { userId, companyId }: OwnerScope): Promise<string[]> {
  const isOwn = and(eq(companies.id, companyId), eq(companies.userId, userId));
  const [[company], logos, guides, pictures, stepGuides, recorded, videos] = await Promise.all([
    tx.select({ url: companies.logoUrl }).from(companies).where(isOwn),
    tx
      .select({ key: onboardingLogos.storageKey })
      .from(onboardingLogos)
      .innerJoin(companies, eq(companies.id, onboardingLogos.companyId))
      .where(isOwn),
    tx
      .select({
        steps: gettingStarted.steps,
        draft: gettingStarted.draft,
        previous: gettingStarted.previous,
      })
      .from(gettingStarted)
      .innerJoin(companies, eq(companies.id, gettingStarted.companyId))
      .where(isOwn),
    tx
      .select({ key: guideImages.storageKey })
      .from(guideImages)
      .innerJoin(companies, eq(companies.id, guideImages.companyId))
      .where(isOwn),
    tx
      .select({ thumbnailUrl: videoGuides.thumbnailUrl, frames: videoGuides.frames })
      .from(videoGuides)
      .innerJoin(companies, eq(companies.id, videoGuides.companyId))
      .where(isOwn),
    tx
      .select({ frames: recordings.frames })
      .from(recordings)
      .innerJoin(companies, eq(companies.id, recordings.companyId))
      .where(isOwn),
    tx
      .select({ path: videoMetadata.storagePath, poster: videoMetadata.posterPath })
      .from(videoMetadata)
      .innerJoin(companies, eq(companies.id, videoMetadata.companyId))
      .where(isOwn),
  ]);
  const steps = guides.flatMap(({ steps, draft, previous }) => [
    ...steps,
    ...(draft?.steps ?? []),
    ...(previous?.steps ?? []),
    ...(previous?.draft?.steps ?? []),
  ]);
  const shown = [
    company?.url,
    ...steps.map((step) => step.imageUrl),
    ...stepGuides.flatMap(({ thumbnailUrl, frames }) => [
      thumbnailUrl,
      ...frames.map(({ frameUrl }) => frameUrl),
    ]),
  ];
  return [
    ...new Set([
      ...shown.flatMap((url) => (url?.startsWith(filesPrefix) ? [url.slice(filesPrefix.length)] : [])),
      ...logos.map(({ key }) => key),
      ...pictures.map(({ key }) => key),
      ...recorded.flatMap(({ frames }) => frames.map(({ storagePath }) => storagePath)),
      ...videos.flatMap(({ path, poster }) => [`videos/${path}`, ...(poster ? [poster] : [])]),
    ]),
    // One that can't be a file would hold up the others.
  ].filter(isStorageKey);
}
