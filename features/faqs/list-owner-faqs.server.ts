/** Reads both lists of an owner's questions with their evidence, and the removed questions that can be restored. */

import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import {
  crawlPages,
  crawls,
  faqEvidence,
  faqProposals,
  generatedFaqs,
  removedFaqs,
  videoGeneratedFaqs,
} from "#db/schema.ts";
import { readCheckChoices } from "#features/check-dates/check-choices.server.ts";
import { findCompanyOfOwner } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { CategorizedContent } from "./categorized-content.ts";
import { listCategories } from "./collections.server.ts";
import { maxRemovedShown, type OwnerFaq, type OwnerFaqs } from "./owner-faq.ts";
import {
  type LastReading,
  type OwnerProposal,
  type ProofRow,
  presentManual,
  presentVideo,
} from "./present-owner.ts";

/** In the order of the page, beginning with the manual list. */
export async function listOwnerFaqs(
  db: Db,
  scope: OwnerScope,
  { now, elsewhere }: { now: Date; elsewhere: CategorizedContent },
): Promise<OwnerFaqs> {
  const [faqs, categories, removed, company] = await Promise.all([
    readOwnerFaqs(db, scope, { now }),
    listCategories(db, scope, elsewhere),
    db
      .select({ id: removedFaqs.id, question: sql<string>`${removedFaqs.faq} ->> 'question'` })
      .from(removedFaqs)
      .where(and(eq(removedFaqs.companyId, scope.companyId), isNull(removedFaqs.purgedAt)))
      .orderBy(desc(removedFaqs.removedAt), asc(removedFaqs.id))
      .limit(maxRemovedShown),
    findCompanyOfOwner(db, scope),
  ]);
  return { faqs, categories, removed, isShown: company?.themeSettings.show_faqs !== false };
}

/** Only reads the questions in `ids`, if given. Ids of other companies are ignored like unknown ones. */
export async function readOwnerFaqs(
  db: Db | Transaction,
  { companyId }: Pick<OwnerScope, "companyId">,
  { now, ids }: { now: Date; ids?: string[] },
): Promise<OwnerFaq[]> {
  if (ids?.length === 0) return [];
  const manual = await db
    .select({
      id: generatedFaqs.id,
      question: generatedFaqs.question,
      answer: generatedFaqs.answer,
      category: generatedFaqs.category,
      status: generatedFaqs.status,
      version: generatedFaqs.version,
      provenVersion: generatedFaqs.provenVersion,
      origin: generatedFaqs.origin,
      createdAt: generatedFaqs.createdAt,
      updatedAt: generatedFaqs.updatedAt,
    })
    .from(generatedFaqs)
    .where(and(eq(generatedFaqs.companyId, companyId), ids ? inArray(generatedFaqs.id, ids) : undefined))
    .orderBy(asc(generatedFaqs.position), asc(generatedFaqs.createdAt), asc(generatedFaqs.id));
  const videos = await db
    .select({
      id: videoGeneratedFaqs.id,
      question: videoGeneratedFaqs.question,
      answer: videoGeneratedFaqs.answer,
      category: videoGeneratedFaqs.category,
      status: videoGeneratedFaqs.status,
      version: videoGeneratedFaqs.version,
      sourceVideo: videoGeneratedFaqs.sourceVideo,
      videoTimestamp: videoGeneratedFaqs.videoTimestamp,
      updatedAt: videoGeneratedFaqs.updatedAt,
    })
    .from(videoGeneratedFaqs)
    .where(
      and(eq(videoGeneratedFaqs.companyId, companyId), ids ? inArray(videoGeneratedFaqs.id, ids) : undefined),
    )
    .orderBy(asc(videoGeneratedFaqs.position), asc(videoGeneratedFaqs.createdAt), asc(videoGeneratedFaqs.id));
  const evidence = await readEvidence(db, { companyId, ids });
  const choices = await readCheckChoices(db, { companyId });
  const readings = evidence.size > 0 ? await readReadings(db, companyId) : new Map();
  const proposals = evidence.size > 0 ? await readProposals(db, companyId) : new Map();
  return [
    ...manual.map((row) =>
      presentManual({
        row,
        evidence: evidence.get(row.id) ?? [],
        readings,
        proposal: proposals.get(row.id) ?? null,
        choice: choices(row.id),
        now,
      }),
    ),
    ...videos.map(presentVideo),
  ];
}

async function readEvidence(
  db: Db | Transaction,
  { companyId, ids }: { companyId: string; ids: string[] | undefined },
): Promise<Map<string, ProofRow[]>> {
  const rows = await db
    .select({
      faqId: faqEvidence.faqId,
      sentence: faqEvidence.sentence,
      sourceUrl: faqEvidence.sourceUrl,
      pageHash: faqEvidence.pageHash,
      checkedAt: faqEvidence.checkedAt,
      missingSince: faqEvidence.missingSince,
    })
    .from(faqEvidence)
    .innerJoin(generatedFaqs, eq(generatedFaqs.id, faqEvidence.faqId))
    .where(and(eq(generatedFaqs.companyId, companyId), ids ? inArray(faqEvidence.faqId, ids) : undefined))
    .orderBy(asc(faqEvidence.faqId), asc(faqEvidence.position));
  return Map.groupBy(rows, ({ faqId }) => faqId);
}

async function readProposals(db: Db | Transaction, companyId: string): Promise<Map<string, OwnerProposal>> {
  const rows = await db
    .select({
      faqId: faqProposals.faqId,
      id: faqProposals.id,
      foundAt: faqProposals.foundAt,
      kind: faqProposals.kind,
      before: faqProposals.oldEvidence,
      after: faqProposals.evidence,
    })
    .from(faqProposals)
    .where(and(eq(faqProposals.companyId, companyId), eq(faqProposals.status, "open")));
  return new Map(rows.flatMap(({ faqId, ...proposal }) => (faqId === null ? [] : [[faqId, proposal]])));
}

/** Returns the latest crawl result for each page of the company's website. */
async function readReadings(db: Db | Transaction, companyId: string): Promise<Map<string, LastReading>> {
  const rows = await db
    .selectDistinctOn([crawlPages.url], {
      url: crawlPages.url,
      hash: crawlPages.contentHash,
      readAt: crawlPages.createdAt,
    })
    .from(crawlPages)
    .innerJoin(crawls, eq(crawls.id, crawlPages.crawlId))
    .where(
      and(eq(crawls.companyId, companyId), eq(crawlPages.status, "kept"), isNotNull(crawlPages.contentHash)),
    )
    .orderBy(asc(crawlPages.url), desc(crawlPages.createdAt));
  return new Map(rows.map(({ url, hash, readAt }) => [url, { hash: hash ?? "", readAt }]));
}
