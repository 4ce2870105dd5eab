import { recordAccountChange } from "#features/companies/audit/record-change.server.ts";
import type { Db } from "#platform/db/open-database.ts";

/** Call it before the browser gets its session cookie, so that no sign-in from a new device goes unrecorded. */
export function recordNewDevice(
  db: Db,
  { userId, deviceLabel }: { userId: string; deviceLabel: string },
): Promise<void> {
  const subject = { kind: "device", title: deviceLabel } as const;
  return db.transaction((tx) =>
    recordAccountChange(tx, { userId }, { action: "account.signed-in", subject }),
  );
}
