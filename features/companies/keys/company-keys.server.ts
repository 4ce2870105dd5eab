/** API keys of a company, which owners and admins create, rotate and revoke. */
import { createHash } from "node:crypto";
import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { companyKeys } from "#db/schema/company-keys.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Ids } from "#platform/ids.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { recordChange } from "../audit/record-change.server.ts";
import { lockOwnCompany } from "../company-record.server.ts";
import { type CompanyKey, maxCompanyKeys, type NewCompanyKey, rotationHours } from "./company-key.ts";

/** Distinguishes these keys from those of the crawl service, also for programs that search code for secrets. */
export const companyKeyPrefix = "step_live_";
const shownLetters = 4;
const rotationGraceMs = rotationHours * 3_600_000;

interface Deps {
  db: Db;
  ids: Ids;
  clock: Pick<Clock, "now">;
}

export interface MadeKey {
  id: string;
  name: string;
  /** Can't be retrieved later, because only its hash is stored. */
  token: string;
}

export async function createCompanyKey(
  { db, ids, clock }: Deps,
  scope: OwnerScope,
  { name, scopes }: NewCompanyKey,
): Promise<MadeKey> {
  const token = newToken(ids);
  return db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "change settings");
    const count = await tx.$count(companyKeys, isActive(scope));
    if (count >= maxCompanyKeys)
      throw new AppError("invalid", `A company can have up to ${maxCompanyKeys} keys. Revoke one first.`);
    const [row] = await tx
      .insert(companyKeys)
      .values({
        companyId: scope.companyId,
        name,
        scopes,
        ...storedToken(token),
        createdBy: scope.userId,
        createdAt: clock.now(),
      })
      .returning({ id: companyKeys.id });
    if (!row) throw new Error("no row was stored");
    await record(tx, scope, "key.created", {
      id: row.id,
      name,
      note: `with the scopes ${scopes.join(", ")}`,
    });
    return { id: row.id, name, token };
  });
}

/** The previous key keeps working for `rotationGraceMs`. Null if there is no such key. */
export async function rotateCompanyKey(
  { db, ids, clock }: Deps,
  scope: OwnerScope,
  id: string,
): Promise<MadeKey | null> {
  const token = newToken(ids);
  return db.transaction(async (tx) => {
    const key = await lockKey(tx, scope, id);
    if (!key) return null;
    await tx
      .update(companyKeys)
      .set({
        ...storedToken(token),
        previousHash: key.tokenHash,
        previousUntil: new Date(clock.now().getTime() + rotationGraceMs),
      })
      .where(eq(companyKeys.id, key.id));
    await record(tx, scope, "key.rotated", key);
    return { id: key.id, name: key.name, token };
  });
}

/** Requests with the key are refused as soon as this commits. Null if there is no such key. */
export async function revokeCompanyKey(
  { db, clock }: Pick<Deps, "db" | "clock">,
  scope: OwnerScope,
  id: string,
): Promise<{ name: string } | null> {
  return db.transaction(async (tx) => {
    const key = await lockKey(tx, scope, id);
    if (!key) return null;
    await tx.update(companyKeys).set({ revokedAt: clock.now() }).where(eq(companyKeys.id, key.id));
    await record(tx, scope, "key.revoked", key);
    return { name: key.name };
  });
}

/** Newest first, without revoked ones. */
export async function listCompanyKeys(db: Db, scope: Pick<OwnerScope, "companyId">): Promise<CompanyKey[]> {
  const { companyId: _, tokenHash: __, previousHash: ___, revokedAt: ____, ...shown } = columns;
  return db
    .select(shown)
    .from(companyKeys)
    .where(isActive(scope))
    .orderBy(desc(companyKeys.createdAt), asc(companyKeys.id));
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

const columns = {
  id: companyKeys.id,
  companyId: companyKeys.companyId,
  name: companyKeys.name,
  scopes: companyKeys.scopes,
  tokenHint: companyKeys.tokenHint,
  tokenHash: companyKeys.tokenHash,
  previousHash: companyKeys.previousHash,
  previousUntil: companyKeys.previousUntil,
  createdBy: companyKeys.createdBy,
  createdAt: companyKeys.createdAt,
  lastUsedAt: companyKeys.lastUsedAt,
  lastUsedFor: companyKeys.lastUsedFor,
  revokedAt: companyKeys.revokedAt,
};

function newToken(ids: Ids): string {
  return `${companyKeyPrefix}${ids.secret()}`;
}

function storedToken(token: string) {
  const start = token.slice(0, companyKeyPrefix.length + shownLetters);
  return { tokenHash: hashToken(token), tokenHint: `${start}…${token.slice(-shownLetters)}` };
}

function isActive({ companyId }: Pick<OwnerScope, "companyId">) {
  return and(eq(companyKeys.companyId, companyId), isNull(companyKeys.revokedAt));
}

async function lockKey(tx: Transaction, scope: OwnerScope, id: string) {
  await lockOwnCompany(tx, scope, "change settings");
  const [key] = await tx
    .select(columns)
    .from(companyKeys)
    .where(and(isActive(scope), eq(companyKeys.id, id)));
  return key ?? null;
}

function record(
  tx: Transaction,
  scope: OwnerScope,
  action: "key.created" | "key.rotated" | "key.revoked",
  { id, name, note }: { id: string; name: string; note?: string },
): Promise<void> {
  const details = note === undefined ? {} : { note };
  return recordChange(tx, scope, { action, subject: { kind: "key", id, title: name }, details });
}
