/** Short sections and tables whose titles aren't headings in the markup. */
import { expect, test } from "vitest";
import type { TradeId } from "#shared/enumerations.ts";
import { buildPage } from "./build-page.fixture.ts";
import { writeFaqs } from "./write-faqs.ts";

function proposedIn(
  body: string,
  { language = "en", trade, other }: { language?: string; trade: TradeId; other?: string },
): Map<string, string> {
  const { faqs } = writeFaqs({
    pages: [
      buildPage(`<h1>Birchhill</h1>${body}`, { url: "https://birchhill.test/", language }),
      ...(other ? [buildPage(other, { url: "https://birchhill.test/safety", language })] : []),
    ],
    companyName: "Birchhill",
    contactInfo: { emails: [], phones: [], addresses: [], socialMedia: {} },
    chosenTrade: trade,
  });
  return new Map(
    faqs.filter(({ review }) => review === "ready").map(({ question, answer }) => [question, answer]),
  );
}

test("a title is one by its class name, and its section answers with all its cases", () => {
  const section = (title: string, text: string) =>
    `<div><div class="section-title">${title}</div><div>${text}</div></div>`;
  const found = proposedIn(
    section(
      "1. Cancellation Policy",
      "<p>Cancellations made more than 24 hours before the ride get half of the fare back.</p><p>Cancellations made later are non-refundable.</p>",
    ) +
      section("2. No-Show Policy", "<p>No-shows are charged the full fare.</p>") +
      section("3. Vehicles", "<p>Our cars have six seats.</p>"),
    { trade: "repair" },
  );
  expect(found.get("What is your cancellation policy?")).toContain("half of the fare");
  expect(found.get("What is your cancellation policy?")).toContain("non-refundable");
  expect(found.get("What happens if I don't show up?")).toBe("No-shows are charged the full fare.");
});

test("a section that is named like the question wins over a line that may be about something else", () => {
  const found = proposedIn(
    "<p>Notre gîte est au bord du lac.</p><h2>Non-fumeur</h2><p>Interdiction de fumer à l'intérieur. Un cendrier est disponible dehors.</p>",
    {
      language: "fr",
      trade: "hotel",
      other: "<h1>Sécurité</h1><ul><li>Ne pas fumer dans le logement</li><li>Ne pas courir</li></ul>",
    },
  );
  expect(found.get("Peut-on fumer ?")).toContain("cendrier");
});

test("the caption of a table says what its rows cost", () => {
  const table = (name: string, price: number) =>
    `<table><caption>${name}</caption><thead><tr><th>Dauer</th><th></th></tr></thead><tbody><tr><td>30 Minuten</td><td>${price} €</td></tr><tr><td>60 Minuten</td><td>${price + 20} €</td></tr></tbody></table>`;
  const answer = proposedIn(`<h2>Preise</h2>${table("Fußmassage", 30)}${table("Paarmassage", 85)}`, {
    language: "de",
    trade: "salon",
  }).get("Was sind Ihre Preise?");
  expect(answer).toContain("**Fußmassage**\n\n- **30 Minuten**: 30 €");
  expect(answer).toContain("**Paarmassage**\n\n- **30 Minuten**: 85 €");
});

test("an arrow between two texts stays, because it says what belongs to what", () => {
  const item = (from: string, to: string) => `<li>${from} <span>→</span> ${to}</li>`;
  const answer = proposedIn(
    `<h2>Frequently asked questions</h2><h3>Which massage is right for me?</h3><ul>${item("Tense shoulders", "Head and neck massage")}${item("Tired feet after a long day", "Foot massage")}${item("Time for two", "Couples massage <span>→</span>")}</ul><h3>Can I come without an appointment?</h3><p>Yes, on Fridays and on Saturdays.</p>`,
    { trade: "salon" },
  ).get("Which massage is right for me?");
  expect(answer).toContain("Tense shoulders → Head and neck massage");
  expect(answer).not.toMatch(/massage →/);
});
