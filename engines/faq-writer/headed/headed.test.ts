/** A text below headings or labels becomes a question for the owner to decide on. */
import { describe, expect, test } from "vitest";
import { packs } from "#engines/languages/packs.ts";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { writersFor } from "../proposed-faqs.fixture.ts";
import { headingKinds, kindOfHeading } from "./heading-kinds.ts";

const { faqsOf } = writersFor("school");

function uncertainIn(...given: Parameters<typeof faqsOf>): Map<string, string> {
  return new Map(
    faqsOf(...given)
      .filter(({ review }) => review === "uncertain")
      .map(({ question, answer }) => [question, answer]),
  );
}

function questionsIn(...given: Parameters<typeof faqsOf>): string[] {
  return faqsOf(...given).map(({ question }) => question);
}

const home = "<h1>Birchhill</h1><p>Birchhill teaches pottery in a former mill.</p>";

test("times below their own heading tell when there is training", () => {
  const found = faqsOf(
    {
      "/": "<h1>Judoclub Birkenau</h1><p>Der Judoclub Birkenau ist ein Verein für Kinder und Erwachsene.</p><h3>Trainingszeiten</h3><p>Donnerstags: 20:30 - 22:00 Uhr</p><p>Freitags: 17:00 - 18:15 Uhr</p>",
    },
    { language: "de", trade: "club" },
  ).find(({ question }) => question === "Wann ist Training?");
  expect(found?.answer).toContain("Donnerstags: 20:30");
  expect(found?.review).toBe("ready");
});

describe("offers", () => {
  const services = `<h1>Our services</h1>
    <h2>Wheel throwing</h2><p>You learn to center the clay and to raise a bowl. We fire two pieces for you.</p>
    <h2>Hand building</h2><p>Slabs and coils become vases and cups. No wheel is needed.</p>
    <h2>Birthday package</h2><ul><li>Two hours in the studio</li><li>Clay and glazes</li><li>A cake stand for the table</li></ul>`;

  test("are asked about by their names if what they include is listed", () => {
    const found = uncertainIn({ "/": home, "/services": services });
    expect([...found.keys()].filter((question) => question.includes("Wheel"))).toEqual([]);
    expect(found.get("What is included in Birthday package?")).toBe(
      "- Two hours in the studio\n- Clay and glazes\n- A cake stand for the table",
    );
  });

  test("are neither slogans nor steps, and no samples", () => {
    const found = questionsIn({
      "/": home,
      "/services": `<h1>Our services</h1>
        <h2>You will love it here</h2><p>The studio is quiet and warm. Everyone finds a place at the table.</p>
        <h2>An unusual evening</h2><p>The studio is open until late. Everyone finds a place at the table.</p>
        <h2>Example 1</h2><p>A bowl that was made in spring. It is in the window now.</p>
        <ol><li><h3>Glaze firing</h3><p>We fire your pieces at the end. They are ready after a week.</p></li></ol>`,
    });
    expect(found.filter((question) => /love|unusual|Example|Glaze/.test(question))).toEqual([]);
  });
});

describe("headings that most pages share", () => {
  test("ask what is and isn't included, also above a list of two", () => {
    const found = uncertainIn({
      "/": home,
      "/weekend": `<h1>The weekend</h1><h3>Included</h3><ul><li>Clay and tools</li><li>Coffee and cake</li></ul>
        <h3>Not included</h3><ul><li>Lunch on both days</li><li>A place to sleep</li></ul>`,
    });
    expect(found.get("What is included?")).toBe("- Clay and tools\n- Coffee and cake");
    expect(found.get("What is not included?")).toContain("Lunch on both days");
  });

  test("name the offer that they are below, if there are several", () => {
    const offer = (name: string, item: string) =>
      `<h2>${name}</h2><p>${name} takes a whole day. It starts at nine.</p><h3>Included</h3><ul><li>${item}</li><li>Tools for each person</li></ul>`;
    const found = questionsIn({
      "/": home,
      "/courses": `<h1>Our courses</h1>${offer("Raku", "Firing in the garden")}${offer("Porcelain", "A kilogram of clay")}`,
    });
    expect(found).toContain("What is included in Raku?");
    expect(found).toContain("What is included in Porcelain?");
    expect(found).not.toContain("What is included?");
  });

  test("may be labels in a list, in a row or on a line of their own", () => {
    const found = uncertainIn({
      "/": `${home}<h2>Saturday class</h2><ul><li>Duration: three hours with a break</li><li>Suitable for: adults and children from ten</li></ul>
        <h2>Good to know</h2><table><tr><td>Parking</td><td>in the yard behind the mill</td></tr></table>
        <div><span class="name">Payment</span><p>Cash or bank transfer</p></div>`,
    });
    expect(found.get("How long does it take?")).toContain("three hours");
    expect(found.get("Who is it for?")).toContain("children from ten");
    expect(found.get("Where can I park?")).toContain("behind the mill");
    expect(found.get("How can I pay?")).toBe("Cash or bank transfer");
  });

  test("aren't the names of a table's columns or one step of several", () => {
    const found = questionsIn({
      "/": `${home}<div><div class="cell">Class</div><div class="cell">Duration</div><div class="cell">Price</div><div class="cell">Raku 3</div></div>
        <ul><li>First visit: we talk about your wishes</li><li>Clay: we choose it together</li><li>Firing: we do it for you</li></ul>`,
    });
    expect(found).not.toContain("How long does it take?");
    expect(found).not.toContain("What happens at the first visit?");
  });

  test.each(packs)("are known in $code, each with a question of its own", ({ code, headings }) => {
    const questions = Object.values(headings.kinds).map(([question]) => question);
    expect(new Set(questions).size).toBe(questions.length);
    expect(Object.keys(headings.kinds).sort()).toEqual(Object.keys(headingKinds).sort());
    expect(questions.every((question) => /[?？]$/u.test(question))).toBe(true);
    expect(kindOfHeading("Zebra", code)).toBeNull();
  });

  test.each([
    ["de", "Im Preis enthalten", "included"],
    ["de", "Unser Ablauf", "process"],
    ["fr", "Modes de paiement", "payment"],
    ["es", "Formas de pago", "payment"],
    ["it", "Regole della casa", "rules"],
    ["nl", "Onze werkwijze", "process"],
    ["pt", "Como chegar", "directions"],
    ["pl", "Czas trwania", "duration"],
    ["tr", "Otopark", "parking"],
    ["ru", "Способы оплаты", "payment"],
    ["ja", "駐車場", "parking"],
  ])("in %s, %s is %s", (language, heading, id) => {
    expect(kindOfHeading(heading, language)?.id).toBe(id);
  });
});

describe("people", () => {
  test("are asked about if the text names them", () => {
    const found = questionsIn({
      "/": home,
      "/about": `<h1>About</h1>
        <h2>Maren Holt</h2><p>Maren learned pottery in Bergen and has run the studio since 2009. She teaches on Saturdays.</p>
        <h2>Bright Rooms</h2><p>The studio has large windows on two sides. There is space for ten people at the tables.</p>`,
    });
    expect(found).toContain("Who is Maren Holt?");
    expect(found).not.toContain("Who is Bright Rooms?");
  });

  test("may have first names only, if there are several beside their title", () => {
    const person = (name: string) => `<h2>${name}</h2><p>Wheel and glaze</p>`;
    const answer = faqsOf({
      "/": home,
      "/people": `<h2>Our team</h2>${["Ada", "Bea", "Cora", "Dina"].map(person).join("")}`,
    }).find(({ topic }) => topic === "team")?.answer;
    expect(answer).toContain("- **Dina**: Wheel and glaze");
  });
});

test("a company without hours is open by appointment", () => {
  const found = uncertainIn({ "/": `${home}<p>Appointments by appointment only.</p>` });
  expect(found.get("What are your opening hours?")).toBe("Appointments by appointment only.");
});

test("nothing is asked again that another answer says", () => {
  const found = questionsIn({
    "/": home,
    "/faq":
      "<h1>FAQ</h1><details><summary>What do we work with?</summary><p>Stoneware and porcelain from the Westerwald.</p></details>",
    "/visit": "<h1>Visit</h1><h2>Materials</h2><p>Stoneware and porcelain from the Westerwald.</p>",
  });
  expect(found).toEqual(["What do we work with?"]);
});

test("cards with labels above their prices are price cards if they list what belongs to them", () => {
  const card = (name: string, price: string) =>
    `<div class="card"><p class="name">${name}</p><p class="price">${price}</p><p>per day</p><ul><li>Food for the cat</li><li>A photo for you</li></ul></div>`;
  const answers = faqsOf({
    "/": home,
    "/prices": `<h1>Prices</h1><div>${card("One visit", "£12")}${card("Two visits", "£20")}</div>`,
  }).map(({ answer }) => answer);
  expect(answers.some((answer) => answer.includes("One visit") && answer.includes("Food for the cat"))).toBe(
    true,
  );
});

test("text that its author broke by hand is read as sentences", () => {
  const found = uncertainIn({
    "/": `${home}<h2>Payment</h2><p>You can pay for all of our courses in advance by bank<br>transfer, or at the studio in cash.</p>`,
  });
  const all = [...found.values()].join(" ");
  expect(all === "" || all.includes("by bank transfer")).toBe(true);
  expect(
    questionsIn({
      "/": `${home}<h2>Payment</h2><p>You can pay for all of our courses in advance by bank<br>transfer, or at the studio in cash.</p>`,
    }),
  ).toContain("How can I pay?");
});

describe("lists of what there is", () => {
  const inside = `<h2>The inside</h2><p>Everything is ready for your stay.</p>
    <ul><li>Heating in all rooms</li><li>Wi-Fi</li><li>Television</li><li>Board games</li></ul>`;

  test("are recognized by their items, whatever the heading says", () => {
    const found = uncertainIn({ "/": `${home}${inside}` }, { trade: "hotel" });
    expect(found.get("Which amenities are there?")).toContain("- Heating in all rooms\n- Wi-Fi");
  });

  test("need two known items at a company that doesn't let rooms, and may not be prices", () => {
    expect(questionsIn({ "/": `${home}${inside}` }, { trade: "school" })).not.toContain(
      "Which amenities are there?",
    );
    const prices = inside.replaceAll("</li>", " $20</li>");
    expect(questionsIn({ "/": `${home}${prices}` }, { trade: "hotel" })).not.toContain(
      "Which amenities are there?",
    );
  });

  test("belong to the room whose page they begin, also above a long table", () => {
    const rows = Array.from({ length: 25 }, (_, at) => `<tr><td>Week ${at} of the season</td></tr>`).join("");
    const found = uncertainIn(
      {
        "/": home,
        "/garden.html": `<h1>Garden suite</h1><ul><li>Bed with a view</li><li>Equipped kitchen</li><li>Large lounge</li>
          <li>Own terrace</li></ul><p>The suite is beside the house.</p><table>${rows}</table>`,
      },
      { trade: "hotel" },
    );
    expect(found.get("What is included in Garden suite?")).toBe(
      "- Bed with a view\n- Equipped kitchen\n- Large lounge\n- Own terrace",
    );
  });
});

test.each([
  ["it", "il"],
  ["en", "the"],
  ["fr", "les"],
])("a heading of articles alone takes no time in %s", (language, article) => {
  const before = cpuMs();
  expect(kindOfHeading(`${article.repeat(Math.floor(58 / article.length))}xy`, language)).toBeNull();
  expect(cpuMs() - before).toBeLessThan(500);
});
