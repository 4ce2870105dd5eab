/** Decisions made with one key each, at the pace of a person who reads only the titles. */
import { asc, eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { companies, faqProposals, generatedFaqs } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { questionRow } from "#tests/support/factories.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { watchPages } from "#tests/support/watched-pages.ts";

let app: TestApp;
let browser: Browser;
const pages = watchPages(
  () => ({ origin: app.origin, browser }),
  (text) => /status of 409|ERR_FAILED/.test(text),
);
/** Hold keys down for a few seconds, or for as long as a whole review takes. */
const few = 24;
const many = 200;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
});
afterEach(async () => expect(await pages.end()).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function newOwner(): Promise<{ owner: TestUser; companyId: string }> {
  const owner = await createUser(app.services, { companyName: "Hubley", onboardingCompleted: true });
  return { owner, companyId: owner.companyId ?? "" };
}

async function open(owner: TestUser, path: string): Promise<Page> {
  const page = await pages.open(path, { cookie: owner.cookie });
  await isLive(page);
  return page;
}

const twoDigits = (index: number) => String(index).padStart(3, "0");

/** New, changed and gone answers in turn. */
async function addProposals(companyId: string, count: number): Promise<void> {
  const { db, clock } = app.services;
  const faqs = await db
    .insert(generatedFaqs)
    .values(
      Array.from({ length: count }, (_, index) =>
        questionRow({ companyId }, { question: `Known ${twoDigits(index)}?`, position: index }),
      ),
    )
    .returning({ id: generatedFaqs.id });
  const kinds = ["new", "changed", "gone"] as const;
  await db.insert(faqProposals).values(
    faqs.map(({ id }, index) => {
      const kind = kinds[index % 3] ?? "new";
      const isGone = kind === "gone";
      return {
        companyId,
        kind,
        fingerprint: `fingerprint ${index}`,
        faqId: kind === "new" ? null : id,
        question: isGone ? null : `Website ${twoDigits(index)}?`,
        answer: isGone ? null : `The website answers ${twoDigits(index)} now.`,
        generationKey: isGone ? null : `key ${index}`,
        sourceUrl: "https://hubley.example/plans",
        pageHash: "h",
        evidence: isGone ? [] : [`The website answers ${twoDigits(index)} now.`],
        oldEvidence: kind === "new" ? [] : [`The website answered ${twoDigits(index)}.`],
        foundAt: clock.now(),
      };
    }),
  );
}

const openCount = (companyId: string) =>
  app.services.db
    .select({ status: faqProposals.status })
    .from(faqProposals)
    .where(eq(faqProposals.companyId, companyId))
    .then((rows) => rows.filter(({ status }) => status === "open").length);

const current = (page: Page) => page.locator("li[aria-current=true]");
const cards = (page: Page) => page.getByRole("article");

/** Records in the page which of `keys` changed the number of `rows`. */
async function watchKeys(
  page: Page,
  { keys, rows }: { keys: string[]; rows: string },
): Promise<() => Promise<string[]>> {
  await page.evaluate(
    ([known, selector]) => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      const count = () => document.querySelectorAll(selector).length;
      const onKeyDown = ({ key }: KeyboardEvent) => {
        if (!known.includes(key)) return;
        const before = count();
        const observer = new MutationObserver(() => {
          if (count() === before) return;
          observer.disconnect();
          shown.push(key);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      };
      document.addEventListener("keydown", onKeyDown, { capture: true });
    },
    [keys, rows] as const,
  );
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
}

/**
 * Presses keys at a steady pace, which doesn't depend on what the page shows. Returns the processor time that the page
 * needed for each, including what the server's answer to it changed.
 */
async function play(page: Page, { keys, everyMs }: { keys: string[]; everyMs: number }): Promise<number[]> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Performance.enable", { timeDomain: "threadTicks" });
  const workedMs = async () => {
    const { metrics } = await protocol.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
  };
  const costs: number[] = [];
  const start = performance.now();
  let before = await workedMs();
  for (const [index, key] of keys.entries()) {
    const { promise: isDue, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, Math.max(0, start + index * everyMs - performance.now()));
    await isDue;
    // Resolves after the key is released again, because a key that is held down decides once.
    await page.keyboard.press(key);
    const now = await workedMs();
    costs.push(now - before);
    before = now;
  }
  return costs;
}

/** On an idle machine, a decision shows 10 to 30 ms after its key. Time on the clock depends on the machine's load. */
const maxCostMs = 100;

test(
  "changes of a website are decided with one key each at 400 ms, and each costs the page less than 100 ms",
  { tags: "long" },
  () => decidesChanges(few),
);
test("200 changes of a website are decided with one key each at 400 ms", { tags: "long" }, () =>
  decidesChanges(many),
);

async function decidesChanges(total: number): Promise<void> {
  const { owner, companyId } = await newOwner();
  await addProposals(companyId, total);
  const page = await open(owner, "/dashboard/faqs/website");
  await expect.poll(() => cards(page).count()).toBe(total);
  const shown = await watchKeys(page, { keys: ["a", "s"], rows: "main article" });
  const keys = Array.from({ length: total }, (_, index) => (index % 4 === 3 ? "s" : "a"));
  const costs = await play(page, { keys, everyMs: 400 });
  await expect.poll(() => cards(page).count()).toBe(0);
  await expect.poll(() => openCount(companyId)).toBe(0);
  expect(await shown()).toEqual(keys);
  expect(costs.filter((ms) => !(ms < maxCostMs))).toEqual([]);
}

test("keys move, decide, edit and undo back to the first decision", async () => {
  const { owner, companyId } = await newOwner();
  await addProposals(companyId, 6);
  const { db } = app.services;
  await db
    .update(companies)
    .set({ websiteUrl: "https://hubley.example/" })
    .where(eq(companies.id, companyId));
  const faqs = () =>
    db
      .select({ question: generatedFaqs.question, status: generatedFaqs.status })
      .from(generatedFaqs)
      .where(eq(generatedFaqs.companyId, companyId))
      .orderBy(asc(generatedFaqs.position), asc(generatedFaqs.question));
  const before = await faqs();
  const page = await open(owner, "/dashboard/faqs/website");
  const isCurrent = (title: string) => current(page).getByRole("heading", { name: title }).waitFor();
  await isCurrent("Known 001?");
  await page.keyboard.press("j");
  await isCurrent("Known 004?");
  await page.keyboard.press("ArrowUp");
  await isCurrent("Known 001?");
  // Each decision shows before the server answers.
  const answering = Promise.withResolvers<void>();
  await page.route("**/decisions", async (route) => {
    await answering.promise;
    await route.continue();
  });
  for (const key of ["a", "s", "a", "d", "a", "d"]) await page.keyboard.press(key);
  await expect.poll(() => cards(page).count()).toBe(0);
  expect(await openCount(companyId)).toBe(6);
  answering.resolve();
  await expect.poll(() => openCount(companyId)).toBe(0);
  expect(await faqs()).toEqual([
    { question: "Known 000?", status: "published" },
    { question: "Website 001?", status: "published" },
    { question: "Known 002?", status: "draft" },
    { question: "Known 003?", status: "published" },
    { question: "Known 004?", status: "published" },
    { question: "Website 000?", status: "published" },
    { question: "Website 003?", status: "draft" },
  ]);
  for (const _ of before) await page.keyboard.press("z");
  await isCurrent("Known 001?");
  await expect.poll(() => openCount(companyId)).toBe(6);
  await expect.poll(() => cards(page).count()).toBe(6);
  expect(await faqs()).toEqual(before);

  // In a field, keys are text.
  await page.getByLabel("Check your website").focus();
  await page.keyboard.press("a");
  await expect.poll(() => cards(page).count()).toBe(6);
  await current(page).focus();
  await page.keyboard.press("e");
  await expect.poll(() => page.getByLabel("Question", { exact: true }).inputValue()).toBe("Known 001?");
});

test("no button moves while it is pressed, although pressing it makes its row the current one", {
  tags: "long",
}, async () => {
  const { owner, companyId } = await newOwner();
  await addProposals(companyId, 6);
  const page = await open(owner, "/dashboard/faqs/website");
  const button = page.getByRole("article", { name: "Website 003?" }).getByRole("button", { name: "Skip" });
  const place = async () => {
    const { x, width } = (await button.boundingBox()) ?? { x: 0, width: 0 };
    return { x, width };
  };
  await button.scrollIntoViewIfNeeded();
  const before = await place();
  await button.hover();
  await page.mouse.down();
  await current(page).getByRole("heading", { name: "Website 003?" }).waitFor();
  await expect.poll(place).toEqual(before);
  await page.mouse.up();
  await button.waitFor({ state: "detached" });
});

test("a decision that the server refuses comes back with the reason", async () => {
  const { owner, companyId } = await newOwner();
  await addProposals(companyId, 3);
  const page = await open(owner, "/dashboard/faqs/website");
  await current(page).getByRole("heading", { name: "Known 001?" }).waitFor();
  await app.services.db
    .update(generatedFaqs)
    .set({ answer: "About a week.", version: 2 })
    .where(eq(generatedFaqs.question, "Known 001?"));
  await page.keyboard.press("a");
  await page.getByText("This FAQ was changed in another tab.").waitFor();
  await page.getByRole("article", { name: "Known 001?" }).getByText("About a week.").waitFor();
  await page.route("**/decisions", (route) => route.abort());
  await page.getByRole("article", { name: "Known 002?" }).getByRole("button", { name: "Unpublish" }).click();
  await page.getByText("We couldn't save your decision.").waitFor();
  await page.getByRole("article", { name: "Known 002?" }).waitFor();
  expect(await openCount(companyId)).toBe(3);
});

test(
  "drafts are published or deleted with one key each at 400 ms, and each costs the page less than 100 ms",
  { tags: "long" },
  () => decidesDrafts(few),
);
test("200 drafts are published or deleted with one key each at 400 ms", { tags: "long" }, () =>
  decidesDrafts(many),
);

async function decidesDrafts(total: number): Promise<void> {
  const { owner, companyId } = await newOwner();
  const { db } = app.services;
  await db
    .insert(generatedFaqs)
    .values(
      Array.from({ length: total }, (_, index) =>
        questionRow(
          { companyId },
          { question: `Draft ${twoDigits(index)}?`, status: "draft", position: index },
        ),
      ),
    );
  const page = await open(owner, "/dashboard/faqs?only=draft");
  const ofCompany = () =>
    db
      .select()
      .from(generatedFaqs)
      .where(eq(generatedFaqs.companyId, companyId))
      .orderBy(generatedFaqs.question);
  await page.getByText(`${total} FAQs`, { exact: true }).waitFor();
  await page.keyboard.press("j");
  await page.getByRole("button", { name: "Draft 000?" }).and(page.locator(":focus")).waitFor();
  const shown = await watchKeys(page, { keys: ["p", "Delete"], rows: "#faq-list > li" });
  const keys = Array.from({ length: total }, (_, index) => (index % 5 === 4 ? "Delete" : "p"));
  const costs = await play(page, { keys, everyMs: 400 });
  await page.getByText("No FAQs found matching your search.").waitFor();
  await expect
    .poll(async () => (await ofCompany()).filter(({ status }) => status === "draft").length)
    .toBe(0);
  const left = await ofCompany();
  expect(left.map(({ question }) => question)).toEqual(
    keys.flatMap((key, index) => (key === "p" ? [`Draft ${twoDigits(index)}?`] : [])),
  );
  expect(await shown()).toEqual(keys);
  expect(costs.filter((ms) => !(ms < maxCostMs))).toEqual([]);

  // The latest decisions first: a deletion, then four publications.
  for (const _ of ["delete", "publish", "publish"]) await page.keyboard.press("z");
  await expect
    .poll(async () => (await ofCompany()).filter(({ status }) => status === "draft").length)
    .toBe(3);
}
