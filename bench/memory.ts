/** Measures the idle memory of the server and its Postgres, summed over their processes. */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ProcessMemory, processTree, readMemory } from "./process-tree.ts";
import { freePort, startServer, untilAnswers, withFolder } from "./server-process.ts";
import { renderTable } from "./table.ts";

/**
 * Waits after the sample help center was created: until its garbage can be collected, and until the database connections
 * that it needed are closed.
 */
const restsMs = [10_000, 90_000];
const centerTimeoutMs = 90_000;

export function benchMemory({ path }: { path: string }): Promise<string> {
  return withFolder(async (folder) => {
    const server = await startServer({ dataDir: join(folder, "data"), port: await freePort() });
    try {
      await untilAnswers(server.origin + path, { timeoutMs: centerTimeoutMs, everyMs: 250 });
      const reports: string[] = [];
      let restedMs = 0;
      for (const restMs of restsMs) {
        await wait(restMs - restedMs);
        restedMs = restMs;
        reports.push(report(readMemory(processTree(server.pid)), restMs));
      }
      return reports.join("\n\n");
    } finally {
      await server.stop();
    }
  });
}

interface Row {
  name: string;
  processes: ProcessMemory[];
}

function report(processes: ProcessMemory[], restMs: number): string {
  if (processes.length === 0) return "Memory can be read on Linux only.";
  const isPostgres = (each: ProcessMemory) => each.name.startsWith("postgres");
  const rows: Row[] = [
    { name: "server", processes: processes.filter((each) => !isPostgres(each)) },
    { name: "Postgres", processes: processes.filter(isPostgres) },
    { name: "together", processes },
  ];
  const megabytes = (row: Row, value: (each: ProcessMemory) => number) =>
    row.processes.reduce((sum, each) => sum + value(each), 0) / 1_024;
  const table = renderTable<Row>(
    [
      { title: "memory", value: (row) => row.name },
      { title: "processes", value: (row) => row.processes.length },
      { title: "PSS MB", value: (row) => megabytes(row, (each) => each.pssKb), digits: 0 },
      { title: "RSS MB", value: (row) => megabytes(row, (each) => each.rssKb), digits: 0 },
    ],
    rows,
  );
  return `At rest, ${restMs / 1000} s after the sample's help center was made\n${table}`;
}
