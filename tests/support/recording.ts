/** What tests of recordings and uploads share. */
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { readConfig } from "#platform/config.ts";
import { type OpenedServices, openRunningServices } from "#server/services.ts";
import { addSession } from "./add-session.ts";
import { isLive } from "./is-live.ts";
import type { TestServer } from "./server.ts";
import type { TestUser } from "./sign-in.ts";

/** Opens the services of a running server in a second process. */
export async function besideServer<T>(
  { dataDir, port }: TestServer,
  use: (services: OpenedServices["services"]) => Promise<T>,
): Promise<T> {
  const opened = await openRunningServices(readConfig({ DATA_DIR: dataDir, PORT: String(port) }));
  if (!opened) throw new Error("no server runs");
  try {
    return await use(opened.services);
  } finally {
    await opened.close();
  }
}

/** Returns a browser context in which `user` is signed in. */
export async function openFor(
  user: TestUser,
  { browser, server, ...options }: { browser: Browser; server: TestServer } & BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  await addSession(context, server, user.cookie);
  return context;
}

/** Of the review, once it can be pressed: the screenshots are searched for private text before. */
export function createButton(page: Page): Locator {
  return page.getByRole("button", { name: "Create guide" }).and(page.locator(":enabled"));
}

/** The review's small pictures, by number. */
export function stepButton(page: Page, number: number): Locator {
  return page
    .getByRole("list", { name: "Steps" })
    .getByRole("button", { name: new RegExp(`^Step ${number}\\b`) });
}

/** Opens the dashboard's dialog for recordings and uploads. */
export async function openDialog(
  page: Page,
  { origin }: TestServer,
  button: "Record" | "Upload" = "Record",
): Promise<void> {
  await page.goto(`${origin}/dashboard`);
  await isLive(page);
  await page
    .getByRole("region", { name: "Record your screen" })
    .getByRole("button", { name: button })
    .click();
  await page.getByRole("heading", { name: "Record Help Center Content" }).waitFor();
}
