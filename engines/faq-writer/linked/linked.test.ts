/** Lists of questions that lead to the pages, or to the windows, with their answers. */
import { describe, expect, test } from "vitest";
import { expectLinear } from "#tests/support/grows-linearly.ts";
import { buildPage } from "../build-page.fixture.ts";
import type { MinedPair } from "../mine-structural-pairs.ts";
import { writersFor } from "../proposed-faqs.fixture.ts";
import { readPage } from "../read-page.ts";
import type { GeneratedFaq } from "../types.ts";
import { fullAnswers } from "./full-answers.ts";

const { faqsOf } = writersFor("school");

const home = "<h1>Birchhill</h1><p>Birchhill teaches the craft of milling to everyone in a former mill.</p>";
const card = (path: string, question: string, teaser: string) =>
  `<a href="${path}"><div class="item"><div class="row"><h3>${question}</h3></div><div class="row"><p>${teaser}</p></div></div></a>`;
const list = `<h1>Frequent questions</h1>${card("/help/wheel", "How do I stop the wheel?", "Stopping the wheel is quick and safe.")}${card("/help/stone", "How do I dress a stone?", "It keeps your flour fine.")}`;
const steps =
  "<ol><li>Close the sluice.<br>It is the gate in the brook.</li><li>Wait for a minute.<ul><li>Keep your hands away.</li></ul></li><li>Pull the red lever.</li></ol>";
const article = (title: string, more = "") =>
  `<main><h1>${title}</h1><p>${title.replace(/^.* the (.*)\?$/, "The $1")} stops within two minutes.</p>${steps}${more}</main>`;

function find(faqs: GeneratedFaq[], question: string) {
  return faqs.find((faq) => faq.question === question);
}

describe("a card with a question and a line", () => {
  test("gets its answer from the page that it leads to, if the page has the same title", () => {
    const found = find(
      faqsOf({ "/": home, "/faq": list, "/help/wheel": article("How do I stop the wheel?") }),
      "How do I stop the wheel?",
    );
    expect(found).toMatchObject({
      sourceUrl: "https://birchhill.test/help/wheel",
      review: "ready",
      origin: "explicit",
    });
    expect(found?.answer).toBe(
      "The wheel stops within two minutes.\n\n1. Close the sluice.\n  It is the gate in the brook.\n2. Wait for a minute.\n- Keep your hands away.\n3. Pull the red lever.",
    );
  });

  test("gets no answer from a page about something else", () => {
    const found = find(
      faqsOf({ "/": home, "/faq": list, "/help/wheel": article("Our summer party at the brook") }),
      "How do I stop the wheel?",
    );
    expect(found).toMatchObject({ review: "uncertain", answer: "Stopping the wheel is quick and safe." });
  });

  test("waits for the owner if its page wasn't read", () => {
    const found = faqsOf({ "/": home, "/faq": list });
    expect(found.filter(({ origin }) => origin === "explicit").map(({ review }) => review)).toEqual([
      "uncertain",
      "uncertain",
    ]);
  });

  test("leaves out what leads to other articles", () => {
    const related = `<p><strong>Related articles</strong></p><ul><li><a href="/help/stone">How do I dress a stone?</a></li></ul>`;
    const found = find(
      faqsOf({ "/": home, "/faq": list, "/help/wheel": article("How do I stop the wheel?", related) }),
      "How do I stop the wheel?",
    );
    expect(found?.answer).not.toContain("Related");
    expect(found?.answer).not.toContain("dress a stone");
  });

  test("leaves out what most pages have below their texts", () => {
    const help =
      '<div><h3>Need more help?</h3><p>Come to the mill and see us.</p><a href="/visit">Visit</a></div>';
    const pages = {
      "/": home,
      "/faq": list,
      "/help/wheel": article("How do I stop the wheel?", help),
      "/help/stone": article("How do I dress a stone?", help),
    };
    const found = find(faqsOf(pages), "How do I stop the wheel?");
    expect(found?.answer).toContain("3. Pull the red lever.");
    expect(found?.answer).not.toContain("more help");
  });

  test("two answers of one list stay two, however alike they are", () => {
    const questions = ["wheel", "stone"].map(
      (name) => `How do I take the ${name} home from Birchhill safely?`,
    );
    const cards = questions.map((one, at) =>
      card(`/help/${at}`, one, "It is easy to take it home with you."),
    );
    const pages = Object.fromEntries(
      questions.map((one, at) => [`/help/${at}`, article(one, `<p>That is all for number ${at}.</p>`)]),
    );
    const found = faqsOf({ "/": home, "/faq": `<h1>Frequent questions</h1>${cards.join("")}`, ...pages });
    expect(questions.filter((one) => find(found, one)?.review === "ready")).toEqual(questions);
  });
});

describe("an answer that is complete", () => {
  const panel = (question: string, answer: string) =>
    `<div class="faq-item"><button aria-expanded="false">${question}</button><div>${answer}</div></div>`;

  test("stays, although it links to more", () => {
    const short = 'Yes, on every day of the week. <a href="/visit">Read more</a>';
    const body = `<h1>Questions</h1>${panel("Is the mill open?", short)}${panel("Is there a bakery?", "Yes, it is beside the mill, and has bread from noon.")}`;
    const found = find(
      faqsOf({ "/": home, "/faq": body, "/visit": article("Visit the mill") }),
      "Is the mill open?",
    );
    expect(found).toMatchObject({ review: "ready", sourceUrl: "https://birchhill.test/faq" });
  });

  test("stays as it is if it is long, even if it links to an article with the same title", () => {
    const long = `${"The stone is turned, cleaned and cut along its old lines by hand. ".repeat(6)}<a href="/help/stone">The whole article</a>`;
    const body = `<h1>Questions</h1>${panel("How do I dress a stone?", long)}${panel("Is there a bakery?", "Yes, it is beside the mill, and has bread from noon.")}`;
    const found = find(
      faqsOf({
        "/": home,
        "/faq": body,
        "/help/stone": article("How do I dress a stone?", `<p>${"It takes a day. ".repeat(40)}</p>`),
      }),
      "How do I dress a stone?",
    );
    expect(found?.sourceUrl).toBe("https://birchhill.test/faq");
  });
});

test("a list of cards that calls itself something else counts where its pages have the answers", () => {
  const names = ["wheel", "stone", "sluice", "brook"];
  const question = (name: string) => `How do I look after the ${name}?`;
  const cards = names.map((name) =>
    card(`/guides/${name}`, question(name), `All about the ${name} of your mill.`),
  );
  const pages = Object.fromEntries(
    names
      .slice(1)
      .map((name) => [`/guides/${name}`, article(question(name), `<p>We do it for the ${name}, too.</p>`)]),
  );
  const found = faqsOf({ "/": home, "/guides": `<h1>Guides</h1>${cards.join("")}`, ...pages });
  expect(find(found, question("stone"))?.sourceUrl).toBe("https://birchhill.test/guides/stone");
  expect(find(found, question("wheel"))).toBeUndefined();
});

test("a card whose article opens over the page has the article as its answer, and isn't a text of its own", () => {
  const topics = ["the wheel squeak", "the flour smell", "the brook freeze"];
  const title = (topic: string) => `Why does ${topic}, and what can you do?`;
  const cards = topics.map(
    (topic) =>
      `<article class="card"><h3>${title(topic)}</h3><p>Many who have a mill of their own ask about it.</p><span>Read article</span></article>`,
  );
  const windows = topics.map(
    (topic) =>
      `<div class="modal"><h2>${title(topic)}</h2><p>We at Birchhill know that ${topic} has three causes, and you can tell which one it is. Is the axle dry, is it old, or is it something else, such as a nest of mice or a stone in the race? Look for it first.</p><h3>What you do</h3><p>You wait until noon, and we show you the rest.</p></div>`,
  );
  const found = faqsOf({
    "/": home,
    "/guides": `<main><h1>Guides</h1>${cards.join("")}</main>${windows.join("")}`,
  });
  for (const topic of topics) {
    expect(find(found, title(topic))?.answer).toContain("such as a nest of mice");
    expect(find(found, title(topic))?.answer).toContain("**What you do**");
  }
  expect(found.some(({ answer }) => answer.includes("Many who have a mill"))).toBe(false);
});

test("a short answer is complete, even if a part of its page has the same title", () => {
  const asked = `<h2>Frequent questions</h2>${["rye", "oat"].map((name) => `<div class="faq-item"><h3>What is ${name} flour?</h3><p>It is what our mill makes from ${name}.</p></div>`).join("")}`;
  const part = `<h2>What is rye flour?</h2><p>${"It is dark and keeps for a long time in the barn. ".repeat(8)}</p>`;
  const found = faqsOf({ "/": home, "/flour": `<main><h1>Flour</h1>${asked}${part}</main>` });
  expect(find(found, "What is rye flour?")?.answer).toBe("It is what our mill makes from rye.");
});

test("takes time linear in the number of cards with the same title", () => {
  const teaser = "<div><h3>How do I stop the wheel?</h3><p>It is quick.</p><a href='/x'>Read more</a></div>";
  expectLinear({
    size: 150,
    input: (count) => ({ "/": home, "/help": `<h1>Guides</h1>${teaser.repeat(count)}` }),
    run: (pages) => faqsOf(pages),
  });
});

test("an article is read once, however many questions lead to it", () => {
  const title = "How do I stop the large wheel?";
  const pages = Array.from({ length: 4 }, (_, at) =>
    readPage(
      buildPage(`<main><h1>${title}</h1>${`<p>It stops within ${at} minutes.</p>`.repeat(400)}</main>`, {
        url: `https://example.org/${at}`,
      }),
    ),
  );
  const list = readPage(buildPage("<h1>Questions</h1>"));
  const lead: MinedPair = {
    ...{ title, isQuestion: true, answer: "It is quick.", lines: ["It is quick."], section: null },
    ...{ place: "structure", isTeaser: true, leadsTo: pages.map(({ url }) => url) },
  };
  expectLinear({
    size: 500,
    input: (count) => Array.from({ length: count }, (_, at) => ({ ...lead, title: `${title} ${at}` })),
    run: (pairs) => {
      const fullAnswerOf = fullAnswers([list, ...pages]);
      expect(pairs.every((pair) => fullAnswerOf(pair, list) !== null)).toBe(true);
    },
  });
});
