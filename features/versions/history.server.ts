/** The history of articles, answers and guides. The caller holds the company's lock for writes. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { GuideVersionSteps } from "#db/schema/guides.ts";
import type { VersionTable } from "#db/version-table.ts";
import { isOfEditor } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { VersionKind } from "#shared/enumerations.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import { countChangedWords } from "./count-words.ts";
import type { VersionCard, VersionText } from "./version.ts";

const foldedMs = 60_000;
/** Of each item. Older ones are deleted. */
const maxKept = 500;
/** Counting the words of this many long texts takes tens of milliseconds. */
const countedPerTurn = 20;
/** Postgres accepts at most 65,535 parameters per statement. */
const batchSize = 1_000;

/** Both are null for a job or a command. */
export interface VersionAuthor {
  authorId: string | null;
  /** Of an API key. */
  keyName?: string | null;
}

export interface NewVersion extends VersionText, VersionAuthor {
  itemId: string;
  kind: VersionKind;
  /** The steps of a guide. Only its table has a column for them. */
  steps?: GuideVersionSteps;
  /** The database's time, if it is missing. */
  now?: Date;
  /** The text before the first recorded version, so that a restore can return to it. */
  before: (VersionText & { steps?: GuideVersionSteps; savedAt?: Date }) | null;
}

type Company = Pick<EditorScope, "companyId">;
type Row = VersionTable["$inferInsert"];

export function authorOf(scope: EditorScope): VersionAuthor {
  return "userId" in scope ? { authorId: scope.userId } : { authorId: null, keyName: scope.keyName };
}

/**
 * Adds a version, or replaces the last one if the same person saved within the last minute, such as while typing.
 * Returns whether it added one.
 */
export async function recordTyped(
  tx: Transaction,
  table: VersionTable,
  { companyId }: Company,
  version: NewVersion,
): Promise<boolean> {
  const { itemId, kind, title, content, steps, authorId, now } = version;
  const saved = now ? sql`${now.toISOString()}::timestamptz` : sql`now()`;
  const isRecent = sql<boolean>`${table.createdAt} > ${saved} - make_interval(secs => ${foldedMs / 1_000})`;
  const [last, earlier] = await tx
    .select({ ...getTableColumns(table), isRecent })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.itemId, itemId)))
    .orderBy(desc(table.number))
    .limit(2);
  const isSame = authorId !== null && last?.authorId === authorId;
  const isFolded = isSame && last.kind === "saved" && kind === "saved" && last.isRecent;
  if (!last || !isFolded) {
    await tx.insert(table).values(rowsOf({ companyId, last: last ?? null, version }));
    return true;
  }
  const words = countWords(earlier ?? null, version);
  await tx
    .update(table)
    .set({ title, content, ...(steps ? { steps } : {}), ...words })
    .where(eq(table.id, last.id));
  return false;
}

/** Adds a version of each item. Lets other requests run in between. */
export async function recordVersions(
  tx: Transaction,
  table: VersionTable,
  { companyId }: Company,
  versions: readonly NewVersion[],
): Promise<void> {
  if (versions.length === 0) return;
  const ids = versions.map(({ itemId }) => itemId);
  const known = await tx
    .selectDistinctOn([table.itemId])
    .from(table)
    .where(
      and(
        eq(table.companyId, companyId),
        ids.length === 1
          ? inArray(table.itemId, ids)
          : sql`${table.itemId} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`,
      ),
    )
    .orderBy(table.itemId, desc(table.number));
  const lastOf = new Map(known.map((row) => [row.itemId, row]));
  const rows: Row[] = [];
  for (const [index, version] of versions.entries()) {
    if (index > 0 && index % countedPerTurn === 0) await nextTurn();
    rows.push(...rowsOf({ companyId, last: lastOf.get(version.itemId) ?? null, version }));
  }
  for (let at = 0; at < rows.length; at += batchSize)
    await tx.insert(table).values(rows.slice(at, at + batchSize));
}

/** A text that was there before any version, such as an imported one, becomes the first. */
function rowsOf({
  companyId,
  last,
  version: { before, now, ...version },
}: {
  companyId: string;
  last: VersionTable["$inferSelect"] | null;
  version: NewVersion;
}): Row[] {
  const { itemId } = version;
  const first: Row[] =
    last === null && before !== null && before.content.trim() !== ""
      ? [
          {
            ...{ companyId, itemId, number: 1, kind: "imported" },
            ...{ title: before.title, content: before.content },
            ...(before.steps ? { steps: before.steps } : {}),
            ...(before.savedAt ? { createdAt: before.savedAt } : {}),
            ...countWords(null, before),
          },
        ]
      : [];
  return [
    ...first,
    {
      ...version,
      ...{ companyId, number: (last?.number ?? first.length) + 1 },
      ...(now ? { createdAt: now } : {}),
      ...countWords(last ?? (first.length > 0 ? before : null), version),
    },
  ];
}

function countWords(before: VersionText | null, after: VersionText) {
  const words = countChangedWords(
    before ? `${before.title}\n${before.content}` : "",
    `${after.title}\n${after.content}`,
  );
  return { addedWords: words.added, removedWords: words.removed };
}

/** Deletes all but the newest versions of each item. Returns the deleted texts. */
export async function dropOldVersions(
  tx: Transaction,
  table: VersionTable,
  { companyId }: Company,
  itemIds: readonly string[],
): Promise<string[]> {
  if (itemIds.length === 0) return [];
  const { id, companyId: company, itemId, number, content } = table;
  const old = sql`select old.id from jsonb_array_elements_text(${JSON.stringify(itemIds)}::jsonb) as items(item)
    cross join lateral (select ${id} from ${table}
      where ${company} = ${companyId} and ${itemId} = items.item::uuid
      order by ${number} desc offset ${maxKept}) as old`;
  const dropped = await tx
    .delete(table)
    .where(and(eq(company, companyId), sql`${id} in (${old})`))
    .returning({ content });
  return dropped.map((row) => row.content);
}

/** Newest first. */
export async function listVersions(
  db: Db,
  table: VersionTable,
  scope: EditorScope,
  itemId: string,
): Promise<VersionCard[]> {
  const { id, number, kind, authorId, keyName, addedWords, removedWords, createdAt } = table;
  const rows = await db
    .select({ id, number, kind, authorId, keyName, addedWords, removedWords, createdAt })
    .from(table)
    .where(and(isOfEditor(table.companyId, scope), eq(table.itemId, itemId)))
    .orderBy(desc(number))
    .limit(maxKept);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function findVersion(
  db: Db | Transaction,
  table: VersionTable,
  scope: EditorScope,
  { itemId, number }: { itemId: string; number: number },
): Promise<VersionText | null> {
  const [row] = await db
    .select({ title: table.title, content: table.content })
    .from(table)
    .where(and(isOfEditor(table.companyId, scope), eq(table.itemId, itemId), eq(table.number, number)));
  return row ?? null;
}
