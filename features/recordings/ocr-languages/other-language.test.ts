import { expect, test } from "vitest";
import { otherLanguageOf } from "./other-language.ts";

/** As data for English reads it: without umlauts. */
const german = [
  "Laden Sie Ihr Team ein, damit alle die Schichten der Woche sehen.",
  "Die Einladung ist sieben Tage lang gueltig und kann danach noch einmal gesendet werden.",
  "Sie haben noch keine Personen in dieser Gruppe. Fuegen Sie die erste mit dem Knopf oben hinzu.",
  "Wir senden eine Nachricht an alle, die in der Woche arbeiten, wenn Sie den Plan veroeffentlichen.",
  "Mit der Rolle legen Sie fest, was eine Person sehen und aendern darf. Das geht auch spaeter.",
  "Die Aenderungen sind noch nicht gespeichert und gehen verloren, wenn Sie die Seite verlassen.",
];

test("finds the language of the screens if it isn't the help center's", () => {
  expect(otherLanguageOf(german, "en")).toBe("de");
  expect(otherLanguageOf(german, "de-AT")).toBeNull();
});

test("doesn't guess from the few words of a form, however often they are shown", () => {
  const form = ["Team", "Einladen", "Name und Rolle", "Speichern"];
  expect(otherLanguageOf(Array.from({ length: 60 }, () => form).flat(), "en")).toBeNull();
});
