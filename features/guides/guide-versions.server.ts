/** The history of guides. The caller holds the company's lock for writes. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { type GuideVersionSteps, guideVersions } from "#db/schema/guides.ts";
import { describeHistory } from "#features/versions/describe-history.server.ts";
import { dropOldVersions, recordTyped, type VersionAuthor } from "#features/versions/history.server.ts";
import type { History } from "#features/versions/version.ts";
import {
  findWholeVersion,
  type ListedVersion,
  listVersionPage,
  type WholeVersion,
} from "#features/versions/version-pages.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { VersionKind } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { GuideVersionText } from "./guide-version-text.ts";

type Company = Pick<OwnerScope, "companyId">;

interface GuideChange {
  id: string;
  kind: VersionKind;
  author: VersionAuthor;
  /** The text as it was stored. Null for a new guide. */
  before: (GuideVersionText & { savedAt: Date }) | null;
  after: GuideVersionText;
  now: Date;
}

/**
 * A save that leaves the text as it was is no version, except a publication. Call this after the text was stored.
 * Returns the texts of versions that were deleted because there are too many.
 */
export async function recordGuideVersion(
  tx: Transaction,
  scope: Company,
  { id, kind, author, before, after, now }: GuideChange,
): Promise<string[]> {
  const isSame = before !== null && before.title === after.title && before.content === after.content;
  if (isSame && kind !== "published") return [];
  const isAdded = await recordTyped(tx, guideVersions, scope, {
    ...{ itemId: id, kind, before, now },
    ...author,
    ...after,
  });
  return isAdded ? dropOldVersions(tx, guideVersions, scope, [id]) : [];
}

export async function findGuideVersion(
  tx: Transaction,
  { companyId }: Company,
  { id, number }: { id: string; number: number },
): Promise<{ title: string; steps: GuideVersionSteps } | null> {
  const { title, steps } = guideVersions;
  const [row] = await tx
    .select({ title, steps })
    .from(guideVersions)
    .where(and(isOf({ companyId }, id), eq(guideVersions.number, number)));
  return row ?? null;
}

export function describeGuideHistory(
  db: Db,
  scope: OwnerScope,
  { id, current, url }: { id: string; current: GuideVersionText; url: string },
): Promise<History> {
  return describeHistory(db, guideVersions, scope, { itemId: id, current, url });
}

/** Newest first, for programs. */
export function listGuideVersions(
  db: Db,
  scope: Company,
  page: Parameters<typeof listVersionPage>[3],
): Promise<ListedVersion[]> {
  return listVersionPage(db, guideVersions, scope, page);
}

export function findWholeGuideVersion(
  db: Db,
  scope: Company,
  version: { itemId: string; number: number },
): Promise<WholeVersion | null> {
  return findWholeVersion(db, guideVersions, scope, version);
}

/** Returns the deleted texts. */
export async function deleteGuideVersions(tx: Transaction, scope: Company, id: string): Promise<string[]> {
  const rows = await tx
    .delete(guideVersions)
    .where(isOf(scope, id))
    .returning({ content: guideVersions.content });
  return rows.map(({ content }) => content);
}

/** SQL condition: a version of any of the company's guides shows the picture. */
export function isInGuideVersion({ companyId }: Company, storageKey: unknown): SQL {
  return sql`exists (select from ${guideVersions} where ${guideVersions.companyId} = ${companyId}
    and strpos(${guideVersions.content}, ${storageKey}) > 0)`;
}

function isOf({ companyId }: Company, id: string) {
  return and(eq(guideVersions.companyId, companyId), eq(guideVersions.itemId, id));
}
