import { and, isNotNull, isNull, lt, notInArray, or } from "drizzle-orm";
import { trials } from "#db/schema/trials.ts";
import { waitingOrInvitedSince } from "#features/beta-access/waitlist.server.ts";
import type { Services } from "#platform/services.ts";
import { endTrial } from "./end-trial.server.ts";

/** After the invitation, a kept help center waits this long for its account to sign in. */
const keptMs = 30 * 24 * 3_600_000;
const maxAtOnce = 100;

/**
 * Deletes expired trials with their companies. Those that an account keeps stay while it is on the waitlist, and for 30
 * days after. Idempotent. Returns the number of deleted trials.
 */
export async function purgeTrials(services: Pick<Services, "db" | "jobs" | "clock">): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const since = new Date(now.getTime() - keptMs);
  const isForgotten = and(
    isNotNull(trials.keptBy),
    lt(trials.expiresAt, since),
    notInArray(trials.keptBy, waitingOrInvitedSince(db, since)),
  );
  const over = await db
    .select({ id: trials.id, keptBy: trials.keptBy })
    .from(trials)
    .where(or(and(isNull(trials.keptBy), lt(trials.expiresAt, now)), isForgotten))
    .limit(maxAtOnce);
  for (const trial of over) await db.transaction((tx) => endTrial(tx, services, trial));
  return over.length;
}
