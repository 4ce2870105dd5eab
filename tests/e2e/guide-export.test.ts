/** A guide is taken elsewhere: as a PDF, as Markdown with pictures, and in a frame on the company's own website. */
import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, gettingStarted, privateAccess, videoGuides } from "#db/schema.ts";
import { presentStepGuide } from "#features/guides/present-public.ts";
import { markdownToText } from "#shared/markdown.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

const pictureKey = "public/guides/1/step.png";
const [pictureWidth, pictureHeight] = [1_200, 600];

let browser: Browser;
let app: TestApp;
let site: Site;
let owner: TestUser;
let context: BrowserContext;
let page: Page;
let guideId = "";
let hostPage = "";

beforeAll(async () => {
  [browser, app, site] = await Promise.all([
    launchTestBrowser(),
    startApp(),
    serveSite({ handler: (path) => (path === "/" ? hostPage : null) }),
  ]);
  const { db, storage } = app.services;
  owner = await createUser(app.services, { plan: "ai", companyName: "Hubley", onboardingCompleted: true });
  const companyId = owner.companyId ?? "";
  await db
    .update(companies)
    .set({ helpCenterSubdomain: "hubley", isPublic: true, language: "de" })
    .where(eq(companies.id, companyId));
  const white = { width: pictureWidth, height: pictureHeight, channels: 3 as const, background: "#fff" };
  const bytes = await sharp({ create: white }).png().toBuffer();
  await storage.put(pictureKey, bytes, { contentType: "image/png" });
  const pictured = {
    frameUrl: `/files/${pictureKey}`,
    frameAlt: "The [team] page",
    frameWidth: pictureWidth,
    frameHeight: pictureHeight,
    frameRing: { x: 300, y: 200, width: 200, height: 80 },
  };
  const [guide] = await db
    .insert(videoGuides)
    .values({
      companyId,
      title: "Größe ändern & sichern",
      description: "How to change the size.",
      published: true,
      frames: [
        {
          title: "Open “Team”",
          description: "Press **Team** in the [menu](https://menu.example/).",
          ...pictured,
        },
        { title: "Save", description: "", frameUrl: "/files/public/guides/1/gone.png" },
      ],
    })
    .returning({ id: videoGuides.id });
  guideId = guide?.id ?? "";
  const { frameUrl: imageUrl, frameRing: imageRing } = pictured;
  const image = { imageUrl, imageRing, imageWidth: pictureWidth, imageHeight: pictureHeight };
  const begin = { title: "Open “Team”", description: "Press **Team**.", ...image };
  const later = { ...begin, title: "Open “People”" };
  await db.insert(gettingStarted).values({
    ...{ companyId, title: "Erste Schritte", published: true },
    steps: [{ id: "one", ...begin }],
    draft: { title: "Die ersten Schritte", steps: [{ id: "one", ...later }] },
  });
  context = await browser.newContext({ viewport: { width: 1_280, height: 900 }, acceptDownloads: true });
  await addSession(context, app, owner.cookie);
  page = await context.newPage();
  await page.goto(`${app.origin}/dashboard/guides/${guideId}`);
  await isLive(page);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await site?.close();
});

async function download(name: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("downloads Markdown next to pictures that have their rings, also without a picture that is gone", async () => {
  const { name, bytes } = await download("Markdown with images (.zip)");
  const slug = `grosse-andern-sichern-${guideId.slice(0, 8)}`;
  expect(name).toBe(`${slug}.zip`);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual([`${slug}/pictures/01.jpg`, `${slug}/${slug}.md`]);
  expect(strFromU8(files[`${slug}/${slug}.md`]!)).toBe(
    [
      "# Größe ändern & sichern",
      "How to change the size.",
      "## 1. Open “Team”",
      "Press **Team** in the [menu](https://menu.example/).",
      "![The \\[team\\] page](pictures/01.jpg)",
      "## 2. Save\n",
    ].join("\n\n"),
  );
  const { data, info } = await sharp(files[`${slug}/pictures/01.jpg`]!)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([pictureWidth, pictureHeight]);
  const lightAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1]!;
  const besideTheRing = Array.from({ length: 60 }, (_, index) => lightAt(400, 170 + index));
  expect(Math.min(...besideTheRing), "a purple line above the control").toBeLessThan(80);
  expect(lightAt(10, 10)).toBeGreaterThan(250);
});

test("downloads a PDF with the steps' texts and the picture", async () => {
  const { name, bytes } = await download("PDF");
  expect(name).toMatch(/^grosse-andern-sichern-\w{8}\.pdf$/);
  const raw = bytes.toString("latin1");
  expect(raw.slice(0, 5)).toBe("%PDF-");
  expect(raw).toContain("/Image");
  expect(raw, "tagged for screen readers, in the guide's language").toMatch(/\/Lang \(de\)/);
  expect(raw).toContain("/StructTreeRoot");
});

test("a file that can't be made leaves the guide open and says why", async () => {
  const { storage } = app.services;
  const { get } = storage;
  storage.get = () => Promise.reject(Object.assign(new Error("socket hang up"), { code: "ECONNRESET" }));
  try {
    for (const [name, text] of [
      ["PDF", "We can't make a PDF of this guide right now."],
      ["Markdown with images (.zip)", "We can't read this guide's pictures right now."],
    ] as const) {
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("link", { name }).click();
      await page.getByText(text).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/dashboard/guides/${guideId}`);
      await isLive(page);
    }
    const headers = { cookie: owner.cookie };
    const answer = await fetch(`${app.origin}/dashboard/guides/${guideId}/export/markdown`, { headers });
    expect(answer.status).toBe(503);
  } finally {
    storage.get = get;
  }
});

test("makes no PDF of letters that the server has no font for", async () => {
  const { db } = app.services;
  const isThis = eq(videoGuides.id, guideId);
  // Garay, which is in Unicode since 2024.
  const letters = String.fromCodePoint(0x10d4a, 0x10d4b, 0x10d4c).repeat(60);
  await db.update(videoGuides).set({ description: letters }).where(isThis);
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("link", { name: "PDF" }).click();
  await page.getByText("This server has no font for this guide's letters.").waitFor();
  await isLive(page);
  await db.update(videoGuides).set({ description: "How to change the size." }).where(isThis);
});

test("rings the control of a picture that is taller than the page shows it", async () => {
  const { db, storage } = app.services;
  const [width, height] = [400, 2_000];
  const key = "public/guides/1/tall.png";
  const white = { width, height, channels: 3 as const, background: "#fff" };
  await storage.put(key, await sharp({ create: white }).png().toBuffer(), { contentType: "image/png" });
  const ring = { x: 100, y: 1_500, width: 200, height: 100 };
  const frame = {
    ...{ title: "Tall", description: "", frameUrl: `/files/${key}`, frameAlt: "Tall" },
    ...{ frameWidth: width, frameHeight: height, frameRing: ring },
  };
  const values = { companyId: owner.companyId ?? "", title: "Tall", published: true, frames: [frame] };
  const [guide] = await db.insert(videoGuides).values(values).returning();
  const { slug } = presentStepGuide(guide!);
  await page.goto(`${app.origin}/help/hubley/guides/${slug}`);
  const image = (await page.getByRole("img", { name: "Tall" }).boundingBox())!;
  const shown = (await page.locator(".hc-ring rect").first().boundingBox())!;
  const scale = image.height / height;
  const middle = { x: image.x + image.width / 2, y: image.y + (ring.y + ring.height / 2) * scale };
  expect(Math.abs(shown.x + shown.width / 2 - middle.x)).toBeLessThan(3);
  expect(Math.abs(shown.y + shown.height / 2 - middle.y)).toBeLessThan(3);
  expect(shown.width, "as wide as the shown control, with a margin").toBeLessThan(ring.width * scale * 1.5);
  await page.goto(`${app.origin}/dashboard/guides/${guideId}`);
  await isLive(page);
});

test("downloads the Getting Started guide as it is in the editor", {
  tags: "long",
}, async () => {
  await page.goto(`${app.origin}/dashboard/getting-started`);
  await isLive(page);
  const { name, bytes } = await download("Markdown with images (.zip)");
  expect(name).toBe("die-ersten-schritte.zip");
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual([
    "die-ersten-schritte/pictures/01.jpg",
    "die-ersten-schritte/die-ersten-schritte.md",
  ]);
  expect(strFromU8(files["die-ersten-schritte/die-ersten-schritte.md"]!)).toBe(
    [
      "# Die ersten Schritte",
      "## 1. Open “People”",
      "Press **Team**.",
      "![Open “People”](pictures/01.jpg)\n",
    ].join("\n\n"),
  );
  const pdf = await download("PDF");
  expect(pdf.name).toBe("die-ersten-schritte.pdf");
  expect(pdf.bytes.toString("latin1").slice(0, 5)).toBe("%PDF-");
});

test("shows the published Getting Started guide in a frame, and none while its section is hidden", {
  tags: "long",
}, async () => {
  const { db } = app.services;
  const openDialog = async () => {
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("button", { name: "Embed on a website" }).click();
  };
  await openDialog();
  const dialog = page.getByRole("dialog", { name: "Embed on a website" });
  const snippet = (await dialog.locator("code").textContent()) ?? "";
  expect(await shownProblems(page)).toEqual([]);
  hostPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title><h1>Shop</h1>${snippet}`;
  const shop = await (await browser.newContext()).newPage();
  await shop.goto(site.url);
  const frame = shop.frameLocator("iframe");
  await frame.getByRole("heading", { name: "Open “Team”" }).waitFor();
  await frame.getByRole("heading", { name: "Erste Schritte" }).waitFor();
  await expect.poll(() => frame.locator("form, header, nav").count()).toBe(0);
  await shop.context().close();
  const address = `${app.origin}/help/hubley/getting-started/embed`;
  expect((await fetch(address)).status).toBe(200);

  const before = owner.companyId ?? "";
  const shown = (isShown: boolean) =>
    db
      .update(companies)
      .set({ themeSettings: { show_getting_started: isShown } })
      .where(eq(companies.id, before));
  await shown(false);
  await page.reload();
  await isLive(page);
  await openDialog();
  await page.getByText("Turn on “Show in Help Center” first. This guide is hidden there.").waitFor();
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
  await shown(true);
  await expect.poll(async () => (await fetch(address)).status).toBe(200);
  await db.update(gettingStarted).set({ published: false }).where(eq(gettingStarted.companyId, before));
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
  await db.update(gettingStarted).set({ published: true }).where(eq(gettingStarted.companyId, before));
  await page.goto(`${app.origin}/dashboard/guides/${guideId}`);
  await isLive(page);
});

test("shows the published guide in a frame of another website, at the address that the dialog offers", {
  tags: "long",
}, async () => {
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("button", { name: "Embed on a website" }).click();
  const dialog = page.getByRole("dialog", { name: "Embed on a website" });
  const snippet = (await dialog.locator("code").textContent()) ?? "";
  expect(await shownProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(snippet).toContain('title="Größe ändern &amp; sichern"');

  hostPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title><h1>Shop</h1>${snippet}`;
  const shop = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const refused: string[] = [];
  shop.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  await shop.context().route("https://menu.example/", (route) => route.fulfill({ body: "Menu" }));
  await shop.goto(site.url);
  const frame = shop.frameLocator("iframe");
  await frame.getByRole("heading", { name: "Open “Team”" }).waitFor();
  await expect.poll(() => frame.locator("form, header, nav").count()).toBe(0);
  await expect.poll(() => frame.locator("html").getAttribute("lang")).toBe("de");
  const link = frame.getByRole("link", { name: "Hubley" });
  await expect.poll(() => link.getAttribute("target")).toBe("_blank");
  const [opened] = await Promise.all([
    shop.waitForEvent("popup"),
    frame.getByRole("link", { name: "menu" }).click(),
  ]);
  // A link in the text would otherwise replace the guide with a page that forbids frames.
  await opened.waitForURL("https://menu.example/");
  await opened.close();
  // The frame of the company's page is the only one: no other page can be framed.
  hostPage = hostPage.replace("/embed", "");
  await shop.goto(site.url);
  await expect.poll(() => refused.join()).toMatch(/frame-ancestors/);
  await shop.context().close();
});

test("offers no line for a draft, and answers its frame with a page that isn't found", async () => {
  await page.reload();
  await isLive(page);
  await page.getByRole("switch", { name: "Published" }).click();
  await page.getByText("Only you can see it. Review it, then publish it.").waitFor();
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("button", { name: "Embed on a website" }).click();
  await page.getByText("Publish this guide first. A draft is visible only to your team.").waitFor();
  const slug = `grosse-andern-sichern-${guideId.slice(0, 8)}`;
  const answer = await fetch(`${app.origin}/help/hubley/guides/${slug}/embed`);
  expect(answer.status).toBe(404);
});

test("names files in every script, and keeps what looks like Markdown or HTML as text", async () => {
  await app.services.db
    .update(videoGuides)
    .set({ title: "更改 <b>*大小*</b>", description: "# No heading\n[x](javascript:alert(1))" })
    .where(eq(videoGuides.id, guideId));
  const answer = await fetch(`${app.origin}/dashboard/guides/${guideId}/export/markdown`, {
    headers: { cookie: owner.cookie },
  });
  expect(answer.status).toBe(200);
  const [, name = ""] = /filename\*=UTF-8''(.+)$/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  expect(decodeURIComponent(name)).toMatch(/^更改.*\.zip$/);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const path = Object.keys(files).find((each) => each.endsWith(".md")) ?? "";
  const text = strFromU8(files[path]!);
  expect(markdownToText(text)).toContain(
    "更改 <b>*大小*</b> # No heading [x](javascript:alert(1)) 1. Open “Team”",
  );
});

test("a private help center has no page for frames, not even for those who may read it", async () => {
  const { db } = app.services;
  await db.update(videoGuides).set({ published: true }).where(eq(videoGuides.id, guideId));
  await db
    .update(companies)
    .set({ isPublic: false })
    .where(eq(companies.id, owner.companyId ?? ""));
  await db.insert(privateAccess).values({ companyId: owner.companyId ?? "", kind: "members" });
  const [guide] = await db.select().from(videoGuides).where(eq(videoGuides.id, guideId));
  const { slug } = presentStepGuide(guide!);
  const read = (end: string) =>
    fetch(`${app.origin}/help/hubley/guides/${encodeURIComponent(slug)}${end}`, {
      headers: { cookie: owner.cookie },
    });
  expect((await read("")).status).toBe(200);
  expect((await read("/embed")).status).toBe(404);
  const started = await fetch(`${app.origin}/help/hubley/getting-started/embed`, {
    headers: { cookie: owner.cookie },
  });
  expect(started.status).toBe(404);
});
