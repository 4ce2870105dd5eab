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
