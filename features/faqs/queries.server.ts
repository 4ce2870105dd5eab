import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, eq, inArray, isNull, type Placeholder, sql } from "drizzle-orm";
import { collections } from "#db/schema/collections.ts";
import { companies } from "#db/schema/companies.ts";
import { faqEvidence, generatedFaqs, videoGeneratedFaqs } from "#db/schema/faqs.ts";
import { videoMetadata } from "#db/schema/guides.ts";
import type { ReadScope } from "#features/translations/read-translated.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { prepared } from "#platform/db/prepared.ts";
import { inOrderOfPage } from "./category-order.ts";
import { isCategoryOf } from "./collections.server.ts";
import { type EvidenceRow, type FaqRow, type PublicFaq, presentFaqs } from "./present.ts";
import { translatedFaqs } from "./translated-faqs.server.ts";

/**
 * Number of answers to render before other work gets a turn on the event loop. Thousands of uncached answers take a
 * second.
 */
const answersEachTurn = 50;

/**
 * Reads a company's published FAQs from both tables, with categories and the questions within them in the owner's
 * order.
 */
export async function listPublicFaqs(db: Db, scope: ReadScope): Promise<PublicFaq[]> {
  return present(db, scope, await readRows(db, scope, {}));
}

/** Returns null, without rendering any answer, if there are more than `most`. */
export async function listFewPublicFaqs(db: Db, scope: ReadScope, most: number): Promise<PublicFaq[] | null> {
  const rows = await readRows(db, scope, { limit: most + 1 });
  return rows.length > most ? null : present(db, scope, rows);
}

/** Keeps the order and slugs of `asked`, without questions that were deleted in the meantime. */
export async function findPublicFaqs(
  db: Db,
  scope: ReadScope,
  asked: { id: string; slug: string }[],
): Promise<PublicFaq[]> {
  if (asked.length === 0) return [];
  const found = await readRows(db, scope, { ids: asked.map(({ id }) => id) });
  const byId = new Map(found.map((row) => [row.id, row]));
  return present(
    db,
    scope,
    asked.flatMap(({ id, slug }) => {
      const row = byId.get(id);
      return row ? [{ ...row, slug }] : [];
    }),
  );
}

async function readRows(
  db: Db,
  { companyId }: ReadScope,
  { ids, limit = maxRows }: { ids?: string[]; limit?: number },
): Promise<FaqRow[]> {
  const [writtenRows, videoRows] = await Promise.all(
    ids
      ? ([
          selectWritten(db, { companyId, limit, ids }),
          selectFromVideos(db, { companyId, limit, ids }),
        ] as const)
      : ([
          allWritten(db).execute({ companyId, limit }),
          allFromVideos(db).execute({ companyId, limit }),
        ] as const),
  );
  return inOrderOfPage([
    ...writtenRows,
    ...videoRows.map(({ videoId, sourceVideo, seconds, ...row }) => ({
      ...row,
      isFromVideo: true,
      video: videoId === null ? null : { id: videoId, title: sourceVideo ?? "", seconds: seconds ?? 0 },
    })),
  ]);
}

/** Postgres accepts no larger limit as a parameter. */
const maxRows = 2 ** 31 - 1;

interface RowsAsked {
  companyId: string | Placeholder;
  limit: number | Placeholder;
  ids?: string[];
}

const allOf = { companyId: sql.placeholder("companyId"), limit: sql.placeholder("limit") };
/** Prepared, because the page of all questions runs them. */
const allWritten = prepared((db) => selectWritten(db, allOf).prepare("public_faqs"));
const allFromVideos = prepared((db) => selectFromVideos(db, allOf).prepare("public_faqs_from_videos"));

function selectWritten(db: Db, { companyId, limit, ids }: RowsAsked) {
  return db
    .select({
      id: generatedFaqs.id,
      question: generatedFaqs.question,
      answer: generatedFaqs.answer,
      category: generatedFaqs.category,
      slug: generatedFaqs.slug,
      updatedAt: generatedFaqs.updatedAt,
      language: generatedFaqs.language,
      categoryPosition: collections.position,
    })
    .from(generatedFaqs)
    .leftJoin(collections, isCategoryOf(generatedFaqs))
    .where(
      and(
        eq(generatedFaqs.companyId, companyId),
        eq(generatedFaqs.status, "published"),
        ids && inArray(generatedFaqs.id, ids),
      ),
    )
    .orderBy(asc(generatedFaqs.position), asc(generatedFaqs.createdAt), asc(generatedFaqs.id))
    .limit(limit);
}

function selectFromVideos(db: Db, { companyId, limit, ids }: RowsAsked) {
  return db
    .select({
      id: videoGeneratedFaqs.id,
      question: videoGeneratedFaqs.question,
      answer: videoGeneratedFaqs.answer,
      category: videoGeneratedFaqs.category,
      slug: videoGeneratedFaqs.slug,
      updatedAt: videoGeneratedFaqs.updatedAt,
      sourceVideo: videoGeneratedFaqs.sourceVideo,
      seconds: videoGeneratedFaqs.videoTimestamp,
      videoId: videoMetadata.id,
      categoryPosition: collections.position,
    })
    .from(videoGeneratedFaqs)
    .leftJoin(collections, isCategoryOf(videoGeneratedFaqs))
    .leftJoin(companies, and(eq(companies.id, videoGeneratedFaqs.companyId), eq(companies.plan, "ai")))
    .leftJoin(
      videoMetadata,
      and(
        eq(videoMetadata.id, videoGeneratedFaqs.videoId),
        eq(videoMetadata.companyId, companies.id),
        eq(videoMetadata.published, true),
      ),
    )
    .where(
      and(
        eq(videoGeneratedFaqs.companyId, companyId),
        eq(videoGeneratedFaqs.status, "published"),
        ids && inArray(videoGeneratedFaqs.id, ids),
      ),
    )
    .orderBy(asc(videoGeneratedFaqs.position), asc(videoGeneratedFaqs.createdAt), asc(videoGeneratedFaqs.id))
    .limit(limit);
}

async function present(db: Db, scope: ReadScope, rows: FaqRow[]): Promise<PublicFaq[]> {
  const ids = rows.map(({ id }) => id);
  const [evidence, translatedOf] = await Promise.all([
    listEvidence(db, ids),
    translatedFaqs(db, scope, rows),
  ]);
  const byFaq = Map.groupBy(evidence, (row) => row.faqId);
  const taken = new Set<string>();
  const faqs: PublicFaq[] = [];
  for (let start = 0; start < rows.length; start += answersEachTurn) {
    if (start > 0) await nextTurn();
    const some = rows.slice(start, start + answersEachTurn);
    faqs.push(
      ...presentFaqs(
        some,
        some.flatMap(({ id }) => byFaq.get(id) ?? []),
        { taken, translatedOf },
      ),
    );
  }
  return faqs;
}

/**
 * Callers must pass ids that they read within a company's scope. Omits quotes that are no longer on their page, because
 * visitors couldn't verify them.
 */
export async function listEvidence(db: Db, faqIds: string[]): Promise<EvidenceRow[]> {
  if (faqIds.length === 0) return [];
  return db
    .select({
      faqId: faqEvidence.faqId,
      sentence: faqEvidence.sentence,
      sourceUrl: faqEvidence.sourceUrl,
      checkedAt: faqEvidence.checkedAt,
    })
    .from(faqEvidence)
    .where(and(inArray(faqEvidence.faqId, faqIds), isNull(faqEvidence.missingSince)))
    .orderBy(asc(faqEvidence.faqId), asc(faqEvidence.position));
}
