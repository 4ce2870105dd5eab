/** Finds an installed Chromium or Chrome. Never downloads one. */
import { accessSync, constants, readdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import type { Config } from "#platform/config.ts";

export interface FindBrowserOptions {
  config: { crawl: Pick<Config["crawl"], "browserPath"> };
  environment?: Record<string, string | undefined>;
  home?: string;
  /** Excludes headless shells, which can't open a window. */
  hasWindow?: boolean;
}

const commandNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const macPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
/** Playwright's browser caches, and the executable inside each. */
const playwrightCaches = [".cache/ms-playwright", "Library/Caches/ms-playwright"];
const playwrightPrograms = [
  "chrome-linux/headless_shell",
  "chrome-headless-shell-linux64/chrome-headless-shell",
  "chrome-linux/chrome",
  "chrome-linux64/chrome",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Returns the executable's absolute path, or null if none is found. Also returns null if a configured path isn't
 * executable, because falling back to another browser would hide the mistake.
 */
export function findBrowser({
  config,
  environment = process.env,
  home = homedir(),
  hasWindow = false,
}: FindBrowserOptions): string | null {
  const configured = config.crawl.browserPath;
  if (configured !== null) return isProgram(configured) ? configured : null;
  const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = commandNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  const known = [...onPath, ...macPaths, ...playwrightBrowsers(home, environment)];
  return known.find((path) => (!hasWindow || !isShell(path)) && isProgram(path)) ?? null;
}

function playwrightBrowsers(home: string, environment: Record<string, string | undefined>): string[] {
  const roots = [
    environment.PLAYWRIGHT_BROWSERS_PATH,
    ...playwrightCaches.map((cache) => join(home, cache)),
  ].filter((root) => root !== undefined);
  return roots.flatMap((root) =>
    foldersIn(root)
      .filter((name) => name.startsWith("chromium"))
      // Newest first, by the build number at the end of the name.
      .sort((a, b) => buildNumber(b) - buildNumber(a))
      .flatMap((name) => playwrightPrograms.map((program) => join(root, name, program))),
  );
}

function isShell(path: string): boolean {
  return /headless[_-]shell/.test(path);
}

function buildNumber(name: string): number {
  return Number(/\d+$/.exec(name)?.[0] ?? 0);
}

function foldersIn(root: string): string[] {
  try {
    return readdirSync(root);
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
