/** Fills an empty database from a backup: creates the backup's schema, then inserts its rows in one transaction. */
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type postgres from "postgres";
import type { Sql } from "#platform/db/connect.ts";
import { migrate, migrationsDirectory } from "#platform/db/migrate.ts";
import { createJobs } from "#platform/jobs/create-jobs.ts";
import type { Log } from "#platform/log.ts";
import { type ArchivedTable, BackupRefusedError, type Manifest } from "./archive-format.ts";
import { limitRows } from "./limit-rows.ts";
import { columnsOf, jobTables, quoted } from "./list-tables.ts";

interface Journal {
  entries: { when: number; tag: string }[];
}

/** Throws a BackupRefusedError if the backup contains a migration unknown to this code. */
export async function requireKnownSchema(manifest: Manifest): Promise<void> {
  const { entries } = await readJournal();
  const known = new Set(entries.map(({ when }) => when));
  if (manifest.migrations.some((when) => !known.has(when))) {
    throw new BackupRefusedError(
      "The backup was made by a newer version of Step than this one; restore it with that version.",
    );
  }
}

/** Applies only the backup's own migrations. The next start migrates to the current schema, as after an update. */
export async function prepareSchema({ url, manifest, log }: { url: string; manifest: Manifest; log: Log }) {
  const last = Math.max(...manifest.migrations);
  const journal = await readJournal();
  const folder = await mkdtemp(join(tmpdir(), "step-migrations-"));
  try {
    await cp(migrationsDirectory, folder, { recursive: true });
    const entries = journal.entries.filter(({ when }) => when <= last);
    await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    await migrate({ url, log, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (manifest.jobsVersion === null) return;
  const jobs = createJobs({ url, log });
  await jobs.start([]);
  await jobs.stop();
}

async function readJournal(): Promise<Journal> {
  const { default: journal } = (await import(join(migrationsDirectory, "meta/_journal.json"), {
    with: { type: "json" },
  })) as { default: Journal };
  return journal;
}

export interface TableFiller {
  fill(table: ArchivedTable, content: Readable): Promise<void>;
}

/** Atomic: if `run` resolves, everything it filled is committed. If it rejects, everything is rolled back. */
export async function fillTables(sql: Sql, manifest: Manifest, run: (filler: TableFiller) => Promise<void>) {
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`set local idle_in_transaction_session_timeout = 0`;
    const own = manifest.tables.filter(({ schema }) => schema === "public");
    // The archived rows already include the effects of the triggers.
    for (const { name } of own) await tx.unsafe(`alter table ${quoted(name)} disable trigger user`);
    if (manifest.jobsVersion !== null) {
      for (const { name } of jobTables.toReversed()) await tx.unsafe(`delete from pgboss.${quoted(name)}`);
    }
    await run({ fill: (table, content) => fillTable(tx, table, content) });
    for (const { name } of own) await tx.unsafe(`alter table ${quoted(name)} enable trigger user`);
  });
}

async function fillTable(
  tx: postgres.TransactionSql,
  table: ArchivedTable,
  content: Readable,
): Promise<void> {
  const target = `${quoted(table.schema)}.${quoted(table.name)}`;
  const has = await columnsOf(tx, table);
  const known = table.columns.filter((column) => has.includes(column));
  const isSame = known.length === table.columns.length;
  // Our tables must match the archived schema exactly. pg-boss creates its own tables, which may be newer.
  if (has.length === 0 || (!isSame && table.schema === "public")) {
    throw new BackupRefusedError(`The table ${table.name} of the backup does not fit this version of Step.`);
  }
  const all = table.columns.map(quoted).join(", ");
  const staged = `staged_${table.name}`;
  if (!isSame) {
    const columns = table.columns.map((column) => `${quoted(column)} text`).join(", ");
    await tx.unsafe(`create temporary table ${staged} (${columns}) on commit drop`);
  }
  const rows = await tx.unsafe(`copy ${isSame ? target : staged} (${all}) from stdin`).writable();
  await pipeline(content, createGunzip(), limitRows(table), rows);
  if (!isSame) await moveStaged(tx, { staged, target, columns: known });
  const [counted] = await tx.unsafe<{ count: string }[]>(
    `select count(*) as count from ${isSame ? target : staged}`,
  );
  if (Number(counted?.count) !== table.rows) {
    throw new BackupRefusedError(
      `The table ${table.name} came back with ${counted?.count} of ${table.rows} rows.`,
    );
  }
}

async function moveStaged(
  tx: postgres.TransactionSql,
  { staged, target, columns }: { staged: string; target: string; columns: string[] },
): Promise<void> {
  const types = await tx<{ name: string; type: string }[]>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${target}::regclass and attnum > 0`;
  const casts = columns.map((column) => {
    const type = types.find(({ name }) => name === column)?.type ?? "text";
    return `${quoted(column)}::${type}`;
  });
  await tx.unsafe(
    `insert into ${target} (${columns.map(quoted).join(", ")}) select ${casts.join(", ")} from ${staged}`,
  );
}
