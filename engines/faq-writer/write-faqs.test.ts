import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ContactInfo } from "#engines/brand/types.ts";
import { en } from "#engines/languages/en.ts";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { buildPage } from "./build-page.fixture.ts";
import { answerSentences, foldLoosely } from "./ground.ts";
import type { FaqWriterResult } from "./types.ts";
import { writeFaqs } from "./write-faqs.ts";

const noContact: ContactInfo = { emails: [], phones: [], addresses: [], socialMedia: {} };
const filler =
  "<p>We are a small family business and have been around for more than forty years in this town.</p>".repeat(
    3,
  );

function write(
  bodies: (string | { body: string; url: string; title?: string; language?: string })[],
  options: { companyName?: string | null; contactInfo?: Partial<ContactInfo> } = {},
): FaqWriterResult {
  return writeFaqs({
    pages: bodies.map((page, at) =>
      typeof page === "string"
        ? buildPage(page, { url: `https://example.org/p${at}` })
        : buildPage(page.body, page),
    ),
    companyName: options.companyName === undefined ? "Acme" : options.companyName,
    contactInfo: { ...noContact, ...options.contactInfo },
  });
}

function find(result: FaqWriterResult, question: string): string | undefined {
  return result.faqs.find((faq) => faq.question === question)?.answer;
}

describe("facts", () => {
  test("list the contact details that a page shows", () => {
    const result = write(
      [
        {
          url: "https://example.org/contact",
          body: `${filler}<p>Write to hello@acme.example or call +1 555 201 3344.</p>`,
        },
      ],
      {
        contactInfo: { emails: ["hello@acme.example", "hidden@acme.example"], phones: ["+15552013344"] },
      },
    );
    expect(find(result, "How can I contact Acme?")).toBe(
      "**Email**\n\n- hello@acme.example\n\n**Phone**\n\n- +1 555 201 3344",
    );
    expect(result.faqs[0]?.evidence).toEqual(["Write to hello@acme.example or call +1 555 201 3344."]);
  });

  test("give opening hours from a table, one line per row", () => {
    const result = write([
      `${filler}<h3>Opening hours</h3><table><tr><td>Monday – Friday</td><td>9:00 – 18:00</td></tr><tr><td>Saturday</td><td>10:00 – 14:00</td></tr></table>`,
    ]);
    expect(find(result, "What are your opening hours?")).toBe(
      "- Monday – Friday 9:00 – 18:00\n- Saturday 10:00 – 14:00",
    );
  });

  test("don't take an event's schedule for opening hours", () => {
    const result = write([`${filler}<h3>Summer concert</h3><p>Saturday 19:00</p>`]);
    expect(find(result, "What are your opening hours?")).toBeUndefined();
  });

  test("state the price of each plan and omit what it lacks", () => {
    const card = (name: string, price: string): string =>
      `<div><h3>${name}</h3><p>${price} / month</p><ul><li>Unlimited projects</li><li class="text-muted">Phone support</li></ul></div>`;
    const result = write([`${filler}<h2>Pricing</h2>${card("Starter", "$9")}${card("Team", "$29")}`]);
    expect(find(result, "How much does the Team plan cost?")).toBe(
      "**Team**\n\n$29 / month\n\n- Unlimited projects",
    );
  });

  test("list the rows of a price table", () => {
    const result = write([
      `${filler}<table><tr><td>Haircut</td><td>€25</td></tr><tr><td>Beard trim</td><td>€12</td></tr><tr><td>Highlights</td><td>€60</td></tr></table>`,
    ]);
    expect(find(result, "What are your prices?")).toBe(
      "- **Haircut**: €25\n- **Beard trim**: €12\n- **Highlights**: €60",
    );
  });

  test("quote the sentence about payment, delivery and returns", () => {
    const result = write([
      `${filler}<p>We accept cash, all major credit cards and bank transfers. Orders are shipped within two working days by post. You can return any unused item within 30 days of purchase.</p>`,
    ]);
    expect(find(result, "How can I pay?")).toBe("We accept cash, all major credit cards and bank transfers.");
    expect(find(result, "How does delivery work?")).toBe(
      "Orders are shipped within two working days by post.",
    );
    expect(find(result, "What is your return policy?")).toBe(
      "You can return any unused item within 30 days of purchase.",
    );
  });

  test("are asked in the site's language", () => {
    const body = `<h3>Öffnungszeiten</h3><p>Montag bis Freitag 9 bis 18 Uhr</p><p>Wir akzeptieren Barzahlung, alle gängigen Karten und auf Wunsch auch Zahlung per Rechnung.</p>${filler}`;
    const result = write([{ body, url: "https://example.org/", language: "de-AT" }]);
    expect(result.language).toBe("de");
    expect(result.faqs.map((faq) => faq.question)).toEqual(
      expect.arrayContaining(["Wann haben Sie geöffnet?", "Wie kann ich bezahlen?"]),
    );
  });

  test("list each offer with its own description", () => {
    const items = ["Roof repair", "Gutter cleaning", "Skylights"].map(
      (name) => `<div><h3>${name}</h3><p>Done by two trained people within a day.</p></div>`,
    );
    const result = write([`${filler}<h2>Our Services</h2>${items.join("")}`]);
    expect(find(result, "What services do you offer?")).toContain(
      "- **Gutter cleaning**: Done by two trained people within a day.",
    );
  });

  test("yield to the site's own question", () => {
    const result = write([
      `${filler}<details><summary>Which payment methods do you take?</summary>Cash only, please.</details><p>We accept cash, all major credit cards and bank transfers.</p>`,
    ]);
    expect(find(result, "How can I pay?")).toBeUndefined();
  });
});

describe("sections", () => {
  const help = "https://example.org/help/account";

  test.each([
    ["Resetting your password", "How do I reset my password?"],
    ["How to change your plan", "How do I change my plan?"],
    ["Invite a colleague", undefined],
    ["Export all invoices", "How do I export all invoices?"],
    ["The import does not start", "What can I do if the import does not start?"],
    ["Our mission", "What is the mission of Acme?"],
    ["A new way of thinking", undefined],
    ["Order history", undefined],
    ["Shipping", "How does delivery work?"],
  ])("turn the heading %j into %j", (heading, question) => {
    const text =
      "Open the settings and choose the second entry of the list there. Then follow the steps until the last one is done.";
    const made = write([{ url: help, body: `<h2>${heading}</h2><p>${text}</p>` }])
      .faqs.filter(({ topic }) => topic !== "title")
      .map((faq) => faq.question);
    if (question === undefined && heading === "Invite a colleague")
      expect(made).toEqual(["How do I invite a colleague?"]);
    else expect(made).toEqual(question === undefined ? [] : [question]);
  });

  test("don't take a home page's slogan for an instruction", () => {
    const body =
      "<h2>Build the future</h2><p>We believe that tomorrow belongs to those who shape it. Together we are more than the sum of us.</p>";
    expect(
      write([{ url: "https://example.org/", body }]).faqs.filter(({ review }) => review !== "more"),
    ).toEqual([]);
  });

  test("keep the steps of a process as a list", () => {
    const body =
      "<h2>How it works</h2><h3>Call</h3><p>You tell us what is broken.</p><h3>Repair</h3><p>We come by and repair it within a day.</p>";
    expect(find(write([{ url: "https://example.org/", body }]), "How does it work?")).toBe(
      "- **Call**: You tell us what is broken.\n- **Repair**: We come by and repair it within a day.",
    );
  });
});

describe("sites in other languages", () => {
  test("get answers to their headings in French", () => {
    const intro =
      "<p>Nous sommes une petite entreprise et nous travaillons dans la région depuis quarante ans.</p>";
    const body = `${intro.repeat(3)}<h2>Nos services</h2><h3>Dépannage</h3><p>Nous réparons vos fuites de jour comme de nuit.</p><h3>Chauffage</h3><p>Installation et entretien de chaudières au gaz.</p><h3>Salle de bain</h3><p>Rénovation complète de votre salle de bain.</p><h2>Comment ça marche ?</h2><ol><li>Vous nous appelez.</li><li>Nous venons chez vous.</li><li>Vous payez par chèque.</li></ol><h2>Besoin d'un plombier ?</h2><p>Appelez-nous dès maintenant, notre équipe intervient en moins de deux heures dans toute la région.</p>`;
    const result = write([{ body, url: "https://example.org/", language: "fr" }]);
    expect(result.faqs.map((one) => one.question).sort()).toEqual([
      "Comment ça marche ?",
      "Depuis combien de temps exercez-vous ?",
      "Quels services proposez-vous ?",
    ]);
  });

  test("get opening hours and reasons in Spanish", () => {
    const body = `${filler}<h3>Horario</h3><p>Martes a viernes de 10:00 a 20:00</p><h2>¿Por qué elegirnos?</h2><p>Llevamos veinte años cuidando tu pelo con productos naturales. Nuestro equipo se forma cada año.</p>`;
    const result = write([{ body, url: "https://example.org/", language: "es" }]);
    expect(result.faqs.map((one) => one.question).sort()).toEqual([
      "¿Cuál es su horario?",
      "¿Por qué elegir Acme?",
    ]);
  });
});

describe("writeFaqs", () => {
  const faq = (question: string, answer: string): string =>
    `<details><summary>${question}</summary><p>${answer}</p></details>`;

  test("keeps one question when two pages give the same answer", () => {
    const body = faq("Do you deliver?", "Yes, in the whole county.");
    expect(
      write([body + filler, body + filler]).faqs.filter((one) => /deliver/.test(one.question)),
    ).toHaveLength(1);
  });

  test("distinguishes equal questions with different answers by their pages' topics", () => {
    const result = write([
      {
        url: "https://example.org/tv-mounting/",
        title: "TV Mounting | Acme",
        body: faq("How long does it take?", "About one hour for most walls.") + filler,
      },
      {
        url: "https://example.org/fence-repair/",
        title: "Fence Repair | Acme",
        body: faq("How long does it take?", "Between half a day and two days.") + filler,
      },
      {
        url: "https://example.org/mites/",
        title: "Mites | Acme",
        body: faq("Are there tryouts?", "No, everyone is welcome.") + filler,
      },
      {
        url: "https://example.org/bantams/",
        title: "Bantams | Acme",
        body: faq("Are there tryouts?", "Yes, every April over two sessions.") + filler,
      },
    ]);
    expect(result.faqs.map((one) => one.question)).toEqual(
      expect.arrayContaining([
        "How long does TV mounting take?",
        "How long does fence repair take?",
        "Mites: are there tryouts?",
        "Bantams: are there tryouts?",
      ]),
    );
  });

  test("only returns answers whose sentences are on their source page", () => {
    const body = `${filler}${faq("What do you sell?", "Bread, <b>cakes</b> and coffee. Everything is <em>baked</em> here.")}<h2>Shipping</h2><p>We ship on Mondays. Parcels take about two days to arrive.</p>`;
    const page = buildPage(body);
    const text = foldLoosely(page.html.replace(/<[^>]+>/g, " "));
    const { faqs } = writeFaqs({ pages: [page], companyName: "Acme", contactInfo: noContact });
    expect(faqs.length).toBeGreaterThanOrEqual(2);
    for (const one of faqs) {
      for (const sentence of answerSentences(one.answer)) expect(text).toContain(sentence);
      expect(one.evidence.length).toBeGreaterThan(0);
      for (const evidence of one.evidence) expect(text).toContain(foldLoosely(evidence));
      expect(one.question).toMatch(/\?$/);
      expect(Object.values(en.categoryNames)).toContain(one.category);
    }
  });

  test.each([
    ["Can I return an item?", "Returns and cancellation"],
    ["Quels sont les moyens de paiement ?", "Pricing and payment"],
    ["Wie lange dauert die Lieferung?", "Orders and delivery"],
    ["¿Dónde están ubicados?", "Contact and location"],
    ["How do I change my password?", "Account and privacy"],
    ["What is the meaning of the name?", "General Questions"],
  ])("sorts %j under %j", (question, category) => {
    const result = write([faq(question, "The answer stands right here.") + filler]);
    expect(result.faqs.find((one) => one.question === question)?.category).toBe(category);
  });

  test("returns the reason when nothing was written", () => {
    expect(write(["<p>Soon.</p>"])).toMatchObject({
      faqs: [],
      actualCount: 0,
      qualityMode: "fallback",
      failureReason: expect.stringMatching(/insufficient meaningful text/i),
    });
    expect(write([filler]).failureReason).toBe("No quality FAQs could be generated from the website content");
    expect(write([]).faqs).toEqual([]);
  });

  test("uses fallback mode below 200 characters", () => {
    const result = write([
      faq("Where do I park my car?", "There are free places behind the house, next to the river."),
    ]);
    expect(result).toMatchObject({ qualityMode: "fallback", actualCount: 1, failureReason: null });
  });
});

describe("hostile pages", () => {
  const size = 300_000;
  const repeat = (text: string): string => text.repeat(Math.ceil(size / text.length));

  test.each([
    ["opening tags", repeat("<div>")],
    ["bold questions", repeat("<b>Is it?</b>")],
    ["definition terms", repeat("<dt>Do you?<dd>Yes we do. ")],
    ["question marks", repeat("?")],
    ["spaces", `<h2>What${repeat(" ")}is it?</h2><p>x</p>`],
    ["one long word", `<p>${repeat("a")}</p>`],
    ["Q: lines", repeat("<p>Q: Is it so?</p>")],
    ["brackets", `<p>${repeat("[(*")}</p>`],
    ["prices", `<p>${repeat("$1.")}</p>`],
    ["weekdays", `<p>${repeat("Mon 9:00 ")}</p>`],
    ["ampersands and angles", repeat("&<")],
    ["dots and spaces", `<p>${repeat(". A")}</p>`],
    ["nested JSON-LD", `<script type="application/ld+json">${"[".repeat(5000)}</script>`],
    [
      "long answers below each other",
      repeat(
        `<h2>What is in it?</h2><p>In it is all that you need, as everyone who was here knows and says so.</p>${"<p>".repeat(30)}`,
      ),
    ],
    [
      "a long table",
      `<table><tr><th>Question</th><th>Answer</th></tr>${repeat("<tr><td><b>What is in it?</b></td><td><p>In it is all that you need.</p></td></tr>")}</table>`,
    ],
    [
      "controls that name two panels",
      `<i id="a"></i>${`<button aria-controls="x" data-target="#a">Is it?</button>${"<p>".repeat(14)}`.repeat(10_000)}<p id="x">Yes, it is as you say it.</p>`,
    ],
    [
      "dots in a heading",
      `<h2>${repeat(".")}a</h2><dl><dt>Do you?<dd>Yes we do. <dt>Do they?<dd>No, they do not.</dl>`,
    ],
    ["accordions in accordions", repeat("<details><summary>Why is it?</summary>So it is. ")],
  ])("of %s finish in time", (_name, body) => {
    const started = cpuMs();
    expect(() => write([body])).not.toThrow();
    // Generous: linear code takes a twentieth of it, quadratic code many times as much.
    expect(cpuMs() - started).toBeLessThan(6000);
  });

  test("never make the writer throw", () => {
    const piece = fc.constantFrom(
      "<details>",
      "<summary>",
      "</summary>",
      "</details>",
      "<h2>",
      "</h2>",
      "<dl><dt>",
      "<dd>",
      "<table><tr><td>",
      "</table>",
      "<p>",
      "</p>",
      "<b>",
      "<br>",
      "How are you?",
      "Q: Why?",
      "A: So.",
      "$5",
      "Monday 9:00",
      "We ship. ",
      "<!--",
      "-->",
      "<script>",
      "<a href='%'>",
      "\u0000",
      "💥",
      "<li>",
      "<form>",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const result = write([pieces.join("")]);
        expect(result.actualCount).toBe(result.faqs.length);
      }),
      { numRuns: 200 },
    );
  });
});
