/** What a website tells below its titles is proposed under them, if no question covers it. */
import { describe, expect, test } from "vitest";
import { writersFor } from "../proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("school");

const home = "<h1>Birchhill</h1><p>Birchhill teaches pottery in a former mill.</p>";
const glazes =
  "<p>Bring the pieces that you want to glaze on the first Monday of a term. The kiln is lit at 19:00, and what is left after 3 weeks goes to the charity shop.</p>";

function titlesIn(...given: Parameters<typeof faqsOf>): Map<string, string> {
  const titled = faqsOf(...given).filter(({ topic }) => topic === "title");
  expect(titled.every(({ review, origin }) => review !== "uncertain" && origin === "section")).toBe(true);
  return new Map(titled.map(({ question, answer }) => [question, answer]));
}

test("a title that no template asks about keeps its wording", () => {
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

test("a page's label may be one short word", () => {
  const menu = '<nav><a href="/loft">Loft</a></nav>';
  const body = `${menu}<h1>Birchhill</h1><p>Its shelves have room for 12 cups and 3 bowls, which dry there until the first Monday of a term.</p>`;
  expect([...titlesIn({ "/": menu + home, "/loft": body }).keys()]).toEqual(["Loft"]);
});

test("short parts are one text below the title of all, and a page of several topics has one for each", () => {
  const part = (name: string, times: number) =>
    `<h2>${name}</h2><p>${`In the ${name}, the wheel is between 12 shelves for what dries there. `.repeat(times)}</p>`;
  const studio = (times: number, ...names: string[]) =>
    titlesIn({
      "/": home,
      "/mill": `<h1>Where each wheel stands</h1>${names.map((name) => part(name, times)).join("")}`,
    });
  const short = studio(1, "clay cellar", "upper floor");
  expect([...short.keys()]).toEqual(["Where each wheel stands"]);
  expect(short.get("Where each wheel stands")).toMatch(/^\*\*clay cellar\*\*\n\n.*\n\n\*\*upper floor\*\*/u);
  expect([...studio(7, "clay cellar", "upper floor", "glaze room").keys()]).toEqual([
    "Where each wheel stands – Clay cellar",
    "Where each wheel stands – Upper floor",
    "Where each wheel stands – Glaze room",
  ]);
});

describe("a list of what is sold", () => {
  const card = (name: string, price: string) =>
    `<div class="card"><div class="col"><div class="card-title">${name}</div><p>A jug of local clay with a handle</p></div><div class="col"><p>${price}</p></div></div>`;
  const names = ["Brown jug", "Green jug", "White jug", "Black jug", "Red jug", "Blue jug", "Grey jug"];
  const cards = `<section>${names.map((name, at) => card(name, `${at + 21} €`)).join("")}</section>`;
  const care =
    "<p>All jugs hold 2 liters and may be washed by machine, but none of them in the oven or on a stove.</p>";

  test("is one text with the price beside each name", () => {
    const found = titlesIn({ "/": home, "/shelf": `<h1>On the kiln shelf</h1>${care}${cards}` });
    expect([...found.keys()]).toEqual(["On the kiln shelf"]);
    expect(found.get("On the kiln shelf")).toContain(
      "**White jug**\n\nA jug of local clay with a handle\n23 €\n\n**Black jug**",
    );
  });

  test("ends with its last card", () => {
    const found = titlesIn({ "/": home, "/shelf": `<h1>On the kiln shelf</h1>${cards}${care}` });
    expect(found.get("On the kiln shelf")).toMatch(/27 €\n\nAll jugs hold/u);
  });

  test("may be written in headings alone", () => {
    const body = `<p>The 3 kilns are in the yard behind the mill.</p><h3>The large kiln</h3><h3>The small kiln</h3><h3>The raku kiln</h3>`;
    const found = titlesIn({ "/": home, "/kilns": `<h1>Kilns of the mill</h1>${body}` });
    expect(found.get("Kilns of the mill")).toContain("- The large kiln\n- The small kiln\n- The raku kiln");
  });
});

test("a step that asks to call stays a step", () => {
  const steps =
    "<ol><li>Call us and visit the mill</li><li>Choose one of 4 wheels</li><li>Come on the first Monday of a term</li></ol>";
  const found = titlesIn({ "/": home, "/joining": `<h1>The way to a wheel of your own</h1>${steps}` });
  expect(found.get("The way to a wheel of your own")).toContain("1. Call us and visit the mill");
});

test("what most pages repeat belongs to none of them", () => {
  const banner = "<p>Pottery since 1987 · 01 23 45 67 89</p>";
  const page = (name: string) =>
    `${banner}<h1>${name} of the mill</h1><p>${name} has room for 12 cups and 3 bowls that dry there for a week.</p>`;
  const rooms = ["The cellar", "The loft", "The yard"].map((name) => [`/${name.slice(4)}`, page(name)]);
  const found = titlesIn({ "/": banner + home, ...Object.fromEntries(rooms) });
  expect(found.get("The cellar of the mill")).toMatch(/^The cellar has room/u);
});

test("a page without a label is called what links call it", () => {
  const body =
    "<main><p>Each of the 4 wheels has a stool, a bucket and a shelf for 12 pieces that dry there.</p></main>";
  const link = '<p>See <a href="/w1">the wheel room</a> first.</p>';
  expect([...titlesIn({ "/": home + link, "/w1": body }).keys()]).toEqual(["The wheel room"]);
});

test("articles that a list of news leads to aren't part of it", () => {
  const text = "<p>The two kilns hold 40 cups each, and cool down for a day before anyone opens them.</p>";
  const article = `<h1>The kilns of the mill</h1>${text}`;
  const pages = (list: string) => ({
    "/": home,
    [list]: '<h1>All</h1><a href="/kilns">Kilns</a>',
    "/kilns": article,
    "/room": "<h1>Room</h1>",
    "/yard": "<h1>Yard</h1>",
  });
  expect(titlesIn(pages("/shelf")).size).toBe(1);
  expect(titlesIn(pages("/blog")).size).toBe(0);
});

test("remarks beside opening hours are kept with them", () => {
  const pages = {
    "/": home,
    "/mill": `<h1>Opening hours</h1><p>Monday 9:00 – 18:00</p><p>Tuesday 10:00 – 18:00</p><p>Wednesday 11:00 – 18:00</p><p>Thursday 12:00 – 18:00</p><p>Friday 13:00 – 18:00</p><h2>During the glaze weeks</h2><p>Only those with pieces in 2 kilns come.</p>`,
  };
  expect(titlesIn(pages).get("Opening hours")).toContain("Only those with pieces in 2 kilns come.");
  const plain = pages["/mill"].replace(/<h2>.*/u, "");
  expect(titlesIn({ ...pages, "/mill": plain }).size).toBe(0);
});

test("hours that the proposed ones lack are kept", () => {
  const hours = (from: string) =>
    `<p>Monday to Thursday ${from} – 18:00</p><p>Friday and Saturday ${from} – 17:00</p><p>Sunday closed</p>`;
  const body = `<h1>Opening hours</h1><p>Winter</p>${hours("11:00")}<p>Summer</p>${hours("9:30")}`;
  const found = [...titlesIn({ "/": home, "/mill": body }).values()].join();
  expect(found).toContain("9:30");
});

test("a barn for events is no news, and events of certain days are", () => {
  const barn =
    "<h1>The barn for your event</h1><p>The 2 doors of the barn stay open, and its 12 tables are for 100 guests who bring their own plates.</p>";
  expect(titlesIn({ "/": home, "/event-barn": barn }).get("The barn for your event")).toContain("100 guests");
  const dated = `${barn}<p>Open barn on October 10, 2026</p>`;
  expect(titlesIn({ "/": home, "/event-barn": dated }).size).toBe(0);
});

test("a whole schedule has the title of its page, whatever its level", () => {
  const day = (name: string) =>
    `<p><b>${name}</b></p><p>In the weeks of ${name}, wheels are kept for 12 pupils.</p>`;
  const found = titlesIn({ "/": home, "/agenda": `<h3>Agenda</h3>${day("frost")}${day("thaw")}` });
  expect(found.get("Agenda")).toContain("In the weeks of thaw");
});

test("one sentence of praise doesn't make a text advertising", () => {
  const text =
    "<p>Those who are ill stay at home and call the mill. We love healthy hands. A cough is no reason to stay away, and those who come back bring a letter.</p>";
  expect(titlesIn({ "/": home, "/ill": `<h1>Illness at the mill</h1>${text}` }).size).toBe(1);
});

describe("names", () => {
  const wheel = "<p>Each of the 4 wheels has a stool, a bucket and a shelf for 12 pieces that dry there.</p>";

  test("a page whose title is the company's has that of the menu", () => {
    const menu = '<nav><a href="/mill">The wheel room</a></nav>';
    const found = titlesIn({ "/": menu + home, "/mill": `${menu}<h1>Birchhill</h1>${wheel}` });
    expect([...found.keys()]).toEqual(["The wheel room"]);
  });

  test("a heading of many pages is the site's name", () => {
    const menu = '<nav><a href="/wheels">The wheel room</a><a href="/kilns">Kilns</a></nav>';
    const page = (body: string) => `${menu}<h1>The mill by the river</h1>${body}`;
    const found = titlesIn({
      "/": page("<p>Birchhill teaches pottery in a former mill.</p>"),
      "/wheels": page(wheel),
      "/kilns": page(
        "<h2>Ours</h2><p>The 3 kilns are in the yard behind the mill and cool down for a day.</p>",
      ),
    });
    expect([...found.keys()].toSorted()).toEqual(["Kilns", "The wheel room"]);
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
    ["one long line", `<h2>The kilns of the mill</h2><p>${"40 cups and 12 jugs, ".repeat(300)}</p>`],
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

test("a form's steps aren't told", () => {
  const step = (asked: string) =>
    `<div class="step"><h3>How many ${asked} do you need?</h3><p>One click, and we continue with the 2 next steps.</p><button>1</button><button>2</button><button>3</button></div>`;
  const page = (steps: string) =>
    `<h1>The hire of the mill</h1><p>You get 2 offers within 24 hours, with all prices.</p><div><p>Step 1 of 6</p>${steps}</div>`;
  const answer = (steps: string) => titlesIn({ "/": home, "/hire": page(steps) }).get("The hire of the mill");
  expect(answer(step("rooms") + step("chairs"))).toBe("You get 2 offers within 24 hours, with all prices.");
  expect(answer("")).toContain("Step 1 of 6");
});

test("a short title of a page without a name has that of the page", () => {
  const firing =
    "<h2>Firing</h2><p>At 1,240 degrees, the glaze of shelf 12 becomes blue, and that of shelf 9 brown.</p>";
  const others = ["What dries before", "What is glazed", "What is sold"]
    .map(
      (name, at) =>
        `<h2>${name}</h2><p>${`All pieces wait on shelf ${at} of the loft, where Ana alone touches them. `.repeat(14)}</p>`,
    )
    .join("");
  const at = (title: string) => [
    ...titlesIn({ "/": home, "/c4": `<h1>${title}</h1>${firing}${others}` }).keys(),
  ];
  expect(at("Standard operations of the whole kiln")).toContain(
    "Standard operations of the whole kiln – Firing",
  );
});

test("what a Japanese question covers isn't repeated, with bold text or not", () => {
  const told = "消灯モードは<b>リモコン</b>で選べます。電池は2本で、12か月ほど使えます。";
  const pages = {
    "/": home,
    "/faq": `<h1>FAQ</h1><details><summary>電池はどのくらい持ちますか？</summary><p>${told}</p></details>`,
    "/remote": `<h1>リモコンの使い方</h1><p>${told}</p>`,
  };
  expect([...titlesIn(pages, { language: "ja" }).keys()]).toEqual([]);
});

test("there are no more than forty, and a long list leaves room for others", () => {
  const part = (at: number) =>
    `<h2>Shelf number ${at} of the cellar</h2><p>${`Shelf ${at} has room for ${at + 10} cups and ${at + 3} bowls that dry there. `.repeat(7)}</p>`;
  const page = (from: number, length = 9) =>
    `<h1>Cellar ${from} of the mill</h1>${Array.from({ length }, (_, at) => part(from + at)).join("")}`;
  const pages = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`/cellar-${at}`, page(at * 20)]));
  expect(titlesIn({ "/": home, ...pages }).size).toBe(40);
  const loft =
    "<h1>The loft of the mill</h1><p>The loft has room for 12 cups, 3 bowls and 8 jugs that dry there.</p>";
  const found = titlesIn({ "/": home, "/cellar": page(20, 30), "/loft": loft });
  expect(found.has("The loft of the mill")).toBe(true);
});

/** On a website of several pages, the owner decides about made questions. */
const others = Object.fromEntries(["/a", "/b", "/c"].map((path) => [path, `<h1>Page ${path.slice(1)}</h1>`]));

test("fees name their year, and so do past events", () => {
  const rows = "<ul><li>Adults: £130</li><li>Under 18: £30</li><li>Families: £288</li></ul>";
  const fair = "<p>We sold 120 mugs on one day, and the oldest guest was 98 years old.</p>";
  const pages = {
    "/fees": `<h1>Membership fees (2026)</h1>${rows}`,
    "/fair": `<h1>Summer fair 2026</h1>${fair}`,
  };
  expect([...titlesIn({ "/": home, ...others, ...pages }).keys()]).toEqual(["Membership fees (2026)"]);
});

test("what the owner may refuse is still told below its title", () => {
  const rules =
    "<p>Dogs may join on a leash, except into the kiln room, which has 2 doors and 3 windows.</p>";
  const others = Object.fromEntries(
    ["/a", "/b", "/c"].map((path) => [path, `<h1>Page ${path.slice(1)}</h1>`]),
  );
  const faqs = faqsOf({ "/": home, ...others, "/pets": `<h1>Pets at the mill</h1>${rules}` });
  expect(
    faqs.filter(({ answer }) => answer.includes("leash")).map(({ question, review }) => [question, review]),
  ).toEqual([
    ["Are pets allowed?", "uncertain"],
    ["Pets at the mill", "ready"],
  ]);
});

test("statements in a heading are a part of the text, and a slogan isn't", () => {
  const below = (heading: string) =>
    titlesIn({ "/": home, "/glazing": `<h1>Glazing</h1><h3>${heading}</h3><h3>The week</h3>${glazes}` }).get(
      "Glazing",
    );
  expect(below("We glaze pieces of any clay. Yours are welcome, too.")).toMatch(
    /^We glaze .*, too\.?\n\n\*\*The week/,
  );
  expect(below("Color is joy")).toMatch(/^\*\*The week/);
});

test("what asks to click without its link is left out, with what follows", () => {
  const body =
    "<h1>Glazing</h1><p>The kiln is lit at 19:00. Click here for a form. It opens in a window.</p>";
  const answer = titlesIn({ "/": home, "/glazing": body + glazes }).get("Glazing");
  expect(answer).toMatch(/^The kiln is lit at 19:00\.\n\nBring/);
  const apart = "<h1>Glazing</h1><p>The lift has 2 doors. Please click the wheel. Here is a form.</p>";
  expect(titlesIn({ "/": home, "/glazing": apart + glazes }).get("Glazing")).toMatch(/^Bring/);
});

test("terms of hire are proposed if they name amounts, and those of a website aren't", () => {
  const hire =
    "<h1>The hall of the mill</h1><p>A deposit of £100 is kept until the hall is clean and locked, by 11 pm on Fridays.</p>";
  const website =
    "<h1>The pages of the mill</h1><p>Each of the 12 pages shows what 3 guests draw, and all of it may be printed for friends.</p>";
  expect([...titlesIn({ "/": home, "/terms-of-hire": hire, "/terms-of-use": website }).keys()]).toEqual([
    "The hall of the mill",
  ]);
});
