import { expect, test } from "vitest";
import { teamMessages } from "#engines/messages/team/team-catalogs.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { unprotectedText } from "./unprotected-text.ts";

test.each([
  [[], "Everyone has one."],
  [["Tom Becker"], "Tom Becker has neither. Step will ask on their next page."],
  [["Tom", "Ann"], "Tom and Ann have neither. Step will ask on their next page."],
  [["Tom", "Ann", "Bo", "Cy"], "Tom, Ann, Bo, and 1 other have neither. Step will ask on their next page."],
  [
    ["Tom", "Ann", "Bo", "Cy", "Di"],
    "Tom, Ann, Bo, and 2 others have neither. Step will ask on their next page.",
  ],
])("%j", (names, text) => {
  expect(unprotectedText(names, teamTexts(teamMessages("account", "en")))).toBe(text);
});
