import { expect, test } from "vitest";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("repair");
const trades = ["Painting", "Tiling", "Roofing", "Glazing", "Plastering", "Paving", "Fencing", "Insulation"];
const pathOf = (name: string) => `/${name.toLowerCase()}`;
const menu = `<nav><a href="#form">Free Quote</a><a href="#">Privacy Policy</a>${trades.map((name) => `<a href="${pathOf(name)}">${name}</a>`).join("")}</nav>`;

/** A page with eight questions of its own, enough for a collection. */
function pageOf(name: string): string {
  const topics = ["dust", "noise", "water", "tools", "ladders", "neighbors", "windows", "pets"];
  const pairs = topics.map(
    (topic, index) =>
      `<h3>What happens to ${topic} during ${name.toLowerCase()}?</h3><p>Before ${name.toLowerCase()} begins, two people spend ${index + 2} hours on ${topic}, and you see the result.</p>`,
  );
  return `${menu}<main><h1>${name}</h1><p>We have done ${name.toLowerCase()} in this town since 1998.</p><h2>Questions and answers</h2>${pairs.join("")}</main>`;
}

const categoriesOf = (names: string[]) =>
  new Map(
    faqsOf(Object.fromEntries(names.map((name) => [pathOf(name), pageOf(name)])))
      .filter(({ origin }) => origin === "explicit")
      .map(({ sourceUrl, category }) => [URL.parse(sourceUrl ?? "")?.pathname, category]),
  );

test("a page isn't named after a link to its own form", () => {
  const found = categoriesOf(trades.slice(0, 3));
  expect([...found]).toEqual([
    ["/painting", "Painting"],
    ["/tiling", "Tiling"],
    ["/roofing", "Roofing"],
  ]);
});

test("a website with many questions has more collections than six", () => {
  const found = categoriesOf(trades);
  expect([...found.values()]).toEqual(trades);
});
