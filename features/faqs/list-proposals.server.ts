import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";
import { faqProposals, generatedFaqs } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { readWebLink } from "#shared/web-link.ts";
import type { OpenProposal } from "./proposal.ts";

/**
 * Lists proposals about changed and missing sources first, in the order of the questions. New questions follow in the
 * order of the website. With `proposalId`, only that one.
 */
export async function listOpenProposals(
  db: Db | Transaction,
  { companyId }: OwnerScope,
  { proposalId }: { proposalId?: string } = {},
): Promise<OpenProposal[]> {
  const rows = await db
    .select({ proposal: faqProposals, faq: generatedFaqs })
    .from(faqProposals)
    .leftJoin(
      generatedFaqs,
      and(eq(generatedFaqs.id, faqProposals.faqId), eq(generatedFaqs.companyId, companyId)),
    )
    .where(
      and(
        eq(faqProposals.companyId, companyId),
        eq(faqProposals.status, "open"),
        proposalId === undefined ? undefined : eq(faqProposals.id, proposalId),
      ),
    )
    .orderBy(
      sql`${generatedFaqs.position} asc nulls last`,
      asc(faqProposals.sourceUrl),
      asc(faqProposals.question),
      asc(faqProposals.id),
    );
  return rows.flatMap(({ proposal, faq }) => {
    // The owner has deleted the question, so there is nothing left to decide.
    if (proposal.kind !== "new" && !faq) return [];
    const { id, kind, question, answer, category, sourceUrl, evidence, oldEvidence } = proposal;
    const link = readWebLink(sourceUrl);
    return {
      id,
      kind,
      current: faq && {
        id: faq.id,
        question: faq.question,
        answer: faq.answer,
        category: faq.category,
        version: faq.version,
        status: faq.status,
        isEdited: faq.version > faq.provenVersion,
      },
      proposed: question === null || answer === null ? null : { question, answer, category },
      page: { url: link?.url ?? null, label: link?.label ?? sourceUrl },
      isReported: proposal.reportedAt !== null,
      before: oldEvidence,
      after: evidence,
    };
  });
}

/** Returns the id of a proposal's question, whether or not the proposal is decided. Null if there is none. */
export async function findProposedFaqId(
  db: Db,
  { companyId }: OwnerScope,
  proposalId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ faqId: faqProposals.faqId })
    .from(faqProposals)
    .where(and(eq(faqProposals.companyId, companyId), eq(faqProposals.id, proposalId)));
  return row?.faqId ?? null;
}

/** Returns the kinds of all proposals that can still be decided. */
export function listOpenKinds(db: Db, { companyId }: OwnerScope): Promise<Pick<OpenProposal, "kind">[]> {
  return db
    .select({ kind: faqProposals.kind })
    .from(faqProposals)
    .leftJoin(
      generatedFaqs,
      and(eq(generatedFaqs.id, faqProposals.faqId), eq(generatedFaqs.companyId, companyId)),
    )
    .where(
      and(
        eq(faqProposals.companyId, companyId),
        eq(faqProposals.status, "open"),
        or(eq(faqProposals.kind, "new"), isNotNull(generatedFaqs.id)),
      ),
    );
}
