/** Whose contact details and hours an answer states, and that it states all of them. */
import { expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import { writeFaqs } from "./write-faqs.ts";

interface Details {
  emails?: string[];
  phones?: string[];
  language?: string;
}

function answersOf(pages: Record<string, string>, details: Details = {}): Map<string, string> {
  const { emails = [], phones = [], language = "en" } = details;
  const { faqs } = writeFaqs({
    pages: Object.entries(pages).map(([path, body]) =>
      buildPage(body, { url: `https://birchhill.test${path}`, language, title: "Hello" }),
    ),
    companyName: "Birchhill",
    contactInfo: { emails, phones, addresses: [], socialMedia: {} },
  });
  return new Map(
    faqs.filter(({ review }) => review === "ready").map(({ question, answer }) => [question, answer]),
  );
}

const home =
  '<h1>Birchhill</h1><p>Our studio looks after pots and plates, and we see visitors on every day of the week.</p><a href="/contact">Contact</a>';
const contact = "How can I contact Birchhill?";

test("all numbers of a line are in the answer, and other lines' only up to the second", () => {
  const phones = ["+44 113 496 0101", "+44 113 496 0102", "+44 113 496 0103"];
  const shown = (text: string) => answersOf({ "/": `${home}${text}` }, { phones }).get(contact);
  expect(shown(`<p>${phones.join(", ")}</p>`)).toContain("0103");
  expect(shown(`<p>${phones.join("</p><p>")}</p>`)).not.toContain("0103");
});

test("a mailbox for invoices is for customers only if there is no other", () => {
  const invoices = "invoices2@birchhill.test";
  const shown = (emails: string[]) =>
    answersOf({ "/": `${home}<p>${emails.join("</p><p>")}</p>` }, { emails }).get(contact);
  expect(shown([invoices, "hello@birchhill.test"])).toBe("**Email**\n\n- hello@birchhill.test");
  expect(shown([invoices])).toBe(`**Email**\n\n- ${invoices}`);
});

test("a privacy policy's details count only if another page states them", () => {
  const policy =
    "<h1>Privacy</h1><p>Controller: Birchhill</p><p>Developer: build@marlow.test</p><p>0113 496 0104</p>";
  const details = { emails: ["build@marlow.test"], phones: ["0113 496 0104"] };
  expect(answersOf({ "/": home, "/privacy-policy": policy }, details).has(contact)).toBe(false);
  expect(answersOf({ "/": home, "/datenschutz": policy }, details).has(contact)).toBe(false);
  expect(answersOf({ "/": home, "/impressum": policy }, details).get(contact)).toContain("0104");
  const button = '<a href="tel:+441134960104">Call us</a>';
  expect(answersOf({ "/": `${home}${button}`, "/privacy-policy": policy }, details).get(contact)).toContain(
    "0104",
  );
  const both = answersOf({ "/": `${home}<p>0113 496 0104</p>`, "/privacy-policy": policy }, details);
  expect(both.get(contact)).toContain("0104");
  expect(both.get(contact)).not.toContain("marlow");
});

test("an exercise in a folder of the website is about a company that doesn't exist", () => {
  const exercise = (link: string) =>
    `<h1>Corner Tea House</h1>${link}<p>We pour tea for all of our guests, and you can call us on every day.</p><p>hello@cornertea.test</p><h3>Green tea</h3><p>$4.00</p>`;
  const asked = (path: string, link = "") =>
    answersOf({ "/": home, [path]: exercise(link) }, { emails: ["hello@cornertea.test"] });
  expect(asked("/lessons/css/tea/index.html")).toEqual(new Map());
  expect(asked("/demos/tea.html")).toEqual(new Map());
  expect(asked("/tea.html").has(contact)).toBe(true);
  expect(asked("/lessons/css/tea/index.html", '<a href="../../../index.html">Home</a>').has(contact)).toBe(
    true,
  );
  expect(asked("/lessons/css/tea/index.html", "<p>Made by Birchhill</p>").has(contact)).toBe(true);
});

test("the first page of a website in folders of another one is no exercise", () => {
  const club = "<h1>Rowing club</h1><p>Write to us on every day of the week, and we answer soon.</p>";
  const found = answersOf(
    { "/clubs/rowing/": `${club}<p>crew@rowing.test</p>` },
    { emails: ["crew@rowing.test"] },
  );
  expect([...found.values()].join()).toContain("crew@rowing.test");
});

test.each([
  [
    "fr",
    "/cours-de-poterie",
    "/a-propos",
    "Horaires",
    "Mardi : 10h/17h",
    "Quels sont vos horaires d'ouverture ?",
  ],
  ["es", "/clases", "/nosotros", "Horario", "Martes: 10:00 - 17:00", "¿Cuál es su horario?"],
])("the times of a course in %s aren't opening hours", (language, course, about, heading, line, question) => {
  const text = {
    fr: "Notre atelier accueille tous les visiteurs avec plaisir, et nous vous montrons comment on fait un bol.",
    es: "Nuestro estudio recibe a todos los visitantes con gusto, y le enseñamos cómo se hace un cuenco.",
  }[language]!;
  const asked = (path: string, above = heading) =>
    answersOf(
      {
        "/": `<h1>Birchhill</h1><p>${text}</p>`,
        [path]: `<h1>Birchhill</h1><h2>${above}</h2><p>${line}</p>`,
      },
      { language },
    );
  expect(asked(course).has(question)).toBe(false);
  expect(asked(about).has(question)).toBe(true);
  expect(
    asked(course, language === "fr" ? "Horaires d'ouverture" : "Horario de apertura").has(question),
  ).toBe(true);
});

test("a number is found as it is dialled in its country", () => {
  const text = "<p>WhatsApp: 012960940</p>";
  const found = answersOf({ "/": `${home}${text}` }, { phones: ["+85512960940"] }).get(contact);
  expect(found).toContain("- 012960940");
});

test.each([
  ["+49 30 1239876", "030 1239876"],
  ["+49 30 1239876", "0049 30 1239876"],
  ["+49 30 1239876", "+49 (0)30 1239876"],
  ["+442079460018", "020 7946 0018"],
  ["+442079460018", "+44 (0)20 7946 0018"],
  ["+1 202-555-0187", "(202) 555-0187"],
  ["+1 202-555-0187", "202.555.0187"],
  ["+1 202-555-0187", "1-202-555-0187"],
  ["+39 06 6982341", "06 6982341"],
  ["+3614698234", "(06 1) 469 8234"],
])("the number %s is shown as the page has it, which is %s", (phone, shown) => {
  const asked = (text: string) =>
    answersOf({ "/": `${home}<p>${text}</p>` }, { phones: [phone] })
      .get(contact)
      ?.split("\n");
  expect(asked(`Call ${shown}.`)).toContain(`- ${shown}`);
  expect(asked(`Call 0113 496 0101, ${shown}`)).toContain(`- ${shown}`);
  expect(asked(`Leeds 20001 ${shown}`)).toContain(`- ${shown}`);
});

test("a short number isn't read from the end of a longer one, but from the line that has it alone", () => {
  const asked = (text: string) =>
    answersOf({ "/": `${home}${text}` }, { phones: ["+354 555 1234"] }).get(contact);
  const longer = "<p>+1 202 555 1234</p><p>+1 (202) 5551234</p><p>0205551234</p><p>5551234567</p>";
  expect(asked(longer)).toBeUndefined();
  expect(asked(`${longer}<p>555 1234</p>`)).toContain("- 555 1234");
});

test.each([
  ["Tel. 601 100 601 / 601 100 602", ["601 100 601", "601 100 602"]],
  ["Tel. 601 100 601/601 100 602", ["601 100 601", "601 100 602"]],
  ["Tel. 601 100 601 – 601 100 602", ["601 100 601", "601 100 602"]],
  ["415-555-2671 / 415-555-2834", ["415-555-2671", "415-555-2834"]],
  ["415-555-2671/415-555-2834", ["415-555-2671", "415-555-2834"]],
  ["Leeds: 496 0101 / York: 496 0102", ["496 0101", "496 0102"]],
  ["Call us 24/7: 415-555-2671", ["415-555-2671"]],
  ["Call us 24/7 415-555-2671", ["415-555-2671"]],
  ["Line 1: 415-555-2671", ["415-555-2671"]],
  ["Option 2 - 415-555-2671", ["415-555-2671"]],
  ["Pon-Pt 8-16: 601 100 601", ["601 100 601"]],
  ["Pon-Pt 8-16 601 100 601", ["601 100 601"]],
  ["Zadzwoń 8:00-16:00 – 601 100 601", ["601 100 601"]],
])("numbers that a slash, colon or dash separates are all shown: %s", (text, phones) => {
  const found = answersOf({ "/": `${home}<p>${text}</p>` }, { phones }).get(contact);
  expect(found?.split("\n").filter((line) => line.startsWith("- "))).toEqual(
    phones.map((phone) => `- ${phone}`),
  );
});

test.each([
  ["+14155552671", "Line 1: 415-555-2671", "415-555-2671"],
  ["+14155552671", "窓口 1：415-555-2671", "415-555-2671"],
  ["+14155552671", "Line 1 - 415-555-2671", "415-555-2671"],
  ["+14155552671", "Line 1 / (415) 555-2671", "(415) 555-2671"],
  ["+14155552671", "Line 1, 415-555-2671", "415-555-2671"],
  ["+14155552671", "Line 1: 1-415-555-2671", "1-415-555-2671"],
  ["+14155552671", "Line 1: +1 415-555-2671", "+1 415-555-2671"],
  ["+14155552671", "1 - 415 - 555 - 2671", "1 - 415 - 555 - 2671"],
  ["+14155552671", "1 (415) 555-2671", "1 (415) 555-2671"],
  ["+14155552671", "+1 - 415-555-2671", "+1 - 415-555-2671"],
  ["+48601100601", "Pon-Pt 8-16: 601 100 601", "601 100 601"],
  ["+48601100601", "48 601 100 601", "48 601 100 601"],
  ["+48601100602", "Tel. +48 601 100 601 / 601 100 602", "601 100 602"],
])('the country\'s code of %s in "%s" is no label of the line', (phone, text, shown) => {
  const found = answersOf({ "/": `${home}<p>${text}</p>` }, { phones: [phone] }).get(contact);
  expect(found?.split("\n")).toContain(`- ${shown}`);
});

test.each(["202/555-1234", "202 - 555 - 1234", "+1 202 / 555 / 1234", "202 / 555 / 1234"])(
  "a slash or dash within a number separates nothing: %s",
  (text) =>
    expect(
      answersOf({ "/": `${home}<p>${text}</p>` }, { phones: ["+354 555 1234"] }).get(contact),
    ).toBeUndefined(),
);

test("contact details are in no language, and the mailbox for applications isn't for customers", () => {
  const emails = ["info@radsport-muster.test", "n.muster@radsport-muster.test"];
  const german = "Wie kann ich Birchhill kontaktieren?";
  const start = "<h1>Birchhill</h1><p>Unsere Werkstatt kümmert sich jeden Tag um alle Räder der Stadt.</p>";
  const found = answersOf(
    {
      "/": start,
      "/kontakt": `<h1>Kontakt</h1><p>${emails[0]}</p><p>0228 496010</p>`,
      "/karriere": `<h1>Karriere</h1><p>${emails[0]}</p><p>${emails[1]}</p><p>0228 496010</p>`,
    },
    { emails, phones: ["0228 496010"], language: "de" },
  ).get(german);
  expect(found).toContain("info@radsport-muster.test");
  expect(found).not.toContain("n.muster");
});

test("hours around the clock need no heading", () => {
  const asked = "What are your opening hours?";
  expect(answersOf({ "/": `${home}<div>Daily: 24 Hours</div>` }).get(asked)).toBe("Daily: 24 Hours");
  expect(answersOf({ "/": `${home}<div>Every day, 24 hours of music on 3 stages</div>` }).has(asked)).toBe(
    false,
  );
});

test.each([
  "Daily emergency line 24/7",
  "Daily parking 24 h",
  "Every day reception 24 hours",
  "Daily 24-hour parking, 24 h",
  "24/7 towing every day",
  "Monday to Sunday: sauna, 24 hours",
  "Emergency line around the clock",
])("what isn't the company itself has other hours: %s", (line) => {
  const asked = "What are your opening hours?";
  expect(answersOf({ "/": `${home}<p>${line}</p>` }).get(asked)).toBeUndefined();
  expect(answersOf({ "/": home, "/contact": `<h1>Contact</h1><p>${line}</p>` }).get(asked)).toBeUndefined();
});

test.each([
  ["Open daily 24/7", "en"],
  ["Monday to Sunday: open 24 hours", "en"],
  ["Open 24 hours a day, every day", "en"],
  ["Mon–Sun 24 h", "en"],
  ["Täglich 24h geöffnet", "de"],
  ["Täglich rund um die Uhr", "de"],
  ["Montag bis Sonntag: 24 Stunden", "de"],
  ["Rund um die Uhr geöffnet", "de"],
  ["Open around the clock", "en"],
  ["Ouvert tous les jours 24h/24", "fr"],
  ["7j/7, 24h/24", "fr"],
])("days alone are the company's: %s", (line, language) => {
  const found = answersOf({ "/": `${home}<p>${line}</p>` }, { language });
  expect([...found.values()]).toContain(line);
});

test("what is open around the clock may be only a part of the company", () => {
  const asked = "What are your opening hours?";
  const hours = (body: string) => answersOf({ "/": `${home}${body}` }).get(asked);
  expect(hours("<h2>Facilities</h2><h3>Reception</h3><p>Open 24 hours</p>")).toBeUndefined();
  expect(hours("<dl><dt>Gym</dt><dd>Open 24/7</dd></dl>")).toBeUndefined();
  expect(hours("<h2>Opening hours</h2><p>Open 24 hours</p>")).toBe("Open 24 hours");
});

test("the addresses of a host and an authority in a legal notice aren't the company's", () => {
  const addresses = ["Mill Lane 5, 79725 Marlow", "Server Road 9, 10115 Leeds"];
  const page = (title: string) =>
    `${home}<p>${addresses[0]}</p><h2>${title}</h2><h3>Host</h3><p>${addresses[1]}</p>`;
  const found = (title: string) =>
    writeFaqs({
      pages: [buildPage(page(title), { url: "https://birchhill.test/", language: "en", title: "Hello" })],
      companyName: "Birchhill",
      contactInfo: { emails: [], phones: [], addresses, socialMedia: {} },
    }).faqs.find(({ topic }) => topic === "location")?.answer;
  expect(found("Our studios")).toContain("Server Road");
  expect(found("Legal notice")).toBe(addresses[0]);
});

test("privacy policies ask nothing that customers do", () => {
  const policy = `<h1>Privacy policy</h1><h2>How do we collect your data?</h2><p>You send us your data yourself, for example in our contact form.</p>
    <h2>What do we use your data for?</h2><p>We use your data to answer you, and to keep this website without faults.</p>
    <h2>Which rights do you have regarding your data?</h2><p>You may ask us at any time which of your data we have stored.</p>`;
  const questions = (path: string) => [...answersOf({ "/": home, [path]: policy }).keys()].join();
  expect(questions("/privacy-policy")).not.toContain("data");
  expect(questions("/faq")).toContain("How do we collect your data?");
});

test("a line of a contact page is an address if it begins with a street, even without a number", () => {
  const at = (line: string, path = "/contact") =>
    answersOf({ "/": home, [path]: `<h1>Contact</h1><ul><li>0113 496 0101</li><li>${line}</li></ul>` }).get(
      "Where are you located?",
    );
  expect(at("Palm Avenue, Adliya, Kingdom of Bahrain")).toBe("Palm Avenue, Adliya, Kingdom of Bahrain");
  expect(at("Clay, Glazes, Kilns")).toBeUndefined();
  expect(at("Street food, Music, Games")).toBeUndefined();
  expect(at("Palm Avenue, where all began, has a kiln")).toBeUndefined();
  expect(at("Test Drive, Service Appointment, Parts Order")).toBeUndefined();
  expect(at("Via WhatsApp, Telegram, Instagram")).toBeUndefined();
  const inGerman = (line: string) =>
    answersOf({ "/": home, "/kontakt": `<h1>Kontakt</h1><p>${line}</p>` }, { language: "de" }).get(
      "Wo finde ich Sie?",
    );
  expect(inGerman("Parkplatz, WLAN, Sauna")).toBeUndefined();
  expect(inGerman("Mühlenweg, Birkenau, Österreich")).toBe("Mühlenweg, Birkenau, Österreich");
});

test("a heading may label a street and a place without a number", () => {
  const below = (lines: string[], heading = "Address") =>
    answersOf({
      "/": `${home}<h4>${heading}</h4>${lines.map((line) => `<p>${line}</p>`).join("")}<h4>Hours</h4>`,
    }).get("Where are you located?");
  expect(below(["J.P. Ramos Street", "Tinago, Leyte"])).toBe("J.P. Ramos Street, Tinago, Leyte");
  expect(below(["J.P. Ramos Street", "Tinago, Leyte"], "Sponsors")).toBeUndefined();
  expect(below(["Via WhatsApp", "Telegram, Instagram"])).toBeUndefined();
  expect(below(["Clay and glazes", "Kilns, Wheels"])).toBeUndefined();
});

test("an address may have each of its parts on a line of its own", () => {
  const below = (...lines: string[]) =>
    answersOf({
      "/": `${home}<h4>Address</h4>${lines.map((line) => `<p>${line}</p>`).join("")}<h4>Hours</h4>`,
    }).get("Where are you located?");
  expect(below("Plot 19", "R374", "Zwartkop", "1747", "Gauteng")).toBe(
    "Plot 19, R374, Zwartkop, 1747, Gauteng",
  );
  expect(below("5 Desks", "2 Rooms", "Kitchen")).toBeUndefined();
});

test("what leads to a map is an address if it is the only one", () => {
  const mapped = (...places: string[]) =>
    answersOf({
      "/": home,
      "/contact": `<h1>Contact</h1>${places.map((place) => `<p><a href="https://www.google.com/maps/dir/?q=mill">${place}</a></p>`).join("")}`,
    }).get("Where are you located?");
  expect(mapped("9 The Greenway, Marlow")).toBe("9 The Greenway, Marlow");
  expect(mapped("Plaza Mayor 51. Jerez de la Frontera.")).toBe("Plaza Mayor 51. Jerez de la Frontera");
  expect(mapped("9 The Greenway, Marlow", "12 Mill Green, Leeds")).toBeUndefined();
  expect(mapped("Get directions")).toBeUndefined();
  expect(mapped("Open Monday 9:00, Tuesday 10:00")).toBeUndefined();
});

const labeled = (text: string, label: string) =>
  answersOf({ "/": `${home}<p>${label}: ${text}</p>` }).get("Where are you located?");

test.each([
  ["Address", "Flat 2, 14 The Green, Marlow"],
  ["Address", "14 The Parade, Suite 3, Leeds"],
  ["Office", "7 Castle Hill, Flat 1, Windsor"],
  ["Visit us", "2 Church Walk, Shop 5, Bath"],
  ["Address", "Block C, 4 Harbour Quay, Cork"],
  ["Address", "The Old Mill, 3rd floor, 9 Market Hill, Ely"],
  ["Address", "14a The Green, Level 2, Marlow"],
  ["Adresse", "Am Markt 3, 2. Stock, Weimar"],
  ["Anschrift", "Zur alten Mühle 7, Hof 2, Ulm"],
  ["Indirizzo", "Borgo San Pietro 4, 2° piano, Parma"],
  ["Adres", "Achter de Kerk 5, 1e verdieping, Gouda"],
  ["Адрес", "ул. Ленина, д. 5, Москва"],
])("a flat, floor or shop may have a number beside the house's: %s: %s", (label, text) => {
  expect(labeled(text, label)).toBe(text);
});

test.each([
  ["Office", "5 Desks, 2 Rooms, Kitchen"],
  ["Office", "5 Standing Desks, Room 2, Kitchen"],
  ["Office", "Anna Meier, Room 12, Leeds"],
  ["Office", "Class 5b, Room 12, Leeds"],
  ["Location", "Hall 3, Stand 14, Overby Fair"],
  ["Location", "Hall 3, Floor 2, Stand 14, Overby Fair"],
  ["Visit us", "Flat 2, Marlow, Room 4"],
])("rooms and things with numbers are no address: %s: %s", (label, text) => {
  expect(labeled(text, label)).toBeUndefined();
});

test("a place is left to the owner if a line names another one", () => {
  const seat = "14 Mill Lane, 14740 Marlow";
  const placeOf = (hall: string) =>
    writeFaqs({
      pages: [buildPage(`${home}<p>${seat}</p>${hall}`, { url: "https://birchhill.test/", title: "Hello" })],
      companyName: "Birchhill",
      contactInfo: { emails: [], phones: [], addresses: [seat], socialMedia: {} },
    }).faqs.find(({ topic }) => topic === "location")?.review;
  expect(placeOf("")).toBe("ready");
  expect(placeOf("<h3>The hall</h3><p>Rue de la Forge 1</p><p>14980 Rots</p>")).toBe("uncertain");
});

test.each([
  ["en", "What are your opening hours?", "Service Times", "Sunday Worship — 10:00 AM", false],
  ["en", "What are your opening hours?", "Hours", "Saturday guided walk: 10:00 AM", false],
  ["en", "What are your opening hours?", "Service hours", "Monday – Friday 8:00 – 17:00", true],
  ["en", "What are your opening hours?", "Opening hours", "Monday to Friday from 10:00, showroom", true],
  ["de", "Wann haben Sie geöffnet?", "Öffnungszeiten", "Gottesdienst: Sonntag 10:00 – 11:30 Uhr", false],
  ["de", "Wann haben Sie geöffnet?", "Öffnungszeiten", "Dienstag 10:00 – 11:30 Uhr", true],
  ["fr", "Quels sont vos horaires d'ouverture ?", "Horaires des messes", "Dimanche : 10h30 - 11h30", false],
  ["fr", "Quels sont vos horaires d'ouverture ?", "Horaires", "Dimanche : 10h30 - 11h30", true],
])(
  "the times of events aren't opening hours (%s): %s %s, %s",
  (language, question, heading, line, isFound) => {
    const text = {
      en: "We welcome all of our visitors with pleasure, and we show you how the mill was built.",
      de: "Wir freuen uns auf alle Besucher, und wir zeigen Ihnen gerne, wie die Mühle gebaut wurde.",
      fr: "Nous accueillons tous les visiteurs avec plaisir, et nous vous montrons comment le moulin fut bâti.",
    }[language]!;
    const found = answersOf(
      { "/": `<h1>Birchhill</h1><p>${text}</p><h2>${heading}</h2><p>${line}</p>` },
      { language },
    );
    expect(found.has(question)).toBe(isFound);
  },
);
