/**
 * A removed question is kept with its evidence, translations and wordings for a day, so that the owner can undo. After that, the row stays to
 * prevent proposing the question again.
 */

import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import {
  faqEvidence,
  generatedFaqs,
  learnedWordings,
  pinnedAnswers,
  removedFaqs,
  videoGeneratedFaqs,
} from "#db/schema.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { requireDraft } from "#features/companies/membership.server.ts";
import {
  restoreTranslations,
  translationsOfFaqs,
} from "#features/translations/removed-translations.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import { faqTables, hasPublishedFaqs, keptSlugs } from "./own-faqs.server.ts";

/** Postgres accepts at most 65,535 parameters per statement. */
const batchSize = 1_000;

/** Returns the ids that were removed. Unknown ids and those of other companies are ignored. */
export async function removeFaqs(
  tx: Transaction,
  scope: EditorScope,
  input: { ids: string[]; now: Date },
): Promise<string[]> {
  const { role } = await lockOwnCompany(tx, scope, "write drafts");
  requireDraft(role, { isPublished: await hasPublishedFaqs(tx, scope, input.ids) });
  return rememberRemovedFaqs(tx, scope, input);
}

/** Restores text, evidence, translations, wordings, position and status. Returns the restored ids. */
export async function restoreFaqs(
  tx: Transaction,
  scope: EditorScope,
  input: { ids: string[] },
): Promise<string[]> {
  const { role } = await lockOwnCompany(tx, scope, "write drafts");
  requireDraft(role, { isPublished: await wasPublished(tx, scope, input.ids) });
  return bringFaqsBack(tx, scope, input);
}

type Company = Pick<EditorScope, "companyId">;

/** Restoring such a question publishes it again. */
async function wasPublished(tx: Transaction, { companyId }: Company, ids: string[]): Promise<boolean> {
  const isMine = and(eq(removedFaqs.companyId, companyId), inArray(removedFaqs.id, ids));
  return (await tx.$count(removedFaqs, and(isMine, sql`${removedFaqs.faq}->>'status' = 'published'`))) > 0;
}

/** Removes questions for callers that already hold the company lock. */
export async function rememberRemovedFaqs(
  tx: Transaction,
  { companyId }: Company,
  { ids, now }: { ids: string[]; now: Date },
): Promise<string[]> {
  const removed: string[] = [];
  for (const table of faqTables) {
    const isMine = and(eq(table.companyId, companyId), inArray(table.id, ids));
    const rows = await tx.select().from(table).where(isMine);
    if (rows.length === 0) continue;
    const proofs = table === generatedFaqs ? await readProofs(tx, rows) : new Map();
    const wordings = table === generatedFaqs ? await readWordings(tx, rows) : () => null;
    const translated = await translationsOfFaqs(
      tx,
      rows.map(({ id }) => id),
    );
    for (const batch of batches(rows)) {
      await tx
        .insert(removedFaqs)
        .values(
          batch.map((row) => ({
            id: row.id,
            companyId,
            generationKey: "generationKey" in row ? row.generationKey : null,
            faq: { ...row, list: table === generatedFaqs ? "manual" : "video" },
            evidence: proofs.get(row.id) ?? [],
            translations: translated.get(row.id) ?? [],
            wordings: wordings(row.id),
            removedAt: now,
          })),
        )
        .onConflictDoNothing();
    }
    await tx.delete(table).where(isMine);
    removed.push(...rows.map(({ id }) => id));
  }
  return removed;
}

/** Same as `restoreFaqs`, for callers that already hold the company lock. */
export async function bringFaqsBack(
  tx: Transaction,
  scope: Company,
  { ids }: { ids: string[] },
): Promise<string[]> {
  const { companyId } = scope;
  const kept = await tx
    .delete(removedFaqs)
    .where(
      and(eq(removedFaqs.companyId, companyId), inArray(removedFaqs.id, ids), isNull(removedFaqs.purgedAt)),
    )
    .returning();
  const [videos, manual] = [kept.filter(isVideo), kept.filter((one) => !isVideo(one))];
  const back: string[] = [];
  if (manual.length > 0) {
    const rows = manual.map(({ faq }) => revive(faq) as typeof generatedFaqs.$inferInsert);
    const slugs = await keptSlugs(tx, scope, { table: generatedFaqs, rows });
    for (const batch of batches(rows.map((row, index) => ({ ...row, slug: slugs[index] ?? row.slug })))) {
      const stored = await tx
        .insert(generatedFaqs)
        // The crawl may have been deleted in the meantime, so the reference isn't restored.
        .values(batch.map((row) => ({ ...row, companyId, crawlId: null })))
        .onConflictDoNothing()
        .returning({ id: generatedFaqs.id });
      back.push(...stored.map(({ id }) => id));
    }
    const isBack = new Set(back);
    const proofs = manual
      .filter(({ id }) => isBack.has(id))
      .flatMap(({ evidence }) => evidence.map((one) => revive(one) as typeof faqEvidence.$inferInsert));
    for (const batch of batches(proofs)) await tx.insert(faqEvidence).values(batch);
    const words = manual.flatMap(({ id, wordings }) => (isBack.has(id) && wordings ? [wordings] : []));
    // A wording that leads to another question by now stays there.
    for (const batch of batches(words.flatMap(({ pinned }) => pinned.map(revive))))
      await tx
        .insert(pinnedAnswers)
        .values(batch as (typeof pinnedAnswers.$inferInsert)[])
        .onConflictDoNothing();
    for (const batch of batches(words.flatMap(({ learned }) => learned.map(revive))))
      await tx
        .insert(learnedWordings)
        .values(batch as (typeof learnedWordings.$inferInsert)[])
        .onConflictDoNothing();
  }
  if (videos.length > 0) {
    const rows = videos.map(({ faq }) => revive(faq) as typeof videoGeneratedFaqs.$inferInsert);
    const slugs = await keptSlugs(tx, scope, { table: videoGeneratedFaqs, rows });
    for (const batch of batches(rows.map((row, index) => ({ ...row, slug: slugs[index] ?? row.slug })))) {
      const stored = await tx
        .insert(videoGeneratedFaqs)
        .values(batch.map((row) => ({ ...row, companyId })))
        .onConflictDoNothing()
        .returning({ id: videoGeneratedFaqs.id });
      back.push(...stored.map(({ id }) => id));
    }
  }
  const isBack = new Set(back);
  const translated = kept.filter(({ id }) => isBack.has(id)).flatMap((removed) => removed.translations);
  await restoreTranslations(tx, scope, translated.map(revive) as Parameters<typeof restoreTranslations>[2]);
  return back;
}

function isVideo({ faq }: { faq: Record<string, unknown> }): boolean {
  return faq.list === "video";
}

async function readProofs(tx: Transaction, rows: { id: string }[]) {
  const found = await tx
    .select()
    .from(faqEvidence)
    .where(
      inArray(
        faqEvidence.faqId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(faqEvidence.faqId), asc(faqEvidence.position));
  return Map.groupBy(found, ({ faqId }) => faqId);
}

async function readWordings(tx: Transaction, rows: { id: string }[]) {
  const ids = rows.map(({ id }) => id);
  const pinned = await tx.select().from(pinnedAnswers).where(inArray(pinnedAnswers.faqId, ids));
  const learned = await tx.select().from(learnedWordings).where(inArray(learnedWordings.faqId, ids));
  const of = (found: { faqId: string }[]) => Map.groupBy(found, ({ faqId }) => faqId);
  const [pinnedOf, learnedOf] = [of(pinned), of(learned)];
  return (id: string) => {
    const wordings = { pinned: pinnedOf.get(id) ?? [], learned: learnedOf.get(id) ?? [] };
    return wordings.pinned.length + wordings.learned.length > 0 ? wordings : null;
  };
}

/** JSON stores timestamps as strings, so they are parsed again. */
export function revive(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([key]) => key !== "list")
      .map(([key, value]) => [
        key,
        /(?:At|Since)$/.test(key) && typeof value === "string" ? new Date(value) : value,
      ]),
  );
}

function batches<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / batchSize);
  return Array.from({ length: count }, (_, index) => rows.slice(index * batchSize, (index + 1) * batchSize));
}
