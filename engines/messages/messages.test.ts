import { describe, expect, test } from "vitest";
import type { Catalog, PluralForms } from "./catalog.ts";
import { en } from "./catalogs/en.ts";
import { type CatalogTag, catalogs } from "./catalogs.ts";
import { centerMessages } from "./center-messages.ts";
import { catalogTexts, findOverrideProblem, placeholdersOf } from "./message-override.ts";
import { catalogTags, isSameLanguage, selectCatalog } from "./select-catalog.ts";
import { textsOf } from "./texts.ts";

const files = import.meta.glob("./catalogs/*.ts");

test("every file of the folder is a listed catalog", () => {
  const tags = Object.keys(files).map((file) => file.replace(/^.*\/|\.ts$/g, ""));
  expect(tags.sort()).toEqual([...catalogTags].sort());
  expect(tags.length).toBeGreaterThanOrEqual(23);
});

describe.each(catalogTags)("the catalog %s", (tag) => {
  const catalog: Catalog = catalogs[tag];

  test("has the keys of English, in the same order", () => {
    expect(Object.keys(catalog)).toEqual(Object.keys(en));
  });

  test("has the placeholders of English in every message", () => {
    const wrong = Object.entries(catalog).flatMap(([key, message]) => {
      const source: string | PluralForms = en[key as keyof typeof en];
      const wanted = placeholdersOf(typeof source === "string" ? source : source.other)
        .sort()
        .join();
      // "One step" may spell out its number, but never a form that is used for several numbers.
      const spelled = wanted
        .split(",")
        .filter((name) => name !== "{count}")
        .join();
      return formsOf(message)
        .filter(({ form, text }) => {
          const found = placeholdersOf(text).sort().join();
          return found !== wanted && !(["zero", "one", "two"].includes(form) && found === spelled);
        })
        .map(({ form }) => `${key}/${form}`);
    });
    expect(wrong).toEqual([]);
  });

  test("has the plural forms of its language, and no others", () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const plurals = Object.values(catalog).filter((message) => typeof message !== "string");
    expect(plurals.length).toBeGreaterThan(10);
    for (const forms of plurals) expect(Object.keys(forms).sort()).toEqual([...pluralCategories].sort());
  });

  test("formats every message", () => {
    const texts = textsOf(centerMessages(tag));
    for (const [key, message] of Object.entries(catalog)) {
      for (const { text } of formsOf(message)) {
        const names = placeholdersOf(text).map((name) => name.slice(1, -1));
        const args = Object.fromEntries(
          [...names, "count"].map((name) => [name, name === "count" ? 3 : "Xy"]),
        );
        const shown = texts.t(key as "frame.quoted", args as { text: string });
        expect(shown, key).not.toMatch(/[{}]|plural/);
        expect(shown.trim(), key).not.toBe("");
      }
    }
  });

  test("uses typographic apostrophes and no stray spaces", () => {
    if (tag === "en") return;
    const texts = Object.values(catalog)
      .flatMap(formsOf)
      .map(({ text }) => text);
    expect(texts.filter((text) => /['"]|^\s|\s$| {2}/.test(text))).toEqual([]);
  });
});

/** Words of the other form of address: each catalog keeps one. Letters around a match would make it another word. */
const otherAddress: Partial<Record<CatalogTag, string>> = {
  cs: "ty|tebe|tobě|tvůj|tvé|tvoje",
  de: "du|dich|dir|dein\\p{L}*|euch|euer|eure\\p{L}*",
  es: "tú|tu|tus|ti|contigo|vosotros|vuestr\\p{L}+",
  fi: "te|teitä|teille|teidän",
  fr: "tu|toi|ton|ta|tes",
  it: "Lei|Suo|Sua|Suoi|Sue|Riceve|vostr\\p{L}+",
  nl: "u|uw",
  pl: "Pan|Pani|Państw\\p{L}+",
  "pt-BR": "tu|teu|tua|vós|voss\\p{L}+",
  "pt-PT": "você|vocês",
  ru: "ты|тебя|тебе|тво\\p{L}+",
  sv: "ni|er|era",
  tr: "sen|sana|seni|senin",
  uk: "ти|тебе|тобі|тво\\p{L}+",
  "zh-Hans": "\\p{L}*你\\p{L}*",
  "zh-Hant": "\\p{L}*你\\p{L}*",
};

test.each(Object.entries(otherAddress))("the catalog %s keeps its form of address", (tag, words) => {
  // Polite Italian and Polish write these words with a capital letter, and have the same ones in small letters.
  const flags = tag === "it" || tag === "pl" ? "u" : "iu";
  const pattern = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);
  expect(catalogTexts(tag as CatalogTag).filter(({ text }) => pattern.test(text))).toEqual([]);
});

test("French marks are preceded by spaces that don't break the line", () => {
  const marks = catalogTexts("fr").flatMap(({ text }) => text.match(/.[?!:;»]|«./gu) ?? []);
  expect(marks.length).toBeGreaterThan(50);
  expect(marks.filter((mark) => !/\u202f[?!;]|\u00a0[:»]|«\u00a0/u.test(mark))).toEqual([]);
});

test("Japanese and Chinese sentences end with full-width marks", () => {
  for (const tag of ["ja", "zh-Hans", "zh-Hant"] as const) {
    const half = catalogTexts(tag).filter(({ text }) =>
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}}][.,!?:;()]|[(][\p{sc=Han}{]/u.test(text),
    );
    expect(half, tag).toEqual([]);
  }
});

test("no catalog keeps a sentence in English", () => {
  // Two languages share single words, such as "Menu" and "Page".
  const isSentence = ({ text }: { text: string }) =>
    text.replace(/\{\w+\}/g, "").match(/\p{L}+/gu)!.length > 2;
  const english = new Set(
    catalogTexts("en")
      .filter(hasWords)
      .filter(isSentence)
      .map(({ text }) => text),
  );
  expect(english.size).toBeGreaterThan(60);
  for (const tag of catalogTags.filter((each) => each !== "en")) {
    const kept = catalogTexts(tag).filter(({ text }) => english.has(text));
    expect(kept, tag).toEqual([]);
  }
});

function hasWords({ text }: { text: string }): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}/g, ""));
}

function formsOf(message: string | PluralForms): { form: string; text: string }[] {
  if (typeof message === "string") return [{ form: "", text: message }];
  return Object.entries(message).map(([form, text]) => ({ form, text }));
}

describe("the catalog for a tag", () => {
  test.each<[string | null, CatalogTag]>([
    [null, "en"],
    ["de", "de"],
    ["de-AT", "de"],
    ["pt", "pt-BR"],
    ["pt-PT", "pt-PT"],
    ["pt-AO", "pt-PT"],
    ["zh", "zh-Hans"],
    ["zh-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["zh-Hant-HK", "zh-Hant"],
    ["no", "nb"],
    ["nn-NO", "nb"],
    ["iw", "he"],
    ["hu", "en"],
    ["not a tag", "en"],
  ])("of %s is %s", (tag, expected) => {
    expect(selectCatalog(tag)).toBe(expected);
  });

  test("marks its texts where the page has another language", () => {
    expect(centerMessages("hu").lang).toBe("en");
    expect(centerMessages("de-AT").lang).toBeNull();
    expect(isSameLanguage("zh-TW", "zh-Hans")).toBe(false);
  });
});

describe("texts", () => {
  test("use the plural form, digits and date of the center's region", () => {
    const arabic = textsOf(centerMessages("ar-EG"));
    expect(arabic.t("guide.steps", { count: 3 })).toBe("٣ خطوات");
    expect(textsOf(centerMessages("ru")).t("guide.steps", { count: 22 })).toBe("22 шага");
    expect(textsOf(centerMessages("de")).t("search.results", { count: 1204 })).toBe("1.204 Ergebnisse");
    expect(textsOf(centerMessages("de-AT")).day(new Date("2026-01-05T23:00:00Z"))).toBe("5. Jänner 2026");
    expect(textsOf(centerMessages("en")).day(new Date("2026-11-18T23:00:00Z"))).toBe("18 November 2026");
    expect(textsOf(centerMessages("en")).t("faq.rangeOfOne", { from: 1001, total: 1001 })).toBe(
      "Question 1,001 of 1,001",
    );
  });

  test("keep elements apart from the words around them", () => {
    const query = { tag: "bdi" };
    expect(textsOf(centerMessages("de")).parts("search.resultsFor", { count: 2, query })).toEqual([
      "2 Ergebnisse für „",
      query,
      "“",
    ]);
  });

  test("write apostrophes, hashes and tags literally", () => {
    const overrides = { en: { "nav.home": "It's <b> #1", "guide.steps/other": "{count} # it's" } };
    const texts = textsOf(centerMessages("en", overrides));
    expect(texts.t("nav.home")).toBe("It's <b> #1");
    expect(texts.t("guide.steps", { count: 2 })).toBe("2 # it's");
    expect(texts.t("home.writing")).toBe("We're still writing the answers.");
  });
});

test.each([
  ["de", "09:00–17:30"],
  ["en", "09:00–17:30"],
  ["fr", "09:00 – 17:30"],
  ["ja", "9:00～17:30"],
  ["ko", "오전 9:00 ~ 오후 5:30"],
  ["ar", "9:00 ص – 5:30 م"],
])("a range of times in %s is %s", (language, range) => {
  const { clockRange } = textsOf(centerMessages(language));
  expect(clockRange(540, 1_050).replace(/[\u00a0\u2009\u202f]/g, " ")).toBe(range);
  // After midnight is no other day.
  expect(clockRange(1_080, 1_500)).not.toContain("1970");
});

test("the lines of an address have commas only where the language writes them", () => {
  const address = (language: string, ...lines: string[]) => textsOf(centerMessages(language)).address(lines);
  expect(address("de", "Kaistraße 12", "24103 Kiel")).toBe("Kaistraße 12, 24103 Kiel");
  expect(address("ja", "横浜市1-12", "〒231-0002")).toBe("横浜市1-12 〒231-0002");
  expect(address("ar", "شارع الميناء 12", "جدة")).toBe("شارع الميناء 12، جدة");
});

describe("an owner's own words", () => {
  test("replace one message of one language", () => {
    const overrides = { de: { "nav.gettingStarted": "So geht's" } };
    expect(textsOf(centerMessages("de", overrides)).t("nav.gettingStarted")).toBe("So geht's");
    expect(textsOf(centerMessages("fr", overrides)).t("nav.gettingStarted")).toBe("Premiers pas");
  });

  test.each([
    ["nav.home", "Start", null],
    ["nav.unknown", "Start", "unknown"],
    ["toString", "Start", "unknown"],
    ["guide.steps", "x", "unknown"],
    ["guide.steps/few", "{count}", "unknown"],
    ["nav.home", "  ", "empty"],
    ["nav.home", "x".repeat(41), "too-long"],
    ["nav.home", "two\nlines", "not-plain"],
    ["nav.home", "Home {name}", "placeholders"],
    ["page.updated", "Updated", "placeholders"],
    ["page.updated", "{date} {date}", null],
    ["page.updated", "Updated {date", "placeholders"],
    ["page.updated", "{date} {", "placeholders"],
    ["guide.steps/other", "{count} steps to go", null],
  ])("are checked: %s = %s is %s", (id, text, problem) => {
    expect(findOverrideProblem("en", id, text)).toBe(problem);
  });

  test("that were stored for an older catalog are ignored", () => {
    const overrides = { en: { "page.updated": "Updated {when}" } };
    expect(textsOf(centerMessages("en", overrides)).t("page.updated", { date: "today" })).toBe(
      "Updated today",
    );
  });
});
