/** Stores a question's text and evidence before a change, and restores them for undo. */
import { and, asc, eq } from "drizzle-orm";
import { faqEvidence, faqProposals, generatedFaqs } from "#db/schema.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { recordFaqVersions } from "./faq-versions.server.ts";
import { slugAfter } from "./own-faqs.server.ts";
import { revive } from "./removed-faqs.server.ts";
import { replaceProof } from "./replace-proof.server.ts";

type ProposalRow = typeof faqProposals.$inferSelect;
type FaqRow = typeof generatedFaqs.$inferSelect;
type ReplacedText = Exclude<NonNullable<ProposalRow["replaced"]>, { addedId: string }>;

/** The caller must hold the company lock. */
export async function putTextBack(
  tx: Transaction,
  scope: OwnerScope,
  { faq, replaced }: { faq: FaqRow; replaced: ReplacedText },
): Promise<void> {
  const old = replaced.faq;
  const slug = await slugAfter(tx, scope, { table: generatedFaqs, before: faq, question: old.question });
  const version = faq.version + 1;
  await tx
    .update(generatedFaqs)
    .set({
      question: old.question,
      answer: old.answer,
      slug,
      version,
      // The restored text only counts as supported by its evidence if the owner hadn't edited it.
      provenVersion: old.provenVersion >= old.version ? version : old.provenVersion,
    })
    .where(and(eq(generatedFaqs.companyId, scope.companyId), eq(generatedFaqs.id, faq.id)));
  await recordFaqVersions(tx, scope, {
    kind: "restored",
    changes: [{ id: faq.id, before: faq, after: old }],
  });
  await replaceProof(tx, {
    companyId: scope.companyId,
    faqId: faq.id,
    proof: {
      key: old.generationKey,
      sourceUrl: old.sourceUrl ?? faq.sourceUrl ?? "",
      sourceTitle: null,
      pageHash: "",
      evidence: [],
    },
    checkedAt: faq.updatedAt,
  });
  const proof = replaced.evidence.map((one) => revive(one) as typeof faqEvidence.$inferInsert);
  if (proof.length > 0) await tx.insert(faqEvidence).values(proof.map((one) => ({ ...one, faqId: faq.id })));
}

/** Must run before the question's text is replaced, so that `putTextBack` can restore it. */
export async function keepReplaced(
  tx: Transaction,
  { proposalId, faq }: { proposalId: string; faq: FaqRow },
): Promise<void> {
  const { question, answer, version, provenVersion, generationKey, sourceUrl } = faq;
  const evidence = await tx
    .select()
    .from(faqEvidence)
    .where(eq(faqEvidence.faqId, faq.id))
    .orderBy(asc(faqEvidence.position));
  await tx
    .update(faqProposals)
    .set({
      replaced: { faq: { question, answer, version, provenVersion, generationKey, sourceUrl }, evidence },
    })
    .where(eq(faqProposals.id, proposalId));
}
