/**
 * The crawl service's API. It uses the formats of established crawl services, so that their official client works with
 * it. It only accepts bearer keys and ignores cookies, so no other website can misuse a visitor's session.
 */
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { routePath } from "hono/route";
import type { z } from "zod";
import { findKeyScope, type KeyScope } from "#features/crawl-service/api-keys.server.ts";
import { readSchema } from "#features/crawl-service/extract/ask-for-facts.server.ts";
import { defaultPagesPerAnswer, serviceTexts } from "#features/crawl-service/limits.ts";
import { monthlyUsage } from "#features/crawl-service/monthly-usage.server.ts";
import {
  batchRequest,
  crawlRequest,
  extractRequest,
  llmsTextRequest,
  mapRequest,
  pagingQuery,
  type ScrapeOptions,
  scrapeOptionsSchema,
  scrapeRequest,
  searchRequest,
  sortAddresses,
  type Wanted,
} from "#features/crawl-service/requests.ts";
import { createPageReader } from "#features/crawl-service/scrape-page.server.ts";
import { ServiceError } from "#features/crawl-service/service-error.ts";
import { type JobStatusAnswer, presentStatus, type ServiceJob } from "#features/crawl-service/service-job.ts";
import {
  cancelServiceJob,
  countOpenJobs,
  getServiceJob,
  startServiceJob,
} from "#features/crawl-service/service-jobs.server.ts";
import { listErrors, listPages, searchPages } from "#features/crawl-service/service-pages.server.ts";
import { createServiceThreads } from "#features/crawl-service/thread/service-threads.server.ts";
import type { BodyRefusal } from "#platform/body/body-bound.ts";
import type { BodyBudget } from "#platform/body/body-budget.ts";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { loggablePath } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { bearerToken } from "#shared/bearer-token.ts";
import { requestBody } from "./bodies.ts";
import { bodyBounds } from "./body-bounds.ts";
import type { HttpEnv } from "./http-env.ts";

type ServiceEnv = HttpEnv & { Variables: HttpEnv["Variables"] & { scope: KeyScope } };
type ServiceContext = Context<ServiceEnv>;

/** Kinds of jobs whose pages can be listed. The official client requests batches at both paths. */
const withPages: ServiceJob["kind"][] = ["crawl", "batch"];

export function crawlService(services: Services, bodies: BodyBudget): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const reader = createPageReader(
    services,
    createServiceThreads({ config: services.config, isShared: true }),
  );

  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    if (c.get("host").kind !== "main") throw new ServiceError(404, "There is nothing at this address.");
    const visitorAddress = c.get("clientAddress");
    c.set(
      "scope",
      await findKeyScope(services, { token: bearerToken(c.req.header("authorization")), visitorAddress }),
    );
    return next();
  });
  app.use(compress());

  app.post("/scrape", async (c) => {
    const asked = await read(c, scrapeRequest);
    checkWanted(asked);
    const { document, warning } = await reader.scrape(c.get("scope"), asked, c.req.raw.signal);
    return c.json({ success: true, ...(warning === null ? {} : { warning }), data: document });
  });

  app.post("/search", async (c) => {
    const asked = await read(c, searchRequest);
    const data = await searchPages(services, c.get("scope"), asked);
    const warning = "Only pages that were read with this key in the last 24 hours are searched.";
    return c.json({ success: true, data, ...(data.length === 0 ? { warning } : {}) });
  });

  app.post("/map", async (c) => {
    const links = await reader.map(c.get("scope"), await read(c, mapRequest), c.req.raw.signal);
    return c.json({ success: true, links });
  });

  app.post("/crawl", async (c) => {
    const request = await read(c, crawlRequest);
    checkWanted(request.scrapeOptions);
    const id = await start(c, { kind: "crawl", request, total: 0 });
    return c.json({ success: true, id, url: `${services.origin}/v1/crawl/${id}` });
  });
  app.get("/crawl/:id", (c) => status(c, "crawl"));
  app.delete("/crawl/:id", cancel);
  app.on(["GET", "DELETE"], "/crawl/:id/errors", errors);

  app.post("/batch/scrape", async (c) => {
    const { urls: given, ignoreInvalidURLs, ...rest } = await read(c, batchRequest);
    const { valid: urls, invalid } = sortAddresses(given);
    if (urls.length === 0 || (invalid.length > 0 && ignoreInvalidURLs !== true)) throw badAddresses(invalid);
    const options = scrapeOptionsSchema.parse(rest);
    checkWanted(options);
    const id = await start(c, { kind: "batch", request: { urls, options }, total: urls.length });
    const url = `${services.origin}/v1/batch/scrape/${id}`;
    return c.json({
      success: true,
      id,
      url,
      ...(ignoreInvalidURLs === true ? { invalidURLs: invalid } : {}),
    });
  });
  app.get("/batch/scrape/:id", (c) => status(c, "batch/scrape"));
  app.delete("/batch/scrape/:id", cancel);
  app.on(["GET", "DELETE"], "/batch/scrape/:id/errors", errors);

  app.post("/extract", async (c) => {
    const {
      urls: given,
      prompt,
      systemPrompt,
      schema,
      showSources,
      ignoreInvalidURLs,
      scrapeOptions,
    } = await read(c, extractRequest);
    const wanted = { prompt, systemPrompt, schema };
    checkData(wanted);
    const { valid, invalid } = sortAddresses(given);
    if (valid.length === 0 || (invalid.length > 0 && ignoreInvalidURLs !== true)) throw badAddresses(invalid);
    const isSite = (url: string) => /\/\*+$/.test(url);
    const request = {
      sites: valid.filter(isSite).map((url) => url.replace(/\*+$/, "")),
      urls: valid.filter((url) => !isSite(url)),
      wanted,
      showSources,
      options: scrapeOptions,
    };
    const id = await start(c, { kind: "extract", request, total: valid.length });
    return c.json({
      success: true,
      id,
      urlTrace: [],
      ...(invalid.length > 0 ? { invalidURLs: invalid } : {}),
    });
  });
  app.get("/extract/:id", async (c) => {
    const job = await find(c, ["extract"]);
    return c.json({ data: [], ...(job.result as object | null), ...presentResult(job) });
  });

  app.post("/llmstxt", async (c) => {
    const request = await read(c, llmsTextRequest);
    const id = await start(c, { kind: "llmstxt", request, total: 0 });
    return c.json({ success: true, id });
  });
  app.get("/llmstxt/:id", async (c) => {
    const job = await find(c, ["llmstxt"]);
    return c.json({ data: job.result ?? {}, ...presentResult(job) });
  });

  app.get("/team/queue-status", async (c) => {
    const scope = c.get("scope");
    const { waiting, running } = await countOpenJobs(services, scope);
    return c.json({
      success: true,
      jobsInQueue: waiting + running,
      activeJobsInQueue: running,
      waitingJobsInQueue: waiting,
      maxConcurrency: scope.concurrency,
      mostRecentSuccess: null,
    });
  });
  app.get("/team/credit-usage", async (c) =>
    c.json({ success: true, data: await monthlyUsage(services, c.get("scope")) }),
  );
  app.all("/deep-research", notOffered);
  app.all("/deep-research/*", notOffered);
  app.all("*", (c) => c.json({ success: false, error: "There is nothing at this address." }, 404));

  app.onError((error, c) => {
    if (error instanceof ServiceError) {
      const { status: code, message, details, retryAfterSeconds } = error;
      if (retryAfterSeconds !== null) c.header("retry-after", String(retryAfterSeconds));
      return c.json({ success: false, error: message, ...(details === undefined ? {} : { details }) }, code);
    }
    services.log.error({ err: error, path: loggablePath(c.req.path) }, "crawl service request failed");
    if (isDatabaseAway(error)) {
      c.header("retry-after", "10");
      return c.json({ success: false, error: "The service is not available at the moment." }, 503);
    }
    return c.json({ success: false, error: serviceTexts.unexpected }, 500);
  });
  return app;

  async function read<Output>(c: ServiceContext, schema: z.ZodType<Output>): Promise<Output> {
    const sender = { incoming: c.env.incoming, clientAddress: c.get("clientAddress") };
    const bound = bodyBounds[`${c.req.method} ${routePath(c)}`];
    const body = requestBody({ budget: bodies, clock: services.clock }, sender, bound);
    try {
      const result = await body.json();
      if ("refused" in result) throw refusalOf(result.refused);
      return check(result.value, schema);
    } finally {
      body.release();
    }
  }

  function start(
    c: ServiceContext,
    job: { kind: Exclude<ServiceJob["kind"], "scrape">; request: unknown; total: number },
  ) {
    const idempotencyKey = c.req.header("x-idempotency-key")?.slice(0, 200) || null;
    return startServiceJob(services, c.get("scope"), { ...job, idempotencyKey });
  }

  function find(c: ServiceContext, kinds: ServiceJob["kind"][]): Promise<ServiceJob> {
    return getServiceJob(services, c.get("scope"), { id: c.req.param("id") ?? "", kinds });
  }

  async function status(c: ServiceContext, path: "crawl" | "batch/scrape"): Promise<Response> {
    const job = await find(c, withPages);
    const { skip, limit } = readQuery(c);
    const { documents, hasMore } = await listPages(services, c.get("scope"), { jobId: job.id, skip, limit });
    const answer: JobStatusAnswer = { ...presentStatus(job), data: documents };
    if (hasMore || answer.status === "scraping") {
      const next = new URL(`/v1/${path}/${job.id}`, services.origin);
      next.searchParams.set("skip", String(skip + documents.length));
      if (limit !== undefined) next.searchParams.set("limit", String(limit));
      answer.next = next.href;
    }
    return c.json(answer);
  }

  async function cancel(c: ServiceContext): Promise<Response> {
    await cancelServiceJob(services, c.get("scope"), { id: c.req.param("id") ?? "", kinds: withPages });
    return c.json({ success: true, status: "cancelled" });
  }

  async function errors(c: ServiceContext): Promise<Response> {
    const job = await find(c, withPages);
    return c.json(await listErrors(services, c.get("scope"), job.id));
  }

  /**
   * Clients describe the data to extract with a schema or a prompt. A prompt without a schema needs a language model.
   */
  function checkData(wanted: Wanted | undefined): void {
    if (wanted?.schema) return void readSchema(wanted.schema);
    if (!wanted?.prompt) throw new ServiceError(400, "Specify what to extract with a schema or a prompt.");
    if (services.config.ai === null)
      throw new ServiceError(
        400,
        `A prompt without a schema needs a language model. ${serviceTexts.noModel}`,
      );
  }

  function checkWanted({ formats, jsonOptions, extract }: ScrapeOptions): void {
    if (formats.includes("json")) checkData(jsonOptions);
    if (formats.includes("extract")) checkData(extract);
  }
}

function presentResult(job: ServiceJob) {
  const { status, expiresAt, warning, error } = job;
  const isOpen = status === "queued" || status === "scraping";
  return {
    success: status !== "failed",
    status: isOpen ? "processing" : status,
    expiresAt: expiresAt.toISOString(),
    ...(warning === null ? {} : { warning }),
    ...(error === null ? {} : { error }),
  };
}

/** Throws a ServiceError (400) whose `details` name each invalid field. */
function check<Output>(body: unknown, schema: z.ZodType<Output>): Output {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues
    .slice(0, 20)
    .map(({ path, message }) => ({ path: path.map(String), message }));
  const [first] = details;
  const field = first?.path.join(".") ?? "";
  throw new ServiceError(400, `Bad Request: ${field === "" ? "" : `${field}: `}${first?.message ?? ""}`, {
    details,
  });
}

function refusalOf({ status, text, retryAfterSeconds }: BodyRefusal): ServiceError {
  return new ServiceError(status, text, { retryAfterSeconds: retryAfterSeconds ?? null });
}

function readQuery(c: ServiceContext): { skip: number; limit?: number | undefined } {
  const parsed = pagingQuery.safeParse(c.req.query());
  if (!parsed.success) throw new ServiceError(400, "skip and limit must be whole numbers.");
  const { skip, limit } = parsed.data;
  return { skip, limit: limit === undefined ? undefined : Math.min(limit, defaultPagesPerAnswer) };
}

function badAddresses(invalid: string[]): ServiceError {
  const urls = invalid.slice(0, 20);
  return new ServiceError(400, "Please enter a valid website URL", { details: urls });
}

function notOffered(c: Context): Response {
  return c.json({ success: false, error: "This server doesn't offer deep research." }, 501);
}
