/** Stores the result of a scan and marks the check as finished, in one transaction. Changes published texts only if the owner
 * accepts small changes. */

import { and, eq, lt, ne } from "drizzle-orm";
import type { PageValidator, SiteContact } from "#db/schema/website-checks.ts";
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
  confirmQuotes,
  dropStale,
  keepProof,
  readKnown,
  readVideoQuestions,
  storeProposals,
} from "#features/faqs/store-proposals.server.ts";
import { storeQuoteVerdicts } from "#features/translations/site-quotes.server.ts";
import { isRunning } from "#features/websites/reading-job.server.ts";
import type { Services } from "#platform/services.ts";
import { acceptSmallChanges } from "./accept-small-changes.server.ts";
import type { Doubt } from "./doubtful-reading.ts";
import { noteDoubt, noteReading, noteUnchanged } from "./website-schedule.server.ts";

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
  validators: PageValidator[];
  contact: SiteContact;
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
      .set({ ...completed({ result: "compared", pages: reading.pages, now }), contact: reading.contact })
      .where(isRunning(websiteChecks, checkId))
      .returning({ isScheduled: websiteChecks.isScheduled });
    const [check] = ended;
    if (!check) return false;
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
    const { validators } = reading;
    await noteReading(tx, { companyId, now, validators, isScheduled: check.isScheduled });
    await dropStale(tx, {
      companyId,
      proposals: plan.proposals,
      readUrls: reading.readUrls,
      stands: (quote) => verdictOf(quote).state === "stands",
    });
    await acceptSmallChanges(tx, { companyId, now });
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

/** Ends a check whose website hasn't changed. Its quotes are as recent as this check. */
export async function storeUnchanged(
  { db, clock }: Pick<Services, "db" | "clock">,
  { checkId, companyId, pages }: { checkId: string; companyId: string; pages: PageValidator[] },
): Promise<void> {
  const now = clock.now();
  const urls = [...new Set(pages.flatMap(({ url, finalUrl }) => [url, finalUrl]))];
  await db.transaction(async (tx) => {
    if (!(await lockCompany(tx, { companyId }))) return;
    const ended = await tx
      .update(websiteChecks)
      .set(completed({ result: "unchanged", pages: pages.length, now }))
      .where(isRunning(websiteChecks, checkId))
      .returning({ id: websiteChecks.id });
    if (ended.length === 0) return;
    await confirmQuotes(tx, { companyId, urls, now });
    await noteUnchanged(tx, { companyId });
  });
}

/**
 * Ends a check of a website that looks like another one, without proposals. Returns false and changes nothing if it has
 * looked like that for several days, so that it is believed.
 */
export async function storeDoubt(
  { db, clock }: Pick<Services, "db" | "clock">,
  { checkId, companyId, pages, doubt }: { checkId: string; companyId: string; pages: number; doubt: Doubt },
): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (!(await lockCompany(tx, { companyId }))) return true;
    if (await noteDoubt(tx, { companyId, now })) return false;
    await tx
      .update(websiteChecks)
      .set(completed({ result: doubt, pages, now }))
      .where(isRunning(websiteChecks, checkId));
    return true;
  });
}

function completed({
  result,
  pages,
  now,
}: {
  result: (typeof websiteChecks.$inferSelect)["result"];
  pages: number;
  now: Date;
}) {
  return { status: "completed" as const, progress: 100, result, pagesRead: pages, finishedAt: now };
}

const keptChecksMs = 30 * 24 * 3_600_000;
