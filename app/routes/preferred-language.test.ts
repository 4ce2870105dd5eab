import { expect, test } from "vitest";
import { preferredLanguage } from "./preferred-language.ts";

test.each([
  ["de-AT,de;q=0.9,en;q=0.8", ["en", "de"], "de"],
  ["en;q=0.5, fr;q=0.9", ["en", "fr"], "fr"],
  ["pt-PT", ["pt-BR", "pt-PT"], "pt-PT"],
  ["zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"],
  ["de;q=0, en", ["de", "en"], "en"],
  ["sv", ["en", "de"], null],
  ["*, not a tag!;q=x", ["en"], null],
  [`${"x".repeat(10_000)},de`, ["de"], null],
])("%s of %j is %s", (header, available, expected) => {
  const request = new Request("https://a.test", { headers: { "accept-language": header } });
  expect(preferredLanguage(request, available)).toBe(expected);
});

test("a visitor without the header prefers none", () => {
  expect(preferredLanguage(new Request("https://a.test"), ["en"])).toBeNull();
});
