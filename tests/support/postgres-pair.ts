/** A Postgres primary and its streaming standby on two ports, with the same password. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect } from "vitest";
import { connect } from "#platform/db/connect.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { readPostmasterFile } from "#platform/db/postmaster.ts";

const log = pino({ level: "silent" });
const settings = ["wal_level=replica", "max_wal_senders=4", "max_connections=60", "fsync=off"];

export interface PostgresPair {
  primary: string;
  standby: string;
  stopPrimary(): Promise<void>;
  /** Ends the primary with this signal. It starts again at the same address. */
  signalPrimary(signal: NodeJS.Signals): void;
  /** Ends the primary immediately and for good. */
  crashPrimary(): Promise<void>;
  /** From then on, the primary confirms only what the standby has, so that a promotion loses nothing. */
  replicateSynchronously(): Promise<void>;
  promoteStandby(): Promise<void>;
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
  const signalPrimary = (signal: NodeJS.Signals) => {
    const postmaster = readPostmasterFile(join(first, "postgres"));
    if (postmaster) process.kill(postmaster.pid, signal);
  };
  return {
    primary: primary.url,
    standby: standby.url,
    stopPrimary,
    signalPrimary,
    async crashPrimary() {
      const stopping = stopPrimary();
      signalPrimary("SIGQUIT");
      await stopping;
    },
    async replicateSynchronously() {
      await ask(primary.url, "alter system set synchronous_standby_names = '*'");
      await ask(primary.url, "select pg_reload_conf()");
      await expect
        .poll(() => ask(primary.url, "select sync_state from pg_stat_replication"))
        .toEqual([{ sync_state: "sync" }]);
    },
    promoteStandby: async () => void (await ask(standby.url, "select pg_promote()")),
    async close() {
      await standby.stop();
      await stopPrimary();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const { sql } = connect(url, { max: 1, applicationName: "step-test-admin" });
  try {
    return [...(await sql.unsafe(statement))];
  } finally {
    await sql.end({ timeout: 1 });
  }
}
