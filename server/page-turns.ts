/**
 * Pages of help centers that aren't in the page cache wait for a turn before they are rendered. Companies take turns, so
 * the visitors of one company with very many requests wait for each other, and hardly for those of other companies.
 */
import { LRUCache } from "lru-cache";
import type { PublicAddress } from "#features/help-center/find-public-scope.server.ts";
import { createFairQueue, QueueFullError } from "#platform/fair-queue.ts";
import type { Log } from "#platform/log.ts";
import { requestScope } from "#platform/request-scope.ts";
import type { Host } from "#shared/host.ts";

export interface PageTurns {
  /** Throws QueueFullError if too many wait, and the signal's reason if it aborts before the turn. */
  run<Made>(page: AskedPage, make: () => Promise<Made>): Promise<Made>;
  stats(): { running: number; waiting: number; refused: number };
}

interface AskedPage {
  host: Host;
  path: string;
  signal: AbortSignal | undefined;
}

interface PageTurnsOptions {
  /** Returns the id of the company whose help center visitors can open there, or null. */
  findCompany: (address: PublicAddress) => Promise<string | null>;
  log: Log;
  limits?: typeof pageTurnLimits;
}

/**
 * A burst of pages takes hardly longer two at a time than all together, because two share their waits for the database
 * (docs/decisions/2026-11-29-companies-take-turns.md). So only eight companies with floods can take all turns, and sixteen
 * pages use all ten connections to the database. A page takes 6 ms, so the last of 200 waits for 1.2 s.
 */
export const pageTurnLimits = { atOnce: 16, atOnceOfOne: 2, maxWaiting: 2_000, maxWaitingOfOne: 200 };

/** All names without a help center share one line, because anyone can make up names. */
const noCompany = "no company";
const maxNames = 10_000;
/** A renamed help center waits in the line of its former company for that long. */
const nameTtlMs = 60_000;
/** A flood would fill the log. */
const logEveryMs = 60_000;
const maxLogged = 100;

export function createPageTurns({ findCompany, log, limits = pageTurnLimits }: PageTurnsOptions): PageTurns {
  const queue = createFairQueue({ ...limits, busyMessage: "Too many pages wait to be rendered." });
  const owners = new LRUCache<string, string>({ max: maxNames, ttl: nameTtlMs });
  const logged = new LRUCache<string, true>({ max: maxLogged, ttl: logEveryMs });
  let refused = 0;

  async function ownerOf({ host, path }: AskedPage): Promise<string> {
    const subdomain = host.kind === "main" ? subdomainIn(path) : undefined;
    const name = host.kind === "custom" ? host.domain : host.kind === "tenant" ? host.subdomain : subdomain;
    if (name === undefined) return noCompany;
    const key = `${host.kind} ${name}`;
    const known = owners.get(key);
    if (known !== undefined) return known;
    // Without the database, the page itself says so.
    const found = await findCompany({ host, subdomain }).catch(() => null);
    if (found === null) return noCompany;
    owners.set(key, found);
    return found;
  }

  function countRefused(owner: string): void {
    refused += 1;
    if (logged.has(owner)) return;
    logged.set(owner, true);
    const companyId = owner === noCompany ? null : owner;
    log.warn({ companyId, ...queue.stats() }, "pages refused; too many wait for a turn");
  }

  return {
    async run(page, make) {
      const owner = await ownerOf(page);
      const scope = requestScope.getStore() ?? { requestId: null };
      const makeInTurn = (endTurn: () => void) => requestScope.run({ ...scope, endTurn }, make);
      try {
        return await queue.run(owner, makeInTurn, { signal: page.signal });
      } catch (error) {
        if (error instanceof QueueFullError) countRefused(owner);
        throw error;
      }
    },
    stats: () => ({ ...queue.stats(), refused }),
  };
}

/** On the main host. */
function subdomainIn(path: string): string | undefined {
  return /^\/help\/([a-z0-9-]{1,63})(?:\/|$)/i.exec(path)?.[1]?.toLowerCase();
}
