/** Records clicks on pages of a test's own, and replays them. Registers its hooks itself. */
import type { Locator, Page } from "playwright-core";
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import type { ClickStep } from "#engines/recording/clicks/step-clicks.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { replaySteps } from "#features/recordings/clicks/replay/replay-steps.server.ts";
import { startClickRecording } from "./click-recording.ts";
import { servePages } from "./served-pages.ts";

const viewport = { width: 900, height: 700 };

export function recordAndReplay(pages: Record<string, string>) {
  const served = servePages(pages);
  const start = (path: string) => startClickRecording(served.browser, served.site.url + path, { viewport });
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
      const page = await (await served.browser.newContext({ viewport })).newPage();
      const replayed = await replaySteps(
        page,
        steps.map((click) => ({ click, box: click.box, isSafeToPress })),
        { isAllowed: () => true, signal: new AbortController().signal },
      );
      return replayed.map(({ state, name }) => `${state} ${name}`);
    },
  };
}
