import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { PostgresUser } from "#platform/db/postgres-user.ts";
import { writePrivateFile } from "#platform/db/private-file.ts";
import { StartupError } from "#platform/errors.ts";

const initPrefix = ".postgres-init-";

/**
 * Creates `clusterDir` unless it exists, and returns the database's password. The directory is prepared under another
 * name and renamed, so an existing one is complete. Deletes leftovers of an interrupted run.
 */
export async function createCluster(options: {
  dataDir: string;
  clusterDir: string;
  initdb: string;
  majorVersion: string;
  user: PostgresUser;
}): Promise<{ password: string; created: boolean }> {
  const { dataDir, clusterDir, majorVersion } = options;
  const passwordFile = join(dataDir, "postgres-password");
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(initPrefix)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const exists = existsSync(clusterDir);
  if (exists) checkVersion(clusterDir, majorVersion);
  if (existsSync(passwordFile)) {
    const password = readFileSync(passwordFile, "utf8").trim();
    if (password !== "") {
      if (!exists) await initialise(options, password);
      return { password, created: !exists };
    }
  }
  if (exists) {
    throw new StartupError(
      `${passwordFile} is missing, and the database in ${clusterDir} opens with nothing else; restore it from the backup of the data directory.`,
    );
  }
  const password = randomBytes(24).toString("base64url");
  writePrivateFile(passwordFile, `${password}\n`);
  await initialise(options, password);
  return { password, created: true };
}

async function initialise(
  { dataDir, clusterDir, initdb, user }: Parameters<typeof createCluster>[0],
  password: string,
): Promise<void> {
  const workDir = mkdtempSync(join(dataDir, initPrefix));
  const newCluster = join(workDir, "cluster");
  const passwordFile = join(workDir, "password");
  mkdirSync(newCluster, { mode: 0o700 });
  writePrivateFile(passwordFile, `${password}\n`);
  for (const path of [workDir, newCluster, passwordFile]) user.own(path);
  try {
    await run(user, initdb, [
      `--pgdata=${newCluster}`,
      `--pwfile=${passwordFile}`,
      "--username=postgres",
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // The built-in locale sorts and changes case the same way on every machine, whatever locales are installed.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--wal-segsize=4",
      "--no-instructions",
    ]);
    renameSync(newCluster, clusterDir);
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}

function run(user: PostgresUser, program: string, programArgs: string[]): Promise<void> {
  const { file, args, ...ids } = user.command(program, programArgs);
  return new Promise((resolve, reject) => {
    // Detached, so that Ctrl-C signals only the server.
    const child = spawn(file, args, {
      ...ids,
      cwd: "/",
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
      env: { PATH: process.env.PATH, LC_ALL: "C" },
      timeout: 120_000,
    });
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => {
      errors = (errors + chunk.toString("utf8")).slice(-2_000);
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new StartupError(`The database could not be created: ${lastError(errors, code)}`));
    });
  });
}

function lastError(text: string, code: number | null): string {
  const lines = text.trim().split("\n");
  const line = lines.findLast((candidate) => /error|fatal/i.test(candidate)) ?? lines.at(-1);
  return line?.trim() || `initdb ended with code ${code}`;
}

function checkVersion(clusterDir: string, majorVersion: string): void {
  let found: string;
  try {
    found = readFileSync(join(clusterDir, "PG_VERSION"), "utf8").trim();
  } catch (cause) {
    throw new StartupError(
      `${clusterDir} is not a database this user can read; restore it from a backup, or set DATA_DIR to another directory.`,
      { cause },
    );
  }
  if (found !== majorVersion) {
    throw new StartupError(
      `The database in ${clusterDir} was made by Postgres ${found}, and this version runs Postgres ${majorVersion}; export with the version that made it, then import.`,
    );
  }
}
