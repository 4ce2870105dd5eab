/** Pins questions to wordings, and writes questions for what was asked. */
import { and, count, eq } from "drizzle-orm";
import { z } from "zod";
import { generatedFaqs, pinnedAnswers } from "#db/schema/faqs.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { questionOf } from "./answer-search.server.ts";
import { addFaq } from "./change-faqs.server.ts";
import { maxWording, wordingOf } from "./wording-of.ts";

const maxPins = 1_000;

/** Returns false if the company has no such question, or too many pins. */
export async function pinAnswer(
  tx: Transaction,
  scope: OwnerScope,
  { query, faqId }: { query: string; faqId: string },
): Promise<boolean> {
  await lockOwnCompany(tx, scope, "publish content");
  if (!z.uuid().safeParse(faqId).success) return false;
  const { companyId } = scope;
  const wording = wordingOf(query);
  const [faq] = await tx
    .select({ id: generatedFaqs.id, question: generatedFaqs.question })
    .from(generatedFaqs)
    .where(and(eq(generatedFaqs.companyId, companyId), eq(generatedFaqs.id, faqId)));
  const [known] = await tx
    .select({ n: count() })
    .from(pinnedAnswers)
    .where(eq(pinnedAnswers.companyId, companyId));
  if (!faq || wording === "" || (known?.n ?? 0) >= maxPins) return false;
  await tx
    .insert(pinnedAnswers)
    .values({ companyId, wording, faqId })
    .onConflictDoUpdate({ target: [pinnedAnswers.companyId, pinnedAnswers.wording], set: { faqId } });
  const subject = { kind: "question", id: faq.id, title: faq.question } as const;
  await recordChange(tx, scope, { action: "answer.pinned", subject });
  return true;
}

export async function unpinAnswer(
  tx: Transaction,
  scope: OwnerScope,
  { query }: { query: string },
): Promise<void> {
  await lockOwnCompany(tx, scope, "publish content");
  const isThis = and(
    eq(pinnedAnswers.companyId, scope.companyId),
    eq(pinnedAnswers.wording, wordingOf(query)),
  );
  const [gone] = await tx.delete(pinnedAnswers).where(isThis).returning({ id: pinnedAnswers.faqId });
  if (gone)
    await recordChange(tx, scope, {
      action: "answer.unpinned",
      subject: { kind: "question", id: gone.id },
    });
}

/** Returns the id of the question that asks this, and creates a draft if no question does. */
export async function answerAsked(
  tx: Transaction,
  scope: OwnerScope,
  { query }: { query: string },
): Promise<string> {
  await lockOwnCompany(tx, scope, "write drafts");
  const question = questionOf(query.slice(0, maxWording).toWellFormed());
  const [known] = await tx
    .select({ id: generatedFaqs.id })
    .from(generatedFaqs)
    .where(and(eq(generatedFaqs.companyId, scope.companyId), eq(generatedFaqs.question, question)))
    .limit(1);
  return known?.id ?? addFaq(tx, scope, { category: null, question });
}
