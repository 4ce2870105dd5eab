/** Stores proposals, and reads the texts that they are compared with. */
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { faqEvidence, faqProposals, generatedFaqs, videoGeneratedFaqs } from "#db/schema.ts";
import type { Claim } from "#engines/faq-writer/check-evidence.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { urlKey } from "#shared/url.ts";
import type { KnownFaq, PlannedProposal, ProposalPlan } from "./plan-proposals.ts";
import { replaceProof } from "./replace-proof.server.ts";

/** Returns the distinct quotes from a company's questions and from open proposals made by a model. */
export async function listClaims(db: Db, { companyId }: { companyId: string }): Promise<Claim[]> {
  const proposed = await db
    .select({ url: faqProposals.sourceUrl, evidence: faqProposals.evidence })
    .from(faqProposals)
    .where(
      and(
        eq(faqProposals.companyId, companyId),
        eq(faqProposals.status, "open"),
        eq(faqProposals.origin, "model"),
      ),
    );
  const quoted = await db
    .selectDistinct({ url: faqEvidence.sourceUrl, sentence: faqEvidence.sentence })
    .from(faqEvidence)
    .innerJoin(generatedFaqs, eq(generatedFaqs.id, faqEvidence.faqId))
    .where(eq(generatedFaqs.companyId, companyId))
    .orderBy(asc(faqEvidence.sourceUrl), asc(faqEvidence.sentence));
  const claims = [
    ...quoted,
    ...proposed.flatMap(({ url, evidence }) => evidence.map((sentence) => ({ url, sentence }))),
  ];
  return [...new Map(claims.map((claim) => [claimKey(claim), claim])).values()];
}

/** Quotes that an earlier check no longer found. */
export async function listLostClaims(db: Db, { companyId }: { companyId: string }): Promise<Claim[]> {
  return db
    .selectDistinct({ url: faqEvidence.sourceUrl, sentence: faqEvidence.sentence })
    .from(faqEvidence)
    .innerJoin(generatedFaqs, eq(generatedFaqs.id, faqEvidence.faqId))
    .where(and(eq(generatedFaqs.companyId, companyId), isNotNull(faqEvidence.missingSince)));
}

/** Dates the quotes of pages that haven't changed. */
export async function confirmQuotes(
  tx: Transaction,
  { companyId, urls, now }: { companyId: string; urls: string[]; now: Date },
): Promise<void> {
  if (urls.length === 0) return;
  const ofCompany = tx
    .select({ id: generatedFaqs.id })
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, companyId));
  await tx
    .update(faqEvidence)
    .set({ checkedAt: now })
    .where(
      and(
        inArray(faqEvidence.faqId, ofCompany),
        inArray(faqEvidence.sourceUrl, urls),
        isNull(faqEvidence.missingSince),
      ),
    );
}

/** Pages from which questions in languages other than the main one were read. */
export async function listPagesInOtherLanguages(
  db: Db,
  { companyId }: { companyId: string },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ url: faqEvidence.sourceUrl })
    .from(faqEvidence)
    .innerJoin(generatedFaqs, eq(generatedFaqs.id, faqEvidence.faqId))
    .where(and(eq(generatedFaqs.companyId, companyId), isNotNull(generatedFaqs.language)));
  return rows.map(({ url }) => url);
}

export function claimKey({ url, sentence }: Claim): string {
  return JSON.stringify([url, sentence]);
}

export async function readKnown(tx: Transaction, companyId: string): Promise<KnownFaq[]> {
  const rows = await tx
    .select({
      id: generatedFaqs.id,
      key: generatedFaqs.generationKey,
      question: generatedFaqs.question,
      answer: generatedFaqs.answer,
    })
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, companyId))
    .orderBy(asc(generatedFaqs.position), asc(generatedFaqs.id));
  const evidence = await tx
    .select({
      id: faqEvidence.id,
      faqId: faqEvidence.faqId,
      sentence: faqEvidence.sentence,
      sourceUrl: faqEvidence.sourceUrl,
      pageHash: faqEvidence.pageHash,
    })
    .from(faqEvidence)
    .innerJoin(generatedFaqs, eq(generatedFaqs.id, faqEvidence.faqId))
    .where(eq(generatedFaqs.companyId, companyId))
    .orderBy(asc(faqEvidence.faqId), asc(faqEvidence.position));
  const byFaq = Map.groupBy(evidence, ({ faqId }) => faqId);
  return rows.map((row) => ({ ...row, evidence: byFaq.get(row.id) ?? [] }));
}

export async function readVideoQuestions(tx: Transaction, companyId: string): Promise<string[]> {
  const videos = await tx
    .select({ question: videoGeneratedFaqs.question })
    .from(videoGeneratedFaqs)
    .where(eq(videoGeneratedFaqs.companyId, companyId));
  return videos.map(({ question }) => question);
}

/** Updates the check date of confirmed sentences, marks missing ones, and points moved ones to their new page. */
export async function keepProof(
  tx: Transaction,
  { companyId, plan, now }: { companyId: string; plan: ProposalPlan; now: Date },
): Promise<void> {
  if (plan.confirmed.length > 0) {
    await tx
      .update(faqEvidence)
      .set({ checkedAt: now, missingSince: null, pageHash: sql`found.hash` })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(plan.confirmed.map(({ id, pageHash }) => ({ id, hash: pageHash })))}::jsonb) as found(id uuid, hash text)`,
      )
      .where(sql`${faqEvidence.id} = found.id`);
  }
  if (plan.missing.length > 0) {
    await tx
      .update(faqEvidence)
      .set({ missingSince: sql`coalesce(${faqEvidence.missingSince}, ${now.toISOString()}::timestamptz)` })
      .where(
        sql`${faqEvidence.id} in (select jsonb_array_elements_text(${JSON.stringify(plan.missing)}::jsonb)::uuid)`,
      );
  }
  for (const { faqId, read, isSameText } of plan.moved) {
    await replaceProof(tx, { companyId, faqId, proof: read, checkedAt: now });
    if (!isSameText) continue;
    await tx
      .update(generatedFaqs)
      .set({ provenVersion: sql`${generatedFaqs.version}` })
      .where(and(eq(generatedFaqs.companyId, companyId), eq(generatedFaqs.id, faqId)));
  }
}

/**
 * Dismissed proposals stay dismissed. An accepted one may be proposed again, because its text was gone from the website
 * in the meantime.
 */
export async function storeProposals(
  tx: Transaction,
  { companyId, proposals, now }: { companyId: string; proposals: PlannedProposal[]; now: Date },
): Promise<void> {
  const rows = [...new Map(proposals.map((one) => [one.fingerprint, one])).values()].map((one) => ({
    companyId,
    kind: one.kind,
    fingerprint: one.fingerprint,
    faqId: one.faqId,
    question: one.read?.question ?? null,
    answer: one.read?.answer ?? null,
    category: one.read?.category ?? null,
    origin: one.read?.origin ?? null,
    confidence: one.read?.confidence ?? null,
    generationKey: one.read?.key ?? null,
    sourceUrl: one.kind === "gone" ? one.sourceUrl : one.read.sourceUrl,
    sourceTitle: one.read?.sourceTitle ?? null,
    pageHash: one.read?.pageHash ?? null,
    evidence: one.evidence,
    oldEvidence: one.oldEvidence,
    foundAt: now,
  }));
  for (const row of rows) {
    const { companyId: _company, fingerprint: _fingerprint, kind: _kind, faqId: _faq, ...found } = row;
    await tx
      .insert(faqProposals)
      .values(row)
      .onConflictDoUpdate({
        target: [faqProposals.companyId, faqProposals.fingerprint],
        set: {
          ...found,
          status: "open",
          decidedAt: null,
          reportedAt: sql`case when ${faqProposals.status} = 'open' then ${faqProposals.reportedAt} end`,
        },
        setWhere: or(
          eq(faqProposals.status, "open"),
          and(eq(faqProposals.status, "accepted"), eq(faqProposals.kind, "changed")),
        ),
      });
  }
}

export async function markReported(
  tx: Transaction,
  { companyId, ids, now }: { companyId: string; ids: string[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(faqProposals)
    .set({ reportedAt: now })
    .where(and(eq(faqProposals.companyId, companyId), inArray(faqProposals.id, ids)));
}

/**
 * Deletes open proposals that the website no longer supports. A page that couldn't be read proves nothing. A model may
 * simply have picked other questions this time, so its proposals stay while their sentences are on the page.
 */
export async function dropStale(
  tx: Transaction,
  {
    companyId,
    proposals,
    readUrls,
    stands,
  }: {
    companyId: string;
    proposals: PlannedProposal[];
    readUrls: string[];
    stands: (quote: { sourceUrl: string; sentence: string }) => boolean;
  },
): Promise<void> {
  const found = new Set(proposals.map(({ fingerprint }) => fingerprint));
  const isRead = new Set(readUrls.map(urlKey));
  const open = await tx
    .select({
      id: faqProposals.id,
      kind: faqProposals.kind,
      origin: faqProposals.origin,
      fingerprint: faqProposals.fingerprint,
      sourceUrl: faqProposals.sourceUrl,
      evidence: faqProposals.evidence,
    })
    .from(faqProposals)
    .where(and(eq(faqProposals.companyId, companyId), eq(faqProposals.status, "open")));
  for (const { id, kind, origin, fingerprint, sourceUrl, evidence } of open) {
    const isModels = kind === "new" && origin === "model";
    if (isModels && evidence.every((sentence) => stands({ sourceUrl, sentence }))) continue;
    if (!found.has(fingerprint) && isRead.has(urlKey(sourceUrl)))
      await tx.delete(faqProposals).where(and(eq(faqProposals.id, id), eq(faqProposals.status, "open")));
  }
}
