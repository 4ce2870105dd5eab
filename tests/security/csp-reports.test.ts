/** The endpoint for CSP reports has tight limits, because it needs no session. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { blockedContent, companies, rateLimits } from "#db/schema.ts";
import { reportLimits } from "#features/blocked-content/blocked-content.server.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { getRaw, sendRaw } from "#tests/support/raw-http.ts";

const metricsToken = "0123456789abcdef-metrics";
let app: TestApp;
const reports = "application/reports+json";
const old = "application/csp-report";

beforeAll(async () => {
  app = await startApp({ METRICS_TOKEN: metricsToken });
  const { companyId } = await makePublicCenter(app.services, "acme");
  await app.services.db
    .update(companies)
    .set({ customDomain: "help.acme.example", domainType: "custom", domainVerificationStatus: "verified" })
    .where(eq(companies.id, companyId));
});
beforeEach(async () => {
  for (const table of [blockedContent, rateLimits]) await app.services.db.delete(table);
});
afterAll(() => app?.close());

function oldReport(documentUri: string, values: object = {}): string {
  const report = { "document-uri": documentUri, "violated-directive": "script-src", "blocked-uri": "inline" };
  return JSON.stringify({ "csp-report": { ...report, ...values } });
}

function newReport(documentURL: string): string {
  const body = { documentURL, effectiveDirective: "img-src", blockedURL: "https://evil.example/a?b" };
  return JSON.stringify([{ type: "csp-violation", age: 1, url: documentURL, body }]);
}

interface Posted {
  host?: string;
  type?: string;
  headers?: string[];
}

async function post(body: string, { host = `localhost:${app.port}`, type = old, headers = [] }: Posted = {}) {
  const lines = [
    "POST /csp-reports HTTP/1.1",
    `Host: ${host}`,
    `Content-Type: ${type}`,
    ...headers,
    "Connection: close",
  ];
  const length = headers.some((header) => /^(content-length|transfer-encoding):/i.test(header))
    ? []
    : [`Content-Length: ${Buffer.byteLength(body)}`];
  return sendRaw(app.port, [...lines, ...length, "", body].join("\r\n"));
}

const stored = async () =>
  (await app.services.db.select().from(blockedContent)).map(
    ({ host, path, directive, blocked, count }) => `${count} ${host}${path} ${directive} ${blocked}`,
  );

test("every kind of host accepts its own pages' reports, in both formats", async () => {
  for (const host of [`localhost:${app.port}`, `acme.localhost:${app.port}`, "help.acme.example"]) {
    expect((await post(oldReport(`http://${host}/faq?q=s3cret`), { host })).status).toBe(204);
    expect((await post(newReport(`http://${host}/faq?q=s3cret`), { host, type: reports })).status).toBe(204);
    // Reports a page of another host.
    expect((await post(oldReport("http://other.example/faq"), { host })).status).toBe(204);
  }
  const wanted = ["localhost", "acme.localhost", "help.acme.example"].flatMap((host) => [
    `1 ${host}/faq img-src https://evil.example`,
    `1 ${host}/faq script-src inline`,
  ]);
  expect((await stored()).sort()).toEqual(wanted.sort());
  expect((await post(oldReport("http://evil.example/"), { host: "evil.example" })).status).toBe(421);
});

test("accepts a report with any Origin, and reads no session", async () => {
  const page = `http://localhost:${app.port}/auth`;
  const origins = ["null", "https://evil.example", `http://localhost:${app.port}`];
  for (const origin of origins) {
    const answer = await post(oldReport(page), {
      headers: [`Origin: ${origin}`, "Sec-Fetch-Site: cross-site", "Cookie: session_token=x"],
    });
    expect([origin, answer.status, answer.body]).toEqual([origin, 204, ""]);
    expect(answer.headers).not.toHaveProperty("set-cookie");
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  }
  expect(await stored()).toEqual(["3 localhost/auth script-src inline"]);
});

test("neither stores nor logs secrets in an address", async () => {
  const page = (path: string) => `http://localhost:${app.port}${path}`;
  for (const path of ["/claim/s3cret", "/blog/preview/s3cret", "/auth/callback?access_token=s3cret"]) {
    const values = { "script-sample": "s3cret", referrer: page(path), "blocked-uri": page(path) };
    expect((await post(oldReport(page(path), values))).status).toBe(204);
  }
  expect(await stored()).toHaveLength(3);
  expect(JSON.stringify([await app.services.db.select().from(blockedContent), app.logged()])).not.toContain(
    "s3cret",
  );
});

describe("refuses", () => {
  const page = "http://localhost/";
  const large = oldReport(page, { "script-sample": "a".repeat(16_000) });
  const deep = `{"csp-report":${"[".repeat(5_000)}${"]".repeat(5_000)}}`;
  const chunked = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;

  test.each<[string, string, Posted, number]>([
    ["more than 16 kB", large, {}, 413],
    ["more than 16 kB in chunks", chunked, { headers: ["Transfer-Encoding: chunked"] }, 413],
    ["a length of a gigabyte", "{", { headers: ["Content-Length: 1000000000"] }, 413],
    ["nesting", deep, {}, 413],
    ["what is no JSON", "csp-report", {}, 400],
    ["another JSON", "[1]", { type: reports }, 400],
    ["a form", "csp-report=1", { type: "application/x-www-form-urlencoded" }, 415],
    ["plain JSON", oldReport(page), { type: "application/json" }, 415],
  ])("%s", async (_, body, options, status) => {
    expect((await post(body, options)).status).toBe(status);
    expect(await stored()).toEqual([]);
  });
});

test("drops reports over a network's limit with the same answer", async () => {
  const page = `http://localhost:${app.port}/`;
  for (let count = 0; count < reportLimits.perNetwork; count++)
    expect((await post(oldReport(page))).status).toBe(204);
  expect((await post(oldReport(`${page}more`))).status).toBe(204);
  expect(await stored()).toEqual([`${reportLimits.perNetwork} localhost/ script-src inline`]);
});

test("the metrics count the reports", async () => {
  await post(oldReport(`http://localhost:${app.port}/`));
  const { body } = await getRaw(app.port, "/metrics", `localhost:${app.port}`, [
    `Authorization: Bearer ${metricsToken}`,
  ]);
  expect(body).toContain('step_blocked_content_reports{directive="script-src"} 1');
});

test("names the endpoint on pages by report-uri, and over https also by report-to", async () => {
  const local = await getRaw(app.port, "/auth", `localhost:${app.port}`);
  expect(local.headers["content-security-policy"]).toMatch(/; report-uri \/csp-reports$/);
  expect(local.headers).not.toHaveProperty("reporting-endpoints");
  const secure = await startApp({ ORIGIN: "https://step.example", TRUSTED_PROXIES: "127.0.0.1" });
  try {
    await makePublicCenter(secure.services, "acme");
    for (const path of ["/auth", "/nowhere", "/help/acme/faq", "/help/acme/faq"]) {
      const headers = ["X-Forwarded-Proto: https", "X-Forwarded-For: 203.0.113.7"];
      const answer = await getRaw(secure.port, path, "step.example", headers);
      expect(answer.headers["content-security-policy"], path).toMatch(
        /; report-uri \/csp-reports; report-to csp$/,
      );
      expect(answer.headers["reporting-endpoints"], path).toBe('csp="/csp-reports"');
    }
  } finally {
    await secure.close();
  }
});
