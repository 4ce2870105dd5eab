/** A help center that is public before anything in it is. */
import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { buildArticle, buildCompany } from "#tests/support/factories.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  const { db } = app.services;
  const contactDetails = { email: "hello@acme.example", contactFormEnabled: true };
  const center = (helpCenterSubdomain: string, values = {}) =>
    buildCompany(db, { helpCenterSubdomain, isPublic: true, companyName: "Acme", ...values });
  await center("bare");
  await center("reachable", { contactDetails });
  await buildArticle(db, await center("articles"), { category: "Orders" });
});

afterAll(() => app?.close());

async function page(path: string) {
  const response = await fetch(`${app.origin}/help/${path}`);
  const $ = load(await response.text());
  const links = $("a[href^='/help/']").map((_, link) => $(link).attr("href"));
  return { $, status: response.status, links: new Set(links), text: $("body").text() };
}

test("its start page says so and links to nothing empty", async () => {
  const bare = await page("bare");
  expect(bare.text).toContain("We're still writing the answers about Acme.");
  expect(bare.text).not.toContain("Contact us in the meantime.");
  expect([...bare.links]).toEqual(["/help/bare"]);
  expect(bare.$("form[role='search'], .hc-card")).toHaveLength(0);
  const reachable = await page("reachable");
  expect(reachable.text).toContain("Contact us in the meantime.");
  expect([...reachable.links]).toEqual(["/help/reachable", "/help/reachable/contact"]);
});

test("its other pages offer no search and no list, either", async () => {
  for (const path of ["bare/nope", "bare/articles", "bare/guides"]) {
    const { $, links } = await page(path);
    expect([...links], path).toEqual(["/help/bare"]);
    expect($("input[name='q']"), path).toHaveLength(0);
  }
  expect((await page("bare/faq")).text).toContain("No FAQs available yet.");
});

test("articles alone have no list of questions, and can be searched", async () => {
  const { $, links } = await page("articles");
  expect(links).not.toContain("/help/articles/faq");
  expect(links).toContain("/help/articles/articles");
  expect($("input[name='q']").length).toBeGreaterThan(0);
});
