/** A Postgres primary and its streaming standby on two ports, with the same password. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";

const log = pino({ level: "silent" });
const settings = ["wal_level=replica", "max_wal_senders=4", "max_connections=60", "fsync=off"];

export interface PostgresPair {
  primary: string;
  standby: string;
  stopPrimary(): Promise<void>;
  close(): Promise<void>;
}

export async function startPostgresPair(): Promise<PostgresPair> {
  const directory = mkdtempSync(join(tmpdir(), "step-pair-"));
  const [first, second] = [join(directory, "first"), join(directory, "second")];
  execFileSync("mkdir", [first]);
  // Copied while it is stopped, which makes the copy consistent.
  await (await startEmbeddedPostgres({ dataDir: first, log, settings })).stop();
  execFileSync("cp", ["-a", first, second]);
  const primary = await startEmbeddedPostgres({ dataDir: first, log, settings });
  const { port, password } = new URL(primary.url);
  const source = `primary_conninfo=host=127.0.0.1 port=${port} user=postgres password=${password}`;
  writeFileSync(join(second, "postgres", "standby.signal"), "");
  const standby = await startEmbeddedPostgres({ dataDir: second, log, settings: [...settings, source] });
  let stopped: Promise<void> | null = null;
  const stopPrimary = () => {
    stopped ??= primary.stop();
    return stopped;
  };
  return {
    primary: primary.url,
    standby: standby.url,
    stopPrimary,
    async close() {
      await standby.stop();
      await stopPrimary();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
