import { writeAccount } from "#features/accounts/export-account.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

/** The JSON document that an owner downloads. */
export async function exportedAccount(db: Db, scope: OwnerScope, { now }: { now: Date }): Promise<string> {
  let text = "";
  await writeAccount(db, scope, {
    now,
    async write(part) {
      text += part;
    },
  });
  return text;
}
