import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeColors, ratioText } from "#features/websites/read/color-verdict.ts";
import { writeContactFaqs, writeStatedFaqs } from "#features/websites/write/contact-faqs.ts";
import { readHexColor } from "#shared/hex-color.ts";
import { suggestUrl } from "./suggest-url.ts";
import { numberOfStep, reachableSteps, stepAt, stepBefore, stepOfNumber, wizardSteps } from "./wizard.ts";

describe("the steps", () => {
  test("are numbered from one, and every stored number opens one of them", () => {
    for (const step of wizardSteps) expect(stepOfNumber(numberOfStep(step))).toBe(step);
    expect([0, -3, 8, 99, Number.NaN, 2.5].map(stepOfNumber)).toEqual([
      "welcome",
      "welcome",
      "complete",
      "complete",
      "welcome",
      "url-input",
    ]);
  });

  test("all lead back to the first one", () => {
    for (const step of wizardSteps) {
      if (step === "welcome") {
        expect(stepBefore(step)).toBeNull();
        continue;
      }
      const before = stepBefore(step)!;
      expect(numberOfStep(before)).toBeLessThan(numberOfStep(step));
      expect(["crawl-website", "generating-content"]).not.toContain(before);
    }
  });

  test.each([
    [{ source: null, crawl: null, generation: null }, 2],
    [{ source: "website", crawl: { status: "running" }, generation: null }, 3],
    [{ source: "website", crawl: { status: "failed" }, generation: null }, 3],
    [{ source: "website", crawl: { status: "completed" }, generation: null }, 5],
    [{ source: "website", crawl: { status: "completed" }, generation: { status: "failed" } }, 6],
    [{ source: "sample", crawl: { status: "completed" }, generation: { status: "completed" } }, 7],
    [{ source: "website", crawl: { status: "running" }, generation: { status: "completed" } }, 3],
  ] as const)("with %j are reachable up to number %i", (state, last) => {
    expect(reachableSteps(state)).toEqual(wizardSteps.slice(0, last));
  });

  test("are opened by their address if they are reachable, except while questions are written", () => {
    const read = { source: "website", crawl: { status: "completed" } } as const;
    const done = { ...read, step: "complete", generation: { status: "completed" } } as const;
    expect(stepAt("brand-colors", done)).toBe("brand-colors");
    expect(stepAt(undefined, done)).toBe("complete");
    expect(stepAt("settings", done)).toBe("complete");
    // The writing step would immediately lead forward again.
    expect(stepAt("generating-content", done)).toBe("complete");
    const writing = { ...read, step: "generating-content", generation: { status: "running" } } as const;
    for (const step of wizardSteps) expect(stepAt(step, writing)).toBe("generating-content");
    const first = { source: null, step: "welcome", crawl: null, generation: null } as const;
    expect(wizardSteps.map((step) => stepAt(step, first))).toEqual([
      "welcome",
      "url-input",
      ...Array<string>(5).fill("welcome"),
    ]);
  });

  test("skip the crawl without a website", () => {
    const steps = reachableSteps({ source: "empty", crawl: null, generation: { status: "completed" } });
    expect(steps).toEqual(wizardSteps.filter((step) => step !== "crawl-website"));
  });
});

test.each([
  ["ada@acme.example", "https://acme.example"],
  ["Ada@ACME.example", "https://acme.example"],
  ["ada@gmail.com", null],
  ["ada@Yahoo.com", null],
  ["ada@hotmail.com", null],
  ["ada@outlook.com", null],
  ["ada@icloud.com", null],
  ["ada@localhost", null],
])("for the address %s, suggests %s", (email, url) => {
  expect(suggestUrl(email)).toBe(url);
});

describe("colors", () => {
  test("are accepted in any notation", () => {
    expect(["#1b4d3e", "1B4D3E", " #fc0 ", "fc0"].map(readHexColor)).toEqual([
      "#1B4D3E",
      "#1B4D3E",
      "#FFCC00",
      "#FFCC00",
    ]);
  });

  test("always form readable pairs, and every adjusted shade is reported", () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const color = fc.tuple(channel, channel, channel).map((rgb) => `#${Buffer.from(rgb).toString("hex")}`);
    fc.assert(
      fc.property(color, color, (primary, secondary) => {
        const { samples, changes, summary } = judgeColors({ primary, secondary });
        for (const { ratio } of samples) expect(ratio).toBeGreaterThanOrEqual(4.5);
        expect(summary.endsWith("Your text is easy to read (WCAG AA).")).toBe(changes.length === 0);
        for (const { from, to, text } of changes) {
          expect(from).not.toBe(to);
          expect(text).toContain(to);
        }
      }),
    );
  });

  test("never have their contrast overstated", () => {
    expect(ratioText(4.49)).toBe("4.4 : 1");
    expect(ratioText(21)).toBe("21.0 : 1");
  });
});

describe("questions about contact details", () => {
  const page = {
    url: "https://acme.example/contact",
    markdown: "# Contact\n- Call +44 117 496 0123 on weekdays",
    html: "",
    metadata: { title: "Contact", description: null, language: "en", sourceURL: "", statusCode: 200 },
    words: 6,
    contentHash: "hash",
    rendered: false,
  };
  const contact = {
    emails: ["hello@acme.example"],
    phones: ["+44 117 496 0123"],
    addresses: [],
    socialMedia: {},
  };

  test("quote the line with the fact, and skip facts that are on no page", () => {
    expect(writeContactFaqs({ language: "en", contact, pages: [page] })).toMatchObject([
      {
        question: "What is your phone number?",
        answer: "Phone: +44 117 496 0123",
        evidence: ["Call +44 117 496 0123 on weekdays"],
        sourceUrl: page.url,
        pageHash: "hash",
      },
    ]);
    expect(writeContactFaqs({ language: "en", contact, pages: [] })).toEqual([]);
    expect(writeContactFaqs({ language: "en", contact: null, pages: [page] })).toEqual([]);
  });

  test("need no page for the owner's own details", () => {
    expect(writeStatedFaqs("en", { address: "1 High Street\nBristol" })).toEqual([
      {
        question: "Where are you located?",
        answer: "1 High Street, Bristol",
        category: "Contact and location",
      },
    ]);
  });

  test("are written in the website's language, or not at all", () => {
    expect(writeContactFaqs({ language: "ja", contact, pages: [page] })).toMatchObject([
      {
        question: "電話番号は何番ですか？",
        answer: "電話: +44 117 496 0123",
        category: "お問い合わせ・アクセス",
      },
    ]);
    expect(writeContactFaqs({ language: "sv", contact, pages: [page] })).toEqual([]);
  });

  test("are worded as in Portugal for a center whose language is European Portuguese", () => {
    const emailed = { language: "pt-PT", contact: { ...contact, phones: [] } };
    const mailed = { ...page, markdown: `${page.markdown}\n\nhello@acme.example` };
    expect(writeContactFaqs({ ...emailed, pages: [mailed] })).toMatchObject([
      { question: "Qual é o seu e-mail?", category: "Contactos e localização" },
    ]);
    const address = { address: "Rua da Prata 12\n1100-415 Lisboa" };
    expect(writeStatedFaqs("pt-PT", address)[0]?.question).toBe("Onde ficam?");
    expect(writeStatedFaqs("pt-BR", address)[0]?.question).toBe("Onde vocês estão localizados?");
  });
});
