/**
 * Kills a server over and over at moments of chance, while it makes, starts, uses or stops its database, and
 * checks after each time that everything acknowledged is there. Run by hand:
 *   node tests/support/kill-database-loop.ts [cycles]
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "#platform/db/open-database.ts";
import { readPostmasterFile } from "#platform/db/postmaster.ts";
import { createLog } from "#platform/log.ts";

const cycles = Number(process.argv[2] ?? 50);
const log = createLog({ logLevel: "silent" });
let lost = 0;
let slowestOpenMs = 0;
let dataDir = newDirectory();

for (let cycle = 1; cycle <= cycles; cycle++) {
  // Every tenth cycle starts from nothing, so that the making is cut off too.
  if (cycle % 10 === 0) {
    rmSync(dataDir, { recursive: true, force: true });
    dataDir = newDirectory();
  }
  const acknowledged = await writeUntilKilled(Math.random() * 4_000, Math.random() < 0.5);
  const start = performance.now();
  const database = await openDatabase({ config: { dataDir, databaseUrl: null }, log });
  const openMs = Math.round(performance.now() - start);
  slowestOpenMs = Math.max(slowestOpenMs, openMs);
  const [table] = await database.sql`select to_regclass('writes') is not null as exists`;
  const [row] = table?.exists
    ? await database.sql`select coalesce(max(n), 0)::int as last from writes`
    : [{ last: 0 }];
  if (acknowledged > row?.last) lost += acknowledged - row?.last;
  await database.close();
  process.stdout.write(
    `cycle ${cycle}: acknowledged up to ${acknowledged}, stored up to ${row?.last}, opened in ${openMs} ms\n`,
  );
}
rmSync(dataDir, { recursive: true, force: true });
process.stdout.write(
  `${cycles} kills, ${lost} acknowledged writes lost, slowest start after one ${slowestOpenMs} ms\n`,
);
process.exitCode = lost === 0 ? 0 : 1;

/** Resolves to the last acknowledged number, 0 when there was none. */
async function writeUntilKilled(afterMs: number, killsDatabase: boolean): Promise<number> {
  const script = join(import.meta.dirname, "database-child.ts");
  const child = spawn(process.execPath, [script, dataDir], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let last = 0;
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.startsWith("error")) process.stdout.write(`${line}\n`);
    last = Number(line) || last;
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  await delay(afterMs);
  child.kill("SIGKILL");
  const postmaster = readPostmasterFile(join(dataDir, "postgres"));
  if (killsDatabase && postmaster) process.kill(postmaster.pid, "SIGKILL");
  await ended;
  return last;
}

function newDirectory(): string {
  return mkdtempSync(join(tmpdir(), "step-kill-"));
}
