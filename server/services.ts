/** Opens everything the product stands on, in order, and closes it in the reverse. */
import { systemClock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { openDatabase, openRunningDatabase } from "#platform/db/open-database.ts";
import { randomIds } from "#platform/ids.ts";
import { createJobs } from "#platform/jobs/create-jobs.ts";
import { createLog, type Log } from "#platform/log.ts";
import { createPageCache } from "#platform/page-cache.ts";
import { createRealtime } from "#platform/realtime/create-realtime.ts";
import type { Services } from "#platform/services.ts";
import { createStorage } from "#platform/storage/create-storage.ts";

export interface OpenedServices {
  services: Services;
  close(): Promise<void>;
}

/** Throws a StartupError with one sentence when something the server needs can't be had. */
export async function openServices({ config, log, origin }: { config: Config; log: Log; origin: string }) {
  const database = await openDatabase({ config, log });
  return openOn(database, { config, log, origin });
}

/** For a command line beside a running server; null when none runs. */
export async function openRunningServices(config: Config): Promise<OpenedServices | null> {
  const log = createLog({ logLevel: "warn" }, process.stderr);
  const database = await openRunningDatabase({ config, log });
  return database ? openOn(database, { config, log, origin: database.origin }) : null;
}
