/** Work that a key starts and follows through the API, done by the server's own jobs, and webhooks that it changes. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  auditEntries,
  centerImports,
  generatedFaqs,
  redirects,
  webhookDeliveries,
  webhookEndpoints,
  websiteChecks,
} from "#db/schema.ts";
import { addWebhook } from "#features/companies/webhooks/own-webhooks.server.ts";
import { type KeyScope, withIncluded } from "#shared/key-scopes.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { makeKey } from "./support/api-keys.ts";
import { startApp, type TestApp } from "./support/app.ts";
import { buildOwner } from "./support/factories.ts";
import { freshdeskKey, type HelpDesk, startFreshdesk } from "./support/help-desks.ts";
import { type Site, serveSite } from "./support/static-site.ts";
import { ApiError, type StepApi } from "./support/step-api.ts";
import { hostPage } from "./support/widget-host.ts";

let app: TestApp;
let desk: HelpDesk;
let site: Site;

const questions = [
  ["Is the mug safe in the dishwasher?", "Yes. All our glazes are safe in the dishwasher and the microwave."],
  ["How long does delivery take?", "Orders leave the studio within two days and arrive after three more."],
  ["Can I return a mug?", "You can return a mug within 30 days. We send you a label by email."],
];

beforeAll(async () => {
  app = await startApp({ CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" }, { works: true });
  desk = await startFreshdesk();
  site = await serveSite({
    pages: {
      "/": hostPage(
        `<main><h1>Questions about our mugs</h1>${questions
          .map(([question, answer]) => `<h2>${question}</h2><p>${answer}</p>`)
          .join("")}</main>`,
      ),
    },
  });
});
afterAll(async () => {
  await Promise.all([desk?.close(), site?.close()]);
  await app?.close();
});

const owner = (values: Parameters<typeof buildOwner>[1] = {}) =>
  buildOwner(app.services.db, { betaStatus: "beta_user", language: "en", ...values });

async function clientOf(scope: OwnerScope, scopes: KeyScope[]): Promise<StepApi> {
  return (await makeKey(app, scope, withIncluded(scopes))).api;
}

async function problemOf(call: Promise<unknown>): Promise<[type: string, detail: string]> {
  const error = await call.then(
    () => new Error("the call succeeded"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  const { type, detail } = error.problem;
  return [type.slice(type.indexOf("#") + 1), detail];
}

async function auditOf({ companyId }: OwnerScope): Promise<[action: string, actor: string | null][]> {
  const entries = await app.services.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.companyId, companyId))
    .orderBy(auditEntries.at);
  return entries
    .filter(({ action }) => action !== "key.created")
    .map(({ action, actorKind, actorName }) => [action, actorKind === "key" ? actorName : actorKind]);
}

describe("a check of the website", () => {
  test("is started by a key that may publish, and followed until it ends", { tags: "long" }, async () => {
    const scope = await owner({ websiteUrl: site.url });
    const api = await clientOf(scope, ["read", "publish"]);
    const { db } = app.services;
    const hook = { name: "", url: `${site.url}/hook`, events: ["website.changed" as const] };
    const { id: endpointId } = await addWebhook(app.services, scope, hook);
    const started = await api.startWebsiteCheck();
    expect(started.data).toMatchObject({ url: `${site.url}/`, error: null, isScheduled: false });
    const { id } = started.data;
    expect(started.headers.get("location")).toBe(`${app.origin}/api/v1/website-checks/${id}`);
    const read = async () => (await api.getWebsiteCheck({ id })).data;
    await expect.poll(async () => (await read()).status).toBe("completed");
    const check = await read();
    expect(check).toMatchObject({ progress: 100, pagesRead: 1, result: "compared" });
    expect((await api.listWebsiteChecks()).data).toEqual({ data: [check], nextCursor: null });
    expect(await auditOf(scope)).toContainEqual(["website.checked", "Website build"]);
    const deliveries = await db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.endpointId, endpointId));
    expect(deliveries.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: "website.changed", data: { change: "proposed" } },
    ]);
    expect(await db.$count(generatedFaqs, eq(generatedFaqs.companyId, scope.companyId))).toBe(0);
  });

  test("isn't started twice, without a website, or by a key that can't publish", async () => {
    const { db } = app.services;
    const scope = await owner({ websiteUrl: site.url });
    const { companyId } = scope;
    const [running] = await db.insert(websiteChecks).values({ companyId, url: site.url }).returning();
    const id = running?.id ?? "";
    const api = await clientOf(scope, ["read", "publish"]);
    expect((await api.getWebsiteCheck({ id })).data).toMatchObject({ status: "queued", result: null });
    expect(await problemOf(api.startWebsiteCheck())).toEqual([
      "conflict",
      "A check is running. Wait until it has finished.",
    ]);
    const none = await clientOf(await owner({ websiteUrl: null }), ["publish"]);
    expect(await problemOf(none.startWebsiteCheck())).toEqual([
      "conflict",
      "There is no website to check. Add your Homepage URL in the settings first.",
    ]);
    const writer = await clientOf(scope, ["read", "write"]);
    expect((await problemOf(writer.startWebsiteCheck()))[0]).toBe("missing-scope");
    const stranger = await clientOf(await owner(), ["read"]);
    expect((await problemOf(stranger.getWebsiteCheck({ id })))[0]).toBe("not-found");
    expect((await stranger.listWebsiteChecks()).data.data).toEqual([]);
  });
});

describe("an import from a help desk", () => {
  const address = () => desk.origin;

  test("is planned, confirmed and done, and its key is never shown or kept", async () => {
    const { db } = app.services;
    const scope = await owner();
    const api = await clientOf(scope, ["read", "settings"]);
    expect((await problemOf(api.getHelpDeskImport()))[0]).toBe("not-found");
    const wish = { source: "freshdesk", address: address(), key: freshdeskKey } as const;
    const started = await api.startHelpDeskImport(wish);
    expect(started.data).toMatchObject({ source: "freshdesk", phase: "plan", plan: null, report: null });
    expect(JSON.stringify(started.data)).not.toContain(freshdeskKey);
    const read = async () => (await api.getHelpDeskImport()).data;
    await expect.poll(async () => (await read()).status).toBe("completed");
    expect((await read()).plan).toMatchObject({
      articles: 133,
      languages: ["de"],
      collections: expect.arrayContaining([{ name: "Returns", articles: 1 }]),
    });
    const [row] = await db.select().from(centerImports).where(eq(centerImports.companyId, scope.companyId));
    expect(row?.sealedAccess).toBeNull();
    const confirmed = await api.confirmHelpDeskImport({
      status: "published",
      redirects: false,
      collections: [
        { name: "Internal", to: null },
        { name: "Returns", to: "Sending back" },
      ],
    });
    expect(confirmed.data).toMatchObject({ phase: "import", plan: null });
    const stateOf = async () => {
      const { phase, status } = await read();
      return [phase, status];
    };
    await expect.poll(stateOf).toEqual(["import", "completed"]);
    expect(await read()).toMatchObject({ report: { added: 132, skipped: 1, redirects: 0 }, error: null });
    const articles = (await api.listArticles({ collection: "Sending back" })).data.data;
    expect(articles).toMatchObject([{ title: "How do I return it?", status: "published" }]);
    expect(await db.$count(redirects, eq(redirects.companyId, scope.companyId))).toBe(0);
    expect((await problemOf(api.confirmHelpDeskImport({})))[0]).toBe("conflict");
    await api.stopHelpDeskImport();
    expect(await stateOf()).toEqual(["import", "completed"]);
    const logged = JSON.stringify(app.logged());
    expect(logged).not.toContain(freshdeskKey);
  });

  test("names what is wrong with the address or the key, and needs the scope for settings", async () => {
    const scope = await owner();
    const api = await clientOf(scope, ["read", "settings"]);
    const start = (body: Parameters<StepApi["startHelpDeskImport"]>[0]) =>
      problemOf(api.startHelpDeskImport(body));
    expect(await start({ source: "zendesk", address: "nonsense" })).toEqual([
      "invalid-request",
      "Enter the address of your help center, such as acme.zendesk.com.",
    ]);
    expect(await start({ source: "zendesk", address: address(), email: "a@b.example" })).toEqual([
      "invalid-request",
      "Send both email and key, or neither.",
    ]);
    expect(await start({ source: "intercom", key: "with a space" })).toEqual([
      "invalid-request",
      "Enter the key without spaces.",
    ]);
    expect(await start({ source: "freshdesk", address: "http://desk.example", key: "k" })).toEqual([
      "invalid-request",
      "Enter an address that begins with https, because the key must be sent encrypted.",
    ]);
    expect((await problemOf(api.stopHelpDeskImport()))[0]).toBe("not-found");
    const wrong = { source: "freshdesk", address: address(), key: "wrong" } as const;
    await api.startHelpDeskImport(wrong);
    const read = async () => (await api.getHelpDeskImport()).data;
    await expect.poll(async () => (await read()).status).toBe("failed");
    expect((await read()).error).toContain("doesn't accept this key");
    const publisher = await clientOf(scope, ["read", "publish"]);
    for (const call of [
      () => publisher.startHelpDeskImport(wrong),
      () => publisher.confirmHelpDeskImport({}),
      () => publisher.stopHelpDeskImport(),
    ])
      expect((await problemOf(call()))[0]).toBe("missing-scope");
  });
});

describe("a webhook", () => {
  const values = { name: "Search", url: "https://a.example/hook?token=1", events: ["message.received"] };
  const added = async (scope: OwnerScope) =>
    addWebhook(app.services, scope, { ...values, events: ["message.received"] });

  test("is changed, stopped and resumed, and keeps its secret, which no key reads", async () => {
    const { db } = app.services;
    const scope = await owner();
    const { id, secret } = await added(scope);
    const api = await clientOf(scope, ["settings"]);
    const { data } = await api.listWebhooks();
    expect(data.data).toMatchObject([{ id, ...values, isOn: true, stopReason: null, failingSince: null }]);
    expect(JSON.stringify(data)).not.toContain("whsec");
    const before = await api.getWebhook({ id });
    const stored = async () => {
      const [row] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
      return row;
    };
    const sealed = (await stored())?.secret;
    const change = { url: "https://b.example/", events: ["content.published" as const], isOn: false };
    const changed = await api.updateWebhook({ id }, change, { ifMatch: before.etag ?? "" });
    expect(changed.data).toMatchObject({ name: "Search", ...change, stopReason: "owner" });
    expect(await problemOf(api.updateWebhook({ id }, { name: "x" }, { ifMatch: before.etag ?? "" }))).toEqual(
      ["changed-meanwhile", "The resource no longer matches If-Match."],
    );
    expect((await api.updateWebhook({ id }, { isOn: true })).data).toMatchObject({
      ...change,
      isOn: true,
      stopReason: null,
    });
    expect(app.services.secretBox.open(sealed ?? "", id)).toBe(secret);
    expect((await stored())?.secret).toBe(sealed);
    expect((await auditOf(scope)).filter(([, actor]) => actor === "Website build")).toEqual([
      ["webhook.edited", "Website build"],
      ["webhook.stopped", "Website build"],
      ["webhook.resumed", "Website build"],
    ]);
  });

  test("needs a web address and an event, and a key of its own company with the scope for settings", async () => {
    const scope = await owner();
    const { id } = await added(scope);
    const api = await clientOf(scope, ["settings"]);
    for (const url of ["ftp://a.example/", "https://user:secret@a.example/", "nonsense"])
      expect(await problemOf(api.updateWebhook({ id }, { url }))).toEqual([
        "invalid-request",
        "Enter an address that starts with https://",
      ]);
    expect((await problemOf(api.updateWebhook({ id }, { events: [] })))[0]).toBe("invalid-request");
    const publisher = await clientOf(scope, ["read", "publish", "inbox"]);
    const stranger = await clientOf(await owner(), ["settings"]);
    const calls = (client: StepApi) => [
      () => client.getWebhook({ id }),
      () => client.updateWebhook({ id }, { url: "https://evil.example/" }),
    ];
    for (const call of [...calls(publisher), () => publisher.listWebhooks()])
      expect((await problemOf(call()))[0]).toBe("missing-scope");
    for (const call of calls(stranger)) expect((await problemOf(call()))[0]).toBe("not-found");
    expect((await stranger.listWebhooks()).data.data).toEqual([]);
    expect((await api.getWebhook({ id })).data.url).toBe(values.url);
  });
});
