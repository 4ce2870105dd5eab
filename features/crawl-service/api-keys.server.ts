/** API keys of the crawl service. Operators create, list and revoke them, and requests authenticate with them. */
import { createHash } from "node:crypto";
import { and, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { apiKeys, serviceJobs } from "#db/schema/crawl-service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Ids } from "#platform/ids.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Realtime } from "#platform/realtime/create-realtime.ts";
import type { SecurityLog } from "#platform/security-log.ts";
import { type ApiKey, monthOf, type NewApiKey } from "./api-key.ts";
import { serviceTexts } from "./limits.ts";
import { ServiceError } from "./service-error.ts";
import { jobChannel } from "./service-job.ts";

/** The key that a request authenticated with. Every query of the service takes it and uses it in its WHERE clause. */
export interface KeyScope {
  apiKeyId: string;
  concurrency: number;
}

const tokenPrefix = "step_";
const shownLength = tokenPrefix.length + 4;

/** `token` can't be retrieved later, because only its hash is stored. */
export async function createApiKey(
  { db, ids, clock }: { db: Db; ids: Ids; clock: Pick<Clock, "now"> },
  input: NewApiKey,
): Promise<{ key: ApiKey; token: string }> {
  const token = `${tokenPrefix}${ids.secret()}`;
  const now = clock.now();
  const [row] = await db
    .insert(apiKeys)
    .values({
      ...input,
      tokenHash: hashToken(token),
      tokenStart: token.slice(0, shownLength),
      usedInMonth: monthOf(now),
      createdAt: now,
    })
    .returning();
  return { key: present(row!, now), token };
}

export async function listApiKeys({ db, clock }: { db: Db; clock: Pick<Clock, "now"> }): Promise<ApiKey[]> {
  const rows = await db.select().from(apiKeys).orderBy(desc(apiKeys.createdAt), apiKeys.id);
  return rows.map((row) => present(row, clock.now()));
}

/**
 * Rejects requests and stops running jobs as soon as the transaction commits. Finds the key by its id, or by its name
 * if only one key has that name. Returns null if there is no such key, and "several" if the name is ambiguous.
 */
export async function revokeApiKey(
  { db, clock, realtime }: { db: Db; clock: Pick<Clock, "now">; realtime: Pick<Realtime, "publish"> },
  idOrName: string,
): Promise<ApiKey | null | "several"> {
  const isId = /^[0-9a-f-]{36}$/i.test(idOrName);
  const named = isId
    ? eq(apiKeys.id, idOrName)
    : and(or(eq(apiKeys.name, idOrName), eq(apiKeys.tokenStart, idOrName)), isNull(apiKeys.revokedAt));
  return db.transaction(async (tx) => {
    const now = clock.now();
    const rows = await tx.select().from(apiKeys).where(named).for("update");
    if (rows.length > 1) return "several";
    const [row] = rows;
    if (!row) return null;
    if (row.revokedAt) return present(row, now);
    await tx.update(apiKeys).set({ revokedAt: now }).where(eq(apiKeys.id, row.id));
    const stopped = await tx
      .update(serviceJobs)
      .set({ status: "cancelled", finishedAt: now })
      .where(and(eq(serviceJobs.apiKeyId, row.id), inArray(serviceJobs.status, ["queued", "scraping"])))
      .returning({ id: serviceJobs.id });
    for (const { id } of stopped) await realtime.publish(jobChannel(id), "ended", tx);
    return present({ ...row, revokedAt: now }, now);
  });
}

/** Limits requests with invalid keys per network. */
const wrongKeys = { max: 60, windowMs: 60_000 };
/** The time of last use is only informational, so it is updated at most once a minute instead of on every request. */
const lastUsedEveryMs = 60_000;

/**
 * Throws a ServiceError: 401 without a valid key, 429 over the rate limit. Only accepts bearer tokens, because browsers
 * send cookies automatically and other sites could misuse those.
 */
export async function findKeyScope(
  { db, clock, security }: { db: Db; clock: Pick<Clock, "now">; security: SecurityLog },
  { token, visitorAddress }: { token: string | null; visitorAddress: string },
): Promise<KeyScope> {
  const refuse = (outcome: "missing" | "unknown" | "limited") =>
    security.report("api-key-refused", { visitorAddress, outcome });
  if (token === null) {
    refuse("missing");
    throw new ServiceError(401, serviceTexts.noToken);
  }
  const now = clock.now();
  const [row] = /^[\w-]{20,200}$/.test(token)
    ? await db
        .select()
        .from(apiKeys)
        .where(and(eq(apiKeys.tokenHash, hashToken(token)), isNull(apiKeys.revokedAt)))
    : [];
  if (!row) {
    refuse("unknown");
    const limit = { name: "api-key-wrong", visitorAddress, ...wrongKeys };
    if (!(await isWithinLimits(db, { limits: [limit], now }))) throw tooMany();
    throw new ServiceError(401, serviceTexts.wrongToken);
  }
  const limit = { name: "api-key", who: row.id, max: row.requestsPerMinute, windowMs: 60_000 };
  if (!(await isWithinLimits(db, { limits: [limit], now }))) {
    refuse("limited");
    throw tooMany();
  }
  const isOld = or(
    isNull(apiKeys.lastUsedAt),
    lt(apiKeys.lastUsedAt, new Date(now.getTime() - lastUsedEveryMs)),
  );
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() > lastUsedEveryMs) {
    const renewed = await db
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKeys.id, row.id), isOld))
      .returning({ id: apiKeys.id });
    if (renewed.length > 0) security.report("api-key-used", { keyId: row.id, visitorAddress });
  }
  return { apiKeyId: row.id, concurrency: row.concurrency };
}

/** Returns how many pages are left this month, or null if unlimited. Throws a ServiceError (402) if none are left. */
export async function pagesLeft(
  { db, clock }: { db: Pick<Db, "select">; clock: Pick<Clock, "now"> },
  { apiKeyId }: KeyScope,
): Promise<number | null> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, apiKeyId));
  if (!row || row.monthlyPages === null) return null;
  const left = row.monthlyPages - present(row, clock.now()).pagesThisMonth;
  if (left <= 0) throw new ServiceError(402, serviceTexts.noCredits);
  return left;
}

/**
 * Charges pages to the current month. Returns false if the key is revoked or has too few pages left. Also locks the
 * key's row, and every change to the key's jobs must take that lock first.
 */
export async function chargePages(
  db: Pick<Db, "update">,
  { apiKeyId, pages, now }: { apiKeyId: string; pages: number; now: Date },
): Promise<boolean> {
  const month = monthOf(now);
  const used = sql`case when ${apiKeys.usedInMonth} = ${month} then ${apiKeys.pagesUsed} else 0 end`;
  const rows = await db
    .update(apiKeys)
    .set({ pagesUsed: sql`${used} + ${pages}`, usedInMonth: month })
    .where(
      and(
        eq(apiKeys.id, apiKeyId),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.monthlyPages), sql`${used} + ${pages} <= ${apiKeys.monthlyPages}`),
      ),
    )
    .returning({ id: apiKeys.id });
  return rows.length === 1;
}

function tooMany(): ServiceError {
  return new ServiceError(429, serviceTexts.tooManyRequests, { retryAfterSeconds: 60 });
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function present(row: typeof apiKeys.$inferSelect, now: Date): ApiKey {
  const { id, name, tokenStart, monthlyPages, concurrency, lastUsedAt, revokedAt, createdAt } = row;
  const pagesThisMonth = row.usedInMonth === monthOf(now) ? row.pagesUsed : 0;
  return {
    id,
    name,
    tokenStart,
    monthlyPages,
    pagesThisMonth,
    concurrency,
    lastUsedAt,
    revokedAt,
    createdAt,
  };
}
