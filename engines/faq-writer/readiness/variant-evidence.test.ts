import { describe, expect, test } from "vitest";
import type { TradeId } from "#shared/enumerations.ts";
import { writersFor } from "../proposed-faqs.fixture.ts";
import type { Written } from "../write-drafts.ts";
import { siteOf } from "./site.ts";
import { booksTalk, isOfNoSkill, isOfOneFee, isOneWay, leadsAway, namesUnnamed } from "./variant-evidence.ts";

const { faqsOf } = writersFor("school", { companyName: "Birchhill" });
const site = (...trades: TradeId[]) => siteOf([], { language: "en", companyName: "Birchhill", trades });
const made = (given: Partial<Written>) =>
  ({ origin: "fact", question: "", answer: "", evidence: [], ...given }) as unknown as Written;

test("the text below a heading that repeats is about one of several classes", () => {
  const part = (name: string, ages: string, heading = "Ages") =>
    `<h2>${name}</h2><p>${name} spend the whole day in the woods with us, in any weather.</p><h3>${heading}</h3><p>Children must be at least ${ages} years old by August to take part in the class.</p>`;
  const reviewOf = (...parts: string[]) =>
    faqsOf({
      "/": "<h1>Birchhill</h1><p>We are a forest school in Leeds.</p>",
      "/classes": `<h1>Classes</h1>${parts.join("")}`,
    }).find(({ topic }) => topic === "age")?.review;
  expect(reviewOf(part("Owls", "3"), part("Foxes", "5"))).toBe("uncertain");
  expect(reviewOf(part("Owls", "3"))).toBe("ready");
});

describe("booking", () => {
  const booking = (answer: string) => made({ topic: "booking", answer });
  test.each([
    ["school", "Please email your instructor to schedule an appointment."],
    ["hotel", "Rufen Sie uns an und vereinbaren Sie einen Termin mit der Leitung."],
    ["hotel", "Appelez-nous pour prendre rendez-vous."],
    ["restaurant", "Llámenos para concertar una cita con el chef."],
    ["school", "Chiamaci per fissare un appuntamento con l'insegnante."],
    ["club", "Bel ons voor een afspraak met de trainer."],
  ] as const)("of a %s isn't %s", (trade, answer) => {
    expect(booksTalk(booking(answer), site(trade))).toBe(true);
  });
  test.each([
    ["clinic", "Call us to make an appointment."],
    ["school", "Email us to book your first lesson or an appointment."],
    ["hotel", "Rufen Sie uns an, um ein Zimmer zu buchen."],
    ["restaurant", "Book a table by phone on 0113 496 0000."],
  ] as const)("of a %s may be %s", (trade, answer) => {
    expect(booksTalk(booking(answer), site(trade))).toBe(false);
  });
});

test.each([
  ["Pay the non-refundable enrollment fee of $100.", true],
  ["Die Anmeldegebühr wird nicht erstattet.", true],
  ["Les frais d'inscription ne sont pas remboursables.", true],
  ["La matrícula no se devuelve.", true],
  ["La quota di iscrizione non è rimborsabile.", true],
  ["Het inschrijfgeld krijg je niet terug.", true],
  ["Tuition is refunded until two weeks before the course.", false],
  ["Wir erstatten den Kurspreis bis zwei Wochen vor dem Beginn.", false],
])("that only a fee isn't given back: %s", (answer, isFee) => {
  expect(isOfOneFee(made({ intent: "refunds", answer }))).toBe(isFee);
});

test.each([
  ["Only 30 minutes from our hotel, this experience is for the whole family.", true],
  ["Diese Behandlung dauert eine Stunde.", true],
  ["À 10 minutes du gîte, cette activité plaît aux enfants.", true],
  ["Esta experiencia es para toda la familia.", true],
  ["Questa attività è gratuita.", true],
  ["Deze activiteit is gratis.", true],
  ["Children 5–12 years old can take part in this fun and skill building program.", true],
  ["This hotel has a pool.", false],
  ["Our tour takes two hours.", false],
])("a sentence may be about what was named before: %s", (sentence, isUnnamed) => {
  expect(namesUnnamed(made({ evidence: [sentence] }))).toBe(isUnnamed);
});

test.each([
  ["The priory was founded in 1956.", true],
  ["Since 1974, the club has welcomed members from 3 to 99 years.", true],
  ["Depuis 1974, le club accueille les membres de 3 à 99 ans.", true],
  ["More than 50 years of experience.", false],
])("the year in which something was founded is no experience: %s", (answer, isFounding) => {
  expect(isOfNoSkill(made({ intent: "experience", answer }))).toBe(isFounding);
});

test("the way from the company leads somewhere else", () => {
  const way = (question: string, answer = "Take the bus.") =>
    leadsAway(made({ topic: "directions", question, answer }), site("hotel"));
  expect(way("How do I get there from Birchhill?")).toBe(true);
  expect(way("¿Cómo llegar desde el Birchhill?")).toBe(true);
  expect(way("How do I get to Birchhill?")).toBe(false);
  expect(way("How do I get there?", "From Leeds, take the bus to Birchhill.")).toBe(false);
});

test.each([
  ["Ihr Zimmer steht am Anreisetag ab 16 Uhr bereit.", true],
  ["Check-in is from 3 pm.", true],
  ["Arrivées à partir de 16 h, départs avant 10 h.", false],
  ["Check-in from 3 pm, check-out by 11 am.", false],
])("both times of a stay are asked for: %s", (answer, isHalf) => {
  expect(isOneWay(made({ topic: "check-in", answer }))).toBe(isHalf);
});

test("what is paid besides, one event and a document are no prices and no way to join", () => {
  const faqs = (body: string, trade: TradeId = "hotel") =>
    faqsOf(
      {
        "/": "<h1>Birchhill</h1><p>We are a guest house by the sea with nine rooms.</p>",
        "/prices": `<h1>Prices</h1>${body}`,
      },
      { trade },
    );
  const reviewOf = (body: string) => faqs(body).find(({ topic }) => topic === "prices")?.review;
  expect(reviewOf("<p>Parking behind the house is €2 per day.</p>")).toBe("uncertain");
  expect(reviewOf("<p>A double room is €90 per night.</p>")).toBe("ready");
  const event = (day: string) =>
    faqs(
      `<h2>Dart evening</h2><p>The dart evening ${day} costs €10 for each player, with a drink. Beginners are welcome.</p>`,
    );
  expect(
    event("on Fridays")
      .map(({ question }) => question)
      .join(),
  ).toContain("Dart evening");
  expect(
    event("on 23.01.2026")
      .map(({ question }) => question)
      .join(),
  ).not.toContain("Dart evening");
  const join = (line: string) =>
    faqs(`<h2>Membership</h2><h3>How to join</h3><ul><li>${line}</li></ul>`, "club").filter(
      ({ topic, review }) => topic === "join" && review === "ready",
    );
  expect(join("Completed registration form")).toEqual([]);
});
