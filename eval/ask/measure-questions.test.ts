import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { measureQuestions, reportQuestions, wilson } from "./measure-questions.ts";
import { passagesOf } from "./site-passages.ts";
import { readCenters } from "./small-centers.ts";

const result = {
  pages: [
    {
      url: "https://hotel.example/",
      metadata: { title: "Hotel" },
      markdown:
        "# Hotel\n\n## Parking\n\nGuests park behind the hotel for free.\n\nThe gate closes at ten in the evening.",
    },
    { url: "https://hotel.example/rooms", markdown: "# Rooms\n\nGuests park behind the hotel for free." },
  ],
  faqs: [
    {
      question: "Are dogs allowed?",
      answer: "Yes, dogs stay for free. Please tell us before you arrive.",
      origin: "explicit",
      evidence: [],
    },
  ],
  colors: { primaryColors: [], backgroundColors: [] },
  contactInfo: { emails: [], phones: [], addresses: [] },
  brandAssets: { logoUrls: [], faviconUrl: null, companyName: "Hotel" },
  contradictions: [],
  timings: {},
};

it("cuts questions and pages into passages, and counts a line of several pages once", async () => {
  const passages = await passagesOf(result);
  expect(passages.map(({ kind, title, heading, sentences }) => [kind, title, heading, sentences])).toEqual([
    [
      "question",
      "Are dogs allowed?",
      null,
      ["Yes, dogs stay for free.", "Please tell us before you arrive."],
    ],
    [
      "page",
      "Hotel",
      "Parking",
      ["Guests park behind the hotel for free.", "The gate closes at ten in the evening."],
    ],
  ]);
});

it("counts right answers by the sentences that were written down, and prints one line of JSON last", async () => {
  const folder = await mkdtemp(join(tmpdir(), "eval-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "questions.jsonl");
  const questions = [
    { site: "hotel", question: "Are dogs allowed?", answers: ["dogs stay for free"] },
    { site: "hotel", question: "Are dogs allowed in the hotel?", answers: null },
    { site: "hotel", question: "Who painted the ceiling?", answers: null },
    { site: "hotel", question: "Which century is the ballroom from?", answers: ["baroque"] },
  ];
  await writeFile(file, questions.map((question) => JSON.stringify(question)).join("\n"));
  const measured = await measureQuestions(file, folder, () => passagesOf(result));
  expect(measured.scores).toMatchObject({
    questions: 4,
    answerable: 2,
    right: 1,
    wrong: 1,
    wrongWithoutAnswer: 1,
  });
  const lines = reportQuestions(measured, { isListed: true }).split("\n");
  expect(lines.map((line) => line.split(" ")[0])).toEqual([
    "right",
    "wrong",
    "declined",
    "missed",
    JSON.stringify(measured.scores),
  ]);
  expect(reportQuestions(measured, { isListed: false })).toBe(JSON.stringify(measured.scores));
});

it("reads a center of a few questions from a file", async () => {
  const file = join(import.meta.dirname, "small-centers.json");
  const [first] = await readCenters(file, "river-tours");
  expect(first).toMatchObject({ kind: "question", title: "What happens if it rains?", language: "en" });
  expect(first?.sentences[0]).toBe("We sail in light rain and give you a poncho.");
  await expect(readCenters(file, "nowhere")).rejects.toThrow("nowhere");
});

it("gives the interval of a share", () => {
  expect(wilson(3, 39).low).toBeCloseTo(0.027, 3);
  expect(wilson(3, 39).high).toBeCloseTo(0.203, 3);
});
