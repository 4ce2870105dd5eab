/** Counts visits of former addresses in memory, and adds them to the redirects every half minute. */
import { sql } from "drizzle-orm";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db/open-database.ts";
import { isCounted } from "#platform/is-counted.ts";
import type { Log } from "#platform/log.ts";
import { flushEvery } from "#platform/periodic-flush.ts";
import type { RedirectHits } from "#platform/visits.ts";

const flushEveryMs = 30_000;
/** Limits memory between two flushes. */
const maxCounted = 10_000;

export function createRedirectHits({ db, clock, log }: { db: Db; clock: Clock; log: Log }): RedirectHits {
  let counted = new Map<string, { companyId: string; path: string; n: number }>();

  const add = (companyId: string, path: string, n: number) => {
    const key = `${companyId} ${path}`;
    const known = counted.get(key);
    if (known) known.n += n;
    else if (counted.size < maxCounted) counted.set(key, { companyId, path, n });
  };

  const flushOnce = async () => {
    if (counted.size === 0) return;
    const taken = [...counted.values()];
    counted = new Map();
    try {
      await db.execute(sql`
        update redirects set hits = redirects.hits + row.n, last_hit_at = ${clock.now().toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as row("companyId" uuid, path text, n int)
        where redirects.company_id = row."companyId" and redirects.path = row.path`);
    } catch (error) {
      log.warn({ err: error }, "redirect count flush failed; retrying");
      for (const { companyId, path, n } of taken) add(companyId, path, n);
    }
  };

  return {
    countRedirect({ companyId, path }, headers) {
      if (isCounted(headers)) add(companyId, path, 1);
    },
    ...flushEvery(flushEveryMs, flushOnce),
  };
}
