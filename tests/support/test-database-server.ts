/** The Postgres server of a test run. It starts on first use and is removed at the end of the run. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { connect } from "#platform/db/connect.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { migrate } from "#platform/db/migrate.ts";
import { readPostmasterFile } from "#platform/db/postmaster.ts";
import { createJobs } from "#platform/jobs/create-jobs.ts";
import { partitionTables } from "#tests/support/partition-tables.ts";
import { patienceMs } from "#tests/support/patience.ts";

export const templateDatabase = "template_migrated";

/** Resolves with the URL of the server's administration database when the template is ready. */
export async function startTestDatabaseServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const log = pino({ level: "silent" });
  const directory = mkdtempSync(join(tmpdir(), "step-test-db-"));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    // Writes don't wait for the disk, because the data is disposable.
    const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=400"];
    const server = await startEmbeddedPostgres({ dataDir: directory, log, settings });
    const watcher = endWithThisProcess(directory);
    await prepareTemplate(server.url);
    return {
      url: server.url,
      async stop() {
        await server.stop();
        remove();
        watcher.kill();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function prepareTemplate(url: string): Promise<void> {
  const { sql } = connect(url, { max: 1, connectSeconds: patienceMs / 1_000 });
  await sql.unsafe(`create database ${templateDatabase}`);
  await sql.end({ timeout: 1 });
  await migrateForTests(databaseUrl(url, templateDatabase));
}

export async function migrateForTests(url: string): Promise<void> {
  const log = pino({ level: "silent" });
  await migrate({ url, log });
  const jobs = createJobs({ url, log });
  await jobs.start([]);
  await jobs.stop();
  if (process.env.STEP_TEST_PARTITIONS) await partitionTables(url);
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/**
 * Cleans up after a killed test run. The shell's standard input closes, and it ends the server and deletes its files.
 */
function endWithThisProcess(directory: string) {
  const postmaster = readPostmasterFile(join(directory, "postgres"));
  const watcher = spawn(
    "sh",
    [
      "-c",
      'cat >/dev/null; kill -QUIT "$1" 2>/dev/null; sleep 1; rm -rf "$2"',
      "sh",
      String(postmaster?.pid),
      directory,
    ],
    { detached: true, stdio: ["pipe", "ignore", "ignore"] },
  );
  watcher.unref();
  const input = watcher.stdin as typeof watcher.stdin & { unref?: () => void };
  input.unref?.();
  return watcher;
}
