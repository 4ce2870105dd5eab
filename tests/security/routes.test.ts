/** Every address of the product × every kind of visitor there is. An address that has no row here fails the test. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { sendRaw } from "#tests/support/raw-http.ts";

let app: TestApp;
let claimPath = "";

beforeAll(async () => {
  app = await startApp();
  ({ claimPath } = await makePublicCenter(app.services, "acme"));
  const picture = new Uint8Array([137, 80, 78, 71]);
  await app.services.storage.put("company-logos/acme.png", picture, { contentType: "image/png" });
});

afterAll(() => app?.close());

/**
 * GET: on the main host, from elsewhere than this machine, on a tenant's host, on a host that is not ours.
 * PUT: on the main host. POST of a form to where the address lives, with an Origin header of a stranger, "null",
 * the other host of ours, its own host, and without one.
 */
const columns = "main elsewhere tenant unknown | put | evil null other own absent";
const noId = "00000000-0000-4000-8000-000000000000";
const table: Record<string, [address: string, statuses: string]> = {
  "main/landing": ["/", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "main/claim": ["/claim/TOKEN", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/mailbox": ["/dev/mailbox", "200 404 404 421 | 405 | 403 403 403 405 405"],
  "main/mailbox-html": [`/dev/mailbox/${noId}/html`, "404 404 404 421 | 405 | 403 403 403 405 405"],
  "main/help/preview": ["/help/preview?company=1", "401 401 404 421 | 405 | 403 403 403 405 405"],
  "main/help/home": ["/help/acme", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/faq": ["/help/acme/faq", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/contact": ["/help/acme/contact", "200 200 404 421 | 405 | 403 403 403 200 200"],
  "main/help/unknown-page": ["/help/acme/dashboard", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "main/unknown-page": ["/admin", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "tenant/help/home": ["/", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/faq": ["/faq", "404 404 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/contact": ["/contact", "404 404 200 421 | 405 | 403 403 403 200 200"],
  "tenant/help/unknown-page": ["/dashboard", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "GET /healthz": ["/healthz", "200 200 200 200 | 405 | 403 403 403 405 405"],
  "GET /readyz": ["/readyz", "200 200 200 200 | 405 | 403 403 403 405 405"],
  "GET /metrics": ["/metrics", "200 404 404 421 | 405 | 403 403 403 405 405"],
  "GET /assets/*": ["/assets/none.js", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "GET /favicon.svg": ["/favicon.svg", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "GET /files/*": ["/files/company-logos/acme.png", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "GET /sample/*": ["/sample/", "200 200 404 421 | 405 | 403 403 403 405 405"],
};

interface Ask {
  method: string;
  host: string;
  address: string;
  headers?: string[];
}

async function statusOf({ method, host, address, headers = [] }: Ask): Promise<number> {
  // Every message another one: a repeated one is taken for a double click.
  const body = method === "GET" ? "" : `name=Ada&email=ada%40visitor.example&message=${Math.random()}`;
  const lines = [
    `${method} ${address.replace("/claim/TOKEN", claimPath)} HTTP/1.1`,
    `Host: ${host}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    ...headers,
    "Connection: close",
    "",
    body,
  ];
  return (await sendRaw(app.port, lines.join("\r\n"))).status;
}

test("every address answers every kind of visitor as the table says", async () => {
  const main = `localhost:${app.port}`;
  const tenant = `acme.localhost:${app.port}`;
  const found: Record<string, [string, string]> = {};
  for (const [id, [address]] of Object.entries(table)) {
    const [home, other] = id.startsWith("tenant/") ? [tenant, main] : [main, tenant];
    const get = (host: string, headers: string[] = []) => statusOf({ method: "GET", host, address, headers });
    const post = (headers: string[]) => statusOf({ method: "POST", host: home, address, headers });
    const gets = [
      await get(main),
      await get(main, ["X-Forwarded-For: 203.0.113.9"]),
      await get(tenant),
      await get("evil.example"),
    ];
    const posts = [
      await post(["Origin: http://evil.example"]),
      await post(["Origin: null"]),
      await post([`Origin: http://${other}`]),
      await post([`Origin: http://${home}`]),
      await post([]),
    ];
    const put = await statusOf({ method: "PUT", host: main, address });
    found[id] = [address, `${gets.join(" ")} | ${put} | ${posts.join(" ")}`];
  }
  expect({ columns, ...found }).toEqual({ columns, ...table });
}, 60_000);

test("every address has a row", () => {
  const pages = { ...app.build.main.routes, ...app.build.tenant.routes };
  const parents = new Set(Object.values(pages).map((route) => route?.parentId));
  const leaves = Object.keys(pages).filter((id) => !parents.has(id));
  expect([...leaves, ...app.serverRoutes].sort()).toEqual(Object.keys(table).sort());
});

test("a tenant's host is handed no route of the main host, in the build or in what the browser gets", () => {
  const { routes, assets } = app.build.tenant;
  for (const id of [...Object.keys(routes), ...Object.keys(assets.routes)])
    expect(id).toMatch(/^(root$|tenant\/)/);
});

test("a page's data for the framework answers like the page itself", async () => {
  for (const [id, [address]] of Object.entries(table)) {
    if (!/^(main|tenant)\//.test(id) || address === "/") continue;
    const [path = "", query] = address.split("?");
    for (const host of [`localhost:${app.port}`, `acme.localhost:${app.port}`]) {
      const page = await statusOf({ method: "GET", host, address });
      const dataAddress = `${path}.data${query ? `?${query}` : ""}`;
      const data = await statusOf({ method: "GET", host, address: dataAddress });
      expect(`${id} on ${host}: ${data}`).toBe(`${id} on ${host}: ${page}`);
    }
  }
});
