/** For commands that read or change what is stored: beside the running server, or in its place while none runs. */
import type { Config } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { type OpenedServices, openRunningServices, openServices } from "../services.ts";

/**
 * What `run` returns is the exit status. Without a server the data directory is locked for as long as it takes; a
 * server that starts meanwhile says so. Jobs that are stored wait for the next start.
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
  // A database of one's own may be there without ever having been set up by a server.
  const running = config.databaseUrl === null ? await openRunningServices(config) : null;
  if (running) return running;
  const log = createLog({ logLevel: "warn" }, process.stderr);
  const origin = config.origin ?? `http://localhost:${config.port}`;
  return openServices({ config, log, origin });
}
