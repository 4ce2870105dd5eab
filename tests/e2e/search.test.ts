/** Search in a help center, votes on an answer, and a page that updates while it is open, in Chromium. */
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { companies, generatedFaqs, helpfulVotes } from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";

let app: TestApp;
let browser: Browser;
let companyId = "";
let center = "";
const problems: string[] = [];

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  ({ companyId } = await makePublicCenter(app.services, "acme"));
  center = `${app.origin}/help/acme`;
  await app.services.db.insert(generatedFaqs).values(
    ["cancel my order", "cancel a plan", "return a lamp"].map((what, position) => ({
      companyId,
      question: `How do I ${what}?`,
      answer: `Write to us, and say that you want to ${what} <b>now</b>.`,
      category: "Orders",
      slug: what.replaceAll(" ", "-"),
      status: "published" as const,
      position: position + 1,
    })),
  );
  await app.services.pageCache.invalidate(companyId);
});

afterEach(() => expect(problems.splice(0)).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function open(path: string, { javaScriptEnabled = true, isFollowing = false } = {}): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  const following = isFollowing
    ? page.waitForResponse((response) => response.url().endsWith("/theme"))
    : null;
  await page.goto(center + path);
  await following;
  return page;
}

test("on a phone, the search key is enough, without script", async () => {
  const page = await open("/faq", { javaScriptEnabled: false });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${center}/search?q=lamp`);
  const input = page.getByRole("searchbox", { name: "Search the help center" });
  await page.locator("form.hc-search button").waitFor({ state: "hidden" });
  await input.fill("cancel a plan");
  await input.press("Enter");
  await page.waitForURL(/q=cancel\+a\+plan/);
  await page.setViewportSize({ width: 1280, height: 844 });
  await input.fill("lamp");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/q=lamp/);
  await page.context().close();
});

test("a reader whose pass has expired gets the entrance as a page, not as a suggestion", async () => {
  const page = await open("/faq");
  await page.route("**/suggest?*", (route) =>
    route.fulfill({ status: 302, headers: { location: `${center}/contact` } }),
  );
  const reloaded = page.waitForEvent("framenavigated");
  await page.getByRole("combobox", { name: "Search the help center" }).pressSequentially("cancel");
  await reloaded;
  await page.context().close();
});

test("suggestions appear while typing, and work with the keyboard", async () => {
  const page = await open("/faq");
  await page.keyboard.press("/");
  const input = page.getByRole("combobox", { name: "Search the help center" });
  // The answer to the first letters arrives after the others were typed, and before they are asked.
  await page.route(/[?&]q=ca$/, async (route) => {
    const response = await route.fetch();
    await input.pressSequentially("ncle");
    await route.fulfill({ response }).catch(() => {});
  });
  await input.pressSequentially("ca");
  const options = page.getByRole("option");
  await options.first().waitFor();
  await expect
    .poll(() => options.allInnerTexts())
    .toEqual([
      expect.stringContaining("cancel"),
      expect.stringContaining("cancel"),
      expect.stringContaining("All 2 results for “cancle”"),
    ]);
  await expect.poll(() => page.locator(".hc-suggestions mark").first().innerText()).toBe("cancel");
  await expect.poll(() => page.locator("form .sr-only[role=status]").innerText()).toBe("2 results");
  await expect.poll(() => input.getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => input.getAttribute("aria-activedescendant")).toBe("hc_suggestion_all");
  expect(await shownProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => options.count()).toBe(0);
  await expect.poll(() => input.getAttribute("aria-expanded")).toBe("false");
  await page.keyboard.press("ArrowDown");
  await options.first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/faq\/cancel-/);
  await page.goBack();
  await page.context().close();
});

test("results have their own URL, without script too", { tags: "long" }, async () => {
  const page = await open("/faq", { javaScriptEnabled: false });
  await page.locator("input[type=search]").fill("refund for a <b>lamp");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search\?q=/);
  await expect.poll(() => page.locator(".hc-result, .hc-clip").count()).toBe(1);
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  await page.goto(`${center}/faq?q=plan`);
  await expect.poll(() => page.url()).toBe(`${center}/search?q=plan`);
  await page.locator(".hc-result a").first().click();
  await page.waitForURL(/\/faq\/cancel-a-plan$/);
  await page.context().close();
  const seen = await open("/search?q=cancel");
  expect(await shownProblems(seen)).toEqual([]);
  await seen.goto(`${center}/search?q=helicopter`);
  await expect.poll(() => seen.getByRole("heading", { name: "No results found" }).count()).toBe(1);
  await expect.poll(() => seen.getByRole("link", { name: "Contact Us" }).count()).toBe(1);
  expect(await shownProblems(seen)).toEqual([]);
  await seen.context().close();
});

test("a vote and a comment work without script, and in place with it", { tags: "long" }, async () => {
  const plain = await open("/faq/return-a-lamp", { javaScriptEnabled: false });
  await plain.getByRole("button", { name: "No", exact: true }).click();
  await plain.getByLabel(/What was missing/).fill("The <i>address</i>");
  await plain.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => plain.locator("main").innerText()).toContain("Thank you for your feedback.");
  await plain.getByRole("link", { name: "How do I return a lamp?" }).click();
  await plain.waitForURL(/return-a-lamp$/);
  await plain.context().close();

  const page = await open("/faq#cancel-a-plan");
  const answer = page.locator("#cancel-a-plan");
  await answer.getByRole("button", { name: "Yes" }).click();
  await answer.getByLabel(/What helped most/).fill("All of it");
  expect(await shownProblems(page)).toEqual([]);
  await answer.getByRole("button", { name: "Send" }).click();
  await answer.getByText("Thank you for your feedback.").waitFor();
  await page.context().close();
  const votes = await app.services.db
    .select()
    .from(helpfulVotes)
    .where(eq(helpfulVotes.companyId, companyId));
  expect(votes.map(({ isHelpful, comment }) => [isHelpful, comment])).toEqual(
    expect.arrayContaining([
      [false, "The <i>address</i>"],
      [true, "All of it"],
    ]),
  );
});

test("an open page shows new texts and a new logo, and keeps open answers and the scroll position", async () => {
  const page = await open("/faq#return-a-lamp", { isFollowing: true });
  await page.locator("#q_return-a-lamp summary").focus();
  await app.services.db
    .update(generatedFaqs)
    .set({ answer: "Bring it to the shop in its box." })
    .where(eq(generatedFaqs.slug, "return-a-lamp"));
  await page.locator("#q_return-a-lamp[open]").getByText("Bring it to the shop in its box.").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.parentElement?.id))
    .toBe("q_return-a-lamp");
  await app.services.db
    .update(companies)
    .set({ logoUrl: "/files/company-logos/new.png", logoWidth: 40, logoHeight: 40 })
    .where(eq(companies.id, companyId));
  await page.locator('.hc-head img[src*="new.png"]').waitFor({ state: "attached" });
  await page.locator("input[type=search]").fill("lam");
  await app.services.db
    .update(generatedFaqs)
    .set({ answer: "Bring it to the shop on a Monday." })
    .where(eq(generatedFaqs.slug, "return-a-lamp"));
  await page.getByRole("button", { name: "Show update" }).click();
  await page.getByText("Bring it to the shop on a Monday.").waitFor({ state: "attached" });
  await expect.poll(() => page.locator("input[type=search]").inputValue()).toBe("lam");
  await page.context().close();
});
