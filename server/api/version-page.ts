/** What the histories of all kinds of content have in common. */
import { pageOf } from "#features/api/cursor.ts";
import { findPeople } from "#features/team/people.server.ts";
import type { ListedVersion } from "#features/versions/version-pages.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { rowsOfPage } from "./content-query.ts";

interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

/** By user id. Without the email addresses of people who entered no name. */
export type Names = ReadonlyMap<string, string | null>;

export function pageAfter(itemId: string, query: PageQuery) {
  const { after, limit } = rowsOfPage(query);
  return { itemId, after: after?.id ?? null, limit };
}

export async function presentPage<Version>(
  db: Db,
  rows: ListedVersion[],
  { limit }: PageQuery,
  present: (row: ListedVersion, names: Names) => Version,
) {
  const page = pageOf(rows, { limit, timeOf: ({ createdAt }) => createdAt });
  const names = await namesOf(db, page.rows);
  return { data: page.rows.map((row) => present(row, names)), nextCursor: page.nextCursor };
}

export async function namesOf(db: Db, rows: ListedVersion[]): Promise<Names> {
  const people = await findPeople(db, [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))]);
  return new Map([...people].map(([id, { name }]) => [id, name || null]));
}

export function presentVersion(
  { number, kind, addedWords, removedWords, createdAt, ...by }: ListedVersion,
  names: Names,
) {
  return {
    number,
    kind,
    author: authorOf(by, names),
    addedWords,
    removedWords,
    createdAt: createdAt.toISOString(),
  };
}

function authorOf({ authorId, keyName }: Pick<ListedVersion, "authorId" | "keyName">, names: Names) {
  if (keyName !== null) return { kind: "key" as const, name: keyName };
  if (authorId === null) return { kind: "step" as const, name: null };
  return { kind: "person" as const, name: names.get(authorId) ?? null };
}
