/**
 * Measures the time from the import command to a live help center, with the command, the job, the crawl, the generation
 * and the first page.
 */
import { join } from "node:path";
import { serveSite } from "#tests/support/static-site.ts";
import { runChild } from "./children.ts";
import { command, createCenter } from "./create-center.ts";
import { generatePages } from "./generate-pages.ts";
import { freePort, startServer, untilAnswers, withFolder } from "./server-process.ts";
import { median } from "./statistics.ts";
import { renderTable } from "./table.ts";

const sitePages = 15;

export function benchImport({ rounds, path }: { rounds: number; path: string }): Promise<string> {
  return withFolder(async (folder) => {
    const place = { dataDir: join(folder, "data"), port: await freePort() };
    const server = await startServer(place);
    const wholeMs: number[] = [];
    const commandMs: number[] = [];
    try {
      // Waits, because the sample's own import must not overlap the measured one.
      await untilAnswers(server.origin + path, { timeoutMs: 90_000, everyMs: 250 });
      for (let round = 0; round < rounds; round++) {
        const site = await serveSite({ pages: generatePages(sitePages, 75_000) });
        try {
          wholeMs.push((await createCenter(place, site.url)).ms);
        } finally {
          await site.close();
        }
        const started = performance.now();
        await runChild(...command(place, "help"));
        commandMs.push(performance.now() - started);
      }
    } finally {
      await server.stop();
    }
    return report(wholeMs, commandMs);
  });
}

function report(wholeMs: number[], commandMs: number[]): string {
  const table = renderTable(
    [
      { title: "import", value: (row) => row.name },
      { title: "median ms", value: (row) => median(row.times), digits: 0 },
    ],
    [
      { name: `${sitePages} pages of 75 kB to a live help center`, times: wholeMs },
      { name: "of which the command itself", times: commandMs },
    ],
  );
  return `From the command to the first page of the new help center, ${wholeMs.length} rounds\n${table}`;
}
