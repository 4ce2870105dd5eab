import { expect, test } from "vitest";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf, proposedIn } = writersFor("school", { companyName: "Birchhill" });
const home = "<h1>Birchhill</h1><p>We are a forest school with two classes for children in the woods.</p>";

test("prices below a heading that repeats are those of what is above it", () => {
  const part = (name: string, price: string) =>
    `<h2>${name}</h2><p>The class is in the woods all year.</p><h3>Class details</h3><ul><li>Two teachers</li><li>Cost: ${price} per month</li></ul>`;
  const asked = [
    ...proposedIn({
      "/": home,
      "/classes": `<h1>Classes</h1>${part("Owls", "$350")}${part("Foxes", "$950")}`,
    }).keys(),
  ];
  expect(asked.join()).toContain("Owls");
  expect(asked.join()).not.toContain("details");
});

test("a heading that stands once names its own prices", () => {
  const page = `<h1>Classes</h1><h2>Owls</h2><p>The class is in the woods.</p><h3>Half days</h3><p>$350 per month</p><h3>Whole days</h3><p>$650 per month</p>`;
  expect([...proposedIn({ "/": home, "/classes": page }).keys()].join()).toContain("Half days");
});

test("the caption of a gallery isn't what the table below costs", () => {
  const slides = ["Palms", "The waterfall", "Snacks at sea"].map(
    (name) =>
      `<div class="slide"><img><div class="text"><h3>${name}</h3><p>A view of the course.</p></div></div>`,
  );
  const table =
    "<table><tr><th>Who</th><th>Price</th></tr><tr><td>Adults</td><td>€8.50</td></tr><tr><td>Children</td><td>€5.00</td></tr><tr><td>Families</td><td>€24.00</td></tr></table>";
  const offer = "<h3>Golf package</h3><ul><li>Six players €33</li></ul>";
  const pricesBelow = (above: string) =>
    faqsOf({
      "/": home,
      "/prices": `<h1>Prices</h1><div class="offer">${offer}</div>${above}<div class="prices">${table}</div>`,
    }).find(({ topic }) => topic === "prices")?.answer ?? "";
  const answer = pricesBelow(`<div class="slides">${slides.join("")}</div>`);
  expect(answer).not.toContain("Snacks at sea");
  // Otherwise, the rows would be below the package.
  expect(answer.indexOf("Adults")).toBeLessThan(answer.indexOf("Golf package"));
  expect(pricesBelow('<div class="title"><h3>Adventure course</h3></div>')).toContain("**Adventure course**");
});

test("prices of lengths of time keep the one heading that says of what", () => {
  const prices = (heading: string) =>
    faqsOf({
      "/": home,
      "/tuition": `<h1>Tuition</h1><h2>${heading}</h2><p>30 minutes $45</p><p>1 hour $85</p>`,
    }).find(({ topic }) => topic === "prices")?.answer;
  expect(prices("Private lessons")).toBe("**Private lessons**\n\n- 30 minutes $45\n- 1 hour $85");
  expect(prices("Our prices")).not.toContain("Our prices");
});

test("a slogan is no name of what has a price", () => {
  const page = "<h1>Lessons</h1><div><h2>Transparent pricing.</h2><p>£30/hour</p></div>";
  expect(
    faqsOf({ "/": home, "/lessons": page })
      .map(({ question }) => question)
      .join(),
  ).not.toContain("Transparent");
});
