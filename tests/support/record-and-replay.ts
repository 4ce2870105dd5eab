/** Records clicks on pages of a test's own, and replays them. Registers its hooks itself. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import type { ClickStep } from "#engines/recording/clicks/step-clicks.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { replaySteps } from "#features/recordings/clicks/replay/replay-steps.server.ts";
import { launchTestBrowser } from "./browser.ts";
import { startClickRecording } from "./click-recording.ts";
import { type Site, serveSite } from "./static-site.ts";

const viewport = { width: 900, height: 700 };

export function recordAndReplay(pages: Record<string, string>) {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchTestBrowser(), serveSite({ pages })]);
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  const start = (path: string) => startClickRecording(browser, site.url + path, { viewport });
  return {
    start,
    /** Clicks the controls in turn. Without the first step, which opens the page. */
    async record(path: string, controls: (page: Page) => Locator[]): Promise<ClickStep[]> {
      const { page, recorder, counted } = await start(path);
      for (const [index, control] of controls(page).entries()) {
        await control.click();
        await counted(index + 2);
      }
      return openClicksFile(packClicks(await recorder.end())).steps.slice(1);
    },
    /** Returns each step's state and the name that was found. */
    async replay(steps: ClickStep[], { isSafeToPress = false } = {}): Promise<string[]> {
      const page = await (await browser.newContext({ viewport })).newPage();
      const replayed = await replaySteps(
        page,
        steps.map((click) => ({ click, box: click.box, isSafeToPress })),
        { isAllowed: () => true, signal: new AbortController().signal },
      );
      return replayed.map(({ state, name }) => `${state} ${name}`);
    },
  };
}
