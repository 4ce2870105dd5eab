/** Scans an owner's website again and stores changes as proposals. Idempotent, even after a crash. */

import type { PageValidator, SiteContact } from "#db/schema/website-checks.ts";
import { websiteChecks } from "#db/schema.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { generationKey } from "#features/faqs/generation-key.ts";
import {
  claimKey,
  listClaims,
  listLostClaims,
  listPagesInOtherLanguages,
} from "#features/faqs/store-proposals.server.ts";
import { listSiteQuotes } from "#features/translations/site-quotes.server.ts";
import type { ReadingEvent } from "#features/websites/read/read-site.server.ts";
import type { SiteThreads } from "#features/websites/read/site-threads.server.ts";
import {
  storableSources,
  storableText,
  storableValue,
  storableWriting,
} from "#features/websites/read/storable-reading.ts";
import {
  isClaimable,
  isRunning,
  runReadingJob,
  siteFailure,
  type Work,
  WorkEndedError,
} from "#features/websites/reading-job.server.ts";
import { listAskedPages, recordModelRun } from "#features/websites/write/record-model-run.server.ts";
import { addFromModel } from "#features/websites/write/write-with-model.server.ts";
import type { AskOptions } from "#platform/ai/ask-model.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import type { CheckWebsitePayload } from "./check-website.job.ts";
import { doubtAbout } from "./doubtful-reading.ts";
import { storeCheck, storeDoubt, storeUnchanged } from "./store-check.server.ts";
import { unexpected } from "./website-checks.server.ts";
import { findSchedule, type WebsiteSchedule } from "./website-schedule.server.ts";

export interface CheckWebsiteContext {
  services: Services;
  threads: SiteThreads;
  /** The sample website is served by this process itself, so it is read through this local port. */
  loopbackPort: number;
  /** Timeout and retries for the language model. */
  modelOptions?: AskOptions;
}

type CheckRow = typeof websiteChecks.$inferSelect;

const sayEveryMs = 500;

export function handleCheckWebsite(
  context: CheckWebsiteContext,
  { websiteCheckId: id }: CheckWebsitePayload,
  job: JobContext,
): Promise<void> {
  const { db, clock } = context.services;
  return runReadingJob<CheckRow>(
    context.services,
    {
      table: websiteChecks,
      id,
      async claim(values) {
        const [check] = await db
          .update(websiteChecks)
          .set({ ...values, progress: 5, pagesRead: 0 })
          .where(isClaimable(websiteChecks, id))
          .returning();
        return check ?? null;
      },
      run: (check, work) => readAndStore(context, check, work),
      known: siteFailure,
      unexpected: { code: "unexpected", message: unexpected },
      async fail(_, { code, message }) {
        await db
          .update(websiteChecks)
          .set({
            status: "failed",
            errorCode: code,
            errorMessage: storableText(message),
            finishedAt: clock.now(),
          })
          .where(isRunning(websiteChecks, id));
      },
    },
    job,
  );
}

async function readAndStore(
  { services, threads, loopbackPort, modelOptions }: CheckWebsiteContext,
  check: CheckRow,
  { signal, abort, log }: Work,
): Promise<void> {
  const { db, config, origin } = services;
  const { companyId, url, allowPrivate } = check;
  const company = await findCompany(db, check);
  if (!company) return;
  const ofFaqs = await listClaims(db, { companyId });
  const ofTranslations = await listSiteQuotes(db, { companyId });
  const claims = [
    ...new Map([...ofFaqs, ...ofTranslations].map((claim) => [claimKey(claim), claim])).values(),
  ];
  const pagesInOtherLanguages = [
    ...ofTranslations.map(({ url: quotedUrl }) => quotedUrl),
    ...(await listPagesInOtherLanguages(db, { companyId })),
  ];
  const lost = new Set((await listLostClaims(db, { companyId })).map(claimKey));
  const schedule = check.isScheduled ? await findSchedule(db, { companyId }) : null;
  const startedAt = services.clock.now();
  const progress = tellProgress(services, check, abort);
  try {
    const read = await threads.check(
      {
        config,
        url,
        allowPrivate,
        ownOrigin: { origin, loopback: `http://127.0.0.1:${loopbackPort}` },
        companyName: company.companyName.trim() || null,
        claims,
        pagesInOtherLanguages,
        validators: usableValidators(schedule, startedAt),
        askedPages: config.ai ? await listAskedPages(db, { companyId, model: config.ai.model }) : [],
      },
      { signal: signal, onEvent: progress.add },
    );
    if (read === null) {
      await progress.close();
      await storeUnchanged(services, { checkId: check.id, companyId, pages: schedule?.validators ?? [] });
      services.pageCache.invalidate(companyId);
      return;
    }
    const verdicts = claims.flatMap((claim, index) => {
      const verdict = read.verdicts[index];
      return verdict ? { ...claim, verdict } : [];
    });
    const known = verdicts.filter((claim) => !lost.has(claimKey(claim)));
    const doubt = check.isTrusted ? null : doubtAbout({ url, finalUrl: read.startUrl, known });
    if (doubt !== null) {
      await progress.close();
      const isHeld = await storeDoubt(services, { checkId: check.id, companyId, pages: read.pages, doubt });
      if (isHeld) return;
    }
    const { written, sources } = storableWriting(
      await addFromModel(read.prepared, read.input, {
        services,
        threads,
        signal: signal,
        log,
        options: modelOptions,
        onAsking: async () => {},
        onReport: async (report) => {
          await recordModelRun(db, { purpose: "check", companyId, url, report, startedAt });
        },
      }),
    );
    await progress.close();
    const ready = written.faqs.filter(({ review }) => review === "ready");
    const faqs = ready.map((faq) => ({ ...faq, key: generationKey(faq) }));
    await storeCheck(
      services,
      { checkId: check.id, companyId },
      {
        pages: read.pages,
        validators: read.validators,
        faqs,
        verdicts,
        readUrls: read.readUrls,
        contradictions: written.contradictions,
        sources,
        otherSources: storableSources(read.otherSources),
        contact: contactOf(read.input.contactInfo),
      },
    );
    // Public pages show when an answer was last checked, so their cached copies are stale now.
    services.pageCache.invalidate(companyId);
  } finally {
    await progress.close();
  }
}

function contactOf({ emails, phones, addresses }: SiteContact): SiteContact {
  return storableValue({ emails, phones, addresses });
}

/** After this time, a website is read in full even if it says that nothing changed, because Step may read better now. */
const maxConditionalMs = 28 * 24 * 3_600_000;

function usableValidators(schedule: WebsiteSchedule | null, now: Date): PageValidator[] {
  if (!schedule?.validatedAt) return [];
  return now.getTime() - schedule.validatedAt.getTime() < maxConditionalMs ? schedule.validators : [];
}

/** Stores the progress, but no more often than the page polls. Calls `onEnded` if the check was stopped or deleted. */
function tellProgress(
  { db, clock, log }: Services,
  { id }: CheckRow,
  onEnded: (error: unknown) => void,
): { add: (event: ReadingEvent) => void; close: () => Promise<void> } {
  const state = { progress: 5, pagesRead: 0 };
  let told = 0;
  let writing: Promise<void> = Promise.resolve();
  let isClosed = false;

  function write(): void {
    if (isClosed) return;
    told = clock.now().getTime();
    const values = { ...state };
    writing = writing.then(async () => {
      try {
        const rows = await db
          .update(websiteChecks)
          .set(values)
          .where(isRunning(websiteChecks, id))
          .returning({ id: websiteChecks.id });
        if (rows.length === 0) onEnded(new WorkEndedError());
      } catch (error) {
        // A lost update doesn't matter, because later ones follow. A lasting failure also makes the final write fail.
        log.warn({ err: error }, "website check progress update failed");
      }
    });
  }

  return {
    add(event) {
      if (event.type === "page") state.pagesRead = event.pages;
      else if (event.type === "progress") state.progress = Math.max(state.progress, event.progress / 2);
      else if (event.type === "writing") state.progress = 90;
      else return;
      state.progress = Math.max(state.progress, Math.min(85, 15 + state.pagesRead * 4));
      if (clock.now().getTime() - told >= sayEveryMs) write();
    },
    async close() {
      isClosed = true;
      await writing;
    },
  };
}
