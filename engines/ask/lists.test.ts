/** Answers that are lines of a list or a table, and not sentences. */
import { expect, test } from "vitest";
import { answerText, section } from "./answer-text.fixture.ts";

const english = [
  section("en", "Equipment", "Band saw", "Lathe", "Drill press", "Belt grinder", "Laser cutter", "Anvil"),
  section("en", "Membership", "Adults", "€120", "Students", "€60", "Pensioners", "€80", "Families", "€200"),
  section("en", "The day", "11:15:", "Warm lunch", "12:00:", "Nap time", "15:00:", "Fruit and play"),
  section("en", "Find us", "The workshop is in the old mill.", "Follow the signs from the station."),
  section("en", "Visits", "Groups may visit on any weekday.", "On bank holidays, no visits are possible."),
  section(
    "en",
    "Story",
    "Two friends founded the workshop in 1998.",
    "It moved to the mill ten years later.",
  ),
];

test("an item of a list is an answer", async () => {
  expect(await answerText("laser cutter?", english)).toBe("Laser cutter");
});

test("a single label isn't", async () => {
  expect(
    await answerText("laser cutter?", [...english.slice(1), section("en", "Menu", "Laser cutter")]),
  ).toBe("");
});

test("a value is shown with the name above it, and without those of other names", async () => {
  expect(await answerText("student membership price", english)).toBe("Students €60");
});

test("a name with a number, and days, are shown with what is below them", async () => {
  const shop = section("en", "Shop", "Honey liqueur 200 ml", "€ 7.50", "Candle wax 500 g", "€ 9.00");
  const hours = section("en", "Hours", "Monday & Tuesday", "Closed", "Wednesday", "10:00 – 18:00");
  expect(await answerText("honey liqueur 200 ml", [...english, shop])).toBe("Honey liqueur 200 ml € 7.50");
  expect(await answerText("open on tuesday?", [...english, hours])).toContain("Monday & Tuesday Closed");
});

test("what is below a time is shown with it", async () => {
  expect(await answerText("warm lunch when?", english)).toBe("11:15: Warm lunch");
});

test("a short section is shown whole, with its exceptions", async () => {
  expect(await answerText("can groups visit on a weekday", english)).toBe(
    "Groups may visit on any weekday. On bank holidays, no visits are possible.",
  );
});

const german = [
  section("de", "Kurse", "Anfängerkurse beginnen jeden Montag.", "Wir stellen Ihnen das Werkzeug."),
  {
    ...section("de", "", "Ja, wir geben 20 % Rabatt."),
    kind: "question" as const,
    title: "Gibt es einen Preis für Studenten?",
    heading: null,
  },
  section("de", "Anfahrt", "Die Werkstatt ist in der alten Mühle.", "Folgen Sie den Schildern."),
  section("de", "Geschichte", "Zwei Freunde haben die Werkstatt gegründet.", "Die Mühle ist von 1820."),
];

test("a long word is found at the beginning of a compound", async () => {
  expect(await answerText("kurse für anfänger", german)).toContain("Anfängerkurse");
});

test("a compound is found in parts below a heading", async () => {
  expect(await answerText("studentenrabatt?", german)).toContain("20 % Rabatt");
});
