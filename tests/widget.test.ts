/** The widget's addresses: its size, what it answers to which website, and bad input. */
import { brotliCompressSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  companies,
  contactMessages,
  generatedFaqs,
  helpCenterContent,
  helpfulVotes,
  videoGuides,
} from "#db/schema.ts";
import { findOwnSecret, rotateSecret } from "#features/widget/widget-secrets.server.ts";
import { listSightings } from "#features/widget/widget-sightings.server.ts";
import type { OpenAnswer, ReadAnswer, SearchAnswer, TopicAnswer, TourAnswer } from "#features/widget/wire.ts";
import { ownerScope } from "#shared/owner-scope.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { buildArticle, buildOwner } from "#tests/support/factories.ts";
import { createMember } from "#tests/support/sign-in.ts";
import { openWidgetHost, type WidgetHost } from "#tests/support/widget-host.ts";

const maxLoaderBytes = 2_048;
const maxWidgetBytes = 12_000;
/** Loaded only for visitors who ask to be shown a guide on the page. A tenth of it names symbols and fields without labels. */
const maxTourBytes = 13_500;

let app: TestApp;
let host: WidgetHost;
let scope: ReturnType<typeof ownerScope>;

beforeAll(async () => {
  app = await startApp();
  host = await openWidgetHost(app, { name: "clay", pages: {}, company: { companyName: "Clayfoot" } });
  const user = await createMember(app.services, host.companyId, "owner");
  scope = ownerScope({ userId: user.userId, companyId: host.companyId, email: user.email });
});

afterAll(async () => {
  await host?.site.close();
  await app?.close();
});

interface Sent {
  origin?: string | null;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

async function ask<Answer>(path: string, { origin = host.site.url, form, headers = {} }: Sent = {}) {
  const response = await fetch(`${host.center}/widget/${path}`, {
    headers: { ...(origin === null ? {} : { origin }), ...headers },
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  const body = (await response.json()) as Answer & { error?: string };
  return { status: response.status, body, headers: response.headers };
}

describe("the script", () => {
  test("is small, and so is everything that it loads", async () => {
    const response = await fetch(`${host.center}/widget.js`);
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(response.headers.get("set-cookie")).toBeNull();
    const loader = await response.text();
    const panelUrl = /"panel":"([^"]+)"/.exec(loader)?.[1] ?? "";
    const panel = await fetch(panelUrl);
    expect(panel.headers.get("access-control-allow-origin")).toBe("*");
    const [loaderBytes, panelBytes] = [loader, await panel.text()].map(
      (text) => brotliCompressSync(text).length,
    );
    expect(loaderBytes).toBeGreaterThan(1_000);
    expect(loaderBytes).toBeLessThanOrEqual(maxLoaderBytes);
    expect(panelBytes).toBeGreaterThan(3_000);
    expect(loaderBytes! + panelBytes!).toBeLessThanOrEqual(maxWidgetBytes);
  });

  test("has the owner's label and side, and changes with them", async () => {
    const read = async () => (await fetch(`${host.center}/widget.js`)).text();
    expect(await read()).toContain('"labels":[["en","Help"]]');
    const widgetSettings = { label: "Ask </script> us", side: "start" as const };
    await app.services.db.update(companies).set({ widgetSettings }).where(eq(companies.id, host.companyId));
    await expect.poll(read).toContain('[["en","Ask \\u003c/script> us"]],"side":"start"');
    await app.services.db
      .update(companies)
      .set({ widgetSettings: {} })
      .where(eq(companies.id, host.companyId));
    await expect.poll(read).toContain('"side":"end"');
  });

  test("doesn't exist for private and unknown help centers", async () => {
    const hidden = await openWidgetHost(app, { name: "hidden", pages: {}, company: { isPublic: false } });
    for (const name of ["hidden", "unknown"]) {
      const address = `${app.origin}/help/${name}`;
      expect((await fetch(`${address}/widget.js`)).status).toBe(404);
      const open = await fetch(`${address}/widget/open`, { headers: { origin: hidden.site.url } });
      expect(open.status).toBe(404);
      expect(await open.json()).toEqual({ error: "There is no public help center at this address." });
    }
    await hidden.site.close();
  });
});

describe("an allowed website", () => {
  test("gets texts, topics and suggestions, without cookies", async () => {
    const { status, body, headers } = await ask<OpenAnswer>(
      "open?path=/mugs&heading=Dishwasher safe mug&title=x",
    );
    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe(host.site.url);
    expect(headers.get("vary")).toContain("origin");
    expect(headers.get("set-cookie")).toBeNull();
    expect(body).toMatchObject({ name: "Clayfoot", language: "en", isRightToLeft: false, hasForm: true });
    expect(body.topics).toContainEqual({ path: "/c/care", title: "Care", count: 1 });
    expect(body.suggestions).toMatchObject({
      heading: "About this page",
      links: [{ path: "/faq/dishwasher" }],
      sentence: "All our glazes are safe in the dishwasher and the microwave.",
    });
    expect(body.css).toContain(".w[data-theme=dark]");
  });

  test("gets suggestions by the title of its page, without a heading", async () => {
    const { body } = await ask<OpenAnswer>("open?path=/mugs&title=Dishwasher safe mug – Clayfoot");
    expect(body.suggestions).toMatchObject({
      heading: "About this page",
      links: [{ path: "/faq/dishwasher" }],
    });
  });

  test("gets the owner's suggestions for its path, without those that are gone", async () => {
    const widgetSettings = {
      rules: [{ path: "/cart*", shows: ["/articles/gone", "/articles/broken", "/contact"] }],
    };
    await app.services.db.update(companies).set({ widgetSettings }).where(eq(companies.id, host.companyId));
    const { body } = await ask<OpenAnswer>("open?path=/cart/2&heading=Dishwasher");
    expect(body.suggestions.links.map(({ path }) => path)).toEqual(["/articles/broken", "/contact"]);
    const other = await ask<OpenAnswer>("open?path=/about");
    expect(other.body.suggestions.heading).toBe("Popular questions");
    await app.services.db
      .update(companies)
      .set({ widgetSettings: {} })
      .where(eq(companies.id, host.companyId));
  });

  test("searches and asks as the search page does", async () => {
    const { body } = await ask<SearchAnswer>("search?q=can it go in the dishwasher?");
    expect(body.answer).toMatchObject({
      path: "/faq/dishwasher",
      origin: expect.stringContaining("Written by Clayfoot"),
    });
    expect(body.answer?.sentences.some(({ isAnswer, text }) => isAnswer && /dishwasher/.test(text))).toBe(
      true,
    );
    const page = await (await fetch(`${host.center}/search?q=can+it+go+in+the+dishwasher%3F`)).text();
    for (const { text } of body.answer?.sentences ?? []) expect(page).toContain(text);
    expect((await ask<SearchAnswer>("search?q=")).body).toMatchObject({ answer: null, results: [] });
  });

  test("reads articles, questions and guides by path and by slug, and topics", async () => {
    const article = await ask<ReadAnswer>("read?page=/articles/broken");
    expect(article.body).toMatchObject({
      title: "If something arrives broken",
      topic: "Returns",
      item: "article/broken",
    });
    expect(JSON.stringify(article.body.body)).toContain('["ol",{},');
    expect((await ask<ReadAnswer>("read?page=broken")).body.path).toBe("/articles/broken");
    expect((await ask<ReadAnswer>("read?page=dishwasher")).body.path).toBe("/faq/dishwasher");
    const topic = await ask<TopicAnswer>("topic?slug=returns");
    expect(topic.body.links).toContainEqual({
      path: "/articles/broken",
      title: "If something arrives broken",
    });
  });

  test("sends messages with the page, and once as the person whom it vouches for", async () => {
    await rotateSecret(app.services, scope);
    const token = await sign({ email: "dana@example.com" });
    const message = { name: "Dana", email: "dana@example.com", message: "Do you still make rust?" };
    const page = "https://clay.example/mugs/everyday?token=secret#x";
    const { status, body } = await ask("message", { form: { ...message, page, token } });
    expect([status, body]).toEqual([200, { isSent: true }]);
    const rows = await app.services.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.companyId, host.companyId));
    expect(rows).toMatchObject([
      { ...message, pageUrl: "https://clay.example/mugs/everyday", signedInAs: "42" },
    ]);
    const other = { ...message, email: "other@example.com", token };
    expect((await ask("message", { form: other })).status).toBe(200);
    const [stranger] = await app.services.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, "other@example.com"));
    expect(stranger?.signedInAs).toBeNull();
  });

  test("votes", async () => {
    const { status } = await ask("vote", { form: { item: "question/dishwasher", vote: "yes" } });
    expect(status).toBe(200);
    expect(await app.services.db.$count(helpfulVotes, eq(helpfulVotes.companyId, host.companyId))).toBe(1);
  });
});

describe("the owner's list of websites", () => {
  test("refuses other websites with a sentence, and remembers them", async () => {
    const origin = "https://other.example";
    for (const path of ["open", "search?q=a", "read?page=broken", "topic?slug=care"]) {
      const { status, body, headers } = await ask(path, { origin });
      expect([path, status]).toEqual([path, 403]);
      expect(body.error).toBe("This website isn't allowed to show this help center.");
      expect(headers.get("access-control-allow-origin")).toBe(origin);
    }
    expect((await ask("vote", { origin, form: { item: "question/dishwasher", vote: "no" } })).status).toBe(
      403,
    );
    for (const bad of ["null", null, "https://clay.example/path"])
      expect((await ask("open", { origin: bad })).status).toBe(403);
    const sightings = await listSightings(app.services, scope);
    expect(sightings).toContainEqual(expect.objectContaining({ origin, path: null, refusedToday: 5 }));
    expect(sightings).toContainEqual(
      expect.objectContaining({ origin: host.site.url, path: expect.stringMatching(/^\//), refusedToday: 0 }),
    );
  });

  test("doesn't look at cookies, so a signed-in owner gets nothing more", async () => {
    const draft = await buildArticle(
      app.services.db,
      { companyId: host.companyId },
      { status: "draft", slug: "secret-draft" },
    );
    const owner = await createMember(app.services, host.companyId, "admin");
    const { status } = await ask(`read?page=/articles/${draft.slug}`, { headers: { cookie: owner.cookie } });
    expect(status).toBe(404);
  });
});

test("a page is read by its address, its path, its last part or the id that the API has", async () => {
  const { db } = app.services;
  const [article] = await db.select().from(helpCenterContent).where(eq(helpCenterContent.slug, "broken"));
  const [faq] = await db.select().from(generatedFaqs).where(eq(generatedFaqs.slug, "dishwasher"));
  const [guide] = await db.select().from(videoGuides).where(eq(videoGuides.companyId, host.companyId));
  const named: [asked: string, title: string][] = [
    [`${host.center}/articles/broken`, "If something arrives broken"],
    ["/articles/broken", "If something arrives broken"],
    ["broken", "If something arrives broken"],
    [article?.id ?? "", "If something arrives broken"],
    [faq?.id.toUpperCase() ?? "", "Is the mug safe in the dishwasher?"],
    [guide?.id ?? "", "Change your order"],
  ];
  for (const [asked, title] of named) {
    const { status, body } = await ask<ReadAnswer>(`read?${new URLSearchParams({ page: asked })}`);
    expect([status, body.title]).toEqual([200, title]);
  }
  const draft = await buildArticle(db, { companyId: host.companyId }, { status: "draft" });
  const foreign = await buildArticle(db, await buildOwner(db), { status: "published" });
  for (const { id } of [draft, foreign]) expect((await ask(`read?page=${id}`)).status).toBe(404);
});

describe("a guide's recorded controls", () => {
  const offer = (tours: string[], more: object = {}) =>
    app.services.db
      .update(companies)
      .set({ widgetSettings: { tours, ...more } })
      .where(eq(companies.id, host.companyId));
  const click = (part: object) => ({
    ...{ verb: "click" as const, role: "button", name: "Save", value: null, pageTitle: "", dialogTitle: "" },
    ...{ url: `${host.site.url}/order`, selectors: ["#save"] },
    ...part,
  });
  const frame = (title: string, part: object) => ({
    title,
    description: "Press it.",
    frameUrl: "",
    click: click(part),
  });
  let id = "";
  let path = "";
  beforeAll(async () => {
    const [row] = await app.services.db
      .insert(videoGuides)
      .values({
        companyId: host.companyId,
        title: "Save an order",
        published: true,
        frames: [
          frame("Open Orders", { verb: "navigate", role: "", name: "", selectors: [] }),
          frame("Select Save", { value: "stays on the server" }),
          frame("Select Elsewhere", { url: "https://other.example/order" }),
          frame("Select a private page", { url: "" }),
        ],
      })
      .returning();
    id = row?.id ?? "";
    path = `/guides/save-an-order-${id.slice(0, 8)}`;
  });
  const read = () => ask<ReadAnswer>(`read?page=${path}`);
  const tour = (sent: Sent = {}) => ask<TourAnswer>(`tour?page=${path}`, sent);

  test("stay on the server until the owner offers the tour", async () => {
    expect((await read()).body.hasTour).toBe(false);
    const { status, body } = await tour();
    expect([status, body.error]).toEqual([404, "We can't find that page."]);
    expect(JSON.stringify((await read()).body)).not.toContain("#save");
  });

  test("are sent to the website that they were recorded on, with a script that is small", async () => {
    await offer([id]);
    expect((await read()).body.hasTour).toBe(true);
    const { status, body } = await tour();
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: "Save an order", path, texts: { next: "Next", close: "Close" } });
    expect(body.steps).toEqual([
      {
        ...{ label: "Step 1 of 1", title: "Select Save", body: [["p", {}, "Press it."]], verb: "click" },
        ...{ role: "button", name: "Save", dialogTitle: "", value: null, selectors: ["#save"] },
        url: `${host.site.url}/order`,
      },
    ]);
    const script = await fetch(body.script);
    expect(script.headers.get("access-control-allow-origin")).toBe("*");
    const bytes = brotliCompressSync(await script.text()).length;
    expect(bytes).toBeGreaterThan(3_000);
    expect(bytes).toBeLessThanOrEqual(maxTourBytes);
  });

  test("are sent to no other website, for no draft, and no longer once the owner takes it back", async () => {
    const shop = "https://shop.example";
    await offer([id], { origins: [host.site.url, shop] });
    expect((await tour({ origin: shop })).status).toBe(404);
    expect((await tour({ origin: "https://stranger.example" })).status).toBe(403);
    expect((await tour()).status).toBe(200);
    const { db } = app.services;
    await db.update(videoGuides).set({ published: false }).where(eq(videoGuides.id, id));
    expect((await tour()).status).toBe(404);
    await db.update(videoGuides).set({ published: true }).where(eq(videoGuides.id, id));
    expect((await tour()).status).toBe(200);
    await offer([]);
    expect((await tour()).status).toBe(404);
  });
});

describe("bad input", () => {
  test.each([
    [`open?title=${"x".repeat(301)}`, 400, "The title is too long. Send at most 300 characters."],
    [`open?heading=${"x".repeat(301)}`, 400, "The heading is too long. Send at most 300 characters."],
    [`open?path=/${"x".repeat(2_000)}`, 400, "The path is too long. Send at most 2000 characters."],
    ["open?path=cart", 400, "The path must begin with a slash."],
    [`search?q=${"x".repeat(501)}`, 400, "The question is too long. Send at most 500 characters."],
    ["read?page=/articles/unknown", 404, "We can't find that page."],
    ["read?page=/contact", 404, "We can't find that page."],
    ["read", 400, "Send the page."],
    ["read?page=", 400, "Send the page."],
    ["topic", 400, "Send the slug."],
    ["tour", 400, "Send the page."],
    ["tour?page=/articles/broken", 404, "We can't find that page."],
    ["topic?slug=unknown", 404, "We can't find that page."],
    ["read?page=00000000-0000-4000-8000-000000000000", 404, "We can't find that page."],
    ["nothing", 404, "The widget has no such address."],
    ["constructor", 404, "The widget has no such address."],
  ])("%s gets a sentence", async (path, status, error) => {
    const answer = await ask(path);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  test("a message with problems names each field", async () => {
    const { status, body } = await ask("message", { form: { name: "", email: "x", message: "" } });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: "We couldn't send your message. Please fix the highlighted fields.",
      errors: {
        name: "Please enter your name",
        email: "Please enter a valid email address",
        message: "Please enter a message",
      },
    });
    const page = "javascript:alert(1)";
    const bad = await ask("message", { form: { name: "A", email: "a@b.example", message: "Hi", page } });
    expect([bad.status, bad.body.error]).toEqual([
      400,
      "The page address must begin with https:// or http://.",
    ]);
  });

  test("a message that is being typed is bounded, and answers only what the help center knows", async () => {
    const long = await ask("answer", { form: { message: "x".repeat(501) } });
    expect([long.status, long.body.error]).toEqual([
      400,
      "The message is too long. Send at most 500 characters.",
    ]);
    const unknown = await ask("answer", { form: { message: "Do you sell helicopters?" } });
    expect([unknown.status, unknown.body]).toEqual([200, { answer: null }]);
  });

  test("a message that is being typed is answered, and neither stored nor logged", async () => {
    const { db } = app.services;
    const message = "Dear xylophonists! Is the mug safe in the dishwasher?";
    const { status, body } = await ask("answer", { form: { message } });
    expect([status, body]).toMatchObject([200, { answer: { path: "/faq/dishwasher" } }]);
    await app.services.visits.flush();
    const rows = await db.execute<{ name: string }>(
      sql`select table_schema || '.' || table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    expect(rows.length).toBeGreaterThan(50);
    const inTable = async (text: string, name: string) => {
      const table = sql.join(
        name.split(".").map((part) => sql.identifier(part)),
        sql`.`,
      );
      const found = await db.execute(
        sql`select 1 from ${table} as row where row::text ilike ${`%${text}%`} limit 1`,
      );
      return found.length > 0;
    };
    const storing: string[] = [];
    for (const { name } of rows) if (await inTable("xylophonist", name)) storing.push(name);
    expect(storing).toEqual([]);
    // The search would find it.
    expect(await inTable("glazes are safe", "public.generated_faqs")).toBe(true);
    expect(JSON.stringify(app.logged())).not.toContain("xylophonist");
  });

  test("an identity token that isn't valid is a 401", async () => {
    await rotateSecret(app.services, scope);
    const valid = await ask("identify", { form: { token: await sign({ email: "dana@example.com" }) } });
    expect([valid.status, valid.body]).toEqual([200, { name: "Dana", email: "dana@example.com" }]);
    const ahead = Math.floor(Date.now() / 1_000);
    const other = await createMember(app.services, (await buildOwner(app.services.db)).companyId, "owner");
    const foreign = ownerScope({ ...other, companyId: other.companyId ?? "" });
    await rotateSecret(app.services, foreign);
    const foreignSecret = (await findOwnSecret(app.services, foreign))?.secret;
    const tokens = {
      "The token has expired.": await sign({ exp: ahead - 60 }),
      "The token is for another help center.": await sign({ audience: "bolt" }),
      "The token must expire within 10 minutes.": await sign({ exp: ahead + 3_600 }),
      "The token must be signed with HS256.": await sign({ alg: "HS384" }),
      "The token isn't signed with this help center's secret.": await sign({ secret: foreignSecret }),
      "The token must be a JWT with sub, email, aud and exp.": "nonsense",
    };
    for (const [error, token] of Object.entries(tokens)) {
      const { status, body } = await ask("identify", { form: { token } });
      expect([status, body.error]).toEqual([401, error]);
    }
  });

  test("a message with an expired or invalid token is stored without it", async () => {
    await rotateSecret(app.services, scope);
    const expired = await sign({ email: "late@example.com", exp: Math.floor(Date.now() / 1_000) - 60 });
    for (const token of [expired, "nonsense", "n".repeat(4_001)]) {
      const message = { name: "Late", email: "late@example.com", message: `Hi ${token.length}` };
      const { status, body } = await ask("message", { form: { ...message, token } });
      expect([status, body]).toEqual([200, { isSent: true }]);
    }
    const stored = await app.services.db
      .select({ signedInAs: contactMessages.signedInAs })
      .from(contactMessages)
      .where(eq(contactMessages.email, "late@example.com"));
    expect(stored).toEqual([{ signedInAs: null }, { signedInAs: null }, { signedInAs: null }]);
  });

  test("an identity token is bound to the website that used it first", async () => {
    const { db } = app.services;
    const shop = "https://shop.example";
    const widgetSettings = { origins: [host.site.url, shop] };
    await db.update(companies).set({ widgetSettings }).where(eq(companies.id, host.companyId));
    await rotateSecret(app.services, scope);
    const token = await sign({ email: "rosa@example.com" });
    const use = async (origin: string, sent = token) => ask("identify", { origin, form: { token: sent } });
    expect((await use(host.site.url)).status).toBe(200);
    expect((await use(host.site.url)).status).toBe(200);
    // The last character of the signature has unused bits.
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const respelled = token.slice(0, -1) + letters[letters.indexOf(token.slice(-1)) ^ 1];
    for (const sent of [token, respelled]) {
      const { status, body } = await use(shop, sent);
      expect([status, body.error]).toEqual([
        401,
        "Another website used this token first. Sign one for each website.",
      ]);
    }
    expect((await use(shop, await sign({ email: "shop@example.com" }))).status).toBe(200);
    await db.update(companies).set({ widgetSettings: {} }).where(eq(companies.id, host.companyId));
  });

  test("too many requests of a network wait", async () => {
    const busy = await openWidgetHost(app, { name: "busy", pages: {} });
    const statuses: number[] = [];
    for (let count = 0; count < 125; count += 1) {
      const { status } = await fetch(`${busy.center}/widget/topic?slug=care`, {
        headers: { origin: busy.site.url },
      });
      statuses.push(status);
    }
    expect(statuses.slice(0, 120)).toEqual(Array(120).fill(200));
    expect(statuses.slice(120)).toEqual(Array(5).fill(429));
    await busy.site.close();
  });
});

async function sign({
  email = "dana@example.com",
  audience = "clay",
  exp = 0,
  alg = "HS256",
  secret,
}: {
  email?: string;
  audience?: string;
  exp?: number;
  alg?: string;
  secret?: string | undefined;
}): Promise<string> {
  const own = await findOwnSecret(app.services, scope);
  return new SignJWT({ sub: "42", email, name: "Dana" })
    .setProtectedHeader({ alg })
    .setAudience(audience)
    .setExpirationTime(exp || Math.floor(Date.now() / 1_000) + 300)
    .sign(new TextEncoder().encode(secret ?? own?.secret));
}
