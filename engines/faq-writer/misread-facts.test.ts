/** Facts that look like others: each test is about one class, on a site of its own. */
import { expect, test } from "vitest";
import type { ContactInfo } from "#engines/brand/types.ts";
import type { TradeId } from "#shared/enumerations.ts";
import { buildPage } from "./build-page.fixture.ts";
import type { GeneratedFaq } from "./types.ts";
import { writeFaqs } from "./write-faqs.ts";

interface Options {
  language?: string;
  trade?: TradeId;
  contact?: Partial<ContactInfo>;
}

function faqsOf(
  pages: Record<string, string>,
  { language = "en", trade = "club", contact = {} }: Options = {},
): GeneratedFaq[] {
  return writeFaqs({
    pages: Object.entries(pages).map(([path, body]) =>
      buildPage(body, { url: `https://birchhill.test${path}`, language }),
    ),
    companyName: "Birchhill",
    contactInfo: { emails: [], phones: [], addresses: [], socialMedia: {}, ...contact },
    chosenTrade: trade,
  }).faqs;
}

function proposedIn(...given: Parameters<typeof faqsOf>): Map<string, string> {
  return new Map(
    faqsOf(...given)
      .filter(({ review, topic }) => review === "ready" && topic !== "title")
      .map(({ question, answer }) => [question, answer]),
  );
}

const club =
  "<h1>Birchhill</h1><p>Our club swims in the lake, and on most days a member makes tea for all.</p>";

test("what the club paid for a project isn't a price", () => {
  const page =
    "<h1>Our work</h1><h2>New slide</h2><p>The new slide cost £20,000. Half of it was a grant of the county, and the rest came from the members.</p>";
  expect([...proposedIn({ "/": club, "/work": page }).values()].join()).not.toContain("£20,000");
});

test("free entry for small children is neither a minimum age nor a welcome, and a deposit isn't the ticket's price", () => {
  const home =
    "<h1>Birchhill Freibad</h1><p>Unser Freibad liegt am Wald, und jeden Sommer gibt es ein Konzert auf der Wiese.</p><ul><li>Kinder unter 6 Jahren frei</li><li>Erwachsene 5 €</li></ul><p>Willkommen auf unserer Internetseite.</p><p>Für alle Karten ist ein Pfandbeitrag von 5 € zu entrichten.</p>";
  const asked = [...proposedIn({ "/": home }, { language: "de", trade: "event" }).keys()];
  expect(asked).not.toContain("Wie alt muss ich sein?");
  expect(asked).not.toContain("Sind Kinder willkommen?");
  expect(asked).not.toContain("Gibt es WLAN?");
  expect(asked).not.toContain("Was kosten die Tickets?");
});

test("that a price includes taxes doesn't say what is included", () => {
  const says = (text: string) =>
    proposedIn(
      { "/": `<h1>Birchhill</h1><p>${text}</p><p>Notre application aide les clubs à gérer leurs cours.</p>` },
      { language: "fr", trade: "software" },
    ).has("Qu'est-ce qui est inclus ?");
  expect(says("Le prix affiché inclut toutes les taxes de votre pays.")).toBe(false);
  expect(says("Le prix affiché inclut toutes les mises à jour de l'année.")).toBe(true);
});

test("whom a plan is for isn't its name", () => {
  const card = (name: string, aim: string, price: string) =>
    `<div><div>${name}</div><div>${aim}</div><div>${price} / month</div><ul><li>Maps</li><li>Weather for ${name}</li></ul></div>`;
  const page = `<h1>Pricing</h1>${card("Solo", "For people who ride alone", "$4")}${card("Crew", "For teams that grow", "$19")}`;
  const asked = [...proposedIn({ "/pricing": page }, { trade: "software" }).keys()].join();
  expect(asked).toContain("Crew");
  expect(asked).not.toContain("teams that grow");
});

test("a row of a price table is read once, and its empty cells keep their places", () => {
  const page = `<h1>Prices</h1><table><tr><th>Who</th><th>Day ticket</th><th>Ten days</th><th>Season</th></tr>
    <tr><td>Children</td><td>£2</td><td>£18</td><td>£30 for the first<br>£15 for each further</td></tr>
    <tr><td>Adults</td><td>£5</td><td>£45</td><td>£75</td></tr><tr><td>Families</td><td></td><td>–</td><td>£150</td></tr></table>`;
  const prices = faqsOf({ "/": club, "/prices": page }).find(
    ({ question }) => question === "What are your prices?",
  );
  const answer = prices?.answer ?? "";
  expect(prices?.review).toBe("ready");
  expect(answer).toContain("**Adults**: £5 (Day ticket), £45 (Ten days), £75 (Season)");
  expect(answer).toContain("**Families**: £150 (Season)");
  expect(answer.match(/Children/g)).toHaveLength(1);
});

test("several prices in a row are left to the owner if the names of their columns are too long", () => {
  const long =
    "What members pay who have swum with us for more than five years without a break, and pay early";
  const page = `<h1>Prices</h1><table><tr><th>Who</th><th>${long}</th><th>Others</th></tr><tr><td>Children</td><td>£2</td><td>£3</td></tr><tr><td>Adults</td><td>£5</td><td>£7</td></tr><tr><td>Groups</td><td>£9</td><td>£12</td></tr></table>`;
  expect(proposedIn({ "/": club, "/prices": page }).has("What are your prices?")).toBe(false);
});

test("the menu of a hotel's breakfast isn't what its rooms cost", () => {
  const menu =
    "<h1>Breakfast menu</h1><ul><li>Porridge £4</li><li>Full breakfast £9</li><li>Pancakes £6</li></ul>";
  const home =
    "<h1>Birchhill hotel</h1><p>Our hotel has nine rooms above the lake, and each of them has a balcony.</p>";
  expect(proposedIn({ "/": home, "/menu": menu }, { trade: "hotel" }).has("What are your prices?")).toBe(
    false,
  );
});

test("neither the addresses of a board nor the maker of the website are the company's", () => {
  const notice =
    "<h1>Legal notice</h1><p>7 Mill Lane, Leeds LS9 0XX</p><p>12 Hill Road, Leeds LS9 0XY</p><p>Webmaster: Ann Reed, ann@reed.test</p>";
  const contact = "<h1>Contact</h1><p>40 Lake Street, Leeds LS9 0XZ</p>";
  const found = proposedIn(
    { "/legal": notice, "/contact": contact, "/": club },
    {
      contact: {
        addresses: [
          "7 Mill Lane, Leeds LS9 0XX",
          "12 Hill Road, Leeds LS9 0XY",
          "40 Lake Street, Leeds LS9 0XZ",
        ],
        emails: ["ann@reed.test"],
      },
    },
  );
  expect(found.get("Where are you located?")).toBe("40 Lake Street, Leeds LS9 0XZ");
  expect([...found.values()].join()).not.toContain("ann@reed.test");
});

test("the filler texts of templates are drafts", () => {
  const page =
    "<h1>Our services</h1>" +
    ["Whitening", "Implants", "Braces"]
      .map(
        (name) =>
          `<h2>${name}</h2><p>Even the all-powerful Pointing has no control about the blind texts.</p>`,
      )
      .join("");
  expect(
    proposedIn({ "/": club, "/services": page }, { trade: "clinic" }).has("What services do you offer?"),
  ).toBe(false);
});

test("what projects are worth, what others paid and what a penalty costs are no prices", () => {
  const page = `<h1>Loans</h1><h2>Case studies</h2><ul><li>Mill loft: $22,000</li><li>Boat house: $9,000</li><li>Barn: $7,000</li></ul>
    <h2>Loans at a glance</h2><p>$5M+</p><p>We lend to mills and boat houses in every county.</p><h2>Rates and areas</h2><p>Our rates begin at $400 a month. We work in every county.</p>`;
  const all = [...proposedIn({ "/": club, "/loans": page }, { trade: "agency" })].flat().join();
  expect(all).not.toMatch(/\$22,000|\$5|price of Rates/);
  const late =
    "<h1>Prenota</h1><p>In caso di mancata presentazione sarà addebitata una penale di 25 € per persona.</p>";
  expect([
    ...proposedIn(
      { "/prenota": late, "/": "<h1>Birchhill</h1><p>Il nostro ristorante è sul lago.</p>" },
      { language: "it", trade: "restaurant" },
    ).keys(),
  ]).not.toContain("Quali sono i vostri prezzi?");
});

test("a company is described by its noun in Italian, Spanish and Portuguese", () => {
  const is = (language: string, text: string) =>
    [
      ...proposedIn({ "/": `<h1>Birchhill</h1><p>${text}</p>` }, { language, trade: "restaurant" }).values(),
    ].includes(text);
  expect(is("it", "Birchhill è un ristorante di pesce con una sala sul lago e venti tavoli.")).toBe(true);
  expect(is("it", "Birchhill è aperto a tutti quelli che amano il pesce e la buona cucina.")).toBe(false);
  expect(is("es", "Birchhill es una casa de comidas con terraza junto al lago y veinte mesas.")).toBe(true);
  expect(is("pt", "Birchhill é um restaurante de peixe com uma sala sobre o lago e vinte mesas.")).toBe(true);
});

test("a word that allows something must be near what it allows", () => {
  const text =
    "In our quarter, the parking spaces below the old houses and the dark corners of the small shops attract rats and mice all year round, so each visit is free.";
  expect(
    proposedIn({ "/": `<h1>Birchhill</h1><p>${text}</p>` }, { trade: "shop" }).has("Is parking available?"),
  ).toBe(false);
});
