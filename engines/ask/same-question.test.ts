import { expect, test } from "vitest";
import { ask } from "./ask.ts";
import { buildAskIndex } from "./ask-index.ts";
import type { Passage } from "./passage.ts";
import { readQuestion } from "./read-question.ts";
import { asksSame } from "./same-question.ts";

const of = (
  language: string,
  kind: Passage["kind"],
  [title, text]: readonly [string, string],
  at: number,
) => ({
  id: `${kind}${at}`,
  kind,
  title,
  heading: null,
  sentences: [text],
  url: `/${kind}/${at}`,
  checkedAt: null,
  language,
});

const english = [
  ["What are your prices?", "A small boat costs £40 and a large one £65."],
  ["How much does it cost to bring a guide?", "A guide for the day is £90."],
  ["How can I contact Heron Boats?", "Phone 01632 960 014."],
  ["What are your opening hours?", "Monday to Saturday, 9am to 6pm."],
  ["When do I pay?", "After the tour, at the jetty."],
  ["Who runs Heron Boats?", "The Heron family, since 1998."],
  ["Can I bring my dog?", "Dogs are welcome in the large boats."],
] as const;
const german = [
  ["Was sind Ihre Preise?", "Ein kleines Boot kostet 40 €, ein großes 65 €."],
  ["Wie kann ich Sie kontaktieren?", "Telefon 0761 555 01 42."],
  ["Was kostet eine Führung?", "Eine Führung kostet 90 €."],
  ["Wo finde ich Sie?", "Am Steg 4, 79098 Freiburg"],
  ["Wann haben Sie geöffnet?", "Montag bis Samstag, 9 bis 18 Uhr."],
  ["Wer sind Sie?", "Wir verleihen seit 1998 Boote am See."],
] as const;
const pages = ["Boats", "Lake", "Team"].map(
  (name) => [`${name} | Heron Boats`, "We have been on the lake since 1998."] as const,
);

async function answer(language: string, text: string): Promise<string> {
  const questions = language === "de" ? german : english;
  const passages = [
    ...questions.map((one, at) => of(language, "question", one, at)),
    ...pages.map((one, at) => of(language, "page", one, at)),
  ];
  const { sentences } = ask(await buildAskIndex(passages), { text });
  return sentences.map((sentence) => sentence.text).join(" ");
}

test.each([
  ["en", "how much do you charge", "£40"],
  ["en", "what are your rates", "£40"],
  ["en", "how much does it cost", "£40"],
  ["en", "how do i reach you", "960 014"],
  ["en", "when are you open", "9am"],
  ["de", "was kostet das", "65 €"],
  ["de", "wie erreiche ich euch", "0761"],
  ["de", "wie teuer ist das", "65 €"],
  ["de", "wo seid ihr", "Am Steg 4"],
  ["de", "wann habt ihr auf", "9 bis 18 Uhr"],
  ["de", "wer seid ihr", "seit 1998"],
])("in %s, “%s” is answered by the question that asks the same", async (language, question, part) => {
  expect(await answer(language, question)).toContain(part);
});

test.each([
  ["a thing of its own", "how much do you charge for a wedding"],
  ["another answer asked for", "how can i pay"],
  ["another kind of thing", "can i bring my cat"],
  ["nothing but small words", "who is it for"],
])("a question with %s isn't the same", async (_, question) => {
  expect(await answer("en", question)).toBe("");
});

test("the website's name adds nothing to a question, and another name does", async () => {
  expect(await answer("en", "how can i contact heron boats")).toContain("960 014");
  expect(await answer("en", "how can i contact the lifeguard")).toBe("");
});

test("the center's name is known without any page", async () => {
  const named = of(
    "de",
    "question",
    ["Wie kann ich Bootshaus Reiher kontaktieren?", "Telefon 0761 555 01 42."],
    0,
  );
  const reply = async (name: string) =>
    ask(await buildAskIndex([named], { name }), { text: "wie erreiche ich euch" });
  expect((await reply("Bootshaus Reiher")).sentences).toHaveLength(1);
  expect((await reply("")).sentences).toEqual([]);
});

test("a long answer to the same question is shown from its beginning, and opening hours with all their days", async () => {
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
  const hours = {
    ...of("en", "question", english[3], 0),
    sentences: days.map((day) => `${day}: 9am to 6pm`),
  };
  const rows = Array.from(
    { length: 20 },
    (_, at) => `A boat for ${at + 2} people costs £${40 + 5 * at} an hour.`,
  );
  const prices = { ...of("en", "question", english[0], 1), sentences: rows };
  const index = await buildAskIndex([hours, prices]);
  const texts = (text: string) => ask(index, { text }).sentences.map((sentence) => sentence.text);
  expect(texts("when are you open")).toEqual(hours.sentences);
  expect(texts("what do you charge")).toEqual(rows.slice(0, 4));
});

test("a word of the website's name may be what another question is about", async () => {
  const pages = ["Team", "Contact", "Fees"].map((name, at) => ({
    ...of("en", "page", [`${name} | Crown Dental`, "We are near the station."], at),
  }));
  const prices = { ...pages[2]!, id: "prices", heading: "Prices", sentences: ["A check-up costs $60."] };
  const crown = of("en", "question", ["How much is a crown?", "A crown costs $900."], 0);
  const index = await buildAskIndex([crown, ...pages, prices]);
  const { sentences } = ask(index, { text: "what are your prices" });
  expect(sentences.map(({ text }) => text)).toEqual(["A check-up costs $60."]);
});

test("a question that continues another one is about that, too", async () => {
  const passages = english.map((one, at) => of("en", "question", one, at));
  const previous = "Do you rent out a kayak for the wedding?";
  const { sentences } = ask(await buildAskIndex(passages), { text: "How much does it cost?", previous });
  expect(sentences).toEqual([]);
});

async function isSame(language: string, [stored, asked]: readonly [string, string], name = "") {
  const passage = of(language, "question", [stored, "Gewiss: 40 €. Certainly: £40."], 0);
  const index = await buildAskIndex([passage], { name });
  return asksSame(passage, readQuestion({ text: asked }, index), index.nameWords);
}

test.each([
  ["en", "Is there a pool?", "is there a sauna"],
  ["en", "Is there a sauna?", "is there a pool"],
  ["en", "Is there a cot?", "is there an extra bed"],
  ["en", "Are you hiring?", "do you hire out"],
  ["en", "Do you have a waiting list?", "are you full"],
  ["en", "Do you rent out rooms?", "do you rent out equipment"],
  ["en", "How much is a hat?", "how much is a van"],
  ["en", "What are your prices?", "how much is a van"],
  ["de", "Vermieten Sie Räume?", "vermieten sie ausrüstung"],
  ["de", "Gibt es ein Schwimmbad?", "gibt es eine sauna"],
  ["it", "C'è una piscina?", "c'è una sauna"],
  ["ja", "プールはありますか？", "サウナはありますか"],
])("in %s, “%s” isn't what “%s” asks", async (language, stored, asked) => {
  expect(await isSame(language, [stored, asked])).toBe(false);
});

test.each([
  ["en", "Are children welcome?", "can i come without children"],
  ["en", "What should I bring?", "what should i not bring"],
  ["de", "Haben Sie geöffnet?", "haben sie nicht geöffnet"],
])("in %s, “%s” isn't what its opposite “%s” asks", async (language, stored, asked) => {
  expect(await isSame(language, [stored, asked])).toBe(false);
});

test.each([
  ["en", "Is there a pool?", "do you have a pool"],
  ["en", "What are your prices?", "what are your rates"],
  ["de", "Gibt es Parkplätze?", "kann man bei euch parken"],
])("in %s, “%s” is what “%s” asks", async (language, stored, asked) => {
  expect(await isSame(language, [stored, asked])).toBe(true);
});

test("small words of the name aren't the name", async () => {
  const cake = ["Was kostet die Torte?", "wie teuer ist das"] as const;
  expect(await isSame("de", cake, "Die kleine Torte")).toBe(false);
  expect(await isSame("de", cake, "Torte")).toBe(true);
});
