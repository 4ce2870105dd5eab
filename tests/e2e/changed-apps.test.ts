/** A check finds a renamed button in apps that a release has changed in other ways, too, and blames no other step. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { flows } from "../../eval/recording/flows.ts";
import { measureReplay, reportReplay } from "../../eval/recording/measure-replay.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchTestBrowser();
});
afterAll(() => browser?.close());

test("at least nine of ten changed apps are right", async () => {
  const results = await measureReplay(browser, flows.slice(0, 2));
  expect(results).toHaveLength(10);
  const right = results.filter(({ verdict }) => verdict === "right").length;
  expect(right, reportReplay(results)).toBeGreaterThanOrEqual(9);
}, 240_000);
