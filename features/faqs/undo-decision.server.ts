/**
 * Undoes a decision on a proposal: restores text, evidence and status, or removes the question that was added, and
 * reopens the proposal.
 */

import { and, eq, ne } from "drizzle-orm";
import { faqProposals, generatedFaqs } from "#db/schema.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { findOwnFaq } from "./own-faqs.server.ts";
import type { ProposalDecision } from "./proposal.ts";
import { restoreFaqs } from "./removed-faqs.server.ts";
import { putTextBack } from "./replaced-text.server.ts";

type ProposalRow = typeof faqProposals.$inferSelect;
type FaqRow = typeof generatedFaqs.$inferSelect;

export interface UndoInput {
  proposalId: string;
  decision: ProposalDecision;
}

/**
 * "conflict" means that the text has changed since, so nothing was done. "gone" means that there is nothing left to
 * undo.
 */
export type UndoOutcome = "done" | "gone" | "conflict";

export async function undoDecision(
  tx: Transaction,
  scope: OwnerScope,
  { proposalId, decision }: UndoInput,
): Promise<UndoOutcome> {
  await lockOwnCompany(tx, scope, "publish content");
  const proposal = await findDecided(tx, scope, proposalId);
  if (!proposal) return "gone";
  const outcome = await takeBack(tx, scope, { proposal, decision });
  if (outcome !== "done") return outcome;
  await tx
    .update(faqProposals)
    .set({ status: "open", decidedAt: null, replaced: null })
    .where(eq(faqProposals.id, proposal.id));
  const faq = proposal.faqId === null ? null : await findOwnFaq(tx, scope, proposal.faqId);
  const title = faq?.question ?? proposal.question;
  await recordChange(tx, scope, { action: "website.undone", subject: { kind: "question", title } });
  return "done";
}

export async function findDecided(
  db: Db | Transaction,
  { companyId }: OwnerScope,
  proposalId: string,
): Promise<ProposalRow | undefined> {
  const [proposal] = await db
    .select()
    .from(faqProposals)
    .where(
      and(
        eq(faqProposals.companyId, companyId),
        eq(faqProposals.id, proposalId),
        ne(faqProposals.status, "open"),
      ),
    );
  return proposal;
}

async function takeBack(
  tx: Transaction,
  scope: OwnerScope,
  { proposal, decision }: { proposal: ProposalRow; decision: ProposalDecision },
): Promise<UndoOutcome> {
  const { faqId, kind, status } = proposal;
  if (decision === "dismiss") return status === "dismissed" ? "done" : "gone";
  if (decision === "add-draft" || decision === "add-published")
    return removeAdded(tx, scope, { proposal, status: decision === "add-draft" ? "draft" : "published" });
  if (faqId === null) return "gone";
  if (decision === "delete") {
    if (kind !== "gone" || status !== "accepted") return "gone";
    return (await restoreFaqs(tx, scope, { ids: [faqId] })).length > 0 ? "done" : "gone";
  }
  const isMine = and(eq(generatedFaqs.companyId, scope.companyId), eq(generatedFaqs.id, faqId));
  const [faq] = await tx.select().from(generatedFaqs).where(isMine);
  if (!faq) return "gone";
  if (decision === "unpublish") {
    if (kind !== "gone" || status !== "dismissed") return "gone";
    await tx.update(generatedFaqs).set({ status: "published" }).where(isMine);
    return "done";
  }
  return putBack(tx, scope, { proposal, faq });
}

/** The website still answers the question, so it isn't remembered as removed. */
async function removeAdded(
  tx: Transaction,
  { companyId }: OwnerScope,
  { proposal: { replaced }, status }: { proposal: ProposalRow; status: PublicationStatus },
): Promise<UndoOutcome> {
  if (!replaced || !("addedId" in replaced)) return "gone";
  const isMine = and(eq(generatedFaqs.companyId, companyId), eq(generatedFaqs.id, replaced.addedId));
  const [faq] = await tx.select().from(generatedFaqs).where(isMine);
  if (!faq) return "gone";
  if (faq.version > 1 || faq.status !== status) return "conflict";
  await tx.delete(generatedFaqs).where(isMine);
  return "done";
}

async function putBack(
  tx: Transaction,
  scope: OwnerScope,
  { proposal: { replaced }, faq }: { proposal: ProposalRow; faq: FaqRow },
): Promise<UndoOutcome> {
  if (!replaced || "addedId" in replaced) return "gone";
  if (faq.version !== replaced.faq.version + 1) return "conflict";
  await putTextBack(tx, scope, { faq, replaced });
  return "done";
}
