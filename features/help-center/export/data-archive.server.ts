/** Everything that is stored of an account, with the pictures of its help center: one archive, which can be taken in again. */

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
  yield { path: documentName, content: `${JSON.stringify(everything, null, 2)}\n` };
  const keys = await db.transaction((tx) => listOwnFiles(tx, scope));
  for (const key of keys.filter((each) => pictures.test(each))) {
    const file = await storage.get(key);
    if (file) yield { path: `files/${key}`, content: file.bytes };
  }
}
