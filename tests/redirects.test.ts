/** Redirects of former addresses, on every kind of host, with a real server and database. */
import { and, eq } from "drizzle-orm";
import { strToU8 } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as schema from "#db/schema.ts";
import { addRedirect, importRedirects, removeRedirect } from "#features/redirects/own-redirects.server.ts";
import { redirectTexts } from "#features/redirects/redirect-texts.ts";
import { listRedirects } from "#features/redirects/redirects.server.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { buildArticle, buildOwner } from "#tests/support/factories.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { getRaw } from "#tests/support/raw-http.ts";

let app: TestApp;
let scope: OwnerScope;
const domain = "help.acme.example";

beforeAll(async () => {
  app = await startApp({ BASE_DOMAIN: "step.example" });
  const { db } = app.services;
  const { companyId } = await makePublicCenter(app.services, "acme");
  await db
    .update(schema.companies)
    .set({ customDomain: domain, domainType: "custom", domainVerificationStatus: "verified", language: "en" })
    .where(eq(schema.companies.id, companyId));
  await db
    .insert(schema.companyLanguages)
    .values({ companyId, language: "de", status: "published", position: 0 });
  const owner = await buildOwner(db);
  await db.delete(schema.companies).where(eq(schema.companies.id, owner.companyId));
  await db.update(schema.companies).set({ userId: owner.userId }).where(eq(schema.companies.id, companyId));
  scope = Object.assign(owner, { companyId });
});
afterAll(() => app?.close());

const ownAddresses = [`https://${domain}`];
const add = (from: string, to: string) => addRedirect(app.services, scope, { from, to, ownAddresses });
const browser = ["User-Agent: Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"];
const get = (path: string, host = domain) => getRaw(app.port, path, host, browser);
const listed = async () => (await listRedirects(app.services.db, scope, { search: "", page: 1 })).rows;

test("a former address of another help desk leads to its new page, on every host", async () => {
  expect(await add("https://acme.zendesk.com/hc/en-us/articles/360012984", "/faq/what-is-it")).toEqual({
    ok: true,
  });
  const path = "/hc/en-us/articles/360012984-What-does-Acme-do";
  for (const [host, base] of [
    [domain, ""],
    ["acme.step.example", ""],
    [`localhost:${app.port}`, "/help/acme"],
  ] as const) {
    const { status, headers } = await get(base + path, host);
    expect([status, headers.location, headers["cache-control"]]).toEqual([
      301,
      `${base}/faq/what-is-it`,
      "private, no-store",
    ]);
  }
  expect((await get("/hc/en-us/articles/360012985")).status).toBe(404);
  expect((await get("/hc/en-us/articles/360012984")).headers.location).toBe("/faq/what-is-it");
});

test("works below a language, and where the main language was in the address", async () => {
  await add("/old-page", "/faq#top");
  await add("/en/articles/77-Old", "/faq");
  expect((await get("/de/old-page")).headers.location).toBe("/de/faq#top");
  const first = await get("/en/articles/77-old");
  expect([first.status, first.headers.location]).toEqual([302, "/articles/77-old"]);
  expect((await get("/articles/77-old")).headers.location).toBe("/faq");
  expect((await get("/xx/old-page")).status).toBe(404);
});

test("a page in an unpublished language leads to its original until the language is published", async () => {
  const { db } = app.services;
  const { companyId } = scope;
  const place = { companyId, language: "pt-BR" };
  const article = await buildArticle(db, scope, { slug: "pay", title: "Pay" });
  await db.insert(schema.companyLanguages).values({ ...place, status: "draft", position: 1 });
  const fields = { title: "Pagar", content: "Em **dinheiro**." };
  await db.insert(schema.translations).values({
    ...{ ...place, articleId: article.id, fields, sourceFields: {}, origin: "hand" },
  });
  await add("/hc/pt-br/articles/42", "/pt-br/articles/pay#how");
  await add("/hc/pt-br", "/pt-br?from=zendesk");
  await add("/gone", "/pt-br/gone");
  const leadsTo = async (path: string, host?: string) => {
    const { status, headers } = await get(path, host);
    return `${status} ${headers.location ?? ""}`.trim();
  };
  const set = async (
    table: typeof schema.companyLanguages | typeof schema.translations,
    status: "published",
  ) =>
    db
      .update(table)
      .set({ status })
      .where(and(eq(table.companyId, companyId), eq(table.language, "pt-BR")));
  expect(await leadsTo("/hc/pt-br/articles/42")).toBe("302 /articles/pay#how");
  expect(await leadsTo("/help/acme/hc/pt-br/articles/42", `localhost:${app.port}`)).toBe(
    "302 /help/acme/articles/pay#how",
  );
  expect(await leadsTo("/hc/pt-br")).toBe("302 /?from=zendesk");
  expect((await get("/articles/pay")).status).toBe(200);
  // Its original is the former address itself.
  expect(await leadsTo("/gone")).toBe("404");
  // Its original is a former address, too, which leads somewhere else.
  await add("/hc/pt-br/articles/43", "/pt-br/articles/43-old");
  await add("/articles/43", "/articles/pay");
  expect(await leadsTo("/hc/pt-br/articles/43")).toBe("302 /articles/43-old");
  expect(await leadsTo("/articles/43-old")).toBe("301 /articles/pay");
  // Requests without a language also use the redirects of the main one.
  await add("/en/lost", "/pt-br/lost");
  await add("/hc/lost", "/pt-br/lost");
  await add("/en/missing", "/missing");
  for (const path of ["/lost", "/hc/lost", "/missing"]) expect(await leadsTo(path)).toBe("404");
  await set(schema.companyLanguages, "published");
  await expect.poll(() => leadsTo("/hc/pt-br/articles/42")).toBe("301 /pt-br/articles/pay#how");
  const original = await get("/pt-br/articles/pay");
  expect([original.status, original.body.includes("Pagar")]).toEqual([200, false]);
  await set(schema.translations, "published");
  await expect.poll(async () => (await get("/pt-br/articles/pay")).body.includes("Pagar")).toBe(true);
});

test("a page that exists comes first, even after it was published", async () => {
  await add("/faq/what-is-it", "/contact");
  expect((await get("/faq/what-is-it")).status).toBe(200);
  const { db } = app.services;
  const set = (status: "draft" | "published") =>
    db
      .update(schema.generatedFaqs)
      .set({ status })
      .where(eq(schema.generatedFaqs.companyId, scope.companyId));
  await set("draft");
  await expect.poll(async () => (await get("/faq/what-is-it")).status).toBe(301);
  await set("published");
  await expect.poll(async () => (await get("/faq/what-is-it")).status).toBe(200);
});

test("visits are counted in batches, without bots", async () => {
  await add("/counted", "/faq");
  await app.services.redirectHits.flush();
  for (let n = 0; n < 3; n += 1) await get("/COUNTED/");
  await getRaw(app.port, "/counted", domain, ["User-Agent: Googlebot/2.1"]);
  const hitsOf = async () => (await listed()).find(({ path }) => path === "/counted")?.hits;
  expect(await hitsOf()).toBe(0);
  await app.services.redirectHits.flush();
  expect(await hitsOf()).toBe(3);
});

test("circles and other websites are refused", async () => {
  await add("/first", "/second");
  expect(await add("/second", "/first#again")).toMatchObject({ ok: false, problem: redirectTexts.inCircle });
  expect(await add("/second", "https://evil.example/")).toMatchObject({
    errors: { to: redirectTexts.notATarget },
  });
  expect(await add("second", "/first")).toMatchObject({ errors: { from: redirectTexts.notAPath } });
  expect((await get("/second")).status).toBe(404);
});

test("a file is imported as a whole or not at all", async () => {
  const before = (await listed()).length;
  const read = (text: string | Uint8Array) =>
    importRedirects(app.services, scope, {
      bytes: typeof text === "string" ? strToU8(text) : text,
      ownAddresses,
      language: "de",
    });
  const problems: [string | Uint8Array, string][] = [
    ["", redirectTexts.noFile],
    ["a".repeat(1_000_001), redirectTexts.noFile],
    [new Uint8Array([0x2f, 0x00, 0x2c, 0x2f]), redirectTexts.notText],
    ["no columns", redirectTexts.unreadableFile],
    ['/a,"/b', redirectTexts.unreadableFile],
    ["old,new", redirectTexts.emptyFile],
    ["/in,/out\n/a,//evil.example", redirectTexts.wrongRow(2, redirectTexts.notATarget)],
    ["/in,/out\nnothing,/b", redirectTexts.wrongRow(2, redirectTexts.notAPath)],
    ["/in,/out\n/out,/in", redirectTexts.inCircle],
    ["/a,/b\n".repeat(5_002), redirectTexts.tooManyRows],
  ];
  for (const [text, problem] of problems) expect(await read(text)).toMatchObject({ ok: false, problem });
  expect(await listed()).toHaveLength(before);
  const file = `old address;new page\r\nhttps://acme.zendesk.com/hc/de/articles/9-Gr%C3%B6%C3%9Fe;https://${domain}/faq\r\n/in;/faq\r\n`;
  expect(await read(`\uFEFF${file}`)).toEqual({ ok: true, count: 2 });
  expect((await get("/hc/de/articles/9-Gr%C3%B6%C3%9Fe")).headers.location).toBe("/faq");
  // As Excel saves it in Germany.
  expect(await read(Buffer.from("/preise-für-händler;/faq\r\n", "latin1"))).toEqual({ ok: true, count: 1 });
  expect((await get("/preise-f%C3%BCr-h%C3%A4ndler")).headers.location).toBe("/faq");
});

test("a deleted redirect is gone", async () => {
  await add("/short-lived", "/faq");
  expect((await get("/short-lived")).status).toBe(301);
  await removeRedirect(app.services, scope, "/short-lived");
  expect((await get("/short-lived")).status).toBe(404);
});

test("many long chains are checked quickly", async () => {
  const chain = Array.from({ length: 5_000 }, (_, n) => `/chain${n},/chain${n + 1}`).join("\n");
  const outcome = await importRedirects(app.services, scope, {
    bytes: strToU8(chain),
    ownAddresses,
    language: "en",
  });
  expect(outcome).toMatchObject({ ok: false, problem: redirectTexts.inCircle });
});
