import { describe, expect, test } from "vitest";
import { packs } from "#engines/languages/packs.ts";
import { categoriseTitle, ownNames } from "./categorise.ts";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("repair");
const trades = ["Painting", "Tiling", "Roofing", "Glazing", "Plastering", "Paving", "Fencing", "Insulation"];
const pathOf = (name: string) => `/${name.toLowerCase()}`;
const menu = `<nav><a href="#form">Free Quote</a><a href="#">Privacy Policy</a>${trades.map((name) => `<a href="${pathOf(name)}">${name}</a>`).join("")}</nav>`;

/** A page with eight questions of its own, enough for a collection. */
function pageOf(name: string): string {
  const topics = ["dust", "noise", "water", "tools", "ladders", "neighbors", "windows", "pets"];
  const pairs = topics.map(
    (topic, index) =>
      `<h3>What happens to ${topic} during ${name.toLowerCase()}?</h3><p>Before ${name.toLowerCase()} begins, two people spend ${index + 2} hours on ${topic}, and you see the result.</p>`,
  );
  return `${menu}<main><h1>${name}</h1><p>We have done ${name.toLowerCase()} in this town since 1998.</p><h2>Questions and answers</h2>${pairs.join("")}</main>`;
}

const categoriesOf = (names: string[]) =>
  new Map(
    faqsOf(Object.fromEntries(names.map((name) => [pathOf(name), pageOf(name)])))
      .filter(({ origin }) => origin === "explicit")
      .map(({ sourceUrl, category }) => [URL.parse(sourceUrl ?? "")?.pathname, category]),
  );

test("a page isn't named after a link to its own form", () => {
  const found = categoriesOf(trades.slice(0, 3));
  expect([...found]).toEqual([
    ["/painting", "Painting"],
    ["/tiling", "Tiling"],
    ["/roofing", "Roofing"],
  ]);
});

test("a website with many questions has more collections than six", () => {
  const found = categoriesOf(trades);
  expect([...found.values()]).toEqual(trades);
});

describe("a title's text", () => {
  const told = [
    "It is played on the first board, where two people sit down for an evening and write down what they think of it.",
    "Who has played it for a year knows some hundred moves, and forgets most of them in the summer.",
    "Our oldest member showed it to us, and his notes are in the cupboard below the clock.",
    "You order and pay for a cup of tea meanwhile, or call us on the phone to learn how it went.",
  ];
  const parts = (names: string[]) =>
    names
      .map(
        (name, at) =>
          `<h2>${name}</h2>${told.map((text) => `<p>The ${name} has ${at + 2} parts. ${text}</p>`).join("")}`,
      )
      .join("");
  const clubOf = (pages: Record<string, string>) =>
    new Map(
      writersFor("club")
        .faqsOf({ "/": "<h1>Birchhill</h1><p>We are a chess club in Leeds.</p>", ...pages })
        .filter(({ topic }) => topic === "title")
        .map(({ question, category }) => [question.replace(/^.* – /u, ""), category]),
    );

  test("is in the topic that the menu names its page by", () => {
    const nav = '<nav><a href="/gambits">gambits of chess</a></nav>';
    const found = clubOf({
      "/gambits": `${nav}<main><h1>Gambits</h1>${parts(["Queen's gambit", "Scotch game", "Dutch defence"])}</main>`,
      "/hours": `${nav}<main><h1>Clocks</h1>${parts(["Old clocks", "New clocks", "Red clocks"])}</main>`,
      "/other": `${nav}<main><h1>Other</h1>${parts(["Elephants", "Rooks", "Bishops", "Pawns", "Kings"])}</main>`,
    });
    expect(found.get("Scotch game")).toBe("Gambits of chess");
    expect(found.get("Old clocks")).not.toBe("Gambits of chess");
  });

  test("doesn't decide on its category, its own words and its page do", () => {
    const site = { language: "en", trades: ["club"] as const };
    const categoryOf = (title: string, pageName: string | null = null) =>
      categoriseTitle({ title, pageName }, site);
    expect(categoryOf("Services – Dog walking")).toBe("services");
    expect(categoryOf("Our history")).toBe("about");
    expect(categoryOf("Getting here")).toBe("contact");
    expect(categoryOf("Group tickets", "Prices")).toBe("prices");
    // Who plays there is offered something, and doesn't begin.
    expect(categoryOf("Scotch game", "Gambits")).toBe("services");
    expect(categoriseTitle({ title: "Toys", pageName: null }, { language: "en", trades: [] })).toBe(
      "services",
    );
  });
});

test("texts below one title are a collection, if the menu doesn't name their page", () => {
  const rule = (title: string) =>
    `<h2>${title}</h2>${[8, 9, 10, 11].map((hour) => `<p>${title} is for guests of floor ${hour} from ${hour} am, and their friends may come when they have asked the miller.</p>`).join("")}`;
  const pages = {
    "/": "<h1>Birchhill</h1><p>Birchhill teaches pottery in a former mill.</p>",
    [pathOf("Painting")]: pageOf("Painting"),
    "/rules": `<h1>House rules</h1>${["Fishing", "Grilling", "Singing", "Camping"].map(rule).join("")}`,
  };
  const found = faqsOf(pages).filter(({ question }) => question.startsWith("House rules – "));
  expect(found).toHaveLength(4);
  expect(new Set(found.map(({ category }) => category))).toEqual(new Set(["House rules"]));
});

test("questions about paying aren't in a catch-all", () => {
  const asked =
    "<h3>Can I pay by card?</h3><p>Yes, our painter has a terminal in his van, and gives a receipt.</p>";
  const categoryAt = (name: string) => {
    const path = pathOf(name);
    const page = pageOf(name)
      .replace("<nav>", `<nav><a href="${path}">${name}</a>`)
      .replace("</main>", `${asked}</main>`);
    const found = faqsOf({ "/tiling": pageOf("Tiling"), "/roofing": pageOf("Roofing"), [path]: page });
    expect(
      found.find(({ question }) =>
        question.startsWith("What happens to dust during ".concat(name.toLowerCase())),
      )?.category,
    ).toBe(name);
    return found.find(({ answer }) => answer.includes("terminal"))?.category;
  };
  expect(categoryAt("Painting")).toBe("Painting");
  expect(categoryAt("Services")).toBe("Pricing and payment");
});

describe("a heading above the questions of a page", () => {
  const named = (label: string, ...headings: string[]) => {
    const path = pathOf(label);
    const nav = `<nav><a href="${path}">${label}</a></nav>`;
    const alone =
      "<h2>What you pay</h2><h3>Which rooms are cheaper than others?</h3><p>Those with two doors, because we need an hour less for each of them.</p>";
    const below = (heading: string) =>
      `<h2>${heading}</h2>${["dust", "noise", "water", "tools"].map((topic) => `<h3>What happens to ${topic} with ${heading}?</h3><p>Two people spend an hour on ${topic} before ${heading} begins, and you see the result.</p>`).join("")}`;
    const pages = {
      "/tiling": pageOf("Tiling"),
      "/roofing": pageOf("Roofing"),
      [path]: `${nav}<main><h1>${label}</h1>${headings.map(below).join("")}${alone}</main>`,
    };
    const found = faqsOf(pages).filter(({ question }) => /with .*\?$/.test(question));
    return new Set(found.map(({ category }) => category));
  };

  test("says nothing that the menu's name of the page doesn't", () => {
    expect(named("Painting", "All about painting walls")).toEqual(new Set(["Painting"]));
  });

  test("is a topic beside another one, or on a page that has something of everything", () => {
    expect(named("Painting", "Walls and ceilings", "Doors and windows")).toEqual(
      new Set(["Walls and ceilings", "Doors and windows"]),
    );
    expect(named("Services", "Walls and ceilings")).toEqual(new Set(["Walls and ceilings"]));
  });

  test("is no topic if it announces answers to anything", () => {
    expect(named("Services", "Good to know").has("Good to know")).toBe(false);
  });
});

test.each([
  ["en", "What our customers ask", "What our customers build"],
  ["de", "Das fragen unsere Kunden", "Das bauen unsere Kunden"],
  ["es", "Resolvemos tus dudas", "Resolvemos tus averías"],
  ["fr", "Bon à savoir", "Savoir-faire"],
  ["it", "Rispondiamo alle vostre domande", "Domande di iscrizione"],
  ["nl", "Antwoord op uw vragen", "Vragen over onze werkwijze"],
  ["pt", "Tire suas dúvidas", "Tire suas medidas"],
  ["pl", "Warto wiedzieć", "Warto zobaczyć"],
  ["ru", "Ответы на ваши вопросы", "Вопросы о доставке"],
  ["tr", "Merak edilenler", "Randevu soruları"],
  ["ja", "ご質問にお答えします", "料金に関するご質問"],
])("in %s, %s announces answers to anything, and %s doesn't", (language, heading, topic) => {
  const words = packs.find(({ code }) => code === language)?.questions.ofAnything?.source;
  const ofAnything = new RegExp(`^(?:${words})$`, "iu");
  expect(ofAnything.test(heading)).toBe(true);
  expect(ofAnything.test(topic)).toBe(false);
});

describe("a menu's label", () => {
  const categoryWith = (...links: string[]) =>
    [
      ...new Map(
        faqsOf({
          "/tiling": pageOf("Tiling"),
          "/roofing": pageOf("Roofing"),
          "/masonry": `<nav>${links.map((link) => `<a href="/masonry">${link}</a>`).join("")}</nav>${pageOf("Masonry")}`,
        })
          .filter(({ sourceUrl, origin }) => origin === "explicit" && sourceUrl?.endsWith("/masonry"))
          .map(({ category }) => [category, category]),
      ).keys(),
    ].join();

  test("doesn't include what explains it", () => {
    expect(categoryWith("<b>Old houses</b>Of all ages", "Old houses")).toBe("Old houses");
    expect(categoryWith("Old houses of brick", "Old houses")).toBe("Old houses of brick");
  });

  test("isn't that of a link to a list of all", () => {
    expect(categoryWith("All trades")).toBe("All trades");
    expect(categoryWith("View all trades")).not.toBe("View all trades");
  });
});

test("the first page's name says nothing about its parts, and a visit has no price", () => {
  const site = { language: "en", trades: ["club"] as const };
  expect(categoriseTitle({ title: "Plan your visit", pageName: "Contact" }, site)).toBe("contact");
  expect(categoriseTitle({ title: "Plan a day at the lake", pageName: null }, site)).toBe("services");
  expect(categoriseTitle({ title: "Our monthly plans", pageName: null }, site)).toBe("prices");
  const rooms = ["Old hall", "New hall", "Red hall", "Tea room"];
  const parts = rooms.map(
    (name, at) =>
      `<h2>${name}</h2><p>The ${name.toLowerCase()} has ${at + 2} boards, and is heated from 8 am for 12 people.</p>`,
  );
  const found = writersFor("club").faqsOf({
    "/": `<h1>Contact and opening hours of a chess club</h1>${parts.join("")}`,
  });
  const halls = found.filter(({ answer, topic }) => topic === "title" && answer.includes("boards"));
  expect(halls.length).toBeGreaterThan(0);
  expect(
    halls
      .filter(({ question }) => rooms.some((room) => question.endsWith(room)))
      .every(({ category }) => category === "Services"),
  ).toBe(true);
});

test("a category is called as the website calls it, not as a part of another's name", () => {
  expect([...ownNames(["Chi siamo"], "it")]).toEqual([["about", "Chi siamo"]]);
  expect([...ownNames(["Contatti"], "it")]).toEqual([["contact", "Contatti"]]);
});

test("a collection with one answer that has its name is left out", () => {
  const part = (title: string, has: string) =>
    `<h2>${title}</h2><p>${`${title} is for all who ${has}, and of no use for all the others. `.repeat(5)}</p>`;
  const found = (values: number) => {
    const told = ["sing", "row", "read"].map((does, at) =>
      part(`Care of ${does}ers`, at < values ? `${does} 12 times in 30 days from 9:15 on` : does),
    );
    const pages = {
      "/": "<h1>Birchhill</h1><p>We are a chess club in Leeds.</p>",
      "/care": `<nav><a href="/care">Care</a></nav><main><h1>Care</h1>${told.join("")}</main>`,
      "/painting": pageOf("Painting"),
      "/tiling": pageOf("Tiling"),
    };
    return faqsOf(pages).filter(({ sourceUrl, topic }) => topic === "title" && sourceUrl?.endsWith("/care"));
  };
  const categoriesWith = (values: number) => new Set(found(values).map(({ category }) => category));
  expect(found(1).filter(({ review }) => review === "ready")).toHaveLength(1);
  expect(categoriesWith(1).has("Care")).toBe(false);
  expect(categoriesWith(2).has("Care")).toBe(true);
});
