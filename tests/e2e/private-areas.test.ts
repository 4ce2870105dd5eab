/** Where recorded pages show private texts is known from their elements, without reading a picture. */
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import { findPrivateAreas } from "#engines/recording/clicks/private-areas.ts";
import type { ClickStep } from "#engines/recording/clicks/step-clicks.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { connectPage } from "#features/recordings/clicks/record/recorded-page.server.ts";
import { takePicture } from "#features/recordings/clicks/record/take-picture.server.ts";
import { startClickRecording } from "#tests/support/click-recording.ts";
import { bundleExtensionPage } from "#tests/support/extension-page/bundle.ts";
import { servePages } from "#tests/support/served-pages.ts";

const style = `<style>body{font:16px sans-serif;margin:20px}p{margin:8px 0}table{border-spacing:24px 4px}
  .list{height:50px;overflow:auto;border:1px solid}.stretched{position:absolute;inset:0}
  dialog{inset:300px auto auto 500px;margin:0;width:400px;height:200px;background:#fff}</style>`;
const customers = `<!doctype html><html lang="en"><title>Customers</title>${style}
  <p id="plain">Write to <b>jane</b>@acme.example, or come to room 204 before 17:30.</p>
  <p id="wrapped" style="width:180px">Our number for emergencies is +49 151 2345 6789</p>
  <table><tr><th>Account<td id="account">DE89 3704 0044 0532 0130 00<td>12.05.2026<td>1,240.00</table>
  <div style="position:relative"><p id="below-link">rosa@acme.example</p><a class="stretched" href="#rosa"></a></div>
  <select><option>Everyone<option selected>finn@acme.example</select>
  <input type="button" value="Call 0151 234 56789">
  <div class="list"><p>first@acme.example<p>second@acme.example<p>third@acme.example</div>
  <p hidden>hidden@acme.example</p><p style="visibility:hidden">invisible@acme.example</p>
  <p style="position:absolute;left:520px;top:340px" id="behind">behind@acme.example</p>
  <p style="position:absolute;top:4000px">later@acme.example</p>
  <dialog open>Delete this customer?</dialog>
  <div id="shadow"></div><iframe src="/frame" width="300" height="60" style="border:0"></iframe>
  <script>shadow.attachShadow({mode:'open'}).innerHTML='<p>shadow@acme.example</p>'</script>`;
const modal = `<!doctype html><html lang="en"><title>Customer</title>${style}
  <p id="behind">behind@acme.example</p><p id="soft">jane@\u200bacme.example</p>
  <p><span style="display:contents" ><b id="boxless">rosa@acme.example</b></span></p>
  <p id="cut" style="width:90px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">a.very.long.name@acme.example</p>
  <pre id="log" style="height:100px;overflow:auto">${"10:00 started\n".repeat(300)}finn@acme.example</pre>
  <iframe src="/frame" style="border:0;padding:30px;transform:scale(.5);transform-origin:0 0;width:300px;height:60px"></iframe>
  <dialog>Delete?</dialog><script>log.scrollTop=99999;document.querySelector('dialog').showModal()</script>`;
const pages = {
  "/": customers,
  "/modal": modal,
  "/frame": "<!doctype html><p id=inner>frame@acme.example",
};
/** Without the list. */
const shown = ["#plain", "#wrapped", "#account", "#below-link", "select", "input", "#shadow", "iframe"];

const served = servePages(pages);

const viewport = { width: 1_000, height: 700 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} isn't shown`);
  return box;
}

const isIn = (inner: Box, outer: Box, margin = 6) =>
  inner.x >= outer.x - margin &&
  inner.y >= outer.y - margin &&
  inner.x + inner.width <= outer.x + outer.width + margin &&
  inner.y + inner.height <= outer.y + outer.height + margin;

type Areas = NonNullable<ClickStep["privateAreas"]>;

/** The picture has the size of the viewport. */
async function expectAllFound(page: Page, areas: Areas): Promise<void> {
  const places = await Promise.all(shown.map((selector) => boxOf(page, selector)));
  const kinds = places.map((place) => areas.filter((area) => isIn(area, place)).map(({ kind }) => kind));
  expect(Object.fromEntries(shown.map((selector, index) => [selector, kinds[index]]))).toEqual({
    "#plain": ["email"],
    // In two lines.
    "#wrapped": ["phone", "phone"],
    "#account": ["iban"],
    "#below-link": ["email"],
    select: ["email"],
    input: ["phone"],
    "#shadow": ["email"],
    iframe: ["email"],
  });
  const others = areas.filter((area) => !places.some((place) => isIn(area, place)));
  const list = await boxOf(page, ".list");
  // The first of the list, and the upper part of the second. Nothing that is hidden, or behind the dialog.
  expect(others.length).toBeGreaterThanOrEqual(1);
  expect(others.every((area) => isIn(area, list, 24))).toBe(true);
}

test("a recording says where its pages show addresses, numbers and accounts", async () => {
  const { page, recorder, counted } = await startClickRecording(served.browser, served.site.url, {
    viewport,
  });
  await counted(1);
  const { steps } = openClicksFile(packClicks(await recorder.end()));
  await expectAllFound(page, steps[0]?.privateAreas ?? []);
  // Nothing of the texts themselves.
  expect(JSON.stringify(steps)).not.toContain("acme");
});

test("what shows behind a modal dialog, and only as much as shows, is found", async () => {
  const page = await served.browser.newPage({ viewport });
  const recorded = await connectPage(page, { holds: false, onMessage: () => {} });
  await page.goto(`${served.site.url}/modal`);
  const { texts, isWhole } = await recorded.shownTexts({ maxMs: 20_000, skipsHidden: true });
  expect(isWhole).toBe(true);
  const areas = findPrivateAreas(texts, viewport);
  const places = ["#behind", "#soft", "#boxless", "#cut", "#log", "iframe"];
  const boxes = await Promise.all(places.map((selector) => boxOf(page, selector)));
  const found = boxes.map((place) => areas.filter((area) => isIn(area, place)).map(({ kind }) => kind));
  expect(found).toEqual(places.map(() => ["email"]));
  // The text's own letters in the frame, which are half as large.
  const inner = await page.frameLocator("iframe").locator("#inner").boundingBox();
  const [area] = areas.filter((one) => isIn(one, boxes.at(-1)!));
  expect(area && inner && Math.abs(area.y + area.height / 2 - (inner.y + inner.height / 2)) < 4).toBe(true);
});

test("so does a recording of the extension", async () => {
  const context = await served.browser.newContext({ viewport });
  const page = await context.newPage();
  await page.exposeFunction(
    "takePagePicture",
    async () => `data:image/png;base64,${(await page.screenshot()).toString("base64")}`,
  );
  await context.route("**/extension/**", (route) => route.fulfill({ json: {} }));
  const source = await bundleExtensionPage();
  await context.addInitScript({ content: source });
  await page.goto(served.site.url);
  await page.evaluate((content) => {
    window.stepSource = content;
  }, source);
  await page.evaluate(() => window.stepRecording.start());
  const { zip, texts } = await page.evaluate(() => window.stepRecording.finish());
  const { steps } = openClicksFile(Buffer.from(zip, "base64"));
  await expectAllFound(page, steps[0]?.privateAreas ?? []);
  expect(JSON.stringify([steps, texts])).not.toContain("acme");
});

test("a picture without a review has all of them covered, and what the owner covered before", async () => {
  const page = await served.browser.newPage({ viewport });
  const recorded = await connectPage(page, { holds: false, onMessage: () => {} });
  await page.goto(served.site.url);
  const covers = [{ x: 700, y: 600, width: 100, height: 40 }];
  const picture = await takePicture(recorded, { typed: () => [], coversPrivate: true, covers: () => covers });
  expect(picture?.privateAreas).toEqual([]);
  const { data, info } = await sharp(picture?.bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isCovered = ({ x, y, width, height }: Box) => {
    const at = (Math.round(y + height / 2) * info.width + Math.round(x + width / 2)) * info.channels;
    return [...data.subarray(at, at + 3)].every(
      (value, index) => Math.abs(value - [0x5b, 0x5b, 0x66][index]!) < 6,
    );
  };
  expect(covers.map(isCovered)).toEqual([true]);
  const jane = await page.locator("#plain b").boundingBox();
  expect(jane && isCovered(jane)).toBe(true);
  for (const selector of ["#account", "select", "input", "#below-link"])
    expect(isCovered({ ...(await boxOf(page, selector)), width: 120 }), selector).toBe(true);
  expect(isCovered(await boxOf(page, "dialog"))).toBe(false);
});
