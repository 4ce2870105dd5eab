/** Finds the element of a recorded step by its selectors, best first. */
import type { Frame, Locator, Page } from "playwright-core";
import type { ChromeStep } from "#engines/recording/clicks/read-chrome-recording.ts";

const patienceMs = 5_000;
const pollMs = 100;
/** Chrome's ARIA selectors often have no role. */
const roles = [
  "button",
  "link",
  "textbox",
  "searchbox",
  "combobox",
  "checkbox",
  "radio",
  "switch",
  "tab",
  "menuitem",
  "option",
  "spinbutton",
] as const;

/** Null if none of the selectors finds a visible element. */
export async function findRecorded(page: Page, step: ChromeStep): Promise<Locator | null> {
  const endAt = performance.now() + patienceMs;
  do {
    const frame = frameOf(page, step.frame ?? []);
    for (const selector of frame ? (step.selectors ?? []) : []) {
      const found = frame && locatorOf(frame, [selector].flat());
      if (found && (await isShown(found))) return found;
    }
    await page.waitForTimeout(pollMs);
  } while (performance.now() < endAt);
  return null;
}

async function isShown(found: Locator): Promise<boolean> {
  return found.isVisible().catch(() => false);
}

function frameOf(page: Page, path: number[]): Frame | undefined {
  return path.reduce<Frame | undefined>((frame, index) => frame?.childFrames()[index], page.mainFrame());
}

/** All but the last selector point to shadow hosts, which Playwright's selectors pass anyway. */
function locatorOf(frame: Frame, parts: string[]): Locator | null {
  const last = parts.at(-1) ?? "";
  const [kind = "", rest = ""] = last.split(/\/(.*)/s);
  if (kind === "aria") return byName(frame, rest);
  if (kind === "text") return frame.getByText(rest, { exact: true }).first();
  if (kind === "xpath") return frame.locator(`xpath=${rest}`).first();
  if (kind === "pierce") return frame.locator(`css=${rest}`).first();
  return last === "" ? null : frame.locator(`css=${parts.join(" ")}`).first();
}

function byName(frame: Frame, selector: string): Locator | null {
  const name = selector.replace(/\[\s*(?:role|name)\s*=[^\]]*\]/gi, "").trim();
  if (name === "") return null;
  const asked = /\[\s*role\s*=\s*["']?([a-z]+)["']?\s*\]/i.exec(selector)?.[1];
  const known = roles.find((role) => role === asked);
  if (known) return frame.getByRole(known, { name, exact: true }).first();
  const anyRole = roles.map((role) => frame.getByRole(role, { name, exact: true }));
  return anyRole.reduce((one, other) => one.or(other), frame.getByLabel(name, { exact: true })).first();
}
