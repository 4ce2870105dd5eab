/** The blog and its administration in Chromium. */
import { eq } from "drizzle-orm";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { blogCategories, blogPosts, serverMarks, users } from "#db/schema.ts";
import { ensureFirstPosts } from "#features/blog/ensure-first-posts.server.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let browser: Browser;
let cookie = "";
let picture: Buffer;
const problems: string[] = [];

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  const square = { width: 64, height: 48, channels: 3, background: "#118ab2" } as const;
  picture = await sharp({ create: square }).jpeg().toBuffer();
});
beforeEach(async () => {
  const { services } = app;
  for (const table of [users, blogPosts, blogCategories, serverMarks]) await services.db.delete(table);
  await ensureFirstPosts(services);
  ({ cookie } = await createUser(services, { email: "olive@step.example", isOperator: true }));
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(problems.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

interface Opening extends BrowserContextOptions {
  isOperator?: boolean;
}

async function open(path: string, { isOperator = false, ...options }: Opening = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  if (isOperator) await addSession(context, app, cookie);
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(`${app.origin}${path}`);
  if (isOperator) await isLive(page);
  return page;
}

const toast = (page: Page) => page.getByRole("region", { name: "Messages" });
const editor = (page: Page) => page.getByRole("main");
/** The state of the post, in the bar above it. */
const state = (page: Page) => editor(page).getByRole("status").first();

describe("readers", () => {
  test.each([[true], [false]])("search, filter and read (with script: %s)", async (javaScriptEnabled) => {
    const page = await open("/blog", { javaScriptEnabled });
    const titles = page.getByRole("article").getByRole("heading");
    await expect.poll(() => titles.allTextContents()).toHaveLength(3);
    if (javaScriptEnabled) expect(await shownProblems(page)).toEqual([]);
    await page.getByRole("searchbox", { name: "Search blog posts" }).fill("SOURCE");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/blog?q=SOURCE");
    await expect
      .poll(() => titles.allTextContents())
      .toEqual(["Why every answer in your help center needs a source"]);
    await page.getByRole("link", { name: "Support" }).click();
    await page.waitForURL("**/blog?q=SOURCE&category=support");
    await page.getByText("Try adjusting your search or filter criteria").waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Why every answer" }).click();
    await page.getByRole("heading", { level: 1, name: "Why every answer" }).waitFor();
    await page.getByText("November 9, 2026").waitFor();
    // Below the text are the next post, and the start page's form.
    await page.getByRole("link", { name: /^Next post/ }).waitFor();
    await page.getByRole("textbox", { name: "Your website" }).waitFor();
    await page.getByRole("link", { name: "What gets dropped" }).click();
    await expect.poll(() => page.url()).toMatch(/#what-gets-dropped$/);
    if (javaScriptEnabled) expect(await shownProblems(page)).toEqual([]);
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await page.waitForURL("**/blog");
  });

  test("copy a post's address if their browser can't share, and get a useful page for a wrong one", async () => {
    const page = await open("/blog/which-questions-to-answer-first");
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByText("Link copied! Blog post URL copied to clipboard.").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${app.origin}/blog/which-questions-to-answer-first`);
    const response = await page.goto(`${app.origin}/blog/no-such-post`);
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { name: "Post not found" }).waitFor();
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await page.waitForURL("**/blog");
    problems.splice(0, problems.length, ...problems.filter((problem) => !/status of 404/.test(problem)));
  });
});

describe("an operator", () => {
  test("writes a post with the toolbar, a pasted picture and a category, and readers see it", async () => {
    const page = await open("/blog-admin", { isOperator: true });
    await page.getByText("Categories (3)").click();
    await page.getByRole("textbox", { name: "New category" }).fill("Notes");
    await page.getByRole("button", { name: "Add" }).click();
    await page.getByRole("textbox", { name: "Name of Notes" }).waitFor();
    await page.getByRole("button", { name: "New Post" }).click();
    await editor(page).getByRole("heading", { name: "Create New Blog Post" }).waitFor();
    expect(await shownProblems(page)).toEqual([]);

    await editor(page).getByLabel("Title").fill("A post, by us!");
    await editor(page).getByLabel("Category").selectOption({ label: "Notes" });
    await editor(page).getByLabel("Excerpt").fill("Short.");
    await editor(page).getByLabel("Tags").fill("one, , two");
    const text = editor(page).getByLabel("Content");
    await text.fill("Some words");
    await text.selectText();
    await editor(page).getByRole("button", { name: "Bold" }).click();
    await expect.poll(() => text.inputValue()).toBe("**Some words**");
    await page.keyboard.press("Control+z");
    await expect.poll(() => text.inputValue()).toBe("Some words");
    await text.press("Control+i");
    await text.press("Control+End");
    await pastePicture(page);
    await expect
      .poll(() => text.inputValue())
      .toMatch(/^\*Some words\*\n\n!\[.*\]\(\/files\/blog-images\/.+-64x48\.jpg\)\n$/);
    await editor(page).getByRole("button", { name: "preview", exact: true }).click();
    const preview = editor(page).getByRole("region", { name: "Preview of the text" });
    await preview.getByRole("img").waitFor();
    // A draft is saved while it is written, and survives a reload.
    await expect.poll(() => state(page).innerText()).toBe("Saved");
    await page.reload();
    await isLive(page);
    await expect.poll(() => editor(page).getByLabel("Title").inputValue()).toBe("A post, by us!");
    await expect.poll(() => editor(page).getByLabel("Slug").inputValue()).toBe("a-post-by-us");
    expect((await fetch(`${app.origin}/blog/a-post-by-us`)).status).toBe(404);
    await editor(page).getByRole("switch", { name: "Publish immediately" }).check();
    await editor(page).getByRole("button", { name: "Publish Post" }).dblclick();
    await toast(page).getByText("Blog post updated successfully").waitFor();
    await editor(page).getByRole("button", { name: "Update Post" }).waitFor();

    const reader = await open("/blog/a-post-by-us");
    await reader.getByText("#two").waitFor();
    const width = await reader
      .locator(".post-body img")
      .evaluate((image) => (image as HTMLImageElement).naturalWidth);
    expect(width).toBe(64);
    await expect
      .poll(() => app.services.db.select().from(blogPosts).where(eq(blogPosts.slug, "a-post-by-us")))
      .toHaveLength(1);
  });

  test("loses nothing to a reload or a second tab, and old addresses redirect", {
    tags: "long",
  }, async () => {
    const page = await open("/blog-admin", { isOperator: true });
    const title = /^Which questions/;
    await page.getByRole("link", { name: title }).first().click();
    await editor(page).getByLabel("Title").fill("My own words");
    // Readers see a published post, so that only the button saves it.
    await editor(page).getByText("We keep your text in this browser").waitFor();
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("My own words");
    await page.reload();
    await isLive(page);
    await editor(page)
      .getByText(/^We restored your unsaved changes from/)
      .waitFor();
    await expect.poll(() => editor(page).getByLabel("Title").inputValue()).toBe("My own words");

    await page.context().setOffline(true);
    await editor(page).getByRole("button", { name: "Update Post" }).click();
    await toast(page).getByText("Failed to save blog post").waitFor();
    await expect.poll(() => editor(page).getByLabel("Title").inputValue()).toBe("My own words");
    await page.context().setOffline(false);

    const other = await page.context().newPage();
    await other.goto(page.url());
    await isLive(other);
    await editor(other).getByRole("button", { name: "Discard it" }).click();
    await editor(other).getByLabel("Title").fill("Their words");
    await editor(other).getByLabel("Slug").fill("their-words");
    await editor(other).getByRole("button", { name: "Update Post" }).click();
    await toast(other).getByText("Blog post updated successfully").waitFor();

    await editor(page).getByLabel("Slug").fill("my-words");
    await editor(page).getByRole("button", { name: "Update Post" }).click();
    await editor(page).getByText("We haven't overwritten anything").waitFor();
    await editor(page).getByText("Their words").waitFor();
    expect(await shownProblems(page)).toEqual([]);
    await editor(page).getByRole("button", { name: "Save mine instead" }).click();
    await toast(page).getByText("Blog post updated successfully").waitFor();
    for (const old of ["which-questions-to-answer-first", "their-words"]) {
      const reader = await open(`/blog/${old}`);
      await expect.poll(() => reader.url()).toBe(`${app.origin}/blog/my-words`);
      await reader.getByRole("heading", { level: 1, name: "My own words" }).waitFor();
    }
    problems.splice(
      0,
      problems.length,
      ...problems.filter((problem) => !/status of 409|ERR_INTERNET_DISCONNECTED/.test(problem)),
    );
  });

  test("shares a draft by a private link, schedules it, refuses wrong image types, and deletes it", {
    tags: "long",
  }, async () => {
    const page = await open("/blog-admin", { isOperator: true, viewport: { width: 390, height: 844 } });
    await page.getByRole("button", { name: "New Post" }).click();
    await editor(page).getByLabel("Title").fill("Not yet");
    const files = editor(page).getByLabel("Featured image file");
    await files.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("no") });
    await toast(page).getByText("Invalid file type").waitFor();
    await files.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(5_000_001) });
    await toast(page).getByText("File too large").waitFor();
    await files.setInputFiles({
      name: "a.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("not a picture"),
    });
    await editor(page).getByText("Upload Failed").waitFor();
    await files.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: picture });
    await editor(page).getByRole("img", { name: "Featured image" }).waitFor();
    await editor(page).getByLabel("Publish later").fill("2030-01-01T10:00");
    await editor(page).getByRole("button", { name: "Save Draft" }).click();
    await toast(page).getByText("Blog post updated successfully").waitFor();
    await editor(page).getByRole("link", { name: "All posts" }).click();
    await page.getByText(/scheduled for Jan 1, 2030/).waitFor();

    await page.getByRole("link", { name: "Edit Not yet" }).click();
    const link = editor(page).getByRole("link", { name: /\/blog\/preview\// });
    const address = (await link.getAttribute("href")) ?? "";
    const reader = await open(new URL(address).pathname);
    await reader.getByText("Only people with this link can see it.").waitFor();
    await expect.poll(() => reader.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    await editor(page).getByRole("link", { name: "All posts" }).click();
    await page.getByRole("button", { name: "Delete Not yet" }).click();
    await page.getByRole("heading", { name: "Are you sure you want to delete this post?" }).waitFor();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await toast(page).getByText("Blog post deleted successfully").waitFor();
    expect((await reader.reload())?.status()).toBe(404);
    problems.splice(0, problems.length, ...problems.filter((problem) => !/status of 40[04]/.test(problem)));
  });
});

test("nothing hostile in a post runs, for readers or operators", async () => {
  const { db, storage } = app.services;
  await storage.put("blog-images/x.png", new Uint8Array(picture), { contentType: "image/png" });
  const active = [
    `"><img src=x onerror="ran(1)"><script>ran(2)</script>`,
    `'--></title></script></textarea><svg onload=ran(3)>`,
    `javascript:ran(4)//\`\${ran(5)}{{ran(6)}}]]><iframe srcdoc="<script>parent.ran(7)</script>">`,
  ].join(" ");
  const markdown = [
    active,
    "[a](javascript:ran(8)) [b](data:text/html,<script>ran(9)</script>) ![c](javascript:ran(10))",
    `![d" onerror="ran(11)](/files/blog-images/x.png "e' onload='ran(12)")`,
    "<details open ontoggle=ran(13)>",
    "```js onmouseover=ran(14)\n</code></pre><script>ran(15)</script>\n```",
    "# <img src=x onerror=ran(16)>\n\n## [x](vbscript:ran(17))\n\n## y",
    "[^<img src=x onerror=ran(18)>]\n\n[^<img src=x onerror=ran(18)>]: <script>ran(19)</script>",
    "| <svg onload=ran(20)> |\n|---|\n| <a href=javascript:ran(21)>z</a> |",
  ].join("\n\n");
  const [category] = await db
    .insert(blogCategories)
    .values({ name: active.slice(0, 60), slug: "bad" })
    .returning();
  const [post] = await db
    .insert(blogPosts)
    .values({
      title: active,
      slug: "bad",
      content: markdown,
      excerpt: active,
      metaDescription: active,
      featuredImageUrl: "/files/blog-images/x.png",
      featuredImageAlt: active,
      authorName: active,
      authorEmail: active,
      categoryId: category?.id,
      tags: [active],
      published: true,
      publishedAt: new Date(),
    })
    .returning();
  await db.insert(blogPosts).values({
    title: active,
    slug: "related",
    categoryId: category?.id,
    excerpt: active,
    published: true,
    publishedAt: new Date(),
  });
  const ran: unknown[] = [];
  const asked = encodeURIComponent(active);
  const page = await open("/blog-admin", { isOperator: true });
  await page.exposeFunction("ran", (what: unknown) => ran.push(what));
  page.on("dialog", (dialog) => dialog.dismiss());
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", (event) =>
      (window as unknown as { ran(what: string): void }).ran(`refused: ${event.blockedURI} ${event.sample}`),
    ),
  );
  const paths = [
    "/blog",
    `/blog?q=${asked}&category=${asked}&page=${asked}`,
    "/blog?category=bad",
    "/blog/bad",
    `/blog/${asked}`,
    `/blog/preview/${post?.previewKey}`,
    "/blog-admin",
    `/blog-admin/${post?.id}`,
  ];
  for (const path of paths) {
    await page.goto(app.origin + path, { waitUntil: "load" });
    await page.getByRole("heading").first().waitFor();
    const protocols = await page
      .locator("a[href]")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
    expect(protocols.filter((protocol) => !/^(?:https?|mailto|tel):$/.test(protocol))).toEqual([]);
  }
  await editor(page).getByRole("button", { name: "preview", exact: true }).click();
  const shown = editor(page).getByRole("region", { name: "Preview of the text" });
  await shown.getByRole("heading", { name: "y" }).waitFor();
  await expect.poll(() => editor(page).getByLabel("Title").inputValue()).toBe(active);
  expect(ran).toEqual([]);
  // The URL belongs to no post.
  problems.splice(0, problems.length, ...problems.filter((problem) => !/status of 404/.test(problem)));
});

async function pastePicture(page: Page): Promise<void> {
  await page.evaluate(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], "a-square.jpg", { type: "image/jpeg" }));
      const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
      document.querySelector("textarea#content")?.dispatchEvent(event);
    },
    [...picture],
  );
}
