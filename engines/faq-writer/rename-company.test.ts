import { expect, test } from "vitest";
import type { FaqOrigin } from "#shared/enumerations.ts";
import { renameCompany } from "./rename-company.ts";

const names = { from: "Birch $& Hill", to: "Oak & Elm" };

test.each<[string, FaqOrigin, string | null]>([
  ["What is Birch $& Hill?", "fact", "What is Oak & Elm?"],
  ["Wie kann ich Birch $& Hill kontaktieren?", "fact", "Wie kann ich Oak & Elm kontaktieren?"],
  ["Who runs Birch $& Hill?", "section", "Who runs Oak & Elm?"],
  ["Birch $& Hill", "section", "Oak & Elm"],
  ["Does Birch $& Hill ship to Spain?", "model", "Does Oak & Elm ship to Spain?"],
  ["Where are the Birch $& Hills?", "model", null],
  // The website's own words.
  ["What is Birch $& Hill?", "explicit", null],
  ["Tours of Birch $& Hill", "section", null],
  ["What is Birch $& Hill?", "manual", null],
  ["What are your prices?", "fact", null],
])("%s, %s: %s", (question, origin, renamed) => {
  expect(renameCompany({ question, origin }, names)).toBe(renamed);
});

test("the same name changes nothing", () => {
  const faq = { question: "What is Acme?", origin: "fact" } as const;
  expect(renameCompany(faq, { from: "Acme", to: "Acme" })).toBeNull();
});
