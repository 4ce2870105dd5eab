import { expect, test } from "vitest";
import { catalogTags } from "#engines/messages/select-catalog.ts";
import { guideLimits } from "#shared/guide-limits.ts";
import { newGuideWords, newStepWords, recordedGuideTitle } from "./new-guide-words.server.ts";

test("guides without words of their own are worded in the help center's language", () => {
  expect(newGuideWords("en-GB")).toMatchObject({
    title: "Getting Started",
    firstSteps: ["First step", "Second step"],
    description: "Insert description here...",
  });
  expect(newGuideWords("fr")).toMatchObject({ title: "Premiers pas", firstSteps: ["Étape 1", "Étape 2"] });
  expect(newStepWords("de-CH")).toMatchObject({ description: "Beschreibung hier einfügen..." });
  expect(newStepWords("de-CH").titles[2]).toBe("Schritt 3");
  expect(newStepWords(null).titles).toHaveLength(guideLimits.steps);
});

test("a recorded guide is titled after the company in every language", () => {
  expect(recordedGuideTitle("en", " Acme ")).toBe("Getting Started with Acme");
  expect(recordedGuideTitle("de", "Acme")).toBe("Erste Schritte mit Acme");
  expect(recordedGuideTitle("de", "")).toBe("Erste Schritte");
  const titles = catalogTags.map((tag) => recordedGuideTitle(tag, "Acme"));
  expect(titles.filter((title) => !title.includes("Acme"))).toEqual([]);
});
