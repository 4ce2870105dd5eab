/** A question that visitors type, and the sentences that answer it, in Chromium. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  askedQuestions,
  companies,
  dailyVisits,
  generatedFaqs,
  helpfulVotes,
  sourcePages,
} from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";

let app: TestApp;
let browser: Browser;
let center = "";
const luggage = randomUUID();
const problems: string[] = [];

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  const { companyId } = await makePublicCenter(app.services, "inn");
  center = `${app.origin}/help/inn`;
  await app.services.db.insert(generatedFaqs).values({
    id: luggage,
    companyId,
    question: "Where can I leave my luggage?",
    answer: "Leave your bags with us until 6 pm.",
    slug: "luggage",
    status: "published",
    position: 1,
  });
  await app.services.db.insert(sourcePages).values({
    companyId,
    url: "https://inn.example/rooms",
    pageHash: "0".repeat(64),
    title: "Rooms and rates",
    lines: [
      { text: "Checking in and out", level: 2 },
      {
        text: "Check-out is at 11 am. On Sundays you may check out late, at 1 pm. Ask at the desk.",
        level: 7,
      },
      { text: "Extra beds", level: 2 },
      { text: "Rollaway beds are $25 a night and fit in the garden rooms.", level: 7 },
    ],
    readAt: new Date("2026-11-18T10:00:00Z"),
    isCurrent: true,
  });
  await app.services.pageCache.invalidate(companyId);
});

afterEach(() => expect(problems.splice(0)).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function open(path: string, { javaScriptEnabled = true } = {}): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(center + path);
  return page;
}

const searched = (question: string) => `/search?${new URLSearchParams({ q: question })}`;

test("the website's own sentence answers a question, with its page and date, without script", async () => {
  const page = await open(searched("Can I check out late on Sundays?"), { javaScriptEnabled: false });
  const answer = page.getByRole("region", { name: "Answer to “Can I check out late on Sundays?”" });
  await expect
    .poll(() => answer.locator("mark").allInnerTexts())
    .toEqual(["On Sundays you may check out late, at 1 pm.", "Ask at the desk."]);
  await expect.poll(() => answer.innerText()).toContain("inn.example/rooms · checked 18 November 2026");
  await expect
    .poll(() => answer.getByRole("link").getAttribute("href"))
    .toBe(
      "https://inn.example/rooms#:~:text=On%20Sundays%20you%20may%20check%20out%20late%2C%20at%201%20pm.",
    );
  await page.context().close();
});

test("a published question answers, and isn't listed again below", async () => {
  const page = await open(searched("where can I leave my luggage"));
  await expect
    .poll(() => page.locator(".hc-ask mark").innerText())
    .toBe("Leave your bags with us until 6 pm.");
  await expect.poll(() => page.locator(".hc-ask").innerText()).toContain("Written by The inn company");
  await expect.poll(() => page.locator(".hc-result").filter({ hasText: "luggage" }).count()).toBe(0);
  await page.locator(".hc-ask").getByRole("button", { name: "Yes" }).click();
  await expect
    .poll(() => page.locator(".hc-ask").locator(".hc-thanks").innerText())
    .toContain("What helped most?");
  await expect
    .poll(() => app.services.db.select().from(helpfulVotes))
    .toMatchObject([{ kind: "question", itemId: luggage, isHelpful: true }]);
  await page.locator(".hc-ask").getByRole("link", { name: "Open the answer" }).click();
  await page.waitForURL(/\/faq\/luggage$/);
  await page.context().close();
});

test("a vote under an answer leads back to the search, without script", async () => {
  const question = "where can I leave my luggage";
  const page = await open(searched(question), { javaScriptEnabled: false });
  await page.locator(".hc-ask").getByRole("button", { name: "No" }).click();
  await page.getByRole("link", { name: `“${question}”` }).click();
  await expect
    .poll(() => page.locator(".hc-ask mark").innerText())
    .toBe("Leave your bags with us until 6 pm.");
  await page.context().close();
});

test("a question that nothing answers leads to the contact form, with the question in it", async () => {
  const page = await open(searched("Which unicorn plays the trombone?"), { javaScriptEnabled: false });
  await expect.poll(() => page.locator("main").innerText()).toContain("We couldn't find that.");
  await expect.poll(() => page.getByLabel("Message").inputValue()).toBe("Which unicorn plays the trombone?");
  await page.getByLabel("Your Name").fill("Renee");
  await page.getByLabel("Your Email").fill("renee@visitor.example");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Message sent successfully!").waitFor();
  await page.context().close();
});

test.each([
  "Can I check out late on Sundays?",
  "where can I leave my luggage",
  "a bed for the night we leave",
  "Which unicorn plays the trombone?",
])("the page of %j is accessible at every width and in both color schemes", async (question) => {
  const page = await open(searched(question));
  expect(await shownProblems(page)).toEqual([]);
  await page.context().close();
});

test("suggestions begin with the answer, which is announced and opens with the keyboard", async () => {
  const page = await open("/faq");
  const input = page.getByRole("combobox", { name: "Search the help center" });
  await input.pressSequentially("where can I leave my luggage");
  const first = page.getByRole("option").first();
  await expect.poll(() => first.innerText()).toContain("Leave your bags with us until 6 pm.");
  await expect.poll(() => first.innerText()).toContain("Where can I leave my luggage? · ");
  await expect
    .poll(() => page.locator("form .sr-only[role=status]").innerText())
    .toContain("Answer: Leave your bags with us until 6 pm.");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => input.getAttribute("aria-activedescendant")).toBe("hc_suggestion_answer");
  expect(await shownProblems(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/faq\/luggage$/);
  await page.context().close();
});

test("a suggestion stays selected when those for more letters arrive", async () => {
  const page = await open("/faq");
  const input = page.getByRole("combobox", { name: "Search the help center" });
  const held = Promise.withResolvers<void>();
  const isWhole = (url: URL) => url.searchParams.get("q")?.endsWith("luggage") ?? false;
  await page.route(isWhole, async (route) => {
    await held.promise;
    await route.continue();
  });
  await input.pressSequentially("where can I leave my lugg");
  await page.getByRole("option").first().waitFor();
  const asked = page.waitForRequest((request) => isWhole(new URL(request.url())));
  await input.pressSequentially("age");
  await asked;
  await page.keyboard.press("ArrowDown");
  const former = (await page.getByRole("listbox").elementHandle())!;
  held.resolve();
  await expect.poll(() => former.evaluate((list) => list.isConnected)).toBe(false);
  await expect.poll(() => input.getAttribute("aria-activedescendant")).not.toBe("");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/faq\/luggage$/);
  await page.context().close();
});

async function openContact({ width = 1280, locale = "en-US" } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale });
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(`${center}/contact`);
  return page;
}

const offered = (page: Page) => page.getByRole("heading", { name: "This may answer it" });
const typed = "Hello! My flight leaves late. Can I check out late on Sundays? Thank you, Ada";

test("the contact form shows the answer while a message is typed, at 390 px", () => showsTheAnswer(390));
test("the contact form shows the answer while a message is typed, at 1280 px", { tags: "long" }, () =>
  showsTheAnswer(1280),
);

async function showsTheAnswer(width: number): Promise<void> {
  const page = await openContact({ width });
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("Hello there, this is about my stay.");
  await expect.poll(() => page.locator(".hc-offer").isVisible()).toBe(false);
  const send = page.getByRole("button", { name: "Send message" });
  // Send never moves while the answer comes and goes.
  const gap = async () =>
    (await send.boundingBox())!.y - (await page.getByLabel("Your Email").boundingBox())!.y;
  const before = await gap();
  const requested = page.waitForRequest((request) => request.url().endsWith("/contact/answers"));
  await message.fill(typed);
  expect((await requested).method()).toBe("POST");
  await offered(page).waitFor();
  await expect
    .poll(() => page.locator(".hc-offer mark").allInnerTexts())
    .toEqual(["On Sundays you may check out late, at 1 pm.", "Ask at the desk."]);
  expect(await gap()).toBe(before);
  expect(await shownProblems(page)).toEqual([]);

  await page.getByRole("button", { name: "This answered it" }).click();
  const glad = page.getByRole("heading", { name: "Glad that helped." });
  await expect.poll(() => glad.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => send.isVisible()).toBe(false);
  expect(await shownProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Send my message anyway" }).click();
  await expect.poll(() => message.inputValue()).toBe(typed);
  await expect.poll(() => message.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.context().close();
}

test("the contact form still answers after the page was updated while it was open", {
  tags: "long",
}, async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  const following = page.waitForResponse((response) => response.url().endsWith("/theme"));
  await page.goto(`${center}/contact`);
  await following;
  const { db } = app.services;
  const own = eq(companies.helpCenterSubdomain, "inn");
  const [inn] = await db.select({ contactDetails: companies.contactDetails }).from(companies).where(own);
  const contactDetails = { ...inn?.contactDetails, phone: "+49 761 123456" };
  await db.update(companies).set({ contactDetails }).where(own);
  await page.getByText("+49 761 123456").first().waitFor();
  await page.getByRole("textbox", { name: "Message" }).fill(typed);
  await offered(page).waitFor();
  await context.close();
});

test("an answer that didn't help isn't shown again, and the message can still be sent", async () => {
  const page = await openContact();
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill(typed);
  await page.getByRole("button", { name: "Not quite" }).click();
  await expect.poll(() => offered(page).count()).toBe(0);
  const again = page.waitForResponse((response) => response.url().endsWith("/contact/answers"));
  await message.fill(`${typed} and greetings`);
  await (await again).finished();
  await expect.poll(() => page.locator(".hc-offer").isVisible()).toBe(false);
  await page.getByLabel("Your Name").fill("Ada");
  await page.getByLabel("Your Email").fill("ada@visitor.example");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Message sent successfully!").waitFor();
  await page.context().close();
});

test("each message that needn't be sent is counted, without anything about it, and not in a flood", async () => {
  const { db } = app.services;
  const [before] = await db.select().from(dailyVisits);
  const solve = () =>
    fetch(`${center}/contact/answers`, {
      method: "POST",
      headers: { origin: app.origin },
      body: new URLSearchParams({ intent: "solved" }),
    });
  expect((await solve()).status).toBe(200);
  const [after] = await db.select().from(dailyVisits);
  expect(after?.solved).toBe((before?.solved ?? 0) + 1);
  for (let more = 0; more < 20; more++) await solve();
  const [flooded] = await db.select().from(dailyVisits);
  expect(flooded?.solved).toBeLessThan(15);
});

test("what is typed isn't stored or logged, and odd messages are refused or get nothing", async () => {
  const { db } = app.services;
  const secret = "Can I check out late on Sundays with my zebra?";
  const ask = (body: URLSearchParams) =>
    fetch(`${center}/contact/answers`, { method: "POST", headers: { origin: app.origin }, body });
  const answer = await ask(new URLSearchParams({ message: secret }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  await app.services.visits.flush();
  expect(JSON.stringify(await db.select().from(askedQuestions))).not.toContain("zebra");
  expect(JSON.stringify(app.logged())).not.toContain("zebra");
  expect((await ask(new URLSearchParams())).status).toBe(400);
  expect((await ask(new URLSearchParams({ message: "x".repeat(20_000) }))).status).toBe(413);
  expect(await (await ask(new URLSearchParams({ message: "\0\ud800 ???" }))).text()).toBe("");
});
