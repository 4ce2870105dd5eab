/** Reports how many pages a key has left this month. */
import { eq } from "drizzle-orm";
import { apiKeys } from "#db/schema/crawl-service.ts";
import type { Services } from "#platform/services.ts";
import { monthOf } from "./api-key.ts";
import type { KeyScope } from "./api-keys.server.ts";

/** The client's library defines the field names. A key without a limit always reports a million. */
export async function monthlyUsage(
  { db, clock }: Pick<Services, "db" | "clock">,
  { apiKeyId }: KeyScope,
): Promise<{ remaining_credits: number; plan_credits: number }> {
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.id, apiKeyId));
  const limit = key?.monthlyPages ?? null;
  if (!key || limit === null) return { remaining_credits: 1_000_000, plan_credits: 1_000_000 };
  const used = key.usedInMonth === monthOf(clock.now()) ? key.pagesUsed : 0;
  return { remaining_credits: Math.max(0, limit - used), plan_credits: limit };
}
