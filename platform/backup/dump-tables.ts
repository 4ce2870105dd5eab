/** Dumps all rows of one database snapshot, each table as a compressed file of Postgres COPY text. */
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Transform, type TransformCallback } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type postgres from "postgres";
import type { Sql } from "#platform/db/connect.ts";
import { storageKeysIn } from "#platform/storage/storage-key.ts";
import type { ArchivedTable } from "./archive-format.ts";
import { columnsOf, jobTables, listTables, quoted } from "./list-tables.ts";

export interface Dump {
  /** Ordered so that foreign keys hold during a restore. */
  tables: { table: ArchivedTable; path: string }[];
  /** Keys of stored files in the rows. Some may be text that only looks like a key. */
  files: Set<string>;
  postgres: string;
  migrations: number[];
  jobsVersion: number | null;
}

/** Reads one snapshot in a single transaction without blocking writers. `directory` must exist and be empty. */
export async function dumpTables(sql: Sql, directory: string, signal: AbortSignal): Promise<Dump> {
  return (await sql.begin("isolation level repeatable read read only", async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`set local idle_in_transaction_session_timeout = 0`;
    const [server] = await tx<{ version: string; hasJobs: boolean }[]>`
      select current_setting('server_version') as version, to_regclass('pgboss.version') is not null as "hasJobs"`;
    const migrations = await tx<{ when: string }[]>`
      select created_at::text as when from drizzle.__drizzle_migrations order by created_at`;
    const [jobs] = server?.hasJobs
      ? await tx<{ version: number }[]>`select version from pgboss.version`
      : [undefined];
    const files = new Set<string>();
    const tables: Dump["tables"] = [];
    const listed = [...(await listTables(tx)), ...(jobs ? jobTables : [])];
    for (const [index, listing] of listed.entries()) {
      signal.throwIfAborted();
      const columns = await columnsOf(tx, listing);
      const path = join(directory, `${index}.copy.gz`);
      const rows = await dumpTable({ tx, path, table: { ...listing, columns }, signal, files });
      tables.push({ table: { ...listing, columns, rows }, path });
    }
    return {
      tables,
      files,
      postgres: server?.version ?? "",
      migrations: migrations.map(({ when }) => Number(when)),
      jobsVersion: jobs?.version ?? null,
    };
  })) as Dump;
}

interface TableDump {
  tx: postgres.TransactionSql;
  path: string;
  table: Omit<ArchivedTable, "rows">;
  signal: AbortSignal;
  files: Set<string>;
}

async function dumpTable({ tx, path, table, signal, files }: TableDump): Promise<number> {
  const reader = new RowReader(table.schema === "public" ? files : null);
  const names = table.columns.map(quoted).join(", ");
  const from = `${quoted(table.schema)}.${quoted(table.name)}`;
  const rows = await tx.unsafe(`copy (select ${names} from ${from}) to stdout`).readable();
  await pipeline(rows, reader, createGzip({ level: 5 }), createWriteStream(path, { mode: 0o600 }), {
    signal,
  });
  // Workaround for backpressure: the client pauses its connection if a chunk fills the buffer, and resumes on the next
  // read. No read follows the last chunk, so without this one the next query would never be answered.
  rows._read(0);
  return reader.rows;
}

/** Longer than any key, so that a key that is split across two chunks is found. */
const overlap = 300;

/** Passes data through while counting the rows and collecting the keys. */
class RowReader extends Transform {
  rows = 0;
  readonly #files: Set<string> | null;
  #tail = "";

  constructor(files: Set<string> | null) {
    super();
    this.#files = files;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.rows++;
    if (this.#files) {
      const text = this.#tail + chunk.toString("latin1");
      for (const key of storageKeysIn(text)) this.#files.add(key);
      this.#tail = text.slice(-overlap);
    }
    done(null, chunk);
  }
}
