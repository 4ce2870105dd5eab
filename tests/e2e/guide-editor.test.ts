/**
 * The editor of the getting-started guide in Chromium, with only the keyboard, images, two tabs, reloads, and no
 * script.
 */
import { eq } from "drizzle-orm";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { companies, gettingStarted, members, users } from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let browser: Browser;
let owner: TestUser;
const problems: string[] = [];

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
});
beforeEach(async () => {
  await app.services.db.delete(users);
  owner = await createUser(app.services, { companyName: "Hubley", onboardingCompleted: true });
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(problems.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  await addSession(context, app, owner.cookie);
  return context;
}

async function open(
  context: BrowserContext,
  { path = "/dashboard/getting-started", hasScript = true } = {},
): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !/status of (400|403|409)/.test(text)) problems.push(text);
  });
  await page.goto(`${app.origin}${path}`);
  if (hasScript) await isLive(page);
  return page;
}

async function stored() {
  const isOwn = eq(gettingStarted.companyId, owner.companyId ?? "");
  const [row] = await app.services.db.select().from(gettingStarted).where(isOwn);
  return row;
}

const said = (page: Page, text: string) =>
  page.getByRole("region", { name: "Messages" }).getByText(text, { exact: true }).first().waitFor();
const title = (page: Page, step: number) => page.getByLabel(`Title of step ${step}`, { exact: true });
const description = (page: Page, step: number) =>
  page.getByLabel(`Description of step ${step}`, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save draft" }).click();
const titles = (page: Page) =>
  page
    .getByLabel(/^Title of step/)
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const picture = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: "#6e0ad6" } })
    .png()
    .toBuffer();

test("writes, publishes, drafts and updates a guide with the keyboard, and visitors see what was published", async () => {
  await app.services.db
    .update(companies)
    .set({ helpCenterSubdomain: "hubley", isPublic: true })
    .where(eq(companies.id, owner.companyId ?? ""));
  const page = await open(await openContext());
  await expect.poll(() => titles(page)).toEqual(["First step", "Second step"]);
  await expect.poll(() => page.getByRole("link", { name: /^Preview/ }).count()).toBe(0);
  await page.getByLabel("Guide title").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Begin with Hubley");
  await description(page, 1).focus();
  await page.keyboard.type("Press **Start**.");
  await expect.poll(() => description(page, 1).inputValue()).toBe("Press **Start**.");
  await page.getByRole("button", { name: "Add step" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => title(page, 3).evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => title(page, 3).inputValue()).toBe("Step 3");
  await page.getByRole("button", { name: "Reorder step 3" }).focus();
  for (const key of ["Space", "ArrowUp", "ArrowUp", "Space"]) await page.keyboard.press(key);
  await expect.poll(() => titles(page)).toEqual(["Step 3", "First step", "Second step"]);
  await page.getByRole("button", { name: "Delete step 3" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => titles(page)).toEqual(["Step 3", "First step"]);
  await page.getByRole("button", { name: "Undo: Delete step 3" }).press("Enter");
  await page.getByRole("button", { name: "Undo: Move step 3" }).press("Enter");
  await expect.poll(() => titles(page)).toEqual(["First step", "Second step", "Step 3"]);
  await page.getByRole("button", { name: "Publish" }).press("Enter");
  await said(page, "Guide published successfully!");
  const preview = page.getByRole("link", { name: /^Preview/ });
  await expect.poll(() => preview.getAttribute("href")).toBe(`${app.origin}/help/hubley/getting-started`);
  await title(page, 2).fill("Only a draft");
  await page.keyboard.press("ControlOrMeta+S");
  await said(page, "Guide saved successfully!");
  await page.getByText("Visitors still see the published version.", { exact: false }).waitFor();
  const visitor = await open(await browser.newContext(), {
    path: "/help/hubley/getting-started",
    hasScript: false,
  });
  await visitor.getByText("Begin with Hubley").first().waitFor();
  await expect.poll(() => visitor.locator("main").innerText()).not.toMatch(/Only a draft|Insert description/);
  await page.getByRole("button", { name: "Update" }).press("Enter");
  await page.getByText("Visitors still see", { exact: false }).waitFor({ state: "detached" });
  await visitor.reload();
  await visitor.getByText("Only a draft").first().waitFor();
  // An open page of the help center updates, also if the guide is unpublished.
  await visitor.close();
  await title(page, 2).fill("Not even that");
  await save(page);
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect.poll(() => title(page, 2).inputValue()).toBe("Only a draft");
  await page.getByRole("switch", { name: "Show in Help Center" }).press("Enter");
  await said(page, "Visibility settings updated");
});

test("images are pasted, dropped and picked, described, and restored", async () => {
  const page = await open(await openContext());
  const bytes = [...(await picture())];
  const give = (kind: "paste" | "drop", step: number) =>
    page.evaluate(
      ({ bytes, kind, step }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], "shot.png", { type: "image/png" }));
        const target = document.querySelectorAll("[data-reorder] textarea")[step - 1];
        const options = { bubbles: true, cancelable: true };
        target?.dispatchEvent(
          kind === "paste"
            ? new ClipboardEvent("paste", { ...options, clipboardData: transfer })
            : new DragEvent("drop", { ...options, dataTransfer: transfer }),
        );
      },
      { bytes, kind, step },
    );
  await give("paste", 1);
  await said(page, "Image uploaded successfully");
  await page.getByLabel("Description of the image of step 1").fill("A purple screen");
  await give("drop", 2);
  await page.getByLabel("Description of the image of step 2").waitFor();
  await page.getByRole("button", { name: "Remove the image of step 1" }).click();
  await page.getByRole("button", { name: "Undo: Remove image of step 1" }).click();
  await expect
    .poll(() =>
      page.getByAltText("A purple screen").evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBe(320);
  const chooser = page.getByLabel("Choose an image").first();
  await chooser.setInputFiles({ name: "no.png", mimeType: "image/png", buffer: Buffer.from("<script>") });
  await said(page, "Failed to upload image");
  await page.getByText("Please upload an image file").waitFor();
  await save(page);
  await said(page, "Guide saved successfully!");
  await expect.poll(stored).toMatchObject({
    steps: [{ imageAlt: "A purple screen", imageWidth: 320, imageHeight: 200 }, { imageWidth: 320 }],
  });
  expect(await shownProblems(page)).toEqual([]);
});

test("shows both versions in two tabs, but no conflict for quick saves in one tab", {
  tags: "long",
}, async () => {
  const context = await openContext();
  const [one, two] = [await open(context), await open(context)];
  for (const words of ["First", "Second", "Third"]) {
    await title(one, 1).fill(words);
    await save(one);
  }
  await expect.poll(async () => (await stored())?.steps[0]?.title).toBe("Third");
  await expect.poll(() => one.getByText("Both versions are here", { exact: false }).count()).toBe(0);
  await title(two, 1).fill("Mine");
  await save(two);
  await said(two, "Failed to save guide");
  const notice = two.getByRole("alert", { name: "Two versions" });
  await notice.getByText("Third").waitFor();
  await expect.poll(() => title(two, 1).inputValue()).toBe("Mine");
  await notice.getByRole("button", { name: "Keep the other text" }).click();
  await expect.poll(() => title(two, 1).inputValue()).toBe("Third");
  await two.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => title(two, 1).inputValue()).toBe("Mine");
  await save(two);
  await expect.poll(async () => (await stored())?.steps[0]?.title).toBe("Mine");
  await title(one, 1).fill("No, this");
  await save(one);
  await one.getByRole("button", { name: "Save mine instead" }).click();
  await expect.poll(async () => (await stored())?.steps[0]?.title).toBe("No, this");
});

test("a removed member learns that they left the team, and isn't asked to sign in", async () => {
  const { db } = app.services;
  const context = await openContext();
  const page = await open(context);
  page.on("dialog", (dialog) => void dialog.accept());
  await db.delete(members).where(eq(members.userId, owner.userId));
  await title(page, 1).fill("Half a thought");
  await save(page);
  await page.getByRole("heading", { name: "You are no longer a member of Hubley's team" }).waitFor();
});

test("typed text survives a reload and an expired session, with a warning before leaving", {
  tags: "long",
}, async () => {
  const context = await openContext();
  const page = await open(context);
  page.on("dialog", (dialog) => void dialog.accept());
  await title(page, 1).fill("Half a thought");
  await page.getByText("Unsaved changes", { exact: true }).waitFor();
  await page.reload();
  await isLive(page);
  await page.getByText("We restored your unsaved changes.", { exact: false }).waitFor();
  await expect.poll(() => title(page, 1).inputValue()).toBe("Half a thought");
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect.poll(() => title(page, 1).inputValue()).not.toBe("Half a thought");
  await title(page, 1).fill("Half a thought");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  const cookies = await context.cookies();
  await context.clearCookies();
  await save(page);
  await said(page, "User not authenticated");
  await expect.poll(() => title(page, 1).inputValue()).toBe("Half a thought");
  await context.addCookies(cookies);
  await save(page);
  await said(page, "Guide saved successfully!");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.waitForURL(`${app.origin}/dashboard`);
});

test("a guide from a recording shows its moments, and the previous guide can be restored", {
  tags: "long",
}, async () => {
  const step = { title: "Open Team", description: "Press **Team**.", imageUrl: null, timestampSeconds: 3 };
  const before = {
    title: "By hand",
    published: true,
    steps: [{ id: "h", title: "Old", description: "Old", imageUrl: null }],
  };
  await app.services.db.insert(gettingStarted).values({
    companyId: owner.companyId ?? "",
    title: "From a video",
    published: true,
    recordedAt: new Date("2026-11-20T10:00:00Z"),
    recordingSeconds: 30,
    previous: before,
    steps: [
      { ...step, id: "a", basis: "seen", seenText: "Team" },
      { ...step, id: "b", basis: "inferred", timestampSeconds: 19 },
    ],
  });
  const page = await open(await openContext());
  await page
    .getByText("of November 20. One step is inferred, not seen. Read it before", { exact: false })
    .waitFor();
  await expect.poll(() => page.locator("mark").innerText()).toBe("Team");
  await page.getByRole("link", { name: "Step 2 at 0:19, inferred" }).press("Enter");
  await expect.poll(() => title(page, 2).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await shownProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Restore the previous guide" }).click();
  await said(page, "Previous guide restored");
  await expect.poll(() => titles(page)).toEqual(["Old"]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await title(page, 2).waitFor();
});

test("without script a guide is written, arranged and published", { tags: "long" }, async () => {
  const page = await open(await openContext({ javaScriptEnabled: false }), { hasScript: false });
  await title(page, 1).fill("By hand");
  await page.getByRole("button", { name: "Move step 2 up" }).click();
  await expect.poll(() => titles(page)).toEqual(["Second step", "By hand"]);
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Guide published successfully!").waitFor();
  await expect.poll(stored).toMatchObject({
    published: true,
    steps: [{ title: "Second step" }, { title: "By hand" }],
  });
});
