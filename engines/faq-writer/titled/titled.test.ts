/** What a website tells below its titles is proposed under them, if no question covers it. */
import { describe, expect, test } from "vitest";
import { writersFor } from "../proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("school");

const home = "<h1>Birchhill</h1><p>Birchhill teaches pottery in a former mill.</p>";
const glazes =
  "<p>Bring the pieces that you want to glaze on the first Monday of a term. The kiln is lit at 19:00, and what is left after 3 weeks goes to the charity shop.</p>";

function titlesIn(...given: Parameters<typeof faqsOf>): Map<string, string> {
  const titled = faqsOf(...given).filter(({ topic }) => topic === "title");
  expect(titled.every(({ review, origin }) => review === "more" && origin === "section")).toBe(true);
  return new Map(titled.map(({ question, answer }) => [question, answer]));
}

test("a title that no template asks about keeps its wording, and only the owner publishes it", () => {
  const found = titlesIn({ "/": home, "/term": `<h1>The glaze calendar of a term</h1>${glazes}` });
  expect([...found.keys()]).toEqual(["The glaze calendar of a term"]);
  expect(found.get("The glaze calendar of a term")).toContain("The kiln is lit at 19:00");
});

test("what a question covers isn't repeated below its title", () => {
  const pages = {
    "/": home,
    "/faq": `<h1>FAQ</h1><details><summary>When is the kiln lit?</summary>${glazes}</details>`,
    "/term": `<h1>The glaze calendar of a term</h1>${glazes}`,
  };
  expect(titlesIn(pages).size).toBe(0);
});

test("short parts are one text below the title of all, long ones have their own", () => {
  const part = (name: string, times: number) =>
    `<h2>${name}</h2><p>${`In the ${name}, the wheel is between 12 shelves for what dries there. `.repeat(times)}</p>`;
  const studio = (times: number) =>
    titlesIn({
      "/": home,
      "/mill": `<h1>Rooms of the mill</h1>${part("clay cellar", times)}${part("upper floor", times)}`,
    });
  const short = studio(1);
  expect([...short.keys()]).toEqual(["Rooms of the mill"]);
  expect(short.get("Rooms of the mill")).toMatch(/^\*\*clay cellar\*\*\n\n.*\n\n\*\*upper floor\*\*/u);
  expect([...studio(11).keys()]).toEqual([
    "Rooms of the mill – Clay cellar",
    "Rooms of the mill – Upper floor",
  ]);
});

test("a part below a covered one is still found", () => {
  const pages = {
    "/": home,
    "/mill": `<h1>Opening hours</h1><p>Monday 9:00 – 18:00</p><p>Tuesday 10:00 – 18:00</p><p>Wednesday 11:00 – 18:00</p><p>Thursday 12:00 – 18:00</p><p>Friday 13:00 – 18:00</p><h2>During the glaze weeks</h2><p>Only those with pieces in 2 kilns come.</p>`,
  };
  expect([...titlesIn(pages).keys()].join()).toContain("During the glaze weeks");
});

describe("names", () => {
  const wheel = "<p>Each of the 4 wheels has a stool, a bucket and a shelf for 12 pieces that dry there.</p>";

  test("a page whose title is the company's has that of the menu", () => {
    const menu = '<nav><a href="/mill">The wheel room</a></nav>';
    const found = titlesIn({ "/": menu + home, "/mill": `${menu}<h1>Birchhill</h1>${wheel}` });
    expect([...found.keys()]).toEqual(["The wheel room"]);
  });

  test("text above the first title has that of the menu, too", () => {
    const menu = '<nav><a href="/mill">The wheel room</a></nav>';
    const found = titlesIn({ "/": menu + home, "/mill": `${menu}<main>${wheel}</main>` });
    expect([...found.keys()]).toEqual(["The wheel room"]);
  });

  test("capitals are written as the text writes them", () => {
    const body = `<h1>GLAZES FROM VAL DI FIEMME</h1><p>Our glazes from Val di Fiemme come in 12 colors and dry within a day.</p>`;
    expect([...titlesIn({ "/": home, "/glazes": body }).keys()]).toEqual(["Glazes from Val di Fiemme"]);
    const without = `<h1>THE WHEEL ROOM</h1>${wheel}`;
    expect([...titlesIn({ "/": home, "/room": without }).keys()]).toEqual(["The wheel room"]);
  });
});

describe("no title is proposed for", () => {
  const text = "<p>The two kilns hold 40 cups each, and cool down for a day before anyone opens them.</p>";
  test.each([
    ["a slogan", `<h2>Feel the clay!</h2>${text}`],
    ["a year", `<h2>Summer of 2019 in the mill</h2>${text}`],
    ["a greeting", `<h2>Welcome to the mill</h2>${text}`],
    ["what is announced", "<h2>The kilns of the mill</h2><p>The 2 kilns of the mill are these:</p>"],
    ["a quote", `<h2>The kilns of the mill</h2><p>“They hold 40 cups each and are the best in town.”</p>`],
    ["what happened", "<h2>The kilns of the mill</h2><p>They were built in 1990. They had 40 shelves.</p>"],
    ["code", "<h2>The kilns of the mill</h2><p>%%{init: {'theme': 'base', 'width': 40}} graph kiln</p>"],
    ["a few words", "<h2>The kilns of the mill</h2><p>Warm all day.</p>"],
  ])("%s", (_, body) => {
    expect([...titlesIn({ "/": home, "/kiln": `<main>${body}</main>` }).keys()]).toEqual([]);
    const usual = `<main><h2>The kilns of the mill</h2>${text}</main>`;
    expect(titlesIn({ "/": home, "/kiln": usual }).size).toBe(1);
  });

  test("notices, news and people of a team", () => {
    const body = `<h1>The kilns of the mill</h1>${text}`;
    expect(titlesIn({ "/": home, "/privacy": body, "/news/kilns": body }).size).toBe(0);
    const team = `<h1>Our team</h1><h2>Ann Lee</h2>${text}`;
    expect([...titlesIn({ "/": home, "/people": team }).keys()].join()).not.toContain("Ann Lee");
  });

  test("what the first of several pages says without a number", () => {
    const vague =
      "<h2>Clay and its colors</h2><p>Red clay dries within a day, white clay within a week, and black clay keeps its color in the kiln only if it cools slowly.</p>";
    const pages = { "/": home + vague, "/kiln": "<h1>Kiln</h1>", "/room": "<h1>Room</h1>" };
    expect(titlesIn(pages).size).toBe(0);
    expect([...titlesIn({ "/": home + vague }).keys()]).toEqual(["Clay and its colors"]);
  });
});

test("footers and sidebars have parts of their own", () => {
  const aside =
    "<aside><h3>Firing days</h3><table><tr><td>First kiln</td><td>Monday 9:30</td></tr><tr><td>Second kiln</td><td>Friday 10:45</td></tr></table></aside>";
  const found = titlesIn({ "/": home, "/mill": `<h1>Birchhill</h1>${aside}` });
  expect(found.get("Firing days")).toContain("10:45");
});

test("panels are parts, and a question stays with its answer", () => {
  const panels =
    "<details><summary>Leaving the kiln club</summary><p>Leaving is possible on the first day of each month, with a letter 2 weeks before.</p></details>";
  expect([...titlesIn({ "/": home, "/rules": `<h1>Birchhill</h1>${panels}` }).keys()]).toEqual([
    "Leaving the kiln club",
  ]);
  const asked = titlesIn({
    "/": home,
    "/kiln":
      "<h1>The kilns of the mill</h1><p>Is this for you?</p><p>No kiln is for guests, who fire their cups in the 2 ovens of the village.</p>",
  });
  expect(asked.get("The kilns of the mill")).toMatch(/^\*\*Is this for you\?\*\*\n\nNo kiln/u);
});

test("there are no more than fifteen, four below one title, and none beyond forty made questions", () => {
  const part = (at: number) =>
    `<h2>Shelf number ${at} of the cellar</h2><p>${`Shelf ${at} has room for ${at + 10} cups and ${at + 3} bowls that dry there. `.repeat(5)}</p>`;
  const page = (from: number) =>
    `<h1>Cellar ${from} of the mill</h1>${Array.from({ length: 9 }, (_, at) => part(from + at)).join("")}`;
  const pages = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`/cellar-${at}`, page(at * 20)]));
  const found = [...titlesIn({ "/": home, ...pages }).keys()];
  expect(found).toHaveLength(15);
  expect([...titlesIn({ "/": home, "/cellar": page(20) }).keys()]).toHaveLength(4);
});
