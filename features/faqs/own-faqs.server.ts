/** Finds an owner's questions and free slugs. Every change locks the company's row first. */
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { generatedFaqs, videoGeneratedFaqs } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import { uniqueSlugs } from "#shared/unique-slugs.ts";

/** A question's id is in only one of these tables. */
export const faqTables = [generatedFaqs, videoGeneratedFaqs] as const;

export type FaqTable = (typeof faqTables)[number];

export interface StoredFaq {
  table: FaqTable;
  id: string;
  question: string;
  answer: string;
  category: string | null;
  slug: string;
  status: PublicationStatus;
  version: number;
  updatedAt: Date;
}

export async function findOwnFaq(
  tx: Db | Transaction,
  { companyId }: EditorScope,
  faqId: string,
): Promise<StoredFaq | null> {
  for (const table of faqTables) {
    const [row] = await tx
      .select({
        id: table.id,
        question: table.question,
        answer: table.answer,
        category: table.category,
        slug: table.slug,
        status: table.status,
        version: table.version,
        updatedAt: table.updatedAt,
      })
      .from(table)
      .where(and(eq(table.companyId, companyId), eq(table.id, faqId)));
    if (row) return { ...row, table };
  }
  return null;
}

/** Whether the company has a published question among these. */
export async function hasPublishedFaqs(
  tx: Transaction,
  { companyId }: EditorScope,
  ids: string[],
): Promise<boolean> {
  for (const table of faqTables) {
    const isPublished = and(inArray(table.id, ids), eq(table.status, "published"));
    if ((await tx.$count(table, and(eq(table.companyId, companyId), isPublished))) > 0) return true;
  }
  return false;
}

/** Publishes all drafts that aren't excluded. Returns the number of published questions. */
export async function publishDrafts(
  tx: Transaction,
  { companyId }: Pick<EditorScope, "companyId">,
): Promise<number> {
  const published = await tx
    .update(generatedFaqs)
    .set({ status: "published" })
    .where(
      and(
        eq(generatedFaqs.companyId, companyId),
        eq(generatedFaqs.status, "draft"),
        eq(generatedFaqs.leftOut, false),
      ),
    )
    .returning({ id: generatedFaqs.id });
  return published.length;
}

export function countPublishedFaqs(tx: Db | Transaction, { companyId }: Pick<EditorScope, "companyId">) {
  const isPublished = eq(generatedFaqs.status, "published");
  return tx.$count(generatedFaqs, and(eq(generatedFaqs.companyId, companyId), isPublished));
}

export async function countFaqs(
  db: Db | Transaction,
  { companyId }: Pick<EditorScope, "companyId">,
): Promise<number> {
  const counts = await Promise.all(
    faqTables.map((table) => db.$count(table, eq(table.companyId, companyId))),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Drafts that the owner hasn't decided to leave unpublished. */
export async function countDrafts(
  db: Db | Transaction,
  { companyId }: Pick<EditorScope, "companyId">,
): Promise<number> {
  const [written, fromVideos] = await Promise.all([
    db.$count(
      generatedFaqs,
      and(
        eq(generatedFaqs.companyId, companyId),
        eq(generatedFaqs.status, "draft"),
        eq(generatedFaqs.leftOut, false),
      ),
    ),
    db.$count(
      videoGeneratedFaqs,
      and(eq(videoGeneratedFaqs.companyId, companyId), eq(videoGeneratedFaqs.status, "draft")),
    ),
  ]);
  return written + fromVideos;
}

/** Drafts that Step wrote from the website and left to the owner, as the page of a new help center counts its drafts. */
export function countFoundDrafts(
  db: Db | Transaction,
  { companyId }: Pick<EditorScope, "companyId">,
): Promise<number> {
  return db.$count(
    generatedFaqs,
    and(
      eq(generatedFaqs.companyId, companyId),
      eq(generatedFaqs.status, "draft"),
      eq(generatedFaqs.leftOut, true),
    ),
  );
}

/** Returns the ids of one list in the order of the page. */
export async function listOrder(
  tx: Transaction,
  { companyId }: Pick<EditorScope, "companyId">,
  table: FaqTable,
): Promise<{ id: string; category: string | null; position: number }[]> {
  return tx
    .select({ id: table.id, category: table.category, position: table.position })
    .from(table)
    .where(eq(table.companyId, companyId))
    .orderBy(asc(table.position), asc(table.createdAt), asc(table.id));
}

/** Returns for each question a slug that no other question in the list has. */
export async function freeSlugs(
  tx: Transaction,
  { companyId }: Pick<EditorScope, "companyId">,
  { table, questions, exceptId }: { table: FaqTable; questions: string[]; exceptId?: string },
): Promise<string[]> {
  return uniqueSlugs(questions, await takenSlugs(tx, { companyId }, { table, exceptId }));
}

/**
 * The slug of a question after it was reworded. Visitors, search engines and other pages may have the address of a published
 * one, so that it keeps it.
 */
export async function slugAfter(
  tx: Transaction,
  scope: Pick<EditorScope, "companyId">,
  {
    table,
    before,
    question,
  }: {
    table: FaqTable;
    before: { id: string; slug: string; question: string; status: PublicationStatus };
    question: string;
  },
): Promise<string> {
  if (before.status === "published" || before.question === question) return before.slug;
  const [slug] = await freeSlugs(tx, scope, { table, questions: [question], exceptId: before.id });
  return slug ?? before.slug;
}

/** Each restored question keeps its old slug, unless another question has taken it. */
export async function keptSlugs(
  tx: Transaction,
  scope: Pick<EditorScope, "companyId">,
  { table, rows }: { table: FaqTable; rows: { slug: string; question: string }[] },
): Promise<string[]> {
  const taken = await takenSlugs(tx, scope, { table });
  const isTaken = new Set(taken);
  return rows.map(({ slug, question }) => {
    const [free = slug] = isTaken.has(slug) ? uniqueSlugs([question], [...isTaken]) : [slug];
    isTaken.add(free);
    return free;
  });
}

async function takenSlugs(
  tx: Transaction,
  { companyId }: Pick<EditorScope, "companyId">,
  { table, exceptId }: { table: FaqTable; exceptId?: string | undefined },
): Promise<string[]> {
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(and(eq(table.companyId, companyId), exceptId ? ne(table.id, exceptId) : undefined));
  return rows.map(({ slug }) => slug);
}
