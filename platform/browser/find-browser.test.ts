import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBrowserRenderer } from "./create-browser-renderer.ts";
import { findBrowser } from "./find-browser.ts";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "step-home-"));
});
afterEach(() => rm(home, { recursive: true }));

async function install(path: string, mode = 0o755): Promise<string> {
  const program = join(home, path);
  await mkdir(dirname(program), { recursive: true });
  await writeFile(program, "#!/bin/sh\n");
  await chmod(program, mode);
  return program;
}
const config = (browserPath: string | null = null) => ({ crawl: { browserPath } });
const find = (browserPath: string | null = null) =>
  findBrowser({ config: config(browserPath), environment: { PATH: `${home}/a:${home}/b` }, home });

test("prefers Chromium to Chrome on the path", async () => {
  await install("a/google-chrome");
  const chromium = await install("b/chromium");
  expect(find()).toBe(chromium);
});

test("uses the configured browser, or none when it isn't executable", async () => {
  await install("a/chromium");
  const own = await install("own/browser");
  expect(find(own)).toBe(own);
  expect(find(join(home, "missing"))).toBeNull();
  expect(find(await install("own/text", 0o644))).toBeNull();
});

test("finds the newest of Playwright's browsers", async () => {
  await install(".cache/ms-playwright/chromium-900/chrome-linux/chrome");
  const newest = await install(".cache/ms-playwright/chromium-1100/chrome-linux64/chrome");
  await install(".cache/ms-playwright/firefox-2000/chrome-linux/chrome");
  expect(find()).toBe(newest);
});

test.skipIf(process.platform === "darwin")(
  "returns null without a browser, and then renders nothing",
  async () => {
    expect(find()).toBeNull();
    const renderer = createBrowserRenderer({
      config: config(join(home, "missing")),
      rules: { checkUrl: fail, checkHost: fail, openSocket: fail },
      log: (await import("#platform/log.ts")).createLog({ logLevel: "silent" }),
    });
    expect(renderer).toBeNull();
  },
);

function fail(): never {
  throw new Error("not to be called");
}
