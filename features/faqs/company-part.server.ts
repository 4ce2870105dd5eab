import { asc, eq, getTableColumns } from "drizzle-orm";
import {
  claimConflicts,
  collectionRedirects,
  collections,
  faqEvidence,
  faqProposals,
  faqVersions,
  generatedFaqs,
  learnedWordings,
  pinnedAnswers,
  removedFaqs,
  videoGeneratedFaqs,
} from "#db/schema.ts";
import {
  type CompanyPart,
  hasRows,
  largeRowsOfCompany,
  rowsOfCompany,
} from "#features/companies/company-part.server.ts";

export const faqsPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    claim_conflicts: rowsOfCompany(tx, claimConflicts, companyId, claimConflicts.id),
    collections: rowsOfCompany(tx, collections, companyId, collections.id),
    collection_redirects: tx
      .select({ slug: collectionRedirects.slug, name: collections.name })
      .from(collectionRedirects)
      .innerJoin(collections, eq(collections.id, collectionRedirects.collectionId))
      .where(eq(collectionRedirects.companyId, companyId))
      .orderBy(asc(collectionRedirects.slug))
      .$dynamic(),
    generated_faqs: rowsOfCompany(tx, generatedFaqs, companyId, generatedFaqs.id),
    faq_evidence: tx
      .select(getTableColumns(faqEvidence))
      .from(faqEvidence)
      .innerJoin(generatedFaqs, eq(generatedFaqs.id, faqEvidence.faqId))
      .where(eq(generatedFaqs.companyId, companyId))
      .orderBy(asc(faqEvidence.id))
      .$dynamic(),
    faq_proposals: rowsOfCompany(tx, faqProposals, companyId, faqProposals.id),
    faq_versions: largeRowsOfCompany(tx, faqVersions, companyId, faqVersions.id),
    learned_wordings: rowsOfCompany(tx, learnedWordings, companyId, learnedWordings.wording),
    pinned_answers: rowsOfCompany(tx, pinnedAnswers, companyId, pinnedAnswers.wording),
    removed_faqs: rowsOfCompany(tx, removedFaqs, companyId, removedFaqs.id),
    video_generated_faqs: rowsOfCompany(tx, videoGeneratedFaqs, companyId, videoGeneratedFaqs.id),
  }),
  hasContent: (tx, companyId) => hasRows(tx, [generatedFaqs, videoGeneratedFaqs], companyId),
  hasMore: (tx, companyId) => hasRows(tx, [removedFaqs], companyId),
};
