import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { en } from "./en.ts";
import { packs } from "./packs.ts";
import { anyOf, phrasesOf, topicWords } from "./words.ts";

const engines = fileURLToPath(new URL("../", import.meta.url));
/** Search has its own table, which the browser loads with a copied help center. */
const search = /^search\//;
const files = readdirSync(engines, { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    /(?<!\.(?:test|fixture|d))\.ts$/.test(file) &&
    !/^(?:languages|messages\/catalogs|messages\/team\/de|ask\/words|ask\/wordings|ask\/kinds|customer-questions\/words|exam\/words|recording\/tasks\/askings)\//.test(
      file,
    ) &&
    !/^customer-questions\/trades\.ts$/.test(file) &&
    !search.test(file),
);

describe("words of a language", () => {
  /** What is left of a pattern's alternatives when only plain words of five letters or more count. */
  const wordsOf = (pattern: RegExp | null) =>
    (pattern?.source ?? "").split("|").filter((word) => /^\p{L}{5,}$/u.test(word));
  const english = new Set(
    Object.values(en.hours)
      .concat(Object.values(en.questions))
      .flatMap((words) => wordsOf(words)),
  );
  const foreign = packs
    .filter(({ code }) => code !== "en")
    .flatMap(({ calendar, hours, contact, prices }) => [
      ...calendar.days.map((day) => new RegExp(day.source.replaceAll("?", ""))),
      calendar.month,
      calendar.daily,
      hours.closed,
      hours.open,
      contact.labelWord,
      contact.phone,
      prices.from,
      prices.free,
    ])
    .flatMap(wordsOf)
    .filter((word) => !english.has(word));
  const notEnglish = new Set(foreign.filter((word) => /[^a-z]/.test(word)));

  test("are known to this test", () => {
    expect(notEnglish.size).toBeGreaterThan(25);
    expect([...notEnglish]).toEqual(expect.arrayContaining(["öffnungszeiten", "téléphone", "février"]));
  });

  test.each(files)("are in the packs and not in %s", (file) => {
    const code = readFileSync(engines + file, "utf8")
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
      .toLowerCase();
    const words = new Set(code.match(/\p{L}+/gu));
    const days =
      /montags?|dienstags?|geschlossen|fermée?|cerrado|chiuso|gesloten|fechado|kapalı|lundi|lunes|lunedì|maandag|segunda|pazartesi/;
    expect([...words].filter((word) => notEnglish.has(word) || days.test(word))).toEqual([]);
  });
});

test("each file of a language is registered", () => {
  const codes = readdirSync(`${engines}languages`).flatMap(
    (file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(packs.map(({ code }) => code).sort()).toEqual(codes.sort());
});

test("a pattern takes the words of all packs, and of languages without one", () => {
  const closed = new RegExp(`^(?:${anyOf("hours.closed")})$`, "u");
  for (const word of ["closed", "geschlossen", "fermé", "cerrado", "chiuso", "gesloten", "fechado", "kapalı"])
    expect(closed.test(word), word).toBe(true);
  expect(anyOf("questions.opener")).toContain("почему");
});

test("a list that a language does not have leaves no empty alternative", () => {
  expect(anyOf("grammar.spacedMark").split("|")).not.toContain("");
  expect(topicWords("spoken", "heading")).toBe("");
});

test("texts are only there for the languages that have them", () => {
  expect(phrasesOf((pack) => pack.facts.pricePlural)).toEqual({ en: "How much do {name} cost?" });
  expect(phrasesOf((pack) => pack.facts.hours).de).toBe("Wann haben Sie geöffnet?");
});

test.each(packs)("$code has seven days and words of every topic's question", (pack) => {
  expect(pack.calendar.days).toHaveLength(7);
  expect(pack.calendar.shortDays ?? pack.calendar.days).toHaveLength(7);
  expect(Object.values(pack.topics).filter(({ question }) => question === "")).toEqual([]);
});
