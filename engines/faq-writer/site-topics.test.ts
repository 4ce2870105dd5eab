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
  const parts = (names: string[]) =>
    names
      .map(
        (name, at) =>
          `<h2>${name}</h2><p>All about it takes ${at + 2} hours, is by phone on 0113 496 000${at}, and costs what you order and pay.</p>`,
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
    const nav = '<nav><a href="/openings">openings of chess</a></nav>';
    const found = clubOf({
      "/openings": `${nav}<main><h1>Openings</h1>${parts(["Queen's gambit", "Scotch game", "Dutch defence"])}</main>`,
      "/other": `${nav}<main><h1>Other</h1>${parts(["Elephants", "Rooks", "Bishops", "Pawns"])}</main>`,
    });
    expect(found.get("Scotch game")).toBe("Openings of chess");
    expect(found.get("Rooks")).not.toBe("Openings of chess");
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
    expect(categoryOf("Scotch game", "Openings")).toBe("services");
    expect(categoriseTitle({ title: "Toys", pageName: null }, { language: "en", trades: [] })).toBe(
      "services",
    );
  });
});
