/** What is suggested when no sentence is sure to answer. */
import { describe, expect, it } from "vitest";
import { ask } from "./ask.ts";
import { buildAskIndex } from "./ask-index.ts";
import { excerptOf } from "./excerpt.ts";
import type { Passage } from "./passage.ts";

const passage = (
  kind: Passage["kind"],
  url: string,
  heading: string,
  sentences: string[],
  language = "en",
): Passage => ({
  ...{
    id: `${url}#${heading}`,
    kind,
    title: kind === "page" ? "Mill Farm" : heading,
    sentences,
    url,
    language,
  },
  ...{ heading: kind === "page" ? heading : null, checkedAt: kind === "page" ? "2026-11-20" : null },
});
const page = (url: string, heading: string, sentences: string[], language?: string) =>
  passage("page", url, heading, sentences, language);

async function near(passages: Passage[], text: string): Promise<string[]> {
  const calibration = { answerFrom: 2, nearFrom: 0.2 };
  const result = ask(await buildAskIndex(passages), { text }, { calibration });
  return result.near.map(({ passage: { heading, title } }) => heading ?? title);
}

describe("suggestions", () => {
  const beds = page("https://mill.example/", "Beds", ["Each cabin has beds and cribs for children."]);
  const cribs = page("https://mill.example/", "Cribs", ["Cribs for children are in the barn."]);
  const baths = page("https://mill.example/", "Baths", ["Children love the tubs beside the cribs."]);
  const other = page("https://mill.example/news", "News", ["New cribs for children arrived."]);

  it("have at most two sections of a page", async () => {
    const found = await near([beds, cribs, baths, other], "are there cribs for children?");
    expect(found).toHaveLength(3);
    expect(found).toContain("News");
    expect(found.slice(0, 2).filter((heading) => heading !== "News").length).toBeGreaterThan(0);
  });

  it("show what the owner wrote instead of the page that says the same", async () => {
    const copy = passage("question", "/faq/cribs", "Are cribs available?", [...cribs.sentences]);
    const found = await near([cribs, copy, other], "are there cribs for children?");
    expect(found).toContain("Are cribs available?");
    expect(found).not.toContain("Cribs");
  });

  it("don't leave out a text that has another one's words and says more", async () => {
    const owner = passage("question", "/faq/contact", "Contact", ["Owner: Ann Lee"]);
    const about = page("https://mill.example/about", "About us", [
      "Owner Ann Lee is a certified trainer of dogs.",
    ]);
    expect(await near([owner, about], "Is the owner certified?")).toContain("About us");
  });

  it("have what states the only thing that is asked, though it shares no word", async () => {
    const contains = page("https://mill.example/", "Pies", [
      "All with butter.",
      "Contains: wheat, milk and egg.",
    ]);
    expect(await near([contains], "Which allergens?")).toEqual(["Pies"]);
    const unrelated = page("https://mill.example/", "Gift box", ["Contains: two candles and a card."]);
    expect(await near([unrelated], "Which allergens?")).toEqual([]);
  });

  it.each([
    ["de", "Welche Allergene?", "Enthält Weizen, Milch und Eier.", "Enthält zwei Kerzen und eine Karte."],
    ["fr", "Quels allergènes ?", "Contient : blé, lait et œufs.", "Contient deux bougies et une carte."],
    ["es", "¿Qué alérgenos?", "Contiene trigo, leche y huevo.", "Contiene dos velas y una tarjeta."],
    ["it", "Quali allergeni?", "Contiene frumento, latte e uova.", "Contiene due candele e un biglietto."],
    ["nl", "Welke allergenen?", "Bevat tarwe, melk en eieren.", "Bevat twee kaarsen en een kaart."],
    ["ja", "アレルギーは？", "小麦、卵を使用しています。", "カードとろうそくを使用しています。"],
  ])("have it in other languages (%s)", async (language, text, sentence, unrelated) => {
    expect(await near([page("/a", "Box", [sentence], language)], text)).toEqual(["Box"]);
    expect(await near([page("/a", "Box", [unrelated], language)], text)).toEqual([]);
  });
});

describe("excerptOf", () => {
  const of = (sentences: string[], chosen: number[]) => {
    const { telling, shown } = excerptOf(page("/", "Prices", sentences), chosen);
    return [telling, ...shown];
  };

  it("shows the sentence before and those after, in a row", () => {
    expect(of(["We open at nine.", "Come early.", "It fills up.", "Bring cash."], [1])).toEqual([
      1, 0, 1, 2, 3,
    ]);
  });

  it("begins with a sentence that says something", () => {
    expect(of(["Email", "maria@acme.example"], [0])).toEqual([1, 0, 1]);
    expect(of(["Sauna"], [0])).toEqual([0, 0]);
    expect(of([], [])).toEqual([0, 0]);
  });

  it("stops before it gets long", () => {
    const long = "word ".repeat(63);
    expect(of([long, "Short and right.", long, "After it."], [1])).toEqual([1, 1]);
    const rows = Array.from({ length: 30 }, (_, at) => `€${at}`);
    expect(of(rows, [4])).toHaveLength(1 + 9);
  });
});
