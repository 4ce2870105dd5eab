import { expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import { factQuestions } from "./fact-phrases.ts";
import { phrase } from "./topics.ts";
import { writeFaqs } from "./write-faqs.ts";

const texts: Record<string, string> = {
  en: "We cook noodles for all of our guests, and you can watch us at the counter of the kitchen.",
  de: "Wir kochen für alle unsere Gäste, und Sie können uns an der Theke bei der Arbeit zusehen.",
  fr: "Nous cuisinons pour tous nos clients, et vous pouvez nous regarder travailler au comptoir.",
  ja: "当店では毎朝手打ちの麺をご用意しております。お客様の目の前で調理いたしますので、どうぞお楽しみください。",
};
const hoursOf = (language: string, footer: string) => {
  const body = `<h1>Birchhill</h1><p>${texts[language]}</p><footer>${footer}</footer>`;
  const { faqs } = writeFaqs({
    pages: [buildPage(body, { url: "https://birchhill.test/", language, title: "Birchhill" })],
    companyName: "Birchhill",
    contactInfo: { emails: [], phones: [], addresses: [], socialMedia: {} },
  });
  const question = phrase(factQuestions.hours, language, null);
  return faqs.find((faq) => faq.question === question)?.answer;
};

test.each([
  [
    "ja",
    "<p>TEL 03-1234-5678 火曜日定休</p><p>OPEN 11:30~21:00 l.o20:30</p>",
    "- OPEN 11:30~21:00 l.o20:30\n- 火曜日定休",
  ],
  ["en", "<p>Open 12 pm – 9 pm</p><p>Closed on Mondays</p>", "- Open 12 pm – 9 pm\n- Closed on Mondays"],
  [
    "de",
    "<p>Ruhetag: Montag</p><p>Geöffnet 11:30 – 22:00 Uhr</p>",
    "- Geöffnet 11:30 – 22:00 Uhr\n- Ruhetag: Montag",
  ],
  ["fr", "<p>Ouvert de 12h à 22h</p><p>Fermé le lundi</p>", "- Ouvert de 12h à 22h\n- Fermé le lundi"],
])("hours of all days have the closing day beside them (%s)", (language, footer, answer) => {
  expect(hoursOf(language, footer)).toBe(answer);
});

test.each([
  ["without a closing day", "<p>Open 12 pm – 9 pm</p><p>Bring a friend</p>"],
  ["of a kitchen", "<p>Kitchen open 12 pm – 9 pm</p><p>Closed on Mondays</p>"],
  ["without an end", "<p>Open from 12 pm</p><p>Closed on Mondays</p>"],
  ["far from it", "<p>Open 12 pm – 9 pm</p><p>One</p><p>Two</p><p>Closed on Mondays</p>"],
])("no hours of all days: %s", (_, footer) => {
  expect(hoursOf("en", footer)).toBeUndefined();
});
