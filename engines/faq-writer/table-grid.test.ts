import { expect, test } from "vitest";
import { parsePage } from "./page-tree.ts";
import { writersFor } from "./proposed-faqs.fixture.ts";
import { tablesIn, valuesShown } from "./table-grid.ts";

const { faqsOf, proposedIn } = writersFor("club", { companyName: "Birchhill" });
const row = (cells: string[], tag = "td") =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
const table = (head: string[], ...rows: string[][]) =>
  `<table>${row(head, "th")}${rows.map((cells) => row(cells)).join("")}</table>`;
const home =
  "<h1>Birchhill gymnastics club</h1><p>We are a gymnastics club with six groups in two halls.</p>";

test("a value has the names of its row and its column, and an empty cell has none", () => {
  const [found] = tablesIn(
    parsePage(
      table(["", "Monday", "Friday"], ["Ducklings", "16:00–17:00", ""], ["Otters", "17:00–18:30", "–"]),
    ),
  );
  expect(found?.rows.map((one) => `${one.name}: ${valuesShown(one)}`)).toEqual([
    "Ducklings: Monday 16:00–17:00",
    "Otters: Monday 17:00–18:30",
  ]);
});

test.each([
  ["without names of columns", row(["Ducklings", "£30", "£75"]) + row(["Otters", "£50", "£135"])],
  [
    "with cells over several columns",
    `<tr><th></th><th colspan="2">Prices</th></tr>${row(["Otters", "£50", "£135"])}`,
  ],
  ["with rows of other lengths", row(["", "Month", "Year"], "th") + row(["Otters", "£50"])],
  [
    "that arranges the page",
    row(["", "<table><tr><td>Month</td></tr></table>", "Year"]) + row(["Otters", "£5", "£9"]),
  ],
  ["with the same name twice", row(["", "Price", "Price"], "th") + row(["Otters", "£50", "£135"])],
])("a table %s names nothing", (_, rows) => {
  expect(tablesIn(parsePage(`<table>${rows}</table>`))).toEqual([]);
});

test("a timetable has groups as rows and days as columns", () => {
  const times = table(
    ["", "Monday", "Tuesday", "Thursday"],
    ["Ducklings", "", "16:00 / 17:00", "16:00 / 17:00"],
    ["Otters", "17:00 / 18:30", "", "17:00 / 18:30"],
    ["Salmon", "18:30 / 20:00", "18:30 / 20:00", ""],
  );
  const proposed = proposedIn({ "/": home, "/classes": `<h1>Classes</h1>${times}` });
  expect(proposed.get("When do you train or meet?")).toBe(
    "- **Ducklings**: Tuesday 16:00 / 17:00, Thursday 16:00 / 17:00\n- **Otters**: Monday 17:00 / 18:30, Thursday 17:00 / 18:30\n- **Salmon**: Monday 18:30 / 20:00, Tuesday 18:30 / 20:00",
  );
});

test("a timetable may have a column for days with times, and a table for each kind of class", () => {
  const times = (rows: string[][]) => table(["Level", "Teacher", "Times"], ...rows);
  const page = `<h1>Classes</h1><h2>Ballet</h2>${times([
    ["Beginners", "Ann Hall", "Monday and Friday, 17:00 to 18:00"],
    ["Advanced", "Ann Hall", "Tuesday, 18:00 to 19:30"],
  ])}
    <h2>Tap</h2>${times([["Beginners", "Joe Reed", "Wednesday, 17:00 to 18:00"]])}`;
  const answer = proposedIn({ "/": home, "/classes": page }, { trade: "school" }).get(
    "When do you train or meet?",
  );
  expect(answer).toContain(
    "**Ballet**\n\n- **Beginners**: Ann Hall (Teacher), Monday and Friday, 17:00 to 18:00 (Times)",
  );
  expect(answer).toContain("**Tap**\n\n- **Beginners**: Joe Reed (Teacher), Wednesday");
});

test("results, rooms and the hours of a door are no timetable", () => {
  const pages = [
    table(["Team", "Played", "Points"], ["Leeds", "12", "30"], ["York", "12", "28"], ["Hull", "12", "25"]),
    table(
      ["", "Monday", "Tuesday"],
      ["Ducklings", "Room 5", "Room 6"],
      ["Otters", "Hall", "Hall"],
      ["Salmon", "Hall", "–"],
    ),
    table(
      ["Day", "Hall", "Office"],
      ["Monday", "9:00–20:00", "9:00–12:00"],
      ["Tuesday", "9:00–20:00", "–"],
      ["Friday", "9:00–18:00", "9:00–12:00"],
    ),
  ];
  for (const page of pages)
    expect(faqsOf({ "/": home, "/classes": `<h1>Club</h1>${page}` }).map(({ topic }) => topic)).not.toContain(
      "training-times",
    );
});

test("opening hours in two columns keep the columns' names", () => {
  const hours = table(
    ["Day", "Without lunch", "With lunch"],
    ["Monday", "7:30 to 12:30", "until 16:00"],
    ["Tuesday", "7:30 to 12:30", "until 16:00"],
    ["Wednesday", "7:30 to 12:30", "–"],
  );
  const asked = (body: string) =>
    proposedIn({ "/": `${home}<h2>Opening hours</h2>${body}` }, { trade: "school" }).get(
      "What are your opening hours?",
    );
  expect(asked(hours)).toContain("- **Monday**: 7:30 to 12:30 (Without lunch), until 16:00 (With lunch)");
  // The times of opening and closing are one span.
  const fromTo = table(["Day", "Opens", "Closes"], ["Monday", "7:30", "12:30"], ["Tuesday", "7:30", "12:30"]);
  expect(asked(fromTo)).toContain("Monday 7:30–12:30");
});

test("what a table states is checked against it", () => {
  const prices = table(
    ["", "Month", "Year"],
    ["Ducklings", "£30", "£300"],
    ["Otters", "£50", "£500"],
    ["Salmon", "£60", ""],
  );
  const found = faqsOf({ "/": home, "/prices": `<h1>Prices</h1>${prices}` }).find(
    ({ topic }) => topic === "prices",
  );
  expect(found).toMatchObject({
    review: "ready",
    answer:
      "- **Ducklings**: £30 (Month), £300 (Year)\n- **Otters**: £50 (Month), £500 (Year)\n- **Salmon**: £60 (Month)",
    evidence: expect.arrayContaining(["Ducklings £30 £300", "Month Year"]),
  });
});

test("in other languages, the prices of two pages have the pages' topics in their questions", () => {
  const list = (...rows: [string, string][]) =>
    `<ul>${rows.map(([name, price]) => `<li>${name}: ${price}</li>`).join("")}</ul>`;
  const questions = faqsOf(
    {
      "/": "<h1>Ginnastica Birchhill</h1><p>Siamo una società di ginnastica con sei gruppi in due palestre della città.</p>",
      "/iscrizioni": `<h1>Iscrizioni</h1><p>Questi sono i prezzi dei corsi.</p>${list(["Piccoli", "30 €"], ["Medi", "50 €"], ["Grandi", "60 €"])}`,
      "/negozio": `<h1>Negozio</h1><p>Questi sono i prezzi delle divise.</p>${list(["Body", "70 €"], ["Borsone", "30 €"], ["Felpa", "35 €"])}`,
    },
    { language: "it" },
  ).flatMap(({ question, topic }) => (topic === "prices" ? question : []));
  expect(questions).toEqual([
    "Quali sono i vostri prezzi (Iscrizioni)?",
    "Quali sono i vostri prezzi (Negozio)?",
  ]);
});
