/** Writes the audit log as a CSV file, one batch at a time. */
import { Readable } from "node:stream";
import type { PlainTeamText } from "#engines/messages/team/team-catalogs.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { csvFile, csvLines } from "#shared/write-csv.ts";
import { actionText, areaNames } from "./audit-actions.ts";
import type { AuditFilter } from "./audit-filter.ts";
import { type AuditRow, type FindPeople, listEntries } from "./list-entries.server.ts";
import { peopleOf } from "./people-of.ts";
import { changeText, type EntryTexts, presentEntry, sentenceOf } from "./present-entry.ts";

const columns = [
  "Time (UTC)",
  "Person",
  "Email",
  "Entry",
  "Area",
  "Changes",
  "Device",
  "IP address",
] as const satisfies PlainTeamText<"auditEntries">[];
const rowsPerBatch = 1_000;

interface CsvInput {
  filter: AuditFilter;
  now: Date;
  find: FindPeople;
  texts: EntryTexts;
}

/** Everything that the filter selects, newest first. Times are UTC. A slow client delays the next query. */
export function auditCsvBody(db: Db, scope: OwnerScope, input: CsvInput): ReadableStream<Uint8Array> {
  return Readable.toWeb(
    Readable.from(writeAuditCsv(db, scope, input), { objectMode: false }),
  ) as ReadableStream<Uint8Array>;
}

async function* writeAuditCsv(
  db: Db,
  scope: OwnerScope,
  { filter, now, find, texts }: CsvInput,
): AsyncGenerator<Buffer> {
  yield Buffer.from(csvFile([columns.map((name) => texts.t(name))]));
  let { before } = filter;
  for (let isFull = true; isFull; ) {
    const rows = await listEntries(db, scope, { ...filter, before, now, limit: rowsPerBatch, texts }, find);
    const people = await find(db, peopleOf(rows));
    if (rows.length > 0) yield Buffer.from(csvLines(rows.map((row) => cellsOf(row, people, texts))));
    before = rows.at(-1) ?? null;
    isFull = rows.length === rowsPerBatch;
  }
}

function cellsOf(row: AuditRow, people: Awaited<ReturnType<FindPeople>>, texts: EntryTexts): string[] {
  const entry = presentEntry(row, people, texts);
  const area = actionText(row.action)?.area;
  return [
    entry.at,
    entry.actor,
    people.get(row.actorUserId ?? "")?.email ?? "",
    sentenceOf(entry),
    area ? texts.t(areaNames[area]) : "",
    entry.changes.map((change) => changeText(change, texts)).join("; "),
    entry.device ?? "",
    entry.ip ?? "",
  ];
}
