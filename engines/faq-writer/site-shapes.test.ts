import { describe, expect, test } from "vitest";
import type { ContactInfo } from "#engines/brand/types.ts";
import { languageOf } from "#engines/languages/detect/text-language.ts";
import { evidenceOf, splitSentences } from "./answer-lines.ts";
import { buildPage, explicitPairs } from "./build-page.fixture.ts";
import type { GeneratedFaq } from "./types.ts";
import { writeFaqs } from "./write-faqs.ts";

const filler =
  "<p>We are a small family business and have been around for forty years in this town.</p>".repeat(3);
const long =
  "The workshop opens every weekday and takes on repairs of all kinds, from small cracks to whole parts that need replacing.";

function faqsOf(
  pages: { body: string; url?: string; language?: string }[],
  contactInfo: Partial<ContactInfo> = {},
): GeneratedFaq[] {
  return writeFaqs({
    pages: pages.map((page, at) => buildPage(page.body, { url: `https://example.org/p${at}`, ...page })),
    companyName: "Acme",
    contactInfo: { emails: [], phones: [], addresses: [], socialMedia: {}, ...contactInfo },
  }).faqs;
}

function answerTo(faqs: GeneratedFaq[], question: string): string | undefined {
  return faqs.find((faq) => faq.question === question)?.answer;
}

describe("pairs", () => {
  const item = (question: string, answer: string): string =>
    `<div class="accordion-item"><div class="accordion-item-header">${question}</div><div class="accordion-item-body"><div class="accordion-item-body-content">${answer}</div></div></div>`;

  test("keep an answer whose container has a control's class name", () => {
    const pairs = explicitPairs(
      item("Where do you paint?", "I serve one county but travel outside it.") +
        item("Who books you?", "Festivals, schools and libraries of the whole state book me."),
    );
    expect(pairs.map((pair) => pair.question)).toEqual(["Where do you paint?", "Who books you?"]);
  });

  test("keep a short answer without a full stop", () => {
    const entry = (question: string, answer: string): string =>
      `<details><summary>${question}</summary><div class="faq-answer">${answer}</div></details>`;
    const pairs = explicitPairs(
      entry("When are you open?", "Monday to Friday: 9 to 6") + entry("Where are you?", "By the bridge"),
    );
    expect(pairs.map((pair) => pair.answer)).toEqual(["Monday to Friday: 9 to 6", "By the bridge"]);
  });

  test("lose bold when the whole answer is bold", () => {
    const [pair] = explicitPairs(`<details><summary>What is open?</summary><p><b>${long}</b></p></details>`);
    expect(pair?.answer).toBe(long);
  });

  test.each([
    "¿Prefieres que te llamemos?",
    "¿Situación de emergencia?",
    "Fragen vor dem Projektstart?",
    "Lieber anrufen?",
  ])("drop an invitation: %s", (title) => {
    expect(explicitPairs(`<h2>${title}</h2><p>${long}</p>`)).toEqual([]);
  });

  test("drop the questions of a quote form", () => {
    const body = `<div><h3>What size of deck are you planning?</h3><p>Select the closest match to your project.</p></div><div><h3>What is your current situation?</h3><p>This helps us estimate the scope of the work.</p></div><div><h3>How soon do you want to start?</h3><p>Choose one of the options below, please.</p></div>`;
    expect(explicitPairs(body)).toEqual([]);
  });

  test("drop teaser cards for other pages", () => {
    const card = (title: string): string =>
      `<div class="card"><h3>${title}</h3><p>${long}</p><a href="/blog/x">Read more</a></div>`;
    const linked = (title: string): string => `<a href="/guide"><h3>${title}</h3><p>${long}</p></a>`;
    expect(explicitPairs(card("What is a crack?") + card("How do cracks start?"))).toEqual([]);
    expect(explicitPairs(linked("What is a crack?") + linked("How do cracks start?"))).toEqual([]);
  });

  test("show titles inside an answer in bold and end before its list of sources", () => {
    const [pair] = explicitPairs(
      `<h2>Who may apply?</h2><p>${long}</p><h3>With a card</h3><p>Bring the card.</p><h3>Sources and further reading</h3><ul><li><a href="/a">A site</a></li></ul>`,
    );
    expect(pair?.answer).toBe(`${long}\n\n**With a card**\n\nBring the card.`);
  });

  test("put a space where markup splits a word, as the page's text without tags does", () => {
    const [pair] = explicitPairs(
      `<details><summary>When is it due?</summary><p>On the 10<sup>th</sup> of each month.</p></details>`,
    );
    expect(pair?.answer).toBe("On the 10 th of each month.");
  });

  test("complete a truncated answer from structured data with the page's text", () => {
    const json = JSON.stringify({
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "How do cracks start?",
          acceptedAnswer: { "@type": "Answer", text: `${long.slice(0, 80)}...` },
        },
      ],
    });
    const [pair] = explicitPairs(`<h1>How do cracks start?</h1><div><p>${long}</p></div>`, {
      head: `<script type="application/ld+json">${json}</script>`,
    });
    expect(pair?.answer).toBe(long);
  });

  test("are found below Turkish headings, but not below invitations", () => {
    const text =
      "Lastik değişimi ortalama yarım saat sürer ve randevu almadan da gelebilirsiniz; yoğun günlerde biraz bekleyebilirsiniz.";
    const pairs = explicitPairs(
      `<h2>Lastik değişimi ne kadar sürer?</h2><p>${text}</p><h2>Sorularınız mı var?</h2><p>${text}</p>`,
    );
    expect(pairs.map((pair) => pair.question)).toEqual(["Lastik değişimi ne kadar sürer?"]);
  });

  test("get the opening mark that a Spanish question omits", () => {
    const [pair] = explicitPairs(
      `<details><summary>Cómo se coloca el aparato?</summary><p>Primero se limpia.</p></details>`,
    );
    expect(pair?.question).toBe("¿Cómo se coloca el aparato?");
  });
});

describe("facts", () => {
  test("ask for prices in correct English", () => {
    const card = (name: string, price: string): string => `<div><h3>${name}</h3><p>From ${price}</p></div>`;
    const faqs = faqsOf([
      {
        body: `${filler}${card("Kitchen knives", "£6.50")}${card("Garden spade", "£8")}${card("Classic Shave", "£11")}`,
      },
    ]);
    expect(faqs.map((faq) => faq.question)).toEqual([
      "How much do kitchen knives cost?",
      "What is the price of Garden spade?",
      "What is the price of Classic Shave?",
    ]);
  });

  test("keep all rows of a price table, including those with a long name", () => {
    const faqs = faqsOf([
      {
        body: `${filler}<table><tr><th>Blade</th><th>Good to know</th><th>Price</th></tr><tr><td>Knife up to 20 cm</td><td>Chips of up to 2 mm included</td><td>£6</td></tr><tr><td>Bread knife</td><td>By hand</td><td>£9</td></tr><tr><td>Scissors</td><td></td><td>£7</td></tr></table>`,
      },
    ]);
    expect(answerTo(faqs, "What are your prices?")).toBe(
      "- **Knife up to 20 cm**: Chips of up to 2 mm included, £6\n- **Bread knife**: By hand, £9\n- **Scissors**: £7",
    );
  });

  test("quote the sentence that limits the one before", () => {
    const faqs = faqsOf([
      {
        body: `${filler}<p>We serve Leeds and all of the villages within ten miles. Outside this area we charge for the way.</p>`,
      },
    ]);
    expect(answerTo(faqs, "Which areas do you serve?")).toBe(
      "We serve Leeds and all of the villages within ten miles. Outside this area we charge for the way.",
    );
  });

  test.each([
    "From single names to whole fleets, we deliver precision work that is built to survive salt and sun.",
    "Each parcel is insured for 300 dollars in both directions at no extra cost for the customer.",
    "All shipments are fully insured against loss and damage until they arrive at your door.",
  ])("ignore a sentence about something else: %s", (sentence) => {
    expect(faqsOf([{ body: `${filler}<p>${sentence}</p>` }])).toEqual([]);
  });

  test("accept hours written as bare numbers, and reject a phone line", () => {
    const faqs = faqsOf([
      {
        body: `${filler}<p>Daily 24/7 · 07 44 29 68 97</p><h2>Opening hours</h2><div><span>Monday</span> <span>9–13 · 16–19</span></div><div><span>Friday</span> <span>9–13</span></div>`,
      },
    ]);
    expect(answerTo(faqs, "What are your opening hours?")).toBe("- Monday 9–13 · 16–19\n- Friday 9–13");
  });

  test("prefer contact details on the contact page to the legal notice", () => {
    const faqs = faqsOf(
      [
        {
          url: "https://example.org/imprint",
          body: `${filler}<p>us@acme.example</p><p>Host: abuse@host.example, © 2024–2026</p>`,
        },
        { url: "https://example.org/contact", body: `${filler}<p>us@acme.example</p>` },
      ],
      { emails: ["us@acme.example", "abuse@host.example"], phones: ["2024–2026"] },
    );
    expect(answerTo(faqs, "How can I contact Acme?")).toBe("**Email**\n\n- us@acme.example");
  });

  test("yield to a section that quotes them in full", () => {
    const faqs = faqsOf([
      {
        url: "https://example.org/help",
        body: `${filler}<h2>Returning an item</h2><p>You can return any unused item within 30 days of purchase. We refund the price to the card that you paid with.</p>`,
      },
    ]);
    expect(faqs.map((faq) => faq.question)).toEqual(["How do I return an item?"]);
  });

  test("drop placeholder text", () => {
    const body = `${filler}<h2>Our services</h2>${["One", "Two", "Three"].map((name) => `<h3>Service ${name}</h3><p>Lorem ipsum dolor sit amet, consectetur adipisicing elit.</p>`).join("")}`;
    expect(faqsOf([{ body }])).toEqual([]);
  });
});

describe("surroundings", () => {
  const offer = (name: string) =>
    `<li><h2>${name}</h2><p>We do it on every working day of the week.</p></li>`;
  const foot = (tag: string, attributes = "") =>
    `<${tag}${attributes}><div><h2>Talk to us</h2><p>Write to us whenever you like, or call.</p></div><div><h2>Small print</h2><p>We are registered where we have our workshop.</p></div></${tag.split(" ")[0]}>`;

  test.each([
    ["a footer", foot("footer")],
    ["an element with the contentinfo role", foot("div", ' role="contentinfo"')],
    ["an element with a footer's class name", foot("div", ' class="site-footer dark"')],
  ])("don't turn %s into offers of the list above", (_, footer) => {
    const body = `<main><p class="eyebrow">Services</p><h1>What we paint</h1>${filler}<ul>${["Doors", "Walls", "Fences"].map(offer).join("")}</ul></main>${footer}`;
    const answer = answerTo(faqsOf([{ body }]), "What services do you offer?");
    expect(answer?.match(/\*\*.*?\*\*/g)).toEqual(["**Doors**", "**Walls**", "**Fences**"]);
  });

  test("don't end a list at a card's footer", () => {
    const card = (name: string) =>
      `<article><h3>${name}</h3><p>We do it on every working day of the week.</p><footer>From 10</footer></article>`;
    const body = `${filler}<h2>Our services</h2>${["Doors", "Walls", "Fences"].map(card).join("")}`;
    expect(answerTo(faqsOf([{ body }]), "What services do you offer?")).toContain("**Fences**");
  });

  test("don't name the home page after the site's folder", () => {
    const steps = ["Order", "Pack", "Post"]
      .map((name) => `<h3>${name} it</h3><p>It takes ten minutes, and no more.</p>`)
      .join("");
    const home = `<h1>Sharp again</h1>${filler}<h2>How it works</h2>${steps}`;
    const about = `<h1>About us</h1>${filler}<h2>How we work</h2><p>Each knife stays with one person. All grinding is done wet, so the steel stays cold.</p>`;
    const hosts = [{ url: "https://example.org/terms", body: filler }];
    for (const address of [
      "https://example.org/trial/",
      "https://example.org/trial",
      "https://example.org/trial/index.html",
    ]) {
      const faqs = faqsOf([
        { url: address, body: home },
        { url: "https://example.org/trial/about.html", body: about },
        // The service provider isn't the company.
        ...hosts,
      ]);
      expect(faqs.filter(({ question }) => /trial/i.test(question))).toEqual([]);
      expect(answerTo(faqs, "How does it work?")).toContain("Pack it");
    }
  });
});

describe("sentences", () => {
  test("don't end at ordinals, initials and abbreviations", () => {
    expect(splitSentences("Wir treffen uns am 21. August im Haus. Dr. Lind leitet den Abend.")).toEqual([
      "Wir treffen uns am 21. August im Haus.",
      "Dr. Lind leitet den Abend.",
    ]);
    expect(splitSentences("Roofs in the Minneapolis-St. Paul area cost more.")).toHaveLength(1);
    expect(splitSentences("Der Verein Garten e. V. wurde 2011 gegründet. Er wächst.")).toHaveLength(2);
  });

  test("that are too short are no evidence beside others", () => {
    expect(evidenceOf(["Yes. We open at nine."])).toEqual(["We open at nine."]);
    expect(evidenceOf(["Yes."])).toEqual(["Yes."]);
  });
});

describe("the language", () => {
  const german =
    "Wir sind für Sie da und beraten Sie gern, wenn Sie mit der Planung beginnen oder nicht wissen, was zu tun ist. ";

  test("is detected from the text when the markup declares another one", () => {
    expect(languageOf(german.repeat(5))).toBe("de");
    expect(languageOf("Kurz.")).toBeNull();
    const faqs = faqsOf([
      {
        language: "en",
        body: `${`<p>${german}</p>`.repeat(6)}<h2>Öffnungszeiten</h2><p>Montag bis Freitag 9:00 bis 18:00 Uhr</p>`,
      },
    ]);
    expect(faqs.map((faq) => faq.question)).toEqual(["Wann haben Sie geöffnet?"]);
  });
});
