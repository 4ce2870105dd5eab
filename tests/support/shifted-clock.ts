/** A clock that a test sets forward or back, for processes and for Postgres (apt install libfaketime). */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect } from "vitest";
import { connect } from "#platform/db/connect.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { findPostgresUser } from "#platform/db/postgres-user.ts";
import { stopPostmaster } from "#platform/db/postmaster.ts";
import { patienceMs } from "#tests/support/patience.ts";

const libraries = [
  process.env.FAKETIME_LIBRARY ?? "",
  "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
  "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1",
];
const library = libraries.find((path) => existsSync(path)) ?? null;

export const canShiftClocks = library !== null;

export interface ShiftedClock {
  /** For the process that should have this clock. */
  env: Record<string, string>;
  /** Differs from the real time by this many seconds. */
  set(seconds: number): void;
  remove(): void;
}

export function createShiftedClock(): ShiftedClock {
  if (!library) throw new Error("libfaketime is not installed");
  const directory = mkdtempSync(join(tmpdir(), "step-clock-"));
  chmodSync(directory, 0o755);
  const file = join(directory, "shift");
  const set = (seconds: number) =>
    writeFileSync(file, `${seconds < 0 ? "" : "+"}${seconds}\n`, { mode: 0o644 });
  set(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // Reads the file for every query of the time, so that a change is immediate.
      FAKETIME_NO_CACHE: "1",
      // As in reality, where timers don't depend on the time of day.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    set,
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

export interface ShiftedPostgres {
  url: string;
  close(): Promise<void>;
}

/** Postgres with a clock of its own. */
export async function startShiftedPostgres(clock: ShiftedClock): Promise<ShiftedPostgres> {
  const directory = mkdtempSync(join(tmpdir(), "step-shifted-"));
  // Creates the database, and finds a port.
  const made = await startEmbeddedPostgres({ dataDir: directory, log: pino({ level: "silent" }) });
  await made.stop();
  const { url } = made;
  const programs = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
    postgres: string;
  };
  const settings = [
    `port=${new URL(url).port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=60",
    "fsync=off",
  ];
  const { file, args, ...ids } = findPostgresUser(programs.postgres, directory).command(programs.postgres, [
    "-D",
    join(directory, "postgres"),
    ...settings.flatMap((setting) => ["-c", setting]),
  ]);
  const child = spawn(file, args, {
    ...ids,
    cwd: "/",
    stdio: "ignore",
    env: { PATH: process.env.PATH, LC_ALL: "C", ...clock.env },
  });
  await waitForAnswer(url, child);
  return {
    url,
    async close() {
      if (child.pid !== undefined) await stopPostmaster(child.pid);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function waitForAnswer(url: string, child: ChildProcess): Promise<void> {
  const { sql } = connect(url, { max: 1 });
  try {
    await expect
      .poll(
        () => {
          if (child.exitCode !== null) throw new Error(`Postgres ended with ${child.exitCode}`);
          return sql`select 1`.then(
            () => true,
            () => false,
          );
        },
        { timeout: patienceMs, interval: 50 },
      )
      .toBe(true);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
