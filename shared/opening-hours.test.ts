import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatRanges,
  type HoursRange,
  type OpeningHours,
  openStateAt,
  parseRanges,
} from "./opening-hours.ts";

describe("parseRanges", () => {
  test.each<[string, HoursRange[] | null]>([
    ["", []],
    ["closed", []],
    ["9-17", [[540, 1020]]],
    [
      "9:00 – 12:00, 13.30-17h",
      [
        [540, 720],
        [810, 1020],
      ],
    ],
    ["9am to 5:30pm", [[540, 1050]]],
    ["12pm-12am", [[720, 1440]]],
    ["18:00-02:00", [[1080, 1560]]],
    ["00:00-24:00", [[0, 1440]]],
    [
      "13:00-17:00, 9:00-12:00",
      [
        [540, 720],
        [780, 1020],
      ],
    ],
    ["nine to five", null],
    ["9-25", null],
    ["9:75-10", null],
    ["13pm-14pm", null],
    ["9-9", null],
    ["24:00-3:00", null],
    ["9-12, 11-13", null],
    ["9-10, 10-11, 11-12, 12-13, 13-14", null],
    ["9-17<script>", null],
  ])("reads %j", (text, ranges) => {
    expect(parseRanges(text)).toEqual(ranges);
  });

  test("reads what formatRanges writes", () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1439 }))
      .map(([from, length]): HoursRange => [from, from + length]);
    fc.assert(
      fc.property(range, (one) => {
        expect(parseRanges(formatRanges([one]))).toEqual([one]);
      }),
    );
  });
});

describe("openStateAt", () => {
  const day: HoursRange[] = [
    [540, 720],
    [780, 1020],
  ];
  const hours: OpeningHours = {
    timeZone: "Europe/Berlin",
    week: [day, day, day, day, [[1080, 1560]], [], []],
    exceptions: { "2026-12-24": [], "2026-12-27": [[600, 660]] },
  };
  // The 23rd of November 2026 is a Monday, and Berlin is an hour ahead of UTC.
  test.each<[string, ReturnType<typeof openStateAt>]>([
    ["2026-11-23T07:59:00Z", { isOpen: false, next: { inDays: 0, weekday: 0, at: 540 } }],
    ["2026-11-23T08:00:00Z", { isOpen: true, until: 720 }],
    ["2026-11-23T11:00:00Z", { isOpen: false, next: { inDays: 0, weekday: 0, at: 780 } }],
    ["2026-11-23T16:00:00Z", { isOpen: false, next: { inDays: 1, weekday: 1, at: 540 } }],
    ["2026-11-27T20:00:00Z", { isOpen: true, until: 120 }],
    ["2026-11-28T00:30:00Z", { isOpen: true, until: 120 }],
    ["2026-11-28T01:00:00Z", { isOpen: false, next: { inDays: 2, weekday: 0, at: 540 } }],
    ["2026-12-24T09:00:00Z", { isOpen: false, next: { inDays: 1, weekday: 4, at: 1080 } }],
    ["2026-12-27T09:30:00Z", { isOpen: true, until: 660 }],
    // The clock is set forward on this Sunday, and back on the other one.
    ["2026-03-30T07:00:00Z", { isOpen: true, until: 720 }],
    ["2026-10-26T07:59:00Z", { isOpen: false, next: { inDays: 0, weekday: 0, at: 540 } }],
  ])("at %s", (now, state) => {
    expect(openStateAt(hours, new Date(now))).toEqual(state);
  });

  const allDay: HoursRange[] = [[0, 1440]];
  const weekOf = (...week: HoursRange[][]): OpeningHours => ({ timeZone: "UTC", week });
  test.each<[string, OpeningHours, string, number | null]>([
    ["all day, every day", weekOf(...Array(7).fill(allDay)), "2026-11-23T23:59:00Z", null],
    [
      "past midnight in two parts",
      weekOf([[1080, 1440]], [[0, 120]], [], [], [], [], []),
      "2026-11-23T20:00:00Z",
      120,
    ],
    ["all day, until the weekend", weekOf(allDay, allDay, [], [], [], [], []), "2026-11-23T10:00:00Z", null],
    ["all day, for the last day", weekOf(allDay, allDay, [], [], [], [], []), "2026-11-24T10:00:00Z", 0],
    [
      "hours that overlap those of the next day",
      weekOf([[1080, 1500]], [[30, 180]], [], [], [], [], []),
      "2026-11-23T20:00:00Z",
      180,
    ],
    [
      "a break after midnight",
      weekOf([[1080, 1440]], [[60, 120]], [], [], [], [], []),
      "2026-11-23T20:00:00Z",
      0,
    ],
  ])("%s", (_, hours, now, until) => {
    expect(openStateAt(hours, new Date(now))).toEqual({ isOpen: true, until });
  });

  test("says nothing of a company that never opens", () => {
    const never = { timeZone: "UTC", week: [[], [], [], [], [], [], []] };
    expect(openStateAt(never, new Date())).toEqual({ isOpen: false, next: null });
  });

  test("agrees with a search minute by minute", () => {
    const week = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 900 }))
        .map(([from, length]): HoursRange[] => [[from, from + length]]),
      { minLength: 7, maxLength: 7 },
    );
    fc.assert(
      fc.property(week, fc.integer({ min: 0, max: 10_079 }), (days, minute) => {
        const now = new Date(Date.UTC(2026, 10, 23) + minute * 60_000);
        const isIn = days.some(([range], index) =>
          [-7, 0, 7].some((weeks) => {
            const [from = 0, to = 0] = range ?? [];
            const start = (index + weeks) * 1440 + from;
            return minute >= start && minute < start + (to - from);
          }),
        );
        expect(openStateAt({ timeZone: "UTC", week: days }, now).isOpen).toBe(isIn);
      }),
    );
  });
});
