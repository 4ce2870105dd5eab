/** `cli create URL`: hands the work to the server that is running on this data directory or database. */
import type { Config } from "#platform/config.ts";
import { openRunningServices } from "../services.ts";
import { makeCenter } from "./make-center.ts";

/** Exit status: 0 when the center is live, 1 when it could not be made. */
export async function createCenter(config: Config, url: string): Promise<number> {
  const opened = await openRunningServices(config);
  if (!opened) {
    process.stderr.write("No server is running here. Start one with: npm start\n");
    return 1;
  }
  try {
    return (await makeCenter(opened.services, url)) ? 0 : 1;
  } finally {
    await opened.close();
  }
}
