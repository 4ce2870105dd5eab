/** What belongs to a page and not to its text, and texts that keep their words and signs. */
import { describe, expect, test } from "vitest";
import { splitSentences } from "../answer-lines.ts";
import { cleanLabel } from "../detect-question.ts";
import { writersFor } from "../proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("hotel");

const home = "<h1>Birchhill</h1><p>Birchhill is a guest house in a former mill.</p>";

function answerIn(body: string, title = "Grinding at the wheel"): string {
  const pages = { "/": home, "/mill": `<main><h1>${title}</h1>${body}</main>` };
  return faqsOf(pages).find(({ question }) => question === title)?.answer ?? "";
}

const text =
  "<p>The wheel has room for 12 sacks of grain, which are ground within the hour for all who wait.</p>";

describe("a text below a title", () => {
  test("leaves out the line of the copyright", () => {
    expect(answerIn(`${text}<p>© 2026 Birchhill · All rights reserved</p>`)).not.toContain("©");
  });

  test("leaves out where a quote is from, with the quote", () => {
    const quote = '<div><p>"Bread is the warmth of the house."</p><cite>Old Miller 3:16, tale</cite></div>';
    expect(answerIn(text + quote)).not.toContain("Old Miller");
  });

  test("keeps what only follows a quote", () => {
    const motto = '<div>"Bread is the warmth of the house."</div><div>4 Brook Lane</div><div>Birchhill</div>';
    expect(answerIn(`${text}<div>${motto}</div>`)).toContain("4 Brook Lane");
  });

  test("has a long sentence once, even if it is above the title and below it", () => {
    const lead = "<p>Every Friday we grind the grain of the valley, and everyone may watch and help us.</p>";
    expect(answerIn(`${lead}${text}${lead}`).match(/Every Friday/g)).toHaveLength(1);
  });

  test("doesn't end with a title of what is left out", () => {
    const part = (name: string) =>
      `<p>About ${name}</p><p>${`Its ${name} is ground within the hour, and weighed for 12 sacks. `.repeat(16)}</p>`;
    const answer = answerIn(["wheat", "rye", "oat", "corn"].map(part).join(""));
    expect(answer).toContain("About rye");
    expect(answer).toMatch(/sacks\.$/);
  });

  test("has the names of columns above the rows", () => {
    const table = (...rows: string[][]) =>
      `<table>${rows.map((cells, at) => `<tr>${cells.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join("")}</tr>`).join("")}</table>`;
    const two = answerIn(text + table(["Sacks", "Time"], ["1 to 4", "20 minutes"], ["5 to 12", "One hour"]));
    expect(two).toContain("Sacks: Time\n\n- **1 to 4**: 20 minutes\n- **5 to 12**: One hour");
    const three = answerIn(
      text +
        table(["Sacks", "Wheat", "Rye"], ["1 to 4", "20 min", "30 min"], ["5 to 12", "1 hour", "2 hours"]),
    );
    expect(three).toContain("Wheat, Rye");
  });
});

test.each([
  ["Saal «Azul»", "Saal «Azul»"],
  ["Hall ‹Brook›", "Hall ‹Brook›"],
  ["All halls »", "All halls"],
  ["Halls ›", "Halls"],
])("a label %s keeps the signs of its words", (label, cleaned) => {
  expect(cleanLabel(label)).toBe(cleaned);
});

test.each([
  "Sie finden uns in der Alten Brühler Landstr. 12 in Birkenau.",
  "Das steht in § 5 Abs. 2 des Gesetzes.",
  "Es gilt Art. 6 der Verordnung.",
  "Le moulin est au 4 av. Jean Moulin.",
  "Il mulino è in loc. Betulla.",
  "De molen is open, bijv. Op zondag.",
  "Birkenau Mah. Değirmen Sok. 4",
])("%s is one sentence", (sentence) => {
  expect(splitSentences(sentence)).toEqual([sentence]);
});

test.each([
  ["We teach the old art.", "Come and see."],
  ["Wir zeigen Ihnen die alte Art.", "Kommen Sie vorbei."],
  ["It gives you peace of mind.", "Ask us."],
])("%s ends before %s", (...sentences) => {
  expect(splitSentences(sentences.join(" "))).toEqual(sentences);
});

describe("made questions", () => {
  const life = (name: string) =>
    `<h2>${name}</h2><p>${name.split(" ")[0]} came to the valley as a young miller in 1990 and has ground its grain ever since, with a wheel of stone and one of iron.</p>`;
  const asked = (...names: string[]) =>
    faqsOf({ "/": home, "/about": `<main><h1>About us</h1>${names.map(life).join("")}</main>` }).map(
      ({ question }) => question,
    );

  test("ask for no person in a heading about the company", () => {
    expect(asked("Birchhill Guest House Founded")).not.toContain("Who is Birchhill Guest House Founded?");
  });

  test("ask for a person", () => {
    expect(asked("Maren Holt")).toContain("Who is Maren Holt?");
  });

  test("a key of allergens says nothing about dishes without them", () => {
    const key = ["Cereals containing gluten", "Fish", "Celery"].map(
      (name, at) => `<li>${at + 1} ${name}</li>`,
    );
    const menu = `<main><h1>Menu</h1><h2>Allergens</h2><ul>${key.join("")}</ul></main>`;
    const found = faqsOf({ "/": home, "/menu": menu }, { trade: "restaurant" });
    expect(found.some(({ question }) => question.includes("gluten"))).toBe(false);
  });

  test("a dish without gluten is one", () => {
    const menu =
      "<main><h1>Menu</h1><p>All our breads and cakes are available gluten-free on request.</p></main>";
    const found = faqsOf({ "/": home, "/menu": menu }, { trade: "restaurant" });
    expect(found.some(({ question }) => question === "Do you have gluten-free dishes?")).toBe(true);
  });
});

test("a page of questions isn't told once more as a whole, whatever introduces them", () => {
  const questions = ["the miller", "the wheel", "the mill pond", "the bakery"].map(
    (what) =>
      `<h3>When can we see ${what}?</h3><p>You can see ${what} on every Friday from 9 to 12 o'clock, at 4 Brook Lane.</p>`,
  );
  const intro = `<p>Quick answers on what there is to see in the mill, and when.</p><p>9 to 12</p><p>Opening on Fridays</p><p>Four sights</p><p>Covered by these answers, and by those whom you meet in the mill.</p>`;
  const pages = {
    "/": home,
    "/faq": `<main><h1>Questions and answers</h1>${intro}${questions.join("")}</main>`,
  };
  const proposed = faqsOf(pages).map(({ question }) => question);
  expect(proposed.filter((question) => question.startsWith("When can we see"))).toHaveLength(4);
  expect(proposed).not.toContain("Questions and answers");
});

test("a note to the page's author is no text", () => {
  const photos = "<p>Add your real photos here, the more the better, for all who trust 12 sacks to us.</p>";
  const video = "<p>Replace this placeholder with your video of the wheel and its 12 sacks of grain.</p>";
  expect([answerIn(text + text), answerIn(photos + photos), answerIn(video + video)]).toEqual([
    expect.stringContaining("12 sacks"),
    "",
    "",
  ]);
});

test("a tile with a value and what it is stays together, as an item of a list", () => {
  const tile = (value: string, label: string) => `<div><p>${value}</p><p>${label}</p></div>`;
  const tiles = `<div>${tile("6 villages", "The wheel grinds for")}${tile("Fridays", "The mill is open")}${tile("12 sacks", "There is room for")}</div>`;
  expect(answerIn(text + tiles)).toContain(
    "- 6 villages\n  The wheel grinds for\n- Fridays\n  The mill is open\n- 12 sacks\n  There is room for",
  );
  const two = `<div>${tile("6 villages", "The wheel grinds for")}${tile("Fridays", "The mill is open")}</div>`;
  expect(answerIn(text + two)).not.toContain("- 6 villages");
});
