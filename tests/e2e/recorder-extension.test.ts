/** The extension in Chromium: connect, record over three pages and two tabs, review, send, publish. */
import { eq } from "drizzle-orm";
import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordings, videoGuides } from "#db/schema.ts";
import { markOf } from "#engines/recording/replay/name-mark.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { type ExtensionBrowser, openExtensionBrowser } from "#tests/support/extension-browser.ts";
import { createButton } from "#tests/support/recording.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

const typed = { name: "grace hopper", password: "Tr0ub4dor" };
const style = "<style>body{font:16px sans-serif;margin:40px}main>*{display:block;margin:16px 0}</style>";
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title>${style}<main><h1>${title}</h1>${body}</main>`;
const pages = {
  "/": page("Team", `<a href="/add">Add teammate</a>`),
  "/add": page(
    "Invite",
    `<label>Full name <input oninput="document.title='Invite '+this.value;output.value='For '+this.value"></label>
     <label>Password <input type="password"></label><output id="output"></output>
     <label><input type="checkbox"> Notify them</label><a href="/rights?mail=ada" target="_blank">Rights</a>`,
  ),
  "/rights": page(
    "Rights",
    `<label>Role <select><option>Member<option>Admin</select></label>
     <button onclick="location.href='/saved'">Save rights</button><button title="Undo">↺</button>`,
  ),
  "/saved": page("Saved", "<p>Saved.</p>"),
};

let app: TestApp;
let site: Site;
let owner: TestUser;
let extension: ExtensionBrowser;
let context: BrowserContext;

beforeAll(async () => {
  [extension, app, site] = await Promise.all([
    openExtensionBrowser({ width: 1_000, height: 700 }),
    startApp({}, { works: true }),
    serveSite({ pages }),
  ]);
  ({ context } = extension);
  owner = await createUser(app.services, { plan: "ai", onboardingCompleted: true });
  const [, name = "", value = ""] = /^([^=]+)=([^;]+)/.exec(owner.cookie) ?? [];
  await context.addCookies([{ name, value, url: app.origin }]);
});

afterAll(async () => {
  await extension?.close();
  await app?.close();
  await site?.close();
});

/** Like a person who looks before clicking. */
async function whenQuiet(tab: Page): Promise<void> {
  await tab.bringToFront();
  await expect.poll(() => extension.isReady(tab)).toBe(true);
}

async function everythingStored(): Promise<{ text: string; pictures: Buffer[] }> {
  const open = await context.newPage();
  await open.goto(extension.pageAt("connect.html"));
  const { text, pictures } = await open.evaluate(async () => {
    const found: { text: string; pictures: string[] } = {
      text: JSON.stringify(await chrome.storage.local.get()),
      pictures: [],
    };
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        found.text += JSON.stringify(rows);
        for (const row of rows as { picture?: { jpeg: Blob } }[]) {
          if (!row.picture) continue;
          const bytes = new Uint8Array(await row.picture.jpeg.arrayBuffer());
          found.pictures.push(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
        }
      }
      db.close();
    }
    return found;
  });
  await open.close();
  return { text, pictures: pictures.map((one) => Buffer.from(one, "base64")) };
}

test("connects, records three pages and two tabs, and publishes after the review", {
  tags: "long",
}, async () => {
  const sent: string[] = [];
  context.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const dashboard = await context.newPage();
  await dashboard.goto(`${app.origin}/dashboard/extension`);
  await dashboard.getByRole("button", { name: "Create code" }).click();
  const code = await dashboard.getByRole("status").locator("code").innerText();
  const connect = await context.newPage();
  await connect.goto(extension.pageAt(`connect.html?origin=${encodeURIComponent(app.origin)}`));
  await connect.getByLabel("Code").fill(code);
  await connect.getByRole("button", { name: "Connect" }).click();
  await connect.getByText("Connected to").waitFor();
  await connect.close();

  const first = await context.newPage();
  await first.goto(site.url);
  const popup = await context.newPage();
  await popup.goto(extension.pageAt(`popup.html?tab=${await extension.tabIdOf(`${site.url}/`)}`));
  await popup.getByRole("button", { name: "Start recording" }).waitFor();
  await first.bringToFront();
  await popup.getByRole("button", { name: "Start recording" }).dispatchEvent("click");
  await expect.poll(extension.stepCount).toBe(1);
  await whenQuiet(first);
  await first.getByRole("link", { name: "Add teammate" }).click();
  await first.getByRole("heading", { name: "Invite" }).waitFor();
  await expect.poll(extension.stepCount).toBe(2);
  await whenQuiet(first);
  await first.getByLabel("Full name").click();
  await expect.poll(extension.stepCount).toBe(3);
  await whenQuiet(first);
  await first.keyboard.type(typed.name);
  await expect.poll(extension.stepCount).toBe(4);
  await whenQuiet(first);
  await first.getByLabel("Password").pressSequentially(typed.password);
  await expect.poll(extension.stepCount).toBe(5);
  await whenQuiet(first);
  await first.getByLabel("Notify them").click();
  await expect.poll(extension.stepCount).toBe(6);
  await whenQuiet(first);
  const [second] = await Promise.all([
    context.waitForEvent("page"),
    first.getByRole("link", { name: "Rights" }).click(),
  ]);
  await second.waitForLoadState();
  await expect.poll(extension.stepCount).toBe(7);
  await whenQuiet(second);
  await second.getByRole("button", { name: "Save rights" }).click();
  await second.getByText("Saved.").waitFor();
  await expect.poll(extension.stepCount).toBe(8);

  // A closed tab loses nothing.
  await second.close();
  await popup.bringToFront();
  await expect.poll(() => popup.getByRole("listitem").allInnerTexts()).toHaveLength(9);
  const opened = context.waitForEvent("page");
  await popup.getByRole("button", { name: "Stop and review" }).click();
  const review = await opened;
  await review.getByText("Recorded", { exact: true }).waitFor();

  const { text, pictures } = await everythingStored();
  expect(text).not.toMatch(/grace|hopper|Tr0ub4dor|mail=/i);
  expect(text).toContain("Add teammate");
  expect(pictures).toHaveLength(8);
  for (const picture of pictures) expect((await sharp(picture).metadata()).width).toBe(1000);

  await review.reload();
  await review.getByText("Recorded", { exact: true }).waitFor();
  const skip = review.getByRole("button", { name: "Skip scan" });
  if (await skip.isVisible()) await skip.click();
  // A picture of another size, from a file.
  await review.getByRole("button", { name: "Retake" }).click();
  const buffer = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: "#fed" } })
    .png()
    .toBuffer();
  const dialog = review.getByRole("dialog", { name: /^Retake the picture/ });
  await dialog.locator("input[type=file]").setInputFiles({ name: "new.png", mimeType: "image/png", buffer });
  await dialog.getByRole("button", { name: "Use this picture" }).click();
  await dialog.waitFor({ state: "hidden" });
  await context.setOffline(true);
  await createButton(review).click();
  await review.getByText("We couldn't reach").waitFor();
  await context.setOffline(false);
  await review.getByRole("button", { name: "Try again" }).click();
  await review.getByText("Sent. Step is writing the guide.").waitFor();

  const { db } = app.services;
  const ofCompany = eq(recordings.companyId, owner.companyId ?? "");
  await expect
    .poll(async () => (await db.select().from(recordings).where(ofCompany))[0]?.status)
    .toBe("done");
  const [stored] = await db.select().from(recordings).where(ofCompany);
  expect(stored?.frames[0]).toMatchObject({ width: 1_200, height: 800 });
  expect(
    stored?.frames.map(({ click }) => `${click?.verb} ${click?.role} ${click?.name} | ${click?.pageTitle}`),
  ).toEqual([
    "navigate   | Team",
    "click link Add teammate | Team",
    "type textbox Full name | Invite",
    "type textbox Password | ",
    "check checkbox Notify them | ",
    "click link Rights | ",
    "click button Save rights | Rights",
  ]);
  // Of the other button.
  expect(stored?.frames.at(-1)?.click?.neighbors).toEqual([markOf("Undo")]);
  expect(sent.join("\n")).not.toMatch(/grace|hopper|Tr0ub4dor/i);

  await review.getByRole("link", { name: "Open the guides" }).click();
  const [guide] = await db
    .select()
    .from(videoGuides)
    .where(eq(videoGuides.companyId, owner.companyId ?? ""));
  await review.goto(`${app.origin}/dashboard/guides/${guide?.id}`);
  await review.getByRole("switch", { name: "Published" }).click();
  await expect
    .poll(
      async () =>
        (
          await db
            .select()
            .from(videoGuides)
            .where(eq(videoGuides.id, guide?.id ?? ""))
        )[0]?.published,
    )
    .toBe(true);
});
