/**
 * Applies an owner's decision on a proposal. Compares versions, so that only a text that the owner has seen gets
 * replaced.
 */

import { and, count, eq, max } from "drizzle-orm";
import { faqEvidence, faqProposals, generatedFaqs } from "#db/schema.ts";
import type { AuditAction } from "#features/companies/audit/audit-actions.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { recordFaqVersions } from "./faq-versions.server.ts";
import { findOwnFaq, freeSlugs, slugAfter } from "./own-faqs.server.ts";
import { maxFaqs } from "./owner-faq.ts";
import type { ProposalDecision } from "./proposal.ts";
import { removeFaqs } from "./removed-faqs.server.ts";
import { replaceProof } from "./replace-proof.server.ts";
import { keepReplaced } from "./replaced-text.server.ts";

export interface DecisionInput {
  proposalId: string;
  decision: ProposalDecision;
  /** Version of the text shown next to the proposal. 0 for a new question. */
  version: number;
  now: Date;
  /** The caller records several decisions in one entry. */
  isPartOfBulk?: boolean;
}

export type DecisionOutcome =
  | { outcome: "done" }
  /** The proposal was decided in another tab, or the website no longer supports it. */
  | { outcome: "gone" }
  /** The text has changed since the owner saw it, so nothing was done. */
  | { outcome: "conflict" }
  | { outcome: "full" };

type ProposalRow = typeof faqProposals.$inferSelect;

export async function decideProposal(
  tx: Transaction,
  scope: OwnerScope,
  { proposalId, decision, version, now, isPartOfBulk = false }: DecisionInput,
): Promise<DecisionOutcome> {
  await lockOwnCompany(tx, scope, "publish content");
  const [proposal] = await tx
    .select()
    .from(faqProposals)
    .where(
      and(
        eq(faqProposals.companyId, scope.companyId),
        eq(faqProposals.id, proposalId),
        eq(faqProposals.status, "open"),
      ),
    );
  if (!proposal || !decisionsOf[proposal.kind].includes(decision)) return { outcome: "gone" };
  const title =
    (proposal.faqId === null ? null : await findOwnFaq(tx, scope, proposal.faqId))?.question ??
    proposal.question;
  const done = await apply();
  // An unpublished question still cites the missing source, so a later scan would propose the same again.
  const isRemembered = decision === "dismiss" || decision === "unpublish";
  if (done.outcome === "done") {
    await tx
      .update(faqProposals)
      .set({ status: isRemembered ? "dismissed" : "accepted", decidedAt: now })
      .where(eq(faqProposals.id, proposal.id));
    if (!isPartOfBulk)
      await recordChange(tx, scope, {
        action: auditActionOf[decision],
        subject: { kind: "question", title },
      });
  }
  return done;

  async function apply(): Promise<DecisionOutcome> {
    if (!proposal) return { outcome: "gone" };
    if (decision === "dismiss") return { outcome: "done" };
    if (proposal.kind === "new") {
      return add(tx, scope, { proposal, status: decision === "add-published" ? "published" : "draft" });
    }
    const faqId = proposal.faqId ?? "";
    const [faq] = await tx
      .select()
      .from(generatedFaqs)
      .where(and(eq(generatedFaqs.companyId, scope.companyId), eq(generatedFaqs.id, faqId)));
    if (!faq) return { outcome: "gone" };
    if (faq.version !== version) return { outcome: "conflict" };
    if (decision === "replace") {
      await replace(tx, scope, { proposal, faq });
    } else if (decision === "unpublish") {
      await tx
        .update(generatedFaqs)
        .set({ status: "draft" })
        .where(and(eq(generatedFaqs.companyId, scope.companyId), eq(generatedFaqs.id, faq.id)));
    } else {
      await removeFaqs(tx, scope, { ids: [faq.id], now });
    }
    return { outcome: "done" };
  }
}

const decisionsOf: Record<ProposalRow["kind"], ProposalDecision[]> = {
  new: ["add-draft", "add-published", "dismiss"],
  changed: ["replace", "dismiss"],
  gone: ["unpublish", "delete", "dismiss"],
};

const auditActionOf: Record<ProposalDecision, AuditAction> = {
  "add-draft": "website.added",
  "add-published": "website.added",
  replace: "website.replaced",
  unpublish: "content.unpublished",
  delete: "content.deleted",
  dismiss: "website.dismissed",
};

/** Adds the question and its evidence at the end of the list, unless it already exists. Undo needs its id. */
async function add(
  tx: Transaction,
  scope: OwnerScope,
  { proposal, status }: { proposal: ProposalRow; status: PublicationStatus },
): Promise<DecisionOutcome> {
  const { companyId } = scope;
  const { question, answer, category, sourceUrl, sourceTitle, pageHash, evidence, foundAt } = proposal;
  if (question === null || answer === null) return { outcome: "gone" };
  const [known] = await tx
    .select({ n: count(), last: max(generatedFaqs.position) })
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, companyId));
  if ((known?.n ?? 0) >= maxFaqs) return { outcome: "full" };
  const [slug] = await freeSlugs(tx, scope, { table: generatedFaqs, questions: [question] });
  const [row] = await tx
    .insert(generatedFaqs)
    .values({
      companyId,
      question,
      answer,
      category,
      sourceUrl,
      status,
      slug: slug ?? proposal.id,
      position: (known?.last ?? -1) + 1,
      origin: proposal.origin ?? "section",
      confidence: proposal.confidence,
      generationKey: proposal.generationKey,
    })
    .onConflictDoNothing({ target: [generatedFaqs.companyId, generatedFaqs.generationKey] })
    .returning({ id: generatedFaqs.id });
  if (!row) return { outcome: "done" };
  await tx
    .update(faqProposals)
    .set({ replaced: { addedId: row.id } })
    .where(eq(faqProposals.id, proposal.id));
  if (evidence.length > 0) {
    await tx.insert(faqEvidence).values(
      evidence.map((sentence, position) => ({
        faqId: row.id,
        sentence,
        sourceUrl,
        sourceTitle,
        pageHash: pageHash ?? "",
        checkedAt: foundAt,
        position,
      })),
    );
  }
  return { outcome: "done" };
}

/** Replaces question and answer with the website's current text, but keeps category, position and status. */
async function replace(
  tx: Transaction,
  scope: OwnerScope,
  { proposal, faq }: { proposal: ProposalRow; faq: typeof generatedFaqs.$inferSelect },
): Promise<void> {
  const { generationKey, sourceUrl, sourceTitle, pageHash, evidence } = proposal;
  await keepReplaced(tx, { proposalId: proposal.id, faq });
  // Keeps the wording of a question that the owner edited, because only the answer on the website changed.
  const isEdited = faq.version > faq.provenVersion;
  const question = isEdited ? faq.question : (proposal.question ?? faq.question);
  const slug = await slugAfter(tx, scope, { table: generatedFaqs, before: faq, question });
  await tx
    .update(generatedFaqs)
    .set({
      question,
      answer: proposal.answer ?? faq.answer,
      slug,
      version: faq.version + 1,
      provenVersion: faq.version + 1,
    })
    .where(
      and(
        eq(generatedFaqs.companyId, scope.companyId),
        eq(generatedFaqs.id, faq.id),
        eq(generatedFaqs.version, faq.version),
      ),
    );
  const after = { question, answer: proposal.answer ?? faq.answer };
  await recordFaqVersions(tx, scope, { kind: "website", changes: [{ id: faq.id, before: faq, after }] });
  await replaceProof(tx, {
    companyId: scope.companyId,
    faqId: faq.id,
    proof: { key: generationKey, sourceUrl, sourceTitle, pageHash: pageHash ?? "", evidence },
    checkedAt: proposal.foundAt,
  });
}
