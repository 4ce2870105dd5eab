import { and, asc, eq } from "drizzle-orm";
import { crawlPages, crawls, faqGenerations } from "#db/schema.ts";
import type { Brand } from "#engines/brand/types.ts";
import type { CrawledPage } from "#engines/crawler/types.ts";
import { type EditionWriting, mainPages } from "#engines/faq-writer/editions/write-editions.ts";
import type { Written } from "#engines/faq-writer/model/write-for-model.ts";
import { sourceTexts } from "#engines/faq-writer/source-texts.ts";
import type { FaqWriterResult } from "#engines/faq-writer/types.ts";
import { languageVariant } from "#engines/languages/detect/language-variant.ts";
import { siteLanguage } from "#engines/languages/detect/site-language.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { type ImportEvent, notifyImport } from "#features/websites/import/import-events.ts";
import { isBeingImported } from "#features/websites/import/start-import.server.ts";
import { pageOfRow } from "#features/websites/read/crawl-page-rows.ts";
import type { SiteThreads } from "#features/websites/read/site-threads.server.ts";
import { storableEdition, storableWriting } from "#features/websites/read/storable-reading.ts";
import {
  isClaimable,
  isRunning,
  runReadingJob,
  WorkEndedError,
} from "#features/websites/reading-job.server.ts";
import {
  changeWizardOfJob,
  findWizardCrawl,
  wizardChannel,
} from "#features/websites/wizard-watchers.server.ts";
import type { AskOptions } from "#platform/ai/ask-model.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Log } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import type { TradeId } from "#shared/enumerations.ts";
import { writeContactFaqs } from "./contact-faqs.ts";
import type { GenerateFaqsPayload } from "./generate-faqs.job.ts";
import { generationErrors } from "./generation-errors.ts";
import {
  askingLine,
  builtInEngine,
  logOfEditions,
  logOfModel,
  logOfWriting,
  type ModelShare,
} from "./generation-log.ts";
import { type ModelRunToKeep, recordModelRun } from "./record-model-run.server.ts";
import { type GenerationRow, storeDrafts } from "./store-drafts.server.ts";
import { writeWithModel } from "./write-with-model.server.ts";

/** Its message is shown as the reason for the failure. */
class GenerationError extends Error {}

export interface GenerateFaqsContext {
  services: Services;
  threads: SiteThreads;
  /** Timeout and retries for the language model. */
  modelOptions?: AskOptions;
}

export function handleGenerateFaqs(
  { services, threads, modelOptions }: GenerateFaqsContext,
  { generationId: id }: GenerateFaqsPayload,
  job: JobContext,
): Promise<void> {
  return runReadingJob<GenerationRow>(
    services,
    {
      table: faqGenerations,
      id,
      /** A retry after a crash starts with an empty log. */
      async claim(values) {
        const [row] = await services.db
          .update(faqGenerations)
          .set({ ...values, progress: 0, log: [], model: null, modelFailure: null })
          .where(isClaimable(faqGenerations, id))
          .returning();
        return row ?? null;
      },
      // A model may take a minute and costs money, so a stopped generation must end immediately.
      channelOf: ({ companyId }) => wizardChannel(companyId),
      run: (generation, { signal, log }) =>
        writeAndStore({ services, threads, modelOptions, generation, signal, log }),
      known: (error) =>
        error instanceof GenerationError ? { code: "nothing-written", message: error.message } : null,
      unexpected: { code: "unexpected", message: generationErrors.unexpected },
      async fail({ companyId }, { message: failureReason }) {
        await changeWizardOfJob(services, companyId, (tx) =>
          tx
            .update(faqGenerations)
            .set({ status: "failed", failureReason, finishedAt: services.clock.now() })
            .where(isRunning(faqGenerations, id)),
        );
      },
    },
    job,
  );
}

interface Material {
  /** True if no owner is present. Then a result is kept even if the wizard would report it as a failure. */
  isImport: boolean;
  isTrial: boolean;
  companyName: string;
  chosenTrade: TradeId | null;
  pages: CrawledPage[];
  brand: Brand | null;
  /** Pages in the website's other languages that the owner wants. */
  otherPages: CrawledPage[];
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
  tell: (event: ImportEvent) => void;
  /** Appends lines to the log. */
  say: (...lines: string[]) => Promise<void>;
}

async function writeAndStore(run: GenerationRun): Promise<void> {
  const { services, generation } = run;
  const lines: string[] = [];
  const say = (progress: 10 | 25 | 40 | 70, ...said: string[]) => {
    lines.push(...said);
    return tellProgress(services, generation, { progress, log: lines });
  };
  await say(10, "Loading your pages");
  const material = await readMaterial(services, generation);
  const { pages } = material;
  const { isImport } = material;
  const { crawlId } = generation;
  const tell = (event: ImportEvent) => {
    if (isImport && crawlId) notifyImport(services, crawlId, event);
  };
  tell({ type: "writing", pages: pages.length });
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  const found = `${words.toLocaleString("en")} words on ${pages.length === 1 ? "1 page" : `${pages.length} pages`}`;
  await say(25, ...(crawlId === null ? [] : [found]));
  const isWithoutPages = generation.isFallback || crawlId === null;
  await say(
    40,
    isWithoutPages ? "Writing from your contact details" : "Writing questions that your pages answer",
  );
  const { engine, inOtherLanguages, ...writing } = isWithoutPages
    ? { ...fallbackOf(material), engine: builtInEngine, inOtherLanguages: [] }
    : await writeFromPages(material, { ...run, tell, say: (...said) => say(40, ...said) });
  const { written, sources } = storableWriting(writing);
  const { faqs } = written;
  if (faqs.length === 0 && !isWithoutPages && !isImport) throw new GenerationError(generationErrors.invalid);
  await say(70, ...logOfWriting(faqs));
  const isStored = await storeDrafts(services, generation, {
    written,
    language: variantOf(written.language, pages),
    sources,
    inOtherLanguages: inOtherLanguages.map(storableEdition),
    engine,
    log: lines,
  });
  if (!isStored) throw new WorkEndedError();
  if (isImport) services.pageCache.invalidate(generation.companyId);
}

/** Throws on failure. The owner may then request the fallback. */
async function writeFromPages(
  { isImport, isTrial, pages, otherPages, companyName, chosenTrade, brand }: Material,
  run: WritingRun,
): Promise<Written & { engine: string; inOtherLanguages: EditionWriting[] }> {
  if (pages.length === 0) throw new GenerationError(generationErrors.noPages);
  const { services, threads, generation, log, modelOptions: options, say, tell } = run;
  const contactInfo = brand?.contactInfo ?? { emails: [], phones: [], addresses: [], socialMedia: {} };
  let model: ModelShare | null = null;
  const startedAt = services.clock.now();
  // Strangers must not cost money. Nor must the bundled sample, which is a demo. The command line does the same.
  const isFree = isTrial || pages.every(({ url }) => url.startsWith(`${services.origin}/sample/`));
  const { config } = services;
  const input = { pages, companyName, contactInfo, chosenTrade };
  const writing = storableWriting(
    await writeWithModel(input, {
      services: isFree ? { log, config: { ...config, ai: null } } : services,
      threads,
      signal: run.signal,
      log,
      options,
      async onAsking(about) {
        tell({ type: "asking", ...about });
        await say(askingLine(about));
      },
      async onReport(report) {
        model = report;
        tell({ type: "asked", lines: logOfModel(report) });
        await recordModel(services, generation, {
          purpose: isImport ? "import" : "wizard",
          report,
          startedAt,
        });
      },
    }),
  );
  const share = model as ModelShare | null;
  if (share) await say(...logOfModel(share));
  const { failureReason } = writing.written;
  if (failureReason !== null && !isImport) throw new GenerationError(failureReason);
  const inOtherLanguages =
    otherPages.length === 0
      ? []
      : await threads.writeEditions(
          { pages: [...pages, ...otherPages], companyName, contactInfo, main: writing.written },
          { signal: run.signal },
        );
  await say(...logOfEditions(inOtherLanguages));
  return { ...writing, inOtherLanguages, engine: share?.failure === null ? share.model : builtInEngine };
}

/** Open pages are notified with the next change. */
async function recordModel(
  { db }: Services,
  { id, companyId, crawlId }: GenerationRow,
  { purpose, report, startedAt }: Pick<ModelRunToKeep, "purpose" | "report" | "startedAt">,
): Promise<void> {
  const { model, failure } = report;
  const [crawl] = await db
    .select({ url: crawls.url })
    .from(crawls)
    .where(eq(crawls.id, crawlId ?? id));
  await recordModelRun(db, { purpose, companyId, url: crawl?.url ?? "", report, startedAt });
  await db.update(faqGenerations).set({ model, modelFailure: failure }).where(eq(faqGenerations.id, id));
}

function variantOf(language: string, pages: CrawledPage[]): string {
  return languageVariant(
    language,
    pages.map(({ markdown, url }) => ({ text: markdown, url })),
  );
}

/** Never throws. Without contact details it returns no questions, and the owner writes them. */
function fallbackOf({ pages, brand }: Material): Written {
  const language = siteLanguage(
    pages.map(({ markdown, metadata }) => ({ text: markdown, declared: metadata.language })),
  );
  const contact = brand?.contactInfo ?? null;
  const faqs = writeContactFaqs({ language: variantOf(language, pages), pages, contact });
  const written: FaqWriterResult = {
    faqs,
    actualCount: faqs.length,
    targetCount: 3,
    qualityMode: "fallback",
    failureReason: null,
    language,
    contradictions: [],
    trade: { trade: null, confidence: 0, candidates: [] },
  };
  return { written, sources: sourceTexts(pages, written) };
}

async function readMaterial({ db }: Services, generation: GenerationRow): Promise<Material> {
  const { companyId, crawlId } = generation;
  const company = await findCompany(db, generation);
  if (!company) throw new WorkEndedError();
  const companyName = company.companyName.trim();
  const isImport = await isBeingImported(db, company);
  // Its owner, if it has one by now, may use the model.
  const isTrial = isImport && ((await findWizardCrawl(db, companyId))?.isTrial ?? false);
  const chosenTrade = company.isTradeChosen ? company.trade : null;
  if (crawlId === null)
    return { isImport, isTrial, companyName, chosenTrade, pages: [], otherPages: [], brand: null };
  const [crawl] = await db
    .select({ brand: crawls.brand, leftOut: crawls.leftOutLanguages })
    .from(crawls)
    .where(and(eq(crawls.id, crawlId), eq(crawls.companyId, companyId)));
  if (!crawl) throw new WorkEndedError();
  const rows = await db
    .select()
    .from(crawlPages)
    .where(and(eq(crawlPages.crawlId, crawlId), eq(crawlPages.status, "kept")))
    .orderBy(asc(crawlPages.position), asc(crawlPages.id));
  const brand = (crawl.brand as Brand | null) ?? null;
  const pages = rows.flatMap((row) => pageOfRow(row) ?? []);
  return {
    isImport,
    isTrial,
    companyName: companyName || brand?.brandAssets.companyName || "",
    chosenTrade,
    pages: mainPages(pages),
    otherPages: pages.filter(({ edition }) => edition !== undefined && !crawl.leftOut.includes(edition)),
    brand,
  };
}

async function tellProgress(
  services: Services,
  { id, companyId }: GenerationRow,
  { progress, log }: { progress: number; log: string[] },
): Promise<void> {
  const isThere = await changeWizardOfJob(services, companyId, async (tx) => {
    const rows = await tx
      .update(faqGenerations)
      .set({ progress, log })
      .where(isRunning(faqGenerations, id))
      .returning({ id: faqGenerations.id });
    return rows.length === 1;
  });
  if (!isThere) throw new WorkEndedError();
}
