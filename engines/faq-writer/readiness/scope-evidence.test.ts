import { describe, expect, test } from "vitest";
import { buildPage } from "../build-page.fixture.ts";
import { writersFor } from "../proposed-faqs.fixture.ts";
import { readPage } from "../read-page.ts";
import type { Written } from "../write-drafts.ts";
import { missesType } from "./answer-evidence.ts";
import { announcesItem } from "./list-shape.ts";
import {
  isOfEach,
  isOfLoan,
  isOfOneOffer,
  isOfOthers,
  isOfSlogan,
  isOfStory,
  isPostage,
} from "./scope-evidence.ts";
import { siteOf } from "./site.ts";
import { isLongPrice, lacksPhone, lacksPrices, lacksStreet } from "./value-evidence.ts";

const { faqsOf } = writersFor("school", { companyName: "Birchhill" });
const site = siteOf([], { language: "en", companyName: "Birchhill", trades: [] });
const made = (given: Partial<Written>) =>
  ({ origin: "fact", question: "", answer: "", evidence: [], ...given }) as unknown as Written;
const at = (path: string) => ({ page: { url: `https://birchhill.test${path}` } as Written["page"] });

test("what an article says may be of one week, except where the company is", () => {
  const [article, page] = [at("/kilns"), at("/prices")];
  const read = { ...site, stories: new Set([article.page]) };
  expect(isOfStory(made({ ...article, topic: "prices" }), read)).toBe(true);
  expect(isOfStory(made({ ...article, topic: null, origin: "section" }), read)).toBe(true);
  expect(isOfStory(made({ ...article, topic: "location" }), read)).toBe(false);
  expect(isOfStory(made({ ...article, topic: "prices", origin: "explicit" }), read)).toBe(false);
  expect(isOfStory(made({ ...page, topic: "prices" }), read)).toBe(false);
});

describe("the age of those who may come", () => {
  const sentence = "Children must be at least 5 years old to take part in the lessons.";
  const isOfOne = (path: string, title: string, text = sentence, subjects = 4) => {
    const body = `<h1>${title}</h1><p>${text}</p>`;
    const page = readPage(buildPage(body, { url: `https://birchhill.test${path}`, title }));
    const age = made({ topic: "age", subject: null, answer: text, evidence: [text], page });
    return isOfOneOffer(age, { ...site, subjects });
  };

  test("isn't known from the page of one class", () => {
    expect(isOfOne("/little-monkeys", "Little Monkeys")).toBe(true);
    expect(isOfOne("/about", "About us")).toBe(false);
    expect(isOfOne("/little-monkeys", "Little Monkeys", sentence, 2)).toBe(false);
  });

  test("is known from any page if it says that it is for all", () => {
    const forAll = "All children must be at least 5 years old to take part in the lessons.";
    expect(isOfOne("/little-monkeys", "Little Monkeys", forAll)).toBe(false);
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

test("a slogan with a price isn't what is sold", () => {
  const priced = (name: string) =>
    isOfSlogan(made({ isPriced: true, topic: null, answer: `**${name}**\n\n$90` }), site);
  expect(priced("Your place at the wheel")).toBe(true);
  expect(priced("Place at the wheel")).toBe(false);
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

describe("on a website of several pages, a sentence that was found by its words", () => {
  const pages = (body: string) => ({
    "/": "<h1>Birchhill</h1><p>We are a climbing school in Leeds.</p>",
    ...Object.fromEntries(["/ropes", "/walls", "/shoes"].map((path) => [path, `<h1>${path.slice(1)}</h1>`])),
    "/more": body,
  });
  const reviewOf = (topic: string, body: string) =>
    faqsOf(pages(body)).find((faq) => faq.topic === topic)?.review;

  test("waits for the owner, even if a heading is about it", () => {
    const body = "<h1>The hall</h1><h2>Where to park</h2><p>Free parking is available behind the hall.</p>";
    expect(reviewOf("parking", body)).toBe("uncertain");
    const [home, ropes] = Object.entries(pages(body));
    const few = faqsOf(Object.fromEntries([home!, ropes!, ["/more", body]]));
    expect(few.find(({ topic }) => topic === "parking")?.review).toBe("ready");
  });
});

test("what to do isn't said by how the trouble looks", () => {
  const trouble = {
    origin: "section" as const,
    question: "What can I do if the rope is stuck?",
    topic: null,
  };
  expect(
    missesType(made({ ...trouble, answer: "The rope may sit in a crack. You can see it move." }), site),
  ).toBe(true);
  expect(missesType(made({ ...trouble, answer: "It sits in a crack. Try another way." }), site)).toBe(false);
});

describe("values that lack a part", () => {
  const [tel, mail] = ["Telefon: 02932/4533", "E-Mail: info@birchhill.test"].map((text) => ({ text }));
  const contact = (answer: string, ...lines: { text: string }[]) =>
    lacksPhone(made({ topic: "contact", answer, page: { lines } as unknown as Written["page"] }));

  test("a contact without the phone that its page names", () => {
    expect(contact("- info@birchhill.test", mail!, tel!)).toBe(true);
    expect(contact("- info@birchhill.test", mail!)).toBe(false);
    expect(contact("- info@birchhill.test\n- 02932/4533", mail!, tel!)).toBe(false);
  });

  test("a place to send letters to, or none at all", () => {
    const place = (answer: string) => lacksStreet(made({ topic: "location", answer }));
    expect(place("P.O. Box 186, Clanwilliam")).toBe(true);
    expect(place("Registergericht Stuttgart, Registernummer VR 241523")).toBe(true);
    expect(place("We are in the very heart of the old town.")).toBe(true);
    expect(place("Mill Lane 4, Leeds")).toBe(false);
    expect(place("Palm Avenue, Adliya")).toBe(false);
  });

  test("the prices of one thing among many", () => {
    const amounts = new Set(["10", "20", "30", "40", "50", "60", "70"]);
    const prices = (answer: string) =>
      lacksPrices(made({ topic: "prices", answer, subject: null, needsSubject: false }), {
        ...site,
        amounts,
      });
    expect(prices("- Ropes: €10.00\n- Shoes: €20")).toBe(true);
    expect(prices("- Ropes: €10.00\n- Shoes: €20\n- Walls: €30")).toBe(false);
  });

  test("one price within a whole section", () => {
    const priced = (answer: string) => isLongPrice(made({ topic: null, isPriced: true, answer }));
    expect(priced(`The fee is $50.00 per year. ${"Mail your form to the office. ".repeat(10)}`)).toBe(true);
    expect(priced("The fee is $50.00 per year.")).toBe(false);
  });
});

test("what each room or class has in its own way needs a list, a heading about it, or a sentence about all", () => {
  const one = (given: Partial<Written>) => isOfEach(made({ intent: "room-capacity", ...given }), site);
  expect(one({ evidence: ["The family room sleeps four."] })).toBe(true);
  expect(one({ evidence: ["Each room sleeps four."] })).toBe(false);
  expect(one({ evidence: ["The family room sleeps four."], heading: "How many people can stay?" })).toBe(
    false,
  );
  expect(one({ evidence: ["Two", "Four"], answer: "- Double: 2\n- Family: 4" })).toBe(false);
  expect(one({ intent: "pets", evidence: ["Dogs are welcome."] })).toBe(false);
  const stay = (answer: string) =>
    isOfEach(made({ topic: "accommodation", origin: "section", answer }), site);
  expect([stay("We have a range of rooms."), stay("We have:\n\n- rooms\n- tents")]).toEqual([true, false]);
});

test("only shops accept what they sold", () => {
  const back = made({ topic: "returns" });
  expect([
    isOfLoan(back, { ...site, trades: ["club"] }),
    isOfLoan(back, { ...site, trades: ["shop"] }),
  ]).toEqual([true, false]);
});
