/** Dependencies of requests and jobs. Created once at boot and passed down, because there are no globals. */
import type { Challenges } from "#platform/access/challenges.ts";
import type { Access } from "#platform/access/create-access.ts";
import type { KnownDevices } from "#platform/access/known-devices.ts";
import type { ReaderPasses } from "#platform/access/reader-passes.ts";
import type { SecretBox } from "#platform/access/secret-box.ts";
import type { SignInService } from "#platform/access/sign-in-service.ts";
import type { UnsubscribeLinks } from "#platform/access/unsubscribe-links.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Ids } from "#platform/ids.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import type { Log } from "#platform/log.ts";
import type { PageCache } from "#platform/page-cache.ts";
import type { Realtime } from "#platform/realtime/create-realtime.ts";
import type { SecurityLog } from "#platform/security-log.ts";
import type { Storage } from "#platform/storage/create-storage.ts";
import type { Tracing } from "#platform/tracing.ts";
import type { PostViews, RedirectHits, VisitCounter } from "#platform/visits.ts";

export interface Services {
  config: Config;
  log: Log;
  clock: Clock;
  ids: Ids;
  db: Db;
  jobs: Jobs;
  realtime: Realtime;
  storage: Storage;
  access: Access;
  knownDevices: KnownDevices;
  readerPasses: ReaderPasses;
  unsubscribeLinks: UnsubscribeLinks;
  challenges: Challenges;
  secretBox: SecretBox;
  /** Null unless the operator configured one. */
  signInService: SignInService | null;
  security: SecurityLog;
  pageCache: PageCache;
  visits: VisitCounter;
  postViews: PostViews;
  redirectHits: RedirectHits;
  /** Null if tracing is off. */
  tracing?: Tracing | null;
  /** Whether the database answers, no matter how busy the pool is. Never rejects. */
  isDatabaseReachable: () => Promise<boolean>;
  /** The main host's origin, without a trailing slash. Absolute links are built from it. */
  origin: string;
}
