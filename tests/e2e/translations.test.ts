/** A team adds German to an English help center, translates it by hand and with a model, and visitors read it. */
import { load } from "cheerio";
import { and, eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, generatedFaqs, translations } from "#db/schema.ts";
import { draftTranslationsJob } from "#features/help-center/translate/draft-translations.job.ts";
import { handleDraftTranslations } from "#features/help-center/translate/draft-translations.server.ts";
import { translateTexts } from "#features/help-center/translate/texts.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { buildFaq } from "#tests/support/factories.ts";
import { type FakeModel, startFakeModel } from "#tests/support/fake-model.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let fake: FakeModel;
let browser: Browser;
let companyId = "";
let cookie = "";
let faqIds: string[] = [];

const english = [
  {
    question: "Do you ship abroad?",
    answer: "Yes, to 12 countries. See [the list](https://acme.example/list).",
    slug: "abroad",
  },
  { question: "Can I return it?", answer: "Yes, within 30 days of delivery.", slug: "return" },
];
const german: Record<string, string> = {
  "Can I return it?": "Kann ich es zurückgeben?",
  "Yes, within 30 days of delivery.": "Ja, innerhalb von 30 Tagen nach Lieferung.",
  Shipping: "Versand",
};

beforeAll(async () => {
  fake = await startFakeModel(({ text }) => {
    const texts = Object.keys(german).filter((each) => text.includes(each));
    const named: Record<string, string> = { "Can I return it?": "question", Shipping: "name" };
    return {
      kind: "value",
      value: { texts: texts.map((each) => ({ name: named[each] ?? "answer", text: german[each] })) },
    };
  });
  const ai = { AI_PROVIDER: "openai-compatible", AI_MODEL: "fake", AI_API_KEY: "key", AI_BASE_URL: fake.url };
  [app, browser] = await Promise.all([startApp(ai), launchTestBrowser()]);
  const { services } = app;
  const owner = await createUser(services, { companyName: "Acme", onboardingCompleted: true });
  companyId = owner.companyId ?? expect.fail("no company");
  cookie = owner.cookie;
  await services.db
    .update(companies)
    .set({ helpCenterSubdomain: "acme", isPublic: true, language: "en" })
    .where(eq(companies.id, companyId));
  const rows = [];
  for (const faq of english)
    rows.push(await buildFaq(services.db, { companyId }, { ...faq, category: "Shipping" }));
  faqIds = rows.map(({ id }) => id);
  await services.jobs.start([
    handleJob(draftTranslationsJob, (payload, job) => handleDraftTranslations({ services }, payload, job)),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await fake?.close();
});

async function open(path: string, at: TestApp = app, as = cookie): Promise<Page> {
  const context = await browser.newContext();
  await addSession(context, at, as);
  const page = await context.newPage();
  await page.goto(at.origin + path);
  await isLive(page);
  return page;
}

const read = async (path: string) => {
  const answer = await fetch(`${app.origin}/help/acme${path}`, { redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
};

test("German is added, translated by hand, published and read by visitors", {
  tags: "first",
}, async () => {
  expect((await read("/de")).status).toBe(404);
  const page = await open("/dashboard/settings/languages");
  await page.getByLabel("Add a language").selectOption("de");
  await page.getByRole("button", { name: "Add language" }).click();
  await page.getByText("German added.", { exact: false }).first().waitFor();
  expect(await shownProblems(page)).toEqual([]);
  // A draft language is only in the team's preview.
  expect((await read("/de")).status).toBe(404);
  await page.getByRole("link", { name: "Translate into German" }).click();
  await page.getByRole("heading", { name: "Translate into German" }).waitFor();
  await page.getByLabel("Question").fill("Liefern Sie ins Ausland?");
  await page.getByLabel("Answer").fill("Ja, in 12 Länder. Siehe [die Liste](https://acme.example/list).");
  expect(await shownProblems(page)).toEqual([]);
  // Leaving the form saves a draft.
  await page.getByRole("heading", { name: "Translate into German" }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText(translateTexts.published, { exact: true }).first().waitFor();
  await page.goto(`${app.origin}/dashboard/settings/languages`);
  await isLive(page);
  await page.getByRole("button", { name: "Publish German" }).click();
  await page.getByText("German is public").first().waitFor();
  await page.context().close();

  const home = await read("/de");
  expect(home.status).toBe(200);
  const $ = load(home.text);
  expect([$("html").attr("lang"), $("h1").text()]).toEqual(["de", "Willkommen in unserem Hilfe-Center"]);
  const alternates = $("link[rel=alternate][hreflang]")
    .toArray()
    .map((link) => [$(link).attr("hreflang"), new URL($(link).attr("href") ?? "").pathname]);
  expect(alternates).toEqual([
    ["en", "/"],
    ["de", "/de"],
    ["x-default", "/"],
  ]);
  // An untranslated question stays in English, marked as such, and search engines get the English page.
  const faq = load((await read("/de/faq")).text);
  expect(faq("#q_abroad h3").attr("lang")).toBeUndefined();
  expect(faq("#q_abroad").text()).toContain("Liefern Sie ins Ausland?");
  expect(faq("#q_return h3").attr("lang")).toBe("en");
  expect(faq("#q_return").text()).toContain("Nur in dieser Sprache: Englisch");
  const untranslated = load((await read("/de/faq/return")).text);
  expect(new URL(untranslated("link[rel=canonical]").attr("href") ?? "").pathname).toBe("/faq/return");
  expect(untranslated("link[hreflang]").length).toBe(0);
  const sitemap = (await read("/sitemap.xml")).location ?? "";
  expect(sitemap).toContain("/sitemap.xml");
  // The main language has no prefix.
  expect(await read("/en/faq?a=b")).toMatchObject({ status: 302, location: "/help/acme/faq?a=b" });
  expect((await read("/fr/faq")).status).toBe(404);
  expect((await read("/DE/faq")).location).toBe("/help/acme/de/faq");
});

test("visitors search in their language and switch it on every page", { tags: "long" }, async () => {
  const page = await browser.newPage();
  await page.goto(`${app.origin}/help/acme/de`);
  await page.locator("input[name='q']").fill("Ausland");
  await page.getByRole("button", { name: "Suchen" }).click();
  await page.getByRole("link", { name: "Liefern Sie ins Ausland?" }).click();
  await page.waitForURL("**/help/acme/de/faq/abroad");
  await page.locator(".hc-languages summary").click();
  expect(await shownProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "English", exact: true }).click();
  await page.waitForURL("**/help/acme/faq/abroad");
  await expect.poll(() => page.locator("h1").textContent()).toBe("Do you ship abroad?");
  await page.goto(`${app.origin}/help/acme/search?q=Ausland`);
  await expect.poll(() => page.locator("main").textContent()).not.toContain("Liefern Sie ins Ausland?");
  await page.close();
});

test("visitors are offered the page in their language until they say no", {
  tags: "long",
}, async () => {
  const german = await browser.newContext({ locale: "de-AT" });
  const page = await german.newPage();
  const offer = page.getByRole("status").filter({ hasText: "Diese Seite gibt es auch auf Deutsch" });
  await page.goto(`${app.origin}/help/acme`);
  await offer.waitFor();
  await expect.poll(() => offer.getAttribute("lang")).toBe("de");
  expect(await shownProblems(page)).toEqual([]);
  // The untranslated question has no German page. The script runs before the load event that `goto` waits for.
  await page.goto(`${app.origin}/help/acme/faq/return`);
  await expect.poll(() => offer.count()).toBe(0);
  await page.goto(`${app.origin}/help/acme/faq/abroad`);
  await offer.getByRole("link").click();
  await page.waitForURL("**/help/acme/de/faq/abroad");
  // Who has followed it once isn't asked again.
  await page.goto(`${app.origin}/help/acme/faq/abroad`);
  await expect.poll(() => offer.count()).toBe(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await offer.getByRole("button", { name: "Schließen" }).click();
  await offer.waitFor({ state: "detached" });
  await page.reload();
  await expect.poll(() => offer.count()).toBe(0);
  await german.close();
  // Nothing is offered to those who read the page's language, or none of the others.
  for (const locale of ["en-US", "fr-FR"]) {
    const context = await browser.newContext({ locale });
    const other = await context.newPage();
    await other.goto(`${app.origin}/help/acme`);
    await expect.poll(() => other.locator(".hc-update").count(), { message: locale }).toBe(0);
    await context.close();
  }
});

test("a model drafts the rest, and a person publishes what it wrote", {
  tags: "long",
}, async () => {
  const page = await open("/dashboard/translate/de");
  await page.getByRole("button", { name: "Draft 2 with model" }).click();
  await page.getByText("Your model drafted 2 of 2.", { exact: false }).waitFor();
  expect(load((await read("/de/faq")).text)("#q_return h3").attr("lang")).toBe("en");
  await page.getByRole("link", { name: "Can I return it?" }).click();
  await page.getByText("Drafted by your model.", { exact: false }).waitFor();
  await expect.poll(() => page.getByLabel("Question").inputValue()).toBe("Kann ich es zurückgeben?");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect
    .poll(async () => load((await read("/de/faq")).text)("#q_return h3").text())
    .toBe("Kann ich es zurückgeben?");
  await page.context().close();
});

test("an edited original makes its translation out of date and shows what changed", {
  tags: "long",
}, async () => {
  await app.services.db
    .update(generatedFaqs)
    .set({ answer: "Yes, within 60 days of delivery." })
    .where(eq(generatedFaqs.id, faqIds[1] ?? ""));
  const overview = await open("/dashboard/translate");
  await overview.getByRole("link", { name: "Out of date Can I return it?, German" }).waitFor();
  expect(await shownProblems(overview)).toEqual([]);
  await overview.context().close();
  const page = await open("/dashboard/translate/de?show=stale");
  await page.getByText("The English original changed.", { exact: false }).waitFor();
  const listed = page.getByRole("link", { name: "Can I return it?" });
  await expect.poll(() => listed.innerText()).toContain("Out of date");
  await expect.poll(() => page.locator("del").allTextContents()).toEqual(["30"]);
  await expect.poll(() => page.locator("ins").allTextContents()).toEqual(["60"]);
  expect(await shownProblems(page)).toEqual([]);
  await page.getByLabel("Answer").fill("Ja, innerhalb von 60 Tagen nach Lieferung.");
  // Another tab saves in the meantime: both versions are kept.
  await app.services.db
    .update(translations)
    .set({ fields: { question: "Kann ich es zurückgeben?", answer: "Ja, 60 Tage lang." }, version: 9 })
    .where(and(eq(translations.language, "de"), eq(translations.faqId, faqIds[1] ?? "")));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Ja, 60 Tage lang.").waitFor();
  await expect
    .poll(() => page.getByLabel("Answer").inputValue())
    .toBe("Ja, innerhalb von 60 Tagen nach Lieferung.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(async () => (await read("/de/faq")).text).toContain("innerhalb von 60 Tagen");
  await page.context().close();
});

test("without a model, the button says what is missing", { tags: "long" }, async () => {
  const plain = await startApp();
  const owner = await createUser(plain.services, { companyName: "Plain", onboardingCompleted: true });
  const own = { companyId: owner.companyId ?? "" };
  await buildFaq(plain.services.db, own, english[0]);
  const page = await open("/dashboard/settings/languages", plain, owner.cookie);
  await page.getByLabel("Add a language").selectOption("ar");
  await page.getByRole("button", { name: "Add language" }).click();
  await page.getByRole("link", { name: "Translate into Arabic" }).click();
  await page.getByRole("button", { name: "Draft 1 with model" }).click();
  await page.getByText(translateTexts.noModel).first().waitFor();
  await page.context().close();
  await plain.close();
});
