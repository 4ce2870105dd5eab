/** Resolves a contradiction on the owner's website. The owner can undo this. */

import { and, asc, count, eq, max, ne } from "drizzle-orm";
import { faqContradictions, faqEvidence, generatedFaqs } from "#db/schema.ts";
import { settledFaq } from "#engines/faq-writer/settle-contradiction.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { findCompany, lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { primaryLanguage } from "#shared/primary-language.ts";
import { settledKey } from "./contradictions.server.ts";
import { type FaqText, readFaqText } from "./faq-text.ts";
import { recordFaqVersions } from "./faq-versions.server.ts";
import { findOwnFaq, freeSlugs } from "./own-faqs.server.ts";
import { maxFaqs } from "./owner-faq.ts";
import { replaceProof } from "./replace-proof.server.ts";
import { putTextBack } from "./replaced-text.server.ts";

export type ContradictionDecision =
  /** `at` is the index in the list of values that the owner saw. `value` must still be the value at that index. */
  { kind: "pick"; at: number; value: string } | ({ kind: "own" } & FaqText) | { kind: "dismiss" };

export type SettleOutcome =
  | { outcome: "done"; isNew: boolean }
  /** The contradiction was resolved in another tab, or the website changed in the meantime. */
  | { outcome: "gone" }
  /** The owner has edited the question's answer. */
  | { outcome: "edited" }
  | { outcome: "full" }
  | { outcome: "invalid"; field: keyof FaqText; message: string };

type Row = typeof faqContradictions.$inferSelect;
type FaqRow = typeof generatedFaqs.$inferSelect;

export async function settleContradiction(
  tx: Transaction,
  scope: OwnerScope,
  { contradictionId, decision, now }: { contradictionId: string; decision: ContradictionDecision; now: Date },
): Promise<SettleOutcome> {
  await lockOwnCompany(tx, scope, "publish content");
  const isMine = and(
    eq(faqContradictions.companyId, scope.companyId),
    eq(faqContradictions.id, contradictionId),
  );
  const [row] = await tx
    .select()
    .from(faqContradictions)
    .where(and(isMine, eq(faqContradictions.status, "open")));
  if (!row) return { outcome: "gone" };
  const done = await apply(tx, scope, { row, decision });
  if ("outcome" in done) return done;
  await tx
    .update(faqContradictions)
    .set({
      status: decision.kind === "dismiss" ? "dismissed" : "settled",
      decidedAt: now,
      settled: done.settled,
    })
    .where(isMine);
  const faq = done.settled && (await findOwnFaq(tx, scope, done.settled.faqId));
  await recordChange(tx, scope, {
    action: decision.kind === "dismiss" ? "contradiction.dismissed" : "contradiction.settled",
    subject: { kind: "contradiction", title: faq?.question ?? null },
  });
  return { outcome: "done", isNew: done.settled?.before === null };
}

async function apply(
  tx: Transaction,
  scope: OwnerScope,
  { row, decision }: { row: Row; decision: ContradictionDecision },
): Promise<SettleOutcome | { settled: Row["settled"] }> {
  const { companyId } = scope;
  if (decision.kind === "dismiss") return { settled: null };
  if (decision.kind === "own") {
    const read = readFaqText(decision);
    if ("message" in read) return { outcome: "invalid", ...read };
    return add(tx, scope, { faq: { ...read, category: null, origin: "manual" }, proof: null });
  }
  const picked = row.values[decision.at];
  if (!picked || picked.value !== decision.value) return { outcome: "gone" };
  const company = await findCompany(tx, { companyId });
  const faq = settledFaq(row, { value: picked.value, language: primaryLanguage(company?.language) });
  const read = readFaqText(faq);
  if ("message" in read) return { outcome: "invalid", ...read };
  const proof = { ...picked, key: settledKey(row), checkedAt: row.foundAt };
  const [known] = await tx
    .select()
    .from(generatedFaqs)
    .where(and(eq(generatedFaqs.companyId, companyId), eq(generatedFaqs.generationKey, proof.key)));
  if (!known) return add(tx, scope, { faq: { ...read, category: faq.category, origin: "fact" }, proof });
  if (known.version > known.provenVersion) return { outcome: "edited" };
  return change(tx, scope, { known, answer: read.answer, proof });
}

interface SettledProof {
  key: string;
  evidence: string;
  sourceUrl: string;
  sourceTitle: string | null;
  pageHash: string;
  checkedAt: Date;
}

/**
 * Adds a draft at the end. Its version marks it as edited by the owner, so that generating drafts again doesn't delete
 * it.
 */
async function add(
  tx: Transaction,
  scope: OwnerScope,
  {
    faq,
    proof,
  }: {
    faq: FaqText & { category: string | null; origin: "manual" | "fact" };
    proof: SettledProof | null;
  },
): Promise<SettleOutcome | { settled: NonNullable<Row["settled"]> }> {
  const { companyId } = scope;
  const [known] = await tx
    .select({ n: count(), last: max(generatedFaqs.position) })
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, companyId));
  if ((known?.n ?? 0) >= maxFaqs) return { outcome: "full" };
  const [slug] = await freeSlugs(tx, scope, { table: generatedFaqs, questions: [faq.question] });
  const version = 2;
  const [row] = await tx
    .insert(generatedFaqs)
    .values({
      ...faq,
      companyId,
      slug: slug ?? "question",
      status: "draft",
      position: (known?.last ?? -1) + 1,
      version,
      provenVersion: version,
      confidence: proof && 1,
      generationKey: proof?.key ?? null,
      ...(proof ? { sourceUrl: proof.sourceUrl } : {}),
    })
    .returning({ id: generatedFaqs.id });
  if (!row) throw new Error("the question was not stored");
  if (proof) await replaceProof(tx, proofOf(scope, { faqId: row.id, proof }));
  return { settled: { faqId: row.id, before: null, evidence: [], version } };
}

async function change(
  tx: Transaction,
  scope: OwnerScope,
  { known, answer, proof }: { known: FaqRow; answer: string; proof: SettledProof },
): Promise<{ settled: NonNullable<Row["settled"]> }> {
  const { question, version, provenVersion, generationKey, sourceUrl } = known;
  const evidence = await tx
    .select()
    .from(faqEvidence)
    .where(eq(faqEvidence.faqId, known.id))
    .orderBy(asc(faqEvidence.position));
  await tx
    .update(generatedFaqs)
    .set({ answer, version: version + 1, provenVersion: version + 1 })
    .where(and(eq(generatedFaqs.companyId, scope.companyId), eq(generatedFaqs.id, known.id)));
  const after = { question, answer };
  await recordFaqVersions(tx, scope, { kind: "website", changes: [{ id: known.id, before: known, after }] });
  await replaceProof(tx, proofOf(scope, { faqId: known.id, proof }));
  const before = { question, answer: known.answer, version, provenVersion, generationKey, sourceUrl };
  return { settled: { faqId: known.id, before, evidence, version: version + 1 } };
}

function proofOf({ companyId }: OwnerScope, { faqId, proof }: { faqId: string; proof: SettledProof }) {
  const { checkedAt, evidence, ...rest } = proof;
  return { companyId, faqId, proof: { ...rest, evidence: [evidence] }, checkedAt };
}

/** Returns "conflict" if the question has changed since, and "gone" if there is nothing left to undo. */
export async function undoSettled(
  tx: Transaction,
  scope: OwnerScope,
  { contradictionId }: { contradictionId: string },
): Promise<"done" | "gone" | "conflict"> {
  await lockOwnCompany(tx, scope, "publish content");
  const isMine = and(
    eq(faqContradictions.companyId, scope.companyId),
    eq(faqContradictions.id, contradictionId),
  );
  const [row] = await tx
    .select()
    .from(faqContradictions)
    .where(and(isMine, ne(faqContradictions.status, "open")));
  if (!row) return "gone";
  if (row.settled && !(await takeBack(tx, scope, row.settled))) return "conflict";
  await tx.update(faqContradictions).set({ status: "open", decidedAt: null, settled: null }).where(isMine);
  await recordChange(tx, scope, { action: "contradiction.undone", subject: { kind: "contradiction" } });
  return "done";
}

async function takeBack(
  tx: Transaction,
  scope: OwnerScope,
  settled: NonNullable<Row["settled"]>,
): Promise<boolean> {
  const isIt = and(eq(generatedFaqs.companyId, scope.companyId), eq(generatedFaqs.id, settled.faqId));
  const [faq] = await tx.select().from(generatedFaqs).where(isIt);
  // The owner has deleted the question, so there is nothing to undo.
  if (!faq) return true;
  if (faq.version !== settled.version) return false;
  if (settled.before)
    await putTextBack(tx, scope, { faq, replaced: { faq: settled.before, evidence: settled.evidence } });
  else await tx.delete(generatedFaqs).where(isIt);
  return true;
}
