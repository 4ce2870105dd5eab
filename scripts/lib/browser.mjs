// Finds a Chromium for the tests, or installs one where that is allowed. Searches the same places as
// platform/browser/find-browser.ts, in plain JavaScript, because the machine's own Node can't load TypeScript.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { pinnedNode, rootDir, runStep } from "./prepare.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const aptPackages = ["chromium", "fonts-liberation"];
/** A screen to record, and a decoder for recordings that browsers can't read. */
const screenTools = { Xvfb: "xvfb", ffmpeg: "ffmpeg" };

/**
 * Returns the path of a Chromium, or null. Searches BROWSER_PATH, PATH, the usual folders and Playwright's cache, in
 * this order.
 */
function findBrowser() {
  if (process.env.BROWSER_PATH) return existsSync(process.env.BROWSER_PATH) ? process.env.BROWSER_PATH : null;
  for (const dir of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of names) if (dir && existsSync(join(dir, name))) return join(dir, name);
  }
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return existsSync(mac) ? mac : fromPlaywrightCache();
}

/** Installs a browser if none is found. Returns its path, or prints the reason and returns null. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.env.BROWSER_PATH) {
    process.stderr.write(`BROWSER_PATH names ${process.env.BROWSER_PATH}, which does not exist.\n`);
    return null;
  }
  if (process.getuid?.() === 0 && has("apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await runStep("Reading Debian's package list", "apt-get", ["update", "-qq"], { env });
    await runStep(
      "Installing Chromium",
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", ...aptPackages],
      { env },
    );
  } else {
    const cli = join(rootDir, "node_modules", "playwright-core", "cli.js");
    await runStep("Downloading Chromium", pinnedNode(), [cli, "install", "chromium-headless-shell"]);
  }
  return findBrowser();
}

/**
 * Returns the path of Chromium's headless shell, or null on systems without it. The shell is the same engine, and its
 * contexts take a quarter of the CPU time. Tests that record a screen start the full browser.
 */
export function ensureHeadlessShell() {
  const shell = "chromium-headless-shell";
  if (!has(shell) && process.getuid?.() === 0 && has("apt-get")) {
    const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    process.stderr.write("Installing Chromium's shell …\n");
    try {
      execFileSync("apt-get", ["update", "-qq"], options);
      execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", shell], options);
    } catch {
      process.stderr.write("There is none here; the tests take the whole browser.\n");
    }
  }
  return has(shell) ? execFileSync("sh", ["-c", `command -v ${shell}`], { encoding: "utf8" }).trim() : null;
}

/**
 * Installs the programs that recording tests need, where that is allowed. Returns the names of those that are still
 * missing.
 */
export async function ensureScreenTools() {
  const missing = () => Object.keys(screenTools).filter((program) => !has(program));
  if (missing().length > 0 && process.getuid?.() === 0 && has("apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const packages = [...missing().map((program) => screenTools[program]), "fonts-liberation"];
    await runStep("Reading Debian's package list", "apt-get", ["update", "-qq"], { env });
    await runStep(
      `Installing ${missing().join(" and ")}`,
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", ...packages],
      { env },
    );
  }
  return missing();
}

function fromPlaywrightCache() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), ".cache", "ms-playwright"),
    join(homedir(), "Library", "Caches", "ms-playwright"),
  ];
  for (const cache of caches) {
    if (!cache || !existsSync(cache)) continue;
    for (const entry of readdirSync(cache)
      .filter((name) => name.startsWith("chromium"))
      .sort()
      .reverse()) {
      for (const inner of [
        "chrome-linux/chrome",
        "chrome-linux64/chrome",
        "chrome-linux/headless_shell",
        "chrome-headless-shell-linux64/chrome-headless-shell",
        "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
      ]) {
        const path = join(cache, entry, inner);
        if (existsSync(path)) return path;
      }
    }
  }
  return null;
}

function has(command) {
  try {
    execFileSync("sh", ["-c", `command -v ${command}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
