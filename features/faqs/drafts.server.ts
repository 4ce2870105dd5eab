import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { faqEvidence, generatedFaqs } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import { uniqueSlugs } from "#shared/unique-slugs.ts";
import { type FaqText, readFaqText } from "./faq-text.ts";
import { bringFaqsBack, rememberRemovedFaqs } from "./removed-faqs.server.ts";

interface Scope {
  companyId: string;
}

type DraftRow = typeof generatedFaqs.$inferSelect;

export interface Draft extends DraftRow {
  /** In the stored order. Empty if the owner wrote the text. */
  evidence: { sentence: string; sourceUrl: string; sourceTitle: string | null }[];
}

export async function listDrafts(db: Db | Transaction, { companyId }: Scope): Promise<Draft[]> {
  const rows = await db
    .select()
    .from(generatedFaqs)
    .where(ofCompany(companyId))
    .orderBy(asc(generatedFaqs.position), asc(generatedFaqs.createdAt), asc(generatedFaqs.id));
  return withEvidence(db, rows);
}

export type DraftEdit =
  | { outcome: "saved"; draft: Draft }
  /** Another tab saved first. `draft` has the current text. */
  | { outcome: "conflict"; draft: Draft }
  | { outcome: "invalid"; field: keyof FaqText; message: string };

/**
 * Uses optimistic locking on `version`, but saving the same text again succeeds. Throws `not_found` if the question was
 * deleted, is published or belongs to another company.
 */
export async function editDraft(
  tx: Transaction,
  { companyId }: Scope,
  { faqId, version, ...typed }: { faqId: string; version: number; question: string; answer: string },
): Promise<DraftEdit> {
  const read = readFaqText(typed);
  if ("message" in read) return { outcome: "invalid", ...read };
  const [stored] = await tx
    .select()
    .from(generatedFaqs)
    .where(and(ofCompany(companyId), eq(generatedFaqs.id, faqId)))
    .for("update");
  if (!stored) throw new AppError("not_found", "This question no longer exists.");
  const isSame = stored.question === read.question && stored.answer === read.answer;
  if (!isSame && stored.version !== version) {
    return { outcome: "conflict", draft: await one(tx, stored) };
  }
  if (isSame) return { outcome: "saved", draft: await one(tx, stored) };
  const slug =
    stored.question === read.question ? stored.slug : await freeSlug(tx, { companyId, faqId, ...read });
  const [saved] = await tx
    .update(generatedFaqs)
    .set({ ...read, slug, version: version + 1, leftOut: stored.leftOut && !isWithheld(stored) })
    .where(and(ofCompany(companyId), eq(generatedFaqs.id, faqId), eq(generatedFaqs.version, version)))
    .returning();
  if (!saved) throw new AppError("not_found", "This question no longer exists.");
  return { outcome: "saved", draft: await one(tx, saved) };
}

/** Whether the writer withheld the draft until an owner checks it. Editing the draft counts as a check. */
function isWithheld({ review }: typeof generatedFaqs.$inferSelect): boolean {
  return review !== null && review !== "ready";
}

/** Returns false if none of them is a draft of the company. */
export async function setLeftOut(
  tx: Transaction,
  { companyId }: Scope,
  { faqIds, leftOut }: { faqIds: string[]; leftOut: boolean },
): Promise<boolean> {
  const rows = await tx
    .update(generatedFaqs)
    .set({ leftOut })
    .where(and(ofCompany(companyId), inArray(generatedFaqs.id, faqIds)))
    .returning({ id: generatedFaqs.id });
  return rows.length > 0;
}

/** Keeps a copy of the whole draft for `restoreDraft`. Returns false if there is no such draft. */
export async function removeDraft(
  tx: Transaction,
  scope: Scope,
  { faqId, now }: { faqId: string; now: Date },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: generatedFaqs.id })
    .from(generatedFaqs)
    .where(and(ofCompany(scope.companyId), eq(generatedFaqs.id, faqId)))
    .for("update");
  return row ? (await rememberRemovedFaqs(tx, scope, { ids: [faqId], now })).length === 1 : false;
}

/** Restores the draft with its evidence and position. Returns false if it was purged or never existed. */
export async function restoreDraft(
  tx: Transaction,
  scope: Scope,
  { faqId }: { faqId: string },
): Promise<boolean> {
  const back = await bringFaqsBack(tx, scope, { ids: [faqId] });
  if (back.length === 0) return false;
  await tx
    .update(generatedFaqs)
    .set({ status: "draft" })
    .where(and(eq(generatedFaqs.companyId, scope.companyId), eq(generatedFaqs.id, faqId)));
  return true;
}

function ofCompany(companyId: string) {
  return and(eq(generatedFaqs.companyId, companyId), eq(generatedFaqs.status, "draft"));
}

async function one(db: Db | Transaction, row: DraftRow): Promise<Draft> {
  const [draft] = await withEvidence(db, [row]);
  return draft ?? { ...row, evidence: [] };
}

async function withEvidence(db: Db | Transaction, rows: DraftRow[]): Promise<Draft[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sentences = await db
    .select()
    .from(faqEvidence)
    .where(inArray(faqEvidence.faqId, ids))
    .orderBy(asc(faqEvidence.faqId), asc(faqEvidence.position));
  const byFaq = Map.groupBy(sentences, ({ faqId }) => faqId);
  return rows.map((row) => ({
    ...row,
    evidence: (byFaq.get(row.id) ?? []).map(({ sentence, sourceUrl, sourceTitle }) => ({
      sentence,
      sourceUrl,
      sourceTitle,
    })),
  }));
}

/** Returns a slug for the question that is unique within the company. */
async function freeSlug(
  tx: Transaction,
  {
    companyId,
    faqId,
    question,
    wanted,
  }: { companyId: string; faqId: string; question: string; wanted?: string },
): Promise<string> {
  const others = await tx
    .select({ slug: generatedFaqs.slug })
    .from(generatedFaqs)
    .where(and(eq(generatedFaqs.companyId, companyId), ne(generatedFaqs.id, faqId)));
  const taken = others.map((other) => other.slug);
  if (wanted && !taken.includes(wanted)) return wanted;
  const [slug] = uniqueSlugs([question], taken);
  return slug ?? faqId;
}
