/**
 * Runs in a worker thread for one site, so that neither parsing nor a hostile page can block the server. It opens its
 * own requests, with egress rules, and browser. `createSiteThreads` starts it. Engines load lazily, so that reading the
 * first page doesn't wait for the question writer.
 */
import type { MessagePort } from "node:worker_threads";
import type { EditionsInput } from "#engines/faq-writer/editions/write-editions.ts";
import type { ToJudge } from "#engines/faq-writer/model/write-for-model.ts";
import type { FaqWriterInput } from "#engines/faq-writer/types.ts";
import { systemClock } from "#platform/clock.ts";
import { createLog } from "#platform/log.ts";
import { serveThread } from "#platform/threads/answer-tasks.ts";
import type { TaskContext } from "#platform/threads/thread-messages.ts";
import { urlKey } from "#shared/url.ts";
import { intentModelOf } from "../write/intent-models.server.ts";
import type { LogoFinder } from "./find-logos.server.ts";
import type { ReadingEvent } from "./read-site.server.ts";
import type {
  CrawlThreadEvent,
  SiteCheckResult,
  SiteCrawl,
  SiteToCheck,
  SiteToRead,
} from "./site-thread-tasks.ts";

/** `browser` is the message port to the process's browser. */
type WithBrowser<Input> = Input & { browser: MessagePort | null };

const tasks = {
  crawl: crawlWebsite,
  /** Reads current pages and questions, and verifies existing quotes. */
  check: checkWebsite,
  write: async (input: FaqWriterInput) => (await loadWriter()).writeAlone({ ...input, intentModelOf }),
  /** Writes and pairs the questions of the site's other languages. */
  writeEditions: async (input: EditionsInput) =>
    (await loadEditionWriter()).writeEditions({ ...input, intentModelOf }),
  /** Returns the same as `write`, and the requests for a model. */
  writeForModel: async (input: FaqWriterInput) =>
    (await loadWriter()).writeForModel({ ...input, intentModelOf }),
  /** Compares a model's answers with the pages and existing questions, and drops those that don't hold up. */
  judgeModel: async (input: ToJudge) => (await loadWriter()).judgeModel(input),
  async load(): Promise<void> {
    await import("./read-website.server.ts");
    await import("./find-logos.server.ts");
    await import("./site-reader.server.ts");
  },
  async loadToWrite(): Promise<void> {
    await loadWriter();
  },
};
export type SiteTasks = typeof tasks;

serveThread(tasks);

function loadWriter() {
  return import("#engines/faq-writer/model/write-for-model.ts");
}

function loadEditionWriter() {
  return import("#engines/faq-writer/editions/write-editions.ts");
}

async function crawlWebsite(
  { browser, ...input }: WithBrowser<SiteToRead>,
  { signal, emit }: TaskContext<CrawlThreadEvent>,
): Promise<SiteCrawl> {
  const [{ readWebsite }, { createLogoFinder, fetchLogo }, { withSiteReader }] = await Promise.all([
    import("./read-website.server.ts"),
    import("./find-logos.server.ts"),
    import("./site-reader.server.ts"),
  ]);
  const log = createLog(input.config);
  return withSiteReader({ ...input, log, clock: systemClock, browser }, async (reader) => {
    const search = { owner: ownerOf(input), fetch: reader.fetch, log, signal };
    const logos = createLogoFinder(
      (url) => fetchLogo(url, search),
      (logo) => void emit({ type: "logo", ...logo }),
    );
    let firstLogos: Promise<unknown> = Promise.resolve();
    const website = await readWebsite(reader, {
      url: input.url,
      limits: input.limits,
      triesHttp: true,
      signal,
      onEvent: emit,
      onPage: (page, order) => void emit({ type: "kept", page, order }),
      onFirstBrand(brand) {
        void emit({ type: "brand", brand });
        firstLogos = logos.find(brand.brandAssets.logoUrls);
        // The promise is awaited below. This handler prevents an unhandled rejection until then.
        firstLogos.catch(() => {});
      },
    });
    await firstLogos;
    void emit({ type: "brand", brand: website.brand });
    const { logoUrls, iconUrls = [] } = website.brand.brandAssets;
    let found = { urls: logoUrls, found: await logos.find(logoUrls) };
    // What was late gets a second chance, because by now the website and this server have less to do.
    if (!found.found.includes(true)) found = { urls: logoUrls, found: await logos.findLate(logoUrls) };
    if (logoUrls.length > 0 && !found.found.includes(true)) found = await findIcon(logos, iconUrls);
    return {
      website: { ...website, pages: website.pages.map(withoutHtml) },
      logoUrls: found.urls.filter((_, index) => found.found[index]),
    };
  });
}

/** One after the other, because one is enough. */
async function findIcon(logos: LogoFinder, urls: string[]) {
  const found: boolean[] = [];
  for (const url of urls) {
    found.push(...(await logos.find([url])));
    if (found.includes(true)) break;
  }
  if (!found.includes(true)) return { urls, found: await logos.findLate(urls) };
  return { urls, found };
}

async function checkWebsite(
  { browser, ...input }: WithBrowser<SiteToCheck>,
  { signal, emit: onEvent }: TaskContext<ReadingEvent>,
): Promise<SiteCheckResult> {
  const [
    { isUnchanged, recordValidators },
    { readWebsite },
    { readOtherPages },
    { checkEvidence },
    { writeForModel },
    { mainPages },
    { withSiteReader },
    { sourceTexts },
  ] = await Promise.all([
    import("./probe-website.ts"),
    import("./read-website.server.ts"),
    import("./read-other-pages.server.ts"),
    import("#engines/faq-writer/check-evidence.ts"),
    import("#engines/faq-writer/model/write-for-model.ts"),
    loadEditionWriter(),
    import("./site-reader.server.ts"),
    import("#engines/faq-writer/source-texts.ts"),
  ]);
  const { url, claims, config, askedPages } = input;
  const log = createLog(input.config);
  return withSiteReader({ ...input, log, clock: systemClock, browser }, async (direct) => {
    if (await isUnchanged(input.validators, { fetch: direct.fetch, signal }).catch(() => false)) return null;
    const recorder = recordValidators(direct.fetch);
    const reader = { ...direct, fetch: recorder.fetch };
    const site = await readWebsite(reader, { url, signal, onEvent });
    const urls = claims.map((claim) => claim.url);
    const others = await readOtherPages(reader, { site, urls, signal, onEvent });
    const pages = [...site.pages, ...others.pages];
    const { brandAssets, contactInfo } = site.brand;
    void onEvent({ type: "writing", pages: pages.length });
    const foreign = new Set(input.pagesInOtherLanguages.map(urlKey));
    const inMainLanguage = mainPages(pages).filter((page) => !foreign.has(urlKey(page.url)));
    const toWrite = {
      pages: inMainLanguage,
      contactInfo,
      companyName: input.companyName ?? brandAssets.companyName,
    };
    const prepared = writeForModel({ ...toWrite, askedPages, intentModelOf });
    const isAsked = config.ai !== null && prepared.batches.length > 0;
    // What a browser or a crawl server loaded isn't among the recorded requests.
    const isRepeatable = !reader.crawl && pages.every(({ rendered }) => !rendered);
    return {
      pages: pages.length,
      startUrl: site.startUrl,
      validators: isRepeatable ? recorder.validators() : [],
      prepared: isAsked ? prepared : { ...prepared, batches: [] },
      input: isAsked ? toWrite : { ...toWrite, pages: [] },
      verdicts: checkEvidence(claims, { pages, gonePages: others.gonePages }),
      readUrls: [...pages.flatMap((page) => [page.url, page.metadata.sourceURL]), ...others.gonePages],
      otherSources: sourceTexts(
        pages.filter((page) => !inMainLanguage.includes(page)),
        { faqs: [], contradictions: [] },
      ),
    };
  });
}

/** Key in the image queue, so that a website with slow logos only delays itself. */
function ownerOf({ url }: SiteToRead): string {
  return `import:${url}`;
}

function withoutHtml<Page extends { html: string }>(page: Page): Page {
  return { ...page, html: "" };
}
