import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CrawledPage } from "#engines/crawler/types.ts";
import {
  type StudioKind,
  type StudioLanguage,
  studioPath,
  studioRoutes,
  studioTexts,
} from "#tests/support/site-in-languages.ts";
import { buildPage } from "../build-page.fixture.ts";
import type { GeneratedFaq } from "../types.ts";
import { writeFaqs } from "../write-faqs.ts";
import { type AlignedItem, align } from "./align.ts";
import { type EditionFaqs, pairFaqs } from "./pair-faqs.ts";
import { likeness, tokensOf } from "./tokens.ts";

const origin = "https://studio.example";

/** What the crawler and the writer make of one language of the studio's website. */
function editionOf(
  site: { kind: StudioKind; languages: StudioLanguage[] },
  language: StudioLanguage,
): EditionFaqs & { faqs: GeneratedFaq[] } {
  const routes = studioRoutes(site);
  const pages = (["home", "faq", "contact", "prices"] as const).map((name): CrawledPage => {
    const url = origin + studioPath(site, language, name);
    const html = routes[studioPath(site, language, name)]!;
    const others = site.languages.filter((other) => other !== language);
    return {
      ...buildPage("", { url, language, title: studioTexts[language].name }),
      html,
      markdown: html.replace(/<[^>]{0,500}>/g, " "),
      ...(site.kind === "hreflang"
        ? { translations: others.map((other) => origin + studioPath(site, other, name)) }
        : {}),
    };
  });
  const contactInfo = { emails: [], phones: [], addresses: [], socialMedia: {} };
  return { pages, faqs: writeFaqs({ pages, companyName: studioTexts[language].name, contactInfo }).faqs };
}

function pairedQuestions(main: EditionFaqs, other: EditionFaqs): [string, string][] {
  return pairFaqs(main, other).map(([one, two]) => [main.faqs[one]!.question, other.faqs[two]!.question]);
}

describe.each([
  { kind: "hreflang" as const, languages: ["de", "en", "ja"] as StudioLanguage[] },
  { kind: "folders" as const, languages: ["fr", "en", "ar"] as StudioLanguage[] },
])("a site in $languages ($kind)", (site) => {
  const [first, ...others] = site.languages;

  test.each(others)("has all of its own questions paired with those in %s", (language) => {
    const pairs = pairedQuestions(editionOf(site, first!), editionOf(site, language));
    const expected = studioTexts[first!].faqs.map(([question], at) => [
      question,
      studioTexts[language].faqs[at]![0],
    ]);
    expect(pairs).toEqual(expect.arrayContaining(expected));
    const own = new Set(studioTexts[first!].faqs.map(([question]) => question));
    expect(pairs.filter(([question]) => own.has(question))).toHaveLength(expected.length);
  });
});

test("template questions are paired by what they are about", () => {
  const site = { kind: "hreflang" as const, languages: ["de", "en", "ja"] as StudioLanguage[] };
  const pairs = pairedQuestions(editionOf(site, "de"), editionOf(site, "en"));
  expect(pairs).toContainEqual(["Wann haben Sie geöffnet?", "What are your opening hours?"]);
});

describe("lists are aligned", () => {
  const item = (text: string): AlignedItem => ({ tokens: tokensOf(text, origin), length: text.length });
  const items = (...texts: string[]) => texts.map(item);

  test("by order, if nothing contradicts it", () => {
    expect(align(items("one", "two"), items("eins", "zwei"))).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(align(items("one", "two"), items("eins"))).toEqual([]);
    expect(align(items("5 days", "two"), items("7 Tage", "zwei"))).toEqual([]);
  });

  test("by what they share, where an item is missing", () => {
    expect(align(items("48 hours", "x", "65 €", "y"), items("48 Stunden", "65 €", "z"))).toEqual([
      [0, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  test("only where they share something, if the order differs", () => {
    expect(align(items("48 hours", "x", "65 €"), items("65 €", "z", "48 Stunden"))).toEqual([
      [0, 2],
      [2, 0],
    ]);
  });
});

test("numbers, times and links are equal in every language's spelling", () => {
  const tokens = (text: string) => [...tokensOf(text, `${origin}/en/`)].sort();
  expect(tokens("1,000 at 6 pm")).toEqual(tokens("1.000 um 18:00 Uhr"));
  expect(tokens("٤٨ ساعة")).toEqual(tokens("48 hours"));
  expect(tokens("[form](/en/form)")).toEqual([...tokensOf("[Formular](/de/form)", `${origin}/de/`)]);
  expect(likeness(tokensOf("a", origin), tokensOf("5", origin))).toBeNull();
});

/** A list and its translation, of which some items were removed. Each item knows its number. */
const lists = fc
  .array(
    fc.record({
      numbers: fc.uniqueArray(fc.integer({ min: 2, max: 60 }), { maxLength: 3 }),
      words: fc.integer({ min: 5, max: 60 }),
      inOne: fc.boolean(),
      inTwo: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((all) => {
    const toItem = ({ numbers, words }: (typeof all)[number], id: number) => ({
      id,
      tokens: tokensOf(numbers.join(" x "), origin),
      length: words * 6,
    });
    const identified = all.map((one, id) => ({ ...one, item: toItem(one, id) }));
    return {
      whole: identified.map(({ item }) => item),
      one: identified.filter(({ inOne }) => inOne).map(({ item }) => item),
      two: identified.filter(({ inTwo }) => inTwo).map(({ item }) => item),
    };
  });

test("property: each item is paired at most once, and both directions agree", () => {
  fc.assert(
    fc.property(lists, ({ one, two }) => {
      const pairs = align(one, two);
      expect(new Set(pairs.map(([a]) => a)).size).toBe(pairs.length);
      expect(new Set(pairs.map(([, b]) => b)).size).toBe(pairs.length);
      const back = align(two, one).map(([b, a]) => [a, b]);
      expect(back.sort((x, y) => x[0]! - y[0]!)).toEqual([...pairs].sort((x, y) => x[0] - y[0]));
    }),
  );
});

test("property: a list is paired completely and correctly with its own translation", () => {
  fc.assert(
    fc.property(lists, ({ whole }) => {
      for (const [a, b] of align(whole, whole)) expect(whole[a]!.id).toBe(whole[b]!.id);
      expect(align(whole, whole)).toHaveLength(whole.length);
    }),
  );
});

test("property: where an item is missing on one side only, no pair is wrong if every item has its own number", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.nat(11),
      fc.integer({ min: 1, max: 3 }),
      (size, from, count) => {
        const whole = Array.from({ length: size }, (_, id) => ({
          id,
          tokens: tokensOf(String(100 + id), origin),
          length: 50,
        }));
        const rest = whole.filter(({ id }) => id < from || id >= from + count);
        const pairs = align(whole, rest);
        for (const [a, b] of pairs) expect(whole[a]!.id).toBe(rest[b]!.id);
        expect(pairs).toHaveLength(rest.length);
      },
    ),
  );
});

test("a question that one language lacks leaves the other sections of the page alone", () => {
  const page = (language: string, body: string) =>
    buildPage(body, { url: `${origin}/${language}/faq`, language });
  const ask = (question: string, answer: string) =>
    `<details><summary>${question}?</summary><p>${answer}</p></details>`;
  const [first, second, third] = [
    ask(
      "Kann ich mein Fahrrad mitbringen",
      "Ja, im Hof gibt es einen Unterstand, der abends abgeschlossen wird.",
    ),
    ask("Gibt es eine Garderobe", "Am Eingang stehen Schränke, die Sie kostenlos nutzen können."),
    ask("Sind Hunde erlaubt", "Leider nicht, denn in der Werkstatt liegen scharfe Werkzeuge herum."),
  ];
  const german = page("de", `<h1>Fragen</h1><h2>Ankunft</h2>${first}${second}<h2>Tiere</h2>${third}`);
  const arrival = ask("Is there a cloakroom", "There are lockers at the entrance that you can use for free.");
  const animals = ask(
    "Are dogs allowed",
    "Sorry, they are not, because sharp tools lie around in the workshop.",
  );
  const english = page("en", `<h1>Questions</h1><h2>Arrival</h2>${arrival}<h2>Animals</h2>${animals}`);
  const faqsOf = (pages: CrawledPage[]) => {
    const contactInfo = { emails: [], phones: [], addresses: [], socialMedia: {} };
    return { pages, faqs: writeFaqs({ pages, companyName: null, contactInfo }).faqs };
  };
  expect(pairedQuestions(faqsOf([german]), faqsOf([english]))).toEqual([
    ["Sind Hunde erlaubt?", "Are dogs allowed?"],
  ]);
});

/** Pages of services with two questions each. In Arabic, each ends with the same question to the reader. */
function servicesIn(language: "ar" | "en"): CrawledPage[] {
  const ask = (question: string, answer: string) =>
    `<div class="faq-item"><button class="faq-question">${question}</button><div class="faq-answer"><p>${answer}</p></div></div>`;
  const asked = {
    en: (name: string) => [
      ask(`When should ${name} begin?`, `It is best to plan ${name} early, because good dates are rare.`),
      ask(`Can you help with ${name} abroad?`, `Yes, we often do ${name} together with partners abroad.`),
    ],
    ar: (name: string) => [
      ask(`متى يجب أن يبدأ ${name}؟`, `من الأفضل التخطيط لـ${name} مبكراً لأن المواعيد الجيدة نادرة.`),
      ask(`هل تساعدون في ${name} خارج البلاد؟`, `نعم، نقوم بـ${name} كثيراً مع شركاء في الخارج.`),
    ],
  }[language];
  const names = { en: ["storage", "shipping", "packing"], ar: ["التخزين", "الشحن", "التغليف"] };
  const help = {
    en: ["Send a message", "Related services", "We also offer a range of services for your home."],
    ar: ["هل تحتاج إلى دعم في هذا؟", "خدمات ذات صلة", "نقدم أيضاً مجموعة من الخدمات لمنزلكم ومكاتبكم."],
  }[language];
  const below = `<section><h3>${help[0]}</h3><p>شارك معنا التفاصيل والتوقيت حتى نوضح لك الخطوة التالية.</p><a href="/form">→</a></section><section><h2>${help[1]}</h2><h3>A</h3><p>${help[2]}</p></section>`;
  return names[language].map((name, at) =>
    buildPage(`<h1>${name}</h1><section><h2>FAQ</h2>${asked(name).join("")}</section>${below}`, {
      url: `${origin}/${language}/${names.en[at]}`,
      language,
    }),
  );
}

test("a question below every page of one language leaves the pages' own questions alone", () => {
  const contactInfo = { emails: [], phones: [], addresses: [], socialMedia: {} };
  const faqsOf = (pages: CrawledPage[]) => ({
    pages,
    faqs: writeFaqs({ pages, companyName: null, contactInfo }).faqs,
  });
  const pairs = pairedQuestions(faqsOf(servicesIn("en")), faqsOf(servicesIn("ar")));
  expect(pairs).toHaveLength(6);
  expect(pairs).toContainEqual(["When should shipping begin?", "متى يجب أن يبدأ الشحن؟"]);
});
