import { beforeAll, describe, expect, it } from "vitest";
import { type AskIndex, buildAskIndex } from "./ask-index.ts";
import { composeExam, type ExamQuestion } from "./compose-exam.ts";
import type { Passage } from "./passage.ts";
import { sitExam } from "./sit-exam.ts";

const question = (id: string, title: string, answer: string): Passage => ({
  id,
  kind: "question",
  title,
  heading: null,
  sentences: [answer],
  url: `/faq/${id}`,
  checkedAt: null,
  language: "en",
});

const passages: Passage[] = [
  question("refund", "How do I get a refund for my ticket?", "Write to us within 30 days."),
  question("parking", "Is there a car park at the theater?", "Parking is free behind the theater."),
  question("photos", "Can I take photographs during the concert?", "Yes, without a flash."),
  {
    ...question("seats", "Tickets", "Seats in the balcony cost €40."),
    kind: "page",
    heading: "Balcony seats and prices",
  },
];

let index: AskIndex<Passage>;
let exam: ExamQuestion[];

beforeAll(async () => {
  index = await buildAskIndex(passages);
  exam = composeExam({
    passages,
    language: "en",
    trade: "event",
    searches: [{ query: "camera allowed", passageId: "photos" }],
  });
});

const textsOf = (origin: ExamQuestion["origin"]) =>
  exam.filter((one) => one.origin === origin).map(({ text }) => text);

describe("the questions of an exam", () => {
  it("are the center's own in other words, with a mistake, and the site's headings", () => {
    expect(textsOf("paraphrase").slice(0, 2)).toEqual([
      "refund ticket",
      "how do i get a reufnd for my ticket",
    ]);
    expect(textsOf("paraphrase")).toContain("Is parking available?");
    // The answer says nothing about the music that the question mentions.
    expect(textsOf("paraphrase")).not.toContain("Is there live music?");
    expect(textsOf("heading")).toEqual(["Balcony seats and prices"]);
    expect(textsOf("search")).toEqual(["camera allowed"]);
  });

  it("are those of other trades, unless this center says something about them", () => {
    const others = textsOf("other-trade");
    expect(others.length).toBeGreaterThan(20);
    expect(others.some((text) => /parking/i.test(text))).toBe(false);
    for (const { origin, answeredBy } of exam) expect(answeredBy === null).toBe(origin === "other-trade");
  });

  it("are the same each time", () => {
    const again = composeExam({ passages, language: "en", trade: "event" });
    expect(again).toEqual(exam.filter(({ origin }) => origin !== "search"));
  });
});

describe("sitting an exam", () => {
  it("counts every question as answered, wrong or declined", () => {
    const report = sitExam(index, exam);
    expect(report.answered + report.wrong + report.declined).toBeCloseTo(1);
    expect(report.asked).toBe(exam.length);
    expect(report.answered).toBeGreaterThan(0);
    expect(report.wrong).toBeLessThanOrEqual(0.02);
  });

  it("counts an answer to a question that the center can't know as wrong", () => {
    const trap: ExamQuestion = {
      text: "Can I take photographs during the concert?",
      origin: "other-trade",
      answeredBy: null,
    };
    expect(sitExam(index, [trap])).toMatchObject({ answered: 0, wrong: 1, declined: 0, wrongly: [trap] });
    const fair: ExamQuestion = { ...trap, origin: "paraphrase", answeredBy: ["photos"] };
    expect(sitExam(index, [fair])).toMatchObject({ answered: 1, wrong: 0 });
  });

  it("lists what a center knows but doesn't answer", () => {
    const hidden: ExamQuestion = { text: "zebra unicorn", origin: "search", answeredBy: ["photos"] };
    expect(sitExam(index, [hidden])).toMatchObject({ declined: 1, unanswered: [hidden] });
    expect(sitExam(index, [])).toMatchObject({ asked: 0, answered: 0, wrong: 0, declined: 0 });
  });
});
