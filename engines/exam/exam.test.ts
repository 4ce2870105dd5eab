import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type AskResult, ask } from "#engines/ask/ask.ts";
import { type AskIndex, buildAskIndex } from "#engines/ask/ask-index.ts";
import type { Passage } from "#engines/ask/passage.ts";
import { composeExam, maxQuestions } from "./compose-exam.ts";
import type { ExamQuestion } from "./exam-question.ts";
import { countOutcomes, examOutcomes, gradeAnswer, saysSame } from "./grade-exam.ts";
import { normalize, stemsIn } from "./telling-words.ts";

function question(title: string, sentences: string | string[], language = "en"): Passage {
  const url = `/faq/${encodeURIComponent(title)}`;
  const list = typeof sentences === "string" ? [sentences] : sentences;
  return { id: url, kind: "question", title, heading: null, sentences: list, url, checkedAt: null, language };
}

const theater: Passage[] = [
  question("How do I get a refund for my ticket?", "Write to us within 30 days."),
  question("Is there parking at the theater?", "Parking is free behind the theater."),
  question("Can I take photos during the concert?", "Yes, without a flash."),
  question("How much does a balcony seat cost?", "A balcony seat costs €40."),
  question("What are your opening hours?", "The box office is open from 10 am to 6 pm."),
  question("Do you not allow umbrellas?", "Umbrellas stay in the cloakroom."),
  {
    ...question("Visiting us", "The ferry leaves the island at noon."),
    id: "/articles/visit@1",
    kind: "article",
    heading: "Ferry timetable in winter",
  },
  {
    ...question("Tickets", "Children under 6 need no ticket."),
    id: "https://theater.example/#1",
    kind: "page",
    heading: "Prices for small children",
  },
];

const examOf = (passages: readonly Passage[], language = "en") =>
  composeExam({ passages, language, trade: language === "en" ? "event" : null });
const textsOf = (exam: ExamQuestion[], origin: ExamQuestion["origin"]) =>
  exam.filter((one) => one.origin === origin).map(({ text }) => text);

describe("the questions of an exam", () => {
  it("are the center's own in other words", () => {
    const exam = examOf(theater);
    expect(textsOf(exam, "reworded")).toEqual(
      expect.arrayContaining([
        "What's the best way to get a refund for my ticket?",
        "Could you tell me whether there's parking at the theater?",
        "Could you tell me whether I can take pictures during the concert?",
        "What's the price of a balcony seat?",
        "Could you tell me what your business hours are?",
      ]),
    );
    expect(textsOf(exam, "keywords")).toEqual(["photos during concert"]);
    expect(textsOf(exam, "heading")).toEqual(["Do you have information about Ferry timetable in winter?"]);
  });

  it("keep a negation, which keywords and templates would lose", () => {
    const umbrellas = examOf(theater).filter(
      ({ text, answeredBy }) => answeredBy !== null && text.includes("umb"),
    );
    expect(umbrellas.map(({ origin }) => origin)).toEqual(["typo"]);
  });

  it("omit keywords that fit another question too", () => {
    const exam = examOf([
      ...theater,
      question("Can I take photos of the orchestra during the concert?", "No."),
    ]);
    expect(textsOf(exam, "keywords")).toEqual(["photos orchestra during concert"]);
  });

  it("include some that the center can't know", () => {
    const exam = examOf(theater);
    expect(textsOf(exam, "other-trade").length).toBe(8);
    expect(textsOf(exam, "other-trade").filter((text) => /parking|photo/i.test(text))).toEqual([]);
    const misses = textsOf(exam, "near-miss");
    expect(misses.length).toBeGreaterThanOrEqual(4);
    expect(misses.every((text) => /^(?:Do you have|How much would) [\p{L} -]+\??/u.test(text))).toBe(true);
    for (const { origin, answeredBy } of exam)
      expect(answeredBy === null).toBe(origin === "other-trade" || origin === "near-miss");
  });

  it("never ask about a thing that the center mentions as one that it doesn't", () => {
    const asks = (exam: ExamQuestion[], thing: string) =>
      textsOf(exam, "near-miss").some((text) => text.includes(thing));
    expect(asks(examOf(theater), "planetarium")).toBe(true);
    const exam = examOf([...theater, question("What is on the roof?", "Our planetariums are on the roof.")]);
    expect(asks(exam, "planetarium")).toBe(false);
  });

  it("are reworded in German", () => {
    const exam = examOf(
      [
        question("Was kostet eine Fahrstunde?", "Eine Fahrstunde kostet 60 €.", "de"),
        question("Bieten Sie Gutscheine an?", "Ja, ab 20 €.", "de"),
        question("Wie sind Ihre Öffnungszeiten?", "Montag bis Freitag von 9 bis 18 Uhr.", "de"),
        question("Kann ich mit Karte bezahlen?", "Ja.", "de"),
        question("Wo finde ich einen Parkplatz?", "Hinter dem Haus.", "de"),
      ],
      "de",
    );
    expect(textsOf(exam, "reworded")).toEqual(
      expect.arrayContaining([
        "Mit welchem Preis muss ich rechnen: eine Fahrstunde?",
        "Gibt es bei Ihnen Geschenkgutscheine?",
        "Könnten Sie mir sagen: wie sind Ihre Geschäftszeiten?",
        "An welcher Stelle gibt es einen Parkplatz?",
      ]),
    );
    expect(textsOf(exam, "near-miss").length).toBeGreaterThan(3);
  });

  it("work in Japanese, and in a language without any words", () => {
    const japanese = [
      "駐車場はありますか？",
      "料金はいくらですか？",
      "予約はできますか？",
      "場所はどこですか？",
      "犬も入れますか？",
    ];
    const exam = examOf(
      japanese.map((title) => question(title, "はい、あります。", "ja")),
      "ja",
    );
    expect(textsOf(exam, "reworded")).toContain("パーキングがあるかどうか教えてください。");
    const finnish = theater.map((passage) => ({ ...passage, language: "fi" }));
    expect(examOf(finnish, "fi").some(({ answeredBy }) => answeredBy !== null)).toBe(true);
  });

  it("are none for a center with too few", () => {
    expect(examOf(theater.slice(0, 4))).toEqual([]);
  });

  it("stay the same when a question is added", () => {
    const before = examOf(theater).map(({ text }) => text);
    expect(examOf(theater).map(({ text }) => text)).toEqual(before);
    const after = examOf([...theater, question("Who plays the violin?", "Ada does.")]).map(
      ({ text }) => text,
    );
    expect(before.filter((text) => !after.includes(text)).length).toBeLessThan(3);
  });

  const word = fc.constantFrom(
    "ticket",
    "concert",
    "garden",
    "boat",
    "price",
    "open",
    "refund",
    "hall",
    "é",
    "7",
  );
  const opening = fc.constantFrom(
    "How do I",
    "Is there",
    "Do you offer",
    "Can I",
    "Wo ist",
    "",
    "¿Hay",
    "How much does",
  );
  const title = fc.tuple(opening, fc.array(word, { minLength: 1, maxLength: 7 })).map(([start, words]) => {
    return `${start} ${words.join(" ")}?`.trim();
  });
  const centers = fc.array(fc.tuple(title, fc.constantFrom("en", "de", "es", "ja", "xx")), {
    minLength: 5,
    maxLength: 90,
  });

  it("never equal a stored one, whatever the center says, and stay within the limit", () => {
    fc.assert(
      fc.property(centers, (titles) => {
        const passages = titles.map(([text, language], at) => ({
          ...question(text, "It is.", language),
          id: String(at),
        }));
        const stored = new Set(titles.map(([text]) => normalize(text)));
        const exam = examOf(passages);
        expect(exam.length).toBeLessThanOrEqual(maxQuestions);
        expect(exam.filter(({ text }) => stored.has(normalize(text)))).toEqual([]);
        expect(new Set(exam.map(({ text }) => normalize(text))).size).toBe(exam.length);
      }),
      { numRuns: 60 },
    );
  });

  it("never ask what is pinned", () => {
    const [first] = examOf(theater);
    const exam = composeExam({ passages: theater, language: "en", trade: "event", pinned: [first!.text] });
    expect(exam.map(({ text }) => text)).not.toContain(first!.text);
  });
});

describe("grading", () => {
  let index: AskIndex<Passage>;
  const passages = new Map(theater.map((passage) => [passage.id, passage]));
  const refund = theater[0]!;
  beforeAll(async () => {
    index = await buildAskIndex(theater);
  });
  const answeredWith = (passage: Passage): AskResult<Passage> => ({
    decision: "answer",
    sentences: passage.sentences.map((text, at) => ({ passage, at, text })),
    also: [],
    confidence: 1,
    near: [],
  });
  const known: ExamQuestion = { text: "refund please now", origin: "keywords", answeredBy: [refund.id] };
  const trap: ExamQuestion = { text: "Do you have a telescope?", origin: "near-miss", answeredBy: null };
  const grade = (asked: ExamQuestion, result: AskResult<Passage> | null) =>
    gradeAnswer(asked, { result, passages }).outcome;

  it("counts the known answer as right, another one as wrong, and none as declined", () => {
    expect(grade(known, answeredWith(refund))).toBe("right");
    expect(grade(known, answeredWith(theater[1]!))).toBe("wrong");
    expect(grade(known, { ...answeredWith(refund), decision: "near", sentences: [] })).toBe("declined");
    expect(grade(known, null)).toBe("declined");
  });

  it("counts any answer to a question that the center can't know as wrong", () => {
    expect(grade(trap, answeredWith(refund))).toBe("wrong");
    expect(grade(trap, null)).toBe("declined");
  });

  it("counts the same statement on another page as right, but not with another number", () => {
    const page = { ...refund, id: "page", sentences: ["Please write to us within 30 days."] };
    expect(grade(known, answeredWith(page))).toBe("right");
    expect(saysSame("A balcony seat costs €40.", "A seat in the balcony costs €60.")).toBe(false);
  });

  it("is total: every question of every exam has one outcome, and they add up", () => {
    const exam = examOf(theater);
    const graded = exam.map((asked) => gradeAnswer(asked, { result: ask(index, asked), passages }));
    for (const { outcome, shown } of graded) {
      expect(examOutcomes).toContain(outcome);
      expect(shown.length === 0).toBe(outcome === "declined");
    }
    const { known: ofKnown, unknown } = countOutcomes(graded);
    const sum = [...Object.values(ofKnown), ...Object.values(unknown)].reduce((a, b) => a + b, 0);
    expect(sum).toBe(exam.length);
    expect(unknown.right).toBe(0);
    expect(ofKnown.right).toBeGreaterThan(5);
  });

  it("knows the words of a center by their stems", () => {
    expect(stemsIn(theater).has("ticket")).toBe(true);
  });
});
