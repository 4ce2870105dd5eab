/** A visitor has a website read from the start page, looks at the help center, and keeps it by signing up. */
import { simpleParser } from "mailparser";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { betaCodes, companies, rateLimits, trials } from "#db/schema.ts";
import type { TeamArea } from "#engines/messages/team/team-catalogs.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createMember, createUser } from "#tests/support/sign-in.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/support/smtp.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { germanProblems } from "#tests/support/team-language.ts";

let app: TestApp;
let site: Site;
let otherSite: Site;
let browser: Browser;
let smtp: TestSmtpServer;

/** One page, which takes a fraction of the sample's time. */
const otherPage = `<!doctype html><html lang="en"><head><title>Hubley</title><meta property="og:site_name" content="Hubley"></head>
<body><main><h1>Hubley repairs bicycles</h1><h2>How long does a repair take?</h2><p>A repair takes three working days, counted from the morning we collect the bike.</p>
<h2>Do you collect bikes from home?</h2><p>Yes, we collect bikes from your home on every weekday between eight and noon.</p></main></body></html>`;

beforeAll(async () => {
  [site, otherSite, smtp] = await Promise.all([
    serveSite({ root: "sample" }),
    serveSite({ pages: { "/": otherPage } }),
    startSmtpServer(),
  ]);
  [app, browser] = await Promise.all([
    startApp(
      { TRIALS: "on", CRAWL_ALLOW_PRIVATE: "127.0.0.0/8", SMTP_URL: smtp.url, SUPPORT_EMAIL: "a@b.example" },
      { works: true },
    ),
    launchTestBrowser(),
  ]);
  await app.services.db.insert(betaCodes).values({ code: "GOOD-CODE", maxUses: 100 });
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  const { db } = app.services;
  await db.delete(rateLimits);
  await db.delete(trials);
  await db.delete(companies);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await site?.close();
  await otherSite?.close();
  await smtp?.close();
});

async function visit(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 }, ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  return { page, problems };
}

async function submitAddress(page: Page, address: string) {
  await page.goto(`${app.origin}/`);
  await page.getByRole("textbox", { name: "Your website" }).fill(address);
  await page.getByRole("button", { name: "Get Started" }).click();
}

const answers = (page: Page) => page.getByRole("heading", { name: "Questions your website answers" });

async function mailedLink(email: string): Promise<string> {
  await expect.poll(() => smtp.received.some(({ to }) => to.includes(email))).toBe(true);
  const mail = await simpleParser(smtp.received.find(({ to }) => to.includes(email))!.raw);
  return /https?:\/\/\S+\/auth\/\S+token\S+/.exec(mail.text ?? "")?.[0] ?? "";
}

test("from an address on the start page to their own help center in four clicks, at 390 px", () =>
  keepsInFourClicks(390));
test(
  "from an address on the start page to their own help center in four clicks, at 1280 px",
  { tags: "long" },
  () => keepsInFourClicks(1280),
);

async function keepsInFourClicks(width: number): Promise<void> {
  const email = `cold-${width}@hubley.example`;
  const { page, problems } = await visit({ viewport: { width, height: 844 } });
  // As most people type it. Https is assumed, and can't be reached.
  await submitAddress(page, site.url.replace("http://", "")); // 1
  await page.waitForURL("**/try");
  await answers(page).waitFor();
  await page.getByRole("heading", { level: 1, name: "Whetline has a help center" }).waitFor();
  expect(await shownProblems(page)).toEqual([]);
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widest).toBeLessThanOrEqual(width);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a long enough sentence");
  await page.getByLabel("Beta access code").fill("GOOD-CODE");
  await page.getByRole("button", { name: "Keep it" }).click(); // 2
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await page.goto(await mailedLink(email)); // 3
  await page.getByRole("link", { name: "Continue" }).click(); // 4
  await page.getByRole("heading", { name: "Are these your colors?" }).waitFor();
  expect(await app.services.db.select().from(companies)).toMatchObject([
    { betaStatus: "beta_user", isPublic: false, websiteUrl: expect.stringMatching(/^http:/) },
  ]);
  expect(problems).toEqual([]);
  await page.goto(`${app.origin}/try`);
  await page.getByRole("heading", { name: "Which website should we read?" }).waitFor();
}

test("shows the same after a reload, and nothing to a visitor without the cookie", {
  tags: "long",
}, async () => {
  const { page } = await visit();
  await submitAddress(page, site.url);
  await answers(page).waitFor();
  await page.reload();
  await answers(page).waitFor();
  await page.locator("summary", { hasText: "Is it legal to send knives by post?" }).click();
  await expect.poll(() => page.locator("details[open]").count()).toBe(2);
  const { page: other } = await visit();
  await other.goto(`${app.origin}/try`);
  await other.getByRole("heading", { name: "Which website should we read?" }).waitFor();
  expect((await fetch(`${app.origin}/try/events`, { headers: { accept: "text/event-stream" } })).status).toBe(
    404,
  );
  await submitAddress(page, site.url);
  await answers(page).waitFor();
});

test("Back and Forward lead to the start page and to the same help center, and Back from the mail to the promise", {
  tags: "long",
}, async () => {
  const { page, problems } = await visit();
  await submitAddress(page, otherSite.url);
  await answers(page).waitFor();
  await page.goBack();
  await page.waitForURL(`${app.origin}/`);
  await page.getByRole("textbox", { name: "Your website" }).waitFor();
  await page.goForward();
  await page.waitForURL("**/try");
  await answers(page).waitFor();
  await isLive(page);
  await page.getByLabel("Email").fill("back@hubley.example");
  await page.getByLabel("Password").fill("a long enough sentence");
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await page.goBack();
  await page.waitForURL("**/try");
  await page.getByRole("heading", { name: "Confirm your email to keep it" }).waitFor();
  await answers(page).waitFor();
  await page.goForward();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  expect(problems).toEqual([]);
});

test("two tabs show the same reading, and an older tab never keeps the website of a newer one", {
  tags: "long",
}, async () => {
  const { page: older, problems } = await visit();
  await submitAddress(older, site.url);
  const newer = await older.context().newPage();
  await newer.goto(`${app.origin}/try`);
  await Promise.all([answers(older).waitFor(), answers(newer).waitFor()]);
  await app.services.db.delete(rateLimits);
  await submitAddress(newer, otherSite.url);
  await newer.getByRole("heading", { level: 1, name: "Hubley has a help center" }).waitFor();
  await older.getByLabel("Email").fill("tabs@hubley.example");
  await older.getByLabel("Password").fill("a long enough sentence");
  await older.getByRole("button", { name: "Keep it" }).click();
  await older.getByText("You had another website read in another tab.").waitFor();
  await older.getByRole("heading", { level: 1, name: "Hubley has a help center" }).waitFor();
  expect(await app.services.db.select().from(trials)).toMatchObject([{ keptBy: null }]);
  // Now both show the same, so either may keep it.
  await older.getByLabel("Email").fill("tabs@hubley.example");
  await older.getByLabel("Password").fill("a long enough sentence");
  await older.getByRole("button", { name: "Keep it" }).click();
  await older.getByRole("heading", { name: "Check your email" }).waitFor();
  await newer.reload();
  await newer.getByRole("heading", { name: "Confirm your email to keep it" }).waitFor();
  expect(problems).toEqual([]);
});

test("says why a website can't be read, and reads the next address without a wait", {
  tags: "long",
}, async () => {
  const { page } = await visit();
  await submitAddress(page, "nothing here");
  await page.getByText("Please enter a valid website URL").waitFor();
  await submitAddress(page, "http://127.0.0.1:9/");
  await page.getByRole("heading", { name: "Website Analysis Failed" }).waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await page.getByLabel("Website URL").fill(otherSite.url);
  await page.getByRole("button", { name: "Build my help center" }).click();
  await answers(page).waitFor();
});

const areas = ["wizard"] satisfies TeamArea[];

async function opensInGerman(): Promise<Page> {
  const { page } = await visit({ locale: "de-DE" });
  await page.goto(`${app.origin}/try`);
  expect(await germanProblems(page, { areas, data: [/^©|^Step$/] })).toEqual([]);
  return page;
}

test("is in German and fits", async () => {
  await opensInGerman();
});

test("is in German and fits with a help center, and keeps what is wrong with the form next to its fields", {
  tags: "long",
}, async () => {
  const page = await opensInGerman();
  await page.getByLabel("Adresse der Website").fill(site.url);
  await page.getByRole("button", { name: "Mein Hilfe-Center erstellen" }).click();
  await page.getByRole("heading", { name: "Fragen, die Ihre Website beantwortet" }).waitFor();
  await isLive(page);
  const data = [/^©|^Step$|^127\.|^Whetline|^[a-z ]+ · /i];
  await page.getByLabel("E-Mail").fill("ada@");
  await page.getByLabel("Passwort").fill("short");
  await page.getByRole("button", { name: "Behalten" }).click();
  await page.getByText("Bitte geben Sie eine gültige E-Mail-Adresse ein").waitFor();
  await page.getByLabel("E-Mail").fill("ada@hubley.example");
  await page.getByLabel("Passwort").fill("short");
  await page.getByRole("button", { name: "Behalten" }).click();
  await page.getByText("Verwenden Sie mindestens").waitFor();
  expect(await germanProblems(page, { areas: [...areas, "auth"], data })).toEqual([]);
  const known = await createUser(app.services);
  await page.getByLabel("E-Mail").fill(known.email);
  await page.getByLabel("Passwort").fill("a long enough sentence");
  await page.getByRole("button", { name: "Behalten" }).click();
  await page.getByText("ist bereits registriert").waitFor();
});

test("tells a member of another's team that only owners get a further help center", {
  tags: "long",
}, async () => {
  const owner = await createUser(app.services, { onboardingCompleted: true });
  const member = await createMember(app.services, owner.companyId!, "writer");
  const { page } = await visit();
  await addSession(page.context(), app, member.cookie);
  await submitAddress(page, otherSite.url);
  await answers(page).waitFor();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByText("Only owners of a help center can create another one.").waitFor();
});

test("works without script, and goes straight to an owner who is signed in", { tags: "long" }, async () => {
  const owner = await createUser(app.services, { onboardingCompleted: true });
  const { page } = await visit({ javaScriptEnabled: false });
  await addSession(page.context(), app, owner.cookie);
  await submitAddress(page, otherSite.url);
  await answers(page).waitFor();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.waitForURL("**/onboarding/*");
  await page.getByRole("heading", { name: "Are these your colors?" }).waitFor();
});
