/** Commands that store a whole installation in one file, and restore it. */
import { join, resolve } from "node:path";
import { createBackup } from "#platform/backup/create-backup.ts";
import { backupName, backupsFolder } from "#platform/backup/keep-backups.ts";
import { checkBackup, restoreBackup } from "#platform/backup/restore-backup.ts";
import { systemClock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { type Database, openDatabase, openRunningDatabase } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";
import { createStorage } from "#platform/storage/create-storage.ts";
import type { CommandInput } from "./commands.ts";
import { requireInstallation } from "./require-installation.ts";

const log = createLog({ logLevel: "warn" }, process.stderr);

export async function backUp({ config, args: [named] }: CommandInput): Promise<number> {
  const database = await openUnmigrated(config);
  try {
    const file =
      named === undefined ? join(backupsFolder(config), backupName(systemClock.now())) : resolve(named);
    const sources = { sql: database.directSql, storage: createStorage({ config, log }), clock: systemClock };
    const made = await createBackup(sources, { file });
    process.stdout.write(`${made.file}  (${made.rows} rows, ${made.files} files, ${sizeText(made.bytes)})\n`);
    if (made.missingFiles > 0)
      process.stderr.write(`${made.missingFiles} referenced files are missing from storage.\n`);
    return 0;
  } finally {
    await database.close();
  }
}

/** Runs no migrations, because a backup made before an update must keep the old schema. */
async function openUnmigrated(config: Config): Promise<Database> {
  const running = await openRunningDatabase({ config });
  if (running) return running;
  requireInstallation(config);
  return openDatabase({ config, log });
}

export async function restore({ config, args: [file = ""], options }: CommandInput): Promise<number> {
  const path = resolve(file);
  if (options.check) {
    const { createdAt, tables, files } = await checkBackup(path);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(`Backup is complete. Created ${createdAt}, ${rows} rows, ${files.length} files.\n`);
    return 0;
  }
  const into = options.into === undefined ? null : resolve(options.into);
  const { manifest, dataDir, keptAside } = await restoreBackup({
    file: path,
    config,
    into,
    clock: systemClock,
    log,
  });
  process.stdout.write(`Restored the backup of ${manifest.createdAt}.\n`);
  if (dataDir === null) process.stdout.write("Start the servers with this DATABASE_URL.\n");
  else if (into !== null) process.stdout.write(`Start the server with DATA_DIR=${dataDir}\n`);
  if (into !== null && config.s3)
    process.stdout.write(
      `The files are in ${join(into, "files")}, not in the bucket. Start without S3_*, or copy them into a bucket.\n`,
    );
  if (keptAside !== null)
    process.stdout.write(
      `The previous data is in ${keptAside}. Delete it after you have checked the result.\n`,
    );
  return 0;
}

function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
