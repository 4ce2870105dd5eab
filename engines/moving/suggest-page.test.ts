import { expect, test } from "vitest";
import { pageSuggester } from "./suggest-page.ts";

const pages = [
  "Brake pads and rotors",
  "Replace a spoke",
  "Can I give a plan as a gift?",
  "How long can I pause my plan?",
  "Rücksendung und Erstattung",
].map((title, id) => ({ id, title }));
const suggest = pageSuggester(pages);

test.each([
  ["the brake rotors and pads", "/hc/articles/115004", "Brake pads and rotors"],
  ["here", "/hc/articles/7-Replacing-a-spoke", "Replace a spoke"],
  ["read this", "./give-a-plan-as-gift.md", "Can I give a plan as a gift?"],
  ["Erstattung bei Rücksendung", "/hc/de/articles/9", "Rücksendung und Erstattung"],
])("suggests a page for the link “%s” to %s", (text, address, title) => {
  expect(suggest({ text, address })?.title).toBe(title);
});

test("doesn't suggest the page that has the link", () => {
  const link = { text: "here", address: "/hc/articles/7-Replacing-a-spoke" };
  expect(suggest({ ...link, from: 0 })?.id).toBe(1);
  expect(suggest({ ...link, from: 1 })).toBeNull();
});

test.each([
  ["here", "/hc/articles/115004"],
  ["our plan", "/plans"],
  ["Shipping abroad", "/hc/articles/8-Shipping-abroad"],
  ["", "%E0%A4%A"],
])("suggests nothing for the link “%s” to %s", (text, address) => {
  expect(suggest({ text, address })).toBeNull();
});

test("a word that most titles have, such as a name, suggests nothing", () => {
  const many = Array.from({ length: 20 }, (_, id) => ({ id, title: `Acme Item${id}` }));
  expect(pageSuggester(many)({ text: "Acme", address: "/acme" })).toBeNull();
  expect(pageSuggester(many)({ text: "Acme Item7", address: "/" })?.title).toBe("Acme Item7");
});
