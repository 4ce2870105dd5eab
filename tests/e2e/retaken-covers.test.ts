/** New pictures of a check: private texts are covered, except those that the owner left uncovered in the review. */
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import type { PrivateArea } from "#engines/recording/clicks/private-areas.ts";
import type { Box } from "#engines/recording/steps/types.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { replaySteps } from "#features/recordings/clicks/replay/replay-steps.server.ts";
import type { CoveredPlaces } from "#shared/covered-places.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { startClickRecording } from "#tests/support/click-recording.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

let browser: Browser;
let site: Site;
let phone = "+49 30 1234567";

const style =
  "<style>body{font:16px sans-serif}p{position:absolute;left:300px;margin:0;background:#fc0}</style>";
const page = () => `<!doctype html><html lang="en"><title>Team</title>${style}
  <p style="top:40px">${phone}</p><p style="top:120px">ada@acme.example</p><button>Add teammate</button>`;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchTestBrowser(),
    serveSite({ handler: (path) => (path === "/" ? page() : null) }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const viewport = { width: 900, height: 600 };

async function isCovered(picture: Uint8Array, { x, y, width, height }: Box): Promise<boolean> {
  const part = await sharp(picture).extract({ left: x, top: y, width, height }).png().toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.every(({ stdev }) => stdev < 8);
}

test("a text that the owner left uncovered stays so, until it is another one", async () => {
  const { page: product, recorder, counted } = await startClickRecording(browser, site.url, { viewport });
  await product.getByRole("button").click();
  await counted(2);
  const { steps } = openClicksFile(packClicks(await recorder.end()));
  const { privateAreas = [], ...click } = steps[1]!;
  const areaOf = (kind: PrivateArea["kind"]) => privateAreas.find((area) => area.kind === kind)!;
  const shown = [{ mark: "", ...areaOf("phone") }];
  const { x, y } = click.box!;

  async function coveredIn(covered: CoveredPlaces | undefined): Promise<string[]> {
    const open = await (await browser.newContext({ viewport })).newPage();
    const step = { click, box: click.box, isSafeToPress: false, ...(covered ? { covered } : {}) };
    const options = { isAllowed: () => true, signal: new AbortController().signal };
    const [replayed] = await replaySteps(open, [step], options);
    const picture = replayed!.picture!.bytes;
    const kinds = ["phone", "email"] as const;
    const found = await Promise.all(kinds.map((kind) => isCovered(picture, areaOf(kind))));
    return kinds.filter((_, index) => found[index]);
  }

  const covered = { boxes: [], shown, control: { x, y }, view: viewport };
  expect(await coveredIn(undefined)).toEqual(["phone", "email"]);
  expect(await coveredIn(covered)).toEqual(["email"]);
  phone = "+49 30 1234568";
  expect(await coveredIn(covered)).toEqual(["phone", "email"]);
});
