/** Deletes pictures that nobody chose, with their files, and removed questions that can't be had back any more. */
import { purgeDiscardedLogos } from "#features/companies/logo-files.server.ts";
import { purgeRemoved } from "#features/faqs/purge-removed.server.ts";
import type { Services } from "#platform/services.ts";

const removedFaqsAgeMs = 24 * 3_600_000;

/** May be repeated and interrupted anywhere. Returns how many files were deleted. */
export async function tidyOnboarding({
  db,
  storage,
  clock,
}: Pick<Services, "db" | "storage" | "clock">): Promise<number> {
  const now = clock.now().getTime();
  await purgeRemoved(db, { before: new Date(now - removedFaqsAgeMs), now: new Date(now) });
  return purgeDiscardedLogos({ db, storage, clock });
}
