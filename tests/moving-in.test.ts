/** Imports from other tools, with a real server, database, thread and job. */
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { and, eq, isNotNull, like } from "drizzle-orm";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as schema from "#db/schema.ts";
import { wordpressFile } from "#engines/moving/wordpress.fixture.ts";
import { agreeToPlan, retryImport, stopImport } from "#features/moving/change-import.server.ts";
import { compareWithWebsite } from "#features/moving/compare-with-website.server.ts";
import { runImportDecision } from "#features/moving/decide-import.server.ts";
import { describePlan, findImport } from "#features/moving/describe-import.server.ts";
import { describeReport } from "#features/moving/describe-report.server.ts";
import { listLeftOut } from "#features/moving/list-left-out.server.ts";
import { handleMoveIn } from "#features/moving/move-in.server.ts";
import { maxImportFileBytes, movingTexts } from "#features/moving/moving-texts.ts";
import { movingRetention } from "#features/moving/retention.server.ts";
import { startFileImport, startZendeskImport } from "#features/moving/start-import.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import { purgeExpiredRecords } from "#platform/retention/purge-expired-records.ts";
import { articlePictureKeys } from "#shared/article-picture.ts";
import { renderLongMarkdown } from "#shared/long-markdown.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { makePicture } from "#tests/support/filled-company/files.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { startZendesk, type ZendeskServer } from "#tests/support/zendesk.ts";
import { zipAsMacOS } from "#tests/support/zip-as-macos.ts";

let app: TestApp;
let zendesk: ZendeskServer;

beforeAll(async () => {
  app = await startApp({ CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" });
  zendesk = await startZendesk(120);
});
afterAll(async () => {
  await zendesk?.close();
  await app?.close();
});

const asDrafts = { collections: {}, publishes: false, redirects: true };

function center(): Promise<OwnerScope> {
  return buildOwner(app.services.db, { language: "en", helpCenterSubdomain: `in${Date.now() % 1e9}` });
}

/** Runs the job once, as a worker would. */
async function work(scope: OwnerScope, stop?: AbortController): Promise<void> {
  const row = await findImport(app.services.db, scope);
  const { log } = app.services;
  const job: JobContext = {
    jobId: "1",
    attempt: 1,
    isLastAttempt: false,
    signal: stop?.signal ?? new AbortController().signal,
    heartbeat: async () => {},
    log,
  };
  await handleMoveIn(app.services, { importId: row!.id }, job);
}

async function planned(scope: OwnerScope, access: { email: string; token: string } | null = null) {
  expect(await startZendeskImport(app.services, scope, { address: zendesk.origin, access })).toEqual({
    ok: true,
  });
  await work(scope);
  return (await findImport(app.services.db, scope))!;
}

async function report(scope: OwnerScope) {
  const row = (await findImport(app.services.db, scope))!;
  expect(row).toMatchObject({ phase: "import", status: "completed", sealedAccess: null });
  return describeReport(app.services.db, row);
}

const articlesOf = ({ companyId }: OwnerScope) =>
  app.services.db
    .select()
    .from(schema.helpCenterContent)
    .where(eq(schema.helpCenterContent.companyId, companyId));

test("imports a Zendesk help center: plan, articles, languages, links and redirects; again changes nothing", async () => {
  const { db } = app.services;
  const scope = await center();
  zendesk.state.refusesEvery = 3;
  const plan = await describePlan(db, await planned(scope));
  zendesk.state.refusesEvery = 0;
  expect(plan).toMatchObject({ articles: 120, pictures: 0, attachments: 1, locales: ["", "de"] });
  expect(plan.collections.map(({ name, counts }) => [name, counts])).toEqual([
    ["Paying", { "": 100, de: 30 }],
    ["Section 1", { "": 20 }],
  ]);
  expect(await articlesOf(scope)).toEqual([]);
  const choices = { ...asDrafts, collections: { Paying: "Money" } };
  const { id } = (await findImport(db, scope))!;
  const unseen = await agreeToPlan(app.services, scope, choices, randomUUID());
  expect(unseen).toMatchObject({ ok: false, problem: movingTexts.otherPlan });
  expect(await agreeToPlan(app.services, scope, choices, id)).toEqual({ ok: true });
  const begun = await findImport(db, scope);
  // A double click, and another tab with other choices.
  expect(await agreeToPlan(app.services, scope, asDrafts, id)).toEqual({ ok: true });
  expect(await findImport(db, scope)).toEqual(begun);
  await work(scope);
  expect(await agreeToPlan(app.services, scope, choices, id)).toEqual({ ok: true });
  const done = await report(scope);
  expect(done).toMatchObject({ counts: { added: 120, conflict: 0 }, translations: 30 });
  const articles = await articlesOf(scope);
  expect(articles).toHaveLength(120);
  const first = articles.find(({ title }) => title === "How do I pay 1?")!;
  expect(first).toMatchObject({ slug: "how-do-i-pay-1", category: "Money", status: "draft" });
  expect(first.content).toContain("[the next](/articles/how-do-i-pay-2#more)");
  expect(first.content).toContain("[all](/c/money)");
  expect(first.content).toContain("or nothing.");
  // "Money" is this team's own word, so that Zendesk's "Bezahlen" is no translation of it.
  const names = await db
    .select({ category: schema.translations.category, fields: schema.translations.fields })
    .from(schema.translations)
    .where(and(eq(schema.translations.companyId, scope.companyId), isNotNull(schema.translations.category)));
  expect(names).toEqual([{ category: "Section 1", fields: { name: "Abschnitt 1" } }]);
  expect(done).toMatchObject({ conflictCount: 0, leftOutCount: 0, languages: 2 });
  const second = articles.find(({ title }) => title === "How do I pay 2?")!;
  const [, address = ""] =
    /\n- \[Terms\\_2026\.pdf\]\((\/files\/[^)]+\/terms\.pdf)\)$/.exec(second.content) ?? [];
  const file = await fetch(app.origin + address);
  expect(await file.text()).toMatch(/^%PDF/);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="terms.pdf"',
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  });
  expect(renderLongMarkdown(second.content).html).toContain(`<a href="${address}">Terms_2026.pdf</a>`);
  expect(done.deadLinkCount).toBe(150);
  expect(done.deadLinks[0]).toMatchObject({
    links: [{ link: "/hc/articles/7", suggestion: null }],
    title: "How do I pay 1?",
    locale: "",
    articleId: first.id,
  });
  const redirects = await db
    .select()
    .from(schema.redirects)
    .where(eq(schema.redirects.companyId, scope.companyId));
  const to = new Map(redirects.map(({ path, target }) => [path, target]));
  expect(to.get("/hc/en-us/articles/360000000")).toBe("/articles/how-do-i-pay-1");
  expect(to.get("/hc/de/articles/360000000")).toBe("/de/articles/how-do-i-pay-1");
  expect(to.get("/hc/articles/360000000")).toBe("/articles/how-do-i-pay-1");
  expect(to.get("/hc/en-us/sections/900")).toBe("/c/money");

  await planned(scope);
  await agreeToPlan(app.services, scope, choices);
  await work(scope);
  expect(await report(scope)).toMatchObject({
    counts: { added: 0, updated: 0, unchanged: 120 },
    translations: 0,
  });
  expect(await articlesOf(scope)).toEqual(articles);

  // Edited here and changed there, and one that only changed there.
  const { companyId } = scope;
  await db
    .update(schema.helpCenterContent)
    .set({ content: "Mine" })
    .where(and(eq(schema.helpCenterContent.companyId, companyId), eq(schema.helpCenterContent.id, first.id)));
  zendesk.state.firstTitle = "How can I pay?";
  await planned(scope);
  await agreeToPlan(app.services, scope, choices);
  await work(scope);
  zendesk.state.firstTitle = "How do I pay 1?";
  expect(await report(scope)).toMatchObject({ counts: { unchanged: 119, conflict: 1 } });
  expect((await articlesOf(scope)).find(({ id }) => id === first.id)?.content).toBe("Mine");
});

test("stores pictures here, notes missing ones, and reads each address once", async () => {
  const scope = await center();
  zendesk.state.picture = new Uint8Array(await makePicture());
  const asked: string[] = [];
  zendesk.state.onRequest = (path) => void (path.includes("attachments") && asked.push(path));
  await planned(scope);
  await agreeToPlan(app.services, scope, { ...asDrafts, publishes: true });
  await work(scope);
  zendesk.state.onRequest = () => {};
  zendesk.state.picture = new Uint8Array();
  expect(asked.filter((path) => !path.startsWith("/api/")).sort()).toEqual([
    "/hc/article_attachments/1/card.png",
    "/hc/article_attachments/2/gone.png",
    "/hc/article_attachments/3/terms.pdf",
  ]);
  const first = (await articlesOf(scope)).find(({ slug }) => slug === "how-do-i-pay-1")!;
  const [key = ""] = articlePictureKeys(first.content);
  expect(first.content).toContain(`![A card](/files/${key})`);
  expect(first.content).not.toContain("gone.png");
  expect((await fetch(`${app.origin}/files/${key}`)).status).toBe(200);
  const isMine = eq(schema.articleImages.companyId, scope.companyId);
  const isPicture = like(schema.articleImages.storageKey, "public/articles/%");
  const stored = await app.services.db.select().from(schema.articleImages).where(and(isMine, isPicture));
  expect(stored).toMatchObject([{ storageKey: key, unusedSince: null }]);
  const { leftOut, pictures } = await report(scope);
  expect(pictures.total - pictures.stored).toBe(1);
  const text = `${zendesk.origin}/hc/article_attachments/2/gone.png`;
  expect(leftOut).toContainEqual(expect.objectContaining({ reason: "missing-picture", text }));
});

test("continues after a kill, while reading and while storing", { tags: "long" }, async () => {
  const scope = await center();
  const stop = new AbortController();
  await startZendeskImport(app.services, scope, { address: zendesk.origin, access: null });
  zendesk.state.onRequest = (path) => {
    if (path.includes("/de/articles")) stop.abort(new Error("killed"));
  };
  await expect(work(scope, stop)).rejects.toThrow();
  zendesk.state.onRequest = () => {};
  const before = zendesk.state.requests;
  await work(scope);
  // Only the German articles are read again.
  expect(zendesk.state.requests - before).toBe(1);
  await agreeToPlan(app.services, scope, asDrafts);
  const storing = new AbortController();
  const running = work(scope, storing);
  await expect.poll(async () => (await articlesOf(scope)).length).toBeGreaterThan(0);
  storing.abort(new Error("killed"));
  await running.catch(() => {});
  await stopImport(app.services, scope);
  expect(await retryImport(app.services, scope)).toEqual({ ok: true });
  expect(await retryImport(app.services, scope)).toEqual({ ok: true });
  const row = await findImport(app.services.db, scope);
  if (row?.status !== "completed") await work(scope);
  expect(await articlesOf(scope)).toHaveLength(120);
  expect((await report(scope)).counts).toMatchObject({ added: 120 });
});

test("a private help center needs a token, which is sealed and deleted", { tags: "long" }, async () => {
  const scope = await center();
  const access = { email: "agent@acme.example", token: "secret-token" };
  for (const address of ["http://help.acme.example", `http://localhost.acme.example`])
    expect(await startZendeskImport(app.services, scope, { address, access })).toMatchObject({
      errors: { address: movingTexts.insecureKey },
    });
  const nothingPrivate = { ...app.services, config: { ...app.services.config } };
  nothingPrivate.config.crawl = { ...nothingPrivate.config.crawl, allowPrivate: [] };
  expect(await startZendeskImport(nothingPrivate, scope, { address: zendesk.origin, access })).toMatchObject({
    ok: false,
  });
  zendesk.state.authorization = `Basic ${Buffer.from("agent@acme.example/token:secret-token").toString("base64")}`;
  const refusedRow = await planned(scope);
  expect(refusedRow).toMatchObject({
    status: "failed",
    error: movingTexts.isPrivate(new URL(zendesk.origin).host),
  });
  const row = await planned(scope, access);
  expect(row.status).toBe("completed");
  expect(JSON.stringify(row)).not.toContain("secret-token");
  await stopImport(app.services, scope);
  zendesk.state.authorization = null;
});

test("private networks and other servers are refused with one sentence", async () => {
  const scope = await center();
  const services = { ...app.services, config: { ...app.services.config } };
  services.config.crawl = { ...services.config.crawl, allowPrivate: [] };
  await startZendeskImport(app.services, scope, { address: zendesk.origin, access: null });
  const row = (await findImport(app.services.db, scope))!;
  const job = {
    signal: new AbortController().signal,
    isLastAttempt: false,
    log: app.services.log,
  } as JobContext;
  await handleMoveIn(services, { importId: row.id }, job);
  const { host } = new URL(zendesk.origin);
  expect(await findImport(app.services.db, scope)).toMatchObject({
    status: "failed",
    error: movingTexts.unreachable(host),
  });
  for (const address of ["", "nowhere", "ftp://acme.example", "https://a:b@acme.example"])
    expect(await startZendeskImport(app.services, scope, { address, access: null })).toMatchObject({
      ok: false,
    });
});

test("imports a folder of Markdown, published", { tags: "long" }, async () => {
  const scope = await center();
  const zip = zipSync({
    "acme-main/mkdocs.yml": strToU8("site_name: Acme"),
    "acme-main/docs/index.md": strToU8("# Start\n\nSee [pay](orders/pay.md)."),
    "acme-main/docs/orders/pay.md": strToU8(
      "# Pay\n\nBy card. ![Card](../card.png) ![Broken](../broken.png)",
    ),
    "acme-main/docs/card.png": new Uint8Array(await makePicture()),
    "acme-main/docs/broken.png": strToU8("no picture"),
    "acme-main/docs/bad.md": new Uint8Array([0xff, 0xfe, 0xe4]),
  });
  const bytes = new Uint8Array(zip);
  expect(await startFileImport(app.services, scope, { name: "acme.zip", bytes })).toEqual({ ok: true });
  const planned = (await findImport(app.services.db, scope))!;
  // It belongs to no article.
  const unreadable = { title: "", locale: "", articleId: null, reason: "unreadable", text: "docs/bad.md" };
  expect(await listLeftOut(app.services.db, planned, 10)).toEqual([unreadable]);
  expect((await describePlan(app.services.db, planned)).notes).toEqual([{ kind: "unreadable", count: 1 }]);
  await agreeToPlan(app.services, scope, { ...asDrafts, publishes: true });
  await work(scope);
  const articles = await articlesOf(scope);
  expect(articles.map(({ title, status, category }) => [title, status, category]).sort()).toEqual([
    ["Pay", "published", "Orders"],
    ["Start", "published", null],
  ]);
  const pay = articles.find(({ title }) => title === "Pay")!;
  expect(pay.content).toMatch(/^By card. !\[Card\]\(\/files\/public\/articles\/[^)]+\.png\) Broken$/);
  const pictures = app.services.db.$count(schema.importPictures);
  expect(await pictures).toBe(0);
  const { leftOut, leftOutCount } = await report(scope);
  expect(leftOut).toHaveLength(leftOutCount);
  expect(leftOut).toContainEqual(unreadable);
  expect(leftOut).toContainEqual(
    expect.objectContaining({ reason: "missing-picture", text: "docs/broken.png", articleId: pay.id }),
  );
  // Also if the articles are the same as before, or none of them is wanted.
  const plans: Record<string, null>[] = [{}, { "": null, Orders: null }];
  for (const collections of plans) {
    await startFileImport(app.services, scope, { name: "acme.zip", bytes: new Uint8Array(zip) });
    await agreeToPlan(app.services, scope, { ...asDrafts, collections });
    await work(scope);
    expect((await report(scope)).leftOut[0]).toEqual(unreadable);
  }
});

test("imports the languages of a Starlight folder as translations", async () => {
  const { db } = app.services;
  const scope = await center();
  const docs = "site/src/content/docs";
  const zip = zipSync({
    "site/astro.config.mjs": strToU8("locales: { root: { lang: 'en' }, de: { lang: 'de' } }"),
    [`${docs}/guides/pay.md`]: strToU8("---\ntitle: Pay\n---\nBy card."),
    [`${docs}/guides/cards.md`]: strToU8("---\ntitle: Cards\n---\nSee [pay](/guides/pay/)."),
    [`${docs}/de/guides/pay.md`]: strToU8("---\ntitle: Bezahlen\n---\nMit [Karte](/de/guides/cards/)."),
    [`${docs}/de/guides/cards.md`]: strToU8("---\ntitle: Karten\n---\nSiehe [hier](./pay.md)."),
  });
  const bytes = new Uint8Array(zip);
  expect(await startFileImport(app.services, scope, { name: "site.zip", bytes })).toEqual({ ok: true });
  const plan = await describePlan(db, (await findImport(db, scope))!);
  expect(plan.collections.map(({ name, counts }) => [name, counts])).toEqual([["Guides", { "": 2, de: 2 }]]);
  await agreeToPlan(app.services, scope, asDrafts);
  await work(scope);
  expect(await report(scope)).toMatchObject({ counts: { added: 2 }, translations: 2 });
  const articles = await articlesOf(scope);
  expect(articles.map(({ title, category }) => [title, category]).sort()).toEqual([
    ["Cards", "Guides"],
    ["Pay", "Guides"],
  ]);
  const german = await db
    .select({ articleId: schema.translations.articleId, fields: schema.translations.fields })
    .from(schema.translations)
    .where(and(eq(schema.translations.companyId, scope.companyId), eq(schema.translations.language, "de")));
  expect(german).toContainEqual({
    articleId: articles.find(({ title }) => title === "Pay")!.id,
    fields: { title: "Bezahlen", content: "Mit [Karte](/articles/cards)." },
  });
  const redirects = await db
    .select({ path: schema.redirects.path, target: schema.redirects.target })
    .from(schema.redirects)
    .where(eq(schema.redirects.companyId, scope.companyId));
  expect(redirects).toContainEqual({ path: "/de/guides/pay", target: "/de/articles/pay" });
});

test("compares articles with the website, suggests pages for dead links, and takes attachments along", async () => {
  const { db } = app.services;
  const scope = await center();
  const pages = ["The warranty on ovens lasts three years.", "Parcels arrive within 2 days."];
  await db.insert(schema.sourcePages).values(
    pages.map((text, index) => ({
      ...{ companyId: scope.companyId, url: `https://acme.example/${index}`, pageHash: `${index}` },
      ...{ title: "Good to know", lines: [{ text, level: 7 }], readAt: new Date(), isCurrent: true },
    })),
  );
  const warranty =
    "# Warranty\n\nThe warranty on ovens lasts two years. [Cleaning](./clean-ovens.md), [terms](files/our terms.pdf), [tool](tool.exe).";
  const zip = zipSync({
    "docs/warranty.md": strToU8(warranty.replace("our terms", "our%20terms")),
    "docs/clean.md": strToU8("# How to clean an oven\n\nWith a cloth. Parcels arrive within 2 days."),
    "docs/files/our terms.pdf": strToU8("%PDF-1.7\ntrailer << >>\n%%EOF"),
    "docs/tool.exe": strToU8("MZ"),
  });
  const bytes = new Uint8Array(zip);
  expect(await startFileImport(app.services, scope, { name: "docs.zip", bytes })).toEqual({ ok: true });
  const plan = await describePlan(db, (await findImport(db, scope))!);
  expect(plan.attachments).toBe(1);
  await agreeToPlan(app.services, scope, asDrafts);
  await work(scope);
  const articles = await articlesOf(scope);
  const [own, cleaning] = ["Warranty", "How to clean an oven"].map(
    (title) => articles.find((article) => article.title === title)!,
  );
  expect(own!.content).toMatch(/\[terms\]\(\/files\/public\/attachments\/[^)]+\/our-terms\.pdf\), tool\.$/);
  const { contradictions, deadLinks, leftOut } = await report(scope);
  expect(contradictions).toHaveLength(1);
  const [{ kind, article, page }] = contradictions as [(typeof contradictions)[0]];
  expect([kind, article.id, page.url]).toEqual(["duration", own!.id, "https://acme.example/0"]);
  const said = ({ sentence, from, to }: typeof page | typeof article) => sentence.slice(from, to);
  expect([said(article), said(page)]).toEqual(["two years", "three years"]);
  const suggestion = { id: cleaning!.id, title: "How to clean an oven" };
  expect(deadLinks).toMatchObject([
    { articleId: own!.id, links: [{ link: "./clean-ovens.md", suggestion }] },
  ]);
  expect(leftOut).toContainEqual(expect.objectContaining({ reason: "attachment", text: "tool.exe" }));
});

test("one press lets an article say what the website says, in each language, and links dead links", async () => {
  const { db } = app.services;
  const scope = await center();
  const { companyId } = scope;
  await db
    .insert(schema.companyLanguages)
    .values({ companyId, language: "de", status: "published", position: 0 });
  const pages = [
    { text: "The warranty on ovens lasts three years.", language: null },
    { text: "Die Garantie auf Öfen gilt drei Jahre.", language: "de" },
  ];
  await db.insert(schema.sourcePages).values(
    pages.map(({ text, language }, index) => ({
      ...{ companyId, language, url: `https://acme.example/${index}`, pageHash: `${index}` },
      ...{ title: "Good to know", lines: [{ text, level: 7 }], readAt: new Date(), isCurrent: true },
    })),
  );
  const zip = zipSync({
    "docs/warranty.md": strToU8(
      "# Warranty\n\nThe warranty on ovens lasts **two** years. See [How to clean](./clean-ovens.md), [gone](./nowhere.md).",
    ),
    "docs/clean.md": strToU8(
      "# How to clean an oven\n\nWith a cloth. Read [about repairs](./the-warranty.md).",
    ),
  });
  await startFileImport(app.services, scope, { name: "docs.zip", bytes: new Uint8Array(zip) });
  await agreeToPlan(app.services, scope, { ...asDrafts, publishes: true });
  await work(scope);
  const articleOf = async (title: string) => (await articlesOf(scope)).find((each) => each.title === title)!;
  const { id: articleId } = await articleOf("Warranty");
  const cleaning = await articleOf("How to clean an oven");
  // A translation that was written here.
  const place = { companyId, language: "de", articleId };
  await db.insert(schema.translations).values({
    ...place,
    fields: { title: "Garantie", content: "Die Garantie auf Öfen gilt zwei Jahre." },
    sourceFields: {},
    status: "published",
    origin: "hand",
  });
  const importId = (await findImport(db, scope))!.id;
  await db.update(schema.centerImports).set({
    contradictions: await compareWithWebsite(db, { id: importId, companyId }, new AbortController().signal),
  });
  const decide = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return runImportDecision(app.services, scope, form);
  };
  const found = (await report(scope)).contradictions;
  expect(found.map(({ article }) => [article.locale ?? "", article.title])).toEqual([
    ["", "Warranty"],
    ["de", "Garantie"],
  ]);
  const [main, german] = found.map(({ key }) => key) as [string, string];
  const before = (await articleOf("Warranty")).content;
  expect(await decide({ intent: "use-website", found: main })).toEqual({
    ok: true,
    toast: movingTexts.usedWebsite,
  });
  const changed = await articleOf("Warranty");
  // Visitors see it, because they saw the whole article before.
  expect(changed).toMatchObject({ status: "published", content: before.replace("two", "three") });
  const versions = await db
    .select()
    .from(schema.articleVersions)
    .where(eq(schema.articleVersions.itemId, articleId))
    .orderBy(schema.articleVersions.number);
  expect(versions.map(({ content }) => content.match(/two|three/)?.[0])).toEqual(["two", "three"]);
  expect(await decide({ intent: "use-website", found: main })).toMatchObject({ ok: false, status: 409 });
  expect(await decide({ intent: "undo-decision", found: main })).toEqual({
    ok: true,
    toast: movingTexts.undone,
  });
  expect((await articleOf("Warranty")).content).toBe(before);
  expect(await decide({ intent: "keep-article", found: main })).toEqual({
    ok: true,
    toast: movingTexts.keptArticle,
  });
  const germanOf = () =>
    db.query.translations.findFirst({ where: eq(schema.translations.articleId, articleId) });
  const written = (await germanOf())!;
  expect(await decide({ intent: "use-website", found: german })).toEqual({
    ok: true,
    toast: movingTexts.usedWebsiteInTranslation,
  });
  const translation = (await germanOf())!;
  expect(translation.fields.content).toBe("Die Garantie auf Öfen gilt drei Jahre.");
  expect(translation).toMatchObject({ status: "published", version: written.version + 1 });
  expect(translation.updatedAt.getTime()).toBeGreaterThan(written.updatedAt.getTime());
  expect((await report(scope)).contradictions.map(({ decision }) => decision)).toEqual([
    "article",
    "website",
  ]);

  // An edit in between makes the words impossible to find.
  expect((await report(scope)).deadLinks.map(({ title, links }) => [title, links.length])).toEqual([
    ["How to clean an oven", 1],
    ["Warranty", 2],
  ]);
  const item = " docs/warranty.md";
  expect((await report(scope)).deadLinks.map((each) => each.item)).toContain(item);
  const link = "./clean-ovens.md";
  expect(await decide({ intent: "replace-links", item, link })).toEqual({
    ok: true,
    toast: movingTexts.replacedLinks(1),
  });
  expect((await articleOf("Warranty")).content).toContain(
    `See [How to clean](/articles/${cleaning.slug}), gone.`,
  );
  expect(await decide({ intent: "replace-links", item, link })).toMatchObject({ ok: false, status: 409 });
  expect(await decide({ intent: "replace-links" })).toEqual({
    ok: true,
    toast: movingTexts.replacedLinks(1),
  });
  expect((await articleOf("How to clean an oven")).content).toContain(
    `[about repairs](/articles/${(await articleOf("Warranty")).slug})`,
  );
  expect(await report(scope)).toMatchObject({ deadLinkCount: 1, deadLinks: [{ title: "Warranty" }] });
  // A link whose address the text has escaped, and one in a text that is too complex to find it.
  const address = "https://acme.example/a_(b)?x=1&y=2";
  const noted = { kind: "dead-link" as const, text: address, linkText: "page" };
  const ofWarranty = eq(schema.importItems.sourceId, "docs/warranty.md");
  const setContent = (content: string) =>
    db.update(schema.helpCenterContent).set({ content }).where(eq(schema.helpCenterContent.id, articleId));
  await db
    .update(schema.importItems)
    .set({ notes: [noted] })
    .where(ofWarranty);
  const escaped = "[page](https://acme.example/a_\\(b\\)?x=1\\&y=2)";
  await setContent(`${"> ".repeat(100)}${escaped}`);
  expect(await decide({ intent: "keep-texts" })).toMatchObject({ ok: false, problem: movingTexts.linksStay });
  expect(await report(scope)).toMatchObject({ deadLinkCount: 1 });
  await setContent(`A page. A ${escaped}.`);
  expect(await decide({ intent: "keep-texts" })).toEqual({ ok: true, toast: movingTexts.keptTexts });
  expect((await articleOf("Warranty")).content).toBe("A page. A page.");
  expect(await report(scope)).toMatchObject({ deadLinkCount: 0, deadLinks: [] });
  // More links than a page can hold.
  const many = Array.from({ length: 150 }, (_, index) => ({ ...noted, text: `/gone/${index}` }));
  await db
    .update(schema.importItems)
    .set({ notes: many })
    .where(eq(schema.importItems.importId, (await findImport(db, scope))!.id));
  const full = await report(scope);
  expect([full.deadLinkCount, ...full.deadLinks.map(({ links }) => links.length)]).toEqual([300, 150, 50]);
  // One press decides what the list shows.
  expect(await decide({ intent: "keep-texts" })).toEqual({ ok: true, toast: movingTexts.keptTexts });
  expect(await report(scope)).toMatchObject({ deadLinkCount: 100 });
  expect(await decide({ intent: "keep-texts" })).toEqual({ ok: true, toast: movingTexts.keptTexts });
  const similar = { ...noted, linkText: "How to clean an oven" };
  await db
    .update(schema.importItems)
    .set({ notes: [similar] })
    .where(ofWarranty);
  expect(await decide({ intent: "replace-links" })).toMatchObject({
    ok: false,
    problem: movingTexts.wordsNotFound,
  });
  expect(await decide({ intent: "unknown" })).toBeNull();
});

test("imports an export of WordPress, downloads its pictures, and recognizes its posts again", {
  tags: "long",
}, async () => {
  const scope = await center();
  zendesk.state.picture = new Uint8Array(await makePicture());
  const picture = `${zendesk.origin}/hc/article_attachments/1/card.png`;
  const file = (title: string) =>
    strToU8(
      wordpressFile([
        {
          id: 5,
          title,
          slug: "pay",
          content: `By card. <img src="${picture}" alt="Card"> <a href="/help/ship/">Shipping</a>`,
          categories: [{ domain: "category", slug: "orders", name: "Orders" }],
        },
        { id: 6, title: "Shipping", slug: "ship", content: "By bike.", status: "draft" },
      ]),
    );
  const run = async (title: string) => {
    const bytes = new Uint8Array(file(title));
    expect(await startFileImport(app.services, scope, { name: "acme.xml", bytes })).toEqual({ ok: true });
    await agreeToPlan(app.services, scope, { ...asDrafts, publishes: true });
    await work(scope);
    return report(scope);
  };
  expect(await run("Pay")).toMatchObject({ counts: { added: 2 }, redirects: 2 });
  const articles = new Map((await articlesOf(scope)).map((article) => [article.slug, article]));
  expect(articles.get("pay")).toMatchObject({ status: "published", category: "Orders" });
  expect(articles.get("pay")?.content).toMatch(
    /^By card\. !\[Card\]\(\/files\/public\/articles\/[^)]+\.png\) \[Shipping\]\(\/articles\/ship\)$/,
  );
  expect(articles.get("ship")?.status).toBe("draft");
  expect(await run("Pay now")).toMatchObject({ counts: { updated: 1, unchanged: 1 } });
  zendesk.state.picture = new Uint8Array();
});

test("imports a Notion export that is packed twice", async () => {
  const scope = await center();
  const id = (digit: string) => digit.repeat(32);
  const page = (digit: string, title: string, body: string) =>
    strToU8(
      `<html><body><article id="${id(digit)}" class="page sans"><header><h1 class="page-title">${title}</h1></header><div class="page-body">${body}</div></article></body></html>`,
    );
  const inner = zipSync({
    [`Help ${id("a")}.html`]: page("a", "Help", "<p>Welcome</p>"),
    [`Help/Pay ${id("b")}.html`]: page(
      "b",
      "Pay",
      '<figure class="image"><a href="Pay/card.png"><img src="Pay/card.png"/></a></figure>',
    ),
    "Help/Pay/card.png": new Uint8Array(await makePicture()),
  });
  const bytes = new Uint8Array(zipSync({ "Export-Part-1.zip": inner }));
  expect(await startFileImport(app.services, scope, { name: "Export.zip", bytes })).toEqual({ ok: true });
  expect(await findImport(app.services.db, scope)).toMatchObject({ source: "notion" });
  await agreeToPlan(app.services, scope, asDrafts);
  await work(scope);
  const pay = (await articlesOf(scope)).find(({ title }) => title === "Pay");
  expect(pay?.content).toMatch(/^!\[\]\(\/files\/public\/articles\/[^)]+\.png\)$/);
});

/** The file says that its first entry unpacks to this size. */
function declaring(zip: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(zip);
  const central = bytes.indexOf("PK\u0001\u0002", 0, "latin1");
  bytes.writeUInt32LE(size, central + 24);
  return bytes;
}

test("unusable files leave nothing behind", { tags: "long" }, async () => {
  const scope = await center();
  const start = (name: string, bytes: Uint8Array) =>
    startFileImport(app.services, scope, { name, bytes: new Uint8Array(bytes) });
  const bomb = zipSync({ "a.md": new Uint8Array(60_000_000).fill(97) });
  const many = zipSync(
    Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`${n}.md`, new Uint8Array(1_990_000).fill(97)])),
  );
  const packed = Array.from({ length: 10 }).reduce<Uint8Array>(
    (file) => zipSync({ "inner.zip": file }),
    zipSync({ "a.md": strToU8("# Deep") }),
  );
  const cases: [Uint8Array, string][] = [
    [new Uint8Array(), movingTexts.noFile],
    [new Uint8Array(maxImportFileBytes + 1), movingTexts.noFile],
    [packed, movingTexts.noPages],
    [declaring(zipSync({ "a.md": strToU8("# A") }), 1_000_000_000), movingTexts.unreadableZip],
    [zipSync({ "broken.zip": strToU8("PK\u0003\u0004 broken") }), movingTexts.unreadableZip],
    [zipSync({ "a.html": strToU8("<h1>Any page</h1>") }), movingTexts.noPages],
    [
      strToU8(`<?xml version="1.0"?>${"<a>".repeat(500_000)}`),
      "This XML file isn't an export file of WordPress.",
    ],
    [strToU8("PK\u0003\u0004 broken"), movingTexts.unreadableZip],
    [zipSync({ "../../evil.md": strToU8("# x") }), movingTexts.unreadableZip],
    [zipSync({ "a.txt": strToU8("x") }), movingTexts.noPages],
    [bomb, movingTexts.unreadableZip],
    [many, movingTexts.unreadableZip],
    [new Uint8Array([0x74, 0x00, 0x2c]), movingTexts.notText],
  ];
  for (const [bytes, problem] of cases)
    expect(await start("file", bytes)).toMatchObject({ ok: false, errors: { file: problem } });
  expect(await findImport(app.services.db, scope)).toBeNull();
});

test("a text that is too deep for a tree keeps its words, and the import continues", async () => {
  const scope = await center();
  const deep = `${"<div>".repeat(40_000)}deep words${"</div>".repeat(40_000)}`;
  const csv = `title,content\nDeep,"${deep}"\nFlat,Text\n`;
  const bytes = new Uint8Array(strToU8(csv));
  expect(await startFileImport(app.services, scope, { name: "a.csv", bytes })).toEqual({ ok: true });
  await agreeToPlan(app.services, scope, asDrafts);
  await work(scope);
  const titles = (await articlesOf(scope)).map(({ title, content }) => [title, content.includes("words")]);
  expect(titles.sort()).toEqual([
    ["Deep", true],
    ["Flat", false],
  ]);
});

test("reads a folder that macOS packed, with umlauts in names and texts in another encoding", async () => {
  const scope = await center();
  const page = "Siehe [Größen](./Größen.md).\n\n![Maß](bilder/gr%C3%B6%C3%9Fe.png)";
  const zip = zipAsMacOS({
    "Hilfe/Rückgabe.md": strToU8(page),
    "Hilfe/Größen.md": new Uint8Array(Buffer.from("Größen von S bis XL.", "latin1")),
    "Hilfe/bilder/größe.png": new Uint8Array(await makePicture()),
  });
  expect(await startFileImport(app.services, scope, { name: "Hilfe.zip", bytes: zip })).toEqual({ ok: true });
  await agreeToPlan(app.services, scope, asDrafts);
  await work(scope);
  const articles = await articlesOf(scope);
  expect(articles.map(({ title }) => title).sort()).toEqual(["Größen", "Rückgabe"]);
  const [sizes, returns] = ["Größen", "Rückgabe"].map(
    (name) => articles.find(({ title }) => title === name)!,
  );
  expect(sizes!.content.trim()).toBe("Größen von S bis XL.");
  expect(returns!.content).toMatch(/^Siehe \[Größen\]\(\/articles\/grossen\)\.\n\n!\[Maß\]\(\/files\//);
});

test("an import that changes articles leaves the texts before in their history", async () => {
  const { db } = app.services;
  const scope = await center();
  const importRows = async (csv: string, publishes: boolean) => {
    const bytes = new Uint8Array(strToU8(csv));
    expect(await startFileImport(app.services, scope, { name: "a.csv", bytes })).toEqual({ ok: true });
    await agreeToPlan(app.services, scope, { ...asDrafts, publishes });
    await work(scope);
  };
  const versionsOf = async (itemId: string) => {
    const rows = await db
      .select()
      .from(schema.articleVersions)
      .where(eq(schema.articleVersions.itemId, itemId))
      .orderBy(schema.articleVersions.number);
    return rows.map(({ kind, title, content }) => [kind, title, content]);
  };
  await importRows("id,title,content\n1,Pay,By card\n2,Send,By parcel\n", true);
  // Another file, with the same ids.
  await importRows("id,title,content\n1,Staff,Only for us\n2,Send,By parcel\n", true);
  await importRows("id,title,content\n1,Staff,Ask Ada\n2,Send,By parcel\n", true);
  expect((await report(scope)).counts).toMatchObject({ updated: 1, unchanged: 1 });
  const articles = await articlesOf(scope);
  const [first, second] = ["Staff", "Send"].map((title) => articles.find((each) => each.title === title)!);
  expect(await versionsOf(first!.id)).toEqual([
    ["imported", "Pay", "By card"],
    ["published", "Staff", "Only for us"],
    ["published", "Staff", "Ask Ada"],
  ]);
  expect(await versionsOf(second!.id)).toEqual([]);
});

test("a translation deleted here stays deleted, and one of an article edited here is out of date", async () => {
  const { db } = app.services;
  const scope = await center();
  const docs = "site/src/content/docs";
  const importFolder = async (texts: { pay: string; bezahlen: string; karten: string }) => {
    const zip = zipSync({
      "site/astro.config.mjs": strToU8("locales: { root: { lang: 'en' }, de: { lang: 'de' } }"),
      [`${docs}/guides/pay.md`]: strToU8(`---\ntitle: Pay\n---\n${texts.pay}`),
      [`${docs}/guides/cards.md`]: strToU8("---\ntitle: Cards\n---\nAll cards."),
      [`${docs}/de/guides/pay.md`]: strToU8(`---\ntitle: Bezahlen\n---\n${texts.bezahlen}`),
      [`${docs}/de/guides/cards.md`]: strToU8(`---\ntitle: Karten\n---\n${texts.karten}`),
    });
    const bytes = new Uint8Array(zip);
    expect(await startFileImport(app.services, scope, { name: "site.zip", bytes })).toEqual({ ok: true });
    await agreeToPlan(app.services, scope, asDrafts);
    await work(scope);
  };
  await importFolder({ pay: "By card.", bezahlen: "Mit Karte.", karten: "Alle Karten." });
  const articles = await articlesOf(scope);
  const [pay, cards] = ["Pay", "Cards"].map((title) => articles.find((each) => each.title === title)!);
  const { translations, helpCenterContent } = schema;
  await db.delete(translations).where(eq(translations.articleId, cards!.id));
  await db.update(helpCenterContent).set({ content: "Mine" }).where(eq(helpCenterContent.id, pay!.id));
  await importFolder({ pay: "By invoice.", bezahlen: "Mit Rechnung.", karten: "Jede Karte." });
  expect(await report(scope)).toMatchObject({ counts: { conflict: 1, unchanged: 1 }, translations: 1 });
  const stored = await db
    .select()
    .from(translations)
    .where(and(eq(translations.companyId, scope.companyId), isNotNull(translations.articleId)));
  expect(stored).toMatchObject([
    { articleId: pay!.id, fields: { title: "Bezahlen", content: "Mit Rechnung." }, sourceFields: {} },
  ]);
});

test("a body of 1 GB is refused before it is read, and leaves nothing behind", async () => {
  const owner = await createUser(app.services, { onboardingCompleted: true });
  const response = await new Promise<{ status: number | undefined }>((resolve, reject) => {
    const asked = request(`${app.origin}/dashboard/settings/import`, {
      method: "POST",
      headers: {
        cookie: owner.cookie,
        origin: app.origin,
        "content-type": "multipart/form-data; boundary=x",
        "content-length": "1000000000",
      },
    });
    asked.on("response", (answer) => {
      resolve({ status: answer.statusCode });
      asked.destroy();
    });
    asked.on("error", reject);
    asked.flushHeaders();
  });
  expect(response.status).toBe(413);
  expect(
    await app.services.db.$count(schema.centerImports, eq(schema.centerImports.userId, owner.userId)),
  ).toBe(0);
});

test("plans without consent are purged with their texts and pictures", async () => {
  const scope = await center();
  const zip = zipSync({
    "docs/a.md": strToU8("# A\n\n![Card](card.png)"),
    "docs/card.png": new Uint8Array(await makePicture()),
  });
  await startFileImport(app.services, scope, { name: "acme.zip", bytes: new Uint8Array(zip) });
  const { db, log } = app.services;
  const row = (await findImport(db, scope))!;
  const left = async () => [
    await db.$count(schema.importItems, eq(schema.importItems.importId, row.id)),
    await db.$count(schema.importPictures, eq(schema.importPictures.importId, row.id)),
  ];
  const purgeAfter = async (days: number) => {
    const clock = { ...app.services.clock, now: () => new Date(row.createdAt.getTime() + days * 86_400_000) };
    await purgeExpiredRecords({
      ...app.services,
      clock,
      rules: movingRetention,
      log,
      signal: new AbortController().signal,
    });
  };
  expect(await left()).toEqual([1, 1]);
  await purgeAfter(29);
  expect(await left()).toEqual([1, 1]);
  await purgeAfter(31);
  expect(await left()).toEqual([0, 0]);
  expect(await findImport(db, scope)).toBeNull();
});
