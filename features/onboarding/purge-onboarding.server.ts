/** Purges unused logos with their files, and removed questions whose retention period has ended. */
import { purgeDiscardedLogos } from "#features/companies/logo-files.server.ts";
import { purgeRemoved } from "#features/faqs/purge-removed.server.ts";
import type { Services } from "#platform/services.ts";

const removedFaqsAgeMs = 24 * 3_600_000;

/** Idempotent, and safe to interrupt. Returns the number of deleted files. */
export async function purgeOnboarding({
  db,
  storage,
  clock,
}: Pick<Services, "db" | "storage" | "clock">): Promise<number> {
  const now = clock.now().getTime();
  await purgeRemoved(db, { before: new Date(now - removedFaqsAgeMs), now: new Date(now) });
  return purgeDiscardedLogos({ db, storage, clock });
}
