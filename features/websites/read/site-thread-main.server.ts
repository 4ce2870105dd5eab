/**
 * The inside of the thread that works on one site: it opens its own guarded requests and browser, so that neither
 * parsing nor a hostile page can hold up the server. Started by `createSiteThreads` only. Engines are loaded as they
 * are needed: the first page should not wait for the writer of questions.
 */
import { createHash } from "node:crypto";
import { type MessagePort, parentPort } from "node:worker_threads";
import { CrawlError } from "#engines/crawler/types.ts";
import { systemClock } from "#platform/clock.ts";
import { createLog } from "#platform/log.ts";
import { lowerThreadPriority } from "#platform/lower-priority.ts";
import type { SiteToRead, ThreadMessage, ThreadTask, ThreadTasks } from "./site-thread-tasks.ts";

lowerThreadPriority();

const abort = new AbortController();
/** The line to the browser of this process. */
let browser: MessagePort | null = null;

parentPort?.on("message", (message: (ThreadTask & { browser: MessagePort | null }) | "abort" | "prepare") => {
  if (message === "abort") abort.abort();
  else if (message === "prepare") void prepare();
  else {
    browser = message.browser;
    void work(message);
  }
});

async function work(task: ThreadTask): Promise<void> {
  try {
    say({ type: "done", result: await run(task, abort.signal) });
  } catch (error) {
    say(messageOf(error));
  } finally {
    parentPort?.close();
  }
}

/** Loads what any task needs, before there is one. */
async function prepare(): Promise<void> {
  await import("./read-website.server.ts");
  await import("./find-logos.server.ts");
  await import("./site-reader.server.ts");
}

async function run(
  task: ThreadTask,
  signal: AbortSignal,
): Promise<ThreadTasks[ThreadTask["kind"]]["result"]> {
  switch (task.kind) {
    case "crawl":
      return crawlWebsite(task.input, signal);
    case "check":
      return checkWebsite(task.input, signal);
    case "write": {
      const { writeAlone } = await import("#engines/faq-writer/model/write-for-model.ts");
      return writeAlone(task.input);
    }
    case "write-for-model": {
      const { writeForModel } = await import("#engines/faq-writer/model/write-for-model.ts");
      return writeForModel(task.input);
    }
    case "judge-model": {
      const { judgeModel } = await import("#engines/faq-writer/model/write-for-model.ts");
      return judgeModel(task.input);
    }
  }
}

async function crawlWebsite(input: SiteToRead, signal: AbortSignal): Promise<ThreadTasks["crawl"]["result"]> {
  const [{ readWebsite }, { fetchLogo }, { withSiteReader }] = await Promise.all([
    import("./read-website.server.ts"),
    import("./find-logos.server.ts"),
    import("./site-reader.server.ts"),
  ]);
  const log = createLog(input.config);
  return withSiteReader({ ...input, log, clock: systemClock, browser }, async (reader) => {
    const logos = new Map<string, Promise<boolean>>();
    const seen = new Set<string>();
    const findLogos = (urls: string[]) =>
      Promise.all(
        urls.map(async (url) => {
          const known = logos.get(url);
          if (known) return known;
          const search = { owner: ownerOf(input), fetch: reader.fetch, log, signal };
          const found = fetchLogo(url, search).then((image) => {
            const hash = image && createHash("sha256").update(image.bytes).digest("hex");
            // One picture at two addresses is offered once.
            if (image === null || hash === null || seen.has(hash)) return false;
            seen.add(hash);
            tell<"crawl">({ type: "logo", url, image });
            return true;
          });
          logos.set(url, found);
          return found;
        }),
      );
    let firstLogos: Promise<unknown> = Promise.resolve();
    const website = await readWebsite(reader, {
      url: input.url,
      signal,
      onEvent: tell<"crawl">,
      onPage: (page, order) => tell<"crawl">({ type: "kept", page, order }),
      onFirstBrand(brand) {
        tell<"crawl">({ type: "brand", brand });
        firstLogos = findLogos(brand.brandAssets.logoUrls);
        // Awaited below; until then nobody listens.
        firstLogos.catch(() => {});
      },
    });
    await firstLogos;
    tell<"crawl">({ type: "brand", brand: website.brand });
    const urls = website.brand.brandAssets.logoUrls;
    const found = await findLogos(urls);
    return {
      website: { ...website, pages: website.pages.map(withoutHtml) },
      logoUrls: urls.filter((_, index) => found[index]),
    };
  });
}

async function checkWebsite(
  input: ThreadTasks["check"]["input"],
  signal: AbortSignal,
): Promise<ThreadTasks["check"]["result"]> {
  const [{ readWebsite }, { readOtherPages }, { checkEvidence }, { writeForModel }, { withSiteReader }] =
    await Promise.all([
      import("./read-website.server.ts"),
      import("./read-other-pages.server.ts"),
      import("#engines/faq-writer/check-evidence.ts"),
      import("#engines/faq-writer/model/write-for-model.ts"),
      import("./site-reader.server.ts"),
    ]);
  const { url, claims, config, askedPages } = input;
  const onEvent = tell<"check">;
  const log = createLog(input.config);
  return withSiteReader({ ...input, log, clock: systemClock, browser }, async (reader) => {
    const site = await readWebsite(reader, { url, signal, onEvent });
    const urls = claims.map((claim) => claim.url);
    const others = await readOtherPages(reader, { site, urls, signal, onEvent });
    const pages = [...site.pages, ...others.pages];
    const { brandAssets, contactInfo } = site.brand;
    onEvent({ type: "writing", pages: pages.length });
    const toWrite = { pages, contactInfo, companyName: input.companyName ?? brandAssets.companyName };
    const prepared = writeForModel({ ...toWrite, askedPages });
    const isAsked = config.ai !== null && prepared.batches.length > 0;
    return {
      pages: pages.length,
      prepared: isAsked ? prepared : { ...prepared, batches: [] },
      input: isAsked ? toWrite : { ...toWrite, pages: [] },
      verdicts: checkEvidence(claims, { pages, gonePages: others.gonePages }),
      readUrls: [...pages.flatMap((page) => [page.url, page.metadata.sourceURL]), ...others.gonePages],
    };
  });
}

/** In the queue for pictures: a website with slow logos waits for itself. */
function ownerOf({ url }: SiteToRead): string {
  return `import:${url}`;
}

function withoutHtml<Page extends { html: string }>(page: Page): Page {
  return { ...page, html: "" };
}

function tell<Kind extends keyof ThreadTasks>(event: ThreadTasks[Kind]["event"]): void {
  say({ type: "event", event });
}

function say(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

function messageOf(error: unknown): ThreadMessage {
  if (error instanceof CrawlError) {
    return { type: "crawl-error", code: error.code, message: error.message, detail: error.detail };
  }
  if (error instanceof Error) return { type: "error", message: error.message, stack: error.stack };
  return { type: "error", message: String(error), stack: undefined };
}
