import { expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import { calledName } from "./called-name.ts";
import { readPage } from "./read-page.ts";
import { writeFaqs } from "./write-faqs.ts";

interface Site {
  body?: string;
  title?: string;
  url?: string;
  emails?: string[];
  language?: string;
}

function called(name: string | null, site: Site = {}): string | null {
  const { body = "<h1>Hello</h1>", title = "Hello", url = "https://site.test/", emails = [] } = site;
  const { language = "en" } = site;
  return calledName(name, { pages: [readPage(buildPage(body, { url, title, language }))], emails, language });
}

test.each([
  ["Larkfield Cycles", "Larkfield Cycles"],
  ["larkfield-cycles", null],
  ["larkfield", null],
  ["Larkfield_Cycles", null],
  ["Index.html", null],
  ["What's On?", null],
  ["雲雀自転車", "雲雀自転車"],
])("a name with the spelling of a folder or file isn't used in questions: %s", (name, expected) => {
  expect(called(name)).toBe(expected);
});

test.each([
  ["de", "Schützenverein Birkenau", null],
  ["de", "Freunde der alten Mühle", null],
  ["de", "Larkfield GmbH", "Larkfield GmbH"],
  ["de", "Hofmann & Söhne", "Hofmann & Söhne"],
  ["fr", "Boulangerie Tessier", null],
  ["fr", "Tessier et fils", "Tessier et fils"],
  ["es", "Asociación Vecinal del Norte", null],
  ["es", "Muebles Ortega", "Muebles Ortega"],
  ["it", "Trattoria del Ponte", null],
  ["en", "Restaurant Birchhill", "Restaurant Birchhill"],
])("in %s, %s is only used if it needs no article", (language, name, expected) => {
  expect(called(name, { language })).toBe(expected);
});

test("a name that was joined from two lines isn't used", () => {
  const footer = "<h1>Hello</h1><p>Rooms © | Sitemap</p><p>Member - Guest houses of the Cape ©</p>";
  expect(called("Sitemap Member", { body: footer })).toBeNull();
  expect(called("Hill Lodge", { body: "<h1>Hill</h1><p>© 2026 Hill Lodge</p>" })).toBe("Hill Lodge");
});

test("a name without its beginning isn't used", () => {
  expect(called("Oak & Elm", { body: "<h1>Marlow's Oak & Elm</h1>" })).toBeNull();
  expect(called("Oak & Elm", { title: "Marlow Oak & Elm" })).toBeNull();
  expect(called("Oak & Elm", { body: "<h1>Welcome to Oak & Elm</h1>" })).toBe("Oak & Elm");
  expect(called("Oak & Elm", { body: "<h1>About Oak & Elm</h1>" })).toBe("Oak & Elm");
});

test("an address that begins with another word shows that the name lacks its beginning", () => {
  expect(called("Chairs & Tables", { url: "https://marlowchairs.test/" })).toBeNull();
  expect(called("Chairs & Tables", { emails: ["marlowchairs@gmail.com"] })).toBeNull();
  expect(called("Chairs & Tables", { url: "https://chairs-and-tables.test/" })).toBe("Chairs & Tables");
  expect(called("Chairs & Tables", { emails: ["info@chairsandtables.test"] })).toBe("Chairs & Tables");
  expect(called("Chairs & Tables", { emails: ["contact.chairs@gmail.com"] })).toBe("Chairs & Tables");
  expect(called("Anna Marlow Chairs", { emails: ["marlowchairs@gmail.com"] })).toBe("Anna Marlow Chairs");
});

test("one word isn't used if the site's sentences always continue with the rest of the name", () => {
  const text = (rest: string) => `<h1>Hello</h1><p>Marlow${rest} is a shop for chairs in the old town.</p>`;
  expect(called("Marlow", { body: text(" Chairs & Tables") })).toBeNull();
  expect(called("Marlow", { body: text("") })).toBe("Marlow");
  expect(called("Marlow", { body: `${text(" Chairs")}<p>Marlow sells chairs.</p>` })).toBe("Marlow");
});

test("without a name for it, questions speak to the company", () => {
  const asked = (companyName: string, language: string, body: string) =>
    writeFaqs({
      pages: [buildPage(body, { url: "https://site.test/", language })],
      companyName,
      contactInfo: { emails: [], phones: ["030 23125 087"], addresses: [], socialMedia: {} },
    }).faqs.map(({ question }) => question);
  const german = asked(
    "Ruderverein Birkenau",
    "de",
    "<h1>Willkommen</h1><p>Ruderverein Birkenau ist ein Verein am alten Hafen und hat achtzig Mitglieder in jedem Alter.</p><p>Telefon: 030 23125 087</p>",
  );
  expect(german).toEqual(expect.arrayContaining(["Wer sind Sie?", "Wie kann ich Sie kontaktieren?"]));
  const english = asked(
    "oakandelm",
    "en",
    "<h1>Welcome</h1><h2>About us</h2><p>We are a shop for chairs and tables in the old town. We have built them from oak and elm for thirty years.</p><p>Phone: 030 23125 087</p>",
  );
  expect(english).toEqual(expect.arrayContaining(["Who are you?", "How can I contact you?"]));
});
