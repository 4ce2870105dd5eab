/** Stores the result of a scan and marks the check as finished, in one transaction. Doesn't change published texts. */

import { and, eq, lt, ne } from "drizzle-orm";
import { websiteChecks } from "#db/schema.ts";
import type { Claim, Verdict } from "#engines/faq-writer/check-evidence.ts";
import type { SourceText } from "#engines/faq-writer/source-texts.ts";
import type { Contradiction } from "#engines/faq-writer/types.ts";
import { recordProgramChange } from "#features/companies/audit/record-change.server.ts";
import { lockCompany } from "#features/companies/company-record.server.ts";
import { storeContradictions } from "#features/faqs/contradictions.server.ts";
import { listRemoved } from "#features/faqs/list-removed.server.ts";
import { planProposals, type ReadFaq } from "#features/faqs/plan-proposals.ts";
import { storeSources } from "#features/faqs/source-pages.server.ts";
import {
  claimKey,
  dropStale,
  keepProof,
  readKnown,
  readVideoQuestions,
  storeProposals,
} from "#features/faqs/store-proposals.server.ts";
import { storeQuoteVerdicts } from "#features/translations/site-quotes.server.ts";
import type { Services } from "#platform/services.ts";

export interface CheckReading {
  pages: number;
  faqs: ReadFaq[];
  /** All verified quotes with their verdicts. */
  verdicts: (Claim & { verdict: Verdict })[];
  /** Includes pages that returned "gone". */
  readUrls: string[];
  contradictions: Contradiction[];
  /** Text of the pages in the main language, and of those in others. */
  sources: SourceText[];
  otherSources: SourceText[];
}

/** Returns false and changes nothing if the check has ended or the company was deleted. */
export async function storeCheck(
  { db, clock }: Pick<Services, "db" | "clock">,
  { checkId, companyId }: { checkId: string; companyId: string },
  reading: CheckReading,
): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (!(await lockCompany(tx, { companyId }))) return false;
    const ended = await tx
      .update(websiteChecks)
      .set({ status: "completed", progress: 100, pagesRead: reading.pages, finishedAt: now })
      .where(and(eq(websiteChecks.id, checkId), eq(websiteChecks.status, "running")))
      .returning({ id: websiteChecks.id });
    if (ended.length === 0) return false;
    const verdicts = new Map(reading.verdicts.map((one) => [claimKey(one), one.verdict]));
    const verdictOf = ({ sourceUrl: url, sentence }: { sourceUrl: string; sentence: string }) =>
      verdicts.get(claimKey({ url, sentence })) ?? { state: "unread" as const, pageHash: null };
    const removed = await listRemoved(tx, { companyId });
    const plan = planProposals({
      known: await readKnown(tx, companyId),
      removed,
      taken: await readVideoQuestions(tx, companyId),
      read: reading.faqs,
      verdictOf,
    });
    await keepProof(tx, { companyId, plan, now });
    await storeQuoteVerdicts(tx, { companyId, now }, ({ url, sentence }) =>
      verdictOf({ sourceUrl: url, sentence }),
    );
    await storeContradictions(tx, {
      companyId,
      found: reading.contradictions,
      readUrls: reading.readUrls,
      now,
    });
    await storeProposals(tx, { companyId, proposals: plan.proposals, now });
    const count = plan.proposals.length;
    if (count > 0)
      await recordProgramChange(
        tx,
        { companyId, by: "job" },
        {
          action: "website.proposed",
          subject: { kind: "proposal" },
          details: { count },
        },
      );
    await dropStale(tx, {
      companyId,
      proposals: plan.proposals,
      readUrls: reading.readUrls,
      stands: (quote) => verdictOf(quote).state === "stands",
    });
    await storeSources(tx, {
      companyId,
      sources: reading.sources,
      otherSources: reading.otherSources,
      readUrls: reading.readUrls,
      now,
    });
    await tx
      .delete(websiteChecks)
      .where(
        and(
          eq(websiteChecks.companyId, companyId),
          ne(websiteChecks.id, checkId),
          lt(websiteChecks.createdAt, new Date(now.getTime() - keptChecksMs)),
        ),
      );
    return true;
  });
}

const keptChecksMs = 30 * 24 * 3_600_000;
