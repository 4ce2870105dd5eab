/** A title and the one above it, of which one may say what the other does. */
import { describe, expect, test } from "vitest";
import { buildPage } from "../build-page.fixture.ts";
import { writeFaqs } from "../write-faqs.ts";
import { addsTo, isWithin, joinTitles } from "./join-titles.ts";
import { leadsIn } from "./leading-titles.ts";
import { titleTopic } from "./title-topic.ts";

const joined = (lead: string, title: string, { isOfPage = true, language = "en" } = {}) =>
  joinTitles({ lead, title, isOfPage }, { language, leads: leadsIn(language) });

test.each([
  // The longer one has the words of the other.
  ["Wheel throwing", "Throwing on a wheel for adults", "Throwing on a wheel for adults"],
  ["Glazes", "Glaze colors", "Glaze colors"],
  ["Pottery Leeds", "Pottery close to Leeds", "Pottery close to Leeds"],
  ["Courses and workshops", "Courses", "Courses and workshops"],
  // Both ask for the same.
  ["Booking", "Book a wheel for an evening", "Book a wheel for an evening"],
  ["Prices", "Kiln rates", "Kiln rates"],
  ["Contact", "Get in Touch", "Contact"],
  ["Contact", "The clay is always soft", "Contact"],
  // Something is offered.
  ["Services", "Kiln repair", "Kiln repair"],
  ["Our services", "Glaze mixing", "Glaze mixing"],
  // Each says something else.
  ["Prices", "Summer on the lake", "Prices – Summer on the lake"],
  ["Children", "Kiln rates", "Children – Kiln rates"],
  ["Contact", "Parking", "Contact – Parking"],
  ["Kiln prices", "Rates for schools", "Kiln prices – Rates for schools"],
  ["Services", "What we do better", "Services – What we do better"],
  ["Service areas", "Leeds", "Service areas – Leeds"],
  ["Courts", "Courtesy", "Courts – Courtesy"],
])("%s above %s becomes %s", (lead, title, name) => {
  expect(joined(lead, title)).toBe(name);
});

test.each([
  ["de", "Leistungen", "Brennofenbau", "Brennofenbau"],
  ["de", "Leistungen", "Das haben Sie davon", "Leistungen – Das haben Sie davon"],
  ["es", "Reservar", "Reserva tu torno", "Reserva tu torno"],
  ["nl", "Prijzen", "Prijslijst per oven", "Prijslijst per oven"],
  ["fr", "Tarifs", "Des tarifs pour tous les fours", "Des tarifs pour tous les fours"],
  ["fr", "Ateliers", "Le four du moulin", "Ateliers – Le four du moulin"],
])("in %s, %s above %s becomes %s", (language, lead, title, name) => {
  expect(joined(lead, title, { language })).toBe(name);
});

test("the title of a part isn't replaced by that of the whole", () => {
  expect(joined("Courses and workshops", "Courses", { isOfPage: false })).toBe(
    "Courses and workshops – Courses",
  );
  expect(joined("Contact", "The clay is always soft", { isOfPage: false })).toBe(
    "Contact – The clay is always soft",
  );
});

test.each([
  ["Prices", "Prices of all kilns", true],
  ["Our prices", "Prices", true],
  ["Prices of all kilns", "Prices", false],
  ["AC", "Academy", false],
])("%s is within %s: %s", (short, long, isSo) => {
  expect(isWithin(short, long)).toBe(isSo);
});

test.each([
  ["Contact", "Contact and parking", true],
  ["Contact", "Our contact", false],
  ["Contact", "Contact & legal", false],
])("to %s, %s adds something: %s", (name, other, isSo) => {
  expect(addsTo(name, other)).toBe(isSo);
});

describe("on a website", () => {
  const home = "<h1>Birchhill</h1><p>Birchhill teaches pottery in a former mill.</p>";
  const told = "<p>Each shelf has room for 12 cups and 3 bowls, which dry there until the first Monday.</p>";
  const titlesIn = (pages: { path: string; title: string; body: string }[]) =>
    writeFaqs({
      pages: pages.map(({ path, title, body }) =>
        buildPage(body, { url: `https://birchhill.test${path}`, title }),
      ),
      companyName: "Birchhill",
      contactInfo: { emails: [], phones: [], addresses: [], socialMedia: {} },
      chosenTrade: "school",
    }).faqs.flatMap(({ topic, question }) => (topic === titleTopic ? [question] : []));
  const named = (label: string, title: string) =>
    titlesIn([
      { path: "/", title: "Birchhill", body: home },
      {
        path: "/shelf",
        title,
        body: `<nav><a href="/shelf">${label}</a></nav><main><h1>${label}</h1>${told}</main>`,
      },
    ]);

  test("a name that says only of which kind a page is becomes the longer one in the page's title", () => {
    expect(named("Services", "Pottery services in the old mill | Birchhill")).toEqual([
      "Pottery services in the old mill",
    ]);
    expect(named("Services", "Birchhill services | Birchhill")).toEqual(["Services"]);
    expect(named("Services", "Cups and bowls | Birchhill")).toEqual(["Services"]);
    expect(named("Shelves", "Shelves of the old mill | Birchhill")).toEqual(["Shelves"]);
  });

  test("the text of the first page is called as its title says", () => {
    const first = (title: string) => titlesIn([{ path: "/", title, body: home + told }]);
    expect(first("Birchhill – Pottery in the mill")).toEqual(["Birchhill – Pottery in the mill"]);
    expect(first("Birchhill | Welcome!")).toEqual(["Birchhill"]);
  });

  test("two parts that would have one name keep the titles above them", () => {
    const page = (path: string, label: string) => ({
      path,
      title: label,
      body: `<nav><a href="/a">Prices</a><a href="/b">Kiln prices</a></nav><main><h1>${label}</h1>${told}<h2>Rates</h2><p>A day costs 12 € and a week ${path.length + 70} €, with all that dries on the shelf.</p></main>`,
    });
    const found = titlesIn([
      { path: "/", title: "Birchhill", body: home },
      page("/a", "Prices"),
      page("/bb", "Kiln prices"),
    ]);
    expect(new Set(found).size).toBe(found.length);
  });
});
