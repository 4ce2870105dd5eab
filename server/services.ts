/** Opens all services in order, and closes them in reverse order. */
import { accessTables } from "#features/accounts/access-tables.ts";
import { createVisitCounter } from "#features/analytics/visit-counter.server.ts";
import { createPostViews } from "#features/blog/post-views.server.ts";
import { findAddressedQuestions } from "#features/faqs/find-addressed-questions.server.ts";
import { createRedirectHits } from "#features/redirects/redirect-hits.server.ts";
import { createChallenges } from "#platform/access/challenges.ts";
import { createAccess } from "#platform/access/create-access.ts";
import { createKnownDevices } from "#platform/access/known-devices.ts";
import { createReaderPasses } from "#platform/access/reader-passes.ts";
import { createSecretBox } from "#platform/access/secret-box.ts";
import { serverSecret } from "#platform/access/server-secret.ts";
import { createUnsubscribeLinks } from "#platform/access/unsubscribe-links.ts";
import { type Backups, createBackups } from "#platform/backup/keep-backups.ts";
import { systemClock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { createDatabaseProbe } from "#platform/db/database-probe.ts";
import { migrate } from "#platform/db/migrate.ts";
import { type Database, openDatabase, openRunningDatabase } from "#platform/db/open-database.ts";
import { traceQueries } from "#platform/db/trace-queries.ts";
import { randomIds } from "#platform/ids.ts";
import { createJobs } from "#platform/jobs/create-jobs.ts";
import { createLog, type Log } from "#platform/log.ts";
import { createPageCache } from "#platform/page-cache.ts";
import { createRealtime, type Realtime } from "#platform/realtime/create-realtime.ts";
import { createSecurityLog } from "#platform/security-log.ts";
import type { Services } from "#platform/services.ts";
import { createStorage } from "#platform/storage/create-storage.ts";
import { createTracing } from "#platform/tracing.ts";
import { countVisit } from "./count-visit.ts";
import { trustedProxies } from "./proxies.ts";
import { reopenableJobs } from "./reopenable-jobs.ts";
import { readServerOrigin } from "./server-origin.ts";

export interface OpenedServices {
  services: Services;
  backups: Backups;
  /** Includes the password. */
  databaseUrl: string;
  close(): Promise<void>;
}

/** Throws a StartupError with a one-sentence message if a dependency isn't available. */
export async function openServices(options: OpenOptions): Promise<OpenedServices> {
  const { config, log } = options;
  const database = await openDatabase({ config, log });
  let realtime: Realtime | null = null;
  try {
    // First, because behind a pooler that shares sessions, the migration's lock would never be released.
    realtime = await createRealtime({ ...database, log });
    await migrate({ url: database.directUrl, log });
    return await openOn({ ...database, realtime }, options);
  } catch (error) {
    await realtime?.close();
    await database.close();
    throw error;
  }
}

/** Opens services for a command while a server is running. Returns null if none is running. */
export async function openRunningServices(config: Config): Promise<OpenedServices | null> {
  const log = createLog({ logLevel: "warn" }, process.stderr);
  const database = await openRunningDatabase({ config });
  const origin =
    (await readServerOrigin(config.dataDir)) ?? config.origin ?? `http://localhost:${config.port}`;
  if (!database) return null;
  const realtime = await createRealtime({ ...database, log });
  return openOn({ ...database, realtime }, { config, log, origin });
}

interface OpenOptions {
  config: Config;
  log: Log;
  origin: string;
}

async function openOn(
  database: Database & { realtime: Realtime },
  { config, log, origin }: OpenOptions,
): Promise<OpenedServices> {
  const { db, url, directUrl, isPooled, realtime } = database;
  const isSoleProcess = config.databaseUrl === null;
  const jobs = createJobs({ url: directUrl, log, isSoleProcess, reopenable: reopenableJobs });
  const visits = createVisitCounter({ db, clock: systemClock, log, findQuestions: findAddressedQuestions });
  const visitorSecret = await serverSecret(db, randomIds, "visitor-hash-key");
  const postViews = createPostViews({ db, clock: systemClock, log, secret: visitorSecret });
  const redirectHits = createRedirectHits({ db, clock: systemClock, log });
  const isTrusted = trustedProxies(config.trustedProxies);
  const pageCache = createPageCache({
    onServed: (owner, request) => countVisit({ visits, postViews, isTrusted }, request, { owner }),
  });
  realtime.onContentChanged((companyId) => pageCache.invalidate(companyId));
  // Without the LISTEN connection, the cache would miss changes and serve stale pages.
  realtime.onConnection((state) => pageCache.setEnabled(state === "restored"));
  const storage = createStorage({ config, log });
  const secret = await serverSecret(db, randomIds, "session-signing-key");
  const tracing = await createTracing({ config, log });
  if (tracing) traceQueries(database.sql);
  const probe = createDatabaseProbe(url, { isPooled });
  const access = await createAccess({ db, tables: accessTables, log, origin, secret });
  const signInService = config.signInService
    ? (await import("#platform/access/sign-in-service.ts")).createSignInService({
        config: config.signInService,
        allowPrivate: config.crawl.allowPrivate,
        origin,
        log,
        now: () => systemClock.now(),
      })
    : null;
  return {
    databaseUrl: url,
    backups: createBackups({ sql: database.directSql, storage, clock: systemClock, config, log }),
    services: {
      config,
      log,
      clock: systemClock,
      ids: randomIds,
      db,
      jobs,
      realtime,
      storage,
      access,
      knownDevices: createKnownDevices(secret),
      readerPasses: createReaderPasses(secret),
      unsubscribeLinks: createUnsubscribeLinks(secret),
      challenges: createChallenges(secret),
      secretBox: createSecretBox(secret),
      signInService,
      security: createSecurityLog({ log, secret, now: () => systemClock.now() }),
      pageCache,
      visits,
      postViews,
      redirectHits,
      tracing,
      isDatabaseReachable: () => probe.answers(),
      origin,
    },
    async close() {
      await jobs.stop();
      await visits.stop();
      await postViews.stop();
      await redirectHits.stop();
      await signInService?.close();
      await realtime.close();
      await probe.close();
      await database.close();
      await tracing?.close();
    },
  };
}
