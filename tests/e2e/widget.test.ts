/** The widget on a company's website, in Chromium. */
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { contactMessages, dailyVisits } from "#db/schema.ts";
import { axeViolations } from "#tests/support/accessibility.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { hostPage, openWidgetHost, type WidgetHost } from "#tests/support/widget-host.ts";

let app: TestApp;
let browser: Browser;
let host: WidgetHost;
const problems: string[] = [];

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  host = await openWidgetHost(app, {
    name: "clay",
    pages: ({ snippet }) => ({
      "/mugs": hostPage(
        `<main><h1>Dishwasher safe mugs</h1><a href="/broken" data-step-article="broken">Broken?</a></main>${snippet}`,
      ),
    }),
    settings: { hasShortcut: true },
    company: { companyName: "Clayfoot", themeSettings: { primaryColor: "#b24a2b" } },
  });
});

afterEach(() => expect(problems.splice(0)).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await host?.site.close();
  await app?.close();
});

async function open(width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(`${host.site.url}/mugs`);
  await page.getByRole("button", { name: "Help" }).waitFor();
  return page;
}

async function solved(): Promise<number | undefined> {
  const [row] = await app.services.db
    .select({ solved: dailyVisits.solved })
    .from(dailyVisits)
    .where(eq(dailyVisits.companyId, host.companyId));
  return row?.solved;
}

const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
  });

test("everything works with the keyboard", { tags: "long" }, async () => {
  const page = await open();
  await page.getByRole("button", { name: "Help" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Clayfoot Help Center" });
  await dialog.getByText("About this page").waitFor();
  await expect.poll(() => focused(page)).toBe("Ask or search");
  await page.keyboard.type("can it go in the dishwasher?");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Answer to “can it go in the dishwasher?”");
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Open the answer");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Is the mug safe in the dishwasher?");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Yes");
  await page.keyboard.press("Enter");
  await dialog.getByText("Thank you for telling us.").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await focused(page)).toBe("Help");
  await page.keyboard.press("Control+k");
  await dialog.waitFor();
  await expect.poll(() => focused(page)).toBe("Ask or search");
  await page.context().close();
});

test("a phone shows it full screen, and the page behind can't be reached", async () => {
  const page = await open(390);
  await page.getByRole("button", { name: "Help" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("About this page").waitFor();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
  expect(await axeViolations(page)).toEqual([]);
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press("Tab");
    expect(await focused(page)).not.toBe("Broken?");
  }
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.context().close();
});

test("any element opens an article, and a message names the page", async () => {
  const page = await open();
  const dialog = page.getByRole("dialog");
  await page.getByRole("link", { name: "Broken?" }).click();
  await dialog.getByRole("heading", { name: "If something arrives broken" }).waitFor();
  expect(page.url()).toBe(`${host.site.url}/mugs`);
  await expect
    .poll(() => dialog.getByRole("listitem").allTextContents())
    .toEqual(["Take a picture.", "Reply to your order email."]);
  await dialog.getByRole("button", { name: "Send us a message" }).click();
  await dialog.getByRole("button", { name: "Send message" }).click();
  await dialog.getByText("Please enter a message").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const message = dialog.getByRole("textbox", { name: "Message" });
  await message.fill("Hello! Is the mug safe in the dishwasher?");
  await dialog.getByText("This may answer it").waitFor();
  await dialog.getByText("All our glazes are safe in the dishwasher and the microwave.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "This answered it" }).click();
  await expect.poll(() => focused(page)).toBe("Glad that helped.");
  await expect.poll(() => dialog.getByRole("button", { name: "Send message" }).isVisible()).toBe(false);
  await expect.poll(solved).toBe(1);
  await dialog.getByRole("button", { name: "Send my message anyway" }).click();
  await dialog.getByRole("button", { name: "Not quite" }).click();
  await dialog.getByText("This may answer it").waitFor({ state: "hidden" });
  await expect.poll(() => message.inputValue()).toBe("Hello! Is the mug safe in the dishwasher?");
  await message.fill("Do you still make rust?");
  await dialog.getByRole("textbox", { name: "Your Name" }).fill("Dana");
  await dialog.getByRole("textbox", { name: "Your Email" }).fill("dana@example.com");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await dialog.getByText("Message sent successfully!").waitFor();
  const [stored] = await app.services.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.companyId, host.companyId));
  expect(stored).toMatchObject({ name: "Dana", pageUrl: `${host.site.url}/mugs` });
  await page.context().close();
});

test("commands from before the script are kept, and events reach the page", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    const step = (...args: unknown[]) => void step.q.push(args);
    step.q = [] as unknown[][];
    Object.assign(window, { Step: step });
    for (const name of ["open", "close", "search", "article"]) step("on", name, () => events.push(name));
    step("search", "dishwasher");
  });
  await page.goto(`${host.site.url}/mugs`);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("1 result for “dishwasher”").waitFor();
  await page.evaluate(() => window.Step?.("article", "/faq/dishwasher"));
  await dialog.getByRole("heading", { name: "Is the mug safe in the dishwasher?" }).waitFor();
  await page.evaluate(() => window.Step?.("close"));
  await dialog.waitFor({ state: "hidden" });
  expect(await page.evaluate(() => Reflect.get(window, "events"))).toEqual([
    "open",
    "search",
    "article",
    "close",
  ]);
  await context.close();
});
