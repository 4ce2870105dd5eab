/** Binds each identity token to the website that sends it first, so that another website can't use it again. */
import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { widgetTokens } from "#db/schema/widget.ts";
import type { RetentionRule } from "#platform/retention/retention-rule.ts";
import type { Services } from "#platform/services.ts";

/** Whether this website may use the token, which must be verified before. */
export async function bindToken(
  { db, clock }: Pick<Services, "db" | "clock">,
  { companyId }: { companyId: string },
  { token, origin }: { token: string; origin: string },
): Promise<boolean> {
  // Without the signature, whose last character has several spellings.
  const signed = token.slice(0, token.lastIndexOf("."));
  const tokenHash = createHash("sha256").update(signed).digest("hex");
  await db
    .insert(widgetTokens)
    .values({ companyId, tokenHash, origin, firstUsedAt: clock.now() })
    .onConflictDoNothing();
  const [bound] = await db
    .select({ origin: widgetTokens.origin })
    .from(widgetTokens)
    .where(and(eq(widgetTokens.companyId, companyId), eq(widgetTokens.tokenHash, tokenHash)));
  return bound?.origin === origin;
}

export const widgetTokenRetention: readonly RetentionRule[] = [
  {
    kind: "widget tokens",
    table: widgetTokens,
    key: widgetTokens.id,
    keptDays: 1,
    isOver: (before) => lt(widgetTokens.firstUsedAt, before),
  },
];
