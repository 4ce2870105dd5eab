/** Kinds that readers often refused need a second proof. */
import { describe, expect, test } from "vitest";
import { buildPage } from "../build-page.fixture.ts";
import { readPage } from "../read-page.ts";
import type { Written } from "../write-drafts.ts";
import { isUnproven } from "./record-evidence.ts";
import { siteOf } from "./site.ts";

const rule = "Dogs may join on a leash, except into the kiln room.";
const quiet = "The wheels are in a hall with large windows.";

function read(bodies: Record<string, string>) {
  const others = Object.fromEntries(["/a", "/b", "/c"].map((path) => [path, "<h1>Birchhill</h1>"]));
  const pages = Object.entries({ ...bodies, ...others }).map(([path, body]) =>
    readPage(buildPage(body, { url: `https://birchhill.test${path}`, title: "Birchhill" })),
  );
  return { pages, site: siteOf(pages, { language: "en", companyName: "Birchhill", trades: ["school"] }) };
}

function madeOn(page: Written["page"] | undefined, given: Partial<Written> = {}): Written {
  return {
    origin: "fact",
    topic: "pets",
    intent: "pets",
    question: "Are pets allowed?",
    answer: rule,
    evidence: [rule],
    page,
    ...given,
  } as unknown as Written;
}

describe("a sentence that was found by its words", () => {
  const reviewOf = (bodies: Record<string, string>, given?: Partial<Written>) => {
    const { pages, site } = read(bodies);
    return isUnproven(madeOn(pages[0], given), site);
  };

  test("is proven by the only heading about it, with all that is below", () => {
    expect(reviewOf({ "/": `<h1>Birchhill</h1><h2>Pets</h2><p>${rule}</p>` })).toBe(false);
    expect(reviewOf({ "/": `<h1>Birchhill</h1><h2>Our hall</h2><p>${rule}</p>` })).toBe(true);
    expect(reviewOf({ "/": `<h1>Birchhill</h1><h2>Pets</h2><p>${rule}</p><p>${quiet}</p>` })).toBe(true);
  });

  test("isn't if it says what only with its heading", () => {
    const visits = "It is possible on every day of the term, for those who call before.";
    const given = { answer: visits, evidence: [visits] };
    expect(reviewOf({ "/": `<h1>Birchhill</h1><h2>Pets</h2><p>${visits}</p>` }, given)).toBe(true);
  });

  test("isn't if another page has its own heading about it", () => {
    const first = `<h1>Birchhill</h1><h2>Pets</h2><p>${rule}</p>`;
    expect(reviewOf({ "/": first, "/loft": `<h2>Dogs in the loft</h2><p>${quiet}</p>` })).toBe(true);
  });

  test("is proven by two pages that say the same", () => {
    const body = `<h1>Birchhill</h1><h2>Our hall</h2><p>${rule}</p>`;
    expect(reviewOf({ "/": body, "/hall": body })).toBe(false);
  });

  test("needs none on a website of few pages", () => {
    const { pages } = read({ "/": `<h1>Birchhill</h1><p>${rule}</p>` });
    const site = siteOf(pages.slice(0, 3), { language: "en", companyName: "Birchhill", trades: [] });
    expect(isUnproven(madeOn(pages[0]), site)).toBe(false);
  });

  test("needs no proof if the website asks it, or if it is a value", () => {
    const body = { "/": `<h1>Birchhill</h1><p>${rule}</p>` };
    expect(reviewOf(body, { origin: "explicit" })).toBe(false);
    expect(reviewOf(body, { topic: "contact", intent: undefined })).toBe(false);
  });
});

test("offers are those of the company, and not of the page of one", () => {
  const title = "<title>Kiln hire</title><h1>Kiln hire</h1>";
  const { pages, site } = read({ "/": "<h1>Birchhill</h1>", "/kiln-hire": title });
  const offers = (page: Written["page"] | undefined) =>
    isUnproven(madeOn(page, { topic: "services", intent: undefined }), site);
  expect(offers(pages[0])).toBe(false);
  expect(offers(pages[1])).toBe(true);
});

test("prices need a second page", () => {
  const row = "Jug: $12";
  const list = { topic: "prices", intent: undefined, answer: `- ${row}`, evidence: [row] };
  const once = read({ "/": `<p>${row}</p>`, "/hall": `<p>${quiet}</p>` });
  expect(isUnproven(madeOn(once.pages[0], list), once.site)).toBe(true);
  const twice = read({ "/": `<p>${row}</p>`, "/prices": `<p>${row}</p>` });
  expect(isUnproven(madeOn(twice.pages[0], list), twice.site)).toBe(false);

  const jug = { ...list, topic: null, isPriced: true };
  expect(isUnproven(madeOn(once.pages[0], jug), once.site)).toBe(true);
  expect(isUnproven(madeOn(twice.pages[0], jug), twice.site)).toBe(false);
});
