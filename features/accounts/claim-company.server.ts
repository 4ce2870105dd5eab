/** Assigns an unowned help center to the user who opens its claim link. */
import { and, eq, gt, isNull } from "drizzle-orm";
import { claimLinks, companies, onboardingLogos, users } from "#db/schema.ts";
import { leaveWaitlist } from "#features/beta-access/waitlist.server.ts";
import { hashOfClaim } from "#features/companies/claim-links.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { companyParts } from "./company-parts.server.ts";

export type Claim =
  | { outcome: "claimed"; companyId: string }
  /** The link is unknown, expired or was used by another user. The response doesn't say which. */
  | { outcome: "invalid" }
  /** The user's company has content, which a claim must not delete. */
  | { outcome: "has-company" };

/**
 * In one transaction: transfers the link's company to the user, admits the user (a link from the operator counts as an
 * invitation) and uses up the link. An empty company from sign-up is deleted. Idempotent for the same user. Callers
 * must ensure that the user's email address is confirmed.
 */
export async function claimCompany(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId }: { userId: string },
  token: string,
): Promise<Claim> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    // A user has one company, so this lock serializes two links that are opened concurrently.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const [link] = await tx
      .select()
      .from(claimLinks)
      .where(eq(claimLinks.tokenHash, hashOfClaim(token)))
      .for("update");
    if (!link) return { outcome: "invalid" };
    const [company] = await tx.select().from(companies).where(eq(companies.id, link.companyId)).for("update");
    if (company?.userId === userId) return { outcome: "claimed", companyId: company.id };
    if (!company || company.userId || link.usedAt || link.expiresAt <= now) return { outcome: "invalid" };
    const previous = await giveUpEmptyCompany(tx, { userId, heirId: company.id, now });
    if (previous === "has-content") return { outcome: "has-company" };
    await leaveWaitlist(tx, { userId, now });
    await tx
      .update(companies)
      .set({
        userId,
        betaStatus: "beta_user",
        ...(previous ? { plan: previous.plan, betaCodeUsed: previous.betaCodeUsed } : {}),
      })
      .where(and(eq(companies.id, company.id), isNull(companies.userId)));
    await tx
      .update(claimLinks)
      .set({ usedAt: now })
      .where(
        and(eq(claimLinks.companyId, company.id), isNull(claimLinks.usedAt), gt(claimLinks.expiresAt, now)),
      );
    return { outcome: "claimed", companyId: company.id };
  });
}

/** Whether the user owns the company that the link was for. */
export async function isClaimedBy(
  { db }: Pick<Services, "db">,
  { userId }: { userId: string },
  token: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: companies.id })
    .from(claimLinks)
    .innerJoin(companies, eq(companies.id, claimLinks.companyId))
    .where(and(eq(claimLinks.tokenHash, hashOfClaim(token)), eq(companies.userId, userId)));
  return rows.length > 0;
}

type CompanyRow = typeof companies.$inferSelect;

/** Deletes the user's company and returns it if it never had an address or content. Null if the user has no company. */
async function giveUpEmptyCompany(
  tx: Transaction,
  { userId, heirId, now }: { userId: string; heirId: string; now: Date },
): Promise<CompanyRow | null | "has-content"> {
  const [company] = await tx.select().from(companies).where(eq(companies.userId, userId)).for("update");
  if (!company) return null;
  const isUsed = company.isPublic || company.helpCenterSubdomain !== null || company.customDomain !== null;
  if (isUsed || (await hasContent(tx, company.id))) return "has-content";
  // Logo rows must outlive the company, because their files are deleted later.
  await tx
    .update(onboardingLogos)
    .set({ companyId: heirId, discardedAt: now })
    .where(eq(onboardingLogos.companyId, company.id));
  await tx.delete(companies).where(and(eq(companies.id, company.id), eq(companies.userId, userId)));
  return company;
}

async function hasContent(tx: Transaction, companyId: string): Promise<boolean> {
  for (const part of companyParts) if (await part.hasContent?.(tx, companyId)) return true;
  return false;
}
