import { expect, it } from "vitest";
import { buildAskIndex } from "./ask-index.ts";
import { askedIntents } from "./asked-intent.ts";
import type { Passage } from "./passage.ts";
import { passagesByIntent } from "./passages-by-intent.ts";

function question(title: string, sentences: string[], language = "en"): Passage {
  return {
    id: title,
    kind: "question",
    title,
    heading: null,
    sentences,
    url: title,
    checkedAt: null,
    language,
  };
}

const titlesFor = async (passages: Passage[], text: string, language: string) => {
  const index = await buildAskIndex(passages);
  return passagesByIntent(index, askedIntents(text, [language])).map((number) => passages[number]!.title);
};

it("finds a question about the same, though it shares no word", async () => {
  const passages = [
    question("ペットと泊まれますか?", ["申し訳ありませんが、ペットの宿泊はお断りしています。"], "ja"),
    question("洗濯機は使えますか?", ["はい。洗濯機は一回三百円です。"], "ja"),
  ];
  expect(await titlesFor(passages, "犬を連れて行ってもいい？", "ja")).toEqual(["ペットと泊まれますか?"]);
});

it("finds a sentence that states it in a small center, and only titles in a large one", async () => {
  const visit = question("Your visit", ["Walk-ins are welcome, no appointment is needed."]);
  const asked = "can i just turn up";
  expect(await titlesFor([visit], asked, "en")).toEqual(["Your visit"]);
  const filler = question(
    "Stones",
    Array.from({ length: 4_000 }, (_, at) => `Stone ${at} is grey.`),
  );
  const title = question("Do I need an appointment?", ["No."]);
  expect(await titlesFor([visit, filler, title], asked, "en")).toEqual(["Do I need an appointment?"]);
});

it("leaves a center with thousands of passages to its words, so that answers stay fast", async () => {
  const about = Array.from({ length: 2_001 }, (_, at) =>
    question(`Do I need an appointment in room ${at}?`, ["No."]),
  );
  expect(await titlesFor(about, "can i just turn up", "en")).toEqual([]);
  expect(await titlesFor(about.slice(0, 3), "can i just turn up", "en")).toHaveLength(3);
});

it("finds nothing for a question that the bank doesn't know", async () => {
  expect(await titlesFor([question("Are pets allowed?", ["Yes."])], "who painted the ceiling", "en")).toEqual(
    [],
  );
});
