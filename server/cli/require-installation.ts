import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#platform/config.ts";
import { StartupError } from "#platform/errors.ts";

/**
 * Throws a StartupError if the data directory has no database. A command in the wrong directory would make an empty one,
 * and print codes that work nowhere or back up nothing.
 */
export function requireInstallation({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): void {
  if (databaseUrl !== null || existsSync(join(dataDir, "postgres"))) return;
  throw new StartupError(
    `There is no installation in ${dataDir}. Set DATA_DIR to its directory, or start it first: npm start`,
  );
}
