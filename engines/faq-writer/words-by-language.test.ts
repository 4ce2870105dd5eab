/** Words that mean something else in another language: each test is about sentences that used to be left out. */
import { expect, test } from "vitest";
import type { TradeId } from "#shared/enumerations.ts";
import { buildPage } from "./build-page.fixture.ts";
import { leans } from "./page-statements.ts";
import { pointsAtPage } from "./refused-texts.ts";
import { writeFaqs } from "./write-faqs.ts";

function proposedIn(
  body: string,
  { language, trade }: { language: string; trade: TradeId },
): Map<string, string> {
  const { faqs } = writeFaqs({
    pages: [buildPage(body, { url: "https://birchhill.test/", language })],
    companyName: "Birchhill",
    contactInfo: { emails: [], phones: [], addresses: [], socialMedia: {} },
    chosenTrade: trade,
  });
  return new Map(
    faqs.filter(({ review }) => review === "ready").map(({ question, answer }) => [question, answer]),
  );
}

test("a sentence that begins with an article answers, although the same word is a conjunction in Polish", () => {
  const deposit = "A deposit of $50 is required when you book your boat.";
  const found = proposedIn(
    `<h1>Birchhill boats</h1><p>Our boats are moored at the old harbour.</p><p>${deposit}</p>`,
    { language: "en", trade: "event" },
  );
  expect([...found.values()]).toContain(deposit);
  expect(leans("To cancel, write to us the day before.", "en")).toBe(false);
  expect(leans("To jest ważne.", "pl")).toBe(true);
});

test("a French relative clause doesn't point at the page, although the same word means here in Italian", () => {
  expect(pointsAtPage("Le chien qui dort dans la chambre paie 5 €.", "fr")).toBe(false);
  expect(pointsAtPage("Trova qui il modulo.", "it")).toBe(true);
  // Without a pack, every language's words count.
  expect(pointsAtPage("Trova qui il modulo.", "und")).toBe(true);
});

test("a portrait that begins with a pronoun is about something else than the company", () => {
  const portrait = (start: string) =>
    proposedIn(
      `<h1>Birchhill</h1><h2>À propos</h2><p>${start} créée en 1960 par un professeur de la ville. Notre méthode repose sur le calme, et chaque séance dure une heure.</p>`,
      { language: "fr", trade: "clinic" },
    );
  expect([...portrait("Elle a été").values()].join()).not.toContain("1960");
  expect([...portrait("Notre maison a été").values()].join()).toContain("1960");
  expect(leans("Il y a un parking derrière la maison.", "fr")).toBe(false);
});
