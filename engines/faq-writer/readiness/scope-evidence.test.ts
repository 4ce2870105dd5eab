import { describe, expect, test } from "vitest";
import { writersFor } from "../proposed-faqs.fixture.ts";
import type { Written } from "../write-drafts.ts";
import { announcesItem } from "./list-shape.ts";
import { isOfOthers, isOfSlogan, isOfStory, isPostage } from "./scope-evidence.ts";

const { faqsOf } = writersFor("school", { companyName: "Birchhill" });
const site = { language: "en", companyName: "Birchhill", trades: [], home: null, subjects: 0 };
const made = (given: Partial<Written>) =>
  ({ origin: "fact", question: "", answer: "", evidence: [], ...given }) as unknown as Written;
const at = (path: string) => ({ page: { url: `https://birchhill.test${path}` } as Written["page"] });

test("what an article says may be of one week, except where the company is", () => {
  const blog = at("/blog/prices-of-lessons");
  expect(isOfStory(made({ ...blog, topic: "prices" }))).toBe(true);
  expect(isOfStory(made({ ...at("/2021/03/13/open-again.html"), topic: "hours" }))).toBe(true);
  expect(isOfStory(made({ ...blog, topic: "location" }))).toBe(false);
  expect(isOfStory(made({ ...blog, topic: "prices", origin: "explicit" }))).toBe(false);
  expect(isOfStory(made({ ...at("/prices"), topic: "prices" }))).toBe(false);
});

describe("the age of those who may come", () => {
  const others = ["Geckos Club", "Function Room"].map((title) => [
    `/${title.toLowerCase().replace(" ", "-")}`,
    `<title>${title}</title><h1>${title}</h1>`,
  ]);
  const reviewOf = (path: string, title: string, sentence: string, more = others) =>
    faqsOf({
      "/": "<h1>Birchhill</h1><p>We are a climbing school in Leeds.</p>",
      ...Object.fromEntries(more),
      [path]: `<title>${title}</title><h1>${title}</h1><p>${sentence}</p>`,
    }).find(({ topic }) => topic === "age")?.review;
  const sentence = "Children must be at least 5 years old to take part in the lessons.";

  test("isn't known from the page of one class", () => {
    expect(reviewOf("/little-monkeys", "Little Monkeys", sentence)).toBe("uncertain");
    expect(reviewOf("/about", "About us", sentence)).toBe("ready");
    expect(reviewOf("/little-monkeys", "Little Monkeys", sentence, [])).toBe("ready");
  });

  test("is known from any page if it says that it is for all", () => {
    const forAll = "All children must be at least 5 years old to take part in the lessons.";
    expect(reviewOf("/little-monkeys", "Little Monkeys", forAll)).toBe("ready");
  });
});

test("experience is that of the company", () => {
  const since = (sentence: string) => made({ intent: "experience", evidence: [sentence] });
  expect(isOfOthers(since("For 800 years, the abbey has been a place of prayer."), site)).toBe(true);
  expect(isOfOthers(since("We have repaired clocks for 30 years."), site)).toBe(false);
  expect(isOfOthers(since("Birchhill has repaired clocks for 30 years."), site)).toBe(false);
});

test("a slogan in the place of the name makes no question", () => {
  const asked = (companyName: string) =>
    isOfSlogan(made({ question: `Who is ${companyName}?` }), { ...site, companyName });
  expect(asked("YOUR BICYCLE SHOP IN LEEDS")).toBe(true);
  expect(asked("Ihr Fahrradgeschäft")).toBe(true);
  expect(asked("Suarez Bikes")).toBe(false);
});

test("postage is no price of what is sold", () => {
  const prices = (answer: string, question = "What are your prices?") =>
    isPostage(made({ topic: "prices", question, answer }));
  expect(prices("- £1.65 to the United Kingdom via Royal Mail.\n- $6.50 by standard delivery.")).toBe(true);
  expect(prices("- **Adapter**: £12\n- **Delivery**: £1.65")).toBe(false);
  expect(prices("- £1.65 via Royal Mail.", "How much is delivery?")).toBe(false);
});

test("an item that announces what is missing is no item", () => {
  expect(
    announcesItem("- **Cameras**: I make products for the following cameras:\n- **Others**: On request"),
  ).toBe(true);
  expect(announcesItem("- **Week pass:** £15\n- **Open**: 10:00")).toBe(false);
});
