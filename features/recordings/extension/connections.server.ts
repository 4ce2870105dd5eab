/** Connects recorder extensions with companies, and finds whom a recording of one belongs to. */
import { createHash } from "node:crypto";
import { and, desc, eq, gt, isNull, lt, or } from "drizzle-orm";
import { extensionCodes, extensionConnections } from "#db/schema.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { codeMinutes, newPairingCode, readPairingCode } from "./pairing-code.ts";

type Deps = Pick<Services, "db" | "ids" | "clock">;

interface MemberDeps {
  /** Null if the person may not write drafts there any more. Throws an AppError if they first have to do something. */
  findWriter: (
    db: Db | Transaction,
    member: { companyId: string; userId: string },
  ) => Promise<OwnerScope | null>;
}

export interface ExtensionConnection {
  id: string;
  device: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** Distinguishes these tokens from API keys, also for programs that search files for secrets. */
const tokenPrefix = "step_rec_";
const tokenShape = /^step_rec_[\w-]{20,100}$/;
/** Of each member. */
const maxConnections = 10;
const windowMs = codeMinutes * 60_000;
/** Per network. There are 2^40 codes. */
const tries = { name: "extension-code", max: 5, windowMs };
const wrongTokens = { name: "extension-token-wrong", max: 60, windowMs: 60_000 };
/** The last use is only informational. */
const lastUseEveryMs = 60_000;

export const extensionRefusals = {
  tooMany: `You can connect ${maxConnections} browsers. Disconnect one first.`,
  code: "This code is wrong or has expired. Create a new one in Step.",
  tries: `Too many wrong codes. Wait ${codeMinutes} minutes, then create a new one.`,
  token: "This browser isn't connected any more. Connect it again in Step.",
  factor: "Your company requires a passkey or second factor. Sign in to Step and set one up.",
  limited: "Too many requests. Try again in a minute.",
} as const;

/** Replaces the member's earlier code. The code is stored as a hash and can't be shown again. */
export async function createPairingCode(
  { db, ids, clock }: Deps,
  scope: OwnerScope,
): Promise<{ code: string; expiresAt: Date }> {
  const code = newPairingCode(ids.secret());
  const expiresAt = new Date(clock.now().getTime() + windowMs);
  const { companyId, userId } = scope;
  return db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "write drafts");
    if ((await tx.$count(extensionConnections, isOwnConnection(scope))) >= maxConnections)
      throw new AppError("invalid", extensionRefusals.tooMany);
    const values = { codeHash: hashOf(code), companyId, expiresAt };
    await tx
      .insert(extensionCodes)
      .values({ ...values, userId })
      .onConflictDoUpdate({ target: extensionCodes.userId, set: values });
    return { code, expiresAt };
  });
}

/** Uses the code up. Throws an AppError with a sentence for the person who typed it. */
export async function connectExtension(
  deps: Deps & MemberDeps,
  { typed, device, visitorAddress }: { typed: string; device: string; visitorAddress: string },
): Promise<{ token: string; companyName: string; language: string | null }> {
  const { db, ids, clock, findWriter } = deps;
  const now = clock.now();
  const limit = { ...tries, visitorAddress };
  if (!(await isWithinLimits(db, { limits: [limit], now })))
    throw new AppError("rate_limited", extensionRefusals.tries);
  const code = readPairingCode(typed);
  const token = `${tokenPrefix}${ids.secret()}`;
  const made = await db.transaction(async (tx) => {
    const [used] = code
      ? await tx
          .delete(extensionCodes)
          .where(and(eq(extensionCodes.codeHash, hashOf(code)), gt(extensionCodes.expiresAt, now)))
          .returning({ companyId: extensionCodes.companyId, userId: extensionCodes.userId })
      : [];
    const scope = used && (await findWriter(tx, used));
    if (!scope) return null;
    const { companyName, language } = await lockOwnCompany(tx, scope, "write drafts");
    const { companyId, userId } = scope;
    const [row] = await tx
      .insert(extensionConnections)
      .values({ companyId, userId, device, tokenHash: hashOf(token), createdAt: now })
      .returning({ id: extensionConnections.id });
    await recordChange(tx, scope, {
      action: "extension.connected",
      subject: { kind: "browser", title: device, ...(row ? { id: row.id } : {}) },
    });
    return { token, companyName, language };
  });
  if (!made) throw new AppError("invalid", extensionRefusals.code);
  return made;
}

/** Whom the token's recordings belong to. Null if it was revoked, or if its member may not write drafts any more. */
export async function findConnection(
  { db, clock, findWriter }: Pick<Deps, "db" | "clock"> & MemberDeps,
  { token, visitorAddress }: { token: string | null; visitorAddress: string },
): Promise<OwnerScope | null> {
  const now = clock.now();
  const hash = token !== null && tokenShape.test(token) ? hashOf(token) : null;
  const [row] = hash
    ? await db
        .select({
          id: extensionConnections.id,
          companyId: extensionConnections.companyId,
          userId: extensionConnections.userId,
        })
        .from(extensionConnections)
        .where(eq(extensionConnections.tokenHash, hash))
    : [];
  const scope = row && (await findWriter(db, row));
  if (!scope) {
    const limit = { ...wrongTokens, visitorAddress };
    if (!(await isWithinLimits(db, { limits: [limit], now })))
      throw new AppError("rate_limited", extensionRefusals.limited);
    return null;
  }
  const seenBefore = new Date(now.getTime() - lastUseEveryMs);
  const { id, lastUsedAt } = extensionConnections;
  await db
    .update(extensionConnections)
    .set({ lastUsedAt: now })
    .where(and(eq(id, row.id), or(isNull(lastUsedAt), lt(lastUsedAt, seenBefore))));
  return scope;
}

/** The member's own, newest first. */
export async function listConnections(
  { db }: Pick<Deps, "db">,
  scope: OwnerScope,
): Promise<ExtensionConnection[]> {
  const { id, device, createdAt, lastUsedAt } = extensionConnections;
  return db
    .select({ id, device, createdAt, lastUsedAt })
    .from(extensionConnections)
    .where(isOwnConnection(scope))
    .orderBy(desc(createdAt), id);
}

/** Its token is refused as soon as this commits. Null if the member has no such connection. */
export async function disconnectExtension(
  { db }: Pick<Deps, "db">,
  scope: OwnerScope,
  id: string,
): Promise<{ device: string } | null> {
  return db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "write drafts");
    const [row] = await tx
      .delete(extensionConnections)
      .where(and(isOwnConnection(scope), eq(extensionConnections.id, id)))
      .returning({ device: extensionConnections.device });
    if (!row) return null;
    const subject = { kind: "browser", id, title: row.device } as const;
    await recordChange(tx, scope, { action: "extension.disconnected", subject });
    return row;
  });
}

/** In every company, with the code that would connect another one. */
export async function disconnectExtensionsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(extensionConnections).where(eq(extensionConnections.userId, userId));
  await tx.delete(extensionCodes).where(eq(extensionCodes.userId, userId));
}

function isOwnConnection({ companyId, userId }: OwnerScope) {
  return and(eq(extensionConnections.companyId, companyId), eq(extensionConnections.userId, userId));
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
