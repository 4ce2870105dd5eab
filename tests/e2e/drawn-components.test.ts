/** Records and replays controls that a component draws itself, while the real control is hidden. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StepWithPicture } from "#features/recordings/clicks/record/recorded-step.ts";
import { replaySteps } from "#features/recordings/clicks/replay/replay-steps.server.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { startClickRecording } from "#tests/support/click-recording.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

let browser: Browser;
let site: Site;

const body = `<style>
  body { font: 16px sans-serif; margin: 40px } main > * { display: block; margin: 16px 0; width: 260px }
  .tick { cursor: pointer } .tick input { position: absolute; opacity: 0; width: 0; height: 0 }
  .slide { cursor: pointer } .slide input { position: absolute; opacity: 0; margin: 0; width: 13px; height: 13px }
  .list { position: relative; border: 1px solid #888; height: 34px; cursor: pointer } .list span { position: absolute; inset: 8px } .list input { opacity: 0; width: 4px }
  .card { cursor: pointer; background: #eee; height: 80px } .card b { display: inline-block; margin: 20px }
</style><main><h1>Garden</h1>
  <label class="tick"><input type="checkbox"><i>☐</i> Water the beds</label>
  <label class="slide"><input type="checkbox" role="switch"><i>◯</i> Frost alarm</label>
  <label class="day" for="day">Sown on</label><input type="date" id="day">
  <div class="list" onclick="this.querySelector('span').textContent='Opened'"><span>Pick a plant</span><input role="combobox" aria-label="Plant" aria-expanded="false" aria-controls="none"></div>
  <div class="card" onclick="this.querySelector('b').textContent='Shown'"><b>North wall</b></div>
</main>`;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchTestBrowser(),
    serveSite({ pages: { "/": `<!doctype html><html lang="en"><title>Garden</title>${body}` } }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const viewport = { width: 900, height: 600 };

type Place = { x: number; y: number; width: number; height: number } | null;

function rounded(box: Place): Place {
  if (!box) return null;
  const [x, y] = [Math.round(box.x), Math.round(box.y)];
  return { x, y, width: Math.round(box.x + box.width) - x, height: Math.round(box.y + box.height) - y };
}

async function record(): Promise<{ steps: StepWithPicture["step"][]; boxes: Place[] }> {
  const { page, recorder, counted } = await startClickRecording(browser, site.url, { viewport });
  const boxes: Place[] = [];
  for (const [index, selector] of [".tick", ".slide", "#day", ".list span", ".card b"].entries()) {
    boxes.push(await page.locator(selector.split(" ")[0]!).boundingBox());
    await page.locator(selector).click();
    await counted(index + 2);
  }
  const steps = (await recorder.end()).map(({ step }) => step);
  await page.context().close();
  return { steps, boxes };
}

test("names the hidden control, and marks what a person sees of it", async () => {
  const { steps, boxes } = await record();
  expect(steps.slice(1).map(({ verb, role, name }) => [verb, role, name])).toEqual([
    ["check", "checkbox", expect.stringContaining("Water the beds")],
    ["check", "switch", expect.stringContaining("Frost alarm")],
    ["click", "textbox", "Sown on"],
    ["click", "combobox", "Plant"],
    ["click", "", "North wall"],
  ]);
  expect(steps.slice(1).map(({ box }) => box)).toEqual(boxes.map(rounded));
});

test("finds and presses them again", { tags: "long" }, async () => {
  const { steps } = await record();
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const replayed = await replaySteps(
    page,
    steps.map(
      ({ at: _, box = null, verb, role = "", name = "", value = null, url = "", selectors = [] }) => ({
        click: { verb, role, name, value, url, pageTitle: "", dialogTitle: "", selectors },
        box,
        isSafeToPress: false,
      }),
    ),
    { isAllowed: () => true, signal: new AbortController().signal, patienceMs: 4_000 },
  );
  expect(replayed.map(({ state, isPressed }) => [state, isPressed])).toEqual(
    Array.from({ length: 6 }, () => ["works", true]),
  );
  await expect.poll(() => page.getByRole("checkbox", { name: "Water the beds" }).isChecked()).toBe(true);
  await expect.poll(() => page.locator("main").innerText()).toMatch(/Opened[\s\S]*Shown/);
  await context.close();
});
