/** What is proposed, what only the owner can decide, and what isn't asked. Each test is about one class of texts. */
import { expect, test } from "vitest";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf, proposedIn } = writersFor("shop");
const hotel =
  "<h1>Birchhill guest house</h1><p>Our rooms are quiet, and you can stay with us for one night or for a whole week.</p>";
const shop =
  "<h1>Birchhill</h1><p>Our shop sells oak bowls and spoons that we carve in our own workshop behind the house.</p>";

test("a short line that states two things answers each with its own part", () => {
  const found = proposedIn(
    { "/": `${hotel}<ul><li>Garden with a grill; free parking for guests</li><li>Wi-Fi included</li></ul>` },
    { trade: "hotel" },
  );
  expect(found.get("Is parking available?")).toBe("Free parking for guests");
});

test("a label below a heading that asks for it says nothing", () => {
  const found = proposedIn(
    {
      "/": "<h1>Birchhill Ruderverein</h1><p>Wir rudern zweimal in der Woche auf dem alten Hafen.</p>",
      "/anfahrt": "<h1>Anfahrt</h1><div><div>S-Bahn und Bus</div><div>Mit dem Auto</div></div>",
    },
    { language: "de", trade: "club" },
  );
  expect(found.has("Wie komme ich zu Ihnen?")).toBe(false);
});

test("two amounts without the names of their columns are no price", () => {
  const rows = "<ul><li>Single room £40 £60</li><li>Double room £50 £80</li><li>Breakfast £9 £12</li></ul>";
  const found = proposedIn({ "/": hotel, "/prices": `<h1>Prices</h1>${rows}` }, { trade: "hotel" });
  expect([...found.values()].join(" ")).not.toContain("£40");
});

test("a company that is open to all isn't described by it", () => {
  const is = (text: string) =>
    proposedIn(
      { "/": `<h1>Birchhill</h1><p>${text}</p><p>Unser Verein trifft sich einmal in der Woche.</p>` },
      {
        language: "de",
        trade: "club",
      },
    ).has("Was ist Birchhill?");
  expect(is("Birchhill ist offen für alle, die Freude am Rudern und an der Gemeinschaft haben.")).toBe(false);
  expect(is("Birchhill ist ein Ruderverein am alten Hafen und hat achtzig Mitglieder in jedem Alter.")).toBe(
    true,
  );
});

test("the label of a menu isn't the heading of the page's sections, and a privacy notice has no services", () => {
  const menu =
    '<div>Unsere Leistungen</div><div><a href="/kurse">Kurse</a></div><div><a href="/boote">Boote</a></div>';
  const sections =
    "<h2>Bootsbau</h2><p>Unsere Boote bauen wir in einer Halle am Hafen.</p><h2>Rudern</h2><p>Unsere Boote fahren jede Woche auf dem alten Hafen.</p><h2>Segeln</h2><p>Unsere Jollen segeln im Sommer auf dem großen See.</p>";
  const home =
    "<h1>Birchhill</h1><p>Wir rudern auf dem alten Hafen, und jede Woche kommen neue Leute dazu, die es lernen wollen.</p>";
  const asked = (path: string, body: string) =>
    faqsOf({ "/": home, [path]: body }, { language: "de", trade: "club" }).map(({ question }) => question);
  const services = "Welche Leistungen bieten Sie an?";
  expect(asked("/technik", `${menu}<h1>Technik</h1>${sections}`)).not.toContain(services);
  expect(
    asked(
      "/datenschutz",
      `<h1>Technik</h1><div>Unsere Leistungen</div><h2>Seiten</h2>${sections.replaceAll("h2", "h3")}`,
    ),
  ).not.toContain(services);
  expect(
    asked(
      "/technik",
      `<h1>Technik</h1><div>Unsere Leistungen</div><h2>Seiten</h2>${sections.replaceAll("h2", "h3")}`,
    ),
  ).toContain(services);
});

test("the list of one offer's variants is left to the owner if another page lists offers", () => {
  const list = (names: string[]) =>
    `<h2>Our services</h2>${names.map((name) => `<h3>${name}</h3><p>We look after ${name.toLowerCase()} in every village nearby.</p>`).join("")}`;
  const found = faqsOf(
    {
      "/": `<h1>Birchhill</h1><p>Our workshop repairs what others throw away.</p>`,
      "/clocks": `<h1>Clocks</h1>${list(["Wall clocks", "Tower clocks", "Pocket watches", "Sundials"])}`,
      "/chairs": `<h1>Chairs</h1>${list(["Cane seats", "Rocking chairs", "Stools"])}`,
    },
    { trade: "repair" },
  );
  expect(found.find(({ question }) => question === "What services do you offer?")?.review).toBe("uncertain");
});

test("practice areas and their like are what a company offers", () => {
  const list = (heading: string, name: string, about: string) =>
    `<h1>Birchhill</h1><p>${about}</p><h2>${heading}</h2>${["One", "Two", "Three"].map((end) => `<h3>${name} ${end}</h3><p>${about}</p>`).join("")}`;
  const english = list(
    "Practice areas",
    "Tenancy",
    "We advise tenants and owners of houses on what they signed.",
  );
  expect(proposedIn({ "/": english }, { trade: "law" }).has("What services do you offer?")).toBe(true);
  const german = list(
    "Unsere Tätigkeitsschwerpunkte",
    "Mietrecht",
    "Wir beraten Mieter und Vermieter zu dem, was sie unterschrieben haben.",
  );
  expect(
    proposedIn({ "/": german }, { language: "de", trade: "law" }).has("Welche Leistungen bieten Sie an?"),
  ).toBe(true);
  const turkish = list(
    "Uzmanlık alanlarımız",
    "Kira hukuku",
    "Kiracılara ve ev sahiplerine imzaladıkları sözleşmeler hakkında bilgi veriyoruz.",
  );
  expect(
    proposedIn({ "/": turkish }, { language: "tr", trade: "law" }).has("Hangi hizmetleri sunuyorsunuz?"),
  ).toBe(true);
});

test("steps and reasons aren't services", () => {
  const page = `<h1>Our services</h1><h2>Our process, step by step</h2><h3>First call</h3><p>We talk about what is broken in your clock.</p><h3>Visit at home</h3><p>We look at the clock where it stands.</p><h3>Written offer</h3><p>We write down what the repair includes.</p><h3>Follow-up call</h3><p>We ask whether the clock still keeps its time.</p>
    <h2>What we repair</h2><h3>Wall clocks</h3><p>Wall clocks get new springs and a cleaned movement.</p><h3>Pocket watches</h3><p>Pocket watches get new glass and new hands.</p><h3>Sundials</h3><p>Sundials get a new edge that throws a shadow.</p>`;
  const answer = proposedIn({ "/services": page }, { trade: "repair" }).get("What services do you offer?");
  expect(answer).toContain("Pocket watches");
  expect(answer).not.toContain("First call");
});

test("a section called payment that names no way to pay is left to the owner", () => {
  const reviewOf = (text: string) =>
    faqsOf({ "/": shop, "/orders": `<h1>Orders</h1><h2>Payment</h2><p>${text}</p>` }).find(
      ({ question }) => question === "How can I pay?",
    )?.review;
  expect(
    reviewOf(
      "To confirm an order we ask for £20 in advance. The sum is taken off the final amount on the day.",
    ),
  ).toBe("uncertain");
  expect(reviewOf("We accept cash and all major cards. You can also pay by bank transfer in advance.")).toBe(
    "ready",
  );
});

test("a section ends where its card ends", () => {
  const page = `<h1>Lessons</h1><div><h2>Gift vouchers</h2><p>Vouchers are available on request. They are valid for three years.</p></div>
    <div><p>In the first lesson we look at your boat together and plan the next weeks on the water.</p></div>`;
  expect(proposedIn({ "/": shop, "/lessons": page }).get("Do you have gift vouchers?")).toBe(
    "Vouchers are available on request. They are valid for three years.",
  );
});

test("a policy whose opening says nothing is answered by its parts, with every step", () => {
  const page = `<h1>Returns</h1><p>We want you to love your bowl. If something feels wrong, we are here to help.</p>
    <h2>What can come back</h2><p>Unused bowls can be returned in their box within 20 days of delivery.</p>
    <h2>How to request a return</h2><ul><li>Email us at wood@birchhill.test with a picture of the bowl.</li><li>Wait for the label that we send to you.</li></ul>`;
  const answer = proposedIn({ "/": shop, "/returns": page }).get("What is your return policy?");
  expect(answer).toContain("within 20 days");
  expect(answer).toContain("Email us at wood@birchhill.test");
  expect(answer).not.toContain("We want you to love");
});

test("a page about shipping is asked about beside the site's own narrower question", () => {
  const own =
    "<h2>Questions</h2><h3>Do you ship internationally?</h3><p>Yes, we send parcels to most countries of the world by air mail, and the post office there brings them to your door.</p>";
  const page = `<h1>Shipping</h1><p>Orders are shipped on the next working day. Standard delivery takes three days and costs £4.</p>`;
  const found = proposedIn({
    "/faq": `<h1>Frequently asked questions</h1>${own}`,
    "/shipping": page,
    "/": shop,
  });
  expect(found.has("Do you ship internationally?")).toBe(true);
  expect(found.get("How does delivery work?")).toContain("next working day");
});

test("plain lines in cards name prices only if the card describes what it sells", () => {
  const card = (name: string, price: string, text: string) =>
    `<div><div>Lesson</div><div>${name}</div><div>${price}</div>${text}</div>`;
  const cards = (text: string) =>
    `<h1>Lessons</h1>${card("First hour", "£79", text)}${card("Long walk", "£69", text)}${card("Half hour", "£35", text)}`;
  const about = "<p>We work on what you and your dog need most at the moment.</p>";
  expect([...proposedIn({ "/lessons": cards(about) }, { trade: "school" }).values()].join()).toContain("£69");
  expect([...proposedIn({ "/lessons": cards("") }, { trade: "school" }).values()].join()).not.toContain(
    "£69",
  );
});

test("the unit on the line below belongs to a price, also after the tax", () => {
  const card = (name: string, price: string) =>
    `<div><h3>${name}</h3><p>${price}</p><p>+ VAT per hour</p></div>`;
  const page = `<h1>Fees</h1><h2>Hourly rates</h2>${card("Partner", "£350")}${card("Associate", "£250")}${card("Trainee", "£200")}${card("Clerk", "£90")}`;
  expect(proposedIn({ "/fees": page }, { trade: "law" }).get("What are your prices?")).toContain(
    "**Trainee**: £200 + VAT per hour",
  );
});

test("what a parcel is insured for isn't a price", () => {
  const page = `<h1>Delivery and returns</h1><h2>Parcel insurance</h2><p>Each parcel is insured for £300 at no extra cost. Higher cover costs £1 per extra £100.</p>`;
  const found = faqsOf({ "/": shop, "/delivery": page }).map(({ question }) => question);
  expect(found).not.toContain("What is the price of Parcel insurance?");
});

test("prices in a picture of the software are left to the owner", () => {
  const page = `<h1>For studios</h1><p>Our app shows you what sells best.</p><ul><li>Mug with a name £12</li><li>Printed bag £18</li><li>Framed picture £40</li></ul>`;
  const found = proposedIn(
    { "/": "<h1>Birchhill</h1><p>Our app plans your orders.</p>", "/studio": page },
    {
      trade: "software",
    },
  );
  expect([...found.values()].join()).not.toContain("£18");
});

test("what most pages are about isn't asked about", () => {
  const page = (name: string) =>
    `<h1>${name} for dogs and cats</h1><p>We look after dogs and cats in our practice with care and with time.</p>`;
  const found = faqsOf(
    {
      "/": "<h1>Birchhill</h1><p>Dogs are welcome in our practice.</p>",
      "/vaccines": page("Vaccines"),
      "/surgery": page("Surgery"),
      "/teeth": page("Teeth"),
    },
    { trade: "hotel" },
  );
  expect(found.map(({ question }) => question)).not.toContain("Are pets allowed?");
});

test("a block that most pages repeat isn't proposed as an answer", () => {
  const block =
    "<h2>How to order</h2><p>Order online or by phone. To place an order, send us the name of the bowl and its size.</p>";
  const pages = Object.fromEntries(
    ["bowls", "spoons", "boards", "boxes", "about"].map((name) => [
      `/${name}`,
      `<h1>${name}</h1><p>We carve ${name} from oak.</p>${block}`,
    ]),
  );
  expect(
    faqsOf(pages)
      .filter(({ origin }) => origin === "section")
      .map(({ review }) => review),
  ).not.toContain("ready");
});

test("words for a beginner, dinner and support aren't found in other words", () => {
  const german = proposedIn(
    {
      "/": "<h1>Birchhill Ruderverein</h1><p>Besonders wichtig ist uns die Förderung von Kindern und Jugendlichen.</p><p>Unser Kurs bringt frischen Wind in euren Alltag mit dem Boot.</p><p>Bitte schickt uns den Fragebogen mit euren Vorkenntnissen zurück.</p>",
    },
    { language: "de", trade: "club" },
  );
  expect([...german.keys()].filter((question) => !/Birchhill/.test(question))).toEqual([]);
  const spanish = proposedIn(
    {
      "/": "<h1>Casa Birchhill</h1><p>Nuestra casa tiene cuatro habitaciones con baño y vistas.</p><ul><li>Jardín con cenador incluido</li><li>Wifi gratis</li></ul>",
    },
    { language: "es", trade: "hotel" },
  );
  expect(spanish.has("¿Se puede cenar?")).toBe(false);
  expect(spanish.has("¿Hay wifi?")).toBe(true);
});
