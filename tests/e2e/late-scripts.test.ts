/** Scripts load after the first frame, which they would delay on a slow connection. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { watchPages } from "#tests/support/watched-pages.ts";

let app: TestApp;
let browser: Browser;
let owner: TestUser;
const pages = watchPages(() => ({ origin: app.origin, browser }));

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  owner = await createUser(app.services, { companyName: "Hubley", onboardingCompleted: true });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test("scripts are requested after the styles are here, each once", async () => {
  const page = await pages.open("/dashboard", { cookie: owner.cookie });
  await isLive(page);
  const files = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(
      ({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }),
    ),
  );
  const styles = files.filter(({ name }) => name.endsWith(".css"));
  const scripts = files.filter(({ name }) => name.endsWith(".js"));
  expect(styles.length).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(5);
  const styledAt = Math.max(...styles.map(({ responseEnd }) => responseEnd));
  expect(scripts.filter(({ startTime }) => startTime < styledAt)).toEqual([]);
  expect(new Set(scripts.map(({ name }) => name)).size).toBe(scripts.length);
  expect(await pages.end()).toEqual([]);
});

test("a page in a background tab, which has no frames, loads them immediately", async () => {
  const page = await pages.open("/dashboard", { cookie: owner.cookie });
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.reload();
  // `isLive` looks once a frame.
  const isAttached = () =>
    page.evaluate(() => Object.keys(document.documentElement).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isAttached).toBe(true);
  expect(await pages.end()).toEqual([]);
});

describe("Back on a page that was reloaded", () => {
  let page: Page;

  beforeEach(async () => {
    page = await pages.open("/dashboard", { cookie: owner.cookie });
    await isLive(page);
    for (const section of ["Contact Info", "Inbox"]) {
      await page.getByRole("link", { name: section }).first().click();
      await page.getByRole("heading", { level: 1, name: section }).waitFor();
    }
  });

  async function showsContactInfo(): Promise<void> {
    await page.getByRole("heading", { level: 1, name: "Contact Info" }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/dashboard/contact");
    await isLive(page);
    expect(await pages.end()).toEqual([]);
  }

  test("before the scripts are here shows the page of the address", async () => {
    const release = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await page.getByRole("heading", { level: 1, name: "Inbox" }).waitFor();
    await page.evaluate(() => history.back());
    await expect.poll(() => new URL(page.url()).pathname).toBe("/dashboard/contact");
    release.resolve();
    await showsContactInfo();
  });

  test("while the page hydrates shows the page of the address", async () => {
    await page.addInitScript(() => {
      let modules: unknown;
      let isFirst = !location.pathname.endsWith("/contact");
      Object.defineProperty(window, "__reactRouterRouteModules", {
        set(value: unknown) {
          modules = value;
        },
        // The router reads them first, and waits for its data then.
        get() {
          if (isFirst) {
            isFirst = false;
            queueMicrotask(() => {
              history.replaceState(history.state, "", "/dashboard/contact");
              window.dispatchEvent(new PopStateEvent("popstate"));
            });
          }
          return modules;
        },
      });
    });
    await page.reload();
    await showsContactInfo();
  });
});
