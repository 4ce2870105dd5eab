/** Answers that name what is asked for and have its value, and questions that a stored one asks in other words. */
import { expect, test } from "vitest";
import { answerText, section } from "./answer-text.fixture.ts";
import { ask } from "./ask.ts";
import { buildAskIndex } from "./ask-index.ts";
import type { Passage } from "./passage.ts";
import { passagesOfPage, withoutRepeated } from "./source-passages.ts";

function question(language: string, title: string, ...sentences: string[]): Passage {
  return { ...section(language, title, ...sentences), kind: "question", title, heading: null };
}

const around = [
  section("en", "Find us", "The workshop is in the old mill.", "Follow the signs from the station."),
  section("en", "Story", "Two friends founded the workshop in 1998.", "It moved to the mill later."),
  section(
    "en",
    "Visits",
    "Groups may visit on any weekday.",
    "Please call the mill before your visit, and plan to be at the big gate in the yard 15 minutes early.",
  ),
  section("en", "News", "The lathe has a new motor.", "Our houses are built of oak."),
];

test("a price below the name of what is asked for answers", async () => {
  const prices = [section("en", "Kayaks", "€35 / day"), section("en", "Canoes", "€52 / day")];
  expect(await answerText("how much are canoes per day", [...around, ...prices])).toBe("€52 / day");
});

test("what is between a name and its price is shown with them", async () => {
  const tours = section("en", "Tours", "SUNRISE", "2 hours", "€40", "MIDNIGHT", "4 hours", "€70");
  expect(await answerText("how much is the midnight tour", [...around, tours])).toBe("MIDNIGHT 4 hours €70");
});

test("the price right after what is asked for is its price, not a later one that has more of its words", async () => {
  const lessons = section(
    "en",
    "Sessions",
    "Our private lesson is made for your own pace, with all tools of the workshop.",
    "It costs £45 per hour.",
    "Bring a friend to a private duo lesson!",
    "For £80 per hour, you share the lathe in private.",
  );
  expect(await answerText("how much is a private lesson", [...around, lessons])).toContain("£45");
});

test("a number answers how many only beside what is counted", async () => {
  const families = section("en", "Families", "From age 6.", "Children love our workshop parties.");
  expect(await answerText("how many children may come to a workshop party", [...around, families])).toBe("");
});

test("a label alone is no place, time or price", async () => {
  const contact = section("en", "Contact", "Office", "Workshop", "Barn");
  expect(await answerText("where is your office?", [...around, contact])).toBe("");
});

test("a word of the language isn't taken for a typing mistake", async () => {
  const isKnownWord = { ...(await buildAskIndex(around)) };
  const meanings = {
    language: "en",
    words: new Map([["horses", 0]]),
    dimensions: 1,
    vectors: Int8Array.of(1),
    weights: Float32Array.of(1),
  };
  const { sentences } = ask({ ...isKnownWord, meanings }, { text: "do you build horses of oak" });
  expect(sentences).toEqual([]);
});

test("a stored question that asks for one thing answers others about it", async () => {
  const stored = [
    question("en", "Is there wheelchair access?", "Yes, by the ramp at the back."),
    question("en", "What happens if it rains?", "We go out in light rain."),
  ];
  expect(await answerText("can my uncle get in with his wheelchair", [...around, ...stored])).toContain(
    "ramp",
  );
  expect(await answerText("do wheelchair racers get medals", [...around, ...stored])).toBe("");
});

test("a place is covered if a sentence about that names it", async () => {
  const area = section("en", "Area", "To the north I cover Ashby, Milford and parts of Redmire.");
  expect(await answerText("do you come out to Redmire?", [...around, area])).toContain("Redmire");
  const not = section("en", "Area", "I don't cover Ashby, Milford or Redmire.");
  expect(await answerText("do you come out to Redmire?", [...around, not])).toBe("");
});

test("an item of a list says that there is something, in other languages, too", async () => {
  const casa = [
    section("es", "Servicios", "Wifi", "Parqueadero", "Desayuno"),
    section("es", "Historia", "La casa fue construida en 1950.", "Está junto al río."),
  ];
  expect(await answerText("¿hay parqueadero?", casa)).toContain("Parqueadero");
});

test("the company may be called what it is", async () => {
  const stored = question("nl", "Hoe kan ik contact opnemen?", "Telefoon", "013 555 01 23");
  expect(await answerText("telefoonnummer van de vereniging", [stored])).toContain("013 555 01 23");
});

test("a value stays with its name, however often a page has it", () => {
  const page = (url: string, ...texts: string[]) =>
    passagesOfPage({
      url,
      title: "Prices",
      checkedAt: null,
      language: "en",
      lines: texts.map((text) => ({ text, level: 7 })),
    });
  const passages = [...page("/a", "Mask", "€4", "Fins", "€4", "Call us."), ...page("/b", "Call us.", "€4")];
  const kept = withoutRepeated(passages, { removed: new Set(["Mask"]), fold: (text) => text });
  expect(kept.map(({ sentences }) => sentences)).toEqual([["€4", "Fins", "€4", "Call us."], []]);
});

test("a heading that a page repeats belongs to the one above it", async () => {
  const lines = [
    { text: "Tours", level: 1 },
    { text: "Glacier walk", level: 2 },
    { text: "Highlights", level: 2 },
    { text: "5 hours", level: 7 },
    { text: "Cave swim", level: 2 },
    { text: "Highlights", level: 2 },
    { text: "2 hours", level: 7 },
  ];
  const tours = passagesOfPage({ url: "/tours", title: "Tours", checkedAt: null, language: "en", lines });
  expect(tours.map(({ above }) => above)).toEqual(["Glacier walk", "Cave swim"]);
  expect(await answerText("how long does the cave swim take", [...around, ...tours])).toBe("2 hours");
});
