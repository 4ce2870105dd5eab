import { expect, test } from "vitest";
import { teamMessages } from "#engines/messages/team/team-catalogs.ts";
import { englishTexts, teamTexts } from "#engines/messages/team/team-texts.ts";
import { groupByDay } from "./audit-days.ts";

test("groups entries by day, with the names that a reader expects", () => {
  const entries = [
    "2026-11-23T00:10:00Z",
    "2026-11-22T23:50:00Z",
    "2026-11-20T12:00:00Z",
    "2026-11-20T08:00:00Z",
    "2025-12-31T08:00:00Z",
  ].map((at) => ({ at }));
  const at = { now: "2026-11-23T10:00:00Z", zone: "UTC" } as const;
  const groups = groupByDay(entries, { ...at, texts: englishTexts("audit") });
  expect(groups.map(({ name, entries: { length } }) => [name, length])).toEqual([
    ["Today", 1],
    ["Yesterday", 1],
    ["Friday, November 20", 2],
    ["Wednesday, December 31, 2025", 1],
  ]);
  const german = groupByDay(entries, { ...at, texts: teamTexts(teamMessages("audit", "de")) });
  expect(german.map(({ name }) => name)).toEqual([
    "Heute",
    "Gestern",
    "Freitag, 20. November",
    "Mittwoch, 31. Dezember 2025",
  ]);
});
