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
  const portrait = (start: string) => `${start} créée en 1960 par un professeur de la ville.`;
  expect(leans(portrait("Elle a été"), "fr")).toBe(true);
  expect(leans(portrait("Notre maison a été"), "fr")).toBe(false);
  expect(leans("Il y a un parking derrière la maison.", "fr")).toBe(false);
});

test("opening hours in a table with a column for each end read as a range, without the label before them", () => {
  const week = ["Maandag", "Dinsdag", "Woensdag"].map(
    (day) => `<tr><td>${day}</td><td>9:00</td><td>17:00</td></tr>`,
  );
  const table = proposedIn(
    `<h1>Birchhill</h1><p>Wij verzorgen uw voeten in alle rust en met veel aandacht, al twintig jaar.</p><h2>Openingstijden</h2><table>${week.join("")}</table>`,
    { language: "nl", trade: "clinic" },
  );
  expect(table.get("Wat zijn de openingstijden?")).toBe(
    "- Maandag 9:00–17:00\n- Dinsdag 9:00–17:00\n- Woensdag 9:00–17:00",
  );
  const labeled = proposedIn(
    "<h1>Birchhill</h1><p>Wir bauen Möbel nach Maß und reparieren sie auch, seit drei Generationen.</p><p><span>Öffnungszeiten</span> <span>Mo–Fr: 7:00 – 17:00</span></p>",
    { language: "de", trade: "repair" },
  );
  expect(labeled.get("Wann haben Sie geöffnet?")).toBe("Mo–Fr: 7:00 – 17:00");
});

test("fields of work aren't a region in Portuguese", () => {
  const found = proposedIn(
    "<h1>Birchhill</h1><h2>Áreas de Atuação</h2><p>Acompanho bebés desde o nascimento e ao longo do seu desenvolvimento, com sessões calmas e bem preparadas.</p>",
    { language: "pt", trade: "clinic" },
  );
  expect([...found.keys()]).not.toContain("Quais regiões vocês atendem?");
});

test("a site from Portugal gets questions and categories in European Portuguese", () => {
  const { faqs } = writeFaqs({
    pages: [
      buildPage(
        "<h1>Birchhill</h1><p>A nossa equipa recebe bebés e pais com calma, há mais de vinte anos, no centro da cidade.</p><h2>Contactos</h2><p>Telefone: +351 212 345 678</p>",
        { url: "https://birchhill.test/", language: "pt-PT" },
      ),
    ],
    companyName: "Birchhill",
    contactInfo: { emails: [], phones: ["+351 212 345 678"], addresses: [], socialMedia: {} },
  });
  expect(faqs.map(({ question, category }) => [question, category])).toContainEqual([
    "Como posso entrar em contacto?",
    "Contactos e localização",
  ]);
});
