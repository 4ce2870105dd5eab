/** Everything that is stored of an account, with the pictures of its help center: one archive, which can be taken in again. */

import { Readable } from "node:stream";
import { listOwnFiles } from "#features/accounts/delete-account.server.ts";
import { exportAccount } from "#features/accounts/export-account.server.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { ZipEntry } from "./zip-stream.ts";

export const documentName = "help-center.json";
/** Films have a place of their own in the copy as a website: they would make this archive too large to be taken in. */
const pictures = /\.(?:png|jpe?g|webp|gif)$/;

export async function* dataArchive(
  { db, storage, clock }: Pick<Services, "db" | "storage" | "clock">,
  scope: OwnerScope,
): AsyncGenerator<ZipEntry> {
  const everything = await exportAccount(db, scope, { now: clock.now() });
  yield { path: documentName, content: Readable.from(jsonParts(everything)) };
  const keys = await db.transaction((tx) => listOwnFiles(tx, scope));
  for (const key of keys.filter((each) => pictures.test(each))) {
    const file = await storage.get(key);
    if (file) yield { path: `files/${key}`, content: file.bytes };
  }
}

const rowsPerPart = 100;

/** As JSON.stringify writes it, one row a line: the whole of a large account at once would keep everybody waiting. */
function* jsonParts(tables: Record<string, unknown>): Generator<Buffer> {
  let before = "{";
  for (const [name, value] of Object.entries(tables)) {
    const head = `${before}\n${JSON.stringify(name)}: `;
    before = ",";
    if (!Array.isArray(value)) {
      yield Buffer.from(head + JSON.stringify(value ?? null));
      continue;
    }
    yield Buffer.from(`${head}[`);
    for (let at = 0; at < value.length; at += rowsPerPart) {
      const rows = value.slice(at, at + rowsPerPart).map((row) => `\n${JSON.stringify(row)}`);
      yield Buffer.from((at > 0 ? "," : "") + rows.join(","));
    }
    yield Buffer.from("]");
  }
  yield Buffer.from("\n}\n");
}
