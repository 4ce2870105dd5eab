/**
 * Archives data of a company, including pictures, in a format that can be imported. Rows are first copied from one
 * database snapshot to a temporary folder. This way a large account needs little memory, and a slow download doesn't
 * keep a database connection open.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { listOwnFiles } from "#features/accounts/delete-account.server.ts";
import {
  type AccountTable,
  readAccount,
  readCompanyTables,
} from "#features/accounts/export-account.server.ts";
import { articlesPart } from "#features/articles/company-part.server.ts";
import { companiesPart } from "#features/companies/companies-part.server.ts";
import { guidesPart } from "#features/guides/company-part.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { isAttachmentKey, isStorageKey } from "#platform/storage/storage-key.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { centerTables, companySchema } from "./center-records.ts";
import { type DataFile, exportFormat, exportVersion, manifestPath, picturesFolder } from "./export-format.ts";
import { exportFolderPrefix } from "./left-over-exports.server.ts";
import { splitIntoFiles } from "./split-into-files.ts";
import type { ZipEntry } from "./zip-stream.ts";

type Deps = Pick<Services, "db" | "storage" | "clock">;
type Visit = (table: AccountTable) => Promise<void>;

/** Videos would make this archive too large to import. Only the static copy includes them. */
const pictures = /\.(?:png|jpe?g|webp|gif)$/;

/** All data of the account and its company. */
export function dataArchive(deps: Deps, scope: OwnerScope): AsyncGenerator<ZipEntry> {
  return archive(deps, {
    read: (visit) => readAccount(deps.db, scope, visit),
    listFiles: (tx) => listOwnFiles(tx, scope),
  });
}

/** Only what an import takes: content, without messages, visits and members. */
export function centerArchive(deps: Deps, { companyId }: { companyId: string }): AsyncGenerator<ZipEntry> {
  const tables = new Set<string>(centerTables);
  return archive(deps, {
    async read(visit) {
      const row = await readCompanyTables(deps.db, { companyId, tables }, (table) =>
        visit(table.table === "article_states" ? schedulesIn(table) : table),
      );
      const isImported = ([name]: [string, unknown]) => name in companySchema.shape;
      return { company: Object.fromEntries(Object.entries(row).filter(isImported)) };
    },
    async listFiles(tx) {
      const keys = new Set<string>();
      for (const part of [companiesPart, articlesPart, guidesPart])
        for (const key of (await part.listFiles?.(tx, companyId)) ?? []) keys.add(key);
      return [...keys].filter(isStorageKey);
    },
  });
}

/** Without who wrote and reviewed an article, and without their notes. */
function schedulesIn({ table, rows }: AccountTable): AccountTable {
  async function* schedules() {
    for await (const { articleId, publishAt, unpublishAt } of rows)
      if (publishAt || unpublishAt) yield { articleId, publishAt, unpublishAt };
  }
  return { table, rows: schedules() };
}

async function* archive(
  { db, storage, clock }: Deps,
  { read, listFiles }: { read(visit: Visit): Promise<object>; listFiles(tx: Transaction): Promise<string[]> },
): AsyncGenerator<ZipEntry> {
  const folder = await mkdtemp(join(tmpdir(), exportFolderPrefix));
  try {
    const files: DataFile[] = [];
    const whose = await read(async ({ table, rows }) => {
      for await (const { file, content } of splitIntoFiles(table, rows)) {
        await pipeline(content, createWriteStream(join(folder, file.path), { mode: 0o600 }));
        files.push(file);
      }
    });
    const exportedAt = clock.now().toISOString();
    const manifest = { format: exportFormat, version: exportVersion, exportedAt, ...whose, files };
    yield { path: manifestPath, content: `${JSON.stringify(manifest, null, 2)}\n` };
    for (const { path } of files) yield { path, content: createReadStream(join(folder, path)) };
    const keys = await db.transaction((tx) => listFiles(tx));
    for (const key of keys.filter((each) => pictures.test(each) || isAttachmentKey(each))) {
      const file = await storage.get(key);
      if (file) yield { path: picturesFolder + key, content: file.bytes };
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
