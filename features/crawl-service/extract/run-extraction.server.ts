/** Extracts data from the given pages or websites into the caller's schema. */
import { and, asc, eq } from "drizzle-orm";
import { servicePages } from "#db/schema/crawl-service.ts";
import { ModelError } from "#platform/ai/model-error.ts";
import { maxSitePages, serviceTexts } from "../limits.ts";
import { crawlPages, readAddresses, type ServiceJobRun } from "../read-pages.server.ts";
import { crawlRequest, type ExtractJob } from "../requests.ts";
import type { JobOutcome } from "../service-jobs.server.ts";
import type { FoundFacts, ServiceDocument } from "../thread/service-thread-tasks.ts";
import { askForFacts } from "./ask-for-facts.server.ts";

export async function runExtraction(run: ServiceJobRun, asked: ExtractJob): Promise<JobOutcome> {
  const options = { ...asked.options, formats: ["markdown" as const, "rawHtml" as const] };
  if (asked.urls.length > 0) await readAddresses(run, { urls: asked.urls, options });
  for (const url of asked.sites) {
    const limit = maxSitePages;
    await crawlPages(run, { ...crawlRequest.parse({ url, limit }), scrapeOptions: options });
  }
  const { services, threads, job, signal } = run;
  const pages = await listRead(run);
  if (pages.length === 0) return { status: "failed", error: "None of the pages could be read." };
  const { config } = services;
  const { wanted } = asked;
  const own = await threads.tasks.facts(
    { pages: pages.map(({ url, html }) => ({ url, html })), wanted },
    { signal },
  );
  const { facts, warning } = await completeFacts(run, { own, wanted, texts: pages.map(({ text }) => text) });
  if (isNothing(facts.data)) {
    const reason = config.ai ? "The pages don't contain this." : serviceTexts.noModel;
    return {
      status: "failed",
      error: `Nothing was found for: ${facts.missing.join(", ") || "the prompt"}. ${reason}`,
    };
  }
  services.log.debug({ serviceJobId: job.id, pages: pages.length }, "fact extraction finished");
  return {
    status: "completed",
    result: { data: facts.data, ...(asked.showSources ? { sources: pages.map(({ url }) => url) } : {}) },
    warning,
  };
}

async function completeFacts(
  { services, signal }: ServiceJobRun,
  { own, wanted, texts }: { own: FoundFacts; wanted: ExtractJob["wanted"]; texts: string[] },
): Promise<{ facts: FoundFacts; warning: string | null }> {
  const left = (facts: FoundFacts, reason: string) =>
    facts.missing.length > 0 ? `Not found: ${facts.missing.join(", ")}. ${reason}`.trim() : null;
  if (services.config.ai === null) return { facts: own, warning: left(own, serviceTexts.noModel) };
  try {
    const facts = await askForFacts(services, { texts, wanted, found: own, signal });
    return { facts, warning: left(facts, "") };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { facts: own, warning: left(own, `The language model gave no answer. ${serviceTexts.noModel}`) };
  }
}

async function listRead({ services, job }: ServiceJobRun) {
  const rows = await services.db
    .select({ url: servicePages.url, document: servicePages.document })
    .from(servicePages)
    .where(and(eq(servicePages.jobId, job.id), eq(servicePages.status, "kept")))
    .orderBy(asc(servicePages.sequence));
  return rows.map(({ url, document }) => {
    const { rawHtml = "", markdown = "" } = document as ServiceDocument;
    return { url, html: rawHtml, text: markdown };
  });
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.every(isNothing);
  return typeof value === "object" && Object.values(value).every(isNothing);
}
