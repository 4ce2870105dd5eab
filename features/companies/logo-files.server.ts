/**
 * Files of logos that were found on the website or uploaded. To avoid orphaned files, the row is inserted before the
 * file is written (marked as discarded) and deleted after the file.
 */
import { and, asc, eq, inArray, isNotNull, isNull, lt, ne } from "drizzle-orm";
import { onboardingLogos } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";

export type LogoRow = typeof onboardingLogos.$inferSelect;
type Company = { companyId: string };

/** Returns the logos whose files are stored, best first. */
export async function readLogoRows(db: Db | Transaction, companyId: string): Promise<LogoRow[]> {
  return db
    .select()
    .from(onboardingLogos)
    .where(and(eq(onboardingLogos.companyId, companyId), isNull(onboardingLogos.discardedAt)))
    .orderBy(asc(onboardingLogos.kind), asc(onboardingLogos.position), asc(onboardingLogos.id));
}

export async function listLogoKeys(tx: Transaction, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ key: onboardingLogos.storageKey })
    .from(onboardingLogos)
    .where(eq(onboardingLogos.companyId, companyId));
  return rows.map(({ key }) => key);
}

/** Sets the rank of a logo from a crawl. */
export async function setLogoPosition(
  tx: Transaction,
  {
    companyId,
    crawlId,
    storageKeys,
    position,
  }: Company & { crawlId: string; storageKeys: string[]; position: number },
): Promise<void> {
  await tx
    .update(onboardingLogos)
    .set({ position })
    .where(
      and(
        eq(onboardingLogos.companyId, companyId),
        eq(onboardingLogos.crawlId, crawlId),
        inArray(onboardingLogos.storageKey, storageKeys),
      ),
    );
}

/** Returns null if the logo was discarded or belongs to another company. */
export async function findLogo(
  tx: Transaction,
  { companyId, logoId }: Company & { logoId: string },
): Promise<LogoRow | null> {
  const [logo] = await tx
    .select()
    .from(onboardingLogos)
    .where(
      and(
        eq(onboardingLogos.id, logoId),
        eq(onboardingLogos.companyId, companyId),
        isNull(onboardingLogos.discardedAt),
      ),
    );
  return logo ?? null;
}

/** Must be called before the logo's file is written. Returns the logo's id. */
export async function announceUploadedLogo(
  tx: Transaction,
  { now, ...logo }: Pick<LogoRow, "storageKey" | "width" | "height"> & Company & { now: Date },
): Promise<string> {
  const [row] = await tx
    .insert(onboardingLogos)
    .values({ ...logo, kind: "uploaded", discardedAt: now, createdAt: now })
    .onConflictDoUpdate({ target: onboardingLogos.storageKey, set: { createdAt: now } })
    .returning({ id: onboardingLogos.id });
  if (!row) throw new Error("the logo was not stored");
  return row.id;
}

/** Same as `announceUploadedLogo`, for a logo that a crawl found. */
export async function announceFoundLogo(
  tx: Transaction,
  {
    now,
    ...logo
  }: Pick<LogoRow, "crawlId" | "storageKey" | "width" | "height" | "sourceUrl"> & Company & { now: Date },
): Promise<void> {
  const { width, height } = logo;
  await tx
    .insert(onboardingLogos)
    .values({ ...logo, kind: "found", position: 100, discardedAt: now })
    .onConflictDoUpdate({ target: onboardingLogos.storageKey, set: { width, height } });
}

/** Marks the logo as stored once its file exists. Returns null if the row was purged in the meantime. */
export async function keepLogo(
  tx: Transaction,
  { companyId, storageKey }: Company & { storageKey: string },
): Promise<LogoRow | null> {
  const [row] = await tx
    .update(onboardingLogos)
    .set({ discardedAt: null })
    .where(ownFile({ companyId }, storageKey))
    .returning();
  return row ?? null;
}

/** The job deletes the file a few minutes later. Until then, the logo can be restored. */
export async function discardLogo(
  tx: Transaction,
  { companyId, storageKey, now }: Company & { storageKey: string; now: Date },
): Promise<void> {
  await tx
    .update(onboardingLogos)
    .set({ discardedAt: now, createdAt: now })
    .where(ownFile({ companyId }, storageKey));
}

export async function discardLogos(
  tx: Transaction,
  { companyId, kind, exceptId, now }: Company & { kind?: LogoRow["kind"]; exceptId?: string; now: Date },
): Promise<void> {
  await tx
    .update(onboardingLogos)
    .set({ discardedAt: now })
    .where(
      and(
        eq(onboardingLogos.companyId, companyId),
        kind ? eq(onboardingLogos.kind, kind) : undefined,
        isNull(onboardingLogos.discardedAt),
        exceptId ? ne(onboardingLogos.id, exceptId) : undefined,
      ),
    );
}

/** A logo whose file is still being written is also marked as discarded, so the purge skips recent rows. */
const minLogoAgeMs = 10 * 60_000;
const maxLogosPerRun = 1_000;

/** Idempotent, and safe to interrupt at any point. Returns the number of deleted files. */
export async function purgeDiscardedLogos({
  db,
  storage,
  clock,
}: Pick<Services, "db" | "storage" | "clock">): Promise<number> {
  const isLeft = and(
    isNotNull(onboardingLogos.discardedAt),
    lt(onboardingLogos.createdAt, new Date(clock.now().getTime() - minLogoAgeMs)),
  );
  const left = await db
    .select({ id: onboardingLogos.id })
    .from(onboardingLogos)
    .where(isLeft)
    .orderBy(asc(onboardingLogos.discardedAt))
    .limit(maxLogosPerRun);
  let deleted = 0;
  for (const { id } of left) {
    // Keep the row locked until its file is deleted, so that a concurrent upload of the same picture waits and then
    // stores the file again.
    deleted += await db.transaction(async (tx) => {
      const [row] = await tx
        .select({ storageKey: onboardingLogos.storageKey })
        .from(onboardingLogos)
        .where(and(eq(onboardingLogos.id, id), isLeft))
        .for("update");
      if (!row) return 0;
      await storage.delete(row.storageKey);
      await tx.delete(onboardingLogos).where(eq(onboardingLogos.id, id));
      return 1;
    });
  }
  return deleted;
}

function ownFile({ companyId }: Company, storageKey: string) {
  return and(eq(onboardingLogos.companyId, companyId), eq(onboardingLogos.storageKey, storageKey));
}
