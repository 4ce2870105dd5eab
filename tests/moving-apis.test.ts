/** Imports through the APIs of other help desks, against servers with their documented responses. */
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as schema from "#db/schema.ts";
import { agreeToPlan } from "#features/moving/change-import.server.ts";
import { describePlan, findImport } from "#features/moving/describe-import.server.ts";
import { describeReport } from "#features/moving/describe-report.server.ts";
import { movingTexts } from "#features/moving/moving-texts.ts";
import { beginApiImport, startApiImport } from "#features/moving/start-import.server.ts";
import type { ApiSource } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { buildOwner } from "#tests/support/factories.ts";
import {
  freshdeskKey,
  type HelpDesk,
  helpScoutKey,
  intercomToken,
  startFreshdesk,
  startHelpScout,
  startIntercom,
} from "#tests/support/help-desks.ts";
import { runImport } from "#tests/support/run-import.ts";

let app: TestApp;
const desks: HelpDesk[] = [];

beforeAll(async () => {
  app = await startApp({ CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" });
});
afterAll(async () => {
  await Promise.all(desks.map((desk) => desk.close()));
  await app?.close();
});

async function started(desk: Promise<HelpDesk>): Promise<HelpDesk> {
  const open = await desk;
  desks.push(open);
  return open;
}

const work = (scope: OwnerScope) => runImport(app.services, scope);

const basic = (key: string) => `Basic ${Buffer.from(`${key}:X`).toString("base64")}`;

async function imported(source: ApiSource, desk: HelpDesk, authorization: string, scope: OwnerScope) {
  const { db } = app.services;
  const request = { source, origin: desk.origin, label: source, authorization };
  expect(await beginApiImport(app.services, scope, request)).toEqual({ ok: true });
  await work(scope);
  const row = (await findImport(db, scope))!;
  expect(row).toMatchObject({ status: "completed", error: null, sealedAccess: null });
  const plan = await describePlan(db, row);
  await agreeToPlan(app.services, scope, { collections: {}, publishes: true, redirects: true });
  await work(scope);
  const report = await describeReport(db, (await findImport(db, scope))!);
  const articles = await db
    .select()
    .from(schema.helpCenterContent)
    .where(eq(schema.helpCenterContent.companyId, scope.companyId));
  const redirects = await db
    .select()
    .from(schema.redirects)
    .where(eq(schema.redirects.companyId, scope.companyId));
  return {
    plan,
    report,
    articles: new Map(articles.map((article) => [article.title, article])),
    redirects: new Map(redirects.map(({ path, target }) => [path, target])),
  };
}

const center = () => buildOwner(app.services.db, { language: "en" });

async function germanTitles({ companyId }: OwnerScope): Promise<unknown[]> {
  const rows = await app.services.db
    .select()
    .from(schema.translations)
    .where(eq(schema.translations.companyId, companyId));
  return rows
    .filter(({ category }) => category === null)
    .map(({ language, fields }) => [language, fields.title]);
}

async function germanCategories({ companyId }: OwnerScope): Promise<Record<string, unknown>> {
  const rows = await app.services.db
    .select()
    .from(schema.translations)
    .where(eq(schema.translations.companyId, companyId));
  return Object.fromEntries(
    rows
      .filter(({ category }) => category !== null)
      .map(({ category, language, fields, status }) => [category, [language, fields.name, status]]),
  );
}

test("imports Freshdesk: folders, pages of articles, drafts, links, languages and former addresses", {
  tags: "long",
}, async () => {
  const desk = await started(startFreshdesk());
  const scope = await center();
  const { plan, report, articles, redirects } = await imported("freshdesk", desk, basic(freshdeskKey), scope);
  expect(plan.collections.map(({ name, counts }) => [name, counts])).toEqual([
    ["Orders: General", { "": 130 }],
    ["Returns", { "": 1, de: 1 }],
    ["Account: General", { "": 1 }],
    ["Internal", { "": 1 }],
  ]);
  expect(report).toMatchObject({ counts: { added: 133 }, translations: 1, deadLinkCount: 1 });
  expect(report.deadLinks[0]?.links[0]?.link).toBe("/support/solutions/articles/9");
  expect(articles.get("How do I return it?")).toMatchObject({
    status: "published",
    category: "Returns",
    content: `Like [an order](/articles/order-1) in [General](/c/orders-general). Not this.\n\n- [label.pdf](${desk.origin}/helpdesk/attachments/1)`,
  });
  // The test server doesn't have the file.
  const file = `${desk.origin}/helpdesk/attachments/1`;
  expect(report.leftOut).toContainEqual(expect.objectContaining({ reason: "attachment", text: file }));
  expect(articles.get("Draft")?.status).toBe("draft");
  expect(articles.get("For agents")?.status).toBe("draft");
  expect(await germanTitles(scope)).toEqual([["de", "Wie sende ich zurück?"]]);
  const names = {
    "Orders: General": ["de", "Bestellungen: Allgemeines", "published"],
    Returns: ["de", "Rücksendungen", "published"],
  };
  expect(await germanCategories(scope)).toEqual(names);
  // The team's own words stay.
  await app.services.db
    .update(schema.translations)
    .set({ fields: { name: "Retouren" } })
    .where(
      and(eq(schema.translations.companyId, scope.companyId), eq(schema.translations.category, "Returns")),
    );
  expect(redirects.get("/support/solutions/articles/50")).toBe("/articles/how-do-i-return-it");
  expect(redirects.get("/de/support/solutions/articles/50")).toBe("/de/articles/how-do-i-return-it");
  expect(redirects.get("/support/solutions/folders/12")).toBe("/c/returns");
  const again = await imported("freshdesk", desk, basic(freshdeskKey), scope);
  expect(again.report).toMatchObject({ counts: { added: 0, updated: 0, unchanged: 133 }, translations: 0 });
  expect(await germanCategories(scope)).toEqual({ ...names, Returns: ["de", "Retouren", "published"] });
});

test("imports Intercom: nested collections, pages, drafts, links and languages", async () => {
  const desk = await started(startIntercom());
  const scope = await center();
  const { plan, report, articles, redirects } = await imported(
    "intercom",
    desk,
    `Bearer ${intercomToken}`,
    scope,
  );
  expect(plan.collections.map(({ name, counts }) => [name, counts])).toEqual([
    ["Returns", { "": 61, de: 1 }],
    ["", { "": 1 }],
  ]);
  expect(report).toMatchObject({ counts: { added: 62 }, translations: 1 });
  expect(articles.get("How do I return it?")?.content).toBe(
    "See [one](/articles/order-1), orders or [terms](https://downloads.intercomcdn.com/i/o/1/terms.pdf).\n\n## Title",
  );
  expect(articles.get("Draft")?.status).toBe("draft");
  expect(await germanTitles(scope)).toEqual([["de", "Wie sende ich zurück?"]]);
  expect(await germanCategories(scope)).toEqual({ Returns: ["de", "Rücksendungen", "published"] });
  expect(redirects.get("/acme/en/articles/1000")).toBe("/articles/how-do-i-return-it");
  expect(redirects.get("/acme/de/articles/1000")).toBe("/de/articles/how-do-i-return-it");
  expect(redirects.get("/acme/en/collections/200")).toBe("/c/returns");
});

test("imports Help Scout Docs: categories, texts one by one, private collections as drafts", {
  tags: "long",
}, async () => {
  const desk = await started(startHelpScout());
  const scope = await center();
  const { plan, report, articles, redirects } = await imported(
    "help-scout",
    desk,
    basic(helpScoutKey),
    scope,
  );
  expect(plan.collections.map(({ name, counts }) => [name, counts])).toEqual([
    ["Orders", { "": 120 }],
    ["Returns", { "": 1 }],
    ["Notes", { "": 1 }],
  ]);
  expect(report).toMatchObject({ counts: { added: 122 }, deadLinkCount: 1 });
  expect(report.deadLinks[0]?.links[0]?.link).toBe("/article/7");
  expect(articles.get("How do I return it?")).toMatchObject({
    slug: "slug-100",
    content: "See [one](/articles/slug-200), [orders](/c/orders) or nothing.",
  });
  expect(articles.get("Order 2")?.status).toBe("draft");
  expect(articles.get("Note")?.status).toBe("draft");
  expect(redirects.get("/article/100")).toBe("/articles/slug-100");
  expect(redirects.get("/article/100-slug-100")).toBe("/articles/slug-100");
  expect(redirects.get("/category/12")).toBe("/c/returns");
  // Redirects that Help Scout had itself. Those to other websites stay there.
  expect(redirects.get("/old/returns")).toBe("/articles/slug-100");
  expect(redirects.get("/returns-all")).toBe("/c/returns");
  expect(redirects.has("/shop")).toBe(false);
  expect(redirects.has("/away")).toBe(false);
});

test("a wrong key ends with one sentence and leaves no text behind", async () => {
  const desk = await started(startHelpScout());
  const scope = await center();
  const request = { source: "help-scout", origin: desk.origin, label: "Help Scout" } as const;
  await beginApiImport(app.services, scope, { ...request, authorization: basic("wrong") });
  await work(scope);
  expect(await findImport(app.services.db, scope)).toMatchObject({
    status: "failed",
    error: movingTexts.wrongKey("Help Scout", new URL(desk.origin).host),
    sealedAccess: null,
  });
  expect(await app.services.db.$count(schema.importItems)).toBe(
    await app.services.db.$count(schema.importItems, eq(schema.importItems.content, "")),
  );
});

test("keys are only sent encrypted, and only to the addresses of their source", async () => {
  const scope = await center();
  const start = (values: Partial<Parameters<typeof startApiImport>[2]>) =>
    startApiImport(app.services, scope, {
      source: "freshdesk",
      address: "acme.freshdesk.example",
      key: "secret",
      region: "",
      ...values,
    });
  expect(await start({ address: "http://acme.freshdesk.example" })).toMatchObject({
    errors: { address: movingTexts.insecureKey },
  });
  expect(await start({ address: "nowhere" })).toMatchObject({ ok: false });
  for (const key of ["", "a b", "a\r\nb", "ü", "x".repeat(501)])
    expect(await start({ key })).toMatchObject({ errors: { key: movingTexts.noKey } });
  expect(await findImport(app.services.db, scope)).toBeNull();
  expect(await start({ source: "intercom", region: "https://evil.example" })).toEqual({ ok: true });
  expect(await findImport(app.services.db, scope)).toMatchObject({ origin: "https://api.intercom.io" });
});
