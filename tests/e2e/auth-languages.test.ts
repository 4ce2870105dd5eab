/** The pages for signing in and up, and their mails, are in the visitor's language. */
import { load } from "cheerio";
import { eq, ne } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, companyLanguages, outboxMails } from "#db/schema.ts";
import { type TeamArea, teamCatalogs } from "#engines/messages/team/team-catalogs.ts";
import { createLinkToken } from "#features/accounts/link-tokens.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import { invitePeople } from "#features/team/invite.server.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { fillCompany } from "#tests/support/filled-company.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { germanProblems } from "#tests/support/team-language.ts";

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

test.each(pages)("%s is in German, and in English for everyone else", expectGerman);

test.each([
  ["password_reset", "/auth/reset", null],
  ["sign_in", "/auth/link", null],
  ["email_change", "/auth/email", "next@hubley.example"],
] as const)("the %s link that still works opens in German", async (kind, path, newEmail) => {
  const { db, ids, clock } = app.services;
  const { userId } = await createUser(app.services);
  const token = { ids, userId, kind, now: clock.now(), lifetimeMs: 60_000, newEmail };
  const { accessToken, refreshToken } = await createLinkToken(db, token);
  await expectGerman(
    `${path}?${new URLSearchParams({ access_token: accessToken, refresh_token: refreshToken })}`,
  );
});

async function expectGerman(path: string): Promise<void> {
  const answer = await fetch(app.origin + path, { headers: german });
  const html = await answer.text();
  expect(answer.headers.get("cache-control")).toMatch(/private|no-store/);
  expect(load(html)("html").attr("lang")).toBe("de");
  expect(englishTexts(html)).toEqual([]);
  const other = await (await fetch(app.origin + path, { headers: { "accept-language": "fr" } })).text();
  expect(load(other)("html").attr("lang")).toBe("en");
  expect(englishTexts(other).length).toBeGreaterThan(1);
}

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

test("an invitation is in German, with its mail and the answers to its forms", { tags: "long" }, async () => {
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

test("an account's language wins over the browser's, also in its mails", async () => {
  const { origin, services } = app;
  const { cookie, email } = await createUser(services, { onboardingCompleted: true });
  const english = { "accept-language": "en", origin };
  const saved = await fetch(`${origin}/dashboard/account`, {
    method: "POST",
    redirect: "manual",
    headers: { ...english, cookie },
    body: new URLSearchParams({ intent: "change-language", language: "de" }),
  });
  expect(saved.status).toBe(302);
  const account = load(await (await fetch(`${origin}/dashboard/account`, { headers: { cookie } })).text());
  expect(account("select[name=language] option[selected]").text()).toBe("Deutsch");
  expect(account("h1").text()).toBe("Konto");
  await fetch(`${origin}/auth/forgot`, {
    method: "POST",
    headers: english,
    body: new URLSearchParams({ email }),
  });
  const [mail] = await services.db.select().from(outboxMails).where(eq(outboxMails.to, email));
  expect(mail?.subject).toBe("Setzen Sie Ihr Passwort für Step zurück");
});

test("the account, its security and the setup of a second factor are in German and fit", {
  tags: "long",
}, async () => {
  const { services, origin } = app;
  const owner = await createUser(services, {
    companyName: "Acme",
    onboardingCompleted: true,
    password: "correct horse 42",
  });
  const context = await browser.newContext({ locale: "de-DE" });
  await addSession(context, { origin }, owner.cookie);
  const page = await context.newPage();
  const data = [/@|^Step$|^Acme$|^English$|^Deutsch$|^Chrome|^Ctrl$|^Enter$|^Esc$|^Alt$|\(Ctrl\+B\)$/];
  const visit = async (path: string, areas: TeamArea[]) => {
    await page.goto(origin + path);
    await isLive(page);
    expect(await germanProblems(page, { areas, data }), path).toEqual([]);
  };
  await visit("/auth/set-up", ["account"]);
  await visit("/dashboard/team/security", ["account", "frame"]);
  await page.keyboard.press("Control+k");
  await page.getByPlaceholder("Suchen oder öffnen").waitFor();
  expect(await germanProblems(page, { areas: ["account", "frame"], data })).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByPlaceholder("Suchen oder öffnen").waitFor({ state: "hidden" });
  await page.keyboard.press("?");
  await page.getByRole("heading", { name: "Tastenkürzel" }).waitFor();
  expect(await germanProblems(page, { areas: ["account", "frame"], data })).toEqual([]);
  await visit("/dashboard/account", ["account", "frame"]);
  await page.locator("summary", { hasText: "Konto löschen" }).click();
  await page.getByRole("button", { name: "Alles endgültig löschen" }).click();
  await page.getByText("Geben Sie es genau wie oben gezeigt ein").waitFor();
  await page.getByLabel("Neues Passwort").fill("short");
  await page.getByLabel("Aktuelles Passwort").fill("correct horse 42");
  await page.getByRole("button", { name: "Passwort ändern" }).click();
  await page.getByText("Verwenden Sie mindestens 10 Zeichen.").waitFor();
  expect(await germanProblems(page, { areas: ["account", "auth", "frame"], data })).toEqual([]);
  await context.close();
});

test("the pages about questions, and what they answer to forms, are in German and fit", {
  tags: "long",
}, async () => {
  const { services, origin } = app;
  const company = await fillCompany(services);
  await services.db
    .insert(companyLanguages)
    .values({ companyId: company.companyId, language: "fr", status: "draft" });
  const context = await browser.newContext({ locale: "de-DE", reducedMotion: "reduce" });
  await addSession(context, { origin }, company.cookie);
  const page = await context.newPage();
  const data = [
    new RegExp(company.mark),
    /@|^Step$|^Strg$|^Enter$|^Alt$|^Insert description|localhost|^https?:|\(Ctrl\+B\)$|\/about|^Source$|^checked /,
    /^Category name|^Empty$|^New (?:Question|Answer)$|^\d+\. Nov\.|^(?:– )?Französisch$/,
  ];
  const look = async (areas: TeamArea[], message: string) =>
    expect(await germanProblems(page, { areas: [...areas, "frame"], data }), message).toEqual([]);
  const visit = async (path: string, areas: TeamArea[]) => {
    await page.goto(origin + path);
    await isLive(page);
    await look(areas, path);
  };
  await visit("/dashboard", ["home"]);
  await visit("/dashboard/getting-started", ["guide", "guides"]);
  await page.getByRole("button", { name: "Schritt hinzufügen" }).click();
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await page.getByText("Anleitung gespeichert!").waitFor();
  await look(["guide", "guides"], "after saving a guide");
  await visit("/dashboard/getting-started/history", ["guide"]);
  await visit("/dashboard/faqs", ["faqs"]);
  await page.getByRole("button", { name: "Frage hinzufügen" }).click();
  await page.getByText("Neue Frage hinzugefügt").waitFor();
  await page.getByRole("button", { name: "Vorschau", exact: true }).click();
  await page.getByRole("region", { name: "Vorschau der Antwort" }).waitFor();
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await page.getByText("Schreiben Sie zuerst eine eigene Frage und Antwort.").waitFor();
  await look(["faqs"], "an open question");
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await page.getByRole("checkbox", { name: "Alle angezeigten auswählen" }).check();
  await page
    .getByRole("form", { name: "Ausgewählte Fragen" })
    .getByRole("button", { name: "Zurückziehen" })
    .click();
  await page.getByText("1 Frage zurückgezogen").waitFor();
  await look(["faqs"], "selected questions");
  await visit("/dashboard/faqs/website", ["website", "sources"]);
  await page.getByRole("button", { name: "Behalten" }).first().click();
  await page.getByText("Behalten. Wir fragen nur wieder").waitFor();
  await visit("/dashboard/faqs/import", ["faqs"]);
  await page.setInputFiles("input[type=file]", {
    name: "questions.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("a,b\n1,2"),
  });
  await page.getByRole("button", { name: "Änderungen prüfen" }).click();
  await page.getByText("„question“ und „answer“ fehlen").waitFor();
  await look(["faqs"], "a file without columns");
  await visit(`/dashboard/faqs/${company.ids.published}/history`, ["faqs"]);
  await visit("/dashboard/answers", ["answers"]);
  await visit("/dashboard/translate/fr", ["translate"]);
  await visit("/dashboard/translate", ["translate"]);
  await page.getByRole("table").waitFor();
  await page.getByRole("link", { name: /^Übersetzen Article of .*, Französisch$/ }).click();
  await page.getByRole("heading", { name: "Übersetzen: Französisch" }).waitFor();
  await context.close();
});

test("the pages about the team and longer texts are in German and fit", { tags: "long" }, async () => {
  const { services, origin } = app;
  const company = await fillCompany(services);
  const context = await browser.newContext({ locale: "de-DE", reducedMotion: "reduce" });
  await addSession(context, { origin }, company.cookie);
  const page = await context.newPage();
  const data = [
    new RegExp(company.mark),
    /@|^Step$|^Strg$|\(Ctrl\+B\)$|^\d+\. \p{L}+\.? \d{4}|^1 kB$|^Chrome auf |^eingeladen für die Rolle /u,
  ];
  const look = async (areas: TeamArea[], message: string) =>
    expect(await germanProblems(page, { areas: [...areas, "frame"], data }), message).toEqual([]);
  const visit = async (path: string, areas: TeamArea[]) => {
    await page.goto(origin + path);
    await isLive(page);
    await look(areas, path);
  };
  await visit("/dashboard/team", ["team"]);
  await page.getByRole("button", { name: "Einladen" }).click();
  await page.getByLabel("E-Mail-Adressen").fill("otto@example.test");
  await look(["team"], "while inviting");
  await page.getByRole("button", { name: "Einladung senden" }).click();
  await page.getByText("Wir haben eine Einladung an otto@example.test gesendet.").waitFor();
  await look(["team"], "after inviting");
  await visit("/dashboard/team/audit-log?days=all", ["team", "audit", "auditEntries"]);
  await page.goto(`${origin}/dashboard/team/audit-log?q=eingeladen`);
  await page.getByText("hat otto@example.test eingeladen").waitFor();
  await visit("/dashboard/articles", ["articles"]);
  await visit(`/dashboard/articles/${company.ids.reviewedArticle}`, ["articles"]);
  await visit(`/dashboard/articles/${company.ids.article}`, ["articles"]);
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/tab");
  await page.getByRole("option", { name: "Tabelle" }).waitFor();
  await look(["articles"], "the menu of an article's editor");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Zeile einfügen" }).waitFor();
  await page.getByText("Später veröffentlichen oder zurückziehen").click();
  await page.getByLabel("Zurückziehen am").fill("2001-01-01T09:00");
  await page.getByRole("button", { name: "Zeitplan speichern" }).click();
  await page.getByText("Wählen Sie einen Zeitpunkt in den nächsten fünf Jahren.").waitFor();
  await look(["articles"], "a schedule in the past");
  await visit(`/dashboard/articles/${company.ids.article}/history`, ["articles"]);
  await visit("/dashboard/check-dates?show=all", ["checks"]);
  await visit("/dashboard/guides", ["guides"]);
  await page.getByRole("button", { name: "Anleitung aufnehmen" }).click();
  await page.getByRole("heading", { name: "So geht es" }).waitFor();
  await look(["guides", "recorder"], "before recording");
  await page.getByRole("button", { name: "Importieren" }).click();
  await page.getByText("Aufnahme hier ablegen oder auswählen").waitFor();
  await look(["guides", "recorder"], "importing clicks");
  await page.getByRole("button", { name: "Video hochladen" }).click();
  await page.setInputFiles("dialog input[type=file]", {
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("no video"),
  });
  await page.getByText("Bitte laden Sie eine gültige Videodatei hoch").waitFor();
  await look(["guides", "recorder"], "a file that is no video");
  await visit(`/dashboard/guides/${company.ids.guide}/history`, ["guides"]);
  await visit(`/dashboard/guides/${company.ids.guide}`, ["guides"]);
  await page.getByRole("switch", { name: "Veröffentlicht" }).click();
  await page.getByText("Anleitung veröffentlicht").waitFor();
  await look(["guides"], "after publishing a guide");
  await visit("/dashboard/videos", ["videos"]);
  await page.getByRole("button", { name: "löschen" }).click();
  await page.getByRole("heading", { name: "Dieses Video löschen?" }).waitFor();
  await look(["videos"], "before deleting a video");
  await context.close();
});

test("the settings, contact details and the inbox are in German and fit", { tags: "long" }, async () => {
  const { services, origin } = app;
  const company = await fillCompany(services);
  await services.db
    .update(companies)
    .set({ websiteToken: "t".repeat(32) })
    .where(eq(companies.id, company.companyId));
  const context = await browser.newContext({ locale: "de-DE", reducedMotion: "reduce" });
  await addSession(context, { origin }, company.cookie);
  const page = await context.newPage();
  const data = [
    new RegExp(company.mark),
    /@|^Step$|^Strg$|^Enter$|\(Ctrl\+B\)$|localhost|^https?:|^\/help\/$|^help\.|^(?:Type|CNAME|TXT)$|^Aa|ttttt|^Weißer Text auf diesem|^example\.com$|^\/products|^website\.changed$|step_live_|^Website$|^\d+\. Nov\. /,
    /^– |^Englisch|^Französisch|^2026-12-24|^Europe\/Berlin$|^(?:X \(Twitter\)|Facebook|Instagram|LinkedIn)$/,
  ];
  const look = async (areas: TeamArea[], message: string) =>
    expect(await germanProblems(page, { areas: [...areas, "frame"], data }), message).toEqual([]);
  const visit = async (path: string, areas: TeamArea[]) => {
    await page.goto(`${origin}/dashboard${path}`);
    await isLive(page);
    await look(areas, path);
  };
  const save = page.getByRole("button", { name: "Speichern", exact: true });
  await visit("", ["home"]);
  await page.getByRole("link", { name: /^Nachweisen Weisen Sie nach/ }).click();
  await page.getByRole("heading", { name: /Gehört .* Ihnen/ }).waitFor();
  await look(["settings", "access", "proof"], "the website's proof");
  await page.getByLabel("Wer ein Passwort hat").check();
  await page.getByLabel("Passwort", { exact: true }).fill("kurz");
  await save.click();
  await page.getByText("Verwenden Sie mindestens 8 Zeichen").waitFor();
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await visit("/settings/help-center", ["settings", "center"]);
  await page.getByLabel("Subdomain").fill("Groß");
  await save.click();
  await page.getByText("Die Subdomain darf nur Kleinbuchstaben").waitFor();
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await visit("/settings/appearance", ["settings", "appearance"]);
  await page.getByLabel("Zweite Farbe", { exact: true }).fill("blau");
  await page.getByText("Bitte geben Sie eine Farbe wie #6E0AD6 ein").waitFor();
  await page.getByLabel("Zweite Farbe", { exact: true }).fill("#118AB2");
  await save.click();
  await page.getByText("Einstellungen gespeichert").waitFor();
  await visit("/settings/words", ["settings", "words"]);
  await visit("/settings/languages", ["settings", "languages"]);
  await page.getByLabel("Sprache hinzufügen").selectOption("fr");
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  await page.getByText("Französisch hinzugefügt.").waitFor();
  await look(["settings", "languages"], "a second language");
  await visit("/settings/widget", ["settings", "widget"]);
  await page.getByLabel("Website", { exact: true }).fill("?");
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  await page.getByText("Geben Sie eine Website wie example.com ein").waitFor();
  await page.getByRole("link", { name: "Regel hinzufügen" }).click();
  await page.getByLabel("Pfad").fill("/a");
  await page.getByRole("button", { name: "Speichern" }).first().click();
  await page.getByText("Geben Sie den Titel mindestens einer Seite ein").waitFor();
  await look(["settings", "widget"], "a wrong suggestion");
  await visit("/settings/api", ["settings", "keys"]);
  await visit("/settings/api?new-key&new-webhook", ["settings", "keys"]);
  await page.getByRole("button", { name: "Webhook hinzufügen" }).click();
  await page.getByText("Geben Sie eine Adresse ein, die mit https:// beginnt").waitFor();
  await page.goto(`${origin}/dashboard/settings/api?new-key`);
  await page.getByRole("textbox", { name: "Name" }).fill("Website");
  await page.getByRole("button", { name: "Schlüssel erstellen" }).click();
  await page.getByText("Kopieren Sie „Website“ jetzt.").waitFor();
  await look(["settings", "keys"], "a new key");
  await visit("/contact", ["contact"]);
  await page.getByLabel("Montag").fill("immer");
  await save.click();
  await page.getByText("Bitte geben Sie Zeiten wie").waitFor();
  await look(["contact"], "wrong hours");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await visit("/inbox", ["inbox"]);
  await page.locator("main summary").first().click();
  await page.getByRole("button", { name: "Spam" }).click();
  await page.getByText("In den Spam verschoben.").waitFor();
  await look(["inbox"], "an empty inbox");
  await context.close();
});
