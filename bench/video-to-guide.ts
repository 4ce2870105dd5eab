/**
 * Measures a 30-second recording made in the dashboard's dialog, of the test screen, and how long the owner waits afterward. The
 * browser selects screenshots from the video, scans them for private text and uploads them, and the server makes a
 * guide from them. Chromium and the server run on the same machine.
 */

import type { Browser, Page } from "playwright-core";
import { type Flow, flows } from "#eval/recording/flows.ts";
import { appAddress } from "#eval/recording/record-flow.ts";
import { performAction } from "#eval/recording/record-flow-video.ts";
import { readConfig } from "#platform/config.ts";
import { openRunningServices } from "#server/services.ts";
import { isLive } from "#tests/support/is-live.ts";
import { openPointer } from "#tests/support/pointer.ts";
import { openScreen } from "#tests/support/screen.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser } from "#tests/support/sign-in.ts";

export interface GuideRun {
  videoSeconds: number;
  pictures: number;
  /** Time from "Use this recording" until the screenshots are selected, scanned for private text and ready to send. */
  choosingMs: number;
  /** Time from the upload to the published guide. */
  guideMs: number;
}

const longestMs = 300_000;

export async function benchVideoToGuide({ rounds }: { rounds: number }): Promise<GuideRun[]> {
  const flow = longFlow();
  const [server, screen] = await Promise.all([startServer(), openScreen()]);
  const [browser, pointer] = await Promise.all([screen.launch(), openPointer(screen.display)]);
  try {
    const runs: GuideRun[] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await openDashboard(server, browser);
      const videoSeconds = await record({ page, browser, flow }, pointer);
      runs.push({ videoSeconds, ...(await makeGuide(page)) });
      await page.context().close();
    }
    return runs;
  } finally {
    pointer.close();
    await screen.close();
    await server.close();
  }
}

/** An app's actions, with its first ones again: together they take a little more than 30 seconds. */
function longFlow(): Flow {
  const [flow] = flows;
  if (!flow) throw new Error("there is no flow to record");
  return { ...flow, actions: [...flow.actions, ...flow.actions.slice(0, 4)] };
}

/** Uses a new owner, so that each guide is a company's first. */
async function openDashboard(server: TestServer, browser: Browser): Promise<Page> {
  const opened = await openRunningServices(
    readConfig({ DATA_DIR: server.dataDir, PORT: String(server.port) }),
  );
  if (!opened) throw new Error("no server runs");
  const { cookie } = await createUser(opened.services, { onboardingCompleted: true });
  await opened.close();
  const context = await browser.newContext({ viewport: null });
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: server.origin }]);
  const page = await context.newPage();
  await page.goto(`${server.origin}/dashboard`);
  await isLive(page);
  return page;
}

async function record(
  { page, browser, flow }: { page: Page; browser: Browser; flow: Flow },
  pointer: Awaited<ReturnType<typeof openPointer>>,
): Promise<number> {
  await page
    .getByRole("region", { name: "Record your screen" })
    .getByRole("button", { name: "Record" })
    .click();
  await page.getByRole("button", { name: "Start Recording" }).click();
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  const app = await (await browser.newContext({ viewport: null })).newPage();
  try {
    await app.goto(appAddress(flow));
    await app.bringToFront();
    await page.getByText("Recording", { exact: true }).waitFor();
    const startedAt = performance.now();
    for (const action of flow.actions) await performAction({ app, pointer }, action);
    const videoSeconds = (performance.now() - startedAt) / 1_000;
    await page.getByRole("button", { name: "Stop Recording" }).click();
    return videoSeconds;
  } finally {
    await app.context().close();
  }
}

async function makeGuide(page: Page): Promise<Omit<GuideRun, "videoSeconds">> {
  await page.bringToFront();
  const useVideo = page.getByRole("button", { name: "Use this recording" });
  await useVideo.waitFor();
  const startedAt = performance.now();
  await useVideo.click();
  const send = page.getByRole("button", { name: "Create guide" });
  await whenShown(page, "Create guide", { isButton: true });
  const chosenAt = performance.now();
  const pictures = await page.getByRole("list", { name: "Steps" }).getByRole("listitem").count();
  await send.click();
  await whenShown(page, "Getting Started guide created successfully!");
  return { pictures, choosingMs: chosenAt - startedAt, guideMs: performance.now() - chosenAt };
}

/** Looks in every frame of the page. Locators look twice a second, which would add to the time. */
async function whenShown(page: Page, text: string, { isButton = false } = {}): Promise<void> {
  await page.waitForFunction(
    ({ text, isButton }) =>
      isButton
        ? [...document.querySelectorAll("button:enabled")].some((one) => one.textContent?.trim() === text)
        : document.body.innerText.includes(text),
    { text, isButton },
    { polling: "raf", timeout: longestMs },
  );
}
