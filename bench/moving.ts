/**
 * Measures how long a Zendesk help center with 2,000 articles takes to move in, from the command to the live help center,
 * and a second run that changes nothing. The server on the other side answers immediately and demands no waits.
 */
import { join } from "node:path";
import { startZendesk } from "#tests/support/zendesk.ts";
import { createCenter } from "./create-center.ts";
import { freePort, startServer, untilAnswers, withFolder } from "./server-process.ts";
import { median } from "./statistics.ts";
import { renderTable } from "./table.ts";

const articles = 2_000;
const wantedSeconds = 60;

export function benchMoving({ rounds, path }: { rounds: number; path: string }): Promise<string> {
  return withFolder(async (folder) => {
    const place = { dataDir: join(folder, "data"), port: await freePort() };
    const server = await startServer(place);
    const create = async (url: string) => {
      const { ms, printed } = await createCenter(place, url);
      return { seconds: ms / 1_000, printed };
    };
    const first: number[] = [];
    const again: number[] = [];
    try {
      // Waits, because the sample's own import must not overlap the measured one.
      await untilAnswers(server.origin + path, { timeoutMs: 90_000, everyMs: 250 });
      for (let round = 0; round < rounds; round++) {
        // Another port is another help center.
        const zendesk = await startZendesk(articles);
        try {
          first.push((await create(zendesk.origin)).seconds);
          const repeated = await create(zendesk.origin);
          if (!repeated.printed.includes(`(${articles} articles unchanged)`))
            throw new Error(`The second run changed something: ${repeated.printed}`);
          again.push(repeated.seconds);
        } finally {
          await zendesk.close();
        }
      }
    } finally {
      await server.stop();
    }
    const table = renderTable(
      [
        { title: "moving in", value: (row) => row.name },
        { title: "median s", value: (row) => median(row.seconds), digits: 1 },
      ],
      [
        { name: `${articles} articles and ${articles / 4} translations`, seconds: first },
        { name: "the same again", seconds: again },
      ],
    );
    return `From the command to the live help center, ${rounds} rounds, wanted: ${wantedSeconds} s\n${table}`;
  });
}
