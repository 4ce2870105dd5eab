import { expect, test } from "vitest";
import { extractBrand } from "./extract-brand.ts";

const url = "https://www.site.alt/";
const contact = (pages: Record<string, string>, language: string) =>
  extractBrand({
    startUrl: url,
    pages: Object.entries(pages).map(([path, body]) => ({
      url: new URL(path, url).href,
      html: `<!doctype html><html lang="${language}"><head><title>Acme</title></head><body>${body}</body></html>`,
    })),
    stylesheets: [],
  }).contactInfo;

test("the details of a host that has headings of its own below the heading of the section", () => {
  const { addresses, phones } = contact(
    {
      "/": "<h1>Acme</h1>",
      "/impressum":
        "<main><h2>Anbieter</h2><h3>Acme GmbH</h3><h3>Lindenallee 4, 10317 Berlin</h3><h2>Webhosting</h2><h3>Wolke AG</h3><h3>Hafenstraße 9, 20457 Hamburg</h3><h3>Tel. 040 8123450</h3><h2>Kontakt</h2><h3>Tel. 030 8912345</h3></main>",
    },
    "de",
  );
  expect(addresses).toEqual(["Lindenallee 4, 10317 Berlin"]);
  expect(phones).toEqual(["030 8912345"]);
});

test("a page's title that names the host besides leaves the sections below it", () => {
  const { addresses } = contact(
    {
      "/": "<h1>Acme</h1>",
      "/mentions-legales":
        "<main><h1>Mentions légales et hébergement</h1><h2>Éditeur</h2><p>5 rue des Lilas, 69003 Lyon</p></main>",
    },
    "fr",
  );
  expect(addresses).toEqual(["5 rue des Lilas, 69003 Lyon"]);
});

test.each([
  ["3, Le Moulin 24220 Vézac, France", "fr", ["3, Le Moulin 24220 Vézac, France"]],
  ["12 Les Granges, 24220 Vézac", "fr", ["12 Les Granges, 24220 Vézac"]],
  ["Lieu-dit Le Moulin, 24220 Vézac", "fr", ["Lieu-dit Le Moulin, 24220 Vézac"]],
  ["12 Chambres 24220 Visiteurs", "fr", []],
  ["25 Jahre, 10000 Kunden", "de", []],
  ["25 Years, 10000 Members", "en", []],
])("a house in a hamlet: %j", (text, language, addresses) => {
  expect(contact({ "/": `<h1>Acme</h1><footer><p>${text}</p></footer>` }, language).addresses).toEqual(
    addresses,
  );
});

const hotel = (name: string, street: string, host = `${name.toLowerCase()}.example`) =>
  `<p>${name}<br>${street}<br>(07) 4066 8500<br><a href="https://www.${host}/">https://www.${host}</a></p>`;

test("the addresses of a list of other companies, each with its website", () => {
  const list = [
    hotel("Lagoon", "215 Victoria St, Cardwell QLD 4849"),
    hotel("Palms", "43 Marine Parade, Cardwell QLD 4849"),
    hotel("Reef", "10 Poinciana Blvd, Cardwell QLD 4849"),
  ].join("");
  const pages = (rest: string) => ({
    "/": "<h1>Acme</h1>",
    "/stay": `<main><h1>Stay</h1>${list}${rest}</main>`,
  });
  expect(contact(pages(""), "en").addresses).toEqual([]);
  const own = "<p>We meet at 1 Scott St, Cardwell QLD 4849.</p>";
  expect(contact(pages(own), "en").addresses).toEqual(["1 Scott St, Cardwell QLD 4849"]);
});

test("branches that name the company's website are its own", () => {
  const branch = (street: string) => hotel("Acme", street, "site.alt");
  const body = [
    branch("215 Victoria St, Cardwell QLD 4849"),
    branch("43 Marine Parade, Cardwell QLD 4849"),
    branch("10 Poinciana Blvd, Cardwell QLD 4849"),
  ].join("");
  const { addresses } = contact({ "/": "<h1>Acme</h1>", "/shops": `<main>${body}</main>` }, "en");
  expect(addresses).toContain("215 Victoria St, Cardwell QLD 4849");
});
