import { describe, expect, test } from "vitest";
import { extractBrand } from "./extract-brand.ts";
import type { ContactInfo } from "./types.ts";

interface Site {
  html: string;
  url?: string;
  pages?: Record<string, string>;
}

function read({ html, url = "https://www.site.com/", pages = {} }: Site): ContactInfo {
  return extractBrand({
    startUrl: url,
    pages: [
      { url, html },
      ...Object.entries(pages).map(([path, page]) => ({ url: new URL(path, url).href, html: page })),
    ],
    stylesheets: [],
  }).contactInfo;
}

const page = (body: string, { head = "", lang = "en" } = {}) =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;
const digits = (phone: string) => phone.replace(/\D/g, "");

describe("phone numbers", () => {
  const cases: [string, Site, string[]][] = [
    [
      "are shown as written on the site",
      { html: page('<header><a href="tel:+15403442211">(540) 344-2211</a></header>') },
      ["(540) 344-2211"],
    ],
    [
      "beside the site's own email need no label, unlike other digits",
      {
        html: page(
          "<main><p>desk@site.com • (540) 344-2211</p><p>Part (540) 344-2299 fits most of the older pumps that we sell</p></main>",
        ),
      },
      ["(540) 344-2211"],
    ],
    [
      "of a member with an email at the same provider of free email aren't the site's",
      {
        html: page(
          "<footer><p>rowers@gmail.com • (540) 344-2211</p></footer><main><p>Jane Doe, (540) 344-2299, jane.doe@gmail.com</p></main>",
        ),
      },
      ["(540) 344-2211"],
    ],
    [
      "are deduped across repetitions and formats",
      {
        html: page(
          '<header><a href="tel:5032284651">503-228-4651</a></header><footer>Call (503) 228 4651 or +1 503 228 4651</footer>',
        ),
      },
      ["503-228-4651"],
    ],
    [
      "are those that links show, not a template's that they lead to",
      {
        html: page(
          '<header><a href="tel:2125550143">Call us <b>503-228-4651</b></a></header><footer><a href="tel:2125550143">503-228-4651</a></footer>',
        ),
      },
      ["503-228-4651"],
    ],
    [
      "are those that links lead to, if they show part of it",
      { html: page('<header><a href="tel:5032284651">228-4651</a></header>') },
      ["5032284651"],
    ],
    [
      "in India, two side by side, confirmed by WhatsApp",
      {
        html: page(
          '<footer><p>Phone: +91 98290 11223 | +91 9829044556</p><p>₹ prices</p><a href="https://wa.me/+919829011223?text=Hi">WhatsApp</a></footer>',
        ),
      },
      ["+91 98290 11223", "+91 9829044556"],
    ],
    [
      "of a German legal notice, without fax and tax number",
      {
        url: "https://www.tischlerei.de/",
        html: page("<h1>Tischlerei</h1>", { lang: "de" }),
        pages: {
          "/impressum": page(
            "<main><p>Tischlerei Korn GmbH<br>Holzweg 3<br>50667 Köln</p><p>Telefon: 0221 / 4710 1234<br>Telefax: 0221 / 4710 1235</p><p>USt-IdNr. DE 123456789, HRB 12345678</p></main>",
            { lang: "de" },
          ),
        },
      },
      ["0221 / 4710 1234"],
    ],
    [
      "in France in national form",
      { html: page("<footer>Tél. : 02 40 35 12 47</footer>", { lang: "fr" }) },
      ["02 40 35 12 47"],
    ],
    [
      "ignore help lines and vendors in the text",
      {
        html: page(
          '<header><a href="tel:+15403442211">(540) 344-2211</a></header><main><p>If you are in crisis, please call the national suicide prevention line at <a href="tel:18002738255">1-800-273-8255</a> any time, day or night, they can help.</p><p>Our software vendor answers questions about their product at 415-555-2671 during the week and at the weekend.</p></main>',
        ),
      },
      ["(540) 344-2211"],
    ],
    [
      "ignore repetitions of one digit",
      {
        html: page(
          '<footer><a href="https://wa.me/919999999999">Chat</a> <a href="tel:0000000000">000</a></footer>',
        ),
      },
      [],
    ],
    [
      "ignore dates, prices and order numbers",
      { html: page("<footer>2019-2024, Order 5403442211, $1234567890, 12.05.2024 - 13.05.2024</footer>") },
      [],
    ],
    [
      "come from structured data",
      {
        html: page("<h1>x</h1>", {
          head: '<script type="application/ld+json">[{"@type":"Dentist","name":"Dr. Fern","telephone":"+44 20 7946 0958"}]</script>',
        }),
      },
      ["+44 20 7946 0958"],
    ],
    [
      "count on a contact page even when no numbering plan validates them",
      {
        html: page("<h1>x</h1>"),
        pages: { "/contact.html": page("<p>Call us during business hours at (555) 731-2264.</p>") },
      },
      ["(555) 731-2264"],
    ],
  ];
  test.each(cases)("%s", (_name, site, phones) => {
    expect(read(site).phones.map(digits)).toEqual(phones.map(digits));
  });
});

describe("email addresses", () => {
  test("that a page breaks with a space are read once", () => {
    const found = read({
      html: page(
        "<main><p>MILL HALL@GMAIL.COM</p><p>Write to <a href='mailto:millhall@gmail.com'>us</a></p></main>",
      ),
    });
    expect(found.emails).toEqual(["millhall@gmail.com"]);
  });

  test.each([
    ["linked", '<a href="mailto:smith@gmail.com">smith@gmail.com</a>'],
    ["only written", "<p>Write to smith@gmail.com</p>"],
    ["below another word", "<p>Mail: smith@gmail.com</p>"],
  ])("that another one ends with are kept if they are %s", (_how, own) => {
    const found = read({
      html: page(
        `<header>${own}</header><main><p>Write to <a href="mailto:annasmith@gmail.com">Anna</a></p></main><footer>${own}</footer>`,
      ),
    });
    expect(found.emails).toEqual(["smith@gmail.com", "annasmith@gmail.com"]);
  });

  test("that another one ends with are kept beside a link that counts more", () => {
    const found = read({
      html: page(
        '<main><p>Anna plays: smith@gmail.com</p></main><footer><a href="mailto:annasmith@gmail.com">Mail</a></footer>',
      ),
      pages: { "/contact": page("<main><p>smith@gmail.com</p></main>") },
    });
    expect(found.emails).toEqual(["annasmith@gmail.com", "smith@gmail.com"]);
  });

  /** Cloudflare's encoding with key 0x42. */
  const protect = (address: string) =>
    `42${[...address].map((char) => (char.charCodeAt(0) ^ 0x42).toString(16).padStart(2, "0")).join("")}`;
  const cases: [string, Site, string[]][] = [
    [
      "come from links, with their mailbox's capitals and deduped",
      { html: page('<footer><a href="mailto:Info@Site.com?subject=Hi">Info@site.com</a></footer>') },
      ["Info@site.com"],
    ],
    [
      "are decoded from Cloudflare's protection",
      {
        html: page(
          `<footer><a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${protect("hello@site.com")}">[email protected]</a></footer>`,
        ),
      },
      ["hello@site.com"],
    ],
    [
      "are read through bracket obfuscation",
      { html: page("<footer>Mail: info [at] site [dot] com</footer>") },
      ["info@site.com"],
    ],
    [
      "are read through German bracket obfuscation",
      { html: page("<footer>E-Mail: kontakt(at)laden(punkt)de</footer>", { lang: "de" }) },
      ["kontakt@laden.de"],
    ],
    [
      "are concatenated as a script would",
      { html: page(`<script>var m = "mailto:" + "team" + "@" + "site.com";</script>`) },
      ["team@site.com"],
    ],
    [
      "ignore placeholders, file names and no-reply senders",
      {
        html: page(
          '<footer>name@example.com noreply@site.com logo@2x.png you@yourdomain.com <input placeholder="john@doe.com"></footer>',
        ),
      },
      [],
    ],
    [
      "ignore a vendor's in running text",
      {
        html: page(
          '<footer><a href="mailto:office@site.com">Mail</a></footer><main><p>For questions about the payment terminal itself please contact our supplier at help@terminals.io, they answer within two days as a rule.</p></main>',
        ),
      },
      ["office@site.com"],
    ],
    [
      "at the host of a preview don't arrive, unlike those at the platform's own",
      {
        html: page(
          '<footer><a href="mailto:anna@blue-staging.vercel.app">Mail</a> <a href="mailto:help@wordpress.com">Help</a></footer>',
        ),
      },
      ["help@wordpress.com"],
    ],
    [
      "may use a free mail provider",
      { html: page('<section id="contact"><p>bakery.blue@gmail.com</p></section>') },
      ["bakery.blue@gmail.com"],
    ],
  ];
  test.each(cases)("%s", (_name, site, emails) => expect(read(site).emails).toEqual(emails));
});

describe("postal addresses", () => {
  const cases: [string, Site, string][] = [
    [
      "American",
      { html: page("<footer><p>1820 College Blvd, Suite 4</p><p>Roanoke, VA 24011</p></footer>") },
      "1820 College Blvd, Suite 4, Roanoke, VA 24011",
    ],
    [
      "a post office box",
      { html: page("<footer>P.O. Box 1204, Roanoke, VA 24002</footer>") },
      "P.O. Box 1204, Roanoke, VA 24002",
    ],
    [
      "British",
      { html: page("<footer>12 High Street, Leeds LS1 4AB</footer>") },
      "12 High Street, Leeds LS1 4AB",
    ],
    [
      "German",
      { html: page("<footer><p>Hauptstraße 12</p><p>10115 Berlin</p></footer>", { lang: "de" }) },
      "Hauptstraße 12, 10115 Berlin",
    ],
    [
      "French",
      { html: page("<footer>5, rue de la Paix, 75002 Paris</footer>", { lang: "fr" }) },
      "5, rue de la Paix, 75002 Paris",
    ],
    [
      "Indian",
      { html: page('<div class="contact">Address: B-4 &amp; B-5, Gandhi Colony, Jaipur-302001</div>') },
      "B-4 & B-5, Gandhi Colony, Jaipur-302001",
    ],
    [
      "labelled, in the order of any country",
      {
        html: page(
          "<main><p>Address: Hill Lodge, 22 Hill Road, Camps Bay 8005, Cape Town, South Africa</p></main>",
        ),
      },
      "Hill Lodge, 22 Hill Road, Camps Bay 8005, Cape Town, South Africa",
    ],
    [
      "in structured data",
      {
        html: page("", {
          head: '<script type="application/ld+json">{"@type":"Store","address":{"@type":"PostalAddress","streetAddress":"1 Main St","addressLocality":"Springfield","addressRegion":"IL","postalCode":"62701","addressCountry":"US"}}</script>',
        }),
      },
      "1 Main St, Springfield, IL 62701",
    ],
    [
      "in an address element",
      { html: page("<footer><address>Marktplatz 1<br>Graz<br>Tel: +43 316 123456</address></footer>") },
      "Marktplatz 1 Graz",
    ],
  ];
  test.each(cases)("%s", (_name, site, address) => expect(read(site).addresses).toContain(address));

  test.each(["Office: Monday, Tuesday, Friday 9:00", "Contact: Mill, Lane, +44 113 496 0000"])(
    "aren't hours or numbers below such a label: %s",
    (text) => expect(read({ html: page(`<main><p>${text}</p></main>`) }).addresses).toEqual([]),
  );

  test.each([
    "Contact: Anna Meier, Class 5b, Room 12",
    "Office: 5 Desks, 2 Rooms, Kitchen",
    "Office: Monday, Tuesday, Closed 24 December",
    "Office: Monday, Tuesday, 22 Hill Road",
    "Location: Hall 3, Stand 14, Messe Berlin",
    "Location: Hall 3, Stand 1444, Messe Berlin",
    "Location: Hall 3, Floor 2, Stand 14, Messe Berlin",
    "Office: 5 Standing Desks, Room 2, Kitchen",
    "Visit us: Saturday, Sunday, 3 Days a week",
    "Address: Mrs Margaret Reed, 42 Hill Road, Windsor",
    "Contact: Anna Meier, 22 Hill Road, Windsor",
  ])("aren't other lists below a label: %s", (text) =>
    expect(read({ html: page(`<main><p>${text}</p></main>`) }).addresses).toEqual([]),
  );

  test("aren't a person's whose name is above the label", () => {
    const address = "<p>Address: 42 Hill Road, Camps Bay, Cape Town</p>";
    const found = (above: string) => read({ html: page(`<main>${above}${address}</main>`) }).addresses;
    expect(found("<p>Mrs Margaret Reed</p>")).toEqual([]);
    expect(found("<p>Hill Lodge</p>")).toEqual(["42 Hill Road, Camps Bay, Cape Town"]);
  });

  test.each([
    "Address: Unit 4, 22 Hill Road, Camps Bay, Cape Town",
    "Our address: 12a Mill Lane, Level 2, Wellington",
    "Adresse: Hofladen Weber, Lindenallee 4, Dorf",
    "Anschrift: Halle 3, Am Markt, 8010 Graz",
    "Dirección: Calle Mayor, 3, Bajo, Madrid",
    "Dirección: Calle 5 de Mayo 12, Centro, Puebla",
    "Indirizzo: Via Roma 10, Interno 3, Firenze",
    "Address: Flat 2, 14 The Green, Marlow",
    "Adresse: Am Markt 3, 2. Stock, Weimar",
    "Visit us: Olive House, Sukhumvit, Bangkok 10110",
    "Address: Mill House, Mill Green, Windsor, SL4 6LT",
    "Office: Tower A, Front Street West, Toronto, ON M5V 2T6",
  ])("are labelled and have a street with its number, or a postal code: %s", (text) =>
    expect(read({ html: page(`<main><p>${text}</p></main>`) }).addresses).toContain(
      text.slice(text.indexOf(":") + 2),
    ),
  );
});

describe("social profiles", () => {
  test("are not those that a template asks to be replaced", () => {
    const links = [
      "facebook.com/votrepage",
      "x.com/toncompteTwitter",
      "instagram.com/dein_profil",
      "youtube.com/@tonyskitchen",
    ];
    const footer = links.map((link) => `<a href="https://www.${link}">Follow</a>`).join("");
    expect(read({ html: page(`<footer>${footer}</footer>`) }).socialMedia).toEqual({
      youtube: "https://www.youtube.com/@tonyskitchen",
    });
  });

  test("lists only the site's own profiles, not share buttons, posts or others' profiles", () => {
    const { socialMedia } = read({
      html: page(`<header><a href="https://www.facebook.com/bluedoor/?ref=x">f</a></header>
        <main><a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a><a href="https://twitter.com/intent/tweet?text=x">Tweet</a>
        <p>As told by <a href="https://www.instagram.com/somebodyelse">a friend</a></p><a href="https://x.com/ada/status/12">post</a>
        <section class="team"><a href="https://www.linkedin.com/in/jane-roe">Jane</a></section></main>
        <footer><a href="https://www.youtube.com/@bluedoor">y</a><a href="https://linkedin.com/company/blue-door/">in</a><a href="https://www.instagram.com/">i</a></footer>`),
    });
    expect(socialMedia).toEqual({
      facebook: "https://www.facebook.com/bluedoor",
      youtube: "https://www.youtube.com/@bluedoor",
      linkedin: "https://linkedin.com/company/blue-door",
    });
  });

  test("include those that the head names for share previews", () => {
    const head =
      '<meta name="twitter:site" content="@bluedoor"><meta property="article:publisher" content="https://www.facebook.com/bluedoorleeds/">';
    expect(read({ html: page("<p>Hi</p>", { head }) }).socialMedia).toEqual({
      twitter: "https://x.com/bluedoor",
      facebook: "https://www.facebook.com/bluedoorleeds",
    });
  });

  test("lead to the profile itself, not to its tabs, and prefer a page to a group", () => {
    const footer = `<a href="https://www.linkedin.com/company/blue-door/jobs">Jobs</a><a href="https://x.com/@bluedoor">X</a>
      <a href="https://www.facebook.com/groups/readers">Readers</a><a href="https://www.facebook.com/bookshop/reviews">Reviews</a>
      <a href="https://www.instagram.com/bluedoor/profilecard/?igsh=1">i</a>`;
    expect(
      read({ html: page(`<footer>${footer}<a href="https://www.facebook.com/bookshop">f</a></footer>`) })
        .socialMedia,
    ).toEqual({
      linkedin: "https://www.linkedin.com/company/blue-door",
      twitter: "https://x.com/bluedoor",
      facebook: "https://www.facebook.com/bookshop",
      instagram: "https://www.instagram.com/bluedoor",
    });
  });
});

describe("details of third parties", () => {
  test("ignores the web designer's address in the footer", () => {
    const contact = read({
      html: page(
        "<footer><p>Write to us: hello@blue-door.com</p><p>Site by studio@pixelwerk.com</p></footer>",
      ),
    });
    expect(contact.emails).toEqual(["hello@blue-door.com"]);
  });

  test("ignores the host and the supervisory authority on legal pages", () => {
    const contact = read({
      html: page("<h1>Boulangerie</h1>", { lang: "fr" }),
      pages: {
        "/mentions-legales": page(
          "<main><h1>Mentions légales</h1><h2>Éditeur</h2><p>Boulangerie Lune, 5 rue des Lilas, 69003 Lyon</p><p>Tél. : 04 72 33 18 20</p><p>E-mail : bonjour@lune.fr</p><h2>Hébergement</h2><p>Nuage SAS, 9 rue du Port, 59100 Roubaix</p><p>Tél. : 03 20 44 91 07</p><p>support@nuage-web.fr</p></main>",
          { lang: "fr" },
        ),
      },
    });
    expect(contact.emails).toEqual(["bonjour@lune.fr"]);
    expect(contact.phones).toEqual(["04 72 33 18 20"]);
    expect(contact.addresses).toEqual(["5 rue des Lilas, 69003 Lyon"]);
  });

  test.each([
    [
      "in one line",
      'Hébergeur : Nuage SAS, 9 rue du Port, 59100 Roubaix, tél. 03 20 44 91 07, <a href="mailto:support@nuage-web.fr">support@nuage-web.fr</a>',
    ],
    [
      "in several lines",
      'Hébergeur :<br>Nuage SAS<br>9 rue du Port<br>59100 Roubaix<br><a href="mailto:support@nuage-web.fr">support@nuage-web.fr</a>',
    ],
  ])("ignores the host that a legal page names %s, even beside an address of structured data", (_, host) => {
    const data =
      '{"@context":"https://schema.org","@type":"LocalBusiness","address":{"@type":"PostalAddress","streetAddress":"5 rue des Lilas","addressLocality":"Lyon","postalCode":"69003"}}';
    const contact = read({
      html: page("<h1>Boulangerie</h1><footer>Boulangerie Lune, 5 rue des Lilas, 69003 Lyon</footer>", {
        lang: "fr",
        head: `<script type="application/ld+json">${data}</script>`,
      }),
      pages: {
        "/contact": page("<main><p>E-mail : bonjour@lune.fr</p></main>", { lang: "fr" }),
        "/mentions-legales": page(`<main><h1>Mentions légales</h1><p>${host}</p></main>`, { lang: "fr" }),
      },
    });
    expect(contact.addresses).toEqual(["5 rue des Lilas, 69003 Lyon"]);
    expect(contact.emails).toEqual(["bonjour@lune.fr"]);
  });

  test("ignores a provider's address in a sentence of a legal page", () => {
    const sentence =
      "This site uses plugins of a network that is run by Example Network Inc., 1 Hacker Way, Menlo Park, CA 94025, and when you open a page with such a plugin, your browser connects to its servers.";
    const contact = read({
      html: page("<h1>Fox</h1>"),
      pages: {
        "/impressum": page(
          `<main><h1>Impressum</h1><p>Petra Fox<br>Lindenallee 4<br>10317 Berlin</p><p>${sentence}</p></main>`,
          { lang: "de" },
        ),
      },
    });
    expect(contact.addresses).toEqual(["Lindenallee 4, 10317 Berlin"]);
  });

  test("ignores a sentence with a number as long as an Indian postcode", () => {
    const contact = read({
      html: page(
        "<footer><p>B-4, Gandhi Colony, Jaipur - 302001</p><p>We address the root causes of poverty and hunger, and of all this, the group has already funded 210000 meals</p></footer>",
      ),
    });
    expect(contact.addresses).toEqual(["B-4, Gandhi Colony, Jaipur - 302001"]);
  });

  test("reads a local number of the country that the address names", () => {
    expect(
      read({ html: page("<footer><p>Al Wasl Road, Dubai, U.A.E.</p><p>Contact 04 328 0033</p></footer>") })
        .phones,
    ).toEqual(["04 328 0033"]);
  });

  test("ignores a template's placeholder address", () => {
    expect(
      read({ html: page("<footer><p>A108 Adam Street<br>New York, NY 53502</p></footer>") }).addresses,
    ).toEqual([]);
  });
});

describe("duplicate addresses", () => {
  test("merges one address written in a different word order", () => {
    const contact = read({
      html: page(
        "<address>1820 College Blvd, Suite 4, Roanoke, VA 24011</address><footer>Suite 4, 1820 College Blvd, Roanoke, VA 24011</footer>",
      ),
    });
    expect(contact.addresses).toHaveLength(1);
  });

  test("keeps the Spanish article in a street name", () => {
    const contact = read({
      html: page("<footer><p>Estamos en calle del Olmo 3, 28012 Madrid</p></footer>", { lang: "es" }),
    });
    expect(contact.addresses[0]).toMatch(/^calle del Olmo 3, 28012 Madrid/);
  });
});

describe("adjacent text", () => {
  test("strips labels from addresses and opening hours from phone numbers", () => {
    const contact = read({
      html: page(
        '<footer><p>E-mail<b></b>info@lune.fr</p><a href="mailto:info@lune.fr">write</a><p>Tel 24/7 04 72 33 18 20</p></footer>',
        { lang: "fr" },
      ),
    });
    expect(contact.emails).toEqual(["info@lune.fr"]);
    expect(contact.phones).toEqual(["04 72 33 18 20"]);
  });

  test("ignores a register number on a legal page", () => {
    const contact = read({
      html: page('<footer><a href="tel:+33472331820">04 72 33 18 20</a></footer>', { lang: "fr" }),
      pages: { "/mentions-legales": page("<p>Boulangerie Lune</p><p>472 331 905</p>", { lang: "fr" }) },
    });
    expect(contact.phones).toEqual(["04 72 33 18 20"]);
  });
});

describe("false positives", () => {
  const own = '<header><a href="tel:+4922147101234">0221 47101234</a></header>';

  test("ignores ranges of years, hours and days", () => {
    const footer = "<footer><p>© 2019–2026 Holz Korn</p><p>2024-2026</p><p>Mo-Fr 09.00 - 18.00</p></footer>";
    expect(read({ html: page(`<h1>Holz</h1>${footer}`, { lang: "de" }) }).phones).toEqual([]);
  });

  test("ignores numbers of laws", () => {
    const footer =
      "<footer><p>gemäß Verordnung (EU) 2021/2117 und 852/2004</p><p>Gesetz 2016/679</p></footer>";
    expect(read({ html: page(`<h1>Weingut</h1>${footer}`, { lang: "de" }) }).phones).toEqual([]);
  });

  test("ignores tax, register and bank numbers", () => {
    const footer =
      "<footer><p>P. IVA 02244400137</p><p>DE12 5001 0517 0648 4898 90</p><p>IBAN: NL 09ABNA 0117 2673 84</p><p>NL09 ABNA 0117 2673 84</p><p>KvK 0212345678</p><p>CNPJ: 02.123.456/0001-99</p></footer>";
    for (const lang of ["de", "it", "nl", "pt"])
      expect(read({ html: page(`<h1>Studio</h1>${footer}`, { lang }) }).phones, lang).toEqual([]);
  });

  test("strips opening hours from a call button's number", () => {
    const html = page('<header><a href="tel:0240351247">24h/24 · 7j/7 <b>02 40 35 12 47</b></a></header>', {
      lang: "fr",
    });
    expect(read({ html }).phones).toEqual(["02 40 35 12 47"]);
  });

  test("reads a number's label from the preceding table cell", () => {
    const rows =
      "<tr><td>Telefon:</td><td>0221 47101234</td></tr><tr><td>Telefax:</td><td>0221 47101235</td></tr><tr><td>Steuernummer:</td><td>0221 47101236</td></tr>";
    const html = page(`<footer><table>${rows}</table></footer>`, { lang: "de" });
    expect(read({ html }).phones).toEqual(["0221 47101234"]);
  });

  test("ignores a federation's address in a club's text", () => {
    const html = page(
      '<main><p><a href="mailto:helpline@federation.org">helpline@federation.org</a></p></main><footer><a href="mailto:info@club.com">info@club.com</a></footer>',
    );
    const site = { html, url: "https://club.com/", pages: { "/safe": html } };
    expect(read(site).emails).toEqual(["info@club.com"]);
  });

  test("ignores the mailbox at a former domain that one page still links", () => {
    const html = page(
      '<footer><a href="mailto:info@lakesidehockey.com">info@lakesidehockey.com</a></footer>',
      {
        head: "<title>Lakeside Hockey</title>",
      },
    );
    const shop = page('<main><a href="mailto:info@lakeside.hockey">Questions?</a></main>');
    const site = { html, url: "https://lakesidehockey.com/", pages: { "/bylaws": html, "/shop": shop } };
    expect(read(site).emails).toEqual(["info@lakesidehockey.com"]);
  });

  test("believes the number that visitors see if the link has a digit too many", () => {
    const html = page('<header><a href="tel:+496152399050">+49 6152 39905</a></header>', { lang: "de" });
    expect(read({ html }).phones).toEqual(["+49 6152 39905"]);
  });

  test("reads a British address without a house number below the company's name, and no person's", () => {
    const head = "<title>Eastwick Village Hall</title>";
    const html = page(
      `<header><h1>Eastwick Village Hall</h1></header><main><p>Eastwick Village Hall<br>Eastwick Road<br>Windsor<br>Berkshire<br>SL4 6LT</p></main>`,
      { head },
    );
    const hire = page(
      "<main><p>Mrs Margaret Reed<br>42 Tilstone Close<br>Windsor<br>SL4 6NG<br>Telephone: 01753 863616</p></main>",
      { head: "<title>Hire - Eastwick Village Hall</title>" },
    );
    const site = { html, url: "https://eastwickhall.org.uk/", pages: { "/contact-hire": hire } };
    expect(read(site).addresses).toEqual(["Eastwick Road, Windsor, Berkshire, SL4 6LT"]);
  });

  test("ignores where the person who is responsible for the website lives", () => {
    const html = page(
      "<footer><p>An der Reitbahn 4 · 27412 Wilstedt</p><p>Verantwortlich: Camping Club e.V., 1. Vorsitzender Jan Weber · Föhrenstr. 65 · 28207 Bremen</p></footer>",
      { lang: "de" },
    );
    expect(read({ html }).addresses).toEqual(["An der Reitbahn 4 · 27412 Wilstedt"]);
  });

  test("prefers how a page says an address to structured data that adds a district", () => {
    const data = {
      "@type": "LocalBusiness",
      name: "Atelier",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Place des Tilleuls",
        addressLocality: "Quimper",
        addressRegion: "Finistère",
        postalCode: "29000",
      },
    };
    const html = page(
      "<footer><p><span>📍</span> <span>Place des Tilleuls<br>29000 Quimper</span></p></footer>",
      {
        lang: "fr",
        head: `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
      },
    );
    expect(read({ html }).addresses).toEqual(["Place des Tilleuls, 29000 Quimper"]);
  });

  test("reads a house number of two houses", () => {
    const html = page("<footer><p>21b/22 Mill Street<br>Wallingham<br>OX10 0EW</p></footer>");
    expect(read({ html }).addresses).toEqual(["21b/22 Mill Street, Wallingham, OX10 0EW"]);
  });

  test("reads a square without a number right above its town", () => {
    const html = page("<footer><ul><li>Place de la Tourbie</li><li>29000 Quimper</li></ul></footer>", {
      lang: "fr",
    });
    expect(read({ html }).addresses).toEqual(["Place de la Tourbie, 29000 Quimper"]);
  });

  test("keeps a labeled phone number even when it is called No.", () => {
    expect(read({ html: page("<footer><p>Phone No: +91 98290 11223</p></footer>") }).phones).toEqual([
      "+91 98290 11223",
    ]);
  });

  test.each([
    ["en", "In a crisis, call Lifeline on", "13 11 14 99"],
    ["en", "Ambulance, fire brigade and police:", "0113 496 0199"],
    ["de", "Ärztlicher Notfalldienst:", "0221 4710 1299"],
    ["fr", "Samu :", "01 40 05 48 48"],
    ["es", "Bomberos:", "91 234 56 78"],
    ["nl", "Huisartsenpost:", "020 123 45 67"],
  ])("ignores public numbers: %s, %s", (lang, lead, number) => {
    const own = '<p><a href="tel:+442071838750">020 7183 8750</a></p>';
    const shown = [
      `<footer>${own}<p>${lead} ${number}</p></footer>`,
      `<footer>${own}<p>${lead} <a href="tel:${number.replaceAll(" ", "")}">${number}</a></p></footer>`,
    ];
    for (const body of shown)
      expect(read({ html: page(body, { lang }) }).phones.map(digits)).not.toContain(digits(number));
  });

  test.each([
    ["en", "24/7 police station representation: ", "+44 20 7183 8750", ""],
    ["en", "Ambulance hire for events: ", "+44 20 7183 8750", ""],
    ["en", "Approved by the fire department. Call ", "+44 20 7183 8750", ""],
    ["en", "In a crisis, call us on ", "+44 20 7183 8750", ""],
    ["en", "Tel. ", "+44 20 7183 8750", ". In an emergency, call the police."],
    ["de", "Praxis Dr. Birke, Tel. ", "0221 47101234", ". Bei Lebensgefahr: Polizei 110"],
    ["de", "", "0221 47101234", ". Den Rettungsdienst rufen Sie unter 112."],
    ["fr", "Service police auto : ", "01 40 05 48 48", ""],
    ["it", "Pronto soccorso veterinario 24h: ", "06 6982 1234", ""],
    ["nl", "Bel ons: ", "020 623 45 67", ". Bij spoed in de avond: huisartsenpost"],
  ])(
    "keeps a company's number in a text that also names a public service: %s, %s",
    (lang, lead, number, rest) => {
      const bodies = [
        `<footer><p>${lead}${number}${rest}</p></footer>`,
        `<footer><p>${lead}<a href="tel:${number.replaceAll(" ", "")}">${number}</a>${rest}</p></footer>`,
      ];
      for (const body of bodies)
        expect(read({ html: page(body, { lang }) }).phones.map(digits)).toEqual([digits(number)]);
    },
  );

  test("ignores a public number whose label is behind it", () => {
    const html = page(
      "<footer><p>Tel. +44 20 7183 8750</p><p>+44 113 496 0199 (police)</p><p>+44 113 496 0198 Samaritans</p></footer>",
    );
    expect(read({ html }).phones).toEqual(["+44 20 7183 8750"]);
  });

  test("keeps the number of a brigade, and of those who only speak of one", () => {
    const brigade = page("<footer><p>Freiwillige Feuerwehr Birkenau, Tel. 0221 47101234</p></footer>", {
      lang: "de",
      head: "<title>Freiwillige Feuerwehr Birkenau</title>",
    });
    expect(read({ html: brigade }).phones).toEqual(["0221 47101234"]);
    const caterer = page("<footer><p>We cook for the police. Call us: +44 20 7183 8750</p></footer>");
    expect(read({ html: caterer }).phones).toEqual(["+44 20 7183 8750"]);
  });

  test("keeps a company's own emergency line", () => {
    const html = page("<footer><p>24-hour emergency line: +44 20 7183 8750</p></footer>");
    expect(read({ html }).phones).toEqual(["+44 20 7183 8750"]);
  });

  test("cuts a label in capitals off the mailbox that it runs into", () => {
    const html = page(
      '<main><a href="mailto:hola@site.com"><span>ESCRIBIR</span><strong>hola@site.com</strong></a></main>',
      { lang: "es" },
    );
    expect(read({ html }).emails).toEqual(["hola@site.com"]);
    // Others write their names that way.
    expect(read({ html: page("<footer>NAILSbyanna@site.com</footer>") }).emails).toEqual([
      "NAILSbyanna@site.com",
    ]);
    expect(read({ html: page("<footer>INFO@SITE.COM</footer>") }).emails).toEqual(["info@site.com"]);
  });

  test("ignores help lines listed on every page", () => {
    const lines = ["18002738255", "18006624357", "18007997233", "18002324636"].map(
      (number) =>
        `<li><a href="tel:${number}">1-${number.slice(1, 4)}-${number.slice(4, 7)}-${number.slice(7)}</a></li>`,
    );
    const html = page(`<h1>Talk</h1><footer><ul class="external-resources">${lines.join("")}</ul></footer>`);
    expect(read({ html, pages: { "/a": html, "/b": html, "/c": html, "/d": html } }).phones).toEqual([]);
  });

  test("prefers the site's own details to a sister company's structured data", () => {
    const sister = {
      "@type": "Store",
      name: "Sister",
      url: "https://sister.de/",
      telephone: "+49 221 3330000",
      email: "hi@sister.de",
    };
    const contact = read({
      url: "https://www.tischlerei.de/",
      html: page(`${own}<footer><a href="mailto:post@holz.de">post@holz.de</a></footer>`, {
        head: `<script type="application/ld+json">${JSON.stringify(sister)}</script>`,
        lang: "de",
      }),
    });
    expect(contact.phones).toEqual(["0221 47101234"]);
    expect(contact.emails).toEqual(["post@holz.de"]);
  });
});

describe("formats", () => {
  test("splits two numbers separated by a slash", () => {
    const html = page("<footer><p>0221-47101234 / 0151-15797270</p></footer>", { lang: "de" });
    expect(read({ html }).phones).toEqual(["0221-47101234", "0151-15797270"]);
  });

  test("merges national and international forms when the country is unknown", () => {
    const html = page(
      '<header><a href="tel:+4922147101234">Call</a></header><main><p>Phone: 0221 4710 1234</p></main>',
    );
    expect(read({ html }).phones).toHaveLength(1);
  });

  test.each([
    ["<b>+49 221 47101234</b>&nbsp;(office)", "+49 221 47101234"],
    ["Phone: (540) 344-2211 ext. 12", "(540) 344-2211 ext. 12"],
    ["(1-800-366-8288", "1-800-366-8288"],
    ["1-800-FLOWERS", "1-800-FLOWERS"],
  ])("normalizes %s in structured data to %s", (telephone, written) => {
    const data = JSON.stringify({ "@type": "LocalBusiness", name: "Fox", telephone }).replaceAll(
      "<",
      "\\u003c",
    );
    const head = `<script type="application/ld+json">${data}</script>`;
    expect(read({ html: page("<h1>Fox</h1>", { head }) }).phones).toEqual([written]);
  });

  test("strips a label that runs into an address", () => {
    const html = page(
      "<footer><p><b>E-mail</b>contato@sapataria.com.br</p><p><b>Email</b>Vendas@sapataria.com.br</p></footer>",
    );
    expect(read({ html }).emails.sort()).toEqual(["Vendas@sapataria.com.br", "contato@sapataria.com.br"]);
  });
});

describe("third-party details beside the company's own", () => {
  const named = (body: string, head = "") =>
    page(`<header><a href="/">Osterly Park</a></header>${body}<footer>© Osterly Park</footer>`, {
      head: `<title>Osterly Park</title>${head}`,
      lang: "en-GB",
    });

  test("ignores the agency's line on every page", () => {
    const html = named("<h1>Hello</h1>").replace(
      "</footer>",
      "<p>Website by Pixel Barn, hi@pixelbarn.alt</p></footer>",
    );
    const contact = html.replace("<h1>Hello</h1>", "<p>Email: desk [at] osterly [dot] alt</p>");
    expect(read({ html, pages: { "/contact": contact, "/about": html } }).emails).toEqual([
      "desk@osterly.alt",
    ]);
  });

  test("ignores a number next to a third party's email", () => {
    const contact = named(
      "<p>T 020 7946 0855<br>studio@osterlypark.alt</p><p>Press: Bell &amp; Finch, 020 7946 0321, press@bellfinch.alt</p>",
    );
    const { emails, phones } = read({ html: named("<h1>Hi</h1>"), pages: { "/contact": contact } });
    expect([emails, phones]).toEqual([["studio@osterlypark.alt"], ["020 7946 0855"]]);
  });

  test("ignores public help lines and template samples in structured data", () => {
    const head = `<script type="application/ld+json">${JSON.stringify({ "@type": "Organization", name: "Demo Shop Theme", telephone: "+44 20 7946 0999", email: "demo@themes.alt", logo: "/demo-logo.png" })}</script>`;
    const html = named(
      '<section id="contact"><p>Phone 020 7946 0855</p><p>National poison information line: 0344 892 0111. Samaritans 116 123, national crisis line 0800 689 5652</p></section>',
      head,
    );
    expect(read({ html }).phones).toEqual(["020 7946 0855"]);
    expect(read({ html }).emails).toEqual([]);
  });

  test("reads spelled-out addresses in Spanish and Italian and infers the country from the text", () => {
    const html = page(
      "<p>Tel. 968 55 21 04</p><p>ventas arroba banos punto alt</p><p>info [chiocciola] banos.alt</p>",
      {
        lang: "",
      },
    );
    const url = "https://banos.alt/contacto";
    const { contactInfo } = extractBrand({
      startUrl: url,
      pages: [{ url, html, metadata: { language: "es" } }],
      stylesheets: [],
    });
    expect(contactInfo.emails.toSorted()).toEqual(["info@banos.alt", "ventas@banos.alt"]);
    expect(contactInfo.phones).toEqual(["968 55 21 04"]);
  });
});

describe("several branches on one page", () => {
  const branch = (town: string, street: string, phone: string) =>
    `<section><h2>${town}</h2><p>${street}<br>${town}</p><p>${phone}</p></section>`;
  const body =
    branch("Leeds LS6 4BA", "102 Otley Road", "0113 496 0772") +
    branch("York YO1 6JH", "5 Micklegate Hill", "01904 555 871");
  const found = read({
    html: page("<h1>Acme</h1>"),
    url: "https://acme.co.uk/",
    pages: { "/locations": page(body) },
  });

  test("lists each branch's phone number", () => {
    expect(found.phones.map(digits).sort()).toEqual(["01134960772", "01904555871"]);
  });

  test("lists each branch's address", () => {
    expect(found.addresses.sort()).toEqual([
      "102 Otley Road, Leeds LS6 4BA",
      "5 Micklegate Hill, York YO1 6JH",
    ]);
  });
});

test.each([
  ["Canadian", "Mill Pond Pool, 110 Harbour Gate, Pointe-Claire QC, Canada H9W 3A3"],
  ["Canadian, in French", "1200 rue Sainte-Anne, Montréal (Québec) H3B 1A7"],
  ["Canadian, without commas", "12 King Street Toronto ON M5V 2T6"],
  ["Canadian, with a suite", "88 Bay Street, Suite 400, Ottawa, Ontario, K1P 5B4"],
  ["Australian", "12 Wattle Street, Richmond VIC 3121"],
  ["Australian, with the state's name", "3/48 Harbour Road, Hobart, Tasmania 7000"],
  ["French, with a dash", "7 rue des Tilleuls, 42000 - Saint Étienne"],
  ["French, with the postcode last", "79 Rue d'Alsace, Lunéville, 54300"],
])("reads an address in a footer: %s", (_name, line) => {
  const { addresses } = read({ html: page(`<main><p>Hello</p></main><footer><p>${line}</p></footer>`) });
  expect(addresses).toEqual([line.replace("Mill Pond Pool, ", "")]);
});

test.each([
  "Bus 12 to Wattle Street runs daily since May 2020",
  "5 rue des Arts, Lyon, 12 500 visiteurs",
  "Route 66 to Mill Street, model H9W 3A3B",
  "We sold 40 of them, and the part is H9W 3A3",
])("reads no address in: %s", (line) => {
  expect(read({ html: page(`<footer><p>${line}</p></footer>`) }).addresses).toEqual([]);
});

test("distinguishes T and F in a letterhead and reads an @ in its own element", () => {
  const html = page(
    "<footer><p>T +43 316 47 11 05-0 | F +43 316 47 11 05-9</p><p>office<span>@</span>hofer.at</p></footer>",
    { lang: "de" },
  );
  const found = read({ html, url: "https://hofer.at/" });
  expect(found.phones.map(digits)).toEqual(["433164711050"]);
  expect(found.emails).toEqual(["office@hofer.at"]);
});
