/** The pages for signing in and up, and their mails, are in the visitor's language. */
import { load } from "cheerio";
import { eq, ne } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outboxMails } from "#db/schema.ts";
import { teamCatalogs } from "#engines/messages/team/team-catalogs.ts";
import { createMails } from "#features/mails/create-mails.ts";
import { invitePeople } from "#features/team/invite.server.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const german = { "accept-language": "de-AT,de;q=0.9,en;q=0.5" };
const tokens = new URLSearchParams({ access_token: "x".repeat(43), refresh_token: "y".repeat(43) });
const pages = [
  "/auth",
  "/auth?mode=signup&plan=ai",
  "/auth/forgot",
  `/auth/reset?${tokens}`,
  "/auth/reset",
  `/auth/link?${tokens}`,
  "/auth/link",
  `/auth/email?${tokens}`,
  "/auth/email",
  `/auth/callback?type=signup&${tokens}`,
  "/auth/callback",
];
const wrong = { email: "ada@example.test", password: "wrong horse" };
const forms: [name: string, path: string, fields: Record<string, string>][] = [
  ["nothing typed", "/auth", { intent: "sign-in" }],
  ["wrong password", "/auth", { intent: "sign-in", ...wrong }],
  ["a wrong address", "/auth", { intent: "sign-in", email: "?", password: "?" }],
  ["an incomplete sign-up", "/auth", { intent: "sign-up", email: "a@b.test", password: "short" }],
  [
    "a weak password",
    "/auth",
    { intent: "sign-up", email: "hubley@b.test", password: "hubley", companyName: "Hubley" },
  ],
  ["a common password", "/auth", { intent: "sign-up", ...wrong, password: "1234567890", companyName: "A" }],
  ["a link to sign in", "/auth", { intent: "mail-link", email: wrong.email }],
  ["a forgotten password", "/auth/forgot", { email: wrong.email }],
  ["a wrong address to reset", "/auth/forgot", { email: "?" }],
  ["a used link to sign in", "/auth/link", Object.fromEntries(tokens)],
  ["a used link to reset", "/auth/reset", { ...Object.fromEntries(tokens), password: "correct horse 42" }],
  ["a used link to confirm", "/auth/callback", { type: "signup", ...Object.fromEntries(tokens) }],
  ["a used link to an address", "/auth/email", Object.fromEntries(tokens)],
];

/** The English sentences, without those that both languages share. */
const english = Object.keys(teamCatalogs.auth.de)
  .filter((text) => text !== "(optional)")
  .map((text) => {
    const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".+")}$`);
  });

function englishTexts(html: string): string[] {
  const $ = load(html);
  $("script, style, body [lang=en]").remove();
  const texts = $(
    "title, h1, p, a, button, label, li, span, strong, [role=alert], [role=status], [id$=error] *",
  )
    .toArray()
    .flatMap((element) => [$(element).text(), $(element).attr("aria-label") ?? ""]);
  return texts
    .map((text) =>
      text
        .replace(/\s+/g, " ")
        .trim()
        .replace(/ · Step$/, ""),
    )
    .filter((text) => english.some((pattern) => pattern.test(text)));
}

test.each(pages)("%s is in German, and in English for everyone else", async (path) => {
  const answer = await fetch(app.origin + path, { headers: german });
  const html = await answer.text();
  expect(answer.headers.get("cache-control")).toMatch(/private|no-store/);
  expect(load(html)("html").attr("lang")).toBe("de");
  expect(englishTexts(html)).toEqual([]);
  const other = await (await fetch(app.origin + path, { headers: { "accept-language": "fr" } })).text();
  expect(load(other)("html").attr("lang")).toBe("en");
  expect(englishTexts(other).length).toBeGreaterThan(1);
});

test.each(forms)("the answer to %s is in German", async (_, path, fields) => {
  const answer = await fetch(app.origin + path, {
    method: "POST",
    headers: { ...german, origin: app.origin },
    body: new URLSearchParams(fields),
  });
  const html = await answer.text();
  expect([200, 400, 401, 409]).toContain(answer.status);
  expect(load(html)("html").attr("lang")).toBe("de");
  expect(englishTexts(html)).toEqual([]);
});

test("an invitation is in German, with its mail and the answers to its forms", async () => {
  const { services, origin } = app;
  const owner = await buildOwner(services.db, { companyName: "Acme", onboardingCompleted: true });
  const deps = { ...services, mails: createMails(services, "de") };
  const addresses = "otto@example.test";
  expect(await invitePeople(deps, owner, { addresses, role: "writer" })).toMatchObject({ ok: true });
  const [mail] = await services.db.select().from(outboxMails).where(eq(outboxMails.to, addresses));
  expect(mail?.subject).toBe("Sie sind in ein Team bei Step eingeladen");
  const path = /\/invitation\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? expect.fail("no link");
  const stranger = await createUser(services, { companyName: "Other" });
  const answers = {
    usable: await fetch(origin + path, { headers: german }),
    "another address": await fetch(origin + path, { headers: { ...german, cookie: stranger.cookie } }),
    unknown: await fetch(`${origin}/invitation/${"x".repeat(43)}`, { headers: german }),
    "weak password": await fetch(origin + path, {
      method: "POST",
      headers: { ...german, origin },
      body: new URLSearchParams({ intent: "sign-up", password: "short" }),
    }),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const html = await answer.text();
    expect(load(html)("html").attr("lang"), name).toBe("de");
    expect(load(html)("h1").text(), name).toMatch(/beitreten|Wir finden/);
    expect(englishTexts(html), name).toEqual([]);
  }
});

test("a German visitor signs up, reads German mails and notices, and the pages are accessible", async () => {
  const context = await browser.newContext({ locale: "de-DE" });
  const page = await context.newPage();
  await page.goto(`${app.origin}/auth?mode=signup`);
  await isLive(page);
  expect(await shownProblems(page)).toEqual([]);
  await page.getByLabel("E-Mail").fill("grete@example.test");
  await page.getByLabel("Passwort", { exact: true }).fill("ein kurzer Satz 42");
  await page.getByLabel("Name des Unternehmens").fill("Grete GmbH");
  await page.getByRole("button", { name: "Registrieren" }).click();
  await page.getByRole("heading", { name: "Sehen Sie in Ihre E-Mails" }).waitFor();
  await page.getByText("Konto angelegt!", { exact: false }).first().waitFor();
  await page.getByText("Erneut senden möglich in:", { exact: false }).waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await page.goto(`${app.origin}/auth/forgot`);
  await isLive(page);
  const { email } = await createUser(app.services, { companyName: "Acme" });
  await page.getByLabel("E-Mail").fill(email);
  await page.getByRole("button", { name: "Link senden" }).click();
  await page.getByRole("heading", { name: "Sehen Sie in Ihre E-Mails" }).waitFor();
  await context.close();
  const mails = await app.services.db
    .select()
    .from(outboxMails)
    .where(ne(outboxMails.kind, "team-invitation"));
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    "Bestätigen Sie Ihre E-Mail-Adresse für Step",
    "Setzen Sie Ihr Passwort für Step zurück",
  ]);
  for (const { html } of mails) expect(load(html ?? "")("html").attr("lang")).toBe("de");
});
