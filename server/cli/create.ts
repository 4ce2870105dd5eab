/** Passes the import to the server that is running on this data directory or database. */
import type { Config } from "#platform/config.ts";
import { openRunningServices } from "../services.ts";
import { makeCenter } from "./make-center.ts";

/** Returns exit status 0 when the help center is public, and 1 if the import failed. */
export async function createCenter(config: Config, url: string): Promise<number> {
  const opened = await openRunningServices(config);
  if (!opened) {
    process.stderr.write("No server is running. Start it with: npm start\n");
    return 1;
  }
  try {
    return (await makeCenter(opened.services, url)) ? 0 : 1;
  } finally {
    await opened.close();
  }
}
