/** Prices with their names and their signs, in texts below titles. */
import { expect, test } from "vitest";
import { writersFor } from "../proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("hotel");

const home =
  "<h1>Birchhill</h1><p>Birchhill is a guest house in a former mill, with three barns for those who come together.</p>";
const card = (name: string, time: string, price: string) =>
  `<div class="card"><div><h3>${name}</h3><div>${time}</div></div><div>${price}</div></div>`;
const stay = (name: string, ...cards: string[]) =>
  `<main><h1>${name}</h1><p>The ${name} has room for two, and windows to the brook that runs below it all year.</p><div>${cards.join("")}</div></main>`;

function answerOf(faqs: ReturnType<typeof faqsOf>, title: string): string | undefined {
  return faqs.find(({ question }) => question === title)?.answer;
}

test("what sister pages have in common stays in the cards with their prices", () => {
  const short = card("Short stay", "2 nights", "From $90");
  const pages = {
    "/": home,
    "/loft": stay("Loft", short, card("Long stay", "7 nights", "From $280")),
    "/barn": stay("Barn", short, card("Long stay", "7 nights", "From $260")),
    "/yard": stay("Yard", short, card("Long stay", "7 nights", "From $280")),
  };
  expect(answerOf(faqsOf(pages), "Barn")).toContain(
    "**Short stay**\n\n2 nights\nFrom $90\n\n**Long stay**\n\n7 nights\nFrom $260",
  );
});

test("what all pages have above their text belongs to none of them, even with a price", () => {
  const offer = "<div><p>Spring offer</p><p>Now $70 for all</p></div>";
  const page = (name: string) => `${stay(name)}${offer}`;
  const found = faqsOf({
    "/": home + offer,
    "/loft": page("Loft"),
    "/barn": page("Barn"),
    "/yard": page("Yard"),
  });
  expect(found.some(({ answer, topic }) => topic === "title" && answer.includes("$70"))).toBe(false);
});

test("a title keeps the sign of its amount", () => {
  const body = `<h1>Sacks of flour</h1><p>We grind the flour that we sell on the same day, for the valley.</p><h3>$4/each</h3><p>For those who bake at home and need a few of them.</p><h3>+200 sacks</h3><p>Come and see us, and we find the price together.</p>`;
  expect(answerOf(faqsOf({ "/": home, "/flour": body }), "Sacks of flour")).toMatch(
    /\*\*\$4\/each\*\*[\s\S]*\*\*\+200 sacks\*\*/,
  );
});

test("a price among names of a list isn't what the name before it costs", () => {
  const item = (text: string) => `<div class="item"><h4>${text}</h4></div>`;
  const list = [
    "How many you are",
    "How long you stay",
    "Which barn you choose",
    "Breakfast for $12 each, if you like",
  ];
  const body = `<h1>What a stay depends on</h1><p>We write you what it costs when we know this.</p>${list.map(item).join("")}`;
  const answer = answerOf(faqsOf({ "/": home, "/stay": body }), "What a stay depends on");
  expect(answer).toContain("- Which barn you choose\n- Breakfast for $12 each, if you like");
});

test.each([
  ["10 to 50 units", "$3.00", "50 to 90 units", "$2.50"],
  ["45 minute session", "$30.00", "90 minute session", "$55.00"],
  ["+20 pcs", "$4.00", "+90 pcs", "$3.00"],
])("asks for no price of %s", (...cells) => {
  const [one, first, two, second] = cells;
  const body = `<h1>Milling</h1><p>We mill for those who come with their own grain.</p><div><div><h3>${one}</h3><p>${first}</p></div><div><h3>${two}</h3><p>${second}</p></div></div>`;
  const found = faqsOf({ "/": home, "/milling": body }).map(({ question }) => question);
  expect(found.filter((question) => question.includes(one))).toEqual([]);
});

test("asks for the price of a name that begins with a number", () => {
  const body = `<h1>Milling</h1><p>We mill for those who come with their own grain.</p><div><div><h3>2 sack milling</h3><p>$30.00</p></div><div><h3>Wheel tour</h3><p>$12.00</p></div></div>`;
  const found = faqsOf({ "/": home, "/milling": body }).map(({ question }) => question);
  expect(found).toContain("What is the price of 2 sack milling?");
});
