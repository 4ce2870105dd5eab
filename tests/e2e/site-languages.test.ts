/** A website in three languages, from the wizard to the help center, and a server that is killed between two of them. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findCompany } from "#features/companies/company-record.server.ts";
import { submitWebsiteUrl } from "#features/onboarding/website-crawl.server.ts";
import type { WizardState } from "#features/onboarding/wizard.ts";
import { getWizardState } from "#features/onboarding/wizard-state.server.ts";
import type { Services } from "#platform/services.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser } from "#tests/support/sign-in.ts";
import {
  type StudioLanguage,
  studioPath,
  studioRoutes,
  studioTexts,
} from "#tests/support/site-in-languages.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { openWizardBrowser, press, type WizardBrowser, walkToEnd } from "#tests/support/wizard-browser.ts";

const env = { CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" };
const studio = { kind: "hreflang" as const, languages: ["de", "en", "ja"] as StudioLanguage[] };
const routes = studioRoutes(studio);
/** The second page of the last language. */
const heldPath = studioPath(studio, "ja", "faq");
let isHeld = false;
let site: Site;
let server: TestServer;
let browser: Browser;
let wizard: WizardBrowser;

beforeAll(async () => {
  site = await serveSite({
    handler: (path) => {
      if (isHeld && path === heldPath) return { failure: "hang" };
      const body = routes[path];
      return body === undefined ? null : { body, contentType: "text/html; charset=utf-8" };
    },
  });
  [server, browser] = await Promise.all([startServer({ env }), launchTestBrowser()]);
  wizard = await openWizardBrowser(server, browser);
});
afterAll(async () => {
  await wizard?.close();
  await browser?.close();
  await server?.close();
  await site?.close();
});

const stateOf = (services: Services, scope: OwnerScope): Promise<WizardState | null> =>
  getWizardState(services, scope);

test("becomes a help center in the languages that the owner keeps", { tags: "long" }, async () => {
  const { page, problems, owner } = await wizard.open();
  await press(page, "Next");
  await page.getByRole("textbox").fill(site.url);
  await press(page, "Next");
  const languages = page.getByRole("region", { name: "Languages" });
  await languages.getByText("Japanese").waitFor();
  await page.getByText("Colors are next").waitFor();
  await expect
    .poll(() => languages.getByRole("listitem").allInnerTexts())
    .toEqual([
      expect.stringContaining("German"),
      expect.stringContaining("English"),
      expect.stringContaining("Japanese"),
    ]);
  expect(await shownProblems(page)).toEqual([]);
  await languages.getByRole("listitem").filter({ hasText: "Japanese" }).getByRole("button").click();
  await languages.getByRole("button", { name: "Add" }).waitFor();
  await press(page, "Next");
  await walkToEnd(page);
  await press(page, "Create Help Center");
  await page.waitForURL("**/dashboard");
  expect(problems).toEqual([]);

  const { services } = wizard;
  const company = await findCompany(services.db, { companyId: owner.companyId! });
  const center = `${server.origin}/help/${company!.helpCenterSubdomain}`;
  const [german, english] = await Promise.all(
    [`${center}/faq`, `${center}/en/faq`].map((url) => fetch(url).then((answer) => answer.text())),
  );
  for (const [at, [question]] of studioTexts.de.faqs.entries()) {
    expect(german).toContain(question);
    expect(english).toContain(studioTexts.en.faqs[at]![0]);
    expect(english).not.toContain(question);
  }
  expect((await fetch(`${center}/ja/faq`)).status).toBe(404);
});

test("killed between two languages, the next start reads all of them, each page once", {
  tags: "long",
}, async () => {
  isHeld = true;
  const { services } = wizard;
  const { userId, email, companyId } = await createUser(services);
  const scope = ownerScope({ userId, email, companyId: companyId! });
  await submitWebsiteUrl(services, scope, { url: site.url });
  const pagesIn = (state: WizardState | null) =>
    state?.crawl?.languages.map(({ tag, pages }) => `${tag} ${pages}`).join(", ");
  await expect.poll(() => stateOf(services, scope).then(pagesIn)).toMatch(/de 4, en 4/);
  expect((await stateOf(services, scope))?.crawl?.status).toBe("running");
  await wizard.disconnect();
  await server.end("SIGKILL");

  isHeld = false;
  const { dataDir, port } = server;
  server = await startServer({ env: { ...env, PORT: String(port) }, dataDir });
  wizard = await openWizardBrowser(server, browser);
  const status = () => stateOf(wizard.services, scope).then((state) => state?.crawl?.status);
  await expect.poll(status).toBe("completed");
  const state = await stateOf(wizard.services, scope);
  expect(pagesIn(state)).toBe("de 4, en 4, ja 4");
  expect(new Set(state!.crawl!.pages.map(({ path }) => path)).size).toBe(12);
});
