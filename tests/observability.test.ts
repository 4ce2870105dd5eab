/** What operators see, which is metrics, traces, and the log line of a request. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFailedWork } from "#features/operator/failed-work.server.ts";
import { startImport } from "#features/websites/import/start-import.server.ts";
import { backUpJob } from "#platform/backup/back-up.job.ts";
import { NonRetryableJobError } from "#platform/jobs/job-errors.ts";
import { deliverMailJob } from "#platform/mail/post-mail.ts";
import { requestScope } from "#platform/request-scope.ts";
import { startWorker } from "#server/worker.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { type FakeModel, startFakeModel } from "#tests/support/fake-model.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

interface Span {
  name: string;
  spanId: string;
  traceId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

const spans: Span[] = [];
const resources: unknown[] = [];
let app: TestApp;
let site: Site;
let model: FakeModel;
/** A trace collector that receives OTLP over HTTP as JSON. */
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.url === "/v1/traces") {
    const body = JSON.parse(Buffer.concat(chunks).toString());
    for (const { resource, scopeSpans } of body.resourceSpans) {
      resources.push(resource);
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
  }
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});

const metricsToken = "0123456789abcdef-metrics";

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const { port } = collector.address() as AddressInfo;
  site = await serveSite({ root: "sample" });
  model = await startFakeModel(() => ({ kind: "status", status: 401 }));
  app = await startApp({
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "some-model",
    AI_BASE_URL: model.url,
    AI_API_KEY: "a-secret-key",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_SERVICE_NAME: "step-test",
    TRUSTED_PROXIES: "127.0.0.1",
    METRICS_TOKEN: metricsToken,
  });
  await makePublicCenter(app.services, "acme");
});
afterAll(async () => {
  await app?.close();
  await Promise.all([site?.close(), model?.close()]);
  collector.close();
});

function attributesOf({ attributes }: Span): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

test("a request is one span named after its route, below its caller's span", async () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  const answer = await fetch(`${app.origin}/help/acme/faq/what-is-it?secret=1`, { headers: { traceparent } });
  expect(answer.status).toBe(200);
  // A child span ends before its parent, and may be exported before it.
  const whole = () => spans.find((each) => each.traceId === traceId && each.name.startsWith("GET"));
  await expect.poll(whole).toBeDefined();
  const span = whole()!;
  expect(span.name).toBe("GET main/help/question");
  expect(span.parentSpanId).toBe("b7ad6b7169203331");
  expect(attributesOf(span)).toMatchObject({
    "http.route": "main/help/question",
    "http.response.status_code": 200,
  });
  expect(attributesOf(span)["step.request_id"]).toBe(answer.headers.get("x-request-id"));
  expect(JSON.stringify(span)).not.toContain("secret");
  // Its database queries are child spans, each with its table and without values.
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === span.spanId);
  expect(queries.map(({ name }) => name)).toEqual(expect.arrayContaining(["SELECT companies"]));
  expect(JSON.stringify(queries)).not.toContain("what-is-it");
  expect(JSON.stringify(resources[0])).toContain("step-test");
});

test("a job is a span with child spans, carries its request's id into the log, and reports failure", async () => {
  await startWorker(app.services, {
    loopbackPort: app.port,
    backups: {
      keep: () => {
        app.services.log.info("a line of the job");
        return Promise.reject(new NonRetryableJobError("no space left"));
      },
      keepAtShutdown: async () => {},
    },
  });
  const { db, jobs } = app.services;
  await requestScope.run({ requestId: "request-1" }, () => jobs.enqueue(db, backUpJob, {}));
  await jobs.enqueue(db, deliverMailJob, { mailId: crypto.randomUUID() });
  const named = (name: string) => spans.find((span) => span.name === name);
  await expect
    .poll(() => spans.map(({ name }) => name))
    .toEqual(expect.arrayContaining(["job deliver-mail", "job back-up"]));
  expect(named("job back-up")?.status.code).toBe(2);
  const below = spans.filter(({ parentSpanId }) => parentSpanId === named("job deliver-mail")?.spanId);
  expect(below.map(({ name }) => name).join()).toContain("outbox_mails");
  const lines = app.logged().filter(({ requestId }) => requestId === "request-1");
  expect(lines.map(({ msg }) => msg)).toEqual(["a line of the job", "job failed permanently"]);
  // The operator sees a failed backup with its reason.
  const failed = await listFailedWork(app.services, { limit: 5 });
  expect(failed.rows).toMatchObject([{ name: "back-up", reason: expect.stringContaining("no space left") }]);
});

test("an import's threads and model calls are child spans of its job, and no span has a key or text", async () => {
  await startImport(app.services, { url: site.url, allowPrivate: ["127.0.0.0/8"] });
  const named = (name: string) => spans.find((span) => span.name === name);
  await expect.poll(() => spans.map(({ name }) => name)).toContain("job generate-faqs");
  const asked = () => spans.find(({ name }) => name.startsWith("model "));
  await expect.poll(asked).toBeDefined();
  const job = named("job generate-faqs")!;
  const parts = [
    [named("thread crawl")!, named("job crawl-website")!],
    [asked()!, job],
  ] as const;
  for (const [part, of] of parts)
    expect([part.name, part.traceId, part.parentSpanId]).toEqual([part.name, of.traceId, of.spanId]);
  expect(attributesOf(asked()!)).toMatchObject({
    "gen_ai.request.model": "some-model",
    "error.type": "ModelError",
  });
  // The model refused and the built-in engine wrote the answers, so that the model's span failed and the job's didn't.
  expect([asked()!.status.code, job.status.code ?? 0]).toEqual([2, 0]);
  expect(JSON.stringify(spans)).not.toContain("a-secret-key");
});

test("an error can be found by the id in the response's header and page", async () => {
  await app.services.db.execute(sql`alter table blog_posts rename to blog_posts_away`);
  const answer = await fetch(`${app.origin}/blog`);
  await app.services.db.execute(sql`alter table blog_posts_away rename to blog_posts`);
  expect(answer.status).toBe(500);
  const id = answer.headers.get("x-request-id") ?? "";
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await answer.text()).toContain(`Reference: ${id}`);
  const lines = app.logged().filter((line) => line.requestId === id);
  expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(["page render failed", "request"]));
});

test("accepts a proxy's request id, unless it is invalid", async () => {
  const idFor = async (given: string) =>
    (await fetch(`${app.origin}/healthz`, { headers: { "x-request-id": given } })).headers.get(
      "x-request-id",
    );
  expect(await idFor("edge-0123456789")).toBe("edge-0123456789");
  expect(await idFor("a b")).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idFor("x".repeat(500))).toMatch(/^[0-9a-f-]{36}$/);
});

test("a cached page has a request id too, new per request or from the proxy", async () => {
  const { pageCache } = app.services;
  const address = `${app.origin}/help/acme/contact`;
  const isKept = async () => {
    const { hits } = pageCache.stats();
    await (await fetch(address)).text();
    return pageCache.stats().hits > hits;
  };
  await expect.poll(isKept).toBe(true);
  const askedFor = async (headers: Record<string, string>) => {
    const { hits } = pageCache.stats();
    const answer = await fetch(address, { headers });
    await answer.text();
    expect(pageCache.stats().hits).toBe(hits + 1);
    return answer;
  };
  const first = await askedFor({});
  const ids = [first, await askedFor({}), await askedFor({ "if-none-match": first.headers.get("etag")! })];
  expect(ids.map(({ status }) => status)).toEqual([200, 200, 304]);
  for (const { headers } of ids) expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids.map(({ headers }) => headers.get("x-request-id"))).size).toBe(3);
  const named = await askedFor({ "x-request-id": "edge-0123456789" });
  expect(named.headers.get("x-request-id")).toBe("edge-0123456789");
  expect((await askedFor({ "x-request-id": "a b" })).headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("the metrics are well-formed, grouped by route and status, and no URL creates its own series", async () => {
  const read = async () =>
    (await fetch(`${app.origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();
  await read();
  for (const path of [
    "/help/acme/faq",
    "/help/nobody-1/faq",
    "/help/nobody-2/faq",
    "/no/such/page",
    "/files/public/x.png",
  ])
    await fetch(app.origin + path);
  await app.services.db.execute(
    sql`insert into model_runs (host, purpose, model, input_tokens, output_tokens, started_at)
        values ('a.example', 'check', 'some-model', 120, 30, now())`,
  );
  const text = await read();
  expect(problemsOf(text)).toEqual([]);
  expect(text).toContain('step_http_requests_total{method="GET",route="main/help/faq",status="404"} 2');
  expect(text).toContain('step_http_requests_total{method="GET",route="main/unknown-page",status="404"} 2');
  expect(text).toContain('step_model_tokens{model="some-model",direction="in"} 120');
  expect(text).toContain('step_model_calls{model="some-model",purpose="check",outcome="used"} 1');
  expect(text).toMatch(/^step_database_connections\{application="step",state="[a-z ]+"\} [1-9]/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).not.toContain("nobody-1");
});

/** Checks the rules of text format 0.0.4 whose violation makes a scraper reject it. */
function problemsOf(text: string): string[] {
  const problems: string[] = [];
  const types = new Map<string, string>();
  const series = new Set<string>();
  for (const line of text.trimEnd().split("\n")) {
    const [, word, name = "", rest = ""] = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/.exec(line) ?? [];
    if (word === "TYPE") {
      if (types.has(name)) problems.push(`two types: ${name}`);
      types.set(name, rest);
      if (rest === "counter" && !name.endsWith("_total") && name.startsWith("step_"))
        problems.push(`no total: ${name}`);
    }
    if (word || line === "") continue;
    const sample =
      /^([a-zA-Z_:][\w:]*)(\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*\})? (?:[-+]?(?:\d+(?:\.\d+)?(?:e[-+]?\d+)?|Inf)|NaN)$/.exec(
        line,
      );
    if (!sample) {
      problems.push(`no sample: ${line}`);
      continue;
    }
    const family = sample[1]!.replace(/_(?:bucket|sum|count)$/, "");
    if (!types.has(sample[1]!) && !types.has(family)) problems.push(`no type: ${line}`);
    const key = sample[1]! + (sample[2] ?? "");
    if (series.has(key)) problems.push(`twice: ${key}`);
    series.add(key);
  }
  return problems;
}
