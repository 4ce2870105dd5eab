/** Pages for moving, redirects, exports, the recorder, links in mails and second factors are in German and fit. */
import { eq } from "drizzle-orm";
import { strToU8, zipSync } from "fflate";
import { Secret, TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, redirects } from "#db/schema.ts";
import type { TeamArea } from "#engines/messages/team/team-catalogs.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { germanProblems } from "#tests/support/team-language.ts";

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({}, { works: true }), launchTestBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const data = [
  /@|^Step$|^Strg$|^Enter$|^Acme$|localhost|^https?:|^\/|zendesk|docs\.zip|^npm run|\(Ctrl\+B\)$/,
  /^(?:Intercom|Help Scout|Freshdesk|WordPress|Notion|Confluence|Markdown)$/,
  // Composed of several texts.
  /^1 (?:Artikel und 1 Kategorie\.|toter Link)$|^\d{1,2}\. [A-Z][a-zä]+ \d{4}$/,
  // Codes of the extension, and for recovery.
  /^[A-Z0-9]{4} ?[A-Z0-9]{4}$|^(?:[a-z2-7]{4}-?){4}$/,
  /^How to pay$|^Billing & plans$|^\.\/missing\.md$|^© /,
];

async function openPage(user: TestUser | null) {
  const context = await browser.newContext({ locale: "de-DE", reducedMotion: "reduce" });
  await addSession(context, app, user?.cookie);
  const page = await context.newPage();
  const look = async (areas: TeamArea[], message: string) =>
    expect(await germanProblems(page, { areas, data }), message).toEqual([]);
  return { page, look, close: () => context.close() };
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(app.origin + path);
  await isLive(page);
}

const docs = zipSync({
  "docs/billing/pay.md": strToU8("# How to pay\n\nBy card or [invoice](./missing.md).\n"),
  "docs/billing/_category_.json": strToU8('{"label":"Billing & plans"}'),
});

test("moving in from another tool", { tags: "long" }, async () => {
  const owner = await createUser(app.services, { companyName: "Acme", onboardingCompleted: true });
  const { page, look, close } = await openPage(owner);
  const areas: TeamArea[] = ["settings", "moving", "frame"];
  await visit(page, "/dashboard/settings/import");
  await page.getByText("Es ist privat oder hat Entwürfe").click();
  await look(areas, "the sources");
  await page.getByLabel("Adresse Ihres Hilfe-Centers bei Zendesk").fill("?");
  await page.getByRole("button", { name: "Plan erstellen", exact: true }).click();
  await page.getByText("Geben Sie die Adresse Ihres Hilfe-Centers ein").waitFor();
  await look(areas, "a wrong address");
  const upload = async (bytes: Uint8Array) => {
    await visit(page, "/dashboard/settings/import?from=markdown");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "docs.zip", mimeType: "application/zip", buffer: Buffer.from(bytes) });
    await page.getByRole("button", { name: "Plan erstellen", exact: true }).click();
  };
  await upload(strToU8("PK not a ZIP"));
  await page.getByText("Diese ZIP-Datei lässt sich nicht lesen.").waitFor();
  await look(areas, "a broken file");
  await upload(docs);
  await page.getByRole("heading", { name: "Der Plan für docs.zip" }).waitFor();
  await look(areas, "the plan");
  await page.getByRole("button", { name: "1 Artikel importieren", exact: true }).click();
  await page.getByRole("heading", { name: "1 Artikel aus docs.zip ist als Entwurf da" }).waitFor();
  await page.getByRole("cell", { name: "./missing.md", exact: true }).waitFor();
  await look(areas, "the report");
  await close();
});

test("redirects, exports and the recorder extension", { tags: "long" }, async () => {
  const owner = await createUser(app.services, { companyName: "Acme", onboardingCompleted: true });
  const companyId = owner.companyId ?? expect.fail("no company");
  await app.services.db
    .update(companies)
    .set({ helpCenterSubdomain: "german-pages", isPublic: true })
    .where(eq(companies.id, companyId));
  const { page, look, close } = await openPage(owner);
  const ofRedirects: TeamArea[] = ["settings", "redirects", "frame"];
  await visit(page, "/dashboard/settings/redirects");
  await page.getByLabel("Alte Adresse").fill("?");
  await page.getByLabel("Neue Seite").fill("/faq");
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  await page.getByText("Geben Sie die alte Adresse oder ihren Pfad ein").waitFor();
  await look(ofRedirects, "a wrong address");
  await page.getByLabel("Alte Adresse").fill("/hc/1");
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  await page.getByText("Weiterleitung hinzugefügt").waitFor();
  await app.services.db
    .update(redirects)
    .set({ hits: 7, lastHitAt: app.services.clock.now() })
    .where(eq(redirects.companyId, companyId));
  await page.setInputFiles("input[type=file]", {
    name: "redirects.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("/hc/2,/faq\n?,/faq"),
  });
  await page.getByRole("button", { name: "CSV importieren" }).click();
  await page.getByText("Zeile 2:").waitFor();
  await look(ofRedirects, "a wrong row");
  await visit(page, "/dashboard/settings/redirects?q=nothing");
  await page.getByText("Keine Treffer für").waitFor();
  await visit(page, "/dashboard/settings/redirects");
  await page
    .getByText("7 Aufrufe")
    .or(page.getByRole("cell", { name: "7" }))
    .first()
    .waitFor();
  await look(ofRedirects, "the list");

  const ofTransfer: TeamArea[] = ["settings", "transfer", "frame"];
  await visit(page, "/dashboard/settings/export");
  await page.setInputFiles("input[type=file]", {
    name: "x.json",
    mimeType: "application/json",
    buffer: Buffer.from("{}"),
  });
  await page.getByRole("button", { name: "Datei prüfen" }).click();
  await page.getByText("kein Export eines Hilfe-Centers aus Step").waitFor();
  await look(ofTransfer, "a file that is no export");

  await visit(page, "/dashboard/extension");
  await page.getByRole("button", { name: "Code erstellen" }).click();
  await page.getByRole("button", { name: "Neuen Code erstellen" }).waitFor();
  await look(["extension", "frame"], "a code for the extension");
  await close();
});

test("links in mails and the waitlist", async () => {
  const { services } = app;
  const owner = await createUser(services, { companyName: "Acme", onboardingCompleted: true });
  const { claimPath } = await makePublicCenter(services, "german-claim");
  const { page, look, close } = await openPage(null);
  await page.goto(app.origin + claimPath);
  await page.getByRole("heading", { name: /hat ein Hilfe-Center$/ }).waitFor();
  await look(["links"], "a claim link");
  const recipient = {
    companyId: owner.companyId ?? expect.fail("no company"),
    userId: owner.userId,
    topic: "website" as const,
  };
  await page.goto(`${app.origin}/unsubscribe/${services.unsubscribeLinks.issue(recipient)}`);
  await look(["links"], "before unsubscribing");
  await page.getByRole("button", { name: "Abbestellen" }).click();
  await page.getByRole("heading", { name: "Sie haben die E-Mails abbestellt" }).waitFor();
  await look(["links"], "after unsubscribing");
  await close();
  const waiting = await createUser(services, {
    companyName: "Acme",
    betaStatus: "waitlist",
    isWaiting: true,
  });
  const queue = await openPage(waiting);
  await visit(queue.page, "/waitlist");
  await queue.page.getByRole("heading", { name: /^Sie sind Nummer \d+$/ }).waitFor();
  await queue.look(["waitlist"], "the waitlist");
  await queue.close();
});

test("setting up a second factor, and its code after the password", {
  tags: "long",
}, async () => {
  const password = "ein ganzer kurzer Satz";
  const user = await createUser(app.services, {
    companyName: "Acme",
    onboardingCompleted: true,
    password,
  });
  const { page, look, close } = await openPage(user);
  const areas: TeamArea[] = ["account", "team", "frame"];
  await visit(page, "/auth/set-up");
  await page.locator("summary", { hasText: "Passkey hinzufügen" }).click();
  await page.locator("summary", { hasText: "Einrichten" }).click();
  await look(areas, "the forms");
  await page.locator("#proof_start_app").fill("falsch");
  await page.getByRole("button", { name: "Weiter" }).last().click();
  await page.getByText("Falsches Passwort").first().waitFor();
  await look(areas, "a wrong password");
  await page.locator("#proof_start_app").fill(password);
  await page.getByRole("button", { name: "Weiter" }).last().click();
  await page.getByRole("img", { name: "QR-Code für Ihre Authenticator-App" }).waitFor();
  await look(areas, "the QR code");
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 20_000 });
  await page.getByLabel("Geben Sie den 6-stelligen Code aus der App ein").fill("000000");
  await page.getByRole("button", { name: "Einschalten" }).click();
  await page.getByText("Dieser Code ist nicht richtig").waitFor();
  await look(areas, "a wrong code");
  await page.getByLabel("Geben Sie den 6-stelligen Code aus der App ein").fill(code);
  await page.getByRole("button", { name: "Einschalten" }).click();
  await page.getByRole("heading", { name: "Speichern Sie Ihre Wiederherstellungscodes" }).waitFor();
  await look(areas, "the recovery codes");
  await page.context().clearCookies({ name: "step.session_token" });
  await visit(page, "/auth");
  await page.getByLabel("E-Mail").fill(user.email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.getByRole("heading", { name: "Bestätigen Sie, dass Sie es sind" }).waitFor();
  await look(["auth"], "the code after the password");
  await page.getByLabel("6-stelliger Code oder Wiederherstellungscode").fill("000000");
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.getByText("Dieser Code ist nicht richtig").waitFor();
  await look(["auth"], "a wrong code after the password");
  await close();
});
