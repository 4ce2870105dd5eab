/** A virtual screen (Xvfb) with a headed Chromium, which screen recording needs. */
import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "#platform/browser/find-browser.ts";
import { withPatience } from "./browser.ts";

export interface TestScreen {
  /** Such as ":7". */
  display: string;
  /** Records "Entire screen" without a prompt. With `isRefused`, denies every prompt. */
  launch(options?: { isRefused?: boolean }): Promise<Browser>;
  close(): Promise<void>;
}

/** Recording a larger one takes twice the processor time. */
const size = "1280x720";

export async function openScreen(): Promise<TestScreen> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", `${size}x24`, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once("error", () =>
      reject(new Error("this test needs Xvfb: install it, or run npm test as root, which does")),
    );
    screen.once("exit", () => reject(new Error("Xvfb ended before it was ready")));
    (screen.stdio[3] as Readable).once("data", (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  const browsers: Browser[] = [];
  return {
    display,
    async launch({ isRefused = false } = {}) {
      const executablePath = findBrowser({
        config: { crawl: { browserPath: process.env.BROWSER_PATH ?? null } },
      });
      if (!executablePath) throw new Error("this test needs a Chromium: set BROWSER_PATH");
      const browser = await chromium.launch({
        executablePath,
        headless: false,
        env: { ...process.env, DISPLAY: display },
        args: [
          ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--use-fake-device-for-media-stream",
          "--auto-select-desktop-capture-source=Entire screen",
          ...(isRefused ? ["--use-fake-ui-for-media-stream=deny"] : []),
          "--window-position=0,0",
          `--window-size=${size.replace("x", ",")}`,
        ],
      });
      browsers.push(browser);
      return withPatience(browser);
    },
    async close() {
      for (const browser of browsers) await browser.close();
      const ended = new Promise((resolve) => screen.once("exit", resolve));
      screen.kill();
      await ended;
    },
  };
}
