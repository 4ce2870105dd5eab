/** Reads an owner's website again and stores what it finds as proposals. Running it twice, or after a crash, adds nothing. */
import { and, eq, inArray } from "drizzle-orm";
import { companies, websiteChecks } from "#db/schema.ts";
import { CrawlError } from "#engines/crawler/types.ts";
import { generationKey } from "#features/faqs/generation-key.ts";
import { leaseFrom, leaseRenewMs } from "#features/websites/job-lease.ts";
import type { ReadingEvent } from "#features/websites/read/read-site.server.ts";
import type { SiteThreads } from "#features/websites/read/site-threads.server.ts";
import { storableText, storableWriting } from "#features/websites/read/storable-reading.ts";
import { listAskedPages, recordModelRun } from "#features/websites/write/record-model-run.server.ts";
import { addFromModel } from "#features/websites/write/write-with-model.server.ts";
import type { AskOptions } from "#platform/ai/ask-model.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import type { CheckWebsitePayload } from "./check-website.job.ts";
import { listClaims, storeCheck } from "./store-check.server.ts";
import { unexpected } from "./website-checks.server.ts";

export interface CheckWebsiteContext {
  services: Services;
  threads: SiteThreads;
  /** Port of this process on loopback, for reading the sample that it serves itself. */
  loopbackPort: number;
  /** How long a language model may take, and how it is asked again. */
  modelOptions?: AskOptions;
}

type CheckRow = typeof websiteChecks.$inferSelect;

/** Its company was deleted, or another run ended it. */
class CheckEndedError extends Error {}

const sayEveryMs = 500;

export async function handleCheckWebsite(
  context: CheckWebsiteContext,
  { websiteCheckId }: CheckWebsitePayload,
  { signal, isLastAttempt, log }: JobContext,
): Promise<void> {
  const { services } = context;
  const check = await beginCheck(services, websiteCheckId);
  if (!check) return;
  try {
    await readAndStore(context, check, { signal, log });
  } catch (error) {
    if (error instanceof CheckEndedError) return;
    // Stopping, or out of time: the job comes again.
    if (signal.aborted) throw error;
    // The site's fault is said at once: trying again by itself would only take longer to say the same.
    const isSitesFault = error instanceof CrawlError;
    if (!isSitesFault && !isLastAttempt) throw error;
    const failure = isSitesFault
      ? { code: error.code, message: error.message }
      : { code: "unexpected", message: unexpected };
    const detail = error instanceof CrawlError ? error.detail : null;
    log.info({ websiteCheckId, url: check.url, code: failure.code, detail }, "a website was not checked");
    await services.db
      .update(websiteChecks)
      .set({
        status: "failed",
        errorCode: failure.code,
        errorMessage: storableText(failure.message),
        finishedAt: services.clock.now(),
      })
      .where(isRunning(check.id));
    if (!isSitesFault) throw error;
  }
}

function isRunning(id: string) {
  return and(eq(websiteChecks.id, id), eq(websiteChecks.status, "running"));
}

/** Null when there is nothing (more) to do: ended or deleted. */
async function beginCheck({ db, clock }: Services, id: string): Promise<CheckRow | null> {
  const now = clock.now();
  const [check] = await db
    .update(websiteChecks)
    .set({ status: "running", progress: 5, pagesRead: 0, startedAt: now, leaseExpiresAt: leaseFrom(now) })
    .where(and(eq(websiteChecks.id, id), inArray(websiteChecks.status, ["queued", "running"])))
    .returning();
  return check ?? null;
}

async function readAndStore(
  { services, threads, loopbackPort, modelOptions }: CheckWebsiteContext,
  check: CheckRow,
  { signal, log }: Pick<JobContext, "signal" | "log">,
): Promise<void> {
  const { db, config, origin } = services;
  const { companyId, url, allowPrivate } = check;
  const [company] = await db
    .select({ companyName: companies.companyName })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) return;
  const claims = await listClaims(db, { companyId });
  const startedAt = services.clock.now();
  const stop = new AbortController();
  const progress = tellProgress(services, check, (error) => stop.abort(error));
  try {
    const read = await threads.check(
      {
        config,
        url,
        allowPrivate,
        ownOrigin: { origin, loopback: `http://127.0.0.1:${loopbackPort}` },
        companyName: company.companyName.trim() || null,
        claims,
        askedPages: config.ai ? await listAskedPages(db, { companyId, model: config.ai.model }) : [],
      },
      { signal: AbortSignal.any([signal, stop.signal]), onEvent: progress.add },
    );
    const { written, sources } = storableWriting(
      await addFromModel(read.prepared, read.input, {
        services,
        threads,
        signal: AbortSignal.any([signal, stop.signal]),
        log,
        options: modelOptions,
        onAsking: async () => {},
        onReport: async (report) => {
          await recordModelRun(db, { purpose: "check", companyId, url, report, startedAt });
        },
      }),
    );
    await progress.close();
    const faqs = written.faqs.map((faq) => ({ ...faq, key: generationKey(faq) }));
    const verdicts = claims.flatMap((claim, index) => {
      const verdict = read.verdicts[index];
      return verdict ? { ...claim, verdict } : [];
    });
    await storeCheck(
      services,
      { checkId: check.id, companyId },
      {
        pages: read.pages,
        faqs,
        verdicts,
        readUrls: read.readUrls,
        contradictions: written.contradictions,
        sources,
      },
    );
    // Since when an answer is checked stands on the public page.
    services.pageCache.invalidate(companyId);
  } catch (error) {
    // What stopped the thread says more than that it was stopped.
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    await progress.close();
  }
}

/** Writes down how far it is, as often as people look; `onEnded` when it is not to be read any more. */
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
    const now = clock.now();
    told = now.getTime();
    const values = { ...state, leaseExpiresAt: leaseFrom(now) };
    writing = writing.then(async () => {
      try {
        const rows = await db
          .update(websiteChecks)
          .set(values)
          .where(isRunning(id))
          .returning({ id: websiteChecks.id });
        if (rows.length === 0) onEnded(new CheckEndedError());
      } catch (error) {
        // It is told again; what can't be written in the end is found out by the last write.
        log.warn({ err: error }, "the progress of a check was not stored");
      }
    });
  }

  const lifeTimer = setInterval(write, leaseRenewMs);
  lifeTimer.unref();
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
      clearInterval(lifeTimer);
      await writing;
    },
  };
}
