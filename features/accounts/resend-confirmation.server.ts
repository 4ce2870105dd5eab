import { and, eq, gt } from "drizzle-orm";
import { linkTokens, users } from "#db/schema.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps } from "./account-deps.ts";
import { mailLimits } from "./account-rates.ts";
import { postConfirmation } from "./post-confirmation.server.ts";
import { accountLimits } from "./texts.ts";

/**
 * Answers alike whether the address is known, unknown or confirmed already. A second request within the wait is
 * "sent" without a second mail: the first is on its way.
 */
export async function resendConfirmation(
  deps: AccountDeps,
  { email, visitorAddress }: { email: string; visitorAddress: string },
): Promise<"sent" | "limited"> {
  const { db, clock } = deps;
  const now = clock.now();
  if (!(await isWithinLimits(db, { limits: mailLimits({ email, visitorAddress }), now }))) return "limited";
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, companyName: users.companyName })
      .from(users)
      .where(and(eq(users.email, email), eq(users.emailVerified, false)))
      .for("update");
    if (!user) return;
    const since = new Date(now.getTime() - accountLimits.resendWaitSeconds * 1_000);
    const [recent] = await tx
      .select({ id: linkTokens.id })
      .from(linkTokens)
      .where(
        and(eq(linkTokens.userId, user.id), eq(linkTokens.kind, "signup"), gt(linkTokens.createdAt, since)),
      )
      .limit(1);
    if (!recent) await postConfirmation(deps, tx, { userId: user.id, email, companyName: user.companyName });
  });
  return "sent";
}
