import { describe, expect, test } from "vitest";
import type { Verdict } from "#engines/faq-writer/check-evidence.ts";
import { addDoubtfulDay, doubtAbout } from "./doubtful-reading.ts";

const url = "https://acme.example/";
const states = (...all: Verdict["state"][]) =>
  all.map((state, index) => ({
    url: `${url}${index}`,
    sentence: `Sentence ${index}.`,
    verdict: { state, pageHash: null } as Verdict,
  }));

describe("a reading", () => {
  test.each([
    ["believes a site that lost one answer of many", states("page-gone", "stands", "stands", "stands"), null],
    ["believes a small site that lost its only answer", states("missing"), null],
    ["doubts a site that lost most answers", states("missing", "page-gone", "missing", "stands"), "emptied"],
    ["learns nothing from pages that couldn't be read", states("unread", "unread", "unread", "unread"), null],
  ])("%s", (_, known, doubt) => {
    expect(doubtAbout({ url, finalUrl: url, known })).toBe(doubt);
  });

  test("doubts another domain as soon as an answer is gone there", () => {
    const finalUrl = "https://parking.example/acme";
    expect(doubtAbout({ url, finalUrl, known: states("page-gone", "stands") })).toBe("moved");
    expect(doubtAbout({ url, finalUrl, known: states("stands", "stands") })).toBeNull();
    expect(
      doubtAbout({ url, finalUrl: "https://www.acme.example/", known: states("missing", "stands") }),
    ).toBeNull();
  });
});

test("a doubtful site is believed on the third day, however often it is read on one", () => {
  const read = (days: string[], at: string) => addDoubtfulDay(days, new Date(at));
  const first = read([], "2026-03-01T08:00:00Z");
  const again = read(first.days, "2026-03-01T20:00:00Z");
  const second = read(again.days, "2026-03-02T08:00:00Z");
  const third = read(second.days, "2026-03-03T08:00:00Z");
  expect([first, again, second, third].map(({ isBelieved }) => isBelieved)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
