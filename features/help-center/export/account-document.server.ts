/** The account as one JSON document, which is written to a temporary file first: see `data-archive.server.ts`. */
import { createReadStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { writeAccount } from "#features/accounts/export-account.server.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { documentName, exportFolderPrefix } from "./left-over-exports.server.ts";

export function accountDocument(
  services: Pick<Services, "db">,
  scope: OwnerScope,
  { now }: { now: Date },
): ReadableStream {
  const bytes = readDocument(services, scope, now);
  return Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream;
}

async function* readDocument(
  { db }: Pick<Services, "db">,
  scope: OwnerScope,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), exportFolderPrefix));
  try {
    const path = join(folder, documentName);
    const file = await open(path, "w", 0o600);
    try {
      await writeAccount(db, scope, { now, write: (text) => file.writeFile(text) });
    } finally {
      await file.close();
    }
    yield* createReadStream(path) as AsyncIterable<Buffer>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
