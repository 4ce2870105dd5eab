import { expect, test } from "vitest";
import type { ContactInfo } from "#engines/brand/types.ts";
import { differs, readWeek } from "#engines/hours/read-week.ts";
import { buildPage } from "../build-page.fixture.ts";
import type { FaqWriterResult } from "../types.ts";
import { writeFaqs } from "../write-faqs.ts";

const filler =
  "<p>We are a small family business and have repaired bicycles in this town for more than forty years.</p>";

function write(
  pages: Record<string, string>,
  contactInfo: Partial<ContactInfo> = {},
  language = "en",
): FaqWriterResult {
  return writeFaqs({
    pages: Object.entries(pages).map(([path, body]) =>
      buildPage(filler + body, {
        url: `https://acme.example${path}`,
        language,
        title: `${path.slice(1) || "Acme"} | Acme`,
      }),
    ),
    companyName: "Acme",
    contactInfo: { emails: [], phones: [], addresses: [], socialMedia: {}, ...contactInfo },
  });
}

function told(result: FaqWriterResult): [string, string, string[]][] {
  return result.contradictions.map(({ kind, subject, values }) => [
    kind,
    subject,
    values.map(({ value }) => value),
  ]);
}

const phones = ["020 7946 0101", "020 7946 0202"];

test("reports two company phone numbers on two pages with their lines, and publishes neither", () => {
  const result = write(
    {
      "/": "<p>Call us: 020 7946 0101</p>",
      "/contact": "<p>Phone: 020 7946 0202</p><p>Mail: ask@acme.example</p>",
    },
    { phones, emails: ["ask@acme.example"] },
  );
  expect(told(result)).toEqual([["phone", "", phones]]);
  expect(result.contradictions[0]?.values[1]).toMatchObject({
    evidence: "Phone: 020 7946 0202",
    sourceUrl: "https://acme.example/contact",
  });
  const contact = result.faqs.find(({ question }) => question === "How can I contact Acme?");
  expect(contact?.answer).toContain("ask@acme.example");
  expect(contact?.answer).not.toContain("020 7946");
});

test.each([
  [
    "appear together on a page",
    { "/": "<p>Call 020 7946 0101</p>", "/contact": "<p>020 7946 0101 or 020 7946 0202</p>" },
  ],
  [
    "belong to two departments",
    { "/": "<p>Sales: 020 7946 0101</p>", "/contact": "<p>Workshop: 020 7946 0202</p>" },
  ],
  [
    "belong to two branches",
    { "/": "<h2>Leeds</h2><p>Tel. 020 7946 0101</p>", "/contact": "<h2>York</h2><p>Tel. 020 7946 0202</p>" },
  ],
  [
    "are on the branches' own pages",
    {
      "/leeds": "<h1>Leeds</h1><p>Tel. 020 7946 0101</p>",
      "/york": "<h1>York</h1><p>Tel. 020 7946 0202</p>",
    },
  ],
  [
    "are two spellings of one",
    { "/": "<p>Tel. 020 7946 0101</p>", "/contact": "<p>Tel. +44 20 7946 0101</p>" },
  ],
] as [string, Record<string, string>][])("ignores two numbers that %s", (_why, pages) => {
  expect(told(write(pages, { phones }))).toEqual([]);
});

test("reports one name at two hosts and another house number, but not two mailboxes or two towns", () => {
  const mails = { "/": "<p>info@acme.example</p>", "/contact": "<p>info@acme-bikes.example</p>" };
  expect(told(write(mails, { emails: ["info@acme.example", "info@acme-bikes.example"] }))).toHaveLength(1);
  const boxes = { "/": "<p>info@acme.example</p>", "/contact": "<p>sales@acme.example</p>" };
  expect(told(write(boxes, { emails: ["info@acme.example", "sales@acme.example"] }))).toEqual([]);
  const house = ["12 Mill Lane, Leeds LS1 4AB", "14 Mill Lane, Leeds LS1 4AB"];
  expect(
    told(write({ "/": `<p>${house[0]}</p>`, "/contact": `<p>${house[1]}</p>` }, { addresses: house })),
  ).toEqual([["address", "", house]]);
  const towns = ["12 Mill Lane, Leeds LS1 4AB", "3 Stonegate, York YO1 8AW"];
  expect(
    told(write({ "/": `<p>${towns[0]}</p>`, "/contact": `<p>${towns[1]}</p>` }, { addresses: towns })),
  ).toEqual([]);
});

test("reports different hours for a day in any spelling, and no template states them", () => {
  const result = write({
    "/": "<h3>Opening hours</h3><p>Monday to Friday: 9am – 5pm</p>",
    "/contact": "<h3>Opening hours</h3><ul><li>Mon–Wed 09:00–17:00</li><li>Thu–Fri 09:00–19:00</li></ul>",
  });
  expect(told(result)).toEqual([
    ["hours", "", ["Monday to Friday: 9am – 5pm", "Mon–Wed 09:00–17:00; Thu–Fri 09:00–19:00"]],
  ]);
  expect(result.faqs.some(({ question }) => question === "What are your opening hours?")).toBe(false);
  const agreeing = write({
    "/": "<h3>Opening hours</h3><p>Monday to Friday: 9am – 5pm</p>",
    "/contact": "<h3>Opening hours</h3><p>Mon–Fri 09:00–17:00</p>",
    "/kitchen": "<h3>Kitchen hours</h3><p>Mon–Fri 11:00–15:00</p>",
  });
  expect(told(agreeing)).toEqual([]);
});

test("reports two prices of one product, and drops it from the price list", () => {
  const list = (price: string): string =>
    `<table><tr><td>Full service</td><td>${price}</td></tr><tr><td>New chain</td><td>£25</td></tr><tr><td>Brake pads</td><td>£12</td></tr><tr><td>Puncture</td><td>£9</td></tr></table>`;
  const result = write({ "/prices": list("£60"), "/faq": "<h3>Prices</h3><p>A full service costs £65.</p>" });
  expect(told(result)).toEqual([["price", "Full service", ["£60", "£65"]]]);
  const prices = result.faqs.find(({ question }) => question === "What are your prices?");
  expect(prices?.answer).toContain("£25");
  expect(prices?.answer).not.toContain("£60");
  expect(told(write({ "/prices": list("£60"), "/faq": "<p>A full service costs £60.00.</p>" }))).toEqual([]);
  expect(
    told(write({ "/prices": list("from £60"), "/faq": "<p>A full service for two costs £65.</p>" })),
  ).toEqual([]);
});

test("compares a shop's list with the product's page, but not with the price of another label", () => {
  const list = `<div><h3>Assam Gold</h3><p>$14.00</p></div><div><h3>Jasmine Pearls</h3><p>$19.00</p></div>`;
  expect(told(write({ "/": list, "/assam": "<h1>Assam Gold</h1><p>$16.00</p>" }))).toEqual([
    ["price", "Assam Gold", ["$14.00", "$16.00"]],
  ]);
  expect(told(write({ "/": list, "/assam": "<h1>Assam Gold</h1><p>Sample bag</p><p>$4.00</p>" }))).toEqual(
    [],
  );
});

test.each([
  ["en", "Mon - Fri 9:00 AM - 5:30 PM", "Weekdays from 9 to 17:30"],
  ["de", "Mo–Fr 8–18 Uhr, Sa 9–13 Uhr", "Montag bis Freitag: 8:00 bis 18:00 Uhr"],
  ["fr", "Du lundi au vendredi de 9h à 18h30", "Lun – Ven : 9h00 – 18h30"],
  ["es", "De lunes a viernes de 10:00 a 20:00", "lun-vie 10.00-20.00"],
  ["it", "Dal lunedì al venerdì dalle 9 alle 18", "lun–ven 09:00–18:00"],
  ["pt", "Segunda a sexta das 9h às 18h", "seg–sex 09:00–18:00"],
  ["nl", "ma t/m vr 9.00 - 17.30 uur", "maandag tot en met vrijdag van 9:00 tot 17:30"],
  ["tr", "Pazartesi - Cuma 09:00 - 18:00", "Hafta içi 09.00 - 18.00"],
])("reads hours in %s alike in two spellings", (language, one, other) => {
  const [a, b] = [readWeek(one, language), readWeek(other, language)];
  expect(a?.size).toBeGreaterThanOrEqual(5);
  expect(b?.size).toBe(5);
  expect(differs(a!, b!)).toBe(false);
});

test("compares two sentences only if both state what one product costs", () => {
  const prices = (one: string, other: string, language = "en"): [string, string, string[]][] =>
    told(write({ "/": `<p>${one}</p>`, "/faq": `<p>${other}</p>` }, {}, language));
  expect(prices("A chimney sweep costs £60.", "We come soon. A chimney sweep costs £65. Call us.")).toEqual([
    ["price", "chimney sweep", ["£60", "£65"]],
  ]);
  expect(prices("Eine Stunde Coaching kostet 90 €.", "Die Stunde Coaching kostet 110 €.", "de")).toEqual([
    ["price", "Stunde Coaching", ["90 €", "110 €"]],
  ]);
  for (const other of [
    "A chimney sweep costs £60.00.",
    "A chimney sweep costs from £55.",
    "A chimney sweep costs £65 for members.",
    "A chimney sweep costs £65 if there are two.",
    "A chimney sweep costs £65 per month.",
    "A chimney sweep in Leeds costs £65.",
    "A chimney sweep costs £60 to £80.",
    "A chimney sweep costs £65. A chimney sweep costs £80.",
  ])
    expect(prices("A chimney sweep costs £60.", other), other).toEqual([]);
});
