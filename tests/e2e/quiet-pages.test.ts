/** How long a check waits for a control that isn't there: until the page shows all it will show. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReplayStep } from "#engines/recording/replay/replayed-step.ts";
import { replaySteps } from "#features/recordings/clicks/replay/replay-steps.server.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

let browser: Browser;
let site: Site;
/** Resolves when the page asks for the slow answer. */
const asked = Promise.withResolvers<void>();
const answer = Promise.withResolvers<void>();

const slow = `<!doctype html><title>Slow</title><h1>Slow</h1><button onclick="fetch('/answer').then(()=>{
  document.body.insertAdjacentHTML('beforeend','<button>Next</button>')})">Load</button>`;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchTestBrowser(),
    serveSite({
      async handler(path) {
        if (path === "/slow") return slow;
        if (path === "/still") return "<!doctype html><title>Still</title><h1>Still</h1>";
        if (path !== "/answer") return null;
        asked.resolve();
        await answer.promise;
        return "";
      },
    }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** A check would end long after the test if it waited to the end of its time. */
const patienceMs = 600_000;

async function replay(path: string, names: string[]): Promise<string[]> {
  const page = await browser.newPage();
  const steps = names.map((name): ReplayStep => {
    const words = { value: null, pageTitle: "", dialogTitle: "" };
    const click = { verb: "click", role: "button", name, url: site.url + path, ...words } as const;
    return { click, box: null, isSafeToPress: false };
  });
  const options = { isAllowed: () => true, signal: new AbortController().signal, patienceMs };
  return (await replaySteps(page, steps, options)).map(({ state }) => state);
}

test("a page that waits for an answer gets its time, and a still one doesn't", async () => {
  const waiting = replay("/slow", ["Load", "Next"]);
  await asked.promise;
  expect(await replay("/still", ["Gone", "Lost", "Away"])).toEqual(["missing", "unchecked", "unchecked"]);
  answer.resolve();
  expect(await waiting).toEqual(["works", "works"]);
});
