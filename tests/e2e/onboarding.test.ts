/** The wizard in Chromium, with and without script, with the keyboard, in two tabs, and with double clicks. */
import { readFileSync } from "node:fs";
import { and, eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { companies, generatedFaqs } from "#db/schema.ts";
import type { TeamArea } from "#engines/messages/team/team-catalogs.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { holdTable } from "#tests/support/hold-table.ts";
import { isLive } from "#tests/support/is-live.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { germanProblems } from "#tests/support/team-language.ts";
import {
  createWizardBrowser,
  heading,
  headings,
  holdForm,
  press,
  type WizardBrowser,
  type WizardVisit,
  walkToEnd,
  watchShifts,
} from "#tests/support/wizard-browser.ts";

let app: TestApp;
let browser: Browser;
let wizard: WizardBrowser;
let slowSite: Site;
let smallSite: Site;
/** The slow site serves further pages when this resolves. */
let gate = Promise.resolve();
const problems: string[][] = [];
/** Has enough questions to decide about, and takes a fraction of the sample's time. */
const smallPage = `<!doctype html><html lang="en"><head><title>Hubley</title><meta property="og:site_name" content="Hubley"></head>
<body><main><h1>Hubley repairs bicycles</h1><h2>How long does a repair take?</h2><p>A repair takes three working days, counted from the morning we collect the bike.</p>
<h2>Do you collect bikes from home?</h2><p>Yes, we collect bikes from your home on every weekday between eight and noon.</p>
<h2>What does a new chain cost?</h2><p>A new chain costs 45 euros, which includes the work and a test ride.</p>
<h2>Do you repair electric bikes?</h2><p>Yes, we repair electric bikes of every brand, except for their batteries.</p></main></body></html>`;

beforeAll(async () => {
  const sample = async (path: string) => {
    const file = path === "/" ? "/index.html" : path;
    if (path.endsWith(".html")) await gate;
    try {
      return { body: readFileSync(`sample${file}`), contentType: typeOf(file), latencyMs: 250 };
    } catch {
      return null;
    }
  };
  [app, browser, slowSite, smallSite] = await Promise.all([
    startApp({ CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" }, { works: true }),
    launchTestBrowser(),
    serveSite({ handler: sample }),
    serveSite({ pages: { "/": smallPage } }),
  ]);
  wizard = createWizardBrowser({ ...app, browser });
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(problems.splice(0).flat()).toEqual([]);
});
afterAll(async () => {
  await wizard?.close();
  await browser?.close();
  await slowSite?.close();
  await smallSite?.close();
  await app?.close();
});

function typeOf(file: string): string {
  const types: Record<string, string> = { css: "text/css", svg: "image/svg+xml", png: "image/png" };
  return types[file.split(".").at(-1) ?? ""] ?? "text/html; charset=utf-8";
}

async function open(options: Parameters<WizardBrowser["open"]>[0] = {}): Promise<WizardVisit> {
  return watched(await wizard.open(options));
}

function watched(visit: WizardVisit): WizardVisit {
  problems.push(visit.problems);
  return visit;
}

/** Holds the crawl of the slow site while a test looks at the page. */
function closeGate(): () => void {
  const opened = Promise.withResolvers<void>();
  gate = opened.promise;
  return opened.resolve;
}

const toasts = (page: Page) => page.getByRole("region", { name: "Messages" });
const stepName = (page: Page) =>
  page.getByRole("progressbar", { name: "Setup" }).getAttribute("aria-valuetext");

async function published(companyId: string | null): Promise<string[]> {
  const rows = await wizard.services.db
    .select({ question: generatedFaqs.question })
    .from(generatedFaqs)
    .where(and(eq(generatedFaqs.companyId, companyId ?? ""), eq(generatedFaqs.status, "published")));
  return rows.map(({ question }) => question);
}

async function companyOf(companyId: string | null) {
  const [company] = await wizard.services.db
    .select()
    .from(companies)
    .where(eq(companies.id, companyId ?? ""));
  return company!;
}

describe("the wizard", () => {
  test("leads from the address to a public help center at 1280 px", () => leadsToAHelpCenter(1280));
  test("leads from the address to a public help center at 390 px", { tags: "long" }, () =>
    leadsToAHelpCenter(390),
  );

  async function leadsToAHelpCenter(width: number): Promise<void> {
    const { page, owner } = await open({ viewport: { width, height: 844 } });
    await heading(page, headings.welcome).waitFor();
    await expect.poll(() => page.getByRole("banner").innerText()).toMatch(/^Step Setup\s+Sign Out$/);
    await expect.poll(() => page.title()).toBe("Welcome · Step Setup");
    await expect.poll(() => stepName(page)).toBe("Welcome, 1 of 7");
    await press(page, "Next");
    await heading(page, headings.url).waitFor();
    const main = page.locator("main");
    await expect.poll(() => main.innerText()).toContain(owner.email);
    const shifts = await watchShifts(page);

    const goOn = await holdForm(page, { to: "brand-colors" });
    await press(page, "No website? Try the sample");
    const ledger = page.getByRole("list", { name: "Pages on your website" });
    await ledger
      .getByText(/^\d+ words$/)
      .first()
      .waitFor();
    await page.getByText("Finished reading the sample website.").waitFor();
    await expect.poll(() => ledger.getByRole("listitem").count()).toBeGreaterThan(5);
    await expect.poll(() => main.innerText()).toMatch(/[\d,]+ words on \d+ pages/);
    expect(await shifts()).toEqual([]);
    goOn();
    await heading(page, headings.colors).waitFor();
    const primary = page.getByLabel("Primary color", { exact: true });
    await expect.poll(() => primary.inputValue()).toBe("#B8411B");
    await page.getByRole("img", { name: /^Button text: contrast \d\.\d : 1$/ }).waitFor();
    await press(page, "Next");
    await heading(page, headings.logo).waitFor();
    const name = page.getByLabel("Name", { exact: true });
    await expect.poll(() => name.inputValue()).toBe("Whetline");
    await name.fill(" ");
    await press(page, "Next");
    await page.getByText("Enter the name of your company").waitFor();
    await name.fill("Whetline & Daughters");
    await press(page, "Next");
    await heading(page, headings.complete).waitFor();
    // The questions that Step writes, too.
    await page.getByRole("article").filter({ hasText: "Whetline & Daughters" }).first().waitFor();

    const quoted = page.locator("mark").first();
    await expect.poll(async () => (await quoted.innerText()).length).toBeGreaterThan(5);
    await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(5);
    await press(page, "Create Help Center");
    // Toasts disappear automatically.
    const [gap] = await Promise.all([
      toasts(page)
        .getByText("Help center created successfully!")
        .evaluate((text) => {
          const header = document.querySelector("header")?.getBoundingClientRect();
          return (text.closest("li")?.getBoundingClientRect().top ?? Number.NaN) - (header?.bottom ?? 0);
        }),
      toasts(page)
        .getByText(/^\d+ FAQs have been created for your help center$/)
        .waitFor(),
    ]);
    // The header's controls can be pressed.
    expect(gap).toBeGreaterThanOrEqual(0);
    await page.waitForURL(`${app.origin}/dashboard`);
    const company = await companyOf(owner.companyId);
    expect(company).toMatchObject({
      onboardingCompleted: true,
      isPublic: true,
      companyName: "Whetline & Daughters",
      helpCenterSubdomain: "whetline-daughters",
    });
    const visitor = await browser.newPage();
    const answer = await visitor.goto(`${app.origin}/help/${company.helpCenterSubdomain}`);
    expect(answer?.status()).toBe(200);
    await expect.poll(() => visitor.locator("body").innerText()).toContain("Welcome to our Help Center");
    await page.goto(`${app.origin}/onboarding`);
    expect(page.url()).toBe(`${app.origin}/dashboard`);
  }

  test.each([390, 1280])(
    "causes no layout shift at %s px while pages and colors of a slow site arrive",
    {
      tags: "long",
    },
    async (width) => {
      const { page } = await open({ viewport: { width, height: 844 } });
      await press(page, "Next");
      await page.getByLabel("Website URL").fill(slowSite.url);
      const shifts = await watchShifts(page);
      await holdForm(page, { to: "brand-colors" });
      await press(page, "Next");
      await page.getByText("Finished reading").waitFor();
      expect(await shifts()).toEqual([]);
    },
  );

  test("is at the same step with the same colors after a reload and on another device", {
    tags: "long",
  }, async () => {
    const { page, owner } = await open();
    await press(page, "Next");
    await press(page, "Start empty");
    await heading(page, headings.colors).waitFor();
    await page.getByLabel("Primary color", { exact: true }).fill("#0a7");
    await page.getByLabel("Secondary color", { exact: true }).focus();
    await expect.poll(async () => (await stateOf(page)).colors.primary).toBe("#00AA77");
    await page.reload();
    const { page: other } = watched(await wizard.openAs(owner));
    for (const one of [page, other]) {
      await heading(one, headings.colors).waitFor();
      await expect.poll(() => one.getByLabel("Primary color", { exact: true }).inputValue()).toBe("#00AA77");
    }
  });

  test("is at the same step with the same values after a reload and on another device, at every step", {
    tags: "long",
  }, async () => {
    const { page, owner } = await open();
    const others: string[] = [];
    async function sameElsewhere(title: string, mark: (page: Page) => Promise<string> = async () => "") {
      await heading(page, title).waitFor();
      const here = await mark(page);
      await page.reload();
      await isLive(page);
      await heading(page, title).waitFor();
      await expect.poll(() => mark(page)).toBe(here);
      const other = watched(await wizard.openAs(owner, { viewport: { width: 390, height: 844 } }));
      await heading(other.page, title).waitFor();
      await expect.poll(() => mark(other.page)).toBe(here);
      await other.page.context().close();
      others.push(title);
    }
    await sameElsewhere(headings.welcome);
    await press(page, "Next");
    await sameElsewhere(headings.url);
    const openGate = closeGate();
    await page.getByLabel("Website URL").fill(slowSite.url);
    await press(page, "Next");
    await heading(page, headings.crawl).waitFor();
    await page.reload();
    await isLive(page);
    openGate();
    await heading(page, headings.colors).waitFor();
    await page.getByLabel("Primary color", { exact: true }).fill("#0a7");
    // The other device has the colors, although Next wasn't pressed.
    const stored = async (one: Page) => {
      await one.waitForFunction(
        () => (document.getElementById("primary") as HTMLInputElement).value === "#00AA77",
      );
      return one.getByLabel("Secondary color", { exact: true }).inputValue();
    };
    await page.getByLabel("Secondary color", { exact: true }).focus();
    await expect.poll(async () => (await stateOf(page)).colors.primary).toBe("#00AA77");
    await sameElsewhere(headings.colors, stored);
    await press(page, "Next");
    await heading(page, headings.logo).waitFor();
    await page.getByRole("radio", { name: /^No image/ }).check();
    await expect.poll(async () => (await stateOf(page)).selectedLogo.kind).toBe("wordmark");
    await sameElsewhere(headings.logo, async (one) =>
      String(await one.getByRole("radio", { name: /^No image/ }).isChecked()),
    );
    const goOn = await holdForm(page, { to: "complete" });
    await press(page, "Next");
    await heading(page, headings.generating).waitFor();
    await page.reload();
    goOn();
    await heading(page, headings.complete).waitFor();
    await sameElsewhere(headings.complete, (one) => one.getByRole("article").first().innerText());
    expect(others).toHaveLength(5);
  });

  test("survives the browser's Back and Forward", async () => {
    const { page } = await open();
    await press(page, "Next");
    await heading(page, headings.url).waitFor();
    await page.goto(`${app.origin}/privacy`);
    await page.goBack();
    await heading(page, headings.url).waitFor();
    await press(page, "Back");
    await heading(page, headings.welcome).waitFor();
    await page.goto(`${app.origin}/onboarding`);
    await heading(page, headings.welcome).waitFor();
  });

  test("has an address for each step, which Back, Forward, a reload and links open", {
    tags: "long",
  }, async () => {
    const { page, owner } = await open();
    const at = (step: string) => page.waitForURL(`${app.origin}/onboarding/${step}`);
    await at("welcome");
    // Steps that aren't open yet lead to the one that is.
    await page.goto(`${app.origin}/onboarding/brand-colors`);
    await at("welcome");
    await isLive(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await walkToEnd(page);
    await at("complete");
    expect(requests.filter((path) => path.endsWith(".data"))).toEqual([]);
    const first = page.getByRole("article").first();
    await first.getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("Question", { exact: true }).fill("What did the owner write?");
    await press(page, "Save");
    await first.getByRole("heading", { name: "What did the owner write?" }).waitFor();

    // Reading and writing would immediately lead forward again, so Back skips them.
    await page.goBack();
    await at("logo-selection");
    await page.goBack();
    await heading(page, headings.colors).waitFor();
    await at("brand-colors");
    await page.getByLabel("Primary color", { exact: true }).fill("#123456");
    await page.getByLabel("Secondary color", { exact: true }).focus();
    await expect.poll(async () => (await stateOf(page)).colors.primary).toBe("#123456");
    await page.reload();
    await isLive(page);
    await at("brand-colors");
    await expect.poll(() => page.getByLabel("Primary color", { exact: true }).inputValue()).toBe("#123456");
    await page.goBack();
    await heading(page, headings.url).waitFor();
    await page.goForward();
    await page.goForward();
    await heading(page, headings.logo).waitFor();
    await press(page, "Back");
    await heading(page, headings.colors).waitFor();
    await at("brand-colors");
    // A link opens a step elsewhere without moving this tab, and isn't moved by it.
    const { page: other } = watched(await wizard.openAs(owner));
    await heading(other, headings.colors).waitFor();
    await other.goto(`${app.origin}/onboarding/complete`);
    await heading(other, headings.complete).waitFor();
    await heading(page, headings.colors).waitFor();
    await other.getByRole("heading", { name: "What did the owner write?" }).waitFor();
    await press(page, "Next");
    await heading(page, headings.logo).waitFor();
    await heading(other, headings.complete).waitFor();
  });

  test("works without script, to the logo of a center without a website", async () => {
    // Refused forms have the status 400, which the console logs.
    const { page } = await wizard.open({ javaScriptEnabled: false });
    await press(page, "Next");
    await page.getByLabel("Website URL").fill("not a website");
    await press(page, "Next");
    await page.getByText("Please enter a valid website URL").waitFor();
    await press(page, "Start empty");
    const primary = page.getByLabel("Primary color", { exact: true });
    await expect.poll(() => primary.inputValue()).toBe("#6E0AD6");
    await primary.fill("nothing");
    await press(page, "Next");
    await page.getByText("Please enter a color such as #6E0AD6").first().waitFor();
    await primary.fill("#123456");
    await press(page, "Next");
    await heading(page, headings.logo).waitFor();
    await press(page, "Back");
    await heading(page, headings.colors).waitFor();
    await expect.poll(() => primary.inputValue()).toBe("#123456");
  });

  test("works without script, each step as a form", { tags: "long" }, async () => {
    // Refused forms have the status 400, which the console logs.
    const { page, owner } = await wizard.open({ javaScriptEnabled: false });
    await press(page, "Next");
    await heading(page, headings.url).waitFor();
    await page.getByLabel("Website URL").fill("not a website");
    await press(page, "Next");
    await page.getByText("Please enter a valid website URL").waitFor();
    await expect.poll(() => page.getByLabel("Website URL").inputValue()).toBe("not a website");
    await press(page, "No website? Try the sample");
    await heading(page, headings.crawl).waitFor();
    // The page reloads automatically.
    await page.getByText("Finished reading the sample website.").waitFor();
    await press(page, "Next");
    await page.getByLabel("Primary color", { exact: true }).fill("nothing");
    await press(page, "Next");
    await page.getByText("Please enter a color such as #6E0AD6").first().waitFor();
    await page.getByLabel("Primary color", { exact: true }).fill("#123456");
    await press(page, "Next");
    await page.getByRole("radio", { name: /^No image/ }).check();
    // Waits for the navigation, because the URL is the same.
    const arrived = page.waitForEvent("framenavigated");
    await press(page, "Use this logo");
    await arrived;
    await expect.poll(() => page.getByRole("radio", { name: /^No image/ }).isChecked()).toBe(true);
    await press(page, "Next");
    await heading(page, headings.generating).waitFor();
    // The text is in the log, and again for screen readers.
    await page
      .getByText(/each with its source/)
      .first()
      .waitFor();
    await press(page, "Next");
    await heading(page, headings.complete).waitFor();
    // The first ones are uncertain, and drafts already. Each page begins with the other groups closed.
    const openReady = () => page.locator("summary", { hasText: "Orders and postage" }).click();
    const chosen = page.getByRole("checkbox", { name: "Publish", checked: true });
    const ready = page.getByRole("article").filter({ has: chosen });
    await openReady();
    await ready.first().getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("Question", { exact: true }).fill("No?");
    await press(page, "Save");
    await page.getByText("A question needs at least 5 characters").waitFor();
    await page.getByLabel("Question", { exact: true }).fill("Is this written by hand?");
    await press(page, "Save");
    await openReady();
    await page.getByRole("heading", { name: "Is this written by hand?" }).waitFor();
    const chosenCount = await chosen.count();
    const stored = page.waitForEvent("framenavigated");
    await chosen.nth(1).click();
    await stored;
    await openReady();
    await expect.poll(() => chosen.count()).toBe(chosenCount - 1);
    await page.getByRole("article").nth(2).getByRole("button", { name: "Remove" }).click();
    await page.getByText("Question removed").waitFor();
    await press(page, "Create Help Center");
    await page.waitForURL(`${app.origin}/dashboard`);
    await page.getByText(/Help center created successfully!/).waitFor();
    const company = await companyOf(owner.companyId);
    expect(company.themeSettings).toMatchObject({ primaryColor: "#123456" });
    expect(company.logoUrl).toBeNull();
    expect(await published(owner.companyId)).toContain("Is this written by hand?");
  });

  test("works with the keyboard alone, and the focus follows the steps", { tags: "long" }, async () => {
    const { page } = await open();
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
    async function tabTo(name: RegExp): Promise<void> {
      for (let presses = 0; presses < 150; presses++) {
        await page.keyboard.press("Tab");
        const label = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent?.trim() ?? "";
        });
        if (name.test(label)) return;
      }
      throw new Error(`the keyboard does not reach ${name}`);
    }
    await tabTo(/^Next$/);
    await page.keyboard.press("Enter");
    await heading(page, headings.url).waitFor();
    await expect.poll(focused).toBe(headings.url);
    await tabTo(/^No website\?/);
    const goOn = await holdForm(page, { to: "brand-colors" });
    await page.keyboard.press("Enter");
    await heading(page, headings.crawl).waitFor();
    await expect.poll(focused).toBe(headings.crawl);
    goOn();
    await heading(page, headings.colors).waitFor();
    await expect.poll(focused).toBe(headings.colors);
    await tabTo(/ as secondary color$/);
    await page.keyboard.press("Space");
    await tabTo(/^Next$/);
    await page.keyboard.press("Enter");
    await heading(page, headings.logo).waitFor();
    await expect.poll(focused).toBe(headings.logo);
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowUp");
    await expect.poll(async () => (await stateOf(page)).selectedLogo.isChosen).toBe(true);
    await tabTo(/^Next$/);
    await page.keyboard.press("Enter");
    await heading(page, headings.complete).waitFor();
    await expect.poll(focused).toBe(headings.complete);
    await tabTo(/^Edit$/);
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toBe("question");
    await page.keyboard.press("Escape");
    await expect.poll(focused).toBe("Edit");
    // Keys decide from anywhere on the page, and open closed groups.
    const boxes = page.getByRole("checkbox", { name: "Publish" });
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("j");
    await boxes.first().and(page.locator(":focus")).waitFor();
    const isOn = await boxes.first().getAttribute("aria-checked");
    await page.keyboard.press("p");
    await expect.poll(() => boxes.first().getAttribute("aria-checked")).not.toBe(isOn);
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    await page.keyboard.press("e");
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toBe("question");
    await page.keyboard.press("Escape");
    await tabTo(/^See it in the text$/);
    await page.keyboard.press("Enter");
    const source = page.getByRole("dialog", { name: "Source" });
    await source.locator("mark").first().waitFor();
    expect(await shownProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(focused).toBe("See it in the text");
    await tabTo(/^Remove$/);
    await page.keyboard.press("Enter");
    await expect.poll(focused).toMatch(/^\d+ questions$/);
    await tabTo(/^Create Help Center$/);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${app.origin}/dashboard`);
  });

  test("is idempotent, however often its buttons are clicked", { tags: "long" }, async () => {
    const { page, owner } = await open();
    await page.getByRole("button", { name: "Next" }).dblclick();
    await heading(page, headings.url).waitFor();
    await page.getByRole("button", { name: "No website? Try the sample" }).dblclick();
    await heading(page, headings.colors).waitFor();
    await page.getByRole("button", { name: "Next" }).click();
    await heading(page, headings.logo).waitFor();
    await page.getByRole("button", { name: "Next" }).dblclick();
    await heading(page, headings.complete).waitFor();
    const goOn = await holdForm(page, { intent: "complete" });
    const create = page.getByRole("button", { name: "Create Help Center" });
    await create.evaluate((button: HTMLButtonElement) => {
      for (let clicks = 0; clicks < 10; clicks++) button.click();
    });
    await page.getByRole("button", { name: "Creating your help center..." }).waitFor();
    goOn();
    // Fails if there are two toasts, because Playwright is strict.
    await toasts(page).getByText("Help center created successfully!").waitFor();
    await page.waitForURL(`${app.origin}/dashboard`);
    const questions = await published(owner.companyId);
    expect(new Set(questions).size).toBe(questions.length);
  });
});

/** Requests the state as the page does. */
async function stateOf(page: Page) {
  const answer = await page.evaluate(async () => (await fetch("/onboarding/state")).json());
  return answer.state;
}

describe("colors", () => {
  test("that are saved while they are picked don't lead back from the next step", {
    tags: "long",
  }, async () => {
    const { page } = await open();
    await press(page, "Next");
    await press(page, "Start empty");
    await heading(page, headings.colors).waitFor();
    await page.getByLabel("Primary color", { exact: true }).fill("#123456");
    await press(page, "Next");
    await heading(page, headings.logo).waitFor();
    // Repeats the form, as a slow connection could.
    const answer = await page.evaluate(async () => {
      const body = new URLSearchParams({ intent: "save-colors", primary: "#123456", secondary: "#121212" });
      return (await fetch("/onboarding/state", { method: "POST", body })).json();
    });
    expect(answer).toMatchObject({
      result: { ok: true, step: null },
      state: { step: "logo-selection", colors: { primary: "#123456" } },
    });
  });
});

describe("two tabs", () => {
  test("stay on the same step, and see each other's changes to a question", { tags: "long" }, async () => {
    const { page, owner } = await open();
    const { page: other } = watched(await wizard.openAs(owner));
    await heading(other, headings.welcome).waitFor();
    await press(page, "Next");
    await heading(other, headings.url).waitFor();
    const both = [page, other];
    const hold = async (fields: Record<string, string>) => {
      const held = await Promise.all(both.map((one) => holdForm(one, fields)));
      return () => held.forEach((goOn) => void goOn());
    };
    // Both buttons are pressed before either request arrives, because a tab that saw the other's step would press the
    // next one.
    const pressBoth = async (fields: Record<string, string>) => {
      const goOn = await hold(fields);
      for (const one of both) await press(one, "Next");
      goOn();
    };
    const goOn = await hold({ to: "brand-colors" });
    await press(other, "No website? Try the sample");
    await heading(page, headings.crawl).waitFor();
    goOn();
    for (const one of both) await heading(one, headings.colors).waitFor();
    await pressBoth({ intent: "save-colors", next: "true" });
    for (const one of both) await heading(one, headings.logo).waitFor();
    await pressBoth({ intent: "generate" });
    for (const one of both) await heading(one, headings.complete).waitFor();
    // Both tabs edit the first question. The second to save sees the conflict, keeps its text, and overwrites.
    for (const one of [page, other])
      await one.getByRole("article").first().getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("Question", { exact: true }).fill("What did the first tab write?");
    await other.getByLabel("Question", { exact: true }).fill("What did the second tab write?");
    await press(page, "Save");
    await page.getByRole("heading", { name: "What did the first tab write?" }).waitFor();
    await press(other, "Save");
    const conflict = other.getByRole("alert");
    await conflict.getByText("This question has changed since you opened it.").waitFor();
    await conflict.getByText("What did the first tab write?").waitFor();
    const typed = other.getByLabel("Question", { exact: true });
    await expect.poll(() => typed.inputValue()).toBe("What did the second tab write?");
    await press(other, "Save");
    await page.getByRole("heading", { name: "What did the second tab write?" }).waitFor();
    await press(page, "Create Help Center");
    for (const one of [page, other]) await one.waitForURL(`${app.origin}/dashboard`);
    expect(await published(owner.companyId)).toContain("What did the second tab write?");
  });
});

describe("the address", () => {
  test("is prefilled from the owner's, but not from a mail provider's", { tags: "long" }, async () => {
    const { page } = await open({ user: { email: "ada@acme-bikes.example" } });
    await press(page, "Next");
    const field = (one: Page) => one.getByLabel("Website URL");
    await expect.poll(() => field(page).inputValue()).toMatch(/^https:\/\/acme-bikes\.example\/?$/);
    const { page: other } = await open({ user: { email: "ada.lovelace@gmail.com" } });
    await press(other, "Next");
    await expect.poll(() => field(other).inputValue()).toBe("");
  });

  test("is validated and completed on blur", async () => {
    const { page } = await open();
    await press(page, "Next");
    const field = page.getByLabel("Website URL");
    await field.fill("what is this");
    await field.blur();
    await page.getByText("Please enter a valid website URL").waitFor();
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    await field.fill("ftp://acme.example");
    await field.blur();
    await page.getByText("URL must use HTTP or HTTPS protocol").waitFor();
    await field.fill("acme.example/shop");
    await field.blur();
    await expect.poll(() => field.inputValue()).toBe("https://acme.example/shop");
    await expect.poll(() => field.getAttribute("aria-invalid")).toBeNull();
    await field.fill("");
    await press(page, "Next");
    await page.getByText("Please enter a valid website URL").waitFor();
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test("keeps what was typed before hydration", { tags: "long" }, async () => {
    const { page } = await open();
    await press(page, "Next");
    await heading(page, headings.url).waitFor();
    const released = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await released.promise;
      await route.continue().catch(() => undefined);
    });
    await page.reload({ waitUntil: "commit" });
    const field = page.getByLabel("Website URL");
    await field.fill("not a website");
    released.resolve();
    await isLive(page);
    await press(page, "Next");
    await page.getByText("Please enter a valid website URL").waitFor();
    await expect.poll(() => field.inputValue()).toBe("not a website");
  });

  test("can be skipped, which continues without content and in the product's colors", {
    tags: "long",
  }, async () => {
    const { page, owner } = await open({ user: { companyName: "Acme Bikes" } });
    await press(page, "Next");
    await press(page, "Start empty");
    await heading(page, headings.colors).waitFor();
    const primary = page.getByLabel("Primary color", { exact: true });
    await expect.poll(() => primary.inputValue()).toBe("#6E0AD6");
    await press(page, "Next");
    await heading(page, headings.logo).waitFor();
    await press(page, "Next");
    await heading(page, headings.complete).waitFor();
    await press(page, "Create Help Center");
    await page.waitForURL(`${app.origin}/dashboard`);
    expect(await companyOf(owner.companyId)).toMatchObject({
      isPublic: true,
      helpCenterSubdomain: "acme-bikes",
    });
  });
});

describe("reading", () => {
  test("can be stopped, and leads back to the address", { tags: "long" }, async () => {
    const { page } = await open();
    const openGate = closeGate();
    await press(page, "Next");
    await page.getByLabel("Website URL").fill(slowSite.url);
    await press(page, "Next");
    await heading(page, headings.crawl).waitFor();
    await press(page, "Cancel");
    await heading(page, headings.url).waitFor();
    openGate();
    await expect.poll(() => page.getByLabel("Website URL").inputValue()).toBe(`${slowSite.url}/`);
  });

  test("and the whole wizard can be skipped", { tags: "long" }, async () => {
    const { page, owner } = await open();
    const openGate = closeGate();
    await press(page, "Next");
    await page.getByLabel("Website URL").fill(slowSite.url);
    await press(page, "Next");
    await heading(page, headings.crawl).waitFor();
    await press(page, "Skip and go to dashboard");
    openGate();
    await toasts(page).getByText("Onboarding skipped").waitFor();
    await page.waitForURL(`${app.origin}/dashboard`);
    expect(await companyOf(owner.companyId)).toMatchObject({ onboardingCompleted: true, isPublic: false });
    const { page: second } = await open();
    await press(second, "Skip onboarding and go to dashboard");
    await second.waitForURL(`${app.origin}/dashboard`);
  });
});

describe("the logo", () => {
  test("can be an upload, a detected one, or none", { tags: "long" }, async () => {
    const { page } = await open();
    await press(page, "Next");
    await press(page, "No website? Try the sample");
    await heading(page, headings.colors).waitFor();
    const picture = readFileSync("sample/apple-touch-icon.png");
    const upload = page.getByLabel("Upload a logo");
    await upload.setInputFiles({
      name: "notes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("no picture"),
    });
    await page.getByRole("alert").filter({ hasText: /image/i }).waitFor();
    await upload.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: picture });
    await page.getByText(/^Yours\./).waitFor();
    await press(page, "Next");
    await heading(page, headings.logo).waitFor();
    const own = page.getByRole("radio", { name: /^Your upload/ });
    await expect.poll(() => own.isChecked()).toBe(true);
    await page
      .getByRole("radio", { name: /^Logo / })
      .first()
      .check();
    await expect.poll(() => own.count()).toBe(0);
    const chosen = async () => (await stateOf(page)).selectedLogo;
    await expect.poll(chosen).toMatchObject({ kind: "found", isChosen: true });
    await upload.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: picture });
    await own.waitFor();
    await page.getByRole("radio", { name: /^No image/ }).check();
    await expect.poll(async () => (await stateOf(page)).selectedLogo.kind).toBe("wordmark");
  });
});

describe("the questions", () => {
  test("can be edited, unpublished, removed and restored before publishing", { tags: "long" }, async () => {
    const { page, owner } = await open();
    await walkToEnd(page, smallSite.url);
    // The others are withheld until the owner has checked them, or belong to closed groups.
    const drafts = page
      .getByRole("group")
      .filter({ hasNot: page.getByRole("heading", { name: /Check this first|More we found/ }) })
      .getByRole("article");
    const draft = (index: number) => drafts.nth(index);
    const title = (index: number) => draft(index).getByRole("heading").innerText();
    const [first, second, third] = [await title(0), await title(1), await title(2)];
    await draft(0).getByRole("checkbox", { name: "Publish" }).click();
    await page.getByText("Draft", { exact: true }).waitFor();
    await draft(1).getByRole("button", { name: "Remove" }).click();
    await toasts(page).getByText("Question removed").waitFor();
    await expect.poll(() => title(1)).toBe(third);
    await toasts(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => title(1)).toBe(second);
    await draft(2).getByRole("button", { name: "Remove" }).click();
    await expect.poll(() => page.getByRole("heading", { name: third, exact: true }).count()).toBe(0);
    await draft(1).getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("Question", { exact: true }).fill("Abc");
    await press(page, "Save");
    await page.getByText("A question needs at least 5 characters").waitFor();
    await page.getByLabel("Answer", { exact: true }).fill("An answer **of our own**.");
    await page.getByLabel("Question", { exact: true }).fill("What do you say yourselves?");
    await press(page, "Save");
    await page.getByText("Edited by you").waitFor();
    await page.locator("strong", { hasText: "of our own" }).waitFor();
    await press(page, "Create Help Center");
    await page.waitForURL(`${app.origin}/dashboard`);
    const questions = await published(owner.companyId);
    expect(questions).toContain("What do you say yourselves?");
    for (const gone of [first, second, third]) expect(questions).not.toContain(gone);
  });
});

describe("each step", () => {
  test("is in German, has no accessibility violations and fits, at both widths, light and dark", {
    tags: "long",
  }, async () => {
    const { page } = await open({ reducedMotion: "reduce", locale: "de-DE" });
    async function check(title: string): Promise<void> {
      await heading(page, title).waitFor();
      expect(await shownProblems(page), title).toEqual([]);
      // Questions have the language of the website. Paths and the owner's address are data.
      const data = [/^\/|^Step$|^Aa$|@|127\.0\.0\.1|^Company \d+|^Whetline|^\d+ × \d+ px$|^#/];
      const areas = ["wizard", "sources"] satisfies TeamArea[];
      expect(await germanProblems(page, { areas, data }), title).toEqual([]);
    }
    await check("Willkommen");
    await press(page, "Weiter");
    await check("Ist das die Adresse Ihrer Website?");
    await page.getByLabel("Adresse der Website").fill("http://127.0.0.1:9");
    await press(page, "Weiter");
    await page.getByText("Die Website ließ sich nicht lesen").waitFor();
    await check("Ihre Website wird analysiert");
    await press(page, "Adresse ändern");
    const openGate = closeGate();
    await page.getByLabel("Adresse der Website").fill(slowSite.url);
    await press(page, "Weiter");
    await check("Ihre Website wird analysiert");
    openGate();
    await check("Sind das Ihre Farben?");
    await press(page, "Weiter");
    await check("Wählen Sie ein Logo von Ihrer Website, oder laden Sie ein eigenes hoch");
    await press(page, "Weiter");
    await check("Ihr Hilfe-Center ist fertig!");
    await page.getByRole("link", { name: "Ändern" }).first().click();
    await page.getByLabel("Frage", { exact: true }).waitFor();
    await check("Ihr Hilfe-Center ist fertig!");
  });
});

describe("while the account can't be read", () => {
  test("says so, and continues automatically", { tags: "long" }, async () => {
    const { page, owner } = await open();
    const release = await holdTable(wizard.services.db, "onboardings");
    await page.goto(`${app.origin}/onboarding`);
    await heading(page, "Loading your account...").waitFor();
    await page.getByText("Taking longer than expected...").waitFor();
    await release();
    await heading(page, headings.welcome).waitFor();
    expect(owner.companyId).not.toBeNull();
  });
});
