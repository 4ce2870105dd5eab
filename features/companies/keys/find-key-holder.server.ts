/** Finds the company that a request's API key belongs to. */
import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { companyKeys } from "#db/schema/company-keys.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db/open-database.ts";
import { isWithinLimits, takeUse } from "#platform/rate-limits.ts";
import type { SecurityLog } from "#platform/security-log.ts";
import type { KeyScope } from "#shared/key-scopes.ts";
import { type KeyHolderScope, keyHolderScope } from "#shared/owner-scope.ts";
import { requestsPerMinute } from "./company-key.ts";
import { companyKeyPrefix, hashToken } from "./company-keys.server.ts";

const windowMs = 60_000;
/** Limits requests with invalid keys per network. */
const wrongKeys = { name: "company-key-wrong", max: 60, windowMs };
/** The last use is only informational, so it is updated at most once a minute instead of on every request. */
const lastUseEveryMs = 60_000;
const tokenShape = new RegExp(`^${companyKeyPrefix}[\\w-]{20,100}$`);

export interface KeyHolder {
  scope: KeyHolderScope;
  scopes: KeyScope[];
  /** How many requests the key has left in this minute. */
  allowance: { remaining: number; resetsAt: Date };
}

export type KeyLookup =
  | { holder: KeyHolder }
  | { refused: "missing" | "unknown" | "revoked" | "closed" }
  | { refused: "limited"; resetsAt: Date };

interface Deps {
  db: Db;
  clock: Pick<Clock, "now">;
  security: SecurityLog;
}

/** Counts the request against the key's limit. `operation` is what the request does, such as "GET /questions". */
export async function findKeyHolder(
  { db, clock, security }: Deps,
  { token, visitorAddress, operation }: { token: string | null; visitorAddress: string; operation: string },
): Promise<KeyLookup> {
  const refuse = (outcome: "missing" | "unknown" | "limited") =>
    security.report("api-key-refused", { visitorAddress, outcome });
  const now = clock.now();
  if (token === null) {
    refuse("missing");
    return { refused: "missing" };
  }
  const key = tokenShape.test(token) ? await selectKey(db, { hash: hashToken(token), now }) : undefined;
  if (!key || key.revokedAt) {
    refuse("unknown");
    const limit = { ...wrongKeys, visitorAddress };
    if (!(await isWithinLimits(db, { limits: [limit], now })))
      return { refused: "limited", resetsAt: new Date(now.getTime() + windowMs) };
    return { refused: key ? "revoked" : "unknown" };
  }
  if (key.betaStatus !== "beta_user") return { refused: "closed" };
  const use = await takeUse(db, {
    limit: { name: "company-key", who: key.id, max: requestsPerMinute, windowMs },
    now,
  });
  if (use.count > requestsPerMinute) {
    refuse("limited");
    return { refused: "limited", resetsAt: use.resetsAt };
  }
  const seenBefore = new Date(now.getTime() - lastUseEveryMs);
  if (!key.lastUsedAt || key.lastUsedAt < seenBefore) {
    const renewed = await db
      .update(companyKeys)
      .set({ lastUsedAt: now, lastUsedFor: operation.slice(0, 100) })
      .where(
        and(
          eq(companyKeys.id, key.id),
          or(isNull(companyKeys.lastUsedAt), lt(companyKeys.lastUsedAt, seenBefore)),
        ),
      )
      .returning({ id: companyKeys.id });
    if (renewed.length > 0) security.report("api-key-used", { keyId: key.id, visitorAddress });
  }
  const { id: keyId, name: keyName, companyId, scopes } = key;
  return {
    holder: {
      scope: keyHolderScope({ keyId, keyName, companyId }),
      scopes,
      allowance: { remaining: requestsPerMinute - use.count, resetsAt: use.resetsAt },
    },
  };
}

async function selectKey(db: Db, { hash, now }: { hash: string; now: Date }) {
  const { id, companyId, name, scopes, lastUsedAt, revokedAt, tokenHash, previousHash, previousUntil } =
    companyKeys;
  const [row] = await db
    .select({ id, companyId, name, scopes, lastUsedAt, revokedAt, betaStatus: companies.betaStatus })
    .from(companyKeys)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(or(eq(tokenHash, hash), and(eq(previousHash, hash), gt(previousUntil, now))));
  return row;
}
