/** The ways into a private help center: its password, a mailed link, or a code from the main host. */
import { createHash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { invitedReaders, readerCodes, readerLinks } from "#db/schema/private-access.ts";
import { findRole } from "#features/companies/membership.server.ts";
import type { PassHolder } from "#platform/access/reader-passes.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { clearUses, isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import type { PrivateCenter } from "./private-center.ts";

const minuteMs = 60_000;
const codeMs = minuteMs;

export type Entry =
  | { outcome: "entered"; holder: PassHolder }
  /** The password is wrong, or the link or code is unknown, used or expired. */
  | { outcome: "refused" }
  | { outcome: "limited" };

/** Guesses of strangers don't keep out browsers that have entered before. */
export async function enterWithPassword(
  { db, clock, access }: Pick<Services, "db" | "clock" | "access">,
  { companyId, access: { kind, passwordHash, passwordVersion } }: PrivateCenter,
  { password, visitorAddress, isKnown }: { password: string; visitorAddress: string; isKnown: boolean },
): Promise<Entry> {
  const network = {
    name: "reader-password-network",
    who: companyId,
    visitorAddress,
    max: 20,
    windowMs: 15 * minuteMs,
  };
  const all = { name: "reader-password", who: companyId, max: 1_000, windowMs: 60 * minuteMs };
  const limits = isKnown ? [network] : [network, all];
  if (!(await isWithinLimits(db, { limits, now: clock.now() }))) return { outcome: "limited" };
  if (kind !== "password" || !passwordHash) return { outcome: "refused" };
  // A password that is copied from a mail often ends in a space.
  const spellings = new Set([password, password.trim()]);
  let isRight = false;
  for (const spelling of spellings)
    isRight ||= await access.matchesHash({ hash: passwordHash, password: spelling });
  if (!isRight) return { outcome: "refused" };
  await clearUses(db, network);
  return { outcome: "entered", holder: { kind: "password", version: passwordVersion } };
}

/** Uses up a mailed link. */
export async function enterWithLink(
  { db, clock }: Pick<Services, "db" | "clock">,
  { companyId }: PrivateCenter,
  token: string,
): Promise<Entry> {
  return db.transaction(async (tx): Promise<Entry> => {
    const [reader] = await tx
      .select({ readerId: invitedReaders.id })
      .from(readerLinks)
      .innerJoin(invitedReaders, eq(invitedReaders.id, readerLinks.readerId))
      .where(
        and(
          eq(readerLinks.tokenHash, hashOf(token)),
          eq(invitedReaders.companyId, companyId),
          gt(readerLinks.expiresAt, clock.now()),
        ),
      );
    if (!reader) return { outcome: "refused" };
    const used = await tx
      .delete(readerLinks)
      .where(eq(readerLinks.tokenHash, hashOf(token)))
      .returning();
    return used.length > 0
      ? { outcome: "entered", holder: { kind: "reader", ...reader } }
      : { outcome: "refused" };
  });
}

/** Null unless the user is a member. The code must be exchanged on `host` within a minute. */
export async function createReaderCode(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  { companyId, userId, host }: { companyId: string; userId: string; host: string },
): Promise<string | null> {
  if (!(await findRole(db, { companyId, userId }))) return null;
  const code = ids.secret();
  const expiresAt = new Date(clock.now().getTime() + codeMs);
  await db.insert(readerCodes).values({ codeHash: hashOf(code), companyId, userId, host, expiresAt });
  return code;
}

/** A code that is exchanged afterwards would outlive what ended the member's other access. */
export async function endReaderCodesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(readerCodes).where(eq(readerCodes.userId, userId));
}

/** Uses up a code, even on the wrong host. */
export async function enterWithCode(
  { db, clock }: Pick<Services, "db" | "clock">,
  { companyId }: PrivateCenter,
  { code, host }: { code: string; host: string },
): Promise<Entry> {
  const [row] = await db
    .delete(readerCodes)
    .where(eq(readerCodes.codeHash, hashOf(code)))
    .returning();
  const isValid = row?.companyId === companyId && row.host === host && row.expiresAt > clock.now();
  return isValid
    ? { outcome: "entered", holder: { kind: "member", userId: row.userId } }
    : { outcome: "refused" };
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
