/** An owner's words and links, from the settings to every page. */
import { load } from "cheerio";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, companyLanguages, generatedFaqs, textChecks } from "#db/schema.ts";
import { centerWordsOf } from "#features/companies/center-words.ts";
import { generationKey } from "#features/faqs/generation-key.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { buildArticle, buildFaq } from "#tests/support/factories.ts";
import { htmlProblems } from "#tests/support/html-problems.ts";
import { contentChangesArrived } from "#tests/support/public-center.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let owner: TestUser;
let companyId: string;

beforeAll(async () => {
  app = await startApp();
  owner = await createUser(app.services, { companyName: "Acme", onboardingCompleted: true });
  companyId = owner.companyId ?? "";
  const { db } = app.services;
  const center = { helpCenterSubdomain: "acme", isPublic: true, language: "en" };
  await db.update(companies).set(center).where(eq(companies.id, companyId));
  await db.insert(companyLanguages).values({ companyId, language: "de", status: "published" });
  for (const category of ["Delivery", "Returns"])
    await buildFaq(db, { companyId }, { question: `What about ${category}?`, category });
});

afterAll(() => app?.close());

async function get(path: string) {
  await contentChangesArrived(app.services);
  const html = await (await fetch(`${app.origin}/help/acme${path}`)).text();
  expect(await htmlProblems(path, html)).toEqual([]);
  return { html, $: load(html) };
}

/** Posts the form without script. Resolves with the status and the page. */
async function save(changes: Record<string, string>, language = "en") {
  const [company] = await app.services.db.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new Error("no company");
  const fields = { ...centerWordsOf(company, language), ...changes };
  const response = await fetch(`${app.origin}/dashboard/settings/words?language=${language}`, {
    method: "POST",
    headers: { cookie: owner.cookie, origin: app.origin },
    body: new URLSearchParams({
      ...{ intent: "save-words", version: String(company.version), language },
      ...fields,
    }),
    redirect: "manual",
  });
  return { status: response.status, html: await response.text() };
}

const links = {
  ...{ link0Label: "Shop", link0Url: "shop.example" },
  ...{ link2Label: "Imprint", link2Url: "https://acme.example/imprint" },
};

test("words, links and the announcement are on every page, with the new name", async () => {
  const saved = await save({
    ...{ companyName: "Acme <Bikes>", headline: "Bike care, answered", intro: "From Portland." },
    ...{
      announcement: "Closed on Friday.",
      announcementLink: "Dates",
      announcementUrl: "https://acme.example/",
    },
    ...links,
  });
  expect(saved.status).toBe(302);
  const home = await get("");
  expect(home.$("h1").text()).toBe("Bike care, answered");
  expect(home.$(".hc-hero p").first().text()).toBe("From Portland.");
  expect(home.$("meta[name=description]").attr("content")).toBe("From Portland.");
  for (const path of ["", "/faq", "/c/delivery"]) {
    const { $ } = await get(path);
    expect($(".hc-brand").text()).toBe("AAcme <Bikes>");
    expect($(".hc-announcement").text()).toBe("Closed on Friday. Dates");
    expect($(".hc-nav a").last().attr("href")).toBe("https://shop.example");
    expect($(".hc-foot-links a").attr("href")).toBe("https://acme.example/imprint");
  }
});

test("a new name comes into questions that were written with the old one", async () => {
  const { db } = app.services;
  const faq = { question: "What is Acme?", sourceUrl: "https://acme.example/", origin: "fact" as const };
  const written = await buildFaq(
    db,
    { companyId },
    { ...faq, status: "draft", generationKey: generationKey(faq) },
  );
  await db.update(companies).set({ companyName: "Acme" }).where(eq(companies.id, companyId));
  expect((await save({ companyName: "Elm" })).status).toBe(302);
  const [now] = await db.select().from(generatedFaqs).where(eq(generatedFaqs.id, written.id));
  expect(now?.question).toBe("What is Elm?");
});

test("another language has its own words, and names the language of the others", async () => {
  expect((await save({ headline: "Rund ums Rad", link2Label: "Impressum" }, "de")).status).toBe(302);
  const { $ } = await get("/de");
  expect([$("h1").text(), $("h1").attr("lang")]).toEqual(["Rund ums Rad", undefined]);
  expect($(".hc-foot-links a").text()).toBe("Impressum");
  expect([$(".hc-announcement p").text(), $(".hc-announcement p").attr("lang")]).toEqual([
    "Closed on Friday. Dates",
    "en",
  ]);
  expect((await get("")).$("h1").text()).toBe("Bike care, answered");
});

test.each([
  [{ link0Url: "javascript:alert(1)" }, "Use an address that begins with https://"],
  [{ link0Url: "data:text/html,x" }, "Use an address that begins with https://"],
  [{ announcementUrl: "//evil.example" }, "Use an address that begins with https://"],
  [{ announcementUrl: "/\\evil.example" }, "Use an address that begins with https://"],
  [{ announcementUrl: "javascript:alert(1)" }, "Use an address that begins with https://"],
  [{ announcementUrl: "c/delivery" }, "Use an address that begins with https://"],
  [{ link1Label: "Status" }, "Add the address that this leads to"],
  [{ link0Label: "" }, "Add a label for this link"],
  [{ companyName: " " }, "Enter the name of your company"],
  [{ headline: "x".repeat(81) }, "Use at most 80 characters"],
])("refuses %o and keeps what was typed", async (changes, problem) => {
  const refused = await save({ intro: "Typed before", ...changes });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain(problem);
  expect(refused.html).toContain("Typed before");
  expect((await get("")).html).not.toContain("Typed before");
});

test("an older version of the form changes nothing", async () => {
  const stale = await save({ headline: "From another tab", version: "1" });
  expect(stale.status).toBe(409);
  expect((await get("")).$("h1").text()).toBe("Bike care, answered");
});

test("each layout has the questions in its own way", async () => {
  await save({ layout: "topics" });
  const topics = await get("");
  expect(topics.$(".hc-topic-list a").length).toBe(2);
  expect(topics.$(".hc-card.is-collection").length).toBe(0);
  await save({ layout: "single" });
  const single = await get("");
  expect(single.$(".hc-item summary").length).toBe(2);
  expect(single.$(".hc-rail a").first().attr("href")).toBe("/help/acme#about_delivery");
  await save({ layout: "search" });
  expect((await get("")).$(".hc-card.is-collection").length).toBe(2);
});

test("articles name their author and their last check if the owner wants it", async () => {
  const { db } = app.services;
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  const { id, slug } = await buildArticle(
    db,
    { companyId },
    { author: "Ada <b>", updatedAt: day("2026-01-05") },
  );
  const lead = async () => (await get(`/articles/${slug}`)).$(".hc-crumbs ~ p").text();
  await db.insert(textChecks).values({ companyId, itemId: id, months: null, checkedAt: day("2026-02-06") });
  expect(await lead()).not.toMatch(/Ada|Checked/);
  expect((await save({ authors: "on", checks: "on" })).status).toBe(302);
  expect(await lead()).toMatch(/Written by Ada <b>, .*2026 · Checked .*February 2026/);
  expect((await get(`/articles/${slug}`)).html).toContain('"author":{"@type":"Person","name":"Ada \\u003cb');
  // A confirmation shows without any change of the text, and only if it came after the last one.
  await db
    .update(textChecks)
    .set({ checkedAt: day("2026-03-07") })
    .where(eq(textChecks.itemId, id));
  expect(await lead()).toMatch(/Checked .*March 2026/);
  await db
    .update(textChecks)
    .set({ checkedAt: day("2025-03-07") })
    .where(eq(textChecks.itemId, id));
  expect(await lead()).not.toContain("Checked");
  expect((await save({ authors: "", checks: "" })).status).toBe(302);
  expect(await lead()).not.toContain("Ada");
});

test("links lead to pages of the help center, also below a language", async () => {
  const typed = {
    announcement: "New rules.",
    announcementLink: "Read",
    announcementUrl: " /c/delivery?x=1#how ",
  };
  expect((await save({ ...typed, link0Url: "/", link2Url: "/articles/größe" })).status).toBe(302);
  const hrefs = async (path: string) => {
    const { $ } = await get(path);
    const links = [".hc-announcement a", ".hc-nav a", ".hc-foot-links a"];
    return links.map((link) => $(link).last().attr("href"));
  };
  for (const base of ["/help/acme", "/help/acme/de"])
    expect(await hrefs(base.slice("/help/acme".length))).toEqual([
      `${base}/c/delivery?x=1#how`,
      base,
      `${base}/articles/gr%C3%B6%C3%9Fe`,
    ]);
});
