/** The published questions of one company without their answers: rendering those is most of the work on a large page. */
import { and, asc, eq } from "drizzle-orm";
import { generatedFaqs, videoGeneratedFaqs } from "#db/schema/faqs.ts";
import type { Db } from "#platform/db/open-database.ts";
import { defaultCategory } from "./group-by-category.ts";
import { type PublicFaq, presentFaqs } from "./present.ts";
import { listEvidence } from "./queries.server.ts";
import { uniqueName } from "./unique-name.ts";

export interface PublicQuestion {
  /** Not for pages: their addresses hold the slug. */
  id: string;
  /** As it is shown; where the two tables hold the same one, the later is renamed and stored nowhere. */
  slug: string;
  question: string;
  category: string;
}

const tables = [generatedFaqs, videoGeneratedFaqs] as const;

/** In the order, and under the names, of `listPublicFaqs`. */
export async function listPublicQuestions(
  db: Db,
  { companyId }: { companyId: string },
): Promise<PublicQuestion[]> {
  const lists = await Promise.all(
    tables.map((table) =>
      db
        .select({ id: table.id, slug: table.slug, question: table.question, category: table.category })
        .from(table)
        .where(and(eq(table.companyId, companyId), eq(table.status, "published")))
        .orderBy(asc(table.position), asc(table.createdAt), asc(table.id)),
    ),
  );
  const taken = new Set<string>();
  return lists.flat().map(({ id, slug, question, category }) => ({
    id,
    slug: uniqueName(slug, taken),
    question: question.trim(),
    category: category?.trim() || defaultCategory,
  }));
}

/** One of them with its answer; null when it went away meanwhile. */
export async function findPublicFaq(
  db: Db,
  { companyId }: { companyId: string },
  { id, slug }: PublicQuestion,
): Promise<PublicFaq | null> {
  for (const table of tables) {
    const [row] = await db
      .select({
        id: table.id,
        question: table.question,
        answer: table.answer,
        category: table.category,
        updatedAt: table.updatedAt,
      })
      .from(table)
      .where(and(eq(table.companyId, companyId), eq(table.id, id), eq(table.status, "published")));
    if (row) return presentFaqs([{ ...row, slug }], await listEvidence(db, [id]))[0] ?? null;
  }
  return null;
}
