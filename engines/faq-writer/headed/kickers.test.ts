/** Sections whose title is a slogan or a statement, and lists below the names of offers. */
import { expect, test } from "vitest";
import { writersFor } from "../proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("school");
const home = "<h1>Birchhill</h1><p>Birchhill teaches pottery in a former mill.</p>";

function answersIn(...given: Parameters<typeof faqsOf>): Map<string, string> {
  return new Map(faqsOf(...given).map(({ question, answer }) => [question, answer]));
}

const steps = (names: string[]) =>
  names.map((name) => `<h3>${name}</h3><p>For this part, we sit down together in the studio.</p>`).join("");

test.each([
  [
    "en",
    "Areas we serve",
    "Which areas do you serve?",
    "From Batley to the far side of Leeds, we come by van.",
  ],
  [
    "de",
    "Einzugsgebiet",
    "In welchem Gebiet sind Sie tätig?",
    "Von Köln bis nach Bonn kommen wir mit dem Wagen.",
  ],
  [
    "fr",
    "Zones d’intervention",
    "Dans quelle zone intervenez-vous ?",
    "De Lyon à Vienne, nous venons en camionnette.",
  ],
])("in %s, the line above a slogan names its section", (language, kicker, question, text) => {
  const markup = [
    `<section><span class="eyebrow">${kicker}</span><h2>Slow.</h2><p>${text}</p></section>`,
    `<section><div><p>${kicker}</p><h2>Slow.</h2></div><p>${text}</p></section>`,
  ];
  for (const section of markup)
    expect(
      answersIn(
        { "/": `${home}<section><h2>Hello</h2><p>${text.slice(0, 0)}</p></section>${section}` },
        { language },
      ).get(question),
    ).toBe(text);
});

test("the line above a slogan isn't part of the section before it", () => {
  const page = `${home}<section><span>Payment</span><h2>Fair.</h2><p>We take cards and bank transfers.</p></section>
    <section><span>Partners</span><h2>Together.</h2><p>We work with a school and with two museums of the town.</p></section>`;
  expect(answersIn({ "/": page }).get("How can I pay?")).toBe("We take cards and bank transfers.");
});

test("two parts below a slogan are no steps, and what is sold isn't an amenity", () => {
  const page = (kicker: string, names: string[]) =>
    `${home}<section><span>${kicker}</span><h2>Slow.</h2>${steps(names)}</section>`;
  const work = "How does it work?";
  expect(answersIn({ "/": page("Our process", ["Sketch", "Clay", "Glaze"]) }).get(work)).toContain(
    "**Clay**",
  );
  expect(answersIn({ "/": page("Our process", ["Raku", "Porcelain"]) }).has(work)).toBe(false);
  expect(
    [...answersIn({ "/": page("Features", ["Raku", "Porcelain", "Slip"]) }).keys()].join(),
  ).not.toContain("amenities");
});

test("a title with two subjects is asked about by its first one, if that one is asked about anywhere", () => {
  const page = (title: string) =>
    `${home}<h2>${title}</h2><p>We take cards and bank transfers. Lunch is extra.</p>`;
  expect(answersIn({ "/": page("Payment & extras") }).get("How can I pay?")).toContain("bank transfers");
  expect([...answersIn({ "/": page("Materials & extras") }).keys()].join()).not.toContain("materials");
});

test("a title may state the answer itself", () => {
  const page = `${home}<h2>Free Wi-Fi in every room</h2><p>The network reaches the yard and the kiln shed.</p>`;
  expect(answersIn({ "/": page }).get("Is there Wi-Fi?")).toContain("**Free Wi-Fi in every room**");
});

test("a dog school that welcomes dogs doesn't say whether pets are allowed", () => {
  const page =
    "<h1>Dog school Birchhill</h1><h2>Every dog is welcome</h2><p>Young or old, we work with all of them.</p>";
  const found = faqsOf({ "/": page }, { trade: "school" });
  expect(found.filter(({ topic }) => topic === "pets")).toEqual([]);
});

test("lists below offers are whole, and only packages are asked about again", () => {
  const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  const page = `<h1>Our services</h1>
    <h2>Throwing</h2>${list(["Bowls and cups", "Vases", "Lids that fit"])}
    <h2>GLAZING AND FIRING</h2>${list(["Clear glazes", "Raku", "Wood ash"])}
    <h2>Birthday package</h2>${list(["Two hours", "Clay and glazes", "A cake stand"])}`;
  const found = answersIn({ "/": home, "/services": page });
  expect(found.get("What services do you offer?")).toContain(
    "**Throwing**: Bowls and cups, Vases, Lids that fit",
  );
  expect([...found.keys()].filter((question) => question.startsWith("What is included"))).toEqual([
    "What is included in Birthday package?",
  ]);
});

test("what an offer's list charges isn't what it includes", () => {
  const page = `<h1>Our services</h1><h2>Firing package</h2><ul><li>Small kiln £20</li><li>Large kiln £35</li><li>Glaze £4</li></ul>
    <h2>Raku class</h2><p>We fire in the garden. You take the pieces home.</p>`;
  expect(answersIn({ "/": home, "/services": page }).has("What is included in Firing package?")).toBe(false);
});

test("a line such as 'What we bake' above a slogan lists the titles below it", () => {
  const page = `${home}<section><div><p>What we make</p><h2>Something for every shelf.</h2></div>
    <h3>Bowls</h3><h3>Vases</h3><h3>Tiles</h3></section>`;
  const [services] = faqsOf({ "/": page }).filter(({ topic }) => topic === "services");
  expect(services?.answer).toBe("- **Bowls**\n- **Vases**\n- **Tiles**");
  expect(services?.review).toBe("uncertain");
});

test("lines that begin with a name are a list of offers", () => {
  const page = `${home}<h2>Leistungen</h2><p>Das alles machen wir in unserer Werkstatt für Sie.</p>
    <p>✔ Drehen: Schalen und Becher von der Scheibe, auch nach Ihrer Skizze.</p>
    <p>✔ Glasieren: Glasuren aus Holzasche und Feldspat, die wir selbst mischen.</p>
    <p>✔ Brennen: Ihre Stücke in unserem Ofen, bei bis zu 1280 Grad.</p>`;
  const found = answersIn({ "/": page }, { language: "de" });
  expect(found.get("Welche Leistungen bieten Sie an?")).toContain("**Glasieren**: Glasuren aus Holzasche");
});

test("a file to download isn't an answer", () => {
  const page = (text: string) => ({ "/": `${home}<h2>Discounts</h2><p>${text}</p>` });
  const asked = "Are there discounts?";
  expect(answersIn(page("Download our current leaflet and find out what is cheaper.")).has(asked)).toBe(
    false,
  );
  expect(answersIn(page("Children and students pay half for every course.")).has(asked)).toBe(true);
});

test("running text below the title of the offers says what is offered, unless there is a list", () => {
  const text =
    "We throw bowls to order, fire other people's pieces and lend our large kiln by the day. We mix all of our glazes in the yard behind the mill.";
  const page = (title: string) => `${home}<h2>${title}</h2><p>${text}</p>`;
  const asked = "What services do you offer?";
  expect(answersIn({ "/": page("Our services") }).get(asked)).toBe(text);
  expect(answersIn({ "/": page("Our kiln") }).has(asked)).toBe(false);
});
