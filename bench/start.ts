/** Measures the startup until the server is ready, on an empty data directory and then again on the same one. */
import { join } from "node:path";
import { freePort, startServer, withFolder } from "./server-process.ts";
import { median } from "./statistics.ts";
import { renderTable } from "./table.ts";

export async function benchStart({ rounds }: { rounds: number }): Promise<string> {
  const fresh: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await withFolder(async (folder) => {
      const place = { dataDir: join(folder, "data"), port: await freePort() };
      for (const times of [fresh, again]) {
        const server = await startServer(place);
        times.push(server.readyMs);
        await server.stop();
      }
    });
  }
  const table = renderTable(
    [
      { title: "start", value: (row) => row.name },
      { title: "median ms", value: (row) => median(row.times), digits: 0 },
      { title: "fastest", value: (row) => Math.min(...row.times), digits: 0 },
      { title: "slowest", value: (row) => Math.max(...row.times), digits: 0 },
    ],
    [
      { name: "empty data directory", times: fresh },
      { name: "again", times: again },
    ],
  );
  return `From the start of the process until /readyz, ${rounds} rounds; the database is made on the first start\n${table}`;
}
