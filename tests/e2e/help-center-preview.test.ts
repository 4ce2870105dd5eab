/** Live previews of help centers on a product page, in Chromium and with the product's content policy. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { type PreviewServer, servePreviewPage } from "#tests/support/preview-page/serve.ts";

let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([servePreviewPage(), launchTestBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const green = "rgb(27, 77, 62)";
const orange = "rgb(247, 127, 0)";

/** `problems` has console errors, violations of the content policy, and hydration failures. */
async function open(query: string, options: Parameters<Browser["newPage"]>[0] = {}) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(`${server.origin}/?${query}`);
  if (!query.includes("noJs")) await page.locator(".hcp.is-live").first().waitFor();
  return { page, problems };
}

function colorOf(page: Page, selector: string, property = "backgroundColor"): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name as "color"], property);
}

describe("a preview of a help center", () => {
  test.each([
    [390, "light"],
    [1280, "light"],
    [390, "dark"],
    [1280, "dark"],
  ] as const)("needs no script and fills its frame at %i px, %s", async (width, colorScheme) => {
    const { page, problems } = await open("noJs", { viewport: { width, height: 900 }, colorScheme });
    const own = await colorOf(page, "body");
    expect(own).toBe(colorScheme === "light" ? "rgb(255, 255, 255)" : "rgb(17, 17, 22)");
    await expect.poll(() => colorOf(page, ".hcp-page", "colorScheme")).toBe(colorScheme);
    if (colorScheme === "light") await expect.poll(() => colorOf(page, ".hc-band a")).toBe(green);
    const [frame, center] = await Promise.all([
      page.locator(".hcp-view").boundingBox(),
      page.locator(".hcp-page .hc").boundingBox(),
    ]);
    expect(center?.width).toBeCloseTo(frame?.width ?? 0, 0);
    expect(center?.height).toBeGreaterThanOrEqual(frame?.height ?? Number.POSITIVE_INFINITY);
    // Narrow frames have the page's phone layout, and wide ones the desktop layout.
    await expect.poll(() => page.locator(".hc-nav").isVisible()).toBe(width === 1280);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await page.close();
  });

  test("is independent of the surrounding page's styles", async () => {
    const { page } = await open("noJs");
    await expect.poll(() => colorOf(page, ".hc-hero p", "textAlign")).toBe("start");
    await expect.poll(() => colorOf(page, ".hc-hero p", "letterSpacing")).toBe("normal");
    await expect.poll(() => colorOf(page, ".hc-band p", "fontSize")).toBe("16px");
    await page.close();
  });

  test("can't be reached by keyboard, pointer or screen reader", async () => {
    const { page } = await open("mode=split");
    await expect.poll(() => page.getByRole("link").count()).toBe(0);
    await expect.poll(() => page.getByRole("heading").count()).toBe(1);
    await expect.poll(() => page.getByRole("main").count()).toBe(1);
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest(".hcp") ?? null))
        .toBeNull();
    }
    const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    await page.close();
  });

  test("updates live, under the content policy and without layout shift", async () => {
    const { page, problems } = await open("stage=unread");
    const bars = () => page.locator(".hc-placeholder").count();
    const heading = () => page.locator(".hcp h1").boundingBox();
    const before = await heading();
    const atFirst = await bars();
    await expect.poll(() => page.locator(".hcp").innerText()).not.toContain("Linden");
    await expect.poll(() => colorOf(page, ".hc-band a")).not.toBe(green);

    await page.getByRole("button", { name: "reading" }).click();
    await expect.poll(() => page.locator(".hc-brand").innerText()).toBe("Linden Bees");
    await expect.poll(() => colorOf(page, ".hc-band a")).toBe(green);
    await expect.poll(bars).toBeLessThan(atFirst);
    await expect.poll(bars).toBeGreaterThan(0);

    await page.getByRole("button", { name: "whole" }).click();
    await expect.poll(bars).toBe(0);
    await expect.poll(() => page.locator(".hcp").innerText()).toContain("hello@bees.example");

    await page.getByRole("button", { name: "orange" }).click();
    await expect.poll(() => colorOf(page, ".hc-band a")).toBe(orange);
    await expect.poll(heading).toEqual(before);
    expect(problems).toEqual([]);
    await page.close();
  });

  test("can be embedded in a live page, beside another with other colors", async () => {
    const { page, problems } = await open("mode=light", { colorScheme: "dark" });
    await page.getByRole("button", { name: "second" }).click();
    await page.locator(".hcp").nth(1).waitFor();
    const schemes = await page
      .locator(".hcp-page")
      .evaluateAll((pages) => pages.map((element) => getComputedStyle(element).colorScheme));
    expect(schemes).toEqual(["light", "dark"]);
    const buttons = await page
      .locator(".hcp .hc-band a")
      .evaluateAll((links) => links.map((element) => getComputedStyle(element).backgroundColor));
    expect(buttons).toEqual([green, orange]);
    expect(problems).toEqual([]);
    await page.close();
  });

  test.each(["noJs&mode=split", "mode=split"])("is split into light and dark (%s)", async (query) => {
    const { page, problems } = await open(query, { colorScheme: "dark" });
    const grounds = await page
      .locator(".hcp-page")
      .evaluateAll((pages) => pages.map((element) => getComputedStyle(element).backgroundColor));
    expect(grounds[0]).toBe("rgb(255, 255, 255)");
    expect(grounds[1]).not.toBe(grounds[0]);
    const { x, y, width, height } = (await page.locator(".hcp-view").boundingBox()) ?? expect.fail();
    const seen = (
      await page.screenshot({ clip: { x: x + 20, y: y + height - 20, width: 1, height: 1 } })
    ).toString("base64");
    const cut = (
      await page.screenshot({ clip: { x: x + width - 20, y: y + height - 20, width: 1, height: 1 } })
    ).toString("base64");
    expect(seen).not.toBe(cut);
    expect(problems).toEqual([]);
    await page.close();
  });
});
