import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResults {
  violations: { id: string; nodes: { html: string }[] }[];
}

/**
 * Returns one line per violated rule, with the first element. `without` excludes rules, and `only` limits the run to
 * some.
 */
export async function axeViolations(
  page: Page,
  { without = [], only }: { without?: string[]; only?: string[] } = {},
): Promise<string[]> {
  return untilTwiceTheSame(page, () => look(page, { without, only }));
}

async function look(
  page: Page,
  { without, only }: { without: string[]; only: string[] | undefined },
): Promise<string[]> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(source);
  return page.evaluate(
    async ({ without, only }) => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
      const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
      const selection = only ? { runOnly: only } : { rules };
      // Passes and selectors are not used, and pages load no styles from other hosts.
      const { violations } = await axe.run({
        ...selection,
        resultTypes: ["violations"],
        selectors: false,
        preload: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { without, only },
  );
}

/** Checks again, because a page in transition (navigation, a loading list) has temporary violations. */
async function untilTwiceTheSame(page: Page, find: () => Promise<string[]>): Promise<string[]> {
  let found = await find();
  for (let looks = 1; looks < 6 && found.length > 0; looks += 1) {
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 1_000 }),
        ),
    );
    const again = await find();
    if (again.join("\n") === found.join("\n")) break;
    found = again;
  }
  return found;
}

const shownWidths = [390, 1280];
const shownSchemes = ["light", "dark"] as const;

/**
 * Each width and each color scheme once, because a violation of the other two pairs nearly always shows here too.
 * `ALL_LOOKS=1 npm test` checks all four.
 */
export const looks = shownWidths.flatMap((width, index) =>
  shownSchemes
    .filter((_, scheme) => process.env.ALL_LOOKS === "1" || scheme === index)
    .map((colorScheme) => ({ width, colorScheme })),
);

/** How often each test has looked. */
const looked = new Map<string, number>();

/** One index of `looks` after the other within a test, because few violations depend on the width or the scheme. */
function inTurn(): number[] {
  if (process.env.ALL_LOOKS === "1") return looks.map((_, index) => index);
  const test = expect.getState().currentTestName ?? "";
  const times = looked.get(test) ?? 0;
  looked.set(test, times + 1);
  return [times % looks.length];
}

/**
 * Returns horizontal scrolling of the current page for each of `looks`, and axe violations for those in `axeAt`, which has
 * their indexes.
 */
export async function shownProblems(
  page: Page,
  { axeAt = inTurn() }: { axeAt?: readonly number[] } = {},
): Promise<string[]> {
  const problems: string[] = [];
  const before = page.viewportSize();
  // A hovered element could be between the two schemes' colors while axe runs.
  await page.mouse.move(0, 0);
  for (const [index, { width, colorScheme }] of looks.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const found = axeAt.includes(index) ? await axeViolations(page) : [];
    found.push(...(await untilTwiceTheSame(page, () => sidewaysScroll(page))));
    problems.push(...found.map((problem) => `${width} ${colorScheme}: ${problem}`));
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
  return problems;
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return isWider ? ["scrolls sideways"] : [];
}
