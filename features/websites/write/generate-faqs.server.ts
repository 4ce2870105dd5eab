/** Writes an owner's questions as drafts, from the pages that were stored. Running it twice adds nothing. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { companies, crawlPages, crawls, faqGenerations } from "#db/schema.ts";
import type { Brand } from "#engines/brand/types.ts";
import type { CrawledPage } from "#engines/crawler/types.ts";
import type { Written } from "#engines/faq-writer/model/write-for-model.ts";
import { sourceTexts } from "#engines/faq-writer/source-texts.ts";
import type { FaqWriterResult } from "#engines/faq-writer/types.ts";
import { leaseFrom, leaseRenewMs } from "#features/websites/job-lease.ts";
import { pageOfRow } from "#features/websites/read/crawl-page-rows.ts";
import type { SiteThreads } from "#features/websites/read/site-threads.server.ts";
import { storableWriting } from "#features/websites/read/storable-reading.ts";
import { changeWizardOfJob } from "#features/websites/wizard-watchers.server.ts";
import type { AskOptions } from "#platform/ai/ask-model.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Log } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { writeContactFaqs } from "./contact-faqs.ts";
import type { GenerateFaqsPayload } from "./generate-faqs.job.ts";
import { generationErrors } from "./generation-errors.ts";
import { askingLine, builtInEngine, logOfModel, logOfWriting, type ModelShare } from "./generation-log.ts";
import { recordModelRun } from "./record-model-run.server.ts";
import { type GenerationRow, running, storeDrafts } from "./store-drafts.server.ts";
import { type ModelReport, writeWithModel } from "./write-with-model.server.ts";

/** The writing is not wanted any more: stopped, replaced or done by another run. */
class GenerationEndedError extends Error {}

/** Told to people as the reason of a failure. */
class GenerationError extends Error {}

export interface GenerateFaqsContext {
  services: Services;
  threads: SiteThreads;
  /** How long a language model may take, and how it is asked again. */
  modelOptions?: AskOptions;
}

export async function handleGenerateFaqs(
  { services, threads, modelOptions }: GenerateFaqsContext,
  { generationId }: GenerateFaqsPayload,
  { signal, isLastAttempt, log }: JobContext,
): Promise<void> {
  const generation = await beginGeneration(services, generationId);
  if (!generation) return;
  try {
    await writeAndStore({ services, threads, modelOptions, generation, signal, log });
  } catch (error) {
    if (error instanceof GenerationEndedError) return;
    // Stopping, or out of time: the job comes again.
    if (signal.aborted) throw error;
    const isKnown = error instanceof GenerationError;
    if (!isKnown && !isLastAttempt) throw error;
    const reason = isKnown ? error.message : generationErrors.unexpected;
    log.info({ generationId, reason }, "no questions were written");
    await changeWizardOfJob(services, generation.companyId, (tx) =>
      tx
        .update(faqGenerations)
        .set({ status: "failed", failureReason: reason, finishedAt: services.clock.now() })
        .where(and(eq(faqGenerations.id, generation.id), eq(faqGenerations.status, "running"))),
    );
    if (!isKnown) throw error;
  }
}

/** Null when there is nothing (more) to do. A run after a crash begins its log anew. */
async function beginGeneration({ db, clock }: Services, id: string): Promise<GenerationRow | null> {
  const now = clock.now();
  const [row] = await db
    .update(faqGenerations)
    .set({
      status: "running",
      progress: 0,
      log: [],
      model: null,
      modelFailure: null,
      startedAt: now,
      leaseExpiresAt: leaseFrom(now),
    })
    .where(and(eq(faqGenerations.id, id), inArray(faqGenerations.status, ["queued", "running"])))
    .returning();
  return row ?? null;
}

/** What is written from. */
interface Material {
  companyName: string;
  pages: CrawledPage[];
  brand: Brand | null;
}

interface GenerationRun {
  services: Services;
  threads: SiteThreads;
  modelOptions: AskOptions | undefined;
  generation: GenerationRow;
  signal: AbortSignal;
  log: Log;
}

interface WritingRun extends GenerationRun {
  /** Adds lines to the log and gives a sign of life; without lines only that. */
  say: (...lines: string[]) => Promise<void>;
}

async function writeAndStore(run: GenerationRun): Promise<void> {
  const { services, generation } = run;
  const lines: string[] = [];
  const say = (progress: 10 | 25 | 40 | 70, ...said: string[]) => {
    lines.push(...said);
    return tellProgress(services, generation, { progress, log: lines });
  };
  await say(10, "Getting what was read");
  const material = await readMaterial(services, generation);
  const { pages } = material;
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  const found = `${words.toLocaleString("en")} words on ${pages.length === 1 ? "1 page" : `${pages.length} pages`}`;
  await say(25, ...(generation.crawlId === null ? [] : [found]));
  const isWithoutPages = generation.isFallback || generation.crawlId === null;
  await say(
    40,
    isWithoutPages ? "Writing from the contact details" : "Writing questions that the pages answer",
  );
  const { engine, ...writing } = isWithoutPages
    ? { ...fallbackOf(material), engine: builtInEngine }
    : await writeFromPages(material, { ...run, say: (...said) => say(40, ...said) });
  const { written, sources } = storableWriting(writing);
  const { faqs } = written;
  if (faqs.length === 0 && !isWithoutPages) throw new GenerationError(generationErrors.invalid);
  await say(70, ...logOfWriting(faqs));
  const isStored = await storeDrafts(services, generation, {
    companyName: material.companyName,
    written,
    sources,
    engine,
    log: lines,
  });
  if (!isStored) throw new GenerationEndedError();
}

/** A failure says so; the owner may then ask for the fallback. */
async function writeFromPages(
  { pages, companyName, brand }: Material,
  run: WritingRun,
): Promise<Written & { engine: string }> {
  if (pages.length === 0) throw new GenerationError(generationErrors.noPages);
  const { services, threads, generation, log, modelOptions: options, say } = run;
  const contactInfo = brand?.contactInfo ?? { emails: [], phones: [], addresses: [], socialMedia: {} };
  let model: ModelShare | null = null;
  const startedAt = services.clock.now();
  const ended = new AbortController();
  const signal = AbortSignal.any([run.signal, ended.signal]);
  // A model may take a minute; whoever is not waited for any more is not asked on, for it costs money.
  const timer = setInterval(() => {
    say().catch((error: unknown) => {
      if (error instanceof GenerationEndedError) ended.abort(error);
      else log.warn({ err: error }, "a sign of life was lost");
    });
  }, leaseRenewMs);
  timer.unref();
  try {
    // As on the command line: the bundled sample is for looking at, it costs nobody anything and goes nowhere.
    const isSample = pages.every(({ url }) => url.startsWith(`${services.origin}/sample/`));
    const { config } = services;
    const writing = await writeWithModel(
      { pages, companyName, contactInfo },
      {
        services: isSample ? { log, config: { ...config, ai: null } } : services,
        threads,
        signal,
        log,
        options,
        onAsking: (about) => say(askingLine(about)),
        async onReport(report) {
          model = report;
          await recordModel(services, generation, { report, startedAt });
        },
      },
    );
    const share = model as ModelShare | null;
    if (share) await say(...logOfModel(share));
    const { failureReason } = writing.written;
    if (failureReason !== null) throw new GenerationError(failureReason);
    return { ...writing, engine: share?.failure === null ? share.model : builtInEngine };
  } catch (error) {
    // What stopped it says more than that it was stopped.
    throw ended.signal.aborted ? ended.signal.reason : error;
  } finally {
    clearInterval(timer);
  }
}

/** Who it was told to is told with the next change. */
async function recordModel(
  { db }: Services,
  { id, companyId, crawlId }: GenerationRow,
  { report, startedAt }: { report: ModelReport; startedAt: Date },
): Promise<void> {
  const { model, failure } = report;
  const [crawl] = await db
    .select({ url: crawls.url })
    .from(crawls)
    .where(eq(crawls.id, crawlId ?? id));
  await recordModelRun(db, { purpose: "wizard", companyId, url: crawl?.url ?? "", report, startedAt });
  await db.update(faqGenerations).set({ model, modelFailure: failure }).where(eq(faqGenerations.id, id));
}

/** Never fails: with nothing to say it says nothing, and the owner writes the questions. */
function fallbackOf({ pages, companyName, brand }: Material): Written {
  const faqs = writeContactFaqs({ companyName, pages, contact: brand?.contactInfo ?? null });
  const languages = Map.groupBy(pages, ({ metadata }) => metadata.language ?? "en");
  const [language = "en"] = [...languages].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const written: FaqWriterResult = {
    faqs,
    actualCount: faqs.length,
    targetCount: 3,
    qualityMode: "fallback",
    failureReason: null,
    language,
    contradictions: [],
  };
  return { written, sources: sourceTexts(pages, written) };
}

async function readMaterial({ db }: Services, generation: GenerationRow): Promise<Material> {
  const { companyId, crawlId } = generation;
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new GenerationEndedError();
  const companyName = company.companyName.trim();
  if (crawlId === null) return { companyName, pages: [], brand: null };
  const [crawl] = await db
    .select({ brand: crawls.brand })
    .from(crawls)
    .where(and(eq(crawls.id, crawlId), eq(crawls.companyId, companyId)));
  if (!crawl) throw new GenerationEndedError();
  const rows = await db
    .select()
    .from(crawlPages)
    .where(and(eq(crawlPages.crawlId, crawlId), eq(crawlPages.status, "kept")))
    .orderBy(asc(crawlPages.position), asc(crawlPages.id));
  const brand = (crawl.brand as Brand | null) ?? null;
  return {
    companyName: companyName || brand?.brandAssets.companyName || "",
    pages: rows.flatMap((row) => pageOfRow(row) ?? []),
    brand,
  };
}

async function tellProgress(
  services: Services,
  { id, companyId }: GenerationRow,
  { progress, log }: { progress: number; log: string[] },
): Promise<void> {
  const leaseExpiresAt = leaseFrom(services.clock.now());
  const isThere = await changeWizardOfJob(services, companyId, async (tx) => {
    const rows = await tx
      .update(faqGenerations)
      .set({ progress, log, leaseExpiresAt })
      .where(running(id))
      .returning({ id: faqGenerations.id });
    return rows.length === 1;
  });
  if (!isThere) throw new GenerationEndedError();
}
