/** Facts in banners, broken titles and timetables. Each test is about one class, on a site of its own. */
import { expect, test } from "vitest";
import type { TradeId } from "#shared/enumerations.ts";
import { buildPage } from "./build-page.fixture.ts";
import type { GeneratedFaq } from "./types.ts";
import { writeFaqs } from "./write-faqs.ts";

interface Options {
  language?: string;
  trade?: TradeId;
  addresses?: string[];
}

function faqsOf(
  pages: Record<string, string>,
  { language = "en", trade, addresses = [] }: Options = {},
): Map<string, GeneratedFaq> {
  const { faqs } = writeFaqs({
    pages: Object.entries(pages).map(([path, body]) =>
      buildPage(body, { url: `https://birchhill.test${path}`, language }),
    ),
    companyName: "Birchhill",
    contactInfo: { emails: [], phones: [], addresses, socialMedia: {} },
    ...(trade ? { chosenTrade: trade } : {}),
  });
  return new Map(faqs.filter(({ review }) => review === "ready").map((faq) => [faq.question, faq]));
}

test("a policy in the banner of its page answers", () => {
  const found = faqsOf(
    {
      "/warranty.html": `<section class="hero"><h1>Conditional Warranty Policy</h1>
        <p>Our warranty is a store credit, worth half the value of the plant for one year after purchase. It doesn't include delivery.</p></section>
        <h2>What voids it</h2><ul><li>Overwatering</li><li>Frost</li></ul>`,
    },
    { trade: "shop" },
  );
  expect(found.get("Is there a warranty or guarantee?")?.answer).toContain("half the value of the plant");
});

test("a title that its page breaks is one title, and a kicker says what a slogan is about", () => {
  const found = faqsOf(
    {
      "/": `<h1>Dein Dach.<br>Unser Handwerk.</h1><p>Wir decken Dächer in der Stadt.</p>
        <section><div><p>Über uns</p><h2>Dreißig Jahre.<br>Immer oben.</h2>
        <p>Wir sind ein Betrieb für dichte Dächer in der ganzen Stadt. Der Inhaber führt jeden Auftrag persönlich, vom ersten Gespräch bis zur Abnahme.</p></div></section>
        <h2>Unsere<br>Leistungen</h2>
        <h3>Steildach</h3><p>Neue Deckung und Sanierung von Satteldächern und Walmdächern.</p>
        <h3>Flachdach</h3><p>Abdichtung mit Bitumen, Kunststoff oder flüssigem Material.</p>
        <h3>Fassade</h3><p>Verkleidung der Wände mit Schiefer, Metall oder Schindeln.</p>`,
    },
    { language: "de", trade: "repair" },
  );
  expect(found.get("Wer ist Birchhill?")?.answer).toContain("Der Inhaber führt jeden Auftrag");
  expect(found.get("Welche Leistungen bieten Sie an?")?.answer).toContain("**Steildach**");
});

test("the times of a club's groups are its timetable, and not when a door is open", () => {
  const timetable = `<h2>Times</h2><h3>Children</h3><ul><li>Ages 4 to 5: Wednesday 5:30 pm – 6:15 pm</li>
    <li>Ages 6 to 7: Tuesday 5:30 pm – 6:30 pm</li></ul><h3>Adults</h3><ul><li>Beginners: Monday 7:30 pm – 9 pm</li>
    <li>Advanced: Thursday 7:30 pm – 9 pm</li></ul><h2>News</h2><p>Our summer party was a success.</p>`;
  const found = faqsOf(
    {
      "/": `<h1>Birchhill karate club</h1><p>Our club has many members.</p>${timetable.replace("Times", "Hours")}`,
    },
    { trade: "club" },
  );
  const answer = found.get("When do you train or meet?")?.answer ?? "";
  expect(answer).toContain("**Adults**\n\n- Beginners: Monday 7:30 pm – 9 pm");
  expect(answer).not.toContain("summer party");
  expect([...found.keys()].filter((question) => /open/i.test(question))).toEqual([]);
});

test("a sentence says where a company without a full address is, if it names a place", () => {
  const about = "<h1>About Birchhill</h1><p>We sell plants and trees.</p>";
  const said = "We are located just outside Sherwood Park at: 22040 Township Road 522.";
  expect(faqsOf({ "/about": `${about}<p>${said}</p>` }).get("Where are you located?")?.answer).toBe(said);
  const vague = faqsOf({ "/about": `${about}<p>We are located centrally and easy to reach by bus.</p>` });
  expect(vague.has("Where are you located?")).toBe(false);
});

test("what a company was doesn't say who it is", () => {
  const found = faqsOf({
    "/": "<h1>Birchhill Hall</h1><p>The hall is licensed for 120 people and has a kitchen.</p>",
    "/history": `<h1>History</h1><p>The hall was first known as the Institute and was opened in January 1907 by its founder.</p>
      <p>In 1929 it was enlarged, and during the war it was a school for evacuees from the city.</p>`,
  });
  expect([...found.keys()].filter((question) => /^(?:Who|What) (?:is|does)/.test(question))).toEqual([]);
});

test("titles above questions name no services", () => {
  const found = faqsOf({
    "/services": `<h1>Garden design</h1><h2>Our services</h2>
      <h3>Hardiness</h3><p>Is the plant able to thrive where you live?</p>
      <h3>Placement</h3><p>Where is the best place for your plants?</p>
      <h3>Appeal</h3><p>How can the plants attract bees and butterflies?</p>`,
  });
  expect(found.has("What services do you offer?")).toBe(false);
});

test("in an emergency, an answer says how or when to get help", () => {
  const faqs = (line: string) =>
    faqsOf(
      { "/": `<h1>Birchhill Plumbing</h1><p>We repair boilers.</p><p>${line}</p>` },
      { trade: "repair" },
    );
  const question = "What can I do in an emergency?";
  expect(
    faqs("We offer fast emergency repairs for boilers and drains in the whole town.").has(question),
  ).toBe(false);
  expect(faqs("For emergency repairs, call us at 01753 863616 at any time.").has(question)).toBe(true);
});

test("the price list wins over teasers, repeats no price, and needs no language", () => {
  const rows = (cells: string[][]) =>
    `<table><tr><th>Leistung</th><th>Preis</th></tr>${cells.map(([name, price]) => `<tr><td>${name}</td><td>${price}</td></tr>`).join("")}</table>`;
  const found = faqsOf(
    {
      "/": `<h1>Campingplatz Birchhill</h1><p>Unser Campingplatz liegt am See, und die Gäste übernachten im Zelt oder im Wohnwagen.</p>
        <h2>Ihre Unterkunft</h2><ul><li>Strom: 2,00 €/Nacht</li><li>Strom: 8,00 €/Nacht</li></ul>
        <h2>Preise</h2>${rows([
          ["Stellplatz Zelt", "8,00 € pro Nacht"],
          ["Personengebühr", "8,00 € pro Person und Nacht"],
          ["Strom Zelt (ohne E-Bike/Kühlbox)", "2,00 € pro Nacht"],
          ["Abfallbeutel", "2,00 € pro Stück"],
        ])}${rows([
          ["Wohnwagenmiete", "30,00 € pro Nacht"],
          ["Abfallbeutel", "pro Stück 2,00 €"],
        ])}`,
    },
    { language: "de", trade: "hotel" },
  );
  const answer = found.get("Was sind Ihre Preise?")?.answer ?? "";
  expect(answer).toContain("**Wohnwagenmiete**: 30,00 € pro Nacht");
  expect(answer.match(/Abfallbeutel/g)).toHaveLength(1);
  expect(answer).not.toContain("8,00 €/Nacht");
});

test("when guests may arrive isn't when the door is open, and the teacher's age isn't the pupils'", () => {
  const camp = faqsOf(
    {
      "/": `<h1>Mit Kind und Hund ins Grüne</h1><p>Unsere Gäste übernachten auf dem Campingplatz im Zelt.</p>
        <p>Rezeption geöffnet vom 01.04. bis 30.09. Anreise täglich von 15:00 bis 20:00 Uhr, Abreise bis 11:00 Uhr. Hunde sind bei uns herzlich willkommen – bitte an der Leine führen.</p>`,
    },
    { language: "de", trade: "hotel" },
  );
  expect(camp.has("Haben Sie sonntags geöffnet?")).toBe(false);
  expect(camp.get("Wann sind An- und Abreise möglich?")?.answer).toBe(
    "Anreise täglich von 15:00 bis 20:00 Uhr, Abreise bis 11:00 Uhr.",
  );
  expect(camp.get("Wann ist Saison?")?.answer).toBe("Rezeption geöffnet vom 01.04. bis 30.09.");
  expect(camp.get("Sind Haustiere erlaubt?")?.answer).toContain("herzlich willkommen");
  const school = faqsOf(
    {
      "/": "<h1>Musikschule Birchhill</h1><p>Ich bin Alex, 28 Jahre alt, und unterrichte Schüler auf der Gitarre.</p>",
    },
    { language: "de", trade: "school" },
  );
  expect([...school.keys()].filter((question) => /alt/.test(question))).toEqual([]);
});

test("names and prices that a page separates are quoted separately", () => {
  const card = (name: string, price: string) =>
    `<div class="card"><h3>${name}</h3><span class="tag">Popular</span><p>Starting at ${price}</p></div>`;
  const found = faqsOf(
    {
      "/": `<h1>Birchhill Repairs</h1><p>We repair houses.</p><h2>Our prices</h2><div class="grid">${[
        card("Minor Plumbing", "$140"),
        card("TV Mounting", "$150"),
        card("Drywall Repair", "$160"),
        card("Painting", "$210"),
      ].join("")}</div>`,
    },
    { trade: "repair" },
  );
  const answer = found.get("What are your prices?")?.answer ?? "";
  expect(answer).toMatch(/^- \*\*Minor Plumbing/);
  expect(answer).toContain("Starting at $140");
});
