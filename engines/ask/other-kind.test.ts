import { describe, expect, test } from "vitest";
import { otherKindThan } from "./other-kind.ts";

describe("another kind of the same thing", () => {
  test.each([
    ["may my cat sleep in the room", "Yes, dogs sleep in the rooms for €10 a night."],
    ["is there a bicycle stand", "Where can I park my car? In the yard."],
    ["when is dinner served", "Breakfast is served from 7 to 10 am."],
    ["do adults need a helmet", "Children need a helmet."],
    ["are you open on Sundays", "On Saturday we open at nine."],
    ["do you take credit cards", "You can pay in cash at the desk."],
    ["until when do I have to check out", "Check-in is from 3 pm."],
    ["can I buy a kayak", "We rent kayaks by the hour."],
    ["Do you run on Linux?", "It runs on Windows and macOS."],
  ])("in English: “%s” isn't answered by “%s”", (question, text) => {
    expect(otherKindThan(question, ["en"])(text)).toBe(true);
  });

  test.each([
    ["Darf ich meine Katze mitbringen?", "Hunde sind bei uns willkommen."],
    ["Wo stelle ich mein Fahrrad ab?", "Autos parken im Hof."],
    ["Gibt es eine Monatskarte?", "Die Tageskarte kostet 9 €."],
    ["Kann ich mit Kreditkarte zahlen?", "Bei uns können Sie bar zahlen."],
    ["Haben Sie am Sonntag auf?", "Samstags öffnen wir um neun."],
  ])("in German: “%s” isn't answered by “%s”", (question, text) => {
    expect(otherKindThan(question, ["de"])(text)).toBe(true);
  });

  test.each([
    ["may my cat sleep in the room", "Pets sleep in the rooms for €10 a night.", "speaks of all kinds"],
    ["may my cat sleep in the room", "Dogs and cats are welcome.", "names both"],
    ["may my cat sleep in the room", "Only dogs are allowed.", "excludes the others"],
    ["may my pets sleep in the room", "Dogs are welcome.", "names one of all kinds"],
    ["may my cat sleep in the room", "Please lock the door.", "names none"],
    ["are you open on Tuesdays", "We open from Monday to Friday.", "has the day in between"],
    ["Wann ist am Dienstag offen?", "Montag bis Freitag ab 9 Uhr.", "has the day in between"],
    ["Darf ich meine Katze mitbringen?", "Nur Hunde sind erlaubt.", "excludes the others"],
  ])("“%s” may be answered by “%s”, which %s", (question, text) => {
    expect(otherKindThan(question, ["de", "en"])(text)).toBe(false);
  });

  test("says nothing in a language without a list", () => {
    expect(otherKindThan("may my cat stay", ["ja"])("Dogs may stay.")).toBe(false);
  });
});
