import { expect, test } from "vitest";
import { ask } from "./ask.ts";
import { buildAskIndex } from "./ask-index.ts";
import type { Passage } from "./passage.ts";

const texts = {
  de: {
    title: "Haben Sie sonntags geöffnet?",
    closed: "So: Geschlossen",
    heading: "Öffnungszeiten",
    week: ["Mo–Fr: 10:00–19:00", "Sa: 10:00–18:00", "So: Geschlossen"],
  },
  en: {
    title: "Are you open on Sundays?",
    closed: "Sunday: closed",
    heading: "Opening hours",
    week: ["Mon–Fri: 10:00–19:00", "Sat: 10:00–18:00", "Sunday: closed"],
  },
};

async function answer(language: keyof typeof texts, text: string, hasWeek: boolean): Promise<string> {
  const { title, closed, heading, week } = texts[language];
  const checkedAt = "2026-11-20";
  const sunday: Passage = {
    id: "sunday",
    kind: "question",
    title,
    heading: null,
    sentences: [closed],
    url: "/faq/sunday",
    checkedAt,
    language,
  };
  const page: Passage = {
    ...sunday,
    id: "page",
    kind: "page",
    title: "Birchhill",
    heading,
    sentences: week,
    url: "https://birchhill.example/",
  };
  const { sentences } = ask(await buildAskIndex(hasWeek ? [sunday, page] : [sunday], {}), { text });
  return sentences.map((sentence) => sentence.text).join(" ");
}

test.each([
  ["de", "Bis wann haben Sie am Samstag offen?"],
  ["de", "Haben Sie samstags offen?"],
  ["en", "Until when are you open on Saturday?"],
  ["en", "Are you open on Saturdays?"],
] as const)("in %s, what a question says about Sundays doesn't answer “%s”", async (language, asked) => {
  expect(await answer(language, asked, false)).toBe("");
  expect(await answer(language, asked, true)).not.toBe(texts[language].closed);
});

test.each([
  ["de", "Sind Sie am Sonntag offen?"],
  ["en", "Are you open on Sunday?"],
] as const)("in %s, it answers “%s”", async (language, asked) => {
  expect(await answer(language, asked, true)).toContain(texts[language].closed);
});
