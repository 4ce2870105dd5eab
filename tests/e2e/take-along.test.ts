/** Exports a help center as a static website, and as data that another account imports. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { load } from "cheerio";
import { eq } from "drizzle-orm";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { makeWholeCenter } from "#tests/support/whole-center.ts";

const path = "/dashboard/settings/export";
let app: TestApp;
let browser: Browser;
let owner: TestUser;
let other: TestUser;
let folder: string;
let site: Site;

beforeAll(async () => {
  [app, browser, folder] = await Promise.all([
    startApp(),
    launchTestBrowser(),
    mkdtemp(join(tmpdir(), "step-copy-")),
  ]);
  const { db } = app.services;
  owner = await createUser(app.services, { betaStatus: null });
  const companyId = await makeWholeCenter(app.services, { subdomain: "acme" });
  await db
    .update(companies)
    .set({ userId: owner.userId, betaStatus: "beta_user", plan: "ai" })
    .where(eq(companies.id, companyId));
  other = await createUser(app.services, { companyName: "Not yet", onboardingCompleted: true, plan: "ai" });
  await db.update(companies).set({ helpCenterSubdomain: "second" }).where(eq(companies.id, other.companyId!));
  const files = unzipSync(await download(owner, "website"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  site = await serveSite({ root: folder });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

async function download({ cookie }: TestUser, what: string): Promise<Uint8Array> {
  const response = await fetch(`${app.origin}${path}/files?what=${what}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/zip");
  return new Uint8Array(await response.arrayBuffer());
}

async function takeIn(
  { cookie }: TestUser,
  archive: Uint8Array<ArrayBuffer>,
  { confirm = "yes", intent = "import" } = {},
) {
  const form = new FormData();
  form.set("intent", intent);
  form.set("confirm", confirm);
  form.set("archive", new File([archive], "data.zip"));
  const headers = { cookie, origin: app.origin };
  const response = await fetch(app.origin + path, {
    method: "POST",
    body: form,
    headers,
    redirect: "manual",
  });
  return { status: response.status, text: await response.text() };
}

test("a download isn't made for HEAD", async () => {
  const { cookie } = owner;
  const asked = ["data", "website"].map((what) =>
    fetch(`${app.origin}${path}/files?what=${what}`, { method: "HEAD", headers: { cookie } }),
  );
  for (const { status, headers } of await Promise.all(asked))
    expect([status, headers.get("allow")]).toEqual([405, "GET"]);
});

test("every link of the static copy leads to one of its pages, and nothing is loaded from another server", async () => {
  const waiting = ["/index.html"];
  const known = new Set(waiting);
  const broken: string[] = [];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    const response = await fetch(site.url + at);
    if (response.status !== 200) broken.push(at);
    const html = await response.text();
    if (!at.endsWith(".html")) continue;
    expect(html).not.toContain("acme.localhost");
    const $ = load(html);
    const named = [
      ...$("a[href], link[href]")
        .toArray()
        .map((element) => $(element).attr("href") ?? ""),
      ...$("[src]")
        .toArray()
        .map((element) => $(element).attr("src") ?? ""),
    ];
    for (const reference of named) {
      const url = new URL(reference, site.url + at);
      if (url.origin !== site.url || known.has(url.pathname)) continue;
      known.add(url.pathname);
      waiting.push(url.pathname);
    }
    const foreign = $("[src], link[href]")
      .toArray()
      .map((element) => $(element).attr("src") ?? $(element).attr("href") ?? "");
    expect(foreign.filter((reference) => /^(?:https?:)?\/\//.test(reference))).toEqual([]);
  }
  expect(broken).toEqual([]);
  // The start page, six questions, their list and categories, two articles, guides, contact and search.
  expect([...known].filter((name) => name.endsWith(".html")).length).toBeGreaterThan(14);
});

test("shows the copy in a browser, served and from disk, with images, search and dark mode", {
  tags: "long",
}, async () => {
  for (const base of [`${site.url}/`, `${pathToFileURL(folder).href}/`]) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("requestfailed", (request) => {
      // The navigation aborted a request for an image.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") problems.push(`failed: ${request.url()}`);
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(base) && !request.url().startsWith("data:"))
        problems.push(`foreign: ${request.url()}`);
    });
    await page.goto(`${base}index.html`);
    if (base.startsWith("http")) expect(await shownProblems(page)).toEqual([]);
    await page.getByRole("searchbox").fill("parcel nobody home");
    await page.getByRole("searchbox").press("Enter");
    const heading = page.locator(".hc-results h2");
    await heading.waitFor();
    await expect.poll(() => heading.textContent()).toMatch(/^\d+ results for “parcel nobody home”$/);
    if (base.startsWith("http")) expect(await shownProblems(page)).toEqual([]);
    await page.locator(".hc-result a").first().click();
    await page.getByRole("heading", { level: 1, name: /What happens with parcel number/ }).waitFor();
    await page.goto(`${base}getting-started/index.html`);
    const widths = await page.locator("main img").evaluateAll((images) =>
      Promise.all(
        images.map(async (image) => {
          const picture = image as HTMLImageElement;
          picture.loading = "eager";
          await picture.decode();
          return picture.naturalWidth;
        }),
      ),
    );
    expect(widths).toEqual([1600]);
    await page.goto(`${base}contact/index.html`);
    await expect.poll(() => page.locator("form[method=post]").count()).toBe(0);
    await page.getByText("Please write to").waitFor();
    expect(problems).toEqual([]);
    await page.close();
  }
});

test("one account's data gives the same public pages in another, once, and only in an empty one", {
  tags: "long",
}, async () => {
  const archive = await download(owner, "data");
  expect((await takeIn(other, new Uint8Array(archive), { confirm: "" })).status).toBe(400);
  const first = await takeIn(other, new Uint8Array(archive));
  expect(first.status, first.text).toBe(302);
  await app.services.db.update(companies).set({ isPublic: true }).where(eq(companies.id, other.companyId!));
  for (const page of [
    "",
    "/faq",
    "/faq/parcel-1",
    "/articles/article-1",
    "/getting-started",
    "/guides",
    "/contact",
  ]) {
    const [original, copy] = await Promise.all(
      ["acme", "second"].map(async (name) => (await fetch(`${app.origin}/help/${name}${page}`)).text()),
    );
    expect(plain(copy!, "second"), page).toEqual(plain(original!, "acme"));
  }
  const again = await takeIn(other, new Uint8Array(archive));
  expect(again.status).toBe(409);
  expect(again.text).toContain("isn't empty");
});

test("an import lists its contents first, and reports what could not be used", { tags: "long" }, async () => {
  const files = unzipSync(await download(owner, "data"));
  const [broken, missing] = Object.keys(files).filter((name) => /^files\/public\//.test(name));
  delete files[missing ?? ""];
  if (broken) files[broken] = strToU8("no picture");
  const archive = zipSync(files);
  const fourth = await createUser(app.services, { companyName: "Looks first", onboardingCompleted: true });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setExtraHTTPHeaders({ cookie: fourth.cookie });
  await page.goto(app.origin + path);
  await isLive(page);
  await page
    .getByLabel("ZIP or JSON file")
    .setInputFiles({ name: "mine.zip", mimeType: "application/zip", buffer: Buffer.from(archive) });
  await page.getByRole("button", { name: "Review file" }).click();
  await page.getByText(/: 6 questions, 2 articles, \d+ guides?, \d+ images?$/).waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await page.getByRole("checkbox", { name: /Replace my company's name/ }).check();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText(/^Import done: 6 questions, 2 articles, 2 guides, 1 image$/).waitFor();
  await page.getByText(/We couldn't use an image/).waitFor();
  await expect.poll(() => page.getByLabel("ZIP or JSON file").count()).toBe(0);
  await page.close();
});

test("handwritten data is refused completely, or stored as harmlessly as typed text", {
  tags: "long",
}, async () => {
  const document = documentOf(await download(owner, "data"));
  const third = await createUser(app.services, { companyName: "Empty", onboardingCompleted: true });
  const withDocument = (changed: unknown) =>
    new Uint8Array(zipSync({ "help-center.json": strToU8(JSON.stringify(changed)) }));
  const refused = [
    new Uint8Array(strToU8("nothing")),
    new Uint8Array(strToU8("PK nothing")),
    withDocument({ ...document, version: 2 }),
    withDocument({ ...document, format: "other" }),
    withDocument({ ...document, generated_faqs: [...document.generated_faqs, document.generated_faqs[0]] }),
    withDocument({ ...document, company: { ...document.company, themeSettings: { primaryColor: "red;}" } } }),
    withDocument({
      ...document,
      company: { ...document.company, contactDetails: { socialMedia: { linkedin: "javascript:alert(1)" } } },
    }),
    withDocument({
      ...document,
      generated_faqs: [{ ...document.generated_faqs[0], question: "What\u0000ever?" }],
    }),
    withDocument({ ...document, generated_faqs: [{ ...document.generated_faqs[0], slug: "../up" }] }),
  ];
  for (const [index, archive] of refused.entries()) {
    expect((await takeIn(third, archive)).status, String(index)).toBe(400);
  }
  // An image of another company that the data references by URL stays that company's, and so do ids.
  const foreign = {
    ...document,
    getting_started: [{ ...document.getting_started[0], id: "x", companyId: owner.companyId }],
  };
  const taken = await takeIn(third, withDocument(foreign));
  expect(taken.status, taken.text).toBe(302);
  const mine = documentOf(await download(third, "data"));
  expect(mine.getting_started[0].companyId).toBe(third.companyId);
  expect(mine.getting_started[0].steps[0].imageUrl).toBeNull();
  expect(mine.company.logoUrl).toBeNull();
});

test("a file that isn't made leaves its page open and says why", async () => {
  const busy = await createUser(app.services, { onboardingCompleted: true });
  const headers = { cookie: busy.cookie };
  const status = async () => {
    const answer = await fetch(`${app.origin}${path}/files?what=data`, { headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  await expect.poll(status).toBe(429);
  const page = await browser.newPage();
  await addSession(page.context(), app, busy.cookie);
  for (const [from, link] of [
    [path, "Download data"],
    ["/dashboard/account", "Export all data"],
  ] as const) {
    await page.goto(app.origin + from);
    await page.getByRole("link", { name: link }).click();
    await page.getByText("Too many exports.").waitFor();
    expect(new URL(page.url()).pathname).toBe(from);
  }
  await page.close();
});

/** Returns the single document of version 1, which is easier to edit by hand. */
function documentOf(archive: Uint8Array) {
  const files = unzipSync(archive);
  const { company, files: named } = JSON.parse(strFromU8(files["manifest.json"]!));
  const tables = ["generated_faqs", "faq_evidence", "video_generated_faqs", "help_center_content"];
  const document = { format: "step-account-export", version: 1, company } as Record<string, unknown>;
  for (const table of [...tables, "getting_started", "video_guides"]) document[table] = [];
  for (const { path, table } of named) {
    const lines = strFromU8(files[path]!).trimEnd().split("\n");
    document[table] = lines.map((line) => JSON.parse(line));
  }
  return document as ReturnType<typeof JSON.parse>;
}

/** Returns what a reader sees, without names that depend on the account. */
function plain(html: string, subdomain: string): string {
  const $ = load(html);
  $("script, style, meta, link").remove();
  return (
    $.html()
      .replaceAll(`/help/${subdomain}`, "/help/NAME")
      .replace(/\/files\/[\w/.-]+/g, "PICTURE")
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
      // Guides have part of their id in their URL.
      .replace(/(guides\/[\w-]+-)[0-9a-f]{8}/g, "$1ID")
  );
}
