import { describe, expect, test } from "vitest";
import { explicitPairs } from "./build-page.fixture.ts";

const q1 = "How long does delivery take?";
const a1 = "Two days.";
const q2 = "Can I cancel my order?";
const a2 = "Yes, until it has left our shop.";

/** The same two questions in each markup that site builders and people use. */
const styles: [name: string, body: string, head?: string][] = [
  [
    "details and summary",
    `<details><summary>${q1}</summary>${a1} It is fast.</details><details><summary><h3>${q2}</h3></summary><p>${a2}</p></details>`,
  ],
  [
    "JSON-LD FAQPage",
    "<p>Hello</p>",
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"${q1}","acceptedAnswer":{"@type":"Answer","text":"<p>Two days. It is fast.</p>"}},{"@type":"Question","name":"${q2}","acceptedAnswer":{"@type":"Answer","text":"${a2}"}}]}</script>`,
  ],
  [
    "JSON-LD in @graph with raw line breaks",
    "<p>Hello</p>",
    `<script type="application/ld+json">{"@graph":[{"@type":["WebPage","FAQPage"],"mainEntity":[{"@type":"Question","name":"${q1}","acceptedAnswer":{"text":"Two days.\nIt is fast."}},{"@type":"Question","name":"${q2}","acceptedAnswer":{"text":"${a2}"}}]}]}</script>`,
  ],
  [
    "microdata",
    `<div itemscope itemtype="https://schema.org/Question"><span itemprop="name">${q1}</span><div itemprop="acceptedAnswer" itemscope itemtype="https://schema.org/Answer"><div itemprop="text">${a1} It is fast.</div></div></div><div itemscope itemtype="https://schema.org/Question"><span itemprop="name">${q2}</span><div itemprop="acceptedAnswer" itemscope><div itemprop="text">${a2}</div></div></div>`,
  ],
  [
    "RDFa",
    `<div typeof="schema:Question"><b property="schema:name">${q1}</b><div property="schema:acceptedAnswer" typeof="Answer"><p property="schema:text">${a1} It is fast.</p></div></div><div typeof="schema:Question"><b property="schema:name">${q2}</b><div property="schema:acceptedAnswer"><p property="schema:text">${a2}</p></div></div>`,
  ],
  [
    "Bootstrap 5 accordion",
    [
      [q1, `${a1} It is fast.`],
      [q2, a2],
    ]
      .map(
        ([q, a], i) =>
          `<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#c${i}" aria-expanded="false" aria-controls="c${i}">${q}</button></h2><div id="c${i}" class="accordion-collapse collapse"><div class="accordion-body">${a}</div></div></div>`,
      )
      .join(""),
  ],
  [
    "Bootstrap 3 panels",
    [
      [q1, `${a1} It is fast.`],
      [q2, a2],
    ]
      .map(
        ([q, a], i) =>
          `<div class="panel panel-default"><div class="panel-heading"><h4 class="panel-title"><a data-toggle="collapse" href="#p${i}">${q}</a></h4></div><div id="p${i}" class="panel-collapse collapse"><div class="panel-body">${a}</div></div></div>`,
      )
      .join(""),
  ],
  [
    "panels separate from their buttons",
    `<div><button aria-controls="x1" aria-expanded="false">${q1}</button><button aria-controls="x2" aria-expanded="false">${q2}</button></div><div><div id="x1"><p>${a1} It is fast.</p></div><div id="x2"><p>${a2}</p></div></div>`,
  ],
  [
    "Elementor toggles",
    [
      [q1, `${a1} It is fast.`],
      [q2, a2],
    ]
      .map(
        ([q, a], i) =>
          `<div class="elementor-accordion-item"><div id="t${i}" class="elementor-tab-title" role="button" aria-controls="e${i}" aria-expanded="false"><span class="elementor-accordion-icon"><i class="fas fa-plus"></i></span><a class="elementor-accordion-title" tabindex="0">${q}</a></div><div id="e${i}" class="elementor-tab-content" role="region"><p>${a}</p></div></div>`,
      )
      .join(""),
  ],
  [
    "Wix-like nesting",
    [
      [q1, `${a1} It is fast.`],
      [q2, a2],
    ]
      .map(
        ([q, a]) =>
          `<div role="listitem" class="x1"><div class="x2"><div class="x3"><button aria-expanded="false" class="x4"><div class="x5"><p><span><span>${q}</span></span></p></div><svg></svg></button></div><div class="x6"><div class="x7"><div class="x8"><p>${a}</p></div></div></div></div></div>`,
      )
      .join(""),
  ],
  [
    "Webflow dropdowns",
    [
      [q1, `${a1} It is fast.`],
      [q2, a2],
    ]
      .map(
        ([q, a]) =>
          `<div class="faq-dropdown w-dropdown"><div class="faq-toggle w-dropdown-toggle"><div>${q}</div><div class="w-icon-dropdown-toggle"></div></div><nav class="w-dropdown-list"><p>${a}</p></nav></div>`,
      )
      .join(""),
  ],
  [
    "WordPress blocks of an SEO plugin",
    [
      [q1, `${a1} It is fast.`],
      [q2, a2],
    ]
      .map(
        ([q, a]) =>
          `<div class="schema-faq-section"><strong class="schema-faq-question">${q}</strong> <p class="schema-faq-answer">${a}</p></div>`,
      )
      .join(""),
  ],
  ["definition list", `<dl><dt>${q1}</dt><dd>${a1} It is fast.</dd><dt>${q2}</dt><dd>${a2}</dd></dl>`],
  [
    "custom class names",
    `<div class="faq-item"><div class="faq-question">${q1}<span class="icon">+</span></div><div class="faq-answer">${a1} It is fast.</div></div><div class="faq-item"><div class="faq-question">${q2}<span class="icon">+</span></div><div class="faq-answer">${a2}</div></div>`,
  ],
  [
    "checkbox and label",
    [
      [q1, `${a1} It is fast.`],
      [q2, a2],
    ]
      .map(
        ([q, a], i) =>
          `<div><input type="checkbox" id="b${i}"><label for="b${i}">${q}</label><div>${a}</div></div>`,
      )
      .join(""),
  ],
  ["Q: and A: in paragraphs", `<p>Q: ${q1}</p><p>A: ${a1} It is fast.</p><p>Q. ${q2}</p><p>A. ${a2}</p>`],
  [
    "Question: and Answer: in one paragraph",
    `<p><b>Question 1:</b> ${q1}<br>Answer: ${a1} It is fast.</p><p><b>Question 2:</b> ${q2}<br>Answer: ${a2}</p>`,
  ],
  [
    "headings under an FAQ heading",
    `<h2>Frequently asked questions</h2><h3>${q1}</h3><p>${a1} It is fast.</p><h3>${q2}</h3><p>${a2}</p>`,
  ],
  [
    "bold lines on an FAQ page",
    `<h1>FAQ</h1><p><strong>1. ${q1}</strong></p><p>${a1} It is fast.</p><p><strong>2. ${q2}</strong></p><p>${a2}</p>`,
  ],
  [
    "bold text and line breaks on an FAQ page",
    `<h1>FAQ</h1><p><b>${q1}</b><br>${a1} It is fast.<br><br><b>${q2}</b><br>${a2}</p>`,
  ],
  [
    "table rows on an FAQ page",
    `<h1>FAQ</h1><table><tr><td>${q1}</td><td>${a1} It is fast.</td></tr><tr><td>${q2}</td><td>${a2}</td></tr></table>`,
  ],
];

describe("explicit pairs", () => {
  test.each(styles)("are read from %s", (_name, body, head = "") => {
    const pairs = explicitPairs(body, { head });
    expect(pairs.map((pair) => pair.question)).toEqual([q1, q2]);
    expect(pairs[0]?.answer.replace(/\s+/g, " ")).toBe("Two days. It is fast.");
    expect(pairs[1]?.answer).toBe(a2);
  });

  test("are found by repeated structure without class names", () => {
    const items = ["Do you repair old bikes?", "Is there parking nearby?", "May I bring my dog?"].map(
      (question) =>
        `<li class="k9"><div>${question}</div><div>Of course, at any time of the day you like.</div></li>`,
    );
    expect(explicitPairs(`<ul>${items.join("")}</ul>`)).toHaveLength(3);
  });

  test("get a question mark where a list of questions omits it", () => {
    const body = `<details><summary>How do I reset my password</summary><p>Use the link below the form.</p></details><details><summary>Wie lange dauert der Versand</summary><p>Drei bis fünf Tage.</p></details>`;
    expect(explicitPairs(body).map((pair) => pair.question)).toEqual([
      "How do I reset my password?",
      "Wie lange dauert der Versand?",
    ]);
  });

  test.each([
    ["French", "L’estimation est-elle gratuite ?", "Oui, entièrement gratuite."],
    ["Spanish", "¿Cuánto tarda el envío?", "Entre dos y tres días."],
    ["Japanese", "配送にはどのくらいかかりますか？", "通常は二日から三日ほどでお届けいたします。"],
    ["Arabic", "كم يستغرق التوصيل؟", "يستغرق التوصيل يومين في العادة."],
    ["Polish", "Czy mogę zwrócić towar?", "Tak, w ciągu 14 dni."],
  ])("are read in %s", (_language, question, answer) => {
    expect(explicitPairs(`<details><summary>${question}</summary><p>${answer}</p></details>`)).toEqual([
      { question, answer },
    ]);
  });

  test("keep lists, bold text and web links of the answer and drop its decoration", () => {
    const body = `<details><summary>❓ What do you need? <i class="fa fa-chevron-down"></i></summary><p>Bring <b>both</b> papers 🎉 to <a href="/office">our office</a>:</p><ul><li>Passport</li><li><p>Proof of address</p></li></ul><button>Book now</button><a href="/more">Read more</a></details>`;
    expect(explicitPairs(body)).toEqual([
      {
        question: "What do you need?",
        answer:
          "Bring **both** papers to [our office](https://example.org/office):\n\n- Passport\n- Proof of address",
      },
    ]);
  });

  test.each([
    [
      "in an element beside it",
      (at: number, question: string) => `<span>0${at}</span><span>${question}</span>`,
    ],
    ["right before it", (at: number, question: string) => `<span>0${at}</span>${question}<svg></svg>`],
  ])("drop the number of a question %s", (_, summary) => {
    const body = [q1, q2].map(
      (question, at) => `<details><summary>${summary(at + 1, question)}</summary><p>${a2}</p></details>`,
    );
    expect(explicitPairs(body.join("")).map(({ question }) => question)).toEqual([q1, q2]);
  });

  test("keep a number that a question begins with", () => {
    const body = `<details><summary><b>14</b> days: is that the trial?</summary><p>${a2}</p></details>`;
    expect(explicitPairs(body)[0]?.question).toBe("14 days: is that the trial?");
  });

  test("drop javascript: links and keep mail addresses as text", () => {
    const body = `<details><summary>How do I write to you?</summary><p>Write to <a href="mailto:a@example.org">a@example.org</a> or <a href="javascript:alert(1)">press here</a>.</p></details>`;
    expect(explicitPairs(body)[0]?.answer).toBe("Write to a@example.org or press here.");
  });

  test("exclude the heading of a group of questions", () => {
    const body = `<h1>FAQ</h1><h2>What does it cost?</h2><div><details><summary>${q1}</summary>${a2}</details><details><summary>${q2}</summary>${a2}</details></div>`;
    expect(explicitPairs(body).map((pair) => pair.question)).toEqual([q1, q2]);
  });

  test("accept a lone heading only with an answer of at least 80 characters", () => {
    const long =
      "Our dogs are trained by two certified trainers over a period of at least eighteen months each.";
    expect(explicitPairs(`<h2>How are the dogs trained?</h2><p>${long}</p>`)).toHaveLength(1);
    expect(explicitPairs("<h2>How are the dogs trained?</h2><p>By two trainers.</p>")).toHaveLength(0);
  });
});

const long =
  "We would love a word from you, so give our friendly team a call today and let us know what you have in mind for it.";

/** These end in a question mark but aren't help center questions. */
const nonsense: [name: string, body: string][] = [
  [
    "a call to action below an FAQ",
    `<h2>FAQ</h2><details><summary>${q1}</summary>${a2}</details><h2>Still have questions?</h2><p>${long}</p>`,
  ],
  ["an offer as a heading", `<h2>Ready to start?</h2><p>${long}</p>`],
  ["a need as a heading", `<h2>Need a new website?</h2><p>${long}</p>`],
  [
    "a heading with an invitation as its text",
    "<h2>What can we do for your company?</h2><p>Call us now or send us a message, our team is looking forward to your message.</p>",
  ],
  [
    "a heading that refers to what is beside it",
    `<h2>Is this right for you?</h2><p>There are three checks that help you to decide whether the programme would suit your family.</p>`,
  ],
  [
    "a testimonial",
    `<div class="testimonial"><h3>Would I come back?</h3><p>Absolutely, the whole team was so kind and patient with us that we will come back every single year.</p></div>`,
  ],
  ["a quotation", `<blockquote><h3>Who would not love it?</h3><p>${long}</p></blockquote>`],
  [
    "a blog listing",
    ["How do bees sleep?", "Why is honey golden?", "What do queens eat?"]
      .map(
        (t) =>
          `<article><h3><a href="/blog/${t.length}">${t}</a></h3><p>In this post we look at what science has found out about it during the last years of study.</p></article>`,
      )
      .join(""),
  ],
  [
    "a search box",
    `<div role="search"><label>What are you looking for?</label><input name="q"><p>${long}</p></div>`,
  ],
  [
    "a form label",
    `<form><label>How did you find us?</label><div>Friends, search engine, newspaper or other</div></form>`,
  ],
  [
    "navigation",
    `<nav><button aria-expanded="false">What is new?</button><div>Products, services, company and jobs</div></nav>`,
  ],
  [
    "placeholders of a template",
    `<div class="faq accordion"><div class="accordion-item"><button class="accordion-button">Accordion Item #1</button><div class="accordion-body">This is the first item's accordion body.</div></div></div>`,
  ],
  [
    "a statement in an accordion",
    `<h2>FAQ</h2><details><summary>My question is not listed.</summary><p>Contact us for more queries.</p></details>`,
  ],
  ["a login link", `<h3>Forgot your password?</h3><p>${long}</p>`],
  [
    "a cookie notice",
    `<div id="cookie-banner"><h3>Why do we use cookies?</h3><p>We use cookies and similar technologies to analyse traffic and to show you suitable advertisements.</p></div>`,
  ],
  [
    "a question in running text",
    `<p>You may ask: <b>is it worth it?</b> We think that it is, and so do the many people who have come back to us for years.</p>`,
  ],
  ["a rating", `<h4>Was this page helpful?</h4><p>${long}</p>`],
  [
    "German calls to action",
    `<h2>Haben Sie noch Fragen?</h2><p>${long}</p><h2>Interesse geweckt?</h2><p>${long}</p>`,
  ],
  [
    "French calls to action",
    `<h2>Une question ?</h2><p>${long}</p><h2>Vous avez un projet ?</h2><p>${long}</p>`,
  ],
  [
    "Spanish calls to action",
    `<h2>¿Tienes alguna duda?</h2><p>${long}</p><h2>¿Quieres saber más?</h2><p>${long}</p>`,
  ],
];

test("keeps all of an answer whose paragraphs are headings, but no title below it", () => {
  const item = (question: string, ...texts: string[]) =>
    `<div class="item"><h2>${question}</h2>${texts.map((text) => `<h3>${text}<br/></h3>`).join("")}</div>`;
  const body = `<main><h1>FAQ</h1>${item(q1, a1, "Abroad:", "Up to nine days.")}${item(q2, a2, "Our workshop")}</main>`;
  expect(explicitPairs(body).map(({ answer }) => answer)).toEqual([
    "Two days.\n\nAbroad:\n\nUp to nine days.",
    a2,
  ]);
});

describe("false positives", () => {
  test.each(nonsense)("rejects %s", (_name, body) => {
    expect(explicitPairs(body).filter((pair) => pair.question !== q1)).toEqual([]);
  });
});
