/** Reads published questions without their answers, because rendering answers is most of the work on a large page. */
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { collections } from "#db/schema/collections.ts";
import { generatedFaqs, videoGeneratedFaqs } from "#db/schema/faqs.ts";
import { languagesOfItem, type ReadScope } from "#features/translations/read-translated.server.ts";
import { langOf } from "#features/translations/translated.ts";
import type { Db } from "#platform/db/open-database.ts";
import { prepared } from "#platform/db/prepared.ts";
import { inOrderOfPage } from "./category-order.ts";
import { isCategoryOf } from "./collections.server.ts";
import { defaultCategory } from "./default-category.ts";
import { findAddressedQuestions } from "./find-addressed-questions.server.ts";
import { type PublicFaq, presentFaqs } from "./present.ts";
import { listEvidence } from "./queries.server.ts";
import { languageColumn, translatedFaqs } from "./translated-faqs.server.ts";

export interface PublicQuestion {
  /** Internal. URLs contain the slug instead. */
  id: string;
  /** If both tables have the same slug, the later question is shown with a different one. */
  slug: string;
  /** Language of the question, if it isn't the page's. */
  lang?: string | undefined;
  question: string;
  category: string;
}

const tables = [generatedFaqs, videoGeneratedFaqs] as const;

const publicLists = prepared((db) =>
  tables.map((table) =>
    db
      .select({
        id: table.id,
        slug: table.slug,
        question: table.question,
        category: table.category,
        language: languageColumn(table),
        categoryPosition: collections.position,
      })
      .from(table)
      .leftJoin(collections, isCategoryOf(table))
      .where(and(eq(table.companyId, sql.placeholder("companyId")), eq(table.status, "published")))
      .orderBy(asc(table.position), asc(table.createdAt), asc(table.id))
      .prepare("public_questions"),
  ),
);

const [faqOf, faqFromVideosOf] = [publicFaqIn(generatedFaqs), publicFaqIn(videoGeneratedFaqs)];

function publicFaqIn(table: (typeof tables)[number]) {
  return prepared((db) =>
    db
      .select({
        id: table.id,
        question: table.question,
        answer: table.answer,
        category: table.category,
        updatedAt: table.updatedAt,
        language: languageColumn(table),
      })
      .from(table)
      .where(
        and(
          eq(table.companyId, sql.placeholder("companyId")),
          eq(table.id, sql.placeholder("id")),
          eq(table.status, "published"),
        ),
      )
      .prepare("public_faq"),
  );
}

export function hasPublicQuestions({ companyId }: { companyId: string }): SQL {
  const any = tables.map(
    (table) =>
      sql`exists (select from ${table} where ${and(eq(table.companyId, companyId), eq(table.status, "published"))})`,
  );
  return sql.join(any, sql` or `);
}

/** Has the same order and slugs as `listPublicFaqs`. */
export async function listPublicQuestions(db: Db, scope: ReadScope): Promise<PublicQuestion[]> {
  const { companyId } = scope;
  const lists = await Promise.all(publicLists(db).map((list) => list.execute({ companyId })));
  const rows = inOrderOfPage(
    lists.flatMap((list, index) => list.map((row) => ({ ...row, isFromVideo: index === 1 }))),
  );
  const translatedOf = await translatedFaqs(db, scope, rows, "question");
  return rows.map((row) => {
    const translated = translatedOf(row);
    return {
      id: row.id,
      slug: row.slug,
      lang: langOf(translated),
      question: (translated.translation?.fields.question ?? row.question).trim(),
      category: row.category?.trim() || defaultCategory,
    };
  });
}

/** The question at this address, in the page's language. Reads no other question, unless it is from a video. */
export async function findPublicQuestion(
  db: Db,
  scope: ReadScope,
  slug: string,
): Promise<{ id: string; title: string } | null> {
  const { companyId } = scope;
  const [found] = await findAddressedQuestions(db, [{ companyId, slug: slug.toWellFormed() }]);
  if (!found) return null;
  const { id, isFromVideo } = found;
  const table = isFromVideo ? videoGeneratedFaqs : generatedFaqs;
  const [row] = await db
    .select({ question: table.question, language: languageColumn(table) })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.id, id), eq(table.status, "published")));
  if (!row) return null;
  const asked = { id, isFromVideo, language: row.language };
  const translatedOf = await translatedFaqs(db, scope, [asked], "question");
  const title = translatedOf(asked).translation?.fields.question ?? row.question;
  return { id, title: title.trim() };
}

/** Returns null if the question was deleted in the meantime. */
export async function findPublicFaq(
  db: Db,
  scope: ReadScope,
  { id, slug }: PublicQuestion,
): Promise<PublicFaq | null> {
  const wanted = { companyId: scope.companyId, id };
  const [[written], evidence] = await Promise.all([faqOf(db).execute(wanted), listEvidence(db, [id])]);
  const [row = null] = written ? [written] : await faqFromVideosOf(db).execute(wanted);
  if (!row) return null;
  const item = { kind: written ? "faq" : "video-faq", key: id, language: row.language } as const;
  const [translatedOf, languages] = await Promise.all([
    translatedFaqs(db, scope, [{ ...row, isFromVideo: !written }]),
    languagesOfItem(db, scope, item),
  ]);
  const [faq] = presentFaqs([{ ...row, slug }], evidence, { translatedOf });
  return faq ? { ...faq, languages } : null;
}
