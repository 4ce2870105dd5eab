/** Prices in boxes without headings, and amounts that aren't prices. */
import { expect, test } from "vitest";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("school");
const asked = "What are your prices?";
const home = "<h1>Birchhill</h1><p>Birchhill teaches pottery in a former mill.</p>";

function priced(body: string): string | undefined {
  return faqsOf({ "/": `${home}${body}` }).find(({ question }) => question === asked)?.answer;
}

const boxes = (rows: string[]) =>
  `<h2>Passes</h2><div class="grid">${rows.map((row) => `<article class="box">${row}</article>`).join("")}</div>`;

test("equal boxes with a name and a price are a price list, in any order", () => {
  const row = (name: string, price: string) =>
    `<div>${name}</div><div>Two hours each</div><div>${price}</div>`;
  expect(
    priced(boxes([row("Three evenings", "£60"), row("Six evenings", "£110"), row("A whole term", "£190")])),
  ).toBe("- **Three evenings:**\n  £60\n- **Six evenings:**\n  £110\n- **A whole term:**\n  £190");
  const turned = (name: string, price: string) =>
    `<div>${price}</div><div>${name}</div><div>With breakfast</div>`;
  expect(
    priced(boxes([turned("Bunk room", "£18"), turned("Twin room", "£52"), turned("Loft room", "£70")])),
  ).toContain("**Twin room:**\n  £52");
});

test("a former price is left out, and two prices without labels are none", () => {
  const row = (name: string, was: string, is: string) => `<div>${name}</div>${was}<div>${is}</div>`;
  const rows = (tag: string) =>
    boxes([
      row("Three evenings", `<${tag}>£80</${tag}>`, "£60"),
      row("Six evenings", `<${tag}>£140</${tag}>`, "£110"),
      row("A whole term", `<${tag}>£240</${tag}>`, "£190"),
    ]);
  expect(priced(rows("del"))).not.toContain("£80");
  expect(priced(rows("del"))).toContain("£60");
  expect(priced(rows("p"))).toBeUndefined();
});

test("a section about payment isn't what a price below it is of", () => {
  const card = (name: string, price: string) => `<div><h3>${name}</h3><p>${price}</p></div>`;
  const page = (name: string) =>
    `${card(name, "From £60")}${card("Evening course", "From £35")}${card("Weekend course", "From £50")}`;
  const texts = (name: string) =>
    faqsOf({ "/": `${home}${page(name)}` })
      .map(({ question, answer }) => `${question} ${answer}`)
      .join("\n");
  expect(texts("Payment and deposits")).not.toContain("Payment and deposits");
  expect(texts("Summer course")).toContain("Summer course");
});

test("the capital in a legal notice isn't a price", () => {
  const rows =
    "<h2>Prices</h2><ul><li>Evening course: £35</li><li>Weekend course: £50</li><li>Summer course: £60</li></ul>";
  const notice = (title: string) =>
    `<h2>${title}</h2><h3>Host</h3><ul><li>Marlow share: £10 069</li><li>Leeds share: £20 500</li></ul>`;
  expect(priced(`${rows}${notice("Legal notice")}`)).toContain("Weekend course");
  expect(priced(`${rows}${notice("Legal notice")}`)).not.toContain("share");
  expect(priced(`${rows}${notice("Our farm")}`)).toContain("share");
});

test("what is saved isn't a price, and neither is anything that something is free of", () => {
  const texts = (body: string) =>
    faqsOf({ "/": `${home}${body}` })
      .map(({ question, answer }) => `${question} ${answer}`)
      .join("\n");
  const card = (name: string, price: string) => `<div><h3>${name}</h3><p>${price}</p></div>`;
  const cards = (less: string) =>
    ["Monthly plan", "Yearly plan", "Weekly plan"].map((name) => card(name, `£50${less}`)).join("");
  expect(texts(cards(" per course"))).toContain("£50");
  expect(texts(cards(" off per course"))).not.toContain("£50");
  const list = (item: string) =>
    `<h2>Prices</h2><ul><li>Evening course: £35</li><li>Weekend course: £60</li><li>${item}</li></ul>`;
  expect(texts(list("Guests: free"))).toContain("Guests: free");
  expect(texts(list("Dust-free"))).not.toContain("Dust-free");
  expect(texts(list("You save £5"))).not.toContain("You save");
});
