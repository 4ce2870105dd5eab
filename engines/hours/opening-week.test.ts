import { expect, test } from "vitest";
import { formatRanges } from "#shared/opening-hours.ts";
import { openingWeek } from "./opening-week.ts";

const shown = (texts: string[], language = "en") =>
  openingWeek(texts, language)?.map((ranges) => formatRanges(ranges)) ?? null;

test.each([
  [
    "We are open Monday to Saturday from 9 am to 10 pm, and Sundays from 9 am to 2 pm.",
    "en",
    [...Array(6).fill("09:00-22:00"), "09:00-14:00"],
  ],
  [
    "Montag bis Freitag: 8:00–12:00, 13:00–17:00 Uhr; Samstag geschlossen",
    "de",
    [...Array(5).fill("08:00-12:00, 13:00-17:00"), "", ""],
  ],
  ["Du mardi au samedi : 10h-19h30", "fr", ["", ...Array(5).fill("10:00-19:30"), ""]],
  ["Thursday to Saturday: 18:00-02:00", "en", ["", "", "", ...Array(3).fill("18:00-02:00"), ""]],
])("reads %j", (text, language, week) => {
  expect(shown(["We sharpen knives.", text], language)).toEqual(week);
});

test.each([
  "The workshop on Saturday is from 10:00 to 12:00.",
  "We are open all week.",
  "Monday to Friday: 9:00-9:00",
  "",
])("finds no opening hours in %j", (text) => {
  expect(shown([text])).toBeNull();
});
