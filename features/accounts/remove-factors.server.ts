/** For people who lost every device and recovery code. An operator must verify who is asking. */
import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { authenticatorApps, passkeys, recoveryCodes } from "#db/schema/second-factors.ts";
import type { AccountDeps } from "./account-deps.ts";
import { postSecurityMail } from "./post-security-mail.server.ts";
import { findSecondFactors } from "./second-factors.server.ts";

/** After this, the next sign-in needs only the password. The owner is notified by email. */
export async function removeFactors(
  deps: Pick<AccountDeps, "db" | "ids" | "jobs" | "mails">,
  email: string,
): Promise<{ outcome: "removed"; userId: string } | { outcome: "no-account" | "none" }> {
  return deps.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.email, email.trim().toLowerCase()));
    if (!user) return { outcome: "no-account" };
    const userId = user.id;
    if (!(await findSecondFactors(tx, userId)).hasAny) return { outcome: "none" };
    for (const table of [passkeys, authenticatorApps, recoveryCodes])
      await tx.delete(table).where(eq(table.userId, userId));
    await postSecurityMail(deps, tx, { userId, email: user.email, change: "factors-removed" });
    return { outcome: "removed", userId };
  });
}
