/** Opens the database for a command, whether or not a server is running. */
import type { Config } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { type OpenedServices, openRunningServices, openServices } from "../services.ts";
import { requireInstallation } from "./require-installation.ts";

/**
 * Returns the exit status of `run`. If no server is running, locks the data directory so that none can start at the
 * same time. Jobs that the command enqueues wait for the next start.
 */
export async function withServices(
  config: Config,
  run: (services: Services) => Promise<number>,
): Promise<number> {
  const opened = await open(config);
  try {
    return await run(opened.services);
  } finally {
    await opened.close();
  }
}

async function open(config: Config): Promise<OpenedServices> {
  // An external database may not have been migrated yet, so it is opened the same way as at startup, which migrates it.
  const running = config.databaseUrl === null ? await openRunningServices(config) : null;
  if (running) return running;
  requireInstallation(config);
  const log = createLog({ logLevel: "warn" }, process.stderr);
  const origin = config.origin ?? `http://localhost:${config.port}`;
  return openServices({ config, log, origin });
}
