/**
 * Measures how long a Zendesk help center with 2,000 articles takes to move in, from the command to the live help center,
 * and a second run that changes nothing. The server on the other side answers immediately and demands no waits.
 */
import { join } from "node:path";
import { programFile } from "#platform/program-file.ts";
import { startZendesk } from "#tests/support/zendesk.ts";
import { runChild } from "./children.ts";
import {
  freePort,
  projectRoot,
  serverEnvironment,
  startServer,
  untilAnswers,
  withFolder,
} from "./server-process.ts";
import { median } from "./statistics.ts";
import { renderTable } from "./table.ts";

const articles = 2_000;
const wantedSeconds = 60;
const liveTimeoutMs = 10_000;

export function benchMoving({ rounds, path }: { rounds: number; path: string }): Promise<string> {
  return withFolder(async (folder) => {
    const place = { dataDir: join(folder, "data"), port: await freePort() };
    const server = await startServer(place);
    const environment = serverEnvironment(place.dataDir, place.port);
    const create = async (url: string) => {
      const started = performance.now();
      const printed = await runChild(
        process.execPath,
        ["--disable-warning=ExperimentalWarning", programFile("#server/cli/main.ts"), "create", url],
        { cwd: projectRoot, env: environment },
      );
      const address = /https?:\/\/\S+\/help\/[\w-]+/.exec(printed)?.[0];
      if (!address) throw new Error(`No address of a help center in: ${printed}`);
      await untilAnswers(address, { timeoutMs: liveTimeoutMs, everyMs: 10 });
      return { seconds: (performance.now() - started) / 1_000, printed };
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
