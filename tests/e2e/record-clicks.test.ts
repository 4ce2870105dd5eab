/** Records clicks in Chromium, and replays a recording of Chrome's Recorder. */
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import { parseChromeRecording } from "#engines/recording/clicks/read-chrome-recording.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import {
  type ClickRecorder,
  createClickRecorder,
} from "#features/recordings/clicks/record/record-clicks.server.ts";
import { replayRecording } from "#features/recordings/clicks/record/replay-recording.server.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { startClickRecording } from "#tests/support/click-recording.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createButton } from "#tests/support/recording.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

let browser: Browser;
let site: Site;
let app: TestApp;

const style =
  "<style>body{font:16px sans-serif;margin:40px}main>:not(dialog){display:block;width:300px;margin:12px 0}dialog{inset:20px auto auto 500px;margin:0}</style>";
const pages = {
  "/": `<!doctype html><html lang="en"><title>Team</title>${style}<main><h1>Team</h1>
    <button id="add" onclick="this.remove();document.querySelector('dialog').show()"><span>Add teammate</span></button>
    <dialog aria-label="Invite"><label>Email <input type="email" placeholder="name@"></label>
      <label>Password <input type="password"></label>
      <label>Role <select><option>Member<option value="a">Admin</select></label>
      <label><input type="checkbox"> Notify them</label>
      <button onclick="document.querySelector('output').textContent='Sent to '+document.querySelector('input').value;return false">Send invite</button>
      <output></output></dialog>
    <div style="cursor:pointer" onclick="this.textContent='Opened'">Open the list</div>
    <p id="plain">Plain words</p>
    <a href="/next?mail=ada%40example.com">Next page</a></main>`,
  "/next": `<!doctype html><html lang="en"><title>Next</title>${style}<main><h1>Next</h1>
    <form action="/found"><input aria-label="Search" name="q"></form><button>Done</button></main>`,
  "/found": `<!doctype html><html lang="en"><title>Found</title><h1>Found</h1>`,
};

beforeAll(async () => {
  [browser, site, app] = await Promise.all([
    launchTestBrowser(),
    serveSite({ pages }),
    startApp({}, { works: true }),
  ]);
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await site?.close();
});

const startRecording = (path = "/") =>
  startClickRecording(browser, site.url + path, { viewport: { width: 1000, height: 700 } });

async function fileOf(recorder: ClickRecorder): Promise<Uint8Array> {
  return packClicks(await recorder.end());
}

/** The pixel in the middle of the box. */
async function colorAt(picture: Uint8Array, [x, y]: [number, number]): Promise<number[]> {
  const pixel = await sharp(picture)
    .extract({ left: Math.round(x), top: Math.round(y), width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [...pixel.subarray(0, 3)];
}

const middle = (box: { x: number; y: number; width: number; height: number }): [number, number] => [
  box.x + box.width / 2,
  box.y + box.height / 2,
];
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!;

test("names each control, rings it, and shows it as it was before the click", async () => {
  const { page, recorder, counted } = await startRecording();
  const add = await boxOf(page, "#add");
  await page.getByText("Add teammate").click();
  await page.getByRole("dialog").waitFor();
  await counted(2);
  const mail = await boxOf(page, "input[type=email]");
  await page.getByLabel("Email").click();
  await counted(3);
  await page.keyboard.type("grace.hopper");
  await counted(4);
  await page.getByLabel("Password").pressSequentially("Tr0ub4dor");
  await counted(5);
  await page.getByLabel("Role").focus();
  await page.keyboard.press("ArrowDown");
  await counted(6);
  await page.getByText("Notify them").click();
  await expect.poll(() => page.getByRole("checkbox").isChecked()).toBe(true);
  await counted(7);
  await page.getByRole("button", { name: "Send invite" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Sent to grace.hopper").waitFor();
  await counted(8);
  await page.getByText("Open the list").click();
  await page.getByText("Opened").waitFor();
  await counted(9);
  await page.getByText("Plain words").click();
  await page.getByRole("link", { name: "Next page" }).click();
  await page.getByRole("heading", { name: "Next" }).waitFor();
  await counted(10);
  await page.getByLabel("Search").click();
  await page.keyboard.type("secret list");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Found" }).waitFor();

  const file = await fileOf(recorder);
  const { steps, pictures } = openClicksFile(file);
  expect(
    steps.map(({ verb, role, name, value, dialogTitle, pageTitle }) =>
      [verb, role, name, value, dialogTitle, pageTitle].join(" | "),
    ),
  ).toEqual([
    "navigate |  |  |  |  | Team",
    "click | button | Add teammate |  |  | Team",
    "type | textbox | Email |  | Invite | Team",
    "type | textbox | Password |  | Invite | Team",
    "select | combobox | Role | Admin | Invite | Team",
    "check | checkbox | Notify them | on | Invite | Team",
    "click | button | Send invite |  | Invite | Team",
    "click |  | Open the list |  |  | Team",
    "click | link | Next page |  |  | Team",
    "type | textbox | Search |  |  | Next",
    "press |  |  | Enter |  | Next",
  ]);
  expect(steps.every(({ url }) => !url.includes("mail"))).toBe(true);
  const all = Object.entries(unzipSync(file)).filter(([name]) => name.endsWith(".json"));
  expect(all.map(([, bytes]) => strFromU8(bytes)).join()).not.toMatch(/grace|Tr0ub4dor|secret|ada/);
  const [, clicked, typed, password, , , sent, opened] = steps;
  for (const [edge, value] of Object.entries(add))
    expect(Math.abs((clicked?.box?.[edge as "x"] ?? 0) - value), edge).toBeLessThanOrEqual(4);
  const pictureOf = (step: typeof clicked) => pictures.get(step?.picture ?? "")!.bytes;
  // The button was still there, and the field was still empty.
  expect(await colorAt(pictureOf(clicked), [add.x + 4, add.y + add.height / 2])).not.toEqual([255, 255, 255]);
  const isCovered = async (bytes: Uint8Array, at: [number, number]) =>
    (await colorAt(bytes, at)).every((value, index) => Math.abs(value - [0x5b, 0x5b, 0x66][index]!) < 8);
  expect(await isCovered(pictureOf(typed), middle(mail))).toBe(false);
  expect(await isCovered(pictureOf(password), middle(mail))).toBe(true);
  expect(await isCovered(pictureOf(sent), middle(mail))).toBe(true);
  // What the page repeats is covered, too.
  const repeated = await sharp(pictureOf(opened)).stats();
  expect(repeated.channels[0]?.mean).toBeGreaterThan(100);
});

test("each step has its own control, also if the next one is used before the recorder asks", async () => {
  const page = await (await browser.newContext()).newPage();
  const recorder = createClickRecorder({ nowMs: () => performance.now(), listens: true, onStep: () => {} });
  const recorded = await recorder.connect(page);
  // As on a machine that is busy.
  const hasTyped = Promise.withResolvers<void>();
  const { targetOf } = recorded;
  recorded.targetOf = async (...asked) => {
    await hasTyped.promise;
    return targetOf(...asked);
  };
  await page.goto(site.url);
  await page
    .getByRole("dialog", { includeHidden: true })
    .evaluate((dialog) => (dialog as HTMLDialogElement).show());
  for (const label of ["Email", "Password"]) await page.getByLabel(label).pressSequentially("x7");
  await page.getByLabel("Role").selectOption("Admin");
  await expect.poll(() => page.getByLabel("Password").inputValue()).toBe("x7");
  hasTyped.resolve();
  const steps = await recorder.end();
  expect(steps.map(({ step: { verb, name } }) => `${verb} ${name}`)).toEqual(["type Email", "type Password"]);
});

test("a recording of Chrome's Recorder is replayed with sample text, pictures and rings", {
  tags: "long",
}, async () => {
  const find = (name: string, role = "") => ({
    selectors: [[`aria/${name}${role && `[role="${role}"]`}`], ["#missing"]],
    offsetX: 1,
    offsetY: 1,
  });
  const recording = parseChromeRecording({
    title: "Invite",
    steps: [
      { type: "setViewport", width: 1000, height: 700 },
      { type: "navigate", url: site.url },
      { type: "click", ...find("Add teammate", "button") },
      { type: "click", ...find("Email") },
      { type: "change", value: "grace.hopper@navy.example", ...find("Email") },
      { type: "change", value: "Tr0ub4dor", ...find("Password") },
      { type: "change", value: "a", ...find("Role") },
      { type: "click", ...find("Notify them") },
      { type: "click", selectors: ["text/Open the list"], offsetX: 1, offsetY: 1 },
      { type: "click", ...find("Send invite") },
      { type: "click", ...find("Gone", "button") },
      { type: "click", ...find("Remove Grace.Hopper", "button") },
      { type: "click", ...find("Next page", "link") },
      { type: "change", value: "secret list", ...find("Search") },
      { type: "keyDown", key: "Enter" },
    ],
  });
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  const page = await context.newPage();
  const recorder = createClickRecorder({ nowMs: () => performance.now(), listens: false, onStep: () => {} });
  const problems: string[] = [];
  await replayRecording(recording, {
    recorder,
    page: await recorder.connect(page),
    pressesFinal: false,
    onProblem: (problem) => problems.push(problem),
  });
  expect(problems).toEqual([
    "Step 10: Send invite wasn't pressed, because it may send something.",
    "Step 11: we didn't find Gone.",
    "Step 12: we didn't find the control.",
    "Step 15: Enter wasn't pressed, because it may send something.",
  ]);
  expect(await page.title()).toBe("Next");
  const { steps, pictures } = openClicksFile(await fileOf(recorder));
  expect(
    steps.map(({ verb, role, name, value, box }) => [verb, role, name, value, box !== null].join(" | ")),
  ).toEqual([
    "navigate |  |  |  | false",
    "click | button | Add teammate |  | true",
    "type | textbox | Email |  | true",
    "type | textbox | Password |  | true",
    "select | combobox | Role | Admin | true",
    "check | checkbox | Notify them | on | true",
    "click |  | Open the list |  | true",
    "click | button | Send invite |  | true",
    "click | button | Gone |  | false",
    "click | button |  |  | false",
    "click | link | Next page |  | true",
    "type | textbox | Search |  | true",
    "press |  |  | Enter | false",
  ]);
  expect(pictures.size).toBe(13);
  expect(JSON.stringify(steps)).not.toMatch(/grace|Tr0ub4dor|secret|Sample/i);
});

test("an imported recording becomes a guide, whose pictures open larger by keyboard", {
  tags: "long",
}, async () => {
  const owner = await createUser(app.services, { companyName: "Rota", onboardingCompleted: true });
  await app.services.db
    .update(companies)
    .set({ plan: "ai", language: "de", helpCenterSubdomain: "rota", isPublic: true })
    .where(eq(companies.id, owner.companyId ?? ""));
  const { page: product, recorder, counted } = await startRecording();
  await product.getByText("Add teammate").click();
  await counted(2);
  const zip = await fileOf(recorder);

  const context = await browser.newContext();
  await addSession(context, app, owner.cookie);
  const page = await context.newPage();
  await page.goto(`${app.origin}/dashboard/guides`);
  await isLive(page);
  await page.getByRole("button", { name: "Record Guide" }).click();
  await page.getByRole("button", { name: "Import a recording" }).click();
  const input = page.getByRole("dialog").locator("input[type=file]");
  await input.setInputFiles({ name: "a.zip", mimeType: "application/zip", buffer: Buffer.from("no") });
  await page.getByRole("alert").getByText("This isn't a recording of clicks").waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await input.setInputFiles({ name: "a.zip", mimeType: "application/zip", buffer: Buffer.from(zip) });
  await createButton(page).click();
  await page.waitForURL(/\/dashboard\/guides\/[0-9a-f-]{36}$/);
  await page.getByRole("switch", { name: "Published" }).click();
  await page.getByText("Guide published").waitFor();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${app.origin}/help/rota/guides`);
  await visitor.getByRole("link", { name: "Add teammate" }).click();
  await visitor.getByText("Wählen Sie Add teammate.").waitFor();
  await expect.poll(() => visitor.locator("main a[data-zoom] .hc-view svg").count()).toBe(1);
  expect(await shownProblems(visitor)).toEqual([]);
  const pictures = visitor.locator("main a[data-zoom]");
  await pictures.first().focus();
  await visitor.keyboard.press("Enter");
  const zoomed = visitor.getByRole("dialog");
  await zoomed.getByText("1 / 2 · Team öffnen").waitFor();
  const before = zoomed.getByRole("button", { name: "Vorheriges Bild" });
  const after = zoomed.getByRole("button", { name: "Nächstes Bild" });
  await expect.poll(() => before.getAttribute("aria-disabled")).toBe("true");
  await visitor.keyboard.press("ArrowRight");
  await zoomed.getByText("2 / 2 · Add teammate auswählen").waitFor();
  await expect.poll(() => zoomed.locator("div svg").count()).toBe(1);
  await before.click();
  await zoomed.getByText("1 / 2 · Team öffnen").waitFor();
  await after.click();
  await zoomed.getByText("2 / 2 · Add teammate auswählen").waitFor();
  expect(await shownProblems(visitor)).toEqual([]);
  await visitor.keyboard.press("Escape");
  await zoomed.waitFor({ state: "detached" });
  expect(await pictures.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  await visitor.keyboard.press("Enter");
  await zoomed.waitFor();
  await visitor.goBack();
  await zoomed.waitFor({ state: "detached" });
  expect(await pictures.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  await visitor.goBack();
  await visitor.waitForURL("**/help/rota/guides");
});
