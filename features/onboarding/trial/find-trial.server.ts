import { createHash } from "node:crypto";
import { and, eq, gt, isNotNull, or } from "drizzle-orm";
import { trials } from "#db/schema/trials.ts";
import type { Services } from "#platform/services.ts";

export type TrialRow = typeof trials.$inferSelect;

/** Null if the token is unknown or its trial has ended. */
export async function findTrial(
  { db, clock }: Pick<Services, "db" | "clock">,
  token: string | null,
): Promise<TrialRow | null> {
  if (token === null) return null;
  const isOpen = or(gt(trials.expiresAt, clock.now()), isNotNull(trials.keptBy));
  const [row] = await db
    .select()
    .from(trials)
    .where(and(eq(trials.tokenHash, hashOfTrial(token)), isOpen));
  return row ?? null;
}

export function hashOfTrial(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
