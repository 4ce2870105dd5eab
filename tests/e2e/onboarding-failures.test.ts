/** Unreadable websites, killed servers and lost connections, as an owner in the wizard sees them. */
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { pageAbout } from "#tests/support/crawled-site.ts";
import { type FailingSite, failingSites } from "#tests/support/failing-sites.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type Site, type SitePage, serveSite } from "#tests/support/static-site.ts";
import {
  heading,
  headings,
  holdForm,
  openWizardBrowser,
  press,
  type WizardBrowser,
} from "#tests/support/wizard-browser.ts";

const env = { CRAWL_ALLOW_PRIVATE: "127.0.0.0/8", BROWSER_PATH: "/none" };
let server: TestServer;
let browser: Browser;
let wizard: WizardBrowser;
const sites: Site[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ env }), launchTestBrowser()]);
  wizard = await openWizardBrowser(server, browser);
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(async () => {
  await wizard?.close();
  await browser?.close();
  await server?.close();
  for (const site of sites) await site.close();
});

/** Starts the server on the same port with the same data, as a process manager does. Open pages stay open. */
async function startAgain({ dataDir, port }: Pick<TestServer, "dataDir" | "port">): Promise<void> {
  server = await startServer({ env: { ...env, PORT: String(port) }, dataDir });
  const before = wizard;
  wizard = await openWizardBrowser(server, browser);
  await before.disconnect();
}

async function siteOf(handler: (path: string) => SitePage | string | null): Promise<Site> {
  const site = await serveSite({
    handler: (path) => {
      const answer = handler(path);
      return typeof answer === "string" ? { body: answer, contentType: "text/html; charset=utf-8" } : answer;
    },
  });
  sites.push(site);
  return site;
}

const paths = ["/faq", "/about", "/contact", "/pricing"];
const goodPages = (path: string) =>
  path === "/" ? pageAbout("Acme", { links: paths }) : paths.includes(path) ? pageAbout(path.slice(1)) : null;

/** One of each page that reports a failure. The messages of all have their tests without the wizard. */
const [shownSites, alikeSites] = [true, false].map((isShown) =>
  failingSites.filter(({ name }) => /nothing/.test(name) === isShown),
);

describe("a website", () => {
  test.each(shownSites ?? [])("that answers $name is reported with the cause, tips and a way on", isReported);
  test.each(alikeSites ?? [])("that answers $name is reported too", { tags: "long" }, isReported);

  async function isReported(failing: FailingSite): Promise<void> {
    const site = await siteOf(() => failing.page);
    const { page, problems } = await wizard.open();
    await press(page, "Next");
    await page.getByLabel("Website URL").fill(site.url);
    await press(page, "Next");
    const panel = page.getByRole("region", { name: "Website Analysis Failed" });
    await panel.waitFor();
    const [firstLine = ""] = (await panel.getByRole("paragraph").first().innerText()).split("\n");
    expect(firstLine).toMatch(failing.shown ?? failing.message);
    await expect.poll(() => panel.getByRole("list").last().getByRole("listitem").count()).toBe(4);
    await expect.poll(() => page.getByRole("button", { name: "Next" }).isDisabled()).toBe(true);
    await press(page, "Change the address");
    await heading(page, headings.url).waitFor();
    expect(problems).toEqual([]);
  }

  test("that never answers can be cancelled, retried and skipped", { tags: "long" }, async () => {
    const site = await siteOf(() => ({ failure: "hang" }));
    const { page } = await wizard.open();
    await press(page, "Next");
    await page.getByLabel("Website URL").fill(site.url);
    await press(page, "Next");
    await heading(page, headings.crawl).waitFor();
    await page.goto("about:blank");
    await page.goto(`${server.origin}/onboarding`);
    await heading(page, headings.crawl).waitFor();
    await press(page, "Skip and go to dashboard");
    await page.waitForURL(`${server.origin}/dashboard`);
  });

  test("that fails and then answers is read on Retry, and the attempts are counted", {
    tags: "long",
  }, async () => {
    let isBroken = true;
    const site = await siteOf((path) => (isBroken ? { status: 404, body: "" } : goodPages(path)));
    const { page } = await wizard.open();
    await press(page, "Next");
    await page.getByLabel("Website URL").fill(site.url);
    await press(page, "Next");
    await page.getByText("Website Analysis Failed").waitFor();
    // Double-clicks, because a click a second later would be another attempt.
    await page.getByRole("button", { name: "Retry" }).evaluate((button: HTMLButtonElement) => {
      for (let clicks = 0; clicks < 2; clicks++) button.click();
    });
    await page.getByText("Tried again once", { exact: true }).waitFor();
    isBroken = false;
    await press(page, "Retry");
    await heading(page, headings.colors).waitFor();
  });

  test("with too little text is reported, and the wizard continues with fallback data", {
    tags: "long",
  }, async () => {
    const site = await siteOf((path) =>
      path === "/"
        ? "<!doctype html><html lang='en'><head><title>Acme</title></head><body><p>Acme in Leeds.</p></body></html>"
        : null,
    );
    const { page } = await wizard.open();
    await press(page, "Next");
    await page.getByLabel("Website URL").fill(site.url);
    await press(page, "Next");
    await heading(page, headings.colors).waitFor();
    await press(page, "Next");
    await heading(page, headings.logo).waitFor();
    await press(page, "Next");
    await page.getByRole("region", { name: "FAQ generation failed" }).waitFor();
    const back = page.getByRole("button", { name: "Back", exact: true });
    await expect.poll(() => back.isDisabled()).toBe(true);
    await press(page, "Retry with fallback data");
    await heading(page, headings.complete).waitFor();
    await press(page, "Create Help Center");
    await page.waitForURL(`${server.origin}/dashboard`);
  });
});

describe("a killed server", () => {
  async function killAndRestart(): Promise<void> {
    const { dataDir, port } = server;
    await server.end("SIGKILL");
    await startAgain({ dataDir, port });
  }

  test("resumes reading a website after its restart, in the page that stayed open", {
    tags: "long",
  }, async () => {
    let isHeld = true;
    const site = await siteOf((path) => (isHeld && path !== "/" ? { failure: "hang" } : goodPages(path)));
    const { page } = await wizard.open();
    await press(page, "Next");
    await page.getByLabel("Website URL").fill(site.url);
    await press(page, "Next");
    await page
      .getByText(/^reading$/)
      .first()
      .waitFor();
    await killAndRestart();
    isHeld = false;
    await heading(page, headings.colors).waitFor();
  });

  test("resumes writing after its restart, in the page that stayed open", {
    tags: "long",
  }, async () => {
    const site = await siteOf(goodPages);
    const { page } = await wizard.open();
    await press(page, "Next");
    await page.getByLabel("Website URL").fill(site.url);
    await press(page, "Next");
    await heading(page, headings.colors).waitFor();
    await press(page, "Next");
    await heading(page, headings.logo).waitFor();
    const goOn = await holdForm(page, { to: "complete" });
    await press(page, "Next");
    await heading(page, headings.generating).waitFor();
    await killAndRestart();
    goOn();
    await heading(page, headings.complete)
      .or(page.getByRole("region", { name: "FAQ generation failed" }))
      .waitFor();
  });

  test("is reported when a button is pressed, and nothing is lost", {
    tags: "long",
  }, async () => {
    const { page } = await wizard.open();
    await press(page, "Next");
    await page.getByLabel("Website URL").fill("https://acme.example");
    const { dataDir, port } = server;
    await server.end("SIGKILL");
    await press(page, "Next");
    await page
      .getByRole("region", { name: "Messages" })
      .getByText("An unexpected error occurred. Please try again.")
      .waitFor();
    await page
      .getByRole("status")
      .filter({ hasText: "Connection lost. Reconnecting..." })
      .waitFor({ state: "attached" });
    await expect.poll(() => page.getByLabel("Website URL").inputValue()).toBe("https://acme.example");
    await startAgain({ dataDir, port });
    await page.getByText("2 of 7").waitFor();
    await page.getByLabel("Website URL").fill("not one");
    await press(page, "Next");
    await page.getByText("Please enter a valid website URL").waitFor();
  });
});
