/** Pages of a help center that have nothing to show, and what is around a question. */
import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { buildCompany, buildFaq } from "#tests/support/factories.ts";
import { htmlProblems } from "#tests/support/html-problems.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  const { db } = app.services;
  const shown = { isPublic: true, onboardingCompleted: true, language: "en" };
  const acme = await buildCompany(db, { ...shown, helpCenterSubdomain: "acme", companyName: "Acme" });
  for (const [index, category] of ["Orders", "Orders", "Orders", "Returns"].entries())
    await buildFaq(db, acme, {
      question: `Question ${index}?`,
      slug: `q-${index}`,
      category,
      position: index,
    });
  await buildCompany(db, { ...shown, helpCenterSubdomain: "empty", companyName: "Empty" });
});

afterAll(() => app?.close());

async function get(path: string) {
  const answer = await fetch(`${app.origin}/help/${path}`);
  const html = await answer.text();
  expect(await htmlProblems(path, html)).toEqual([]);
  const $ = load(html);
  const links = (selector: string) =>
    $(selector)
      .toArray()
      .map((link) => $(link).attr("href"));
  return { status: answer.status, $, links };
}

test.each(["acme/nothing-here", "acme/faq/unknown"])(
  "%s offers the search and popular questions",
  async (path) => {
    const { status, $, links } = await get(path);
    expect(status).toBe(404);
    expect($("h1").text()).toBe("Page not found");
    expect($('form[action="/help/acme/search"] input[name="q"]').length).toBe(1);
    expect(links(".hc-popular a").toSorted()).toEqual([0, 1, 2, 3].map((n) => `/help/acme/faq/q-${n}`));
    expect(links("main .hc-body > p a")).toEqual(["/help/acme"]);
  },
);

test("an empty page does the same, and a help center without questions only leads home", async () => {
  const { status, links } = await get("acme/articles");
  expect(status).toBe(200);
  expect(links(".hc-popular a").length).toBe(4);
  const nothing = await get("empty/unknown");
  expect(nothing.status).toBe(404);
  expect(nothing.links("main a")).toEqual(["/help/empty"]);
});

test("a question has the search and its neighbors in the category", async () => {
  const middle = await get("acme/faq/q-1");
  expect(middle.$('form[action="/help/acme/search"]').length).toBe(1);
  expect(middle.links(".hc-turns a")).toEqual(["/help/acme/faq/q-0", "/help/acme/faq/q-2"]);
  expect((await get("acme/faq/q-0")).links(".hc-turns a")).toEqual(["/help/acme/faq/q-1"]);
  expect((await get("acme/faq/q-3")).links(".hc-turns a")).toEqual([]);
});
