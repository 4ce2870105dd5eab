/** Menus that a page shows under the pointer only: when a guide is checked, and when Chrome's recording is replayed. */
import { expect, test } from "vitest";
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import { parseChromeRecording } from "#engines/recording/clicks/read-chrome-recording.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { createClickRecorder } from "#features/recordings/clicks/record/record-clicks.server.ts";
import { replayRecording } from "#features/recordings/clicks/record/replay-recording.server.ts";
import { replaySteps } from "#features/recordings/clicks/replay/replay-steps.server.ts";
import { startClickRecording } from "#tests/support/click-recording.ts";
import { servePages } from "#tests/support/served-pages.ts";

const pages = {
  "/": `<!doctype html><html lang="en"><title>Shop</title><style>
    nav{position:relative;width:200px}nav div{display:none;position:absolute;top:100%;background:#fff}nav:hover div{display:block}</style>
    <nav><button>Data</button><div><a href="#customers" onclick="document.title='Customers'">Customer records</a></div></nav>
    <main><h1>Shop</h1><button>New order</button></main>`,
};

const served = servePages(pages);

const viewport = { width: 900, height: 700 };

test("a check points at the menu of a recorded link, and presses the link", async () => {
  const { page, recorder, counted } = await startClickRecording(served.browser, served.site.url, {
    viewport,
  });
  await page.getByText("Data").hover();
  await page.getByText("Customer records").click();
  await counted(2);
  const { steps } = openClicksFile(packClicks(await recorder.end()));
  const open = await (await served.browser.newContext({ viewport })).newPage();
  const replayed = await replaySteps(
    open,
    steps.map((click) => ({ click, box: click.box, isSafeToPress: false })),
    { isAllowed: () => true, signal: new AbortController().signal, patienceMs: 3_000 },
  );
  expect(replayed.map(({ state }) => state)).toEqual(["works", "works"]);
  expect(await open.title()).toBe("Customers");
});

test("a replay of Chrome's recording points where it did", async () => {
  const link = { selectors: [["aria/Customer records"]], offsetX: 1, offsetY: 1 };
  const recording = parseChromeRecording({
    title: "Customers",
    steps: [
      { type: "navigate", url: served.site.url },
      { type: "hover", selectors: [["aria/Data"]] },
      { type: "click", ...link },
    ],
  });
  const page = await (await served.browser.newContext({ viewport })).newPage();
  const recorder = createClickRecorder({ nowMs: () => performance.now(), listens: false, onStep: () => {} });
  const problems: string[] = [];
  await replayRecording(recording, {
    ...{ recorder, page: await recorder.connect(page), pressesFinal: false },
    onProblem: (problem) => problems.push(problem),
  });
  expect(problems).toEqual([]);
  expect((await recorder.end()).map(({ step }) => [step.verb, step.name])).toEqual([
    ["navigate", ""],
    ["click", "Customer records"],
  ]);
  expect(await page.title()).toBe("Customers");
});
