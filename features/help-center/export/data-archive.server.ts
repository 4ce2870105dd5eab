/**
 * Archives all data of an account, including pictures, in a format that can be imported. Rows are first copied from one
 * database snapshot to a temporary folder. This way a large account needs little memory, and a slow download doesn't
 * keep a database connection open.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { listOwnFiles } from "#features/accounts/delete-account.server.ts";
import { readAccount } from "#features/accounts/export-account.server.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { type DataFile, exportFormat, exportVersion, manifestPath, picturesFolder } from "./export-format.ts";
import { splitIntoFiles } from "./split-into-files.ts";
import type { ZipEntry } from "./zip-stream.ts";

/** Videos would make this archive too large to import. Only the static copy includes them. */
const pictures = /\.(?:png|jpe?g|webp|gif)$/;

export async function* dataArchive(
  { db, storage, clock }: Pick<Services, "db" | "storage" | "clock">,
  scope: OwnerScope,
): AsyncGenerator<ZipEntry> {
  const folder = await mkdtemp(join(tmpdir(), "step-export-"));
  try {
    const files: DataFile[] = [];
    const { user, company } = await readAccount(db, scope, async ({ table, rows }) => {
      for await (const { file, content } of splitIntoFiles(table, rows)) {
        await pipeline(content, createWriteStream(join(folder, file.path), { mode: 0o600 }));
        files.push(file);
      }
    });
    const exportedAt = clock.now().toISOString();
    const manifest = { format: exportFormat, version: exportVersion, exportedAt, user, company, files };
    yield { path: manifestPath, content: `${JSON.stringify(manifest, null, 2)}\n` };
    for (const { path } of files) yield { path, content: createReadStream(join(folder, path)) };
    const keys = await db.transaction((tx) => listOwnFiles(tx, scope));
    for (const key of keys.filter((each) => pictures.test(each))) {
      const file = await storage.get(key);
      if (file) yield { path: picturesFolder + key, content: file.bytes };
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
