/** Categories as visitors find them: on their own page, in search, in files for programs, and in other languages. */
import { load } from "cheerio";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collections, companies, companyLanguages, translations, videoGuides } from "#db/schema.ts";
import { runFaqAction } from "#features/faqs/run-faq-action.server.ts";
import { categorizedContent } from "#features/help-center/collections/categorized-content.server.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import {
  buildArticle,
  buildCompany,
  buildFaq,
  buildOwner,
  buildVideoGuide,
  type Tenant,
} from "#tests/support/factories.ts";
import { htmlProblems } from "#tests/support/html-problems.ts";
import { contentChangesArrived } from "#tests/support/public-center.ts";

let app: TestApp;
let acme: Awaited<ReturnType<typeof buildOwner>>;
let single: Tenant;

beforeAll(async () => {
  app = await startApp();
  const { db } = app.services;
  const shown = { isPublic: true, onboardingCompleted: true, language: "en" };
  acme = await buildOwner(db, { ...shown, helpCenterSubdomain: "acme", companyName: "Acme" });
  for (const [index, category] of ["Delivery", "Delivery", "C#", "C++", null].entries())
    await buildFaq(db, acme, { question: `Question ${index} of ${category}?`, slug: `q-${index}`, category });
  await buildFaq(db, acme, { question: "Who reads this draft?", category: "Secret", status: "draft" });
  await buildArticle(db, acme, { title: "How parcels travel", slug: "parcels", category: "Delivery " });
  await buildVideoGuide(db, acme, { title: "Unpack the bike", category: "Unpacking" });
  single = await buildCompany(db, { ...shown, helpCenterSubdomain: "single", companyName: "Single" });
  await buildFaq(db, single, { question: "What is alone here?", category: "Alone" });
});

afterAll(() => app?.close());

async function get(path: string) {
  await contentChangesArrived(app.services);
  const answer = await fetch(`${app.origin}/help${path}`, { redirect: "manual" });
  const html = await answer.text();
  const $ = load(html);
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((each) => $(each).text().trim());
  return { status: answer.status, location: answer.headers.get("location"), html, texts };
}

async function change(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const result = await runFaqAction({ ...app.services, elsewhere: categorizedContent }, acme, form);
  if (!result.ok) throw new Error(result.problem);
  return result;
}

test("the start page shows each category's name, count and first items, in the owner's order", async () => {
  const home = await get("/acme");
  expect(await htmlProblems("the start page", home.html)).toEqual([]);
  expect(home.texts(".hc-card.is-collection h3")).toEqual(["Delivery", "C#", "C++", "Unpacking", "General"]);
  expect(home.texts(".hc-card.is-collection .hc-card-head > span")).toEqual(["3", "1", "1", "1", "1"]);
  expect(home.texts(".hc-card.is-collection:first-child .hc-rows a")).toEqual([
    "How parcels travel",
    "Question 0 of Delivery?",
    "Question 1 of Delivery?",
  ]);
  // Past the draft's category, and past C++.
  await change({ intent: "move-category", category: "Unpacking", by: "left" });
  await change({ intent: "move-category", category: "Unpacking", by: "left" });
  expect((await get("/acme")).texts(".hc-card.is-collection h3")).toEqual([
    "Delivery",
    "C#",
    "Unpacking",
    "C++",
    "General",
  ]);
});

test("a category's page has its articles, guides and questions, its description and its icon", async () => {
  const description = "When it arrives & <what> it costs";
  await change({ intent: "describe-category", category: "Delivery", description, icon: "truck" });
  const page = await get("/acme/c/delivery");
  expect(page.status).toBe(200);
  expect(await htmlProblems("the page", page.html)).toEqual([]);
  expect(page.texts("h1")).toEqual(["Delivery"]);
  expect(page.texts(".hc-hero p")).toEqual([description]);
  expect(page.html).toContain('class="lucide lucide-truck hc-icon"');
  expect(page.texts(".hc-topics a")).toEqual(["How parcels travel"]);
  expect(page.texts(".hc-item summary").length).toBe(2);
  expect((await get("/acme/c/unpacking")).texts(".hc-topics a")).toEqual(["Unpack the bike"]);
  expect((await get("/acme/faq/q-0")).texts(".hc-crumbs a")).toEqual([
    "Home",
    "Frequently Asked Questions",
    "Delivery",
  ]);
});

test("a category inside another one is on its page, counts there, and moves with it", async () => {
  const before = (await get("/acme")).texts(".hc-card.is-collection h3");
  await change({ intent: "place-category", category: "C#", parent: "Delivery", before: "" });
  const home = await get("/acme");
  expect(home.texts(".hc-card.is-collection h3")).toEqual(before.filter((name) => name !== "C#"));
  expect(home.texts(".hc-card.is-collection:first-child .hc-card-head > span")).toEqual(["4"]);
  expect(home.texts(".hc-card.is-collection:first-child .hc-rows a")[0]).toBe("C#");
  const outer = await get("/acme/c/delivery");
  expect(await htmlProblems("the outer page", outer.html)).toEqual([]);
  expect(outer.texts(".hc-topics.is-inner a")).toEqual(["C#"]);
  expect(outer.texts(".hc-item summary").length).toBe(2);
  const inner = await get("/acme/c/c");
  expect(inner.texts(".hc-crumbs a")).toEqual(["Home", "Delivery"]);
  expect(inner.texts(".hc-rail .is-here").map((text) => text.replace(/\s+/g, " "))).toEqual(["Delivery 4"]);
  // One level only.
  await expect(
    change({ intent: "place-category", category: "Unpacking", parent: "C#", before: "" }),
  ).rejects.toThrow("This category was changed in another tab");
  await change({ intent: "move-category", category: "Delivery", by: "right" });
  const names = (await get("/acme/faq")).texts(".hc-group h2").map((text) => text.replace(/\s*\d+$/, ""));
  expect(names.indexOf("C#")).toBe(names.indexOf("Delivery") + 1);
  await change({ intent: "move-category", category: "Delivery", by: "left" });
  await change({ intent: "place-category", category: "C#", parent: "", before: "" });
  await change({ intent: "move-category", category: "C#", by: "left" });
});

test("a category with the name of those without one gets an address of its own", async () => {
  const tenant = await buildCompany(app.services.db, {
    ...{ isPublic: true, onboardingCompleted: true, language: "en" },
    ...{ helpCenterSubdomain: "general", companyName: "General" },
  });
  await buildFaq(app.services.db, tenant, { question: "What is uncategorized?", category: null });
  await buildFaq(app.services.db, tenant, { question: "What is in lower case?", category: "general" });
  expect((await get("/general/c/general")).texts(".hc-item summary")).toEqual(["What is in lower case?"]);
  expect((await get("/general/c/general-2")).texts(".hc-item summary")).toEqual(["What is uncategorized?"]);
});

test("similar names have different addresses, which neither the order nor a new category changes", async () => {
  const titleOf = async (slug: string) => (await get(`/acme/c/${slug}`)).texts("h1");
  expect([await titleOf("c"), await titleOf("c-2")]).toEqual([["C#"], ["C++"]]);
  await change({ intent: "move-category", category: "C++", by: "left" });
  await change({ intent: "add-category", category: "C!" });
  expect([await titleOf("c"), await titleOf("c-2")]).toEqual([["C#"], ["C++"]]);
});

test("a renamed or merged category keeps its content, its translations and its old address", async () => {
  const { db } = app.services;
  const { companyId } = acme;
  const of = {
    companyId,
    language: "de",
    category: "Unpacking",
    origin: "hand",
    status: "published",
  } as const;
  await db
    .insert(translations)
    .values({ ...of, fields: { name: "Auspacken" }, sourceFields: { name: "Unpacking" } });
  await change({ intent: "rename-category", category: "Unpacking", to: "First days" });
  expect(await get("/acme/c/unpacking")).toMatchObject({ status: 301, location: "/help/acme/c/first-days" });
  expect((await get("/acme/c/first-days")).texts(".hc-topics a")).toEqual(["Unpack the bike"]);
  const kept = await db.select().from(translations).where(eq(translations.companyId, companyId));
  expect(kept.map(({ category, fields }) => [category, fields])).toEqual([
    ["First days", { name: "Auspacken" }],
  ]);
  await change({ intent: "rename-category", category: "First days", to: "Delivery" });
  for (const old of ["unpacking", "first-days"])
    expect(await get(`/acme/c/${old}`)).toMatchObject({ status: 301, location: "/help/acme/c/delivery" });
  expect((await get("/acme/c/delivery")).texts(".hc-topics a")).toEqual([
    "How parcels travel",
    "Unpack the bike",
  ]);
  const [guide] = await db.select().from(videoGuides).where(eq(videoGuides.companyId, companyId));
  expect(guide?.category).toBe("Delivery");
});

test("search, sitemap, llms.txt and a Markdown page have it", async () => {
  expect((await get("/acme/search?q=delivery")).texts(".hc-result a")).toContain("Delivery");
  const base = `http://acme.localhost:${app.port}`;
  const fromHost = async (path: string) => {
    const answer = await fetch(`${app.origin}/help/acme${path}`, { redirect: "follow" });
    return answer.text();
  };
  expect(await fromHost("/llms.txt")).toContain(`[Delivery](<${base}/c/delivery.md>)`);
  const markdown = await fromHost("/c/delivery.md");
  expect(markdown).toContain("# Delivery");
  expect(markdown).toContain(`[How parcels travel](<${base}/articles/parcels.md>)`);
});

test("drafts, other companies and unknown names are all the same 404", async () => {
  const unknown = await get("/acme/c/no-such-category");
  expect(unknown.status).toBe(404);
  expect((await get("/acme/c/secret")).html.replaceAll("secret", "no-such-category")).toBe(unknown.html);
  expect((await get("/single/c/delivery")).status).toBe(404);
  expect((await get("/acme/c/delivery/2")).status).toBe(404);
});

test("the only category is the list of all questions", async () => {
  expect(await get("/single/c/alone")).toMatchObject({ status: 302, location: "/help/single/faq" });
  expect((await get("/single")).texts(".hc-card.is-collection")).toEqual([]);
  await buildArticle(app.services.db, single, { title: "Not alone any more", category: "Alone" });
  expect((await get("/single/c/alone")).texts(".hc-topics a")).toEqual(["Not alone any more"]);
});

test("a start page without questions offers the search, and lists what no card has", async () => {
  const { db } = app.services;
  const shown = { isPublic: true, onboardingCompleted: true, language: "en", companyName: "Shelves" };
  const shelves = await buildCompany(db, { ...shown, helpCenterSubdomain: "shelves" });
  const guides = await buildCompany(db, { ...shown, helpCenterSubdomain: "guides-only" });
  const themeSettings = { show_overview: false };
  const bare = await buildCompany(db, { ...shown, helpCenterSubdomain: "bare", themeSettings });
  for (const center of [shelves, bare])
    for (const category of ["Wood", "Metal"])
      await buildArticle(db, center, { title: `About ${category}`, slug: category.toLowerCase(), category });
  await buildVideoGuide(db, guides, { title: "Hang a shelf", category: null });
  for (const path of ["/shelves", "/guides-only", "/bare"]) {
    const home = await get(path);
    expect(home.texts(".hc-hero p")[0], path).toBe("Find your way around Shelves.");
    expect(home.texts(".hc-hero form.hc-search").length, path).toBe(1);
    expect(home.html, path).toContain('<meta name="description" content="Find your way around Shelves."');
  }
  expect((await get("/shelves")).texts(".hc-popular a")).toEqual([]);
  // Without the cards, nothing else lists them.
  expect((await get("/bare")).texts(".hc-popular a").sort()).toEqual(["About Metal", "About Wood"]);
});

test("a published language shows the translated name and description, and an untranslated one its language", async () => {
  const { db } = app.services;
  const { companyId } = acme;
  await db.insert(companyLanguages).values({ companyId, language: "de", status: "published" });
  await db.update(companies).set({ language: "en" }).where(eq(companies.id, companyId));
  const before = await get("/acme/de/c/delivery");
  expect(before.html).toMatch(/<h1 lang="en"[^>]*>/);
  const fields = { name: "Lieferung", description: "Wann es kommt" };
  const sourceFields = { name: "Delivery", description: "When it arrives & <what> it costs" };
  const of = {
    companyId,
    language: "de",
    category: "Delivery",
    origin: "hand",
    status: "published",
  } as const;
  await db.insert(translations).values({ ...of, fields, sourceFields });
  const after = await get("/acme/de/c/delivery");
  expect(after.texts("h1")).toEqual(["Lieferung"]);
  expect(after.texts(".hc-hero p")).toEqual(["Wann es kommt"]);
  expect((await get("/acme/de")).texts(".hc-card.is-collection h3")[0]).toBe("Lieferung");
});

test("the database refuses an unknown icon and an empty description", async () => {
  const { db } = app.services;
  const ofAcme = eq(collections.companyId, acme.companyId);
  await expect(
    db
      .update(collections)
      .set({ icon: "skull" as "box" })
      .where(ofAcme),
  ).rejects.toThrow();
  await expect(db.update(collections).set({ description: " " }).where(ofAcme)).rejects.toThrow();
});
