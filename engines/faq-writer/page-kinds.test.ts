import { expect, test } from "vitest";
import { legalPage, privacyPage } from "./page-kinds.ts";

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
