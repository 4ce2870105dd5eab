import { expect, test } from "vitest";
import { statedHours } from "./stated-hours.ts";

const faq = (question: string, answerMarkdown: string, lang?: string) => ({ question, answerMarkdown, lang });
const english = "What are your opening hours?";

test.each([
  ["en", english, "Mon–Fri: 9am–5pm", ["Mon–Fri: 9am–5pm"]],
  [
    "de",
    "Wann haben Sie geöffnet?",
    "- Dienstag – Freitag: 9:00 – 18:00 Uhr\n- Samstag geschlossen",
    ["Dienstag – Freitag: 9:00 – 18:00 Uhr", "Samstag geschlossen"],
  ],
  ["ja", "営業時間は何時から何時までですか？", "月曜日～金曜日 9:00～18:00", ["月曜日～金曜日 9:00～18:00"]],
  [
    "ja",
    "営業時間は何時から何時までですか？",
    "- OPEN 17:00~23:30\n- 火曜日定休",
    ["OPEN 17:00~23:30", "火曜日定休"],
  ],
])("the lines of an answer that has nothing but hours (%s)", (language, question, answer, lines) => {
  const other = faq("Do you sharpen scissors?", "Yes, for 4 €.");
  expect(statedHours([other, faq(question, answer)], language)?.lines).toEqual(lines);
});

test("another text may have the same hours with a note, but no others", () => {
  const hours = faq(english, "- Mon–Fri: 9am–5pm\n- Sat: closed");
  const noted = (days: string) =>
    faq("Opening hours", `We are here for you.\n\n- ${days}: 9am–5pm\n- Sat: closed`);
  expect(statedHours([hours, noted("Mon–Fri")], "en")?.lines).toEqual(["Mon–Fri: 9am–5pm", "Sat: closed"]);
  expect(statedHours([hours, noted("Mon–Thu")], "en")).toBeNull();
});

test("a line that the answer repeats is one line", () => {
  const hours = faq(english, "- Mon–Fri: 9am–5pm\n- Sat: closed\n- Mon–Fri: 9am–5pm");
  expect(statedHours([hours], "en")?.lines).toEqual(["Mon–Fri: 9am–5pm", "Sat: closed"]);
});

test("a text that only the main language has keeps its language", () => {
  const german = faq("Wann haben Sie geöffnet?", "Montag – Freitag: 9:00 – 18:00 Uhr", "de");
  expect(statedHours([german], "en")).toEqual({ lines: ["Montag – Freitag: 9:00 – 18:00 Uhr"], lang: "de" });
});

test.each([
  ["a sentence beside them", [faq(english, "- Mon–Fri: 9am–5pm\n- Please ring the bell.")]],
  [
    "hours of several places",
    [
      faq(`${english.slice(0, -1)} (Leeds)?`, "Mon–Fri: 9am–5pm"),
      faq(`${english.slice(0, -1)} (York)?`, "Mon–Fri: 8am–4pm"),
    ],
  ],
  ["an answer to another question", [faq("When does the course take place?", "Mon–Fri: 9am–5pm")]],
  ["no times", [faq(english, "We are open on most days.")]],
])("no hours: %s", (_, faqs) => {
  expect(statedHours(faqs, "en")).toBeNull();
});
