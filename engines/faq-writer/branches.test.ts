import { expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import type { GeneratedFaq } from "./types.ts";
import { writeFaqs } from "./write-faqs.ts";

const filler =
  "<p>We look after whole families in the north, from the first tooth to the last, and see emergencies the same day.</p>";

function faqsOf(pages: Record<string, string>, addresses: string[] = []): GeneratedFaq[] {
  return writeFaqs({
    pages: Object.entries(pages).map(([path, body]) =>
      buildPage(filler + body, {
        url: `https://acme.example${path}`,
        title: `${body.match(/<h1>(.*?)<\/h1>/)?.[1] ?? "Acme"} | Acme`,
      }),
    ),
    companyName: "Acme",
    contactInfo: { emails: [], phones: [], addresses, socialMedia: {} },
  }).faqs;
}

test("doesn't state one branch's details for the whole company", () => {
  const both = ["12 Park Row, Leeds LS1 5HD", "3 Low Petergate, York YO1 7HY"];
  const faqs = faqsOf(
    {
      "/": `<p>${both[0]}</p><p>${both[1]}</p>`,
      "/leeds":
        "<h1>Leeds</h1><h2>Opening hours</h2><p>Monday to Friday 8am – 6pm</p><h2>Parking</h2><p>There is a car park behind the building. It is free for patients for two hours.</p>",
      "/york":
        "<h1>York</h1><h2>Opening hours</h2><p>Monday to Thursday 9am – 5pm</p><h2>Parking</h2><p>Street parking is for residents only. Please use the car park at Marygate.</p>",
    },
    both,
  );
  const asked = faqs.filter(({ topic }) => topic !== "title");
  expect(asked.map(({ question }) => question).sort()).toEqual([
    "Is parking available (Leeds)?",
    "Is parking available (York)?",
    "What are your opening hours (Leeds)?",
    "What are your opening hours (York)?",
    "Where are you located?",
  ]);
  expect(faqs.find(({ question }) => question === "Where are you located?")?.answer).toBe(
    `- ${both[0]}\n- ${both[1]}`,
  );
});

test("doesn't turn titles of talks and articles into questions", () => {
  const talk = (title: string): string =>
    `<div class="item"><h3>${title}</h3><p>In this hour we look at what happened in four hundred attempts, and at what can be learned from the best of them.</p></div>`;
  const talks = talk("Can machines write code?") + talk("Why is my site slow?") + talk("Who owns your data?");
  expect(faqsOf({ "/schedule": `<h1>Schedule</h1>${talks}` })).toEqual([]);
  expect(faqsOf({ "/": `<h2>Friday</h2><div class="talks">${talks}</div>` })).toEqual([]);
  expect(faqsOf({ "/": `<h2>Good to know</h2>${talks}` })).toHaveLength(3);
});

test("skips a promotional heading, and ends the answer before a call to action", () => {
  expect(
    faqsOf({
      "/": "<h2>What could your brand be?</h2><p>Imagine a brand that opens doors before you knock. That is what we craft for clients all over the world.</p>",
    }),
  ).toEqual([]);
  const faqs = faqsOf({
    "/faq": `<h1>FAQ</h1><p class="q">How much is shipping?</p><p class="a">It is $6 within the US.</p><p class="q">Do you sell decaf?</p><p class="a">Not yet, sorry.</p><p class="q">Didn't find your answer?</p><p class="a">Write to us any time.</p>`,
  });
  expect(faqs.map(({ answer }) => answer)).toEqual(["It is $6 within the US.", "Not yet, sorry."]);
});

test("drops the button from a price, and names the price columns", () => {
  const cards = ["Assam Gold", "Jasmine Pearls"].map(
    (name) => `<div><h3>${name}</h3><span>$14.00</span><button>Add to cart</button></div>`,
  );
  expect(faqsOf({ "/": cards.join("") }).map(({ answer }) => answer)).toEqual([
    "**Assam Gold**\n\n$14.00",
    "**Jasmine Pearls**\n\n$14.00",
  ]);
  const table =
    "<table><tr><th>Bike</th><th>Day</th><th>Week</th></tr><tr><td>Touring</td><td>£19</td><td>£95</td></tr><tr><td>Electric</td><td>£39</td><td>£195</td></tr><tr><td>Child</td><td>£12</td><td>£60</td></tr></table>";
  expect(faqsOf({ "/": table })[0]?.answer.split("\n").slice(0, 2)).toEqual([
    "- **Touring**: £19 (Day), £95 (Week)",
    "- **Electric**: £39 (Day), £195 (Week)",
  ]);
});

test("keeps the order and the signs of instructions", () => {
  const faqs = faqsOf({
    "/docs/start":
      "<h1>Docs</h1><h2>Create your first project</h2><ol><li>Open Settings → Projects.</li><li>Enter a name for it.</li><li>Choose a client.</li></ol>",
  });
  expect(faqs).toMatchObject([
    {
      question: "How do I create my first project?",
      answer: "1. Open Settings → Projects.\n2. Enter a name for it.\n3. Choose a client.",
    },
  ]);
});
