import { expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import { checkEvidence } from "./check-evidence.ts";
import { writeFaqs } from "./write-faqs.ts";

const days = {
  ja: ["月", "火", "水", "木", "金", "土", "日", "祝"],
  de: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
};
type Language = keyof typeof days;

function pageOf(language: Language, rows: string[][]): ReturnType<typeof buildPage> {
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  const table = `<table><thead>${row(["", ...days[language]], "th")}</thead><tbody>${rows.map((cells) => row(cells, "td")).join("")}</tbody></table>`;
  const texts = {
    ja: ["アクセス", "駅から徒歩2分の場所にあります。お気軽にお越しください。"],
    de: ["Kontakt", "Die Praxis liegt zwei Minuten vom Bahnhof, im Erdgeschoss."],
  };
  const [title, sentence] = texts[language];
  return buildPage(`<h1>${title}</h1><p>${sentence}</p>${table}`, {
    url: "https://site.example/access",
    title: title!,
    language,
  });
}

function hoursOf(page: ReturnType<typeof buildPage>) {
  const contactInfo = { emails: [], phones: [], addresses: [], socialMedia: {} };
  return writeFaqs({ pages: [page], companyName: null, contactInfo }).faqs.find(
    ({ topic }) => topic === "hours",
  );
}

test("marks below days say when a practice is open", () => {
  const page = pageOf("ja", [
    ["9:00-14:00", "○", "○", "○", "-", "○", "○", "○", "○"],
    ["15:30-19:30", "○", "○", "○", "休診", "○", "△", "×", ""],
  ]);
  expect(hoursOf(page)?.answer).toBe(
    "- 9:00-14:00: 月, 火, 水, 金, 土, 日, 祝\n- 15:30-19:30: 月, 火, 水, 木 休診, 金, 土 △",
  );
});

test("a changed mark is a changed statement", () => {
  const morning = ["8:00–12:00", "✓", "✓", "✓", "✓", "✓", "–", "–"];
  const before = pageOf("de", [morning, ["14:00–18:00", "✓", "✓", "–", "✓", "–", "–", "–"]]);
  const after = pageOf("de", [morning, ["14:00–18:00", "✓", "✓", "✓", "✓", "–", "–", "–"]]);
  const faq = hoursOf(before)!;
  expect(faq.evidence).toEqual(["8:00–12:00: Mo, Di, Mi, Do, Fr", "14:00–18:00: Mo, Di, Do"]);
  const verdicts = checkEvidence(
    faq.evidence.map((sentence) => ({ url: faq.sourceUrl, sentence })),
    { pages: [after], gonePages: [] },
  );
  expect(verdicts.map(({ state }) => state)).toEqual(["stands", "missing"]);
});

test("a table whose marks can't be read says nothing about opening hours", () => {
  const icons = ["", "", "", "", "", "", "", ""];
  expect(
    hoursOf(
      pageOf("ja", [
        ["9:00-14:00", ...icons],
        ["15:30-19:30", ...icons],
      ]),
    ),
  ).toBeUndefined();
});
