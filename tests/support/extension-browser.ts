/** Chromium with the recorder extension in a fresh profile. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page, type Worker } from "playwright-core";
import { findBrowser } from "#platform/browser/find-browser.ts";
import { buildExtension } from "../../extension/build.ts";
import { patienceMs } from "./patience.ts";

export interface ExtensionBrowser {
  context: BrowserContext;
  background: Worker;
  /** Address of one of the extension's pages, such as "popup.html". */
  pageAt(name: string): string;
  tabIdOf(url: string): Promise<number>;
  /** How many steps it has recorded. Undefined without a recording. */
  stepCount(): Promise<number | undefined>;
  /** Whether it has a picture of the page as it is, so that the next click gets one. */
  isReady(tab: Page): Promise<boolean>;
  close(): Promise<void>;
}

interface Recording {
  order: number;
  prepared?: { tabId: number; quiet: number } | null;
}

export async function openExtensionBrowser(viewport: {
  width: number;
  height: number;
}): Promise<ExtensionBrowser> {
  const executablePath = findBrowser({
    config: { crawl: { browserPath: process.env.BROWSER_PATH ?? null } },
  });
  if (!executablePath) throw new Error("this needs a Chromium: set BROWSER_PATH");
  const folder = await mkdtemp(join(tmpdir(), "step-extension-"));
  // A script can't press the browser's own buttons, so that all websites are allowed from the start.
  const extension = await buildExtension("chrome", { outDir: join(folder, "extension"), withSites: true });
  const context = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath,
    headless: false,
    viewport,
    args: [
      "--headless=new",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      "--disable-features=DisableLoadExtensionCommandLineSwitch",
    ],
  });
  context.setDefaultTimeout(patienceMs);
  const background = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const recording = () =>
    background.evaluate(
      async () => (await chrome.storage.session.get("recording")).recording as never,
    ) as Promise<Recording | null | undefined>;
  const tabIdOf = (url: string) =>
    background.evaluate(async (url) => (await chrome.tabs.query({ url }))[0]?.id ?? -1, `${url}*`);
  return {
    context,
    background,
    tabIdOf,
    pageAt: (name) => new URL(`/pages/${name}`, background.url()).href,
    stepCount: async () => (await recording())?.order,
    async isReady(tab) {
      const id = await tabIdOf(tab.url().split("?")[0] ?? "");
      const prepared = (await recording())?.prepared;
      if (prepared?.tabId !== id) return false;
      const quiet = await background.evaluate(async (tabId) => {
        const [main] = await chrome.scripting.executeScript({
          target: { tabId },
          func: () => globalThis.stepExtension?.stateOf([], null).quiet,
        });
        return main?.result;
      }, id);
      return quiet === prepared.quiet;
    },
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
