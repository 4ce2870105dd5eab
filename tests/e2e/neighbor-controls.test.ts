/** A check never takes a control for the recorded one that was recorded beside it. */
import { expect, test } from "vitest";
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import { markOf } from "#engines/recording/replay/name-mark.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { replaySteps } from "#features/recordings/clicks/replay/replay-steps.server.ts";
import { startClickRecording } from "#tests/support/click-recording.ts";
import { servePages } from "#tests/support/served-pages.ts";

const button = (name: string) => `<button onclick="document.title += '${name};'">${name}</button>`;
const page = (buttons: string) => `<!doctype html><html lang="en"><title>Bed: </title><main>
  <label>Plant <input></label><div>${buttons}</div></main>`;
/** The release puts an element around the button, so that its place among buttons is the other one's. */
const pages = {
  "/bed": page(button("Discard") + button("Sow")),
  "/released": page(`${button("Discard")}<span>${button("Plant out")}</span>`),
};

const served = servePages(pages);

const viewport = { width: 900, height: 800 };

test.each([
  ["keeps hashes of the names beside a control", "Rose", [markOf("Discard")]],
  ["keeps no hash of a name that is typed later", "Discard", []],
])("the recorder %s", async (_name, typed, expected) => {
  const {
    page: open,
    recorder,
    counted,
    countedAtLeast,
  } = await startClickRecording(served.browser, `${served.site.url}/bed`, { viewport });
  await open.getByText("Sow").click();
  await counted(2);
  await open.getByLabel("Plant").click();
  await open.keyboard.type(typed);
  await countedAtLeast(3);
  const { steps } = openClicksFile(packClicks(await recorder.end()));
  expect(JSON.stringify(steps)).not.toContain("Discard");
  expect(steps.find(({ name }) => name === "Sow")?.neighbors ?? []).toEqual(expected);
});

test.each([
  ["the control in an element of its own, and not the one beside it", [markOf("Discard")], "Plant out"],
  ["as before in recordings without names beside it", [], "Discard"],
])("a check takes %s", async (_name, neighbors, expected) => {
  const open = await (await served.browser.newContext({ viewport })).newPage();
  const [before, released] = [`${served.site.url}/bed`, `${served.site.url}/released`];
  await open.goto(before);
  const box = await open.getByText("Sow").boundingBox();
  await open.goto(released);
  const selectors = ["main > div > button:nth-last-of-type(1)", "main > div > button:last-of-type"];
  const click = {
    ...{ verb: "click" as const, role: "button", name: "Sow", value: null, url: released },
    ...{ pageTitle: "Bed", dialogTitle: "", selectors },
    ...(neighbors.length > 0 ? { neighbors } : {}),
  };
  const [replayed] = await replaySteps(open, [{ click, box, isSafeToPress: true }], {
    isAllowed: () => true,
    signal: new AbortController().signal,
    patienceMs: 1_500,
  });
  expect(replayed).toMatchObject({ state: "renamed", name: expected });
  expect(await open.title()).toBe(`Bed:${expected};`);
});
