/** Opens the operator's own browser window, with the network of this machine. */
import type { BrowserContext } from "playwright-core";
import { passedVariables } from "./launch-browser.ts";

export interface OpenWindowOptions {
  executablePath: string;
  /** Null for a profile that is deleted with the window. */
  profileDir: string | null;
  isHeadless: boolean;
}

/** What a window needs to reach the screen. */
const screenVariables = ["DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS"];
const headlessSize = { width: 1_280, height: 800 };

/** Closing the context closes the browser. Signals don't, so that the caller can finish its work first. */
export async function openWindow({
  executablePath,
  profileDir,
  isHeadless,
}: OpenWindowOptions): Promise<BrowserContext> {
  const { chromium } = await import("playwright-core");
  return chromium.launchPersistentContext(profileDir ?? "", {
    executablePath,
    headless: isHeadless,
    viewport: isHeadless ? headlessSize : null,
    chromiumSandbox: process.getuid?.() !== 0,
    env: passedEnvironment([...passedVariables, ...screenVariables]),
    args: ["--no-first-run", "--disable-sync"],
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
}

function passedEnvironment(names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
