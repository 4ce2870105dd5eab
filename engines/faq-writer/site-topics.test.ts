import { describe, expect, test } from "vitest";
import { categoriseTitle } from "./categorise.ts";
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
