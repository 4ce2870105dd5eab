/**
 * A claim link makes the user who opens it the owner of an unowned help center. Only the hash of its token is stored.
 */
import { createHash } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { claimLinks, companies } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { isUnclaimed } from "./membership.server.ts";

const lifetimeDays = 30;

/** Returns the claim URL. It can't be retrieved later, because only its hash is stored. */
export async function createClaimLink(
  { db, ids, clock, origin }: Pick<Services, "db" | "ids" | "clock" | "origin">,
  companyId: string,
): Promise<string> {
  const token = ids.secret();
  const expiresAt = new Date(clock.now().getTime() + lifetimeDays * 86_400_000);
  await db.insert(claimLinks).values({ companyId, tokenHash: hashOfClaim(token), expiresAt });
  return `${origin}/claim/${token}`;
}

export interface ClaimableCompany {
  companyId: string;
  companyName: string;
  subdomain: string;
  websiteUrl: string | null;
  expiresAt: Date;
}

export async function findClaimableCompany(
  { db, clock }: Services,
  token: string,
): Promise<ClaimableCompany | null> {
  const [row] = await db
    .select({
      companyId: companies.id,
      companyName: companies.companyName,
      subdomain: companies.helpCenterSubdomain,
      websiteUrl: companies.websiteUrl,
      expiresAt: claimLinks.expiresAt,
    })
    .from(claimLinks)
    .innerJoin(companies, eq(companies.id, claimLinks.companyId))
    .where(
      and(
        eq(claimLinks.tokenHash, hashOfClaim(token)),
        isNull(claimLinks.usedAt),
        gt(claimLinks.expiresAt, clock.now()),
        isUnclaimed,
      ),
    );
  return row?.subdomain ? { ...row, subdomain: row.subdomain } : null;
}

/** Used and expired links, too. Null if the link is unknown. */
export async function lockClaimLink(
  tx: Transaction,
  token: string,
): Promise<typeof claimLinks.$inferSelect | null> {
  const [link] = await tx
    .select()
    .from(claimLinks)
    .where(eq(claimLinks.tokenHash, hashOfClaim(token)))
    .for("update");
  return link ?? null;
}

/** The company that a link was for, even if it was used. */
export async function findClaimedCompanyId(db: Db, token: string): Promise<string | null> {
  const [link] = await db
    .select({ companyId: claimLinks.companyId })
    .from(claimLinks)
    .where(eq(claimLinks.tokenHash, hashOfClaim(token)));
  return link?.companyId ?? null;
}

/** Marks all valid links of the company as used. */
export async function markClaimLinksUsed(
  tx: Transaction,
  { companyId, now }: { companyId: string; now: Date },
): Promise<void> {
  await tx
    .update(claimLinks)
    .set({ usedAt: now })
    .where(
      and(eq(claimLinks.companyId, companyId), isNull(claimLinks.usedAt), gt(claimLinks.expiresAt, now)),
    );
}

export function hashOfClaim(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
