/** Price lists, notices and addresses that a site states in parts: each test is about one class of texts. */
import { expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import { writersFor } from "./proposed-faqs.fixture.ts";
import { writeFaqs } from "./write-faqs.ts";

const { faqsOf, proposedIn } = writersFor("salon");
const home =
  "<h1>Birchhill</h1><p>Our shop looks after boots and saddles, and we are here on every day of the week.</p>";

test("a page of many offers with their contents is a price list", () => {
  const names = [
    "Resoling",
    "Stitching",
    "Waxing",
    "Dyeing",
    "Stretching",
    "Buckles",
    "Patching",
    "Polishing",
  ];
  const cards = (shown: string[]) =>
    shown
      .map(
        (name, at) =>
          `<div><h2>${name}</h2><h3>From £${at + 20}</h3><p>It takes a day.</p><ul><li>Cleaning of ${name}</li><li>Oil</li></ul></div>`,
      )
      .join("");
  const asked = (shown: string[]) =>
    proposedIn({ "/": home, "/prices": `<h1>Our offers</h1>${cards(shown)}` });
  const answer = asked(names).get("What are your prices?");
  expect(answer).toMatch(/Resoling[\s\S]*£20[\s\S]*Polishing[\s\S]*£27/);
  expect(answer).not.toContain("Cleaning of");
  // A few offers get a question each.
  expect([...asked(names.slice(0, 3)).values()].join(" ")).toContain("Cleaning of Resoling");
});

test("each table of a price list keeps the names of its own columns", () => {
  const table = (head: string, row: string) =>
    `<table><tr>${head.replace(/[^|]+/g, "<th>$&</th>").replaceAll("|", "")}</tr><tr>${row.replace(/[^|]+/g, "<td>$&</td>").replaceAll("|", "")}</tr></table>`;
  const tables =
    table("Goat minding|1 goat|2 goats", "Per day|£45|£70") +
    table("Hen minding|1 hen|5 hens", "Per day|£4|£9") +
    table("Pony minding|1 pony|2 ponies", "One visit|£13|£18");
  const prices = faqsOf({ "/": home, "/rates": `<h1>Rates</h1><h2>Village</h2>${tables}` }).find(
    ({ question }) => question === "What are your prices?",
  );
  expect(prices?.review).toBe("uncertain");
  expect(prices?.answer).toMatch(
    /Goat minding\W+1 goat, 2 goats\s+- \*\*Per day\W+£45, £70\s+- \*\*Hen minding\W+1 hen, 5 hens\s+- \*\*Per day\W+£4, £9/,
  );
});

test("a list below a label is an answer as a whole", () => {
  const found = proposedIn(
    {
      "/": home,
      "/rates":
        "<h1>Rates</h1><p>Please note:</p><ul><li>A deposit of 50% is due on booking</li></ul><p>Cancellations:</p><ul><li>24 hours minimum notice for riding</li><li>2 weeks notice for camps or a cancellation fee will apply</li></ul>",
    },
    { trade: "club" },
  );
  const policy = [...found.values()].filter((answer) => answer.includes("2 weeks notice"));
  expect(policy).toEqual([expect.stringContaining("24 hours minimum notice")]);
  expect(found.has("What is the notice period?")).toBe(false);
});

test("a notice that ends a membership has its own question", () => {
  const found = proposedIn(
    {
      "/": home,
      "/join":
        "<h1>Joining</h1><p>You may cancel your membership at any time with 4 weeks notice to our club.</p>",
    },
    { trade: "club" },
  );
  expect([...found.values()].join(" ")).toContain("4 weeks notice");
});

test("the owner's home isn't where the house for guests is", () => {
  const addressIn = (body: string) =>
    writeFaqs({
      pages: [
        buildPage(`<h1>Casa Birchhill</h1><p>Nuestra casa tiene chimenea y está en el bosque.</p>${body}`, {
          url: "https://birchhill.test/",
          language: "es",
        }),
        buildPage(
          "<h1>Aviso legal</h1><ul><li>Titular: Ana Pérez</li><li>Domicilio: Calle Julio 12, 28029 Madrid</li></ul>",
          { url: "https://birchhill.test/aviso-legal", language: "es" },
        ),
      ],
      companyName: "Casa Birchhill",
      contactInfo: {
        emails: [],
        phones: [],
        addresses: ["Calle Julio 12, 28029 Madrid"],
        socialMedia: {},
      },
      chosenTrade: "hotel",
    }).faqs.find(({ topic }) => topic === "location")?.answer;
  expect(
    addressIn(
      "<ul><li><span>Dirección</span> <span>Camino del Roble<br>Valle Verde, Madrid</span></li></ul>",
    ),
  ).toBe("Camino del Roble, Valle Verde, Madrid");
  expect(addressIn("")).toBe("Calle Julio 12, 28029 Madrid");
});
