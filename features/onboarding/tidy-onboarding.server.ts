/** Deletes pictures that nobody chose, with their files, and removed questions that can't be had back any more. */
import { and, asc, eq, isNotNull, lt } from "drizzle-orm";
import { onboardingLogos } from "#db/schema.ts";
import { purgeRemoved } from "#features/faqs/purge-removed.server.ts";
import type { Services } from "#platform/services.ts";

/** A picture that is being stored at this moment is marked like one that is to go. */
const minLogoAgeMs = 10 * 60_000;
const removedFaqsAgeMs = 24 * 3_600_000;
const maxLogosPerRun = 1_000;

/** May be repeated and interrupted anywhere. Returns how many files were deleted. */
export async function tidyOnboarding({
  db,
  storage,
  clock,
}: Pick<Services, "db" | "storage" | "clock">): Promise<number> {
  const now = clock.now().getTime();
  await purgeRemoved(db, { before: new Date(now - removedFaqsAgeMs), now: new Date(now) });
  const isLeft = and(
    isNotNull(onboardingLogos.discardedAt),
    lt(onboardingLogos.createdAt, new Date(now - minLogoAgeMs)),
  );
  const left = await db
    .select({ id: onboardingLogos.id })
    .from(onboardingLogos)
    .where(isLeft)
    .orderBy(asc(onboardingLogos.discardedAt))
    .limit(maxLogosPerRun);
  let deleted = 0;
  for (const { id } of left) {
    // The row stays locked until its file is gone: whoever uploads the same picture again waits, and writes it anew.
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
