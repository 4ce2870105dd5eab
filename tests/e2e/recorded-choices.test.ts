/** Records what is chosen with the arrow keys or among several options, and what is dragged. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { ClickRecorder } from "#features/recordings/clicks/record/record-clicks.server.ts";
import { startClickRecording } from "#tests/support/click-recording.ts";
import { servePages } from "#tests/support/served-pages.ts";

const pages = {
  "/": `<!doctype html><html lang="en"><title>Orders</title>
    <style>body{font:16px sans-serif;margin:40px}[draggable]{border:1px solid;width:200px;padding:8px}</style>
    <label><input type="radio" name="way"> Pickup</label> <label><input type="radio" name="way"> Van</label>
    <label><input type="radio" name="way"> Ship</label>
    <p><label>Countries <select multiple size="3"><option>Austria<option>Belgium<option>Chile</select></label>
    <p><button>New order</button> <span style="cursor:pointer">Show the board</span>
    <div draggable="true">Pack the box</div><p id="text">Some words of the page that can be marked.</p>
    <div id="empty" style="height:200px;user-select:none"></div>
    <script>addEventListener("pointerdown", () => { document.body.dataset.presses = 1 + Number(document.body.dataset.presses ?? 0) })</script>`,
};

const served = servePages(pages);

const start = () =>
  startClickRecording(served.browser, served.site.url, { viewport: { width: 900, height: 700 } });

async function stepsOf(recorder: ClickRecorder): Promise<(string | null | undefined)[][]> {
  const steps = await recorder.end();
  return steps.slice(1).map(({ step: { verb, name, value } }) => [verb, name, ...(value ? [value] : [])]);
}

async function drag(page: Page, recorder: ClickRecorder, selector: string): Promise<void> {
  const box = (await page.locator(selector).boundingBox())!;
  await page.mouse.move(box.x + 5, box.y + 8);
  const presses = () => page.evaluate(() => document.body.dataset.presses);
  const before = await presses();
  await page.mouse.down();
  // Until then, the recorder holds the press.
  await expect.poll(presses).not.toBe(before);
  await page.mouse.move(box.x + 90, box.y + 12, { steps: 5 });
  await page.mouse.up();
  await recorder.settled();
}

test("arrow keys choose a radio button, and pass by those in between", async () => {
  const { page, recorder, counted } = await start();
  await page.getByLabel("Pickup").focus();
  await page.keyboard.press("Space");
  await counted(2);
  await page.keyboard.press("ArrowRight");
  await counted(3);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.getByLabel("Ship").isChecked()).toBe(true);
  await recorder.settled();
  expect(await stepsOf(recorder)).toEqual([
    ["check", "Pickup", "on"],
    ["check", "Ship", "on"],
  ]);
});

test("of several options, a step names the one that was added", async () => {
  const { page, recorder, counted } = await start();
  await page.locator("option").nth(0).click();
  await counted(3);
  await page
    .locator("option")
    .nth(2)
    .click({ modifiers: ["Control"] });
  await counted(5);
  const steps = await stepsOf(recorder);
  expect(steps.filter(([verb]) => verb === "select")).toEqual([
    ["select", "Countries", "Austria"],
    ["select", "Countries", "Chile"],
  ]);
});

test("something to drag is named, and dragging or marking elsewhere changes no earlier step", async () => {
  const { page, recorder, counted } = await start();
  await drag(page, recorder, "[draggable]");
  await counted(2);
  await page.getByRole("button").click();
  await counted(3);
  await drag(page, recorder, "#empty");
  await page.getByText("Show the board").click();
  await counted(4);
  await drag(page, recorder, "#text");
  expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
  expect(await stepsOf(recorder)).toEqual([
    ["drag", "Pack the box"],
    ["click", "New order"],
    ["click", "Show the board"],
  ]);
});
