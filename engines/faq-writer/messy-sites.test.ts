/** Markup as site builders write it: misleading names, unusual prices and hours, mixed pages. */
import { expect, test } from "vitest";
import type { ContactInfo } from "#engines/brand/types.ts";
import { buildPage } from "./build-page.fixture.ts";
import type { FaqWriterResult } from "./types.ts";
import { writeFaqs } from "./write-faqs.ts";

const filler =
  "<p>We have worked in this town for more than forty years, and most of our customers have come to us for as long.</p>";

function write(
  pages: Record<string, string>,
  options: { language?: string; contact?: Partial<ContactInfo>; titles?: Record<string, string> } = {},
): FaqWriterResult {
  const { language = "en", contact = {}, titles = {} } = options;
  return writeFaqs({
    pages: Object.entries(pages).map(([path, body]) =>
      buildPage(filler + body, {
        url: `https://acme.example${path}`,
        language,
        title: titles[path] ?? `${path.slice(1) || "Acme"} | Acme`,
      }),
    ),
    companyName: "Acme",
    contactInfo: { emails: [], phones: [], addresses: [], socialMedia: {}, ...contact },
  });
}

function answers(result: FaqWriterResult): Map<string, string> {
  return new Map(result.faqs.map(({ question, answer }) => [question, answer]));
}

const german =
  "<p>Wir arbeiten seit mehr als vierzig Jahren in dieser Stadt, und die meisten unserer Kunden kommen schon so lange zu uns.</p>";

test("reads the text in a builder's widgets and on a page with a post's class name", () => {
  const parking =
    "<h2>Parking</h2><p>There are eight free spaces in front of the house. More of them are by the park.</p>";
  for (const body of [
    `<div class="elementor-widget elementor-widget-text-editor">${parking}</div>`,
    `<article id="post-12" class="post-12 page type-page hentry">${parking}</article>`,
    `<div id="page" class="has-sidebar"><h1>Acme</h1>${filler.repeat(4)}${parking}</div>`,
  ])
    expect(answers(write({ "/": body })).get("Is parking available?"), body).toContain("eight free spaces");
  const side = `<div class="widget widget_text">${parking}</div>${filler.repeat(4)}`;
  expect(answers(write({ "/": side })).has("Is parking available?")).toBe(false);
});

test("reads a price whose currency has its own element, also per month in Spanish", () => {
  const plan = (name: string, sum: number): string =>
    `<div><h2>${name}</h2><span><span>€</span><span>${sum}</span><span>/mes</span></span><ul><li>Sala de fitness</li><li>Taquilla</li></ul></div>`;
  const found = answers(
    write(
      {
        "/tarifas": `<h1>Tarifas</h1>${plan("Básica", 29)}${plan("Completa", 39)}<p>Nuestro gimnasio está en el centro de la ciudad y abre todos los días del año para los socios.</p>`,
      },
      { language: "es" },
    ),
  );
  expect(found.get("¿Cuál es el precio de «Básica»?")).toMatch(/€ ?29 ?\/mes/);
});

test("makes a price list of names and prices in two blocks per item, including free ones", () => {
  const item = (name: string, price: string): string => `<li><div>${name}</div><div>${price}</div></li>`;
  const list = `<ul>${item("Baguette", "1,30 €")}${item("Croissant", "1,40 €")}${item("Brioche", "2,10 €")}</ul>`;
  expect(answers(write({ "/": list })).get("What are your prices?")).toBe(
    "- Baguette: 1,30 €\n- Croissant: 1,40 €\n- Brioche: 2,10 €",
  );
  const row = (name: string, price: string): string => `<tr><td>${name}</td><td>${price}</td></tr>`;
  const table = `<table>${row("First visit", "Free")}${row("Cleaning", "£55")}${row("Whitening", "£250")}</table>`;
  expect(answers(write({ "/": table })).get("What are your prices?")).toContain("- **First visit**: Free");
});

test("doesn't take shipping costs for a price list, or a screen-reader label for part of a price", () => {
  const rates =
    "<h1>Shipping policy</h1><p>Orders placed before 2pm leave on the same day, from Monday to Friday.</p><ul><li>Standard: $6.95</li><li>Express: $19.95</li><li>Canada: $14.95</li></ul>";
  const card = (name: string, price: string): string =>
    `<li><h3>${name}</h3><div><span>Regular price</span> <span>${price}</span></div></li>`;
  const found = answers(
    write({
      "/": `<ul>${card("Enamel mug", "$18.00")}${card("Pie dish", "$32.00")}</ul>`,
      "/policies/shipping-policy": rates,
    }),
  );
  expect(found.has("What are your prices?")).toBe(false);
  expect(found.get("How does delivery work?")).toContain("$19.95");
  expect(found.get("What is the price of Pie dish?")).toBe("**Pie dish**\n\n$32.00");
});

test("answers with a policy's opening, and its parts and embedded questions come after", () => {
  const returns =
    "<h1>Refund policy</h1><p>You have 30 days after receiving your item to request a return. The item must be unused.</p><h2>Exchanges</h2><p>The fastest way is to return the item and to place a new order for another.</p><h2>Exceptions</h2><p>Engraved items and gift cards cannot be returned at all.</p>";
  expect(answers(write({ "/refunds": returns })).get("What is your return policy?")).toMatch(
    /^You have 30 days/,
  );
  const delivery =
    "<h1>Delivery</h1><p>Orders placed before 2pm leave on the same day. Personalised items take five days.</p><p><strong>Do you ship to PO boxes?</strong></p><p>Only by standard post.</p>";
  expect(answers(write({ "/delivery": delivery })).get("How does delivery work?")).toBe(
    "Orders placed before 2pm leave on the same day. Personalised items take five days.",
  );
  const money =
    "<h2>Refunds</h2><p>We pay back the last month in full if you write within 14 days of being charged.</p>";
  const found = answers(write({ "/billing": money }));
  expect(found.has("Can I get a refund?")).toBe(true);
  expect(found.has("What is your return policy?")).toBe(false);
});

test("doesn't take a page about prices, preparation and insurance for a list of services", () => {
  const page = `<h1>Unsere Leistungen</h1><h2>Preise</h2><p>Wir rechnen nach der Gebührenordnung für Tierärzte ab.</p><h2>Ablauf</h2><p>Am Tag davor darf das Tier nichts mehr fressen, bitte.</p><h2>Tierversicherung</h2><p>Mit den meisten Versicherungen rechnen wir auf Wunsch direkt ab. Bringen Sie die Nummer mit.</p>${german}`;
  const found = answers(write({ "/leistungen": page }, { language: "de" }));
  expect(found.has("Welche Leistungen bieten Sie an?")).toBe(false);
  expect(found.get("Wie wird mit meiner Versicherung abgerechnet?")).toContain("direkt ab");
});

test("recognizes services and areas of a sole trader", () => {
  const found = answers(
    write({
      "/": "<h2>What I do</h2><ul><li>Boiler repairs and servicing</li><li>Bathroom installation</li><li>Blocked drains</li></ul><h2>Areas I cover</h2><p>Cardiff, Penarth and Barry. For jobs further away there is a travel charge of £15.</p>",
    }),
  );
  expect(found.get("What services do you offer?")).toContain("**Blocked drains**");
  expect(found.get("Which areas do you serve?")).toContain("Penarth");
});

test("accepts opening hours from a sentence about the company below any heading", () => {
  const found = answers(
    write({
      "/": "<h2>Visit us</h2><p>Our shop at 88 Mill Street is open Wednesday to Saturday, 10am to 5pm.</p>",
    }),
  );
  expect(found.get("What are your opening hours?")).toContain("Wednesday to Saturday");
  const pool = "<h2>Pool</h2><p>The pool for guests is open daily from 7:00 to 21:00 in summer.</p>";
  expect(answers(write({ "/": pool })).has("What are your opening hours?")).toBe(false);
});

test("disambiguates a word with two meanings by the text below", () => {
  const dutch =
    "<p>Wij zijn een klein kantoor in het midden van de stad en werken al veertig jaar voor onze klanten.</p>";
  const hours = `<h2>Bereikbaarheid</h2><p>Ons kantoor is geopend van maandag tot en met vrijdag van 9.00 tot 17.30 uur.</p>${dutch}`;
  const found = answers(write({ "/contact": hours }, { language: "nl" }));
  expect(found.get("Wat zijn de openingstijden?")).toContain("maandag tot en met vrijdag");
  expect([...found.keys()].some((question) => /openbaar vervoer/.test(question))).toBe(false);
  const cover =
    "<h2>Insurance</h2><p>We are fully insured, with public liability cover of five million pounds.</p>";
  expect([...answers(write({ "/": cover })).keys()].some((question) => /my insurance/.test(question))).toBe(
    false,
  );
});

test("prefers the company's own contact details to a product's and to numbers mentioned in passing", () => {
  const pages = {
    "/": "<h1>Acme</h1>",
    "/ice-time": "<h1>Ice time</h1><p>Phone: (434) 555-3953</p>",
    "/bylaws": "<h1>Bylaws</h1><p>Email the board at info@acme-club.example with questions.</p>",
  };
  const contact = { emails: ["info@acme-club.example"], phones: ["(434) 555-3953"] };
  expect(answers(write(pages, { contact })).get("How can I contact Acme?")).toContain(
    "info@acme-club.example",
  );
  const numbers = {
    "/": "<p>Call 029 2018 0456</p><p>I answer the phone until 10pm on all days. A gas leak always comes first; for a smell of gas also ring 0800 111 999.</p>",
  };
  const found = answers(write(numbers, { contact: { phones: ["029 2018 0456", "0800 111 999"] } }));
  expect(found.get("How can I contact Acme?")).toBe("**Phone**\n\n- 029 2018 0456");
});

test("keeps a unit number with its name", () => {
  const pages = { "/": "<p>Unit 4, Armley Mills, Leeds LS12 2QF · 0113 496 0101 · us@acme.example</p>" };
  const contact = { addresses: ["4, Armley Mills, Leeds LS12 2QF"] };
  expect(answers(write(pages, { contact })).get("Where are you located?")).toBe(
    "Unit 4, Armley Mills, Leeds LS12 2QF",
  );
});

test("drops footnotes, thanks and slogans from an answer", () => {
  const found = answers(
    write({
      "/about":
        "<h2>Who we are</h2><p>Acme repairs shoes of all makes. We have served more than 5,000* people since 1984.</p><p>Thank you for choosing Acme.</p><p>*Approximate figures.</p>",
      "/support":
        "<h1>Send a useful report without sending private content.</h1><p>Support is given through the store's own page. Requests include nothing from your library.</p>",
    }),
  );
  expect(found.get("What does Acme do?")).toMatch(/since 1984\.$/);
  expect([...found.keys()].some((question) => /useful report/.test(question))).toBe(false);
});

test("keeps the capital of a product name in a question", () => {
  const found = answers(
    write({
      "/docs/slack":
        "<h1>Slack integration</h1><h2>Disconnecting Slack</h2><p>Press Disconnect in the settings, then remove the app in Slack itself. Messages stay where they are.</p>",
    }),
  );
  expect(found.has("How do I disconnect Slack?")).toBe(true);
});

test("turns infinitive headings into questions in the languages that allow it", () => {
  const french = `<h2>Comment entretenir votre parquet</h2><p>Passez un chiffon humide une fois par semaine. Une couche d’huile suffit tous les deux ans.</p><p>Nous sommes une petite entreprise familiale et nous travaillons dans toute la région depuis quarante ans.</p>`;
  const found = answers(write({ "/conseils": french }, { language: "fr" }));
  expect(found.get("Comment entretenir votre parquet ?")).toContain("chiffon humide");
});

test("doesn't take a night sold among other services for accommodation nearby", () => {
  const page = `<h1>Leistungen</h1><h2>Übernachtung</h2><p>Jeder Hund hat ein eigenes Zimmer mit Fenster. Hunde aus einem Haushalt wohnen zusammen.</p><h2>Tagesbetreuung</h2><p>Die Tagesbetreuung ist von Montag bis Freitag möglich.</p>${german}`;
  const found = answers(write({ "/leistungen": page }, { language: "de" }));
  expect(found.has("Welche Unterkünfte gibt es?")).toBe(false);
});
