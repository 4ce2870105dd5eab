/** Imports of help centers that have no API, page by page, with a real server, database, thread and job. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as schema from "#db/schema.ts";
import { agreeToPlan } from "#features/moving/change-import.server.ts";
import { describePlan, findImport } from "#features/moving/describe-import.server.ts";
import { describeReport } from "#features/moving/describe-report.server.ts";
import { maxFileRows, writeLeftOutFile } from "#features/moving/left-out-file.ts";
import { listLeftOut } from "#features/moving/list-left-out.server.ts";
import { leftOutName, movingTexts } from "#features/moving/moving-texts.ts";
import { startApiImport } from "#features/moving/start-import.server.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { makePicture } from "#tests/support/filled-company/files.ts";
import { type ForeignCenter, startCards, startForeign, startThemes } from "#tests/support/foreign-centers.ts";
import { runImport } from "#tests/support/run-import.ts";

let app: TestApp;
let cards: ForeignCenter;
let themes: ForeignCenter;

beforeAll(async () => {
  app = await startApp({ CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" });
  [cards, themes] = await Promise.all([startCards(await makePicture()), startThemes()]);
});
afterAll(async () => {
  await Promise.all([cards?.close(), themes?.close()]);
  await app?.close();
});

const work = (scope: OwnerScope, stop = new AbortController()) => runImport(app.services, scope, stop.signal);

const begin = (scope: OwnerScope, address: string) =>
  startApiImport(app.services, scope, { source: "website", address, key: "", region: "" });

async function plan(scope: OwnerScope, address: string) {
  expect(await begin(scope, address)).toEqual({ ok: true });
  await work(scope);
  const row = (await findImport(app.services.db, scope))!;
  expect(row).toMatchObject({ status: "completed", error: null });
  return describePlan(app.services.db, row);
}

async function carryOut(scope: OwnerScope) {
  await agreeToPlan(app.services, scope, { collections: {}, publishes: true, redirects: true });
  await work(scope);
  const row = (await findImport(app.services.db, scope))!;
  expect(row).toMatchObject({ status: "completed", error: null });
  return describeReport(app.services.db, row);
}

async function stored({ companyId }: OwnerScope) {
  const { db } = app.services;
  const articles = await db.query.helpCenterContent.findMany({
    where: eq(schema.helpCenterContent.companyId, companyId),
  });
  const redirects = await db.select().from(schema.redirects).where(eq(schema.redirects.companyId, companyId));
  const translations = await db
    .select()
    .from(schema.translations)
    .where(eq(schema.translations.companyId, companyId));
  return {
    articles: new Map(articles.map((article) => [article.title, article])),
    redirects: new Map(redirects.map(({ path, target }) => [path, target])),
    translations,
  };
}

test("reads categories, languages, pictures, links and former addresses from the pages; again changes nothing", async () => {
  const scope = await buildOwner(app.services.db, { language: "en" });
  const address = `${cards.origin}/support`;
  const planned = await plan(scope, address);
  expect(planned.collections.map(({ name, counts }) => [name, counts])).toEqual([
    ["Billing", { "": 8, de: 8 }],
    ["Devices", { "": 8, de: 8 }],
    ["Privacy", { "": 8, de: 8 }],
  ]);
  expect(planned).toMatchObject({ articles: 24, pictures: 1 });
  const report = await carryOut(scope);
  expect(report).toMatchObject({ counts: { added: 24 }, translations: 24 });
  const dead = ["/support/internal/x", "/support/a/gone"];
  expect(report.deadLinks.map(({ locale, links }) => [locale, links.map(({ link }) => link)])).toEqual([
    ["", dead],
    ["de", dead],
  ]);
  const { articles, redirects, translations } = await stored(scope);
  const first = articles.get("How does billing 1 work?")!;
  expect(first).toMatchObject({ status: "published", category: "Billing" });
  expect(first.content).toMatch(
    /^This page shows you .*\n\n!\[The bill\]\(\/[^)]+\)\n\n> \[!WARNING\]\n>\n> Careful\.\n\n\| A \| B \|/s,
  );
  expect(first.content).toContain("```js\npay();\n```");
  expect(first.content).toContain("[Next](/articles/how-does-billing-2-work#top) [Devices](/c/devices)");
  // Neither votes nor related articles are part of it.
  expect(first.content).not.toMatch(/helpful|More/);
  expect(articles.get("How does billing 2 work?")?.content).toContain(
    `[Old](/articles/how-does-billing-1-work), internal, gone, [prices](${cards.origin}/pricing)`,
  );
  const german = translations.find(({ fields }) => fields.title === "Wie geht Abrechnung 1?");
  expect(german).toMatchObject({ language: "de", articleId: first.id });
  expect(german?.fields.content).toContain(
    "[Weiter](/articles/how-does-billing-2-work#top) [Geräte](/c/devices)",
  );
  const names = translations.flatMap(({ category, fields }) =>
    category === null ? [] : [[category, fields.name]],
  );
  expect(names.sort()).toEqual([
    ["Billing", "Abrechnung"],
    ["Devices", "Geräte"],
    ["Privacy", "Datenschutz"],
  ]);
  expect(Object.fromEntries(redirects)).toMatchObject({
    "/support/a/billing-how-1": "/articles/how-does-billing-1-work",
    "/support/old-billing": "/articles/how-does-billing-1-work",
    "/support/de/a/abrechnung-wie-1": "/de/articles/how-does-billing-1-work",
    "/support/c/devices": "/c/devices",
    "/support/de/c/geraete": "/de/c/devices",
  });
  // What robots.txt excludes, other pages of the website and forms are never asked for.
  expect(cards.asked.filter((path) => /internal|pricing|login|imprint/.test(path))).toEqual([]);
  await plan(scope, address);
  expect(await carryOut(scope)).toMatchObject({
    counts: { added: 0, updated: 0, unchanged: 24 },
    translations: 0,
    redirects: 0,
  });
});

test("finds languages by addresses if no page names them", { tags: "long" }, async () => {
  const sentences: Record<string, string> = {
    en: "This page shows you what to do when something does not work, and where you can find the settings of your account.",
    de: "Diese Seite zeigt Ihnen, was zu tun ist, wenn etwas nicht geht, und wo Sie die Einstellungen für Ihr Konto finden.",
    pt: "Esta página mostra o que você deve fazer quando alguma coisa não funciona, e onde estão as configurações da sua conta.",
  };
  const names = ["billing", "devices", "privacy"];
  const editions = [
    { language: "en", of: (path: string) => path },
    { language: "de", of: (path: string) => `/de${path}` },
    { language: "pt", of: (path: string) => `${path}?lang=pt-br` },
    { language: "pt", of: (path: string) => `${path}?lang=pt-pt` },
  ];
  const site = await startForeign((url) => {
    const own = url.pathname + url.search;
    for (const [index, { language, of }] of editions.entries()) {
      const page = (title: string, text: string) => ({
        body: `<!doctype html><html lang="${language}"><title>${title}</title><body><nav>${editions.map((each) => `<a href="${each.of("/help")}">x</a>`).join("")}</nav><main><h1>${title}</h1>${text}</main></body></html>`,
      });
      if (own === of("/help"))
        return page(
          "Help",
          `<ul>${names.map((each) => `<li><a href="${of(`/help/${each}`)}">${each}</a></li>`).join("")}</ul>`,
        );
      const name = names.find((each) => own === of(`/help/${each}`));
      // This one isn't translated.
      const text = language === "de" && name === "privacy" ? "en" : language;
      if (name)
        return page(
          `${name} ${text}${text === "pt" ? index : ""}`,
          `${`<p>${sentences[text]}</p>`.repeat(5)}<p><a href="${of("/help/billing")}">${text}</a></p>`,
        );
    }
    return null;
  });
  try {
    const scope = await buildOwner(app.services.db, { language: "en" });
    const planned = await plan(scope, `${site.origin}/help`);
    expect(planned).toMatchObject({ articles: 3, locales: ["", "de", "pt-BR", "pt-PT"] });
    expect(await carryOut(scope)).toMatchObject({ counts: { added: 3 }, translations: 8 });
    const { articles, translations, redirects } = await stored(scope);
    const billing = articles.get("billing en")!.id;
    const titles = translations
      .filter(({ articleId }) => articleId === billing)
      .map(({ language, fields }) => [language, fields.title]);
    expect(titles.sort()).toEqual([
      ["de", "billing de"],
      ["pt-BR", "billing pt2"],
      ["pt-PT", "billing pt3"],
    ]);
    expect(redirects.get("/de/help/billing")).toBe("/de/articles/billing-en");
    expect(redirects.get("/de/help/privacy")).toBe("/articles/privacy-en");
  } finally {
    await site.close();
  }
});

test("reads pages that scripts write in a browser, and says that it needs one", {
  tags: "long",
}, async () => {
  const names = ["billing", "devices", "privacy"];
  const text =
    "This page shows you what to do when something does not work, and where you can find the settings of your account.";
  const script = `const names = ${JSON.stringify(names)}, name = location.pathname.split("/")[2];
document.querySelector("#app").innerHTML = name
  ? "<main><h1>About " + name + "</h1><p>" + ${JSON.stringify(text)}.repeat(5) + "</p></main>"
  : "<main><h1>Help</h1><ul>" + names.map((each) => "<li><a href='/help/" + each + "'>" + each + "</a></li>").join("") + "</ul></main>";`;
  const site = await startForeign(({ pathname }) => {
    if (pathname === "/app.js") return { body: script, headers: { "content-type": "text/javascript" } };
    if (pathname !== "/help" && !names.some((name) => pathname === `/help/${name}`)) return null;
    return {
      body: `<!doctype html><html lang="en"><title>Help</title><body><div id="app"></div><script src="/app.js"></script></body></html>`,
    };
  });
  try {
    const { services } = app;
    const withBrowser = await buildOwner(services.db, { language: "en" });
    expect(await plan(withBrowser, `${site.origin}/help`)).toMatchObject({ articles: 3 });
    const without = await buildOwner(services.db, { language: "en" });
    expect(await begin(without, `${site.origin}/help`)).toEqual({ ok: true });
    const { config } = services;
    const crawl = { ...config.crawl, browserPath: "/nowhere" };
    await runImport({ ...services, config: { ...config, crawl } }, without);
    expect(await findImport(services.db, without)).toMatchObject({
      status: "failed",
      error: movingTexts.needsScript(`${new URL(site.origin).host}/help`),
    });
  } finally {
    await site.close();
  }
});

test("reads German pages without a language, in another encoding, with numbers in their addresses", {
  tags: "long",
}, async () => {
  const scope = await buildOwner(app.services.db, { language: "de" });
  const planned = await plan(scope, themes.origin);
  expect(planned.collections.map(({ name, counts }) => [name, counts])).toEqual([
    ["Versand & Lieferung", { "": 10 }],
    ["Rückgabe", { "": 10 }],
    ["Bezahlung", { "": 10 }],
  ]);
  const report = await carryOut(scope);
  expect(report).toMatchObject({ counts: { added: 30 }, translations: 0, deadLinkCount: 0 });
  const { articles } = await stored(scope);
  expect(articles.get("Frage 4 zu Rückgabe")).toMatchObject({
    category: "Rückgabe",
    content:
      "Für die Rückgabe gilt: Sie können sich jederzeit an uns wenden, und wir prüfen Ihr Anliegen.\n\n> [!NOTE]\n>\n> Größe 4\n\nSiehe [die nächste Frage](/articles/frage-5-zu-bezahlung).",
  });
});

test("continues after a kill, and asks for no page twice that was stored", { tags: "long" }, async () => {
  const scope = await buildOwner(app.services.db, { language: "en" });
  await begin(scope, `${cards.origin}/support`);
  const stop = new AbortController();
  let articles = 0;
  cards.state.onRequest = (path) => {
    if (path.includes("/a/") && ++articles === 30) stop.abort(new Error("killed"));
  };
  await expect(work(scope, stop)).rejects.toThrow();
  cards.state.onRequest = () => {};
  const { cursor } = (await findImport(app.services.db, scope))!;
  const left = cursor!.requests.length;
  expect(left).toBeGreaterThan(0);
  const before = cards.asked.length;
  await work(scope);
  // The pages that were left, and robots.txt.
  expect(cards.asked.length - before).toBeLessThanOrEqual(left + 3);
  expect((await carryOut(scope)).counts).toMatchObject({ added: 24 });
});

const words = "Here you can read what to do, and where the settings of your account are. ";

test("stays in the folder that was entered, and keeps each of its pages with its own text", async () => {
  const page = (title: string, text: string, head = "") => ({
    body: `<html lang="en"><head>${head}</head><body><main><h1>${title}</h1><p>${words}${text}</p></main></body></html>`,
  });
  const links = ["hr/contact", "it/contact", "shown-again", "pay", "long", "busy"].map(
    (path) => `<li><a href="/help/${path}">${path}</a></li>`,
  );
  const pay = (text: string, picture: string) =>
    page("Pay", `${text} <img src="/${picture}.png">`, `<link rel="canonical" href="/help/pay">`);
  const answers: Record<
    string,
    ReturnType<typeof page> & { status?: number; headers?: Record<string, string> }
  > = {
    "/help": {
      body: `<html lang="en"><head><link rel="alternate" hreflang="en" href="/"><link rel="alternate" hreflang="de" href="/de/"></head>
<body><main><h1>Help</h1><ul>${links.join("")}<li><a href="/de/prices">Prices</a></li></ul></main></body></html>`,
    },
    "/help/hr/contact": page("People", "Write to the people who look after people."),
    "/help/it/contact": page("Computers", "Write to the people who look after computers."),
    "/help/shown-again": pay("Shown again.", "again"),
    "/help/pay": pay("At its own address.", "own"),
    "/help/long": page("Long", `${words}</p><!--${"x".repeat(3_000_000)}--><p>The end.`),
    "/help/busy": { status: 429, headers: { "retry-after": "3600" }, body: "" },
    "/de/prices": page("Prices", "All of them."),
  };
  const center = await startForeign(({ pathname }) => answers[pathname] ?? null);
  const { db } = app.services;
  try {
    const scope = await buildOwner(db, { language: "en" });
    const planned = await plan(scope, `${center.origin}/help`);
    const row = (await findImport(db, scope))!;
    const items = await db.query.importItems.findMany({ where: eq(schema.importItems.importId, row.id) });
    expect(items.map(({ sourceId, title }) => [sourceId, title]).sort()).toEqual([
      ["/help/hr/contact", "People"],
      ["/help/it/contact", "Computers"],
      ["/help/long", "Long"],
      ["/help/pay", "Pay"],
    ]);
    const own = items.find(({ title }) => title === "Pay")!;
    expect(own).toMatchObject({ pictures: [`${center.origin}/own.png`] });
    expect(own.content).toContain("At its own address.");
    expect(own.oldPaths.toSorted()).toEqual(["/help/pay", "/help/shown-again"]);
    expect(items.flatMap(({ notes }) => notes)).toEqual([
      { kind: "shortened", text: `${center.origin}/help/long` },
    ]);
    expect(row.cursor).toEqual({
      ...{ requests: [], main: "", collections: [] },
      notes: [{ kind: "unreadable", text: "/help/busy" }],
    });
    expect(planned.notes).toContainEqual({ kind: "unreadable", count: 1 });
    const { leftOut, leftOutCount } = await carryOut(scope);
    expect(leftOut[0]).toEqual({
      ...{ title: "", locale: "", articleId: null },
      ...{ reason: "unreadable", text: "/help/busy" },
    });
    expect(leftOut).toHaveLength(leftOutCount);
    const file = writeLeftOutFile(await listLeftOut(db, (await findImport(db, scope))!, maxFileRows), {
      origin: app.origin,
      said: (text) => text,
    });
    expect(file.split("\r\n")[1]).toBe(`,,${leftOutName("unreadable")},/help/busy,`);
    expect(center.asked.filter((path) => path.startsWith("/de"))).toEqual([]);
  } finally {
    await center.close();
  }
});

test("obeys the robots.txt of the server that the address leads to", async () => {
  const paragraph = `<p>${words.repeat(3)}</p>`;
  const there = await startForeign(({ pathname }) => {
    if (pathname === "/robots.txt")
      return { body: "User-agent: *\nDisallow: /private\nDisallow: /help/internal" };
    if (pathname === "/help/internal") return { body: `<h1>Internal</h1>${paragraph}` };
    if (pathname === "/help/open") return { body: `<h1>Open</h1>${paragraph}` };
    return { body: `<h1>Help</h1><a href="/help/internal">Internal</a> <a href="/help/open">Open</a>` };
  });
  const here = await startForeign(({ pathname }) =>
    pathname === "/robots.txt"
      ? null
      : { status: 302, headers: { location: there.origin + pathname }, body: "" },
  );
  try {
    const scope = await buildOwner(app.services.db, { language: "en" });
    await begin(scope, `${here.origin}/private`);
    await work(scope);
    expect(await findImport(app.services.db, scope)).toMatchObject({
      status: "failed",
      error: movingTexts.notAllowed(new URL(there.origin).host),
    });
    expect((await plan(scope, `${here.origin}/help`)).articles).toBe(1);
    expect(there.asked).not.toContain("/help/internal");
  } finally {
    await Promise.all([here.close(), there.close()]);
  }
});

test("hostile, private and endless websites end with one sentence and leave no text behind", {
  tags: "long",
}, async () => {
  const { db } = app.services;
  const scope = await buildOwner(db, { language: "en" });
  expect(await begin(scope, "not an address")).toMatchObject({
    ok: false,
    errors: { address: expect.any(String) },
  });
  let answer: (path: string) => { status?: number; type?: string; body: string | Buffer } = () => ({
    body: "",
  });
  const server = createServer((request, response) => {
    const { status = 200, type = "text/html", body } = answer(request.url ?? "/");
    response.writeHead(status, { "content-type": type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const failureOf = async (respond: typeof answer) => {
    answer = respond;
    await begin(scope, `http://${host}/help`);
    await work(scope);
    const row = (await findImport(db, scope))!;
    expect(await db.$count(schema.importItems, eq(schema.importItems.importId, row.id))).toBe(0);
    expect(row.status).toBe("failed");
    return row.error;
  };
  try {
    const { noPublicPages, notAllowed, noArticles, tooManyPages } = movingTexts;
    expect(await failureOf(() => ({ status: 401, body: "" }))).toBe(noPublicPages(`${host}/help`));
    expect(await failureOf(() => ({ type: "application/pdf", body: "%PDF-1.7" }))).toBe(
      noPublicPages(`${host}/help`),
    );
    expect(
      await failureOf((path) =>
        path === "/robots.txt" ? { type: "text/plain", body: "User-agent: *\nDisallow: /" } : { body: "" },
      ),
    ).toBe(notAllowed(host));
    // Too deep for the parser.
    expect(await failureOf(() => ({ body: "<b><i>".repeat(200_000) }))).toBe(noArticles(`${host}/help`));
    // Every page leads to many others.
    let page = 0;
    const links = (of: number) =>
      Array.from({ length: 1_900 }, (_, index) => `<a href="/help/${of}/${index}">x</a>`).join("");
    expect(await failureOf(() => ({ body: `<h1>x</h1>${links(++page)}` }))).toBe(
      tooManyPages(`${host}/help`),
    );
  } finally {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});
