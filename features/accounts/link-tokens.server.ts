/**
 * Mailed links contain a pair of tokens. They work once, expire soon, and are stored as hashes, so a database leak
 * doesn't expose them. A mail scanner that only opens the URL doesn't use them up.
 */
import { createHash } from "node:crypto";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { type linkTokenKinds, linkTokens, users } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Ids } from "#platform/ids.ts";

export type LinkTokenKind = (typeof linkTokenKinds)[number];

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

export interface NewLinkToken extends TokenPair {
  /** Id of the database row. The mail's dedupe key is derived from it. */
  id: string;
}

export async function createLinkToken(
  tx: Db | Transaction,
  {
    ids,
    userId,
    kind,
    now,
    lifetimeMs,
    newEmail = null,
  }: {
    ids: Ids;
    userId: string;
    kind: LinkTokenKind;
    now: Date;
    lifetimeMs: number;
    /** The address that the link is mailed to. Only for "email_change". */
    newEmail?: string | null;
  },
): Promise<NewLinkToken> {
  const pair = { accessToken: ids.secret(), refreshToken: ids.secret() };
  await tx.delete(linkTokens).where(and(eq(linkTokens.userId, userId), lt(linkTokens.expiresAt, now)));
  const [row] = await tx
    .insert(linkTokens)
    .values({
      userId,
      kind,
      newEmail,
      accessTokenHash: hash(pair.accessToken),
      refreshTokenHash: hash(pair.refreshToken),
      expiresAt: new Date(now.getTime() + lifetimeMs),
      createdAt: now,
    })
    .returning({ id: linkTokens.id });
  if (!row) throw new Error("the link's tokens were not stored");
  return { id: row.id, ...pair };
}

interface LinkTokenUser extends Pick<typeof users.$inferSelect, "email" | "companyName" | "language"> {
  userId: string;
  newEmail: string | null;
}

/** Returns the link's user without using up the link, or null if the link is unknown, altered, used or expired. */
export async function findLinkTokenUser(
  db: Db | Transaction,
  { pair, kind, now }: { pair: TokenPair; kind: LinkTokenKind; now: Date },
): Promise<LinkTokenUser | null> {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      companyName: users.companyName,
      language: users.language,
      newEmail: linkTokens.newEmail,
    })
    .from(linkTokens)
    .innerJoin(users, eq(users.id, linkTokens.userId))
    .where(usable(pair, kind, now));
  return row ?? null;
}

/**
 * Marks the link as used and returns its user, or null if the link is unknown, altered, used or expired. Only one of
 * two concurrent calls gets the user. Also revokes the user's other links of this kind.
 */
export async function redeemLinkToken(
  tx: Db | Transaction,
  { pair, kind, now }: { pair: TokenPair; kind: LinkTokenKind; now: Date },
): Promise<string | null> {
  const [used] = await tx
    .update(linkTokens)
    .set({ usedAt: now })
    .where(usable(pair, kind, now))
    .returning({ userId: linkTokens.userId });
  if (!used) return null;
  await tx
    .update(linkTokens)
    .set({ usedAt: now })
    .where(and(eq(linkTokens.userId, used.userId), eq(linkTokens.kind, kind), isNull(linkTokens.usedAt)));
  return used.userId;
}

/** Whether the link was used before. Opening a link twice then isn't reported as a failure. */
export async function wasLinkTokenUsed(
  db: Db,
  { pair, kind }: { pair: TokenPair; kind: LinkTokenKind },
): Promise<boolean> {
  const [row] = await db
    .select({ usedAt: linkTokens.usedAt })
    .from(linkTokens)
    .where(and(matches(pair), eq(linkTokens.kind, kind)));
  return Boolean(row?.usedAt);
}

function usable(pair: TokenPair, kind: LinkTokenKind, now: Date) {
  return and(
    matches(pair),
    eq(linkTokens.kind, kind),
    isNull(linkTokens.usedAt),
    gt(linkTokens.expiresAt, now),
  );
}

function matches({ accessToken, refreshToken }: TokenPair) {
  return and(
    eq(linkTokens.accessTokenHash, hash(accessToken)),
    eq(linkTokens.refreshTokenHash, hash(refreshToken)),
  );
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
