/**
 * Public pages stay light in every language: at most 10 kB of script and 30 kB together, compressed, without the font and
 * pictures. `npm run bench -- faq-page` prints the sizes.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderWeight, sumOf, weighPage } from "#bench/weigh-page.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { contentChangesArrived } from "#tests/support/public-center.ts";
import { makeSpokenCenter } from "#tests/support/spoken-center/make-spoken-center.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

test.each(["en", "de", "ja", "ar", "ru"] as const)("in %s", async (language) => {
  const { pages } = await makeSpokenCenter(app.services.db, language);
  await contentChangesArrived(app.services);
  for (const name of ["home", "question", "results", "none", "list", "contact"] as const) {
    const files = await weighPage(app.origin + pages[name]);
    const table = `${name}\n${renderWeight(files)}`;
    const scripts = files.filter(({ isScript }) => isScript);
    expect(scripts.length, table).toBeGreaterThan(0);
    expect(sumOf(scripts, "wire"), table).toBeLessThanOrEqual(10_000);
    expect(sumOf(files, "wire"), table).toBeLessThanOrEqual(30_000);
  }
});
