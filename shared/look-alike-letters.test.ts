import { expect, test } from "vitest";
import { lookAlikeLetters } from "./look-alike-letters.ts";

test.each([
  ["info@\u0430cme.example", ["\u0430 (Cyrillic)"]],
  ["info@sh\u043ep.acme.example", ["\u043e (Cyrillic)"]],
  ["info@g\u03bf\u03bfd.example", ["\u03bf (Greek)"]],
  ["info@\u0430\u0440\u0440le.example", ["l (Latin)", "e (Latin)"]],
  ["info@\u0430b.example", ["\u0430 (Cyrillic)"]],
  [
    "info@\u0440\u043e\u0441\u0430.com",
    ["\u0440 (Cyrillic)", "\u043e (Cyrillic)", "\u0441 (Cyrillic)", "\u0430 (Cyrillic)"],
  ],
])("names the letters in %s", (email, letters) => expect(lookAlikeLetters(email)).toEqual(letters));

test.each([
  "info@acme.example",
  "info@müller-söhne.de",
  "info@почта.рф",
  "info@роса.рф",
  "info@магазин.com",
  "info@ελλάδα.gr",
  "info@acme.рф",
  "info@株式会社acme.jp",
  "info@123.example",
  "аdа@acme.example",
  "",
])("says nothing about %s", (email) => expect(lookAlikeLetters(email)).toEqual([]));
