/** What the site's own questions leave to ask, and which of them are asked twice or by a generator. */
import { describe, expect, test } from "vitest";
import type { TradeId } from "#shared/enumerations.ts";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf, proposedIn } = writersFor("clinic");
const home = "<h1>Birchhill</h1><p>Birchhill treats backs and knees in a former mill.</p>";
const faq = (pairs: [string, string][]) =>
  `<h2>Questions</h2>${pairs.map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join("")}`;
const questionsOf = (body: string, language = "en") =>
  faqsOf({ "/": `${home}${body}` }, { language }).map(({ question }) => question);

describe("how to book", () => {
  const booking =
    "<h2>Contact</h2><p>You can book an appointment online or by phone with our front desk.</p>";

  test("isn't said by what happens to an appointment", () => {
    const asks = (question: string, answer: string) =>
      questionsOf(booking + faq([[question, answer]])).includes("How do I book?");
    expect(asks("Can I cancel my appointment?", "Yes, please call us a day before your appointment.")).toBe(
      true,
    );
    expect(asks("What should I bring to my appointment?", "Bring the letter of your doctor, if any.")).toBe(
      true,
    );
    expect(asks("How do I book an appointment?", "Call our front desk, or choose a time online.")).toBe(
      false,
    );
  });

  test("in French, too", () => {
    const french = `${home}<p>Réservez en ligne ou contactez-moi directement par téléphone ou par e-mail.</p>`;
    const asks = (question: string) =>
      faqsOf(
        { "/": french + faq([[question, "Oui, prévenez-moi la veille par téléphone ou par e-mail."]]) },
        { language: "fr" },
      ).some(({ topic }) => topic === "booking");
    expect(asks("Puis-je annuler ou reporter un rendez-vous ?")).toBe(true);
    expect(asks("Comment prendre rendez-vous ?")).toBe(false);
  });
});

test("the price has a question of its own, even if an answer about something else mentions it", () => {
  const priced = (question: string) =>
    proposedIn({
      "/": home + faq([[question, "No health insurance pays for it. Each treatment costs £60 per hour."]]),
    }).get("What are your prices?");
  expect(priced("Does my insurance pay for it?")).toBe("Each treatment costs £60 per hour.");
  expect(priced("How much does a treatment cost?")).toBeUndefined();
});

test("a section says only what the site's own answers don't", () => {
  const found = faqsOf({
    "/": `${home}<h2>Payment methods</h2><p>Cash, PayPal and checks.</p><p>Some insurers pay a part of each treatment. Ask yours.</p>${faq(
      [["Is it covered by my insurer?", "Some insurers pay a part of each treatment. Ask yours."]],
    )}`,
  }).find(({ topic }) => topic === "payment");
  expect(found?.answer).toBe("Cash, PayPal and checks.");
});

test("structured data that shortens a visible question isn't asked again", () => {
  const shown = faq([
    [
      "What happens at the first visit?",
      "At the first visit, we talk about your pain and your goals. Then we examine your back and agree on a plan. It takes an hour.",
    ],
  ]);
  const marked = (name: string, text: string) =>
    `<script type="application/ld+json">${JSON.stringify({
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: [{ "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text } }],
    })}</script>`;
  const asked = (name: string, text: string) =>
    questionsOf(shown + marked(name, text)).filter((question) => /visit/.test(question));
  expect(
    asked(
      "What happens at the first visit to Birchhill?",
      "At the first visit, Birchhill examines your back. It takes an hour.",
    ),
  ).toEqual(["What happens at the first visit?"]);
  expect(
    asked(
      "What happens at the first visit of a child?",
      "A parent stays in the room, and games come before any treatment.",
    ),
  ).toHaveLength(2);
});

test("a page of questions may have a part about privacy, and a law firm one about legal fees", () => {
  const page = (title: string, part: string, question: string) =>
    `<h1>${title}</h1><h2>${part}</h2><details><summary>${question}</summary><p>Your doctor and the nurse who helps at your visit know it, and so do you.</p></details>`;
  const asked = (path: string, body: string, trade: TradeId) => [
    ...proposedIn({ "/": "<h1>Birchhill</h1>", [path]: body }, { trade }).keys(),
  ];
  expect(asked("/faq", page("Questions", "Privacy", "Who can see my records?"), "clinic")).toContain(
    "Who can see my records?",
  );
  const fees = page("What we do", "Legal fees", "Who knows what I pay?");
  expect(asked("/services", fees, "law")).toContain("Who knows what I pay?");
});

test("the questions of a privacy policy at the end of a page are its generator's", () => {
  const policy = (heading: string) =>
    `${faq([["Where can I park?", "There are six spaces behind the mill for our patients."]])}<h2>${heading}</h2><h3>Which kinds of cookies are there?</h3><p>There are four kinds of cookies, of which most are stored for a day only. Our own ones are kept for a year, unless you delete them.</p>`;
  expect(questionsOf(policy("Privacy policy"))).not.toContain("Which kinds of cookies are there?");
  expect(questionsOf(policy("Privacy policy"))).toContain("Where can I park?");
  expect(questionsOf(policy("Good to know"))).toContain("Which kinds of cookies are there?");
});

describe("the same question on two pages", () => {
  const asked = "Do you fire pots that others made?";
  const answer = "Yes, we fire pots that others made, from all clays that stand 1,240 degrees, in both kilns";
  const ask = (text: string) => `<details><summary>${asked}</summary><p>${text}</p></details>`;
  const questionsIn = (pages: Record<string, string>) =>
    faqsOf({ "/": home, ...pages })
      .filter(({ origin }) => origin === "explicit")
      .map(({ question, answer: text }) => `${question} ${text}`);

  test("is one if one of the answers says all of the other", () => {
    const more = `${answer}, and on Fridays also at night in the large one.`;
    const pages = { "/kilns": `<h1>Kilns</h1>${ask(`${answer}.`)}`, "/clay": `<h1>Clay</h1>${ask(more)}` };
    expect(questionsIn(pages)).toEqual([`${asked} ${more}`]);
  });

  test("isn't named after a page that asks to join", () => {
    const body = `<h1>Join</h1>${ask(`${answer}.`)}<details><summary>Is it suitable for children?</summary><p>Yes, for all who are at least 8 years old, on Saturdays.</p></details>`;
    expect(questionsIn({ "/join": body }).join()).toContain("Is it suitable for children?");
    expect(questionsIn({ "/join": body }).join()).not.toContain("Join");
  });
});
