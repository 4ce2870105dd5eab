/** A recorded guide is checked on its website: by button and on a schedule, before and after a release changed it. */
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, guideReplaySchedules, guideReplays, videoGuides } from "#db/schema.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { startDueGuideChecks } from "#features/recordings/replays/replay-schedule.server.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { startClickRecording } from "#tests/support/click-recording.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createButton } from "#tests/support/recording.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

let browser: Browser;
let site: Site;
let app: TestApp;
let owner: TestUser;
let page: Page;
let addName = "Add teammate";

const style =
  "<style>body{font:16px sans-serif;margin:40px}main>:not(dialog){display:block;margin:14px 0}</style>";
/** What the owner covers without any pattern. */
const ownerName = { x: 400, y: 288, width: 100, height: 24 };
const mailBox = { x: 600, y: 60, width: 100, height: 18 };
const placed = ({ x, y, width, height }: typeof ownerName) =>
  `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;margin:0;background:#fc0`;
const team = () => `<!doctype html><html lang="en"><title>Team</title>${style}<main><h1>Team</h1>
  <p style="${placed(ownerName)}">Ada Lovelace</p><p style="${placed(mailBox)}">ada@acme.example</p>
  ${addName && `<button onclick="document.querySelector('dialog').show()">${addName}</button>`}
  <dialog aria-label="Invite"><label>Email <input type="email"></label>
    <label><input type="checkbox"> Notify them</label>
    <button onclick="fetch('/sent',{method:'POST'}).then(()=>location.href='/done')">Send invite</button></dialog></main>`;
const rights = `<!doctype html><html lang="en"><title>Rights</title>${style}<main><h1>Rights</h1>
  <button onclick="this.after('Shown')">Show all</button></main>`;

beforeAll(async () => {
  [browser, site, app] = await Promise.all([
    launchTestBrowser(),
    serveSite({
      handler(path) {
        if (path === "/") return team();
        if (path === "/rights") return rights;
        return path === "/sent" || path === "/done" ? "<!doctype html><title>Done</title>" : null;
      },
    }),
    startApp({ CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" }, { works: true }),
  ]);
  owner = await createUser(app.services, { plan: "ai", onboardingCompleted: true });
  const context = await browser.newContext();
  await addSession(context, app, owner.cookie);
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await site?.close();
});

const sent = () => site.requests.filter(({ url }) => url === "/sent").length;

async function recordTask(): Promise<Uint8Array> {
  const {
    page: product,
    recorder,
    counted,
  } = await startClickRecording(browser, site.url, { viewport: { width: 900, height: 600 } });
  await product.getByText(addName).click();
  await product.getByLabel("Email").click();
  await counted(3);
  await product.keyboard.type("grace");
  await counted(4);
  await product.getByText("Notify them").click();
  await product.getByText("Send invite").click();
  await product.waitForURL("**/done");
  await product.goto(`${site.url}/rights`);
  await product.getByText("Show all").click();
  await product.getByText("Shown").waitFor();
  const zip = packClicks(await recorder.end());
  await product.context().close();
  return zip;
}

async function guideOf() {
  const [guide] = await app.services.db
    .select()
    .from(videoGuides)
    .where(eq(videoGuides.companyId, owner.companyId ?? ""));
  return guide!;
}

/** Whether the area has one color, and not the page's. */
async function isCoveredIn(picture: Uint8Array, { x, y, width, height }: typeof mailBox): Promise<boolean> {
  const part = await sharp(picture).extract({ left: x, top: y, width, height }).png().toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.every(({ stdev, mean }) => stdev < 8 && mean < 128);
}

/** A guide has one finished check, which a new one replaces. */
async function finishedCheck(): Promise<string | null> {
  const rows = await app.services.db.select().from(guideReplays);
  return rows.length === 1 && rows[0]?.status === "done" ? rows[0].id : null;
}

async function checkNow(button: string): Promise<void> {
  const before = await finishedCheck();
  await page.getByRole("button", { name: button }).and(page.locator(":enabled")).click();
  await expect.poll(async () => ![null, before].includes(await finishedCheck())).toBe(true);
  await page.getByRole("button", { name: "Run again" }).and(page.locator(":enabled")).waitFor();
}

/** Records the task, makes a guide of it, and checks that once. Long tests run without the first one. */
async function checkOnce(): Promise<void> {
  if ((await finishedCheck()) !== null) return;
  const zip = await recordTask();
  expect(sent()).toBe(1);
  await page.goto(`${app.origin}/dashboard/guides`);
  await isLive(page);
  await page.getByRole("button", { name: "Record Guide" }).click();
  await page.getByRole("button", { name: "Import a recording" }).click();
  const input = page.getByRole("dialog").locator("input[type=file]");
  await input.setInputFiles({ name: "a.zip", mimeType: "application/zip", buffer: Buffer.from(zip) });
  await page.getByRole("button", { name: "Cover an area" }).click();
  await page.getByRole("button", { name: "Cover it on all screenshots" }).click();
  await createButton(page).click();
  await page.getByRole("link", { name: "Check guide" }).click();
  await page.getByRole("heading", { name: "Check this guide" }).waitFor();
  await checkNow("Check now");
}

test("a guide keeps its selectors, and a check repeats it without sending anything", async () => {
  await checkOnce();
  await page.getByRole("heading", { name: "This guide works" }).waitFor();
  await page.getByText("Found, not pressed").waitFor();
  expect(sent()).toBe(1);
  expect(await shownProblems(page)).toEqual([]);
});

test("a check that left a step out doesn't say that the guide works", async () => {
  await checkOnce();
  const { db } = app.services;
  const [replay] = await db.select().from(guideReplays);
  const results = replay?.results ?? [];
  const last = results.length - 1;
  await db.update(guideReplays).set({
    results: results.map((result, index) => (index === last ? { ...result, state: "unchecked" } : result)),
  });
  await page.reload();
  await page.getByRole("heading", { name: "We found no broken step" }).waitFor();
  await db.update(guideReplays).set({ results });
  await page.reload();
  await page.getByRole("heading", { name: "This guide works" }).waitFor();
});

test("new pictures show nothing private, and each one is seen before it is used", async () => {
  await checkOnce();
  const [replay] = await app.services.db.select().from(guideReplays);
  const kept = replay?.results.filter(({ url }) => URL.parse(url)?.pathname === "/") ?? [];
  expect(kept.length).toBeGreaterThan(1);
  for (const { picture } of kept) {
    const file = await app.services.storage.get(picture?.storagePath ?? "");
    expect(file && (await isCoveredIn(file.bytes, mailBox))).toBe(true);
    expect(file && (await isCoveredIn(file.bytes, ownerName))).toBe(true);
  }
  const pictures = page.getByRole("img", { name: /^New picture of step/ });
  await expect.poll(() => pictures.count()).toBeGreaterThan(2);
  const before = await guideOf();
  await page
    .getByRole("region", { name: "Retake the pictures" })
    .getByLabel("Use the new picture of step 1")
    .uncheck();
  await page.getByRole("button", { name: "Use new pictures" }).click();
  await page.getByText("Pictures replaced").waitFor();
  const after = await guideOf();
  expect(after.frames[0]?.frameUrl).toBe(before.frames[0]?.frameUrl);
  expect(after.frames[1]?.frameUrl).not.toBe(before.frames[1]?.frameUrl);
  expect(after.frames.map(({ title }) => title)).toEqual(before.frames.map(({ title }) => title));
});

const long = { tags: "long" };

test("a renamed button is named with pictures and a new wording, which the owner accepts", long, async () => {
  await checkOnce();
  addName = "Invite person";
  const before = await guideOf();
  await checkNow("Run again");
  await page.getByRole("heading", { name: "Step 2 no longer works" }).waitFor();
  await page.getByRole("img", { name: "Add teammate when it was recorded" }).waitFor();
  await page.getByRole("img", { name: "Invite person now" }).waitFor();
  const changed = page.getByRole("region", { name: "Step 2" });
  await expect
    .poll(() => changed.locator("ins").allTextContents())
    .toEqual(["Invite person", "Invite person"]);
  expect(await shownProblems(page)).toEqual([]);

  await page.goto(`${app.origin}/dashboard`);
  await page.getByText("Step 2 no longer works.").waitFor();
  await page.goto(`${app.origin}/dashboard/guides`);
  await isLive(page);
  await page.getByRole("link", { name: "Step 2 no longer works" }).click();
  await page.getByRole("button", { name: "Update step 2" }).click();
  await page.getByRole("heading", { name: "This guide works" }).waitFor();
  const after = await guideOf();
  expect(after.frames[1]?.title).toBe("Select Invite person");
  expect(after.frames[1]?.description).toContain("**Invite person**");
  expect(after.frames[1]?.frameUrl).not.toBe(before.frames[1]?.frameUrl);
  const picture = await fetch(app.origin + (after.frames[1]?.frameUrl ?? ""));
  expect(picture.status).toBe(200);
  await checkNow("Run again");
  await page.getByRole("heading", { name: "This guide works" }).waitFor();
});

test(
  "a step that is gone has no proposal, and the steps after it on its page aren't blamed",
  long,
  async () => {
    await checkOnce();
    const before = addName;
    addName = "";
    await checkNow("Run again");
    await page.getByRole("heading", { name: "Step 2 no longer works" }).waitFor();
    await page.getByText("We didn't find it").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Update step 2" }).count()).toBe(0);
    await expect.poll(() => page.getByText("Not checked").count()).toBe(3);
    addName = before;
  },
);

test("a step that sends is pressed once the owner allows it", long, async () => {
  await checkOnce();
  await checkNow("Run again");
  const before = sent();
  await page.getByRole("switch", { name: /may be pressed/ }).click();
  await page.getByRole("switch", { name: /may be pressed/, checked: true }).waitFor();
  await checkNow("Run again");
  await page.getByRole("heading", { name: "This guide works" }).waitFor();
  expect(sent()).toBe(before + 1);
});

test("weekly checks need a proven website, and then start when they are due", long, async () => {
  await checkOnce();
  const { db } = app.services;
  await page.getByText("Needs proof that").waitFor();
  await expect
    .poll(() => page.getByRole("switch", { name: "Check this guide every week" }).isDisabled())
    .toBe(true);
  await db
    .update(companies)
    .set({ websiteProvenHost: "127.0.0.1" })
    .where(eq(companies.id, owner.companyId ?? ""));
  await page.reload();
  await isLive(page);
  await page.getByRole("switch", { name: "Check this guide every week" }).click();
  await page.getByText("Step checks this guide every week").waitFor();
  await db.update(guideReplaySchedules).set({ dueAt: new Date(0) });
  expect(await startDueGuideChecks(app.services)).toBe(1);
  const states = async () =>
    (await db.select().from(guideReplays)).map(({ isScheduled, status }) => `${isScheduled} ${status}`);
  await expect.poll(states).toEqual(["true done"]);
  // The next one is due in a week.
  expect(await startDueGuideChecks(app.services)).toBe(0);
  await db.update(companies).set({ websiteProvenHost: null });
  await db.update(guideReplaySchedules).set({ dueAt: new Date(0) });
  expect(await startDueGuideChecks(app.services)).toBe(0);
});
