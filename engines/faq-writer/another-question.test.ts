/** Sentences with the words of an answer to another question: each test is about one class. */
import { expect, test } from "vitest";
import type { TradeId } from "#shared/enumerations.ts";
import { buildPage } from "./build-page.fixture.ts";
import { writeFaqs } from "./write-faqs.ts";

function proposedIn(
  body: string,
  { language = "en", trade }: { language?: string; trade?: TradeId } = {},
): Map<string, string> {
  const { faqs } = writeFaqs({
    pages: [buildPage(`<h1>Birchhill</h1>${body}`, { url: "https://birchhill.test/", language })],
    companyName: "Birchhill",
    contactInfo: { emails: [], phones: [], addresses: [], socialMedia: {} },
    ...(trade ? { chosenTrade: trade } : {}),
  });
  return new Map(
    faqs
      .filter(({ review, topic }) => review === "ready" && topic !== "title")
      .map(({ question, answer }) => [question, answer]),
  );
}

test("who goes back on a booking doesn't return goods", () => {
  const says = (text: string, trade?: TradeId) =>
    proposedIn(`<p>${text}</p>`, trade ? { trade } : {}).has("What is your return policy?");
  const booking = "You can return within 24 hours of your booking and cancel the trip for a full refund.";
  expect(says(booking)).toBe(false);
  expect(says(booking, "shop")).toBe(false);
  expect(says("You can return any bowl within 30 days of delivery.", "shop")).toBe(true);
  expect(says("You can return any bowl within 30 days of delivery.", "law")).toBe(false);
});

test("how long goods keep isn't how long they are on their way", () => {
  const says = (text: string) =>
    proposedIn(`<p>${text}</p>`, { trade: "shop" }).has("How long does delivery take?");
  expect(says("Refrigerate your juice as soon as it arrives and enjoy it within 3–5 days.")).toBe(false);
  expect(says("Your juice arrives within 2 days of your order.")).toBe(true);
});

test("a deposit isn't a warranty", () => {
  const says = (text: string) =>
    proposedIn(`<p>${text}</p>`, { language: "fr", trade: "hotel" }).has("Y a-t-il une garantie ?");
  expect(says("Un dépôt de garantie de 300 € est requis pour chaque séjour.")).toBe(false);
});

test("what parents may feel isn't whether they may watch", () => {
  const says = (text: string) => proposedIn(`<p>${text}</p>`, { trade: "club" }).has("Can I watch?");
  expect(says("Kids feel at ease, parents can actually relax on board.")).toBe(false);
  expect(says("Parents can stay and watch from the gallery.")).toBe(true);
});

test("a surcharge on holiday weekends doesn't say when the company works", () => {
  const says = (text: string) =>
    proposedIn(`<p>${text}</p>`, { trade: "repair" }).has("Do you work at weekends?");
  expect(says("The rate of your visit on bank holiday weekends includes a surcharge of $100.")).toBe(false);
  expect(says("We are available on weekends, and you can call us until ten.")).toBe(true);
});

test("how long a bus takes isn't how long a treatment takes", () => {
  const says = (text: string) =>
    proposedIn(`<p>${text}</p>`, { language: "nl" }).has("Hoe lang duurt een behandeling?");
  expect(says("De rit met onze bus duurt ongeveer 15 minuten en is gratis.")).toBe(false);
});

test("who comes to whom matters for visits at home", () => {
  const says = (text: string) =>
    proposedIn(`<p>${text}</p>`, { language: "fr", trade: "clinic" }).has("Vous déplacez-vous à domicile ?");
  expect(
    says("Vous réunissez deux à six personnes à votre domicile, et votre participation est offerte."),
  ).toBe(false);
  expect(says("Nous proposons des séances à votre domicile dans un rayon de 10 km.")).toBe(true);
});

test("one case of several doesn't answer alone", () => {
  const found = proposedIn("<h2>Terms</h2><p>7–13 days: 50% refund. &lt;7 days: no refund.</p>", {
    trade: "event",
  });
  expect([...found.values()].join()).not.toContain("7–13");
});

test("the answers of a list of questions stay with their own questions", () => {
  const item = (question: string, answer: string) =>
    `<details><summary>${question}</summary><p>${answer}</p></details>`;
  const list = [
    item("How do I change a booking?", "Write to us or call us, and we change your booking on the same day."),
    item("I come a day later. What now?", "Call us as soon as you can, so that the gate opens for your car."),
  ].join("");
  for (const heading of ["Cancellation and changes", "Cancellation"])
    expect([...proposedIn(`<h2>${heading}</h2>${list}`).keys()]).toEqual([
      "How do I change a booking?",
      "I come a day later. What now?",
    ]);
});

test("a day on request belongs to the hours above it", () => {
  const lines = ["Mo - Fr 8:00 bis 18:00 Uhr", "Samstag geschlossen", "Sonntag auf Anfrage"].join("<br>");
  const found = proposedIn(`<h2>Öffnungszeiten</h2><p>${lines}</p>`, { language: "de", trade: "club" });
  expect(found.get("Wann haben Sie geöffnet?")).toContain("Sonntag auf Anfrage");
});

test("a template that declares no language doesn't silence its page", () => {
  const text =
    "<p>Nuestra casa está en el bosque y tiene nueve habitaciones con vistas al lago.</p><p>Hay un parking gratuito para los huéspedes detrás de la casa.</p>";
  expect(proposedIn(text, { language: "zxx", trade: "hotel" }).has("¿Hay aparcamiento?")).toBe(true);
});

test("an invitation to book says nothing without a way to do it", () => {
  const says = (text: string) =>
    proposedIn(`<h2>Termin</h2><p>${text}</p>`, { language: "de", trade: "salon" }).has(
      "Wie kann ich einen Termin buchen?",
    );
  expect(says("Vereinbaren Sie unverbindlich Ihren ersten Termin.")).toBe(false);
  expect(says("Vereinbaren Sie Ihren Termin telefonisch oder per E-Mail.")).toBe(true);
});

test("fees alone aren't the prices", () => {
  const rows = (...lines: string[]) =>
    proposedIn(`<h2>Rates</h2><ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`, {
      trade: "hotel",
    }).has("What are your prices?");
  expect(rows("Cleaning fee: $30", "Pets: $10", "Extra guest: $15")).toBe(false);
  expect(rows("Double room: $90", "Cleaning fee: $30", "Pets: $10")).toBe(true);
  expect(rows("Dogs: $20", "Cats: $15", "Rabbits: $10")).toBe(true);
});

test("a question that continues its list's title isn't one", () => {
  const item = (question: string) =>
    `<details><summary>${question}</summary><p>We decide that when we meet him.</p></details>`;
  const found = proposedIn(
    `<h2>FAQ: my dog is</h2>${item("…old, can he still come?")}${item("Can my old dog come?")}`,
  );
  expect([...found.keys()]).toEqual(["Can my old dog come?"]);
});
