/** Stores the text of pages, so that quotes can be shown in context and visitors' questions answered. */
import { and, desc, eq, inArray, lt, not, notExists, sql } from "drizzle-orm";
import { faqContradictions, faqEvidence, faqProposals, generatedFaqs, sourcePages } from "#db/schema.ts";
import { markSource } from "#engines/faq-writer/mark-source.ts";
import type { SourceText } from "#engines/faq-writer/source-texts.ts";
import { isQuotedByTranslation } from "#features/translations/site-quotes.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { readWebLink } from "#shared/web-link.ts";
import type { SourcePageView, SourceView } from "./source-view.ts";

/** How long texts are kept that no question quotes and that their pages don't say anymore. Must be longer than removed questions can be restored. */
const keptMs = 7 * 24 * 3_600_000;

interface SourcesToStore {
  companyId: string;
  sources: SourceText[];
  /** Null for the website's main language. */
  language?: string | null;
  /** In other languages. Stored in the language that they had before, and not at all if they are new. */
  otherSources?: SourceText[];
  /** Pages that were read, even those that are gone. Null if the whole website was read in this language. */
  readUrls: string[] | null;
  now: Date;
}

export async function storeSources(
  tx: Transaction,
  { companyId, sources, language = null, otherSources = [], readUrls, now }: SourcesToStore,
): Promise<void> {
  const urls = [...sources, ...otherSources].map(({ url }) => url);
  const isReplaced =
    readUrls === null
      ? sql`${sourcePages.language} is not distinct from ${language}`
      : inArray(sourcePages.url, [...new Set([...readUrls, ...urls])]);
  const replaced = await tx
    .update(sourcePages)
    .set({ isCurrent: false })
    .where(and(eq(sourcePages.companyId, companyId), eq(sourcePages.isCurrent, true), isReplaced))
    .returning({ url: sourcePages.url, language: sourcePages.language });
  const languages = new Map(replaced.map((row) => [row.url, row.language]));
  const inOthers = otherSources.flatMap((source) => {
    const known = languages.get(source.url);
    return known ? [{ ...source, language: known }] : [];
  });
  for (const { url, pageHash, title, lines, language: tag } of [
    ...sources.map((source) => ({ ...source, language })),
    ...inOthers,
  ]) {
    const text = { title, lines, language: tag, readAt: now, isCurrent: true };
    await tx
      .insert(sourcePages)
      .values({ companyId, url, pageHash, ...text })
      .onConflictDoUpdate({
        target: [sourcePages.companyId, sourcePages.url, sourcePages.pageHash],
        set: text,
      });
  }
  const isOf = (hash: unknown) => sql`${hash} = ${sourcePages.pageHash}`;
  await tx.delete(sourcePages).where(
    and(
      eq(sourcePages.companyId, companyId),
      eq(sourcePages.isCurrent, false),
      lt(sourcePages.readAt, new Date(now.getTime() - keptMs)),
      notExists(
        tx
          .select({ id: faqEvidence.id })
          .from(faqEvidence)
          .innerJoin(generatedFaqs, eq(generatedFaqs.id, faqEvidence.faqId))
          .where(and(eq(generatedFaqs.companyId, companyId), isOf(faqEvidence.pageHash))),
      ),
      not(isQuotedByTranslation(tx, { companyId }, sourcePages.pageHash)),
      notExists(
        tx
          .select({ id: faqProposals.id })
          .from(faqProposals)
          .where(and(eq(faqProposals.companyId, companyId), isOf(faqProposals.pageHash))),
      ),
      notExists(
        tx
          .select({ id: faqContradictions.id })
          .from(faqContradictions)
          .where(
            and(
              eq(faqContradictions.companyId, companyId),
              sql`${faqContradictions.values} @> jsonb_build_array(jsonb_build_object('pageHash', ${sourcePages.pageHash}))`,
            ),
          ),
      ),
    ),
  );
}

interface Quote {
  sentence: string;
  sourceUrl: string;
  pageHash: string;
  missingSince: Date | null;
}

/** Returns null if the company has no such question, or if it has no evidence. */
export async function showFaqSource(
  db: Db,
  { companyId }: Pick<OwnerScope, "companyId">,
  { faqId }: { faqId: string },
): Promise<SourceView | null> {
  const rows = await db
    .select({
      question: generatedFaqs.question,
      sentence: faqEvidence.sentence,
      sourceUrl: faqEvidence.sourceUrl,
      pageHash: faqEvidence.pageHash,
      missingSince: faqEvidence.missingSince,
    })
    .from(faqEvidence)
    .innerJoin(generatedFaqs, eq(generatedFaqs.id, faqEvidence.faqId))
    .where(and(eq(generatedFaqs.companyId, companyId), eq(generatedFaqs.id, faqId)))
    .orderBy(faqEvidence.position);
  if (!rows[0]) return null;
  return { about: rows[0].question, pages: await showQuotes(db, companyId, rows) };
}

/** Returns null if the company has no such contradiction. */
export async function showContradictionSource(
  db: Db,
  { companyId }: Pick<OwnerScope, "companyId">,
  { contradictionId, at }: { contradictionId: string; at: number },
): Promise<SourceView | null> {
  const [row] = await db
    .select({ values: faqContradictions.values })
    .from(faqContradictions)
    .where(and(eq(faqContradictions.companyId, companyId), eq(faqContradictions.id, contradictionId)));
  const value = row?.values[at];
  if (!value) return null;
  const quote = { ...value, sentence: value.evidence, missingSince: null };
  return { about: value.value, pages: await showQuotes(db, companyId, [quote]) };
}

async function showQuotes(db: Db, companyId: string, quotes: Quote[]): Promise<SourcePageView[]> {
  const kept = await db
    .select()
    .from(sourcePages)
    .where(
      and(
        eq(sourcePages.companyId, companyId),
        inArray(sourcePages.pageHash, [...new Set(quotes.map(({ pageHash }) => pageHash))]),
      ),
    )
    .orderBy(desc(sourcePages.readAt));
  const byPage = Map.groupBy(quotes, ({ sourceUrl, pageHash }) => JSON.stringify([sourceUrl, pageHash]));
  return Promise.all(
    [...byPage.values()].map(async (some) => {
      const { sourceUrl, pageHash } = some[0]!;
      const sentences = some.map(({ sentence }) => sentence);
      // The page may have been read at a URL that redirected to this one.
      const page =
        kept.find((one) => one.pageHash === pageHash && one.url === sourceUrl) ??
        kept.find((one) => one.pageHash === pageHash);
      const link = readWebLink(sourceUrl);
      const marked = page ? markSource(page.lines, sentences) : { lines: [], found: [] };
      const found = new Set(marked.found);
      const later = page && (await findLater(db, { companyId, url: page.url, after: page.readAt }));
      const missing = some.filter(({ missingSince }) => missingSince !== null);
      const changed = [
        ...missing.map(({ missingSince }) => missingSince!.getTime()),
        ...(later && later.pageHash !== pageHash ? [later.readAt.getTime()] : []),
      ];
      return {
        url: link?.url ?? null,
        label: link?.label ?? sourceUrl,
        title: page?.title ?? null,
        readAt: page?.readAt.toISOString() ?? null,
        lines: marked.lines,
        unplaced: sentences.filter((sentence) => !found.has(sentence)),
        changedAt: changed.length > 0 ? new Date(Math.max(...changed)).toISOString() : null,
        missing: missing.map(({ sentence }) => sentence),
      };
    }),
  );
}

async function findLater(
  db: Db,
  { companyId, url, after }: { companyId: string; url: string; after: Date },
): Promise<{ pageHash: string; readAt: Date } | undefined> {
  const [row] = await db
    .select({ pageHash: sourcePages.pageHash, readAt: sourcePages.readAt })
    .from(sourcePages)
    .where(and(eq(sourcePages.companyId, companyId), eq(sourcePages.url, url)))
    .orderBy(desc(sourcePages.readAt))
    .limit(1);
  return row && row.readAt > after ? row : undefined;
}
