/** Stores questions as drafts and marks their generation as finished. Keeps the owner's changes to earlier drafts. */

import { eq } from "drizzle-orm";
import { faqGenerations } from "#db/schema.ts";
import type { EditionWriting } from "#engines/faq-writer/editions/write-editions.ts";
import type { SourceText } from "#engines/faq-writer/source-texts.ts";
import type { FaqWriterResult } from "#engines/faq-writer/types.ts";
import { findCompany, updateCompany } from "#features/companies/company-record.server.ts";
import { storeTrade } from "#features/companies/company-trade.server.ts";
import { storeContradictions } from "#features/faqs/contradictions.server.ts";
import {
  deleteUntouchedDrafts,
  insertGeneratedFaqs,
  insertStatedFaqs,
  readKept,
} from "#features/faqs/generated-faq-rows.server.ts";
import { generationKey } from "#features/faqs/generation-key.ts";
import { listRemoved } from "#features/faqs/list-removed.server.ts";
import { createRemovedCheck } from "#features/faqs/removed-memory.ts";
import { storeSources } from "#features/faqs/source-pages.server.ts";
import { publishImport } from "#features/websites/import/publish-center.server.ts";
import { isRunning } from "#features/websites/reading-job.server.ts";
import { changeWizardOfJob } from "#features/websites/wizard-watchers.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { writeStatedFaqs } from "./contact-faqs.ts";
import { savedLine } from "./generation-log.ts";
import { storeEditions } from "./store-editions.server.ts";

export type GenerationRow = typeof faqGenerations.$inferSelect;

export interface Writing {
  written: FaqWriterResult;
  /** The center's, with its region or script where readers expect it: "pt-PT" or "zh-Hant". */
  language: string;
  sources: SourceText[];
  inOtherLanguages: EditionWriting[];
  engine: string;
  log: string[];
}

/** Returns false and changes nothing if the generation was stopped or another run finished first. */
export async function storeDrafts(
  services: Services,
  { id, companyId, crawlId }: GenerationRow,
  { written, language, sources, inOtherLanguages: editions, engine, log }: Writing,
): Promise<boolean> {
  const now = services.clock.now();
  const isStored = await changeWizardOfJob(services, companyId, async (tx) => {
    const { qualityMode, targetCount, trade } = written;
    const ended = await tx
      .update(faqGenerations)
      .set({
        status: "completed",
        progress: 100,
        engine,
        qualityMode,
        targetCount,
        finishedAt: now,
      })
      .where(isRunning(faqGenerations, id))
      .returning({ id: faqGenerations.id });
    if (ended.length === 0) return false;
    const rewritten = new Set(await deleteUntouchedDrafts(tx, { companyId }));
    const { keys, slugs, count } = await readKept(tx, companyId);
    const isRemoved = createRemovedCheck(await listRemoved(tx, { companyId }));
    // An existing draft is kept, even if it resembles a removed question.
    const isWanted = (faq: Writing["written"]["faqs"][number]) => {
      const key = generationKey(faq);
      return !keys.has(key) && (rewritten.has(key) || !isRemoved(faq));
    };
    const added = await insertGeneratedFaqs(tx, {
      companyId,
      crawlId,
      faqs: written.faqs.filter(isWanted),
      checkedAt: now,
      takenSlugs: slugs,
      firstPosition: count,
    });
    await storeContradictions(tx, { companyId, found: written.contradictions, readUrls: null, now });
    await storeSources(tx, { companyId, sources, readUrls: null, now });
    const stated = crawlId === null ? await insertStated(tx, { companyId, count, isRemoved }) : 0;
    if (crawlId !== null) {
      await updateCompany(tx, { companyId }, { language });
      await storeTrade(tx, { companyId }, trade.trade);
    }
    const { faqs } = written;
    const unpaired = await storeEditions(tx, { companyId, crawlId, faqs, editions, isWanted, now });
    const actualCount = added + stated + unpaired;
    await tx
      .update(faqGenerations)
      .set({ actualCount, log: [...log, savedLine(actualCount)] })
      .where(eq(faqGenerations.id, id));
    await publishImport(tx, { companyId, now });
    return true;
  });
  return isStored === true;
}

/** For a company without a website, adds questions about the contact details that the owner entered. */
async function insertStated(
  tx: Transaction,
  {
    companyId,
    count,
    isRemoved,
  }: {
    companyId: string;
    count: number;
    isRemoved: ReturnType<typeof createRemovedCheck>;
  },
): Promise<number> {
  const company = await findCompany(tx, { companyId });
  const stated = writeStatedFaqs(company?.language ?? "en", company?.contactDetails ?? {}).filter(
    ({ question }) => !isRemoved({ question, sourceUrl: "manual", origin: null, evidence: [] }),
  );
  return insertStatedFaqs(tx, { companyId, faqs: stated, firstPosition: count });
}
