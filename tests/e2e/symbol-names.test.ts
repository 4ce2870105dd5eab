/** Controls that only show a symbol: recorded by their tooltips, and found again, also by the names that older guides have. */
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import type { ClickStep } from "#engines/recording/clicks/step-clicks.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { replaySteps } from "#features/recordings/clicks/replay/replay-steps.server.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { startClickRecording } from "#tests/support/click-recording.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

let browser: Browser;
let site: Site;

/** Its tooltip is there under the pointer only. */
const menu = `<button id="menu" onpointerenter="this.setAttribute('aria-describedby','tip');this.insertAdjacentHTML('afterend','<span id=tip role=tooltip>Open menu</span>')"
  onpointerleave="this.removeAttribute('aria-describedby');tip.remove()">☰</button>`;
const pages = {
  "/": `<!doctype html><html lang="en"><title>Files</title><style>button,div{margin:12px}div{cursor:pointer;width:30px}[contenteditable]{width:200px;height:40px}</style>
    <button title="Open settings">⚙️</button><span title="Share file"><button>🔗</button></span>
    <button data-tooltip="More actions"><i class="material-icons">more_vert</i></button>
    <div title="Archive" onclick="1">🗄</div>${menu}<p contenteditable aria-label="Note"></p>`,
};
const shown = { "Open settings": "⚙️", "Share file": "🔗", "More actions": "more_vert", "Open menu": "☰" };

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

const viewport = { width: 900, height: 700 };

async function record(): Promise<ClickStep[]> {
  const { page, recorder, counted } = await startClickRecording(browser, site.url, { viewport });
  const pressed = ["⚙️", "🔗", "more_vert", "🗄", "☰"].map((text) => page.getByText(text));
  for (const [index, control] of [...pressed, page.locator("[contenteditable]")].entries()) {
    await control.click();
    await counted(index + 2);
  }
  return openClicksFile(packClicks(await recorder.end())).steps.slice(1);
}

async function replay(steps: ClickStep[]) {
  const page = await (await browser.newContext({ viewport })).newPage();
  const replayed = await replaySteps(
    page,
    steps.map((click) => ({ click, box: click.box, isSafeToPress: false })),
    { isAllowed: () => true, signal: new AbortController().signal },
  );
  return replayed.map(({ state, name }) => `${state} ${name}`);
}

test("are called what their tooltips say, and found again", async () => {
  const steps = await record();
  const names = ["Open settings", "Share file", "More actions", "Archive", "Open menu", "Note"];
  expect(steps.map(({ name }) => name)).toEqual(names);
  expect(await replay(steps)).toEqual(names.map((name) => `works ${name}`));

  const older = steps.map((step) => ({
    ...step,
    name: shown[step.name as keyof typeof shown] ?? step.name,
    selectors: [],
  }));
  const found = older.filter(({ name }) => Object.values(shown).includes(name));
  expect((await replay(found)).map((line) => line.split(" ")[0])).toEqual(found.map(() => "works"));
});
