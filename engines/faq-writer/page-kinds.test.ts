import { expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import { isStory, legalPage, privacyPage } from "./page-kinds.ts";
import { readPage } from "./read-page.ts";

test.each([
  ["/privacy-policy", true, true],
  ["/agb", true, true],
  ["/polityka/rodo", true, true],
  ["/publichnaya-oferta", true, false],
  ["/impressum", true, false],
  ["/mentions-legales", true, false],
  // Products in Italian, and what a Polish company offers.
  ["/prodotti", false, false],
  ["/oferta", false, false],
  ["/tagblatt", false, false],
])("%s is a legal page: %s, and one about data or contracts: %s", (path, isLegal, isPrivacy) => {
  expect(legalPage.test(path)).toBe(isLegal);
  expect(privacyPage.test(path)).toBe(isPrivacy);
});

test.each([
  ["/blog/opening", true],
  ["/news.html", true],
  ["/2021/03/13/opening", true],
  ["/press", true],
  ["/preview", false],
  ["/pressure-washing", false],
  ["/prevention", false],
  ["/event-barn", false],
])("%s is news: %s", (path, isNews) => {
  expect(isStory(readPage(buildPage("<h1>The mill</h1>", { url: `https://example.org${path}` })))).toBe(
    isNews,
  );
});
