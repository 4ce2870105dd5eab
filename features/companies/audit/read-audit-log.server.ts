import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { type AuditFilter, writeCursor } from "./audit-filter.ts";
import { countEntries, type FindPeople, listActors, listEntries, maxCounted } from "./list-entries.server.ts";
import { peopleOf } from "./people-of.ts";
import { type AuditEntryView, type EntryTexts, personName, presentEntry } from "./present-entry.ts";

const entriesPerPage = 50;

export interface AuditPage {
  entries: AuditEntryView[];
  /** For the next page; null on the last one. */
  next: string | null;
  /** Number of entries that match the filter, "10,000+" if there are more. */
  total: string;
  /** The people that the filter can select. */
  people: { id: string; name: string }[];
}

export async function readAuditLog(
  db: Db,
  scope: OwnerScope,
  { filter, now, find, texts }: { filter: AuditFilter; now: Date; find: FindPeople; texts: EntryTexts },
): Promise<AuditPage> {
  const rows = await listEntries(db, scope, { ...filter, now, limit: entriesPerPage + 1, texts }, find);
  const shown = rows.slice(0, entriesPerPage);
  const last = shown.at(-1);
  const actors = await listActors(db, scope);
  const people = await find(db, [...new Set([...peopleOf(shown), ...actors])]);
  const total = await countEntries(db, scope, { ...filter, now, limit: maxCounted, texts }, find);
  return {
    entries: shown.map((row) => presentEntry(row, people, texts)),
    next: last && rows.length > shown.length ? writeCursor(last) : null,
    total: total > maxCounted ? `${texts.number(maxCounted)}+` : texts.number(total),
    people: actors
      .flatMap((id) => (people.has(id) ? [{ id, name: personName(people.get(id), texts) }] : []))
      .sort((a, b) => a.name.localeCompare(b.name, texts.language)),
  };
}
