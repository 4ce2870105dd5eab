import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { readQuery } from "#engines/search/read-query.ts";
import { ask } from "./ask.ts";
import { type AskIndex, buildAskIndex, type MeaningsOf } from "./ask-index.ts";
import { readWordMeanings } from "./meaning/word-meanings.ts";
import type { Passage } from "./passage.ts";
import { answerByNumbers, numberSentences } from "./with-model.ts";

/** A repair shop: its questions, and the pages of its website. */
const passages: Passage[] = [
  question("refund", "How do I get a refund?", [
    "Write to us within 30 days.",
    "The amount goes back to the card that you used.",
  ]),
  question("delivery", "How much does delivery cost?", ["Delivery within the country costs €4.90."]),
  question("wrap", "Do you offer gift wrapping?", ["Yes, for €3 per parcel."]),
  question("warranty", "How long is the guarantee?", ["Two years on everything, five on zips."]),
  page("hours", "Visit us", "Opening hours", [
    "The workshop is in the old mill.",
    "We are open Monday to Friday from 9 am to 6 pm.",
    "Please ring the bell.",
  ]),
  page("dogs", "Visit us", "Pets", ["Dogs are welcome in the shop.", "Water is beside the door."]),
  page("plumbing", "Services", "Plumbing", [
    "We repair leaking taps and blocked drains.",
    "A visit by our plumbers starts at €80.",
    "It takes about two hours.",
  ]),
  page("team", "About us", null, ["Maria Lind founded the company in 2011.", "She still repairs bicycles."]),
];

function question(id: string, title: string, sentences: string[]): Passage {
  const url = `/faq/${id}`;
  return { id, kind: "question", title, heading: null, sentences, url, checkedAt: null, language: "en" };
}

function page(id: string, title: string, heading: string | null, sentences: string[]): Passage {
  const url = `https://acme.example/${id}`;
  return { id, kind: "page", title, heading, sentences, url, checkedAt: "2026-11-20", language: "en" };
}

const english = readWordMeanings(readFileSync(join(import.meta.dirname, "meaning/en.meanings")));
const meaningsOf: MeaningsOf = async (language) => (language === english.language ? english : null);

function textOf(index: AskIndex<Passage>, text: string): string {
  return ask(index, { text })
    .sentences.map((sentence) => sentence.text)
    .join(" ");
}

describe.each([
  { name: "by words alone", options: {} },
  { name: "by the meanings of words", options: { meaningsOf } },
])("ask $name", ({ options }) => {
  let index: AskIndex<Passage>;
  const answerTo = (text: string) => textOf(index, text);

  beforeAll(async () => {
    index = await buildAskIndex(passages, options);
  });

  it.each([
    ["How can I get a refund?", "Write to us within 30 days."],
    ["what does delivery cost", "Delivery within the country costs €4.90."],
    ["When is the workshop open?", "We are open Monday to Friday from 9 am to 6 pm."],
    ["Are dogs welcome in the shop?", "Dogs are welcome in the shop."],
    ["Do your plumbers repair leaking taps?", "We repair leaking taps and blocked drains."],
    ["Who founded the company?", "Maria Lind founded the company in 2011."],
  ])("answers %j with the sentence that says it", (text, sentence) => {
    expect(answerTo(text)).toContain(sentence);
  });

  it("doesn't take one browser for another, a rare word for a mistyped one, or a name for a number", async () => {
    const others = await buildAskIndex(
      [
        page("chrome", "Help", "Browsers", ["It runs in Chrome.", "Building permits take two weeks."]),
        page("alex", "About", "Team", ["Alex is the founder of 1AM Repairs."]),
      ],
      options,
    );
    const { vocabulary } = others.search;
    const wordsOf = (text: string, isCautious: boolean) => [
      ...readQuery(text, vocabulary, { isCautious }).concepts[0]!.words.keys(),
    ];
    expect(wordsOf("firefox", false)).toContain("chrome");
    expect(wordsOf("firefox", true)).not.toContain("chrome");
    expect(wordsOf("termites", false)).toContain("permits");
    expect(wordsOf("termites", true)).not.toContain("permits");
    expect(wordsOf("permuts", true)).toContain("permits");
    expect(ask(others, { text: "How old is Alex?" }).decision).not.toBe("answer");
    expect(ask(others, { text: "Does it run in Chrome?" }).decision).toBe("answer");
  });

  it("adds what a second passage says, if that is as certain and says something else", async () => {
    const first = page("first", "Rooms", "Late check-out", ["Late check-out on Sundays is free until 1 pm."]);
    const second = page("second", "Offers", "Late check-out on Sundays", [
      "On Sundays, late check-out is free.",
    ]);
    const alone = await buildAskIndex([first, page("other", "Bar", "Drinks", ["We serve cider."])], options);
    const both = await buildAskIndex([first, second], options);
    const copied = await buildAskIndex([first, { ...first, id: "copy", url: "copy" }], options);
    const text = "Is late check-out on Sundays free?";
    const alsoFrom = (center: AskIndex<Passage>, from: number) =>
      ask(center, { text }, { calibration: { answerFrom: 0, nearFrom: 0, alsoFrom: from } });
    const { sentences, also } = alsoFrom(both, 0.1);
    expect(also[0]?.passage.id).toBe(sentences[0]?.passage.id === "first" ? "second" : "first");
    expect(alsoFrom(both, 1).also).toEqual([]);
    expect(alsoFrom(copied, 0.1).also).toEqual([]);
    expect(alsoFrom(alone, 0.9).also).toEqual([]);
    const sameSource = [
      { ...second, url: `${first.url}#offers` },
      { ...second, sentences: ["LATE check-out on Sundays is free, until 1 pm!"] },
    ];
    for (const same of sameSource) {
      const center = await buildAskIndex([first, same], options);
      expect(alsoFrom(center, 0.1).decision).toBe("answer");
      expect(alsoFrom(center, 0.1).also).toEqual([]);
    }
  });

  it("doesn't add what is much less certain than the answer", async () => {
    const first = page("first", "Rooms", "Late check-out", ["Late check-out on Sundays is free until 1 pm."]);
    const weak = page("weak", "Offers", "Brunch", ["Brunch on Sundays is late, and the piano plays."]);
    const center = await buildAskIndex([first, weak], options);
    const { near, also, confidence } = ask(
      center,
      { text: "Is late check-out on Sundays free?" },
      { calibration: { answerFrom: 0, nearFrom: 0, alsoFrom: 0.01 } },
    );
    expect(near[0]?.passage.id).toBe("weak");
    expect(near[0]!.confidence).toBeGreaterThan(0.01);
    expect(near[0]!.confidence).toBeLessThan(confidence - 0.1);
    expect(also).toEqual([]);
  });

  it.each(["Who is this for?", "What can you provide?", "Who are you?", "What do you do?"])(
    "doesn't answer %j with the one question that has such an intent",
    async (text) => {
      const studio = await buildAskIndex(
        [
          question("anna", "Who runs the studio?", ["Anna runs it."]),
          question("tools", "Do you provide equipment?", ["Yes, we lend all tools."]),
          question("price", "What are your prices?", ["A ticket costs €9."]),
        ],
        options,
      );
      const { decision, confidence } = ask(studio, { text });
      expect({ text, decision }).not.toEqual({ text, decision: "answer" });
      expect(confidence).toBeLessThan(0.72);
    },
  );

  it("suggests what is about the same in other words, and doesn't answer with it", async () => {
    const boat = await buildAskIndex(
      [
        question("pets", "Are pets allowed?", ["Yes, animals are welcome on board."]),
        question("length", "How long is the tour?", ["Ninety minutes."]),
      ],
      options,
    );
    const idsNear = (text: string) => {
      const { decision, near } = ask(boat, { text });
      return { decision, near: near.map(({ passage }) => passage.id) };
    };
    expect(idsNear("are kittens allowed")).toEqual({ decision: "near", near: ["pets"] });
    expect(idsNear("are catalogues allowed")).toEqual({ decision: "unknown", near: [] });
  });

  it("gives little weight to words that fit any question", () => {
    expect(answerTo("Could anyone please tell me what delivery costs instead?")).toContain("€4.90");
  });

  it("doesn't answer with a price for something else", () => {
    expect(answerTo("How much does a haircut cost?")).toBe("");
    expect(answerTo("How much does a plumber cost?")).not.toContain("4.90");
  });

  it.each([
    "Do you offer refrigerators?",
    "zebra unicorn",
    "Which wine goes with fish?",
    "Can I charge my electric scooter overnight?",
    "",
    "?",
  ])("doesn't answer %j", (text) => {
    expect(ask(index, { text }).decision).not.toBe("answer");
    expect(ask(index, { text }).sentences).toEqual([]);
  });

  it("says that it knows nothing about words that occur nowhere", () => {
    expect(ask(index, { text: "zebra unicorn" })).toMatchObject({ decision: "unknown", near: [] });
  });

  it("says from which passage and sentence each part of an answer comes", () => {
    const { sentences } = ask(index, { text: "Are dogs welcome in the shop?" });
    expect(sentences[0]).toMatchObject({ at: 0, passage: { id: "dogs", checkedAt: "2026-11-20" } });
  });

  it("carries the subject of the previous question into one that continues it", () => {
    const previous = "Do your plumbers repair leaking taps?";
    expect(ask(index, { text: "How long does it take?" }).decision).not.toBe("answer");
    const { sentences } = ask(index, { text: "How long does it take?", previous });
    expect(sentences.map(({ passage }) => passage.id)).toContain("plumbing");
  });

  it("consists of whole sentences of one passage for any question", () => {
    const words = passages.flatMap(({ title, heading, sentences }) =>
      [title, heading ?? "", ...sentences].join(" ").split(/\s+/),
    );
    const anyQuestion = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.array(fc.constantFrom(...words), { maxLength: 9 }).map((list) => list.join(" ")),
      },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
      { weight: 1, arbitrary: fc.lorem({ maxCount: 8 }) },
    );
    let answers = 0;
    fc.assert(
      fc.property(anyQuestion, fc.option(anyQuestion), (text, previous) => {
        const { decision, sentences } = ask(index, { text, previous });
        if (decision === "answer") answers++;
        return (
          (decision === "answer") === sentences.length > 0 &&
          sentences.every(
            ({ passage, at, text: said }, place) =>
              passages.includes(passage) &&
              passage === sentences[0]!.passage &&
              said === passage.sentences[at] &&
              at > (sentences[place - 1]?.at ?? -1),
          )
        );
      }),
      { numRuns: 500 },
    );
    expect(answers).toBeGreaterThan(25);
  });
});

describe("the meanings of words", () => {
  const german: Passage = {
    ...page("hunde", "Besuch", "Hunde", ["Hunde sind im Laden willkommen."]),
    language: "de",
  };

  it("answer questions that are asked in other words", async () => {
    const question = "How do I find the workshop?";
    expect(textOf(await buildAskIndex(passages), question)).toBe("");
    expect(textOf(await buildAskIndex(passages, { meaningsOf }), question)).toContain(
      "The workshop is in the old mill.",
    );
  });

  it("say nothing about other languages", async () => {
    const text = "Sind Hunde im Laden willkommen?";
    const words = await buildAskIndex([german, ...passages.slice(0, 2)]);
    const meant = await buildAskIndex([german, ...passages.slice(0, 2)], { meaningsOf });
    expect(meant.meanings).toBe(english);
    expect(ask(meant, { text })).toEqual(ask(words, { text }));
    expect(ask(words, { text }).confidence).toBeGreaterThan(0);
    expect((await buildAskIndex([german], { meaningsOf })).meanings).toBeNull();
  });
});

/** Few passages compete here, so that single words decide easily. */
describe("a center of a few questions", () => {
  const guesthouse = [
    question("bags", "Where can I leave my luggage?", ["Leave your bags at the desk until 6 pm."]),
    question("dogs", "Can I bring my dog?", ["Yes, your dog is welcome for €8 a night."]),
    question("breakfast", "When is breakfast?", ["Breakfast is from 7 to 10 am."]),
    question("car", "Where can I park my car?", ["Park your car behind the house for free."]),
  ];
  const pension = [
    {
      ...question("hund", "Darf ich meinen Hund mitbringen?", ["Ja, Ihr Hund ist willkommen."]),
      language: "de",
    },
    { ...question("koffer", "Wo lasse ich meinen Koffer?", ["Koffer stehen am Empfang."]), language: "de" },
  ];

  it.each([
    ["can i bring my dog", "dogs"],
    ["where do i leave my luggage", "bags"],
    ["when do you serve breakfast", "breakfast"],
  ])("answers %j", async (text, id) => {
    const index = await buildAskIndex(guesthouse, { meaningsOf });
    expect(ask(index, { text }).sentences.map(({ passage }) => passage.id)).toContain(id);
  });

  it.each([
    ["can i bring my cat", "dogs"],
    ["how heavy may my luggage be", "bags"],
    ["where can i park my bike", "car"],
    ["when is dinner", "breakfast"],
  ])("doesn't answer %j, but suggests what is near", async (text, id) => {
    const index = await buildAskIndex(guesthouse, { meaningsOf });
    const { decision, near } = ask(index, { text });
    expect(decision).toBe("near");
    expect(near[0]?.passage.id).toBe(id);
  });

  it("doesn't answer a question that continues one about a cat with the price for a dog", async () => {
    const index = await buildAskIndex(guesthouse, { meaningsOf });
    const text = "How much is it a night?";
    const askAfter = (pet: string) => ask(index, { text, previous: `Can I bring my ${pet}?` });
    expect(askAfter("dog").decision).toBe("answer");
    expect(askAfter("cat").decision).not.toBe("answer");
  });

  it("answers a question that only adds a detail", async () => {
    const cancelling = question("cancel", "How can I cancel a confirmed booking?", ["Write to us by email."]);
    const index = await buildAskIndex([...guesthouse, cancelling], { meaningsOf });
    const { decision } = ask(index, { text: "How can I cancel my booking for Friday?" });
    expect(decision).toBe("answer");
  });

  it("asks for the price of one service, although a page's title names all of them", async () => {
    const title = "Repairs, painting, TV mounting";
    const visit = page("visit", title, "How much does it cost just to come and look?", [
      "Nothing.",
      "The visit is free, and then you get a price.",
    ]);
    const prices = page("prices", title, "TV MOUNTING", ["from $140"]);
    const painting = page("painting", title, "PAINTING", ["from $210"]);
    const index = await buildAskIndex([visit, prices, painting], { meaningsOf });
    expect(textOf(index, "How much does it cost to mount a TV?")).not.toContain("free");
    expect(textOf(index, "How much is TV mounting?")).toBe("from $140");
    expect(textOf(index, "How much does it cost to come and look?")).toContain("Nothing.");
  });

  it.each(["Darf ich meine Katze mitbringen?", "Wie schwer darf mein Koffer sein?"])(
    "doesn't answer %j in German",
    async (text) => {
      expect(ask(await buildAskIndex(pension), { text }).decision).not.toBe("answer");
      expect(ask(await buildAskIndex(pension), { text: "Darf ich meinen Hund mitbringen?" }).decision).toBe(
        "answer",
      );
    },
  );
});

describe("a model that chooses sentences", () => {
  let index: AskIndex<Passage>;

  beforeAll(async () => {
    index = await buildAskIndex(passages, { meaningsOf });
  });

  const text = "When are you open?";

  it("answers with the sentences of the numbers that it returns, whatever the numbers are", () => {
    const numbered = numberSentences(index, { text });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 70 }), { maxLength: 8 }), (chosen) => {
        const { decision, sentences } = answerByNumbers(index, { text }, { numbered, chosen });
        const first = chosen.find((number) => numbered.some((sentence) => sentence.number === number));
        expect(decision === "answer").toBe(first !== undefined);
        for (const { passage, at, text: said } of sentences) {
          expect(said).toBe(passage.sentences[at]);
          expect(numbered.find(({ number }) => number === first)?.passage).toBe(passage);
        }
      }),
    );
  });

  it("gives no answer if it chooses none, even where the built-in choice would answer", () => {
    const asked = { text: "How can I get a refund?" };
    expect(ask(index, asked).decision).toBe("answer");
    const numbered = numberSentences(index, asked);
    const result = answerByNumbers(index, asked, { numbered, chosen: [] });
    expect(result.decision).toBe("near");
    expect(result.near[0]?.passage.id).toBe("refund");
  });
});
