/** Counts messages that visitors didn't send because the contact form showed them the answer. */
import { sql } from "drizzle-orm";
import { dailyVisits } from "#db/schema/analytics.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";

/** More than that from one network is no longer people who write messages. */
const maxPerVisitor = 10;
const windowMs = 3_600_000;

/** Only ever one more for the day. Nothing about the visitor or the message is stored. */
export async function countSolved(
  { db, clock }: Pick<Services, "db" | "clock">,
  { companyId }: { companyId: string },
  visitorAddress: string,
): Promise<void> {
  const now = clock.now();
  const limit = { name: "contact-solved", who: companyId, visitorAddress, max: maxPerVisitor, windowMs };
  if (!(await isWithinLimits(db, { limits: [limit], now }))) return;
  await db
    .insert(dailyVisits)
    .values({ companyId, day: now.toISOString().slice(0, 10), solved: 1 })
    .onConflictDoUpdate({
      target: [dailyVisits.companyId, dailyVisits.day],
      set: { solved: sql`${dailyVisits.solved} + 1` },
    });
}
