import { expect, test } from "vitest";
import { writersFor } from "../proposed-faqs.fixture.ts";
import type { Written } from "../write-drafts.ts";
import { isOfPartOfHours } from "./hours-evidence.ts";
import { siteOf } from "./site.ts";

const { faqsOf } = writersFor("shop");
const site = siteOf([], { language: "en", companyName: "Birchhill Kilns", trades: [] });

function isOfPart(...texts: [text: string, level: number][]): boolean {
  const week = ["Monday 9:00 - 12:00", "Tuesday 9:00 - 17:00"].map((text): [string, number] => [text, 7]);
  const lines = [...texts, ...week].map(([text, level]) => ({ text, level }));
  const faq = { origin: "fact", topic: "hours", evidence: ["Tuesday 9:00 - 17:00"], page: { lines } };
  return isOfPartOfHours(faq as unknown as Written, site);
}

test("hours below the name of a part, a course or a season aren't those of the company", () => {
  expect(isOfPart(["Winter opening hours", 7])).toBe(true);
  expect(isOfPart(["Opening hours", 2], ["Clubhouse and greens:", 7])).toBe(true);
  expect(isOfPart(["Opening hours", 2], ["Baby judo", 3])).toBe(true);
});

test("hours below their own heading, the company's name or something else are", () => {
  expect(isOfPart(["Opening hours", 2])).toBe(false);
  expect(isOfPart(["Our general opening hours", 4])).toBe(false);
  expect(isOfPart(["Horaires d'ouverture", 4])).toBe(false);
  expect(isOfPart(["Horario de apertura", 4])).toBe(false);
  expect(isOfPart(["Birchhill opening hours:", 7])).toBe(false);
  expect(isOfPart(["info@birchhill.test", 7])).toBe(false);
  expect(isOfPart(["Visit us", 1])).toBe(false);
  expect(isOfPart()).toBe(false);
});

test("hours on the page of a part, or below one of several equal headings, aren't those of the company", () => {
  const week = "<p>Friday 16:00 - 20:00</p><p>Saturday 9:00 - 18:00</p>";
  const others = Object.fromEntries(
    ["Kilns", "Glazes", "Courses"].map((name) => [
      `/${name.toLowerCase()}`,
      `<h1>${name}</h1><p>All of them are new.</p>`,
    ]),
  );
  const reviewOf = (pages: Record<string, string>) =>
    faqsOf({ "/": "<h1>Birchhill</h1><p>We make pots.</p>", ...others, ...pages }).find(
      ({ topic }) => topic === "hours",
    )?.review;
  expect(reviewOf({ "/tiny-pots": `<h1>Pots of the tiny</h1><h2>Opening hours</h2>${week}` })).toBe(
    "uncertain",
  );
  // On a website of many pages, the company's own are on several.
  const again = { "/kilns": `<h1>Kilns</h1><p>All of them are new.</p><footer>${week}</footer>` };
  expect(reviewOf({ ...again, "/contact": `<h1>Contact</h1><h2>Opening hours</h2>${week}` })).toBe("ready");
  expect(reviewOf({ ...again, "/opening-hours": `<h1>Opening hours</h1>${week}` })).toBe("ready");
  const part = (name: string, hours: string) => `<h2>${name}</h2><h3>Opening hours</h3>${hours}`;
  expect(
    reviewOf({
      "/contact": `<h1>Contact</h1>${part("Shop", week)}${part("Garden", "<p>Sunday 9:00 - 18:00</p>")}`,
    }),
  ).toBe("uncertain");
});
