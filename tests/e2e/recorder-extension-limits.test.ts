/**
 * The extension at its limits: as many steps as a guide can have, a connection that ends while it records, and steps that
 * a new recording would replace.
 */
import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { extensionConnections } from "#db/schema.ts";
import { clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { type ExtensionBrowser, openExtensionBrowser } from "#tests/support/extension-browser.ts";
import { createButton } from "#tests/support/recording.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

const body = `<!doctype html><html lang="en"><title>Stock</title><h1>Stock</h1><button>Count shelf</button>`;

let app: TestApp;
let site: Site;
let owner: TestUser;
let extension: ExtensionBrowser;
let context: BrowserContext;

beforeAll(async () => {
  [extension, app, site] = await Promise.all([
    openExtensionBrowser({ width: 1_000, height: 700 }),
    startApp({}, { works: true }),
    serveSite({ pages: { "/": body } }),
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

async function connect(): Promise<void> {
  const dashboard = await context.newPage();
  await dashboard.goto(`${app.origin}/dashboard/extension`);
  await dashboard.getByRole("button", { name: "Create code" }).click();
  const code = await dashboard.getByRole("status").locator("code").innerText();
  await dashboard.goto(extension.pageAt(`connect.html?origin=${encodeURIComponent(app.origin)}`));
  await dashboard.getByLabel("Code").fill(code);
  await dashboard.getByRole("button", { name: "Connect" }).click();
  await dashboard.getByText("Connected to").waitFor();
  await dashboard.close();
}

/** Copies the only step until this many are stored. */
function fillTo(count: number): Promise<void> {
  return extension.background.evaluate(async (count) => {
    const opening = indexedDB.open("step-recording");
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const writing = opening.result.transaction("steps", "readwrite");
    const steps = writing.objectStore("steps");
    const first = steps.get(0);
    first.onsuccess = () => {
      for (let order = 1; order < count; order += 1) steps.put({ ...first.result, picture: null }, order);
    };
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    opening.result.close();
  }, count);
}

test("a full recording says so, and a review without a connection leads to a new one", {
  tags: "long",
}, async () => {
  await connect();
  const tab = await context.newPage();
  await tab.goto(site.url);
  const popup = await context.newPage();
  await popup.goto(extension.pageAt(`popup.html?tab=${await extension.tabIdOf(`${site.url}/`)}`));
  const start = popup.getByRole("button", { name: "Start recording" });
  await start.waitFor();
  await tab.bringToFront();
  await start.dispatchEvent("click");
  await expect.poll(extension.stepCount).toBe(1);

  await popup.bringToFront();
  const full = popup.getByText(`A guide has at most ${clickLimits.steps} steps.`);
  const waiting = popup.getByText("Waiting for your next click");
  await fillTo(clickLimits.steps - 1);
  await expect.poll(() => popup.getByRole("listitem").count()).toBe(clickLimits.steps);
  await expect.poll(async () => [await waiting.count(), await full.count()]).toEqual([1, 0]);
  await fillTo(clickLimits.steps);
  await full.waitFor();
  await expect.poll(() => waiting.count()).toBe(0);
  // The newest step and what follows are in view without scrolling.
  await expect
    .poll(() =>
      popup.getByRole("list").evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop),
    )
    .toBeLessThan(2);

  await popup.getByRole("button", { name: "Undo step" }).click();
  await waiting.waitFor();

  await app.services.db.delete(extensionConnections);
  const opened = context.waitForEvent("page");
  await popup.getByRole("button", { name: "Stop and review" }).click();
  const review = await opened;
  await review.getByText("Recorded", { exact: true }).waitFor();
  await createButton(review).click();
  const link = review.getByRole("link", { name: "Connect" });
  await link.waitFor();
  const [again] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await again.getByLabel("Address of your Step").waitFor();
  await connect();
  await review.getByRole("button", { name: "Try again" }).click();
  await review.getByText("Sent. Step is writing the guide.").waitFor();
});

test("recording again asks before it deletes steps that weren't sent", { tags: "long" }, async () => {
  const tab = await context.newPage();
  await tab.goto(`${site.url}?again`);
  const openPopup = async () => {
    const popup = await context.newPage();
    await popup.goto(extension.pageAt(`popup.html?tab=${await extension.tabIdOf(`${site.url}/?again`)}`));
    return popup;
  };
  const first = await openPopup();
  const start = first.getByRole("button", { name: "Start recording" });
  await start.waitFor();
  await tab.bringToFront();
  // Nothing is lost, so nothing is asked.
  await start.dispatchEvent("click");
  await expect.poll(extension.stepCount).toBe(1);
  await fillTo(3);
  await first.bringToFront();
  await first.getByRole("button", { name: "Stop and review" }).click();

  const popup = await openPopup();
  const kept = popup.getByRole("button", { name: "Review 3 recorded steps" });
  const again = popup.getByRole("button", { name: "Record again" });
  await again.click();
  await popup.getByText("This deletes the 3 recorded steps. You can't undo it.").waitFor();
  expect(await extension.stepCount()).toBeUndefined();
  await popup.getByRole("button", { name: "Keep them" }).click();
  await kept.waitFor();
  await again.click();
  await tab.bringToFront();
  await popup.getByRole("button", { name: "Delete and record" }).dispatchEvent("click");
  await expect.poll(extension.stepCount).toBe(1);
  await expect.poll(() => popup.getByRole("listitem").count()).toBe(2);
});
