/** The questions of a company with their sources, for programs. */
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { faqVersions, generatedFaqs, videoGeneratedFaqs } from "#db/schema.ts";
import { findWholeVersion, listVersionPage } from "#features/versions/version-pages.server.ts";
import { isAfter } from "#platform/db/after-row.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { ContentQuery } from "#shared/content-query.ts";
import type { FaqOrigin, PublicationStatus } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { categoryNameOf } from "./collections.server.ts";
import type { FaqSource } from "./faq-exchange.ts";
import { readSources } from "./import-faqs.server.ts";
import type { FaqTable } from "./own-faqs.server.ts";

export interface WholeQuestion {
  id: string;
  question: string;
  answer: string;
  category: string | null;
  slug: string;
  status: PublicationStatus;
  /** Increases when the question or answer changes. */
  version: number;
  origin: FaqOrigin | "video";
  sources: FaqSource[];
  createdAt: Date;
  updatedAt: Date;
}

type Company = Pick<OwnerScope, "companyId">;

/** Oldest first, of both lists. */
export async function listQuestionPage(
  db: Db,
  scope: Company,
  query: ContentQuery,
): Promise<WholeQuestion[]> {
  const pages = await Promise.all([
    selectPage(db, scope, query, "written"),
    selectPage(db, scope, query, "video"),
  ]);
  const rows = pages.flat().sort(byTime).slice(0, query.limit);
  return withSources(db, scope, rows);
}

export async function findWholeQuestion(
  db: Db | Transaction,
  scope: Company,
  id: string,
): Promise<WholeQuestion | null> {
  const isThis = (table: FaqTable) => and(eq(table.companyId, scope.companyId), eq(table.id, id));
  const [row] = [
    ...(await db.select(writtenColumns).from(generatedFaqs).where(isThis(generatedFaqs))),
    ...(await db.select(videoColumns).from(videoGeneratedFaqs).where(isThis(videoGeneratedFaqs))),
  ];
  const [found] = row ? await withSources(db, scope, [row]) : [];
  return found ?? null;
}

/** Newest first, older than the version with the id `after`. */
export function listQuestionVersions(db: Db, scope: Company, page: Parameters<typeof listVersionPage>[3]) {
  return listVersionPage(db, faqVersions, scope, page);
}

export function findQuestionVersion(db: Db, scope: Company, place: { itemId: string; number: number }) {
  return findWholeVersion(db, faqVersions, scope, place);
}

const columnsOf = (table: FaqTable) => ({
  id: table.id,
  question: table.question,
  answer: table.answer,
  category: categoryNameOf(table),
  slug: table.slug,
  status: table.status,
  version: table.version,
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
});
const writtenColumns = { ...columnsOf(generatedFaqs), origin: generatedFaqs.origin };
const videoColumns = { ...columnsOf(videoGeneratedFaqs), origin: sql<"video">`'video'` };

type Row = Omit<WholeQuestion, "sources">;

async function selectPage(
  db: Db,
  { companyId }: Company,
  { after, limit, status, category, updatedAfter }: ContentQuery,
  list: "written" | "video",
): Promise<Row[]> {
  const table = list === "written" ? generatedFaqs : videoGeneratedFaqs;
  const isWanted = and(
    eq(table.companyId, companyId),
    after ? isAfter({ at: table.createdAt, id: table.id }, after) : undefined,
    status ? eq(table.status, status) : undefined,
    category === undefined ? undefined : eq(categoryNameOf(table), category),
    updatedAfter ? gt(table.updatedAt, updatedAfter) : undefined,
  );
  const order = [asc(table.createdAt), asc(table.id)] as const;
  return list === "written"
    ? db
        .select(writtenColumns)
        .from(generatedFaqs)
        .where(isWanted)
        .orderBy(...order)
        .limit(limit)
    : db
        .select(videoColumns)
        .from(videoGeneratedFaqs)
        .where(isWanted)
        .orderBy(...order)
        .limit(limit);
}

/** Like the database, which compares the bytes of ids. */
function byTime(a: Row, b: Row): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}

async function withSources(db: Db | Transaction, scope: Company, rows: Row[]): Promise<WholeQuestion[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sources = await readSources(db, scope, ids);
  return rows.map((row) => ({ ...row, category: row.category || null, sources: sources.get(row.id) ?? [] }));
}
