/** Titles that say what customers ask, and parts that belong to another title. */
import { describe, expect, test } from "vitest";
import { writersFor } from "../proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("hotel");

const home = "<h1>Birchhill</h1><p>Birchhill is a guest house in a former mill.</p>";

function titlesIn(...given: Parameters<typeof faqsOf>): string[] {
  return faqsOf(...given).flatMap(({ topic, question }) => (topic === "title" ? [question] : []));
}

test("a list of features on the first page is kept if its titles say what customers ask", () => {
  const card = (title: string, text: string) => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`;
  const cards = [
    card("Private parking", "A place for your car behind the gate, and always in the shade."),
    card("Fast Wi-Fi", "A connection in all rooms and in the garden, for those who work."),
    card("Old wheel", "It turns whenever the brook has enough water for it."),
    card("Stone oven", "It is hot from noon on, for bread and for cakes."),
  ].join("");
  const pages = {
    "/": `${home}<h2>Nothing is missing at the wheel</h2>${cards}`,
    "/loft": "<h1>Loft</h1>",
    "/yard": "<h1>Yard</h1>",
  };
  expect(titlesIn(pages)).toContain("Nothing is missing at the wheel");
});

describe("parts", () => {
  const text = "<p>The wheel has room for 12 sacks of grain, which are ground within the hour.</p>";

  test("a heading with a price and nothing below is a line of what is above it", () => {
    const rows = "<h4>Sacks: $28.00</h4><h4>Barrels: $17.00</h4>";
    const found = faqsOf({ "/": home, "/mill": `<h1>Grinding at the wheel</h1>${text}${rows}` });
    const titled = found.find(({ topic }) => topic === "title");
    expect(titled?.answer).toContain("Sacks: $28.00\nBarrels: $17.00");
  });

  test("a heading that follows the name of each thing belongs to it", () => {
    const part = (name: string, sacks: number) =>
      `<h3>${name} wheel</h3><p>It grinds what the ${name} fields give to the ${sacks} farmers of the valley.</p><h3>Details</h3><p>${`Its ${sacks} sacks are ground within the hour. `.repeat(12)}</p>`;
    const body = `<h1>Wheels of the valley and its mills</h1>${part("Upper", 12)}${part("Lower", 15)}${part("Middle", 17)}`;
    const found = titlesIn({ "/": home, "/mill": body });
    expect(found.some((title) => title.includes("Upper wheel"))).toBe(true);
    expect(found.some((title) => title.includes("Details"))).toBe(false);
  });

  test("a call without its link is left out, and the rest stays", () => {
    const body = `<h1>Grinding at the wheel</h1>${text}<p>Click here for a <a href="#">copy</a><br>or call.</p>`;
    const found = faqsOf({ "/": home, "/mill": body }).find(({ topic }) => topic === "title");
    expect(found?.answer).toContain("12 sacks");
    expect(found?.answer).not.toContain("Click here");
  });

  test("a title that says nothing has that of its page in front", () => {
    const menu = '<nav><a href="/mill">Grinding</a></nav>';
    const part = (name: string) =>
      `<h2>Where ${name} becomes something new</h2><p>${"It has room for 12 sacks, ground within the hour. ".repeat(12)}</p>`;
    const body = `${menu}<h1>From field to flour in a day</h1>${part("wheat")}${part("rye")}${part("oat")}`;
    const found = titlesIn({ "/": menu + home, "/mill": body });
    expect(found).toContain("Grinding – Where wheat becomes something new");
  });

  test("a link's words are no name of a page if they only call", () => {
    const link = '<p>The mill <a href="/w1">Read more</a> <a href="/w1">+ Wheel</a></p>';
    const body = `<main><h2>Grain and stones</h2>${text}</main>`;
    expect(titlesIn({ "/": home + link, "/w1": body })).toEqual(["Grain and stones"]);
  });
});

test("a price list of places with names in another language belongs to the website", () => {
  const places = [
    "San José del Cabo",
    "Todos los Santos",
    "Los Barriles de la Costa",
    "La Paz de las Flores",
  ];
  const rows = places
    .map(
      (name, at) =>
        `<tr><td>${name} - Puerto de los Cabos</td><td>$${65 + at}</td><td>$${130 + at}</td></tr>`,
    )
    .join("");
  const english =
    "<p>We take you from the airport to your destination with drivers who have been with us for many years and know every road of the whole peninsula.</p>";
  const found = faqsOf({
    "/": `${home}${english}`,
    "/about": `<h1>About</h1>${english}`,
    "/rates": `<h1>Rates</h1><table><tr><td>Areas</td><td>One way</td><td>Round trip</td></tr>${rows}</table>`,
  });
  expect(found.some(({ answer }) => answer.includes("Todos los Santos"))).toBe(true);
});
