/** Articles in Chromium: the list, the editor, two tabs, history, phones, and no script. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { helpCenterContent, users } from "#db/schema.ts";
import { publishDueArticles } from "#features/articles/publish-due-articles.server.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import {
  googleDocsHtml,
  googleDocsMarkdown,
  reviewedWordHtml,
  reviewedWordMarkdown,
  tasksAndCellsHtml,
  tasksAndCellsMarkdown,
  wordHtml,
  wordMarkdown,
} from "#tests/support/clipboard-samples.ts";
import { buildFaq, buildVideo } from "#tests/support/factories.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createMember, createUser, type TestUser } from "#tests/support/sign-in.ts";

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

async function openContext(options: BrowserContextOptions = {}, user = owner): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  await addSession(context, app, user.cookie);
  return context;
}

async function open(
  context: BrowserContext,
  { path = "/dashboard/articles", hasScript = true } = {},
): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !/status of (400|404|409)/.test(text)) problems.push(text);
  });
  await page.goto(`${app.origin}${path}`);
  if (hasScript) await isLive(page);
  return page;
}

const isSaved = (page: Page) =>
  expect.poll(() => page.getByText("Saved", { exact: true }).isVisible()).toBe(true);

test("writes an article without a script", { tags: "long" }, async () => {
  const page = await open(await openContext({ javaScriptEnabled: false }), { hasScript: false });
  await page.getByRole("button", { name: "New article" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Export hours");
  await page.getByLabel("Text, in Markdown").fill("## Gusto\n\nClick **Export**.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => page.getByLabel("Text, in Markdown").inputValue())
    .toBe("## Gusto\n\nClick **Export**.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(() => page.getByText("Article published").isVisible()).toBe(true);
  await page.goto(`${app.origin}/dashboard/articles`);
  await page.getByRole("button", { name: "Delete Export hours" }).click();
  await expect.poll(() => page.getByText("No articles yet").isVisible()).toBe(true);
  await page.getByText("Recently deleted").click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect.poll(() => page.getByRole("link", { name: "Export hours" }).isVisible()).toBe(true);
});

test("asks only about the place that two people changed, and keeps both texts", {
  tags: "long",
}, async () => {
  const writer = await createMember(app.services, owner.companyId ?? "", "writer");
  const context = await openContext();
  const mine = await open(context);
  await mine.getByRole("button", { name: "New article" }).click();
  await mine.getByLabel("Title", { exact: true }).fill("Export hours");
  await write(mine, "## Gusto\n\nClick Export.\n\nThe end.");
  await isSaved(mine);
  const theirs = await open(await openContext({}, writer), { path: new URL(mine.url()).pathname });
  await write(theirs, "## Gusto\n\nClick Send.\n\nThe end.");
  await isSaved(theirs);
  await write(mine, "## Gusto\n\nClick Export twice.\n\nThe very end.");
  await expect.poll(() => mine.getByText(`${writer.email} saved this article`).count()).toBe(1);
  await expect.poll(() => mine.getByText("You both changed one place").count()).toBe(1);
  await mine.getByLabel("Keep both").check();
  await mine.getByRole("button", { name: "Save merged version" }).click();
  await isSaved(mine);
  const known = "## Gusto\n\nClick Send.\n\nClick Export twice.\n\nThe very end.";
  await expect.poll(() => mine.locator("[name=content]").inputValue()).toBe(known);
  // The other tab changed another place, so it needs no question.
  await write(theirs, "## Gusto and Xero\n\nClick Send.\n\nThe end.");
  await isSaved(theirs);
  await expect
    .poll(() => theirs.locator("[name=content]").inputValue())
    .toBe(known.replace("Gusto", "Gusto and Xero"));
  await theirs.getByRole("button", { name: "Send for review" }).press("Enter");
  await expect.poll(() => isInReview(theirs)).toBe(true);
  // Mine hasn't seen that text, so the first click shows it instead of publishing it.
  await mine.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await expect.poll(() => mine.getByText("The text changed in the meantime.").count()).toBe(1);
  await expect.poll(() => mine.locator("[name=content]").inputValue()).toContain("Gusto and Xero");
  await mine.reload();
  await isLive(mine);
  await expect.poll(() => isInReview(mine)).toBe(true);
  await mine.getByText("Publish or unpublish later").click();
  await mine.getByLabel("Publish at", { exact: true }).fill("2027-01-04T09:00");
  await mine.getByLabel("Unpublish at").fill("2027-01-03T09:00");
  await mine.getByRole("button", { name: "Save schedule" }).press("Enter");
  // Refused times stay, so that they can be corrected.
  await mine.getByText("Choose a time to unpublish that comes after the one to publish.").waitFor();
  await expect
    .poll(() => mine.getByLabel("Publish at", { exact: true }).inputValue())
    .toBe("2027-01-04T09:00");
  await mine.getByLabel("Unpublish at").fill("");
  await mine.getByRole("button", { name: "Save schedule" }).press("Enter");
  await expect.poll(() => mine.getByText("Goes live Jan 4, 2027, 09:00").count()).toBe(1);
});

async function write(page: Page, markdown: string): Promise<void> {
  // The plain field is there until the page is live.
  await page.getByRole("button", { name: /^Edit (?:as Markdown|with the toolbar)$/ }).waitFor();
  const field = page.getByLabel("Text, in Markdown");
  if ((await field.count()) === 0) await page.getByRole("button", { name: "Edit as Markdown" }).click();
  await field.fill(markdown);
}

const textBox = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });

test("writes and publishes with the keyboard", { tags: "long" }, () =>
  writesWithKeys({ width: 1280, height: 900 }),
);
test("writes and publishes with the keyboard on a phone", { tags: "long" }, () =>
  writesWithKeys({ width: 390, height: 844 }),
);

async function writesWithKeys(viewport: { width: number; height: number }): Promise<void> {
  const context = await openContext({ viewport });
  const page = await open(context);
  await page.getByRole("button", { name: "New article" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Export hours");
  await textBox(page).click();
  await page.keyboard.type("Rotabird **adds up** hours.\n## Gusto\nOpen Hours.\n\n/warn\nApprove by noon.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/table\nColumn");
  for (const cell of ["Meaning", "Example", "id"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(cell);
  }
  await page.keyboard.press("Control+End");
  await page.keyboard.type("```csv a,b");
  await page.keyboard.press("Control+Enter");
  const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: "#f80" } })
    .png()
    .toBuffer();
  await page.getByLabel("Pictures to insert").setInputFiles({
    ...{ name: "hours.png", mimeType: "image/png", buffer: picture },
  });
  await page.getByLabel("Alt text").fill("The hours page");
  await isSaved(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(() => page.getByText("Article published").isVisible()).toBe(true);
  expect(await shownProblems(page)).toEqual([]);

  const shown = await open(context, { path: await previewPath(page), hasScript: false });
  await expect.poll(() => shown.getByRole("heading", { name: "Gusto" }).count()).toBe(1);
  await expect
    .poll(() => shown.getByRole("note", { name: "Warning" }).innerText())
    .toContain("Approve by noon.");
  await expect.poll(() => shown.getByRole("cell", { name: "id" }).count()).toBe(1);
  await expect.poll(() => shown.locator("pre code").innerText()).toBe("a,b\n");
  const image = shown.getByRole("img", { name: "The hours page" });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
}

test("reads pasted HTML and Markdown, and keeps what it can't show", async () => {
  const page = await open(await openContext());
  await page.getByRole("button", { name: "New article" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Pasted");
  await write(page, "<details>kept</details>\n\n* one\n* two\n");
  await page.getByRole("button", { name: "Edit with the toolbar" }).click();
  await textBox(page).getByText("two").click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await expect.poll(() => page.locator("[name=content]").inputValue()).toContain("two!");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await paste(page, "text/html", shortWordHtml);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await paste(page, "text/plain", "### Plain\n\n- [x] done");
  await isSaved(page);
  await expect
    .poll(() => page.locator("[name=content]").inputValue())
    .toBe(
      "<details>kept</details>\n\n- one\n- two!\n\n## Payroll\n\n**Open** the [page](https://a.example/).\n\n- First\n- Second\n\n### Plain\n\n- [x] done\n",
    );
});

const shortWordHtml = `<html><head><style>p{color:red}</style></head><body>
<h2>Payroll</h2><p class=MsoNormal><b>Open</b> the <a href="https://a.example/">page</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>First</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Second</p>
</body></html>`;

async function paste(page: Page, type: string, text: string): Promise<void> {
  await textBox(page).evaluate(
    (element, [kind = "", value = ""]) => {
      const data = new DataTransfer();
      data.setData(kind, value);
      element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [type, text],
  );
}

async function isInReview(page: Page): Promise<boolean> {
  const details = page.getByRole("complementary", { name: "Details" });
  return (await details.getByText("In review", { exact: true }).count()) === 1;
}

async function previewPath(page: Page): Promise<string> {
  return (await page.getByRole("link", { name: /Preview/ }).getAttribute("href")) ?? "";
}

test("shows what changed between versions, and restores one", { tags: "long" }, async () => {
  const page = await open(await openContext());
  await page.getByRole("button", { name: "New article" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Export hours");
  await write(page, "Export each month.");
  await isSaved(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(() => page.getByText("Article published").isVisible()).toBe(true);
  await write(page, "Export each pay period.");
  await isSaved(page);
  await page.getByRole("link", { name: "Version history" }).click();
  await page.getByRole("link", { name: /Published/ }).click();
  await expect.poll(() => page.locator("del").allInnerTexts()).toEqual(["month"]);
  await expect.poll(() => page.locator("ins").allInnerTexts()).toEqual(["pay period"]);
  expect(await shownProblems(page)).toEqual([]);
  await page.getByText("1 change", { exact: true }).waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "Today" }).count()).toBe(1);
  await page.getByRole("button", { name: "Next change" }).click();
  await expect.poll(() => page.getByRole("status").allInnerTexts()).toContain("Change 1 of 1");
  await expect.poll(() => page.locator("[data-current]").innerText()).toContain("pay period");
  // The arrow keys show the version above and the one below.
  await page.getByRole("link", { name: /Published/ }).focus();
  await page.keyboard.press("ArrowUp");
  await page.getByText(/^This version is/).waitFor();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.locator("del").allInnerTexts()).toEqual(["month"]);
  await expect
    .poll(() => page.getByRole("link", { name: /Published/ }).getAttribute("aria-current"))
    .toBe("true");
  await page.getByRole("link", { name: "Side by side" }).click();
  await expect.poll(() => page.getByRole("heading", { name: "In the editor" }).count()).toBe(1);
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect.poll(() => page.getByText("Version restored").isVisible()).toBe(true);
  await expect.poll(() => page.locator("[name=content]").inputValue()).toBe("Export each month.");
  await page.getByRole("link", { name: "Version history" }).click();
  await expect.poll(() => page.getByRole("link", { name: /Restored/ }).count()).toBe(1);
});

test("reads what Google Docs puts on the clipboard", { tags: "long" }, async () => {
  await readsPasted(googleDocsHtml, googleDocsMarkdown);
});
test("reads what Word puts on the clipboard", { tags: "long" }, async () => {
  await readsPasted(wordHtml, wordMarkdown);
});

test("leaves out what Word hides, and keeps tasks and lists in cells", async () => {
  const page = await readsPasted(reviewedWordHtml, reviewedWordMarkdown);
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await paste(page, "text/html", tasksAndCellsHtml);
  await expect.poll(() => page.locator("[name=content]").inputValue()).toBe(`${tasksAndCellsMarkdown}\n`);
});

test("opens an article without spaces between words as the server drew it", async () => {
  const page = await open(await openContext());
  const companyId = owner.companyId ?? "";
  const [article] = await app.services.db
    .insert(helpCenterContent)
    .values({
      companyId,
      title: "返品",
      slug: "returns",
      content: "返品は https://www.shop.example.jp まで。",
    })
    .returning({ id: helpCenterContent.id });
  await page.goto(`${app.origin}/dashboard/articles/${article?.id}`);
  await isLive(page);
  await page.getByText(/words, 1 min read/).waitFor();
});

async function readsPasted(html: string, markdown: string): Promise<Page> {
  const page = await open(await openContext());
  await page.getByRole("button", { name: "New article" }).click();
  await textBox(page).click();
  await paste(page, "text/html", html);
  await expect.poll(() => page.locator("[name=content]").inputValue()).toBe(`${markdown}\n`);
  return page;
}

const bunny = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";

test("loads a video from its website only after a press, and works without a script", {
  tags: "long",
}, async () => {
  const context = await openContext();
  const page = await open(context);
  await page.getByRole("button", { name: "New article" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Export hours");
  await textBox(page).click();
  await paste(page, "text/plain", bunny);
  await page.keyboard.type("/video");
  await page.keyboard.press("Enter");
  const field = page.getByLabel("Address of a video on YouTube, Vimeo or Loom");
  await field.fill("https://a.example/film");
  await expect.poll(() => page.getByText("We don't know this kind of video.").count()).toBe(1);
  await field.fill("https://vimeo.com/76979871");
  await field.press("Enter");
  await expect
    .poll(() => page.locator("[name=content]").inputValue())
    .toBe(`<${bunny}>\n\n<https://vimeo.com/76979871>\n`);
  await isSaved(page);
  expect(await shownProblems(page)).toEqual([]);

  const path = await previewPath(page);
  const plain = await open(await openContext({ javaScriptEnabled: false }), { path, hasScript: false });
  const link = { name: "Play the video from YouTube" };
  await expect.poll(() => plain.getByRole("link", link).getAttribute("href")).toBe(bunny);

  const asked: string[] = [];
  await context.route(/youtube|vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title>" });
  });
  const shown = await open(context, { path, hasScript: false });
  await expect.poll(() => shown.getByRole("link", link).count()).toBe(1);
  expect(await shownProblems(shown)).toEqual([]);
  expect(asked).toEqual([]);
  await shown.getByRole("link", link).click();
  await expect.poll(() => asked).toEqual(["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"]);
  await expect.poll(() => shown.frameLocator("iframe").locator("title").textContent()).toBe("Player");
  await expect.poll(() => shown.getByRole("link", { name: "Play the video from Vimeo" }).count()).toBe(1);
});

test("links to own pages and shows own videos by search", { tags: "long" }, async () => {
  owner = await createUser(app.services, { companyName: "Hubley", onboardingCompleted: true, plan: "ai" });
  const tenant = { companyId: owner.companyId ?? "" };
  await buildFaq(app.services.db, tenant, { question: "When is payroll closed?", slug: "payroll-closed" });
  const video = await buildVideo(app.services.db, tenant, { title: "Add a desk", published: true });
  const context = await openContext();
  const page = await open(context);
  await page.getByRole("button", { name: "New article" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Export hours");
  await textBox(page).click();
  await page.keyboard.type("Payroll");
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Control+K");
  await page.getByLabel("Address of the link, or words to find a page").fill("payroll");
  await page.getByRole("button", { name: "When is payroll closed? Question" }).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Video", exact: true }).click();
  await page.getByRole("button", { name: "Add a desk Video" }).click();
  await expect
    .poll(() => page.locator("[name=content]").inputValue())
    .toBe(`[Payroll](/faq/payroll-closed)\n\n[Add a desk](/videos#${video.id})\n`);
  await isSaved(page);
  const shown = await open(context, { path: await previewPath(page), hasScript: false });
  await expect.poll(() => shown.locator("video").getAttribute("aria-label")).toBe("Add a desk");
  await shown.getByRole("link", { name: "Payroll", exact: true }).click();
  await expect.poll(() => shown.getByRole("heading", { name: "When is payroll closed?" }).count()).toBe(1);
});

test("colors code in its language, and opens a collapsible part", { tags: "long" }, async () => {
  const context = await openContext();
  const page = await open(context);
  await page.getByRole("button", { name: "New article" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Export hours");
  await textBox(page).click();
  await page.keyboard.type("/coll\nMore");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("``` {}");
  await page.getByLabel("Language").selectOption("JSON");
  const text = "<details>\n<summary>More</summary>\n\n```json\n{}\n```\n\n</details>\n";
  await expect.poll(() => page.locator("[name=content]").inputValue()).toBe(text);
  await isSaved(page);
  expect(await shownProblems(page)).toEqual([]);
  const shown = await open(context, { path: await previewPath(page), hasScript: false });
  await shown.getByText("More", { exact: true }).click();
  await expect.poll(() => shown.locator("pre .hljs-punctuation").first().isVisible()).toBe(true);
  expect(await shownProblems(shown)).toEqual([]);
});

test("follows an article from its writer to the public page at 1280 pixels", () =>
  followsAnArticle({ width: 1280, height: 900 }));
test("follows an article from its writer to the public page at 390 pixels", { tags: "long" }, () =>
  followsAnArticle({ width: 390, height: 844 }),
);

async function followsAnArticle(viewport: { width: number; height: number }): Promise<void> {
  const writer = await createMember(app.services, owner.companyId ?? "", "writer");
  const writing = await openContext({ viewport }, writer);
  const page = await open(writing);
  await page.getByRole("button", { name: "New article" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Export hours");
  await textBox(page).click();
  await paste(page, "text/html", googleDocsHtml);
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/warn\nApprove by noon.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("```csv a,b");
  await page.keyboard.press("Control+Enter");
  await paste(page, "text/plain", bunny);
  await page.getByLabel("Pictures to insert").setInputFiles({
    name: "hours.png",
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 600, height: 300, channels: 3, background: "#f80" } })
      .png()
      .toBuffer(),
  });
  await page.getByLabel("Alt text").fill("The hours page");
  await isSaved(page);
  const content = page.locator("[name=content]");
  const written = await content.inputValue();
  for (const part of ["| Column |", "> [!WARNING]", "```csv", bunny, "![The hours page](/files/"])
    expect(written).toContain(part);
  await page.getByRole("button", { name: "Send for review" }).first().press("Enter");
  await expect.poll(() => isInReview(page)).toBe(true);

  // The owner edits the same place, and both see what happened.
  const path = new URL(page.url()).pathname;
  const reviewing = await open(await openContext({ viewport }), { path });
  const place = "Rotabird **adds up**";
  await write(reviewing, written.replace(place, "Rotabird **sums up**"));
  await isSaved(reviewing);
  await write(page, written.replace(place, "Rotabird **counts**"));
  await expect.poll(() => page.getByText("You both changed one place").count()).toBe(1);
  await page.getByLabel("Keep both").check();
  await page.getByRole("button", { name: "Save merged version" }).click();
  await isSaved(page);
  const merged = await content.inputValue();
  expect(merged).toContain("sums up");
  expect(merged).toContain("counts");

  // The history has all of it. The owner restores the first text that was sent.
  await reviewing.goto(`${app.origin}${path}/history`);
  await reviewing.getByRole("link", { name: /Sent for review/ }).click();
  await expect.poll(() => reviewing.locator("del").allInnerTexts()).toContain("adds");
  await reviewing.getByRole("button", { name: "Restore this version" }).click();
  await isLive(reviewing);
  await expect.poll(() => reviewing.locator("[name=content]").inputValue()).toBe(written);

  await reviewing.getByText("Publish or unpublish later").click();
  await reviewing.getByLabel("Publish at", { exact: true }).fill("2027-01-04T09:00");
  await reviewing.getByRole("button", { name: "Save schedule" }).press("Enter");
  await expect.poll(() => reviewing.getByText("Goes live Jan 4, 2027, 09:00").count()).toBe(1);
  const published = (await previewPath(reviewing)).replace(/\?.*/, "");
  const visitor = await open(await openContext(), { path: published, hasScript: false });
  await expect.poll(() => visitor.getByRole("heading", { name: "Export hours" }).count()).toBe(0);
  const { clock } = app.services;
  await publishDueArticles({
    ...app.services,
    clock: { ...clock, now: () => new Date("2027-01-05T00:00:00Z") },
  });
  await visitor.reload();
  await expect.poll(() => visitor.getByRole("note", { name: "Warning" }).innerText()).toContain("noon");
  await expect.poll(() => visitor.getByRole("link", { name: "Play the video from YouTube" }).count()).toBe(1);
  await expect.poll(() => visitor.getByRole("img", { name: "The hours page" }).count()).toBe(1);
  await expect.poll(() => visitor.getByRole("cell", { name: "The person in Gusto" }).count()).toBe(1);
}
