/** Which texts below titles visitors find before the owner has looked at them. */
import { describe, expect, test } from "vitest";
import { writersFor } from "../proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("school");

const home = "<h1>Birchhill</h1><p>Birchhill teaches pottery in a former mill.</p>";

function titlesIn(pages: Record<string, string>, review: string): string[] {
  return faqsOf({ "/": home, ...pages })
    .filter((faq) => faq.topic === "title" && faq.review === review)
    .map(({ question }) => question);
}

/** Where the text below a title of its own page is. */
function reviewOf(body: string): string | undefined {
  return faqsOf({ "/": home, "/kilns": `<h1>The kilns of the mill</h1>${body}` }).find(
    ({ question }) => question === "The kilns of the mill",
  )?.review;
}

test("a text with two values, items or named parts is published, and one without is left to the owner", () => {
  const firing = "The upper kiln is lit on the first Monday of a term, and the lower one on each Friday.";
  expect(reviewOf(`<p>${firing} Both are behind the wheel, where the miller once had a stable.</p>`)).toBe(
    "more",
  );
  expect(reviewOf(`<p>${firing} They reach 1,040 and 1,260 degrees.</p>`)).toBe("ready");
  const items = ["An apron for each guest", "A towel that may get wet", "Closed shoes"];
  expect(reviewOf(`<p>${firing}</p><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`)).toBe(
    "ready",
  );
  const parts = ["The apron", "The towel", "The shoes"].map((name) => `<h2>${name}</h2><p>${firing}</p>`);
  expect(reviewOf(parts.join(""))).toBe("ready");
});

test("rules are published without a value", () => {
  const text =
    "<p>The yard is for those who smoke, and the hall for those who don't. Please close the gate behind the goats.</p>";
  const pages = {
    "/rules": `<h1>The house rules of the mill</h1>${text}`,
    "/yard": `<h1>The yard of the mill</h1>${text.replace("goats", "hens")}`,
  };
  expect(titlesIn(pages, "ready")).toEqual(["The house rules of the mill"]);
  expect(titlesIn(pages, "more")).toEqual(["The yard of the mill"]);
});

test("the prices of another offer are values of this one, too", () => {
  const offer = (name: string, text: string, prices: string[]) =>
    `<h1>${name} for beginners</h1><p>${text}</p>${prices.map((price) => `<p>From ${price}</p>`).join("")}`;
  const wheel = "You throw three bowls with a teacher beside you, and take the one home that you like best.";
  const coil = "You roll long snakes of clay and build a tall vase of them, without any wheel or hurry.";
  const pages = {
    "/wheel": offer("Wheel throwing", wheel, ["£45", "£80"]),
    "/coil": offer("Coil building", coil, ["£45", "£80"]),
  };
  expect(titlesIn(pages, "ready").sort()).toEqual([
    "Coil building for beginners",
    "Wheel throwing for beginners",
  ]);
});

describe("isn't a value:", () => {
  test.each([
    [
      "a year",
      "The upper kiln has a plan of 2025 for members, and one of 2026 for all who fire on a Monday of a term.",
    ],
    [
      "a phone number",
      "The upper kiln is lit on Mondays. Whether yours is in it, 01865 862 567 knows at noon.",
    ],
    [
      "the address of a link",
      'The upper kiln is lit on the first Monday of a term, as <a href="https://birchhill.test/plan/12/40">its plan of the year</a> has it.',
    ],
  ])("%s", (_, text) => {
    expect(reviewOf(`<p>${text} Guests may look at the 3 shelves.</p>`)).toBe("more");
  });

  const kiln =
    "The upper kiln is lit on the first Monday of a term, and guests may look at it from the stairs.";

  test.each([
    ["a counter of a tile", `<p>${kiln}</p><p>30+</p><p>Potters</p><p>98%</p><p>Would come again</p>`],
    [
      "each half of 24/7",
      `<p>${kiln} A warden is there 24/7, and can be called by those who forgot a cup.</p>`,
    ],
  ])("%s", (_, body) => {
    expect(reviewOf(body)).toBe("more");
  });

  test("an age and a share in a sentence are values", () => {
    expect(reviewOf(`<p>${kiln} Guests aged 12+ may fire it, and pay 50% of the price.</p>`)).toBe("ready");
  });

  test("opening times with points are values", () => {
    expect(reviewOf("<p>The upper kiln may be looked at by all guests, 9.00 – 17.00 in each term.</p>")).toBe(
      "ready",
    );
  });
});

test("the company's story is left to the owner", () => {
  const story =
    "The mill was built by 12 weavers and had 3 floors. They sold it to a baker, who kept 40 geese in it until the war ended.";
  expect(reviewOf(`<p>${story}</p>`)).not.toBe("ready");
});

test("a row of amounts needs the names of its columns", () => {
  expect(reviewOf("<p>The small shelf of the upper kiln £40 £60</p><p>The wide one £50 £80</p>")).toBe(
    "more",
  );
});

test("pages that differ in the name of a town are published once", () => {
  const page = (town: string) =>
    `<h1>Kilns for guests from ${town}</h1><p>Guests from ${town} fire their cups in the lower kiln.</p><ul><li>12 cups a day</li><li>3 bowls a day</li><li>Aprons are in the hall</li></ul>`;
  const others = ["Loft", "Yard", "Barn"].map((name) => [`/${name}`, `<h1>${name}</h1>`]);
  const pages = { "/york": page("York"), "/hull": page("Hull"), ...Object.fromEntries(others) };
  expect(titlesIn(pages, "ready")).toHaveLength(1);
  expect(titlesIn(pages, "more").length).toBeGreaterThan(0);
});

test("cards whose buttons are most of their text are left to the owner", () => {
  const card = (name: string) => `<div><p>Selected</p><p>view profile</p><ul><li>${name}</li></ul></div>`;
  const names = ["Ann Field", "Bob Brook", "Cid Marsh", "Dee Heath", "Eve Moor"];
  const lead =
    "<p>Choose up to 3 of our 12 potters, who all fire the upper kiln on the first Monday of a term.</p>";
  expect(reviewOf(lead + names.map(card).join(""))).toBe("more");
  expect(reviewOf(`${lead}<ul>${names.map((name) => `<li>${name}</li>`).join("")}</ul>`)).toBe("ready");
});

test("what a calculator counts before anything is chosen isn't proposed", () => {
  const shelf = (...counts: string[]) =>
    `<p>Choose what you fire in the upper kiln, and see how many shelves it takes.</p><ul>${counts.map((count, at) => `<li><p>Bowls of ${at + 3} inches</p><p>${count}</p></li>`).join("")}</ul>`;
  expect(reviewOf(shelf("0", "0", "0", "0"))).toBeUndefined();
  expect(reviewOf(shelf("12", "10", "0", "6"))).toBe("ready");
});

test.each([
  ["en", "What our guests say", "The kiln is hot, and we were warm, and all of us came home with a bowl."],
  [
    "de",
    "Das sagen unsere Gäste",
    "Der Ofen ist heiß, und wir alle kamen mit einer Schale nach Hause, die hält.",
  ],
  [
    "fr",
    "Ce que disent nos clients",
    "Le four est chaud, et nous sommes tous rentrés avec un bol qui tient bien.",
  ],
  [
    "es",
    "Lo que dicen nuestros clientes",
    "El horno está caliente y todos volvimos a casa con un cuenco que dura.",
  ],
  ["it", "Dicono di noi", "Il forno è caldo, e tutti siamo tornati a casa con una ciotola che dura."],
  [
    "nl",
    "Wat onze klanten zeggen",
    "De oven is heet, en wij kwamen allemaal thuis met een kom die heel blijft.",
  ],
  ["pl", "Co mówią rodzice", "Piec jest gorący, a my wszyscy wróciliśmy do domu z miską, która się trzyma."],
  [
    "pt",
    "O que dizem os nossos clientes",
    "O forno está quente, e todos voltámos a casa com uma taça que dura muito.",
  ],
  ["tr", "Müşteri yorumları", "Fırın çok sıcak ve hepimiz eve sağlam bir kase ile döndük, çok memnunuz."],
  ["ru", "Отзывы клиентов", "Печь горячая, и мы все вернулись домой с миской, которая держится очень долго."],
  [
    "ja",
    "お客様の声",
    "窯は熱く、みんなが自分で作った茶碗を家に持ち帰ることができて、とても楽しかったです。",
  ],
])("what customers say isn't proposed: %s", (language, title, text) => {
  const titles = (heading: string) =>
    faqsOf(
      { "/": home, "/mill": `<h1>Birchhill mill</h1><h2>${heading}</h2><p>${text} 12 / 40.</p>` },
      { language },
    ).map(({ question }) => question);
  expect(titles(title).join()).not.toContain(title);
});
