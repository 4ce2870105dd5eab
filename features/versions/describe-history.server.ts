import type { VersionTable } from "#db/version-table.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { findVersion, listVersions } from "./history.server.ts";
import { linesOfChanges } from "./lines-of-changes.ts";
import type { History, VersionText } from "./version.ts";

export async function describeHistory(
  db: Db,
  table: VersionTable,
  scope: OwnerScope,
  { itemId, current, url }: { itemId: string; current: VersionText; url: string },
): Promise<History> {
  const asked = new URL(url).searchParams;
  const number = Number(asked.get("version"));
  const versions = await listVersions(db, table, scope, itemId);
  const chosen = versions.find((version) => version.number === number) ?? versions[0] ?? null;
  const text = chosen && (await findVersion(db, table, scope, { itemId, number: chosen.number }));
  return {
    versions,
    chosen,
    isCurrent: text?.title === current.title && text.content === current.content,
    isSideBySide: asked.get("view") === "side",
    lines: text ? linesOfChanges(text, current) : [],
  };
}
