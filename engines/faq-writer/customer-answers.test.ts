/** Each test is about one class of answers or of mistakes, on a site of its own. */
import { expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import type { GeneratedFaq } from "./types.ts";
import { writeFaqs } from "./write-faqs.ts";

const contactInfo = { emails: [], phones: [], addresses: [], socialMedia: {} };

function faqsOf(pages: Record<string, string>, companyName = "Birchhill"): GeneratedFaq[] {
  return writeFaqs({
    pages: Object.entries(pages).map(([path, body]) =>
      buildPage(body, { url: `https://birchhill.test${path}`, language: "en" }),
    ),
    companyName,
    contactInfo,
  }).faqs;
}

const answersOf = (faqs: GeneratedFaq[]): Map<string, string> =>
  new Map(faqs.map(({ question, answer }) => [question, answer]));

const hotel = `<h1>Birchhill guest house</h1><p>Our rooms are quiet. Each room has a view, and breakfast is served in the garden.</p>
  <p>Guests reach the guest house by bus. You can stay one night or a whole week in our hotel rooms.</p>`;

test("short lines answer what guests ask, and lines about the same become one list", () => {
  const found = answersOf(
    faqsOf({
      "/": `${hotel}<ul><li>Free Wi-Fi in all rooms</li><li>Towels included</li><li>Bed linen included</li><li>No smoking in the house</li><li>Check-in from 3 pm</li><li>Check-out until 11 am</li></ul>`,
    }),
  );
  expect(found.get("Is there Wi-Fi?")).toBe("Free Wi-Fi in all rooms");
  expect(found.get("Are towels and bed linen included?")).toBe("- Towels included\n- Bed linen included");
  expect(found.get("When are check-in and check-out?")).toBe("- Check-in from 3 pm\n- Check-out until 11 am");
});

test("what a site states about someone else, about one day, or in a draft answers nothing", () => {
  const found = answersOf(
    faqsOf({
      "/": `${hotel}<p>In 1998 the town built a hall that seats six hundred people and has its own parking for buses.</p>
        <p>On 24.12.2026 our parking is closed.</p><p>Parking: TO CONFIRM with the landlord before we publish this.</p>`,
    }),
  );
  expect(found.has("Is parking available?")).toBe(false);
});

test("a sentence that points at its page is left out", () => {
  const found = answersOf(
    faqsOf({ "/": `${hotel}<p>Our parking rules are listed below on this page for you.</p>` }),
  );
  expect(found.has("Is parking available?")).toBe(false);
});

test("a subject of the whole site isn't a question about it", () => {
  const school = `<h1>Dog school</h1><p>We teach classes for your dog. Dogs are welcome in each of our lessons and courses.</p>
    <p>Our instructors hold classes for beginners and students of all levels, and enrol dogs of any age.</p>`;
  const found = answersOf(faqsOf({ "/": school }, "Birchhill Dog School"));
  expect(found.has("Are pets allowed?")).toBe(false);
});

test("prices in any markup become a list, with the headings that distinguish them", () => {
  const rows = (heading: string): string =>
    `<h3>${heading}</h3><p>One hour - $15</p><p>120 minute ride $25</p><p>Day (10am-7pm) $35</p>`;
  const found = answersOf(faqsOf({ "/prices": `<h1>Prices</h1>${rows("City bike")}${rows("Road bike")}` }));
  expect(found.get("What are your prices?")).toMatch(
    /^\*\*City bike\*\*\n\n- One hour - \$15\n- 120 minute ride \$25\n- Day .*\n\n\*\*Road bike\*\*/,
  );
});

test("a section that states its price in a sentence gets a question, if the price is that of its heading", () => {
  const found = answersOf(
    faqsOf({
      "/services": `<h1>Services</h1><h2>Drain Cleaning Pricing</h2><p>We offer drain cleaning for $280. This includes a camera.</p>
        <h2>Saturday market</h2><p>Stalls can be had from 8 am for $12. Please book before Thursday.</p>`,
    }),
  );
  expect(found.get("What is the price of Drain Cleaning?")).toContain("$280");
  expect(found.has("What is the price of Saturday market?")).toBe(false);
});

test("answers from sections keep links and emphasis", () => {
  const found = answersOf(
    faqsOf({
      "/lessons": `<h1>Lessons</h1><h2>Lesson cancellation policy</h2><p>You can cancel at <a href="/contact">our office</a> until two days before the lesson. Later <strong>no refund</strong> is possible.</p>`,
    }),
  );
  expect(found.get("What is your cancellation policy?")).toBe(
    "You can cancel at [our office](https://birchhill.test/contact) until two days before the lesson. Later **no refund** is possible.",
  );
});

test("what a company says about itself waits for its owner, before the questions to publish", () => {
  const faqs = faqsOf({
    "/": `${hotel}<ul><li>Free Wi-Fi in all rooms</li><li>Towels included</li></ul>
      <h2>Why choose us</h2><p>We know every path around here. We have welcomed guests for thirty years.</p>`,
  });
  expect(faqs[0]).toMatchObject({ question: "Why choose Birchhill?", review: "uncertain" });
  expect(faqs.find(({ question }) => question === "Is there Wi-Fi?")).toMatchObject({ review: "ready" });
});

test("collections are named after sections of three questions or more", () => {
  const pair = (n: number, about: string): string =>
    `<details><summary>Is ${about} number ${n} possible?</summary><p>Yes, ${about} number ${n} can be had on every day.</p></details>`;
  const section = (name: string, about: string): string =>
    `<h2>${name}</h2>${[1, 2, 3].map((n) => pair(n, about)).join("")}`;
  const faqs = faqsOf({
    "/faq": `<h1>FAQ</h1>${section("Boat hire", "a boat")}${section("Camping field", "a tent")}${section("Sauna evenings", "a sauna")}`,
  });
  expect(new Set(faqs.map(({ category }) => category))).toEqual(
    new Set(["Boat hire", "Camping field", "Sauna evenings"]),
  );
});

test("more than 40 made questions are kept for the review, and not published", () => {
  const sections = Array.from(
    { length: 60 },
    (_, n) =>
      `<h2>How to clean model ${"abcdefghijklmnopqrstuvwxyz"[n % 26]}${"abc"[Math.floor(n / 26)]}</h2><p>Switch it off first and let it cool down for ${n + 10} minutes. Then wipe it with a dry cloth number ${n}.</p>`,
  );
  const faqs = faqsOf({ "/help": `<h1>Help</h1>${sections.join("")}` });
  expect(faqs.filter(({ review }) => review === "ready")).toHaveLength(40);
  expect(faqs.filter(({ review }) => review === "more").length).toBeGreaterThan(10);
});
