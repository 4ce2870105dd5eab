/** What axe finds on a page as it stands. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResults {
  violations: { id: string; nodes: { html: string }[] }[];
}

/**
 * One line for each rule that is broken, with the first element that breaks it. `without` names rules left out, `only`
 * those that are looked at alone.
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
  await page.evaluate(source);
  return page.evaluate(
    async ({ without, only }) => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
      const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
      const { violations } = await axe.run(only ? { runOnly: only } : { rules });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { without, only },
  );
}

/** What is on its way while somebody looks (another page, a list) looks broken once: only what stays so is. */
async function untilTwiceTheSame(page: Page, find: () => Promise<string[]>): Promise<string[]> {
  let found = await find();
  for (let looks = 1; looks < 6 && found.length > 0; looks += 1) {
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))),
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
 * Each width once and each scheme once: what is broken in one of the other two pairs is nearly always broken here too.
 * `ALL_LOOKS=1 npm test` looks at all four.
 */
export const looks = shownWidths.flatMap((width, index) =>
  shownSchemes
    .filter((_, scheme) => process.env.ALL_LOOKS === "1" || scheme === index)
    .map((colorScheme) => ({ width, colorScheme })),
);

/** The page as it is, in both widths and both schemes: nothing for axe to say, and nothing that scrolls sideways. */
export async function shownProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const before = page.viewportSize();
  // Whatever lies under the pointer fades from one scheme's colour to the other's while axe looks.
  await page.mouse.move(0, 0);
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const found = await axeViolations(page);
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
