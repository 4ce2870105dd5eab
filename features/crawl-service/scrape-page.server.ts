/**
 * Handles requests whose client waits for the response: one page, or the URLs of a website. They are queued per key.
 */
import { CrawlError } from "#engines/crawler/types.ts";
import type { Services } from "#platform/services.ts";
import { chargePages, type KeyScope, pagesLeft } from "./api-keys.server.ts";
import { maxWaitingScrapes, serviceTexts } from "./limits.ts";
import { addModelFacts } from "./model-facts.server.ts";
import type { MapRequest, ScrapeOptions } from "./requests.ts";
import { ServiceError, statusOfCrawlError } from "./service-error.ts";
import { storeScrape } from "./service-pages.server.ts";
import type { ServiceDocument } from "./thread/service-thread-tasks.ts";
import type { ServiceThreads } from "./thread/service-threads.server.ts";

export interface PageReader {
  scrape(
    scope: KeyScope,
    asked: ScrapeOptions & { url: string },
    signal: AbortSignal,
  ): Promise<{ document: ServiceDocument; warning: string | null }>;
  map(scope: KeyScope, asked: MapRequest, signal: AbortSignal): Promise<string[]>;
}

export function createPageReader(services: Services, threads: ServiceThreads): PageReader {
  const turns = createTurns();

  async function inTurn<Result>(
    scope: KeyScope,
    { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
    read: (limit: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    await pagesLeft(services, scope);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      return await turns.take(scope, limit, () => read(limit));
    } catch (error) {
      if (error instanceof CrawlError) throw new ServiceError(statusOfCrawlError(error.code), error.message);
      if (limit.aborted && !(error instanceof ServiceError))
        throw new ServiceError(408, serviceTexts.timeout);
      throw error;
    }
  }

  return {
    scrape(scope, { url, ...options }, signal) {
      return inTurn(scope, { timeoutMs: options.timeout, signal }, async (limit) => {
        const read = await threads.tasks.scrape({ url, options }, { signal: limit });
        if (read.status !== "kept") throw new ServiceError(500, read.error);
        const hasPicture = options.formats.some((format) => format.startsWith("screenshot"));
        const isWithoutPicture = hasPicture && read.document.screenshot === undefined;
        if (isWithoutPicture) throw new ServiceError(500, read.warning ?? serviceTexts.noBrowser);
        const page = await addModelFacts(services, { page: read, options, signal: limit });
        if (page.status !== "kept") throw new ServiceError(500, page.error);
        await storeScrape(services, scope, { request: { url }, page });
        return { document: page.document, warning: page.warning };
      });
    },
    map(scope, request, signal) {
      return inTurn(scope, { timeoutMs: request.timeout, signal }, async (limit) => {
        const { clock, db } = services;
        const links = await threads.tasks.map(request, { signal: limit });
        const isPaid = await chargePages(db, { apiKeyId: scope.apiKeyId, pages: 1, now: clock.now() });
        if (!isPaid) throw new ServiceError(402, serviceTexts.noCredits);
        return links;
      });
    },
  };
}

/** Limits concurrent requests per key in this process. Additional requests wait until they time out. */
function createTurns() {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>();
  return {
    async take<Result>(
      { apiKeyId, concurrency }: KeyScope,
      limit: AbortSignal,
      run: () => Promise<Result>,
    ): Promise<Result> {
      const line = lines.get(apiKeyId) ?? { running: 0, waiting: [] };
      lines.set(apiKeyId, line);
      if (line.running >= concurrency) {
        if (line.waiting.length >= maxWaitingScrapes)
          throw new ServiceError(429, serviceTexts.tooManyRequests, { retryAfterSeconds: 5 });
        await waitIn(line.waiting, limit);
      } else line.running += 1;
      try {
        return await run();
      } finally {
        const next = line.waiting.shift();
        if (next) next();
        else line.running -= 1;
        if (line.running === 0) lines.delete(apiKeyId);
      }
    },
  };
}

function waitIn(waiting: (() => void)[], limit: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      limit.removeEventListener("abort", giveUp);
      resolve();
    };
    const giveUp = () => {
      const place = waiting.indexOf(go);
      if (place >= 0) waiting.splice(place, 1);
      reject(new ServiceError(408, serviceTexts.timeout));
    };
    limit.addEventListener("abort", giveUp, { once: true });
    waiting.push(go);
  });
}
