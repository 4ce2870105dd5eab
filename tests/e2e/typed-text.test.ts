/**
 * Nothing that is typed into a recorded page may be in a file, a request, a log or a picture. The forms are random and
 * repeat what is typed in their titles, addresses, names, attributes and texts.
 */
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import type { Browser, Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { RecordedStep } from "#engines/recording/clicks/read-step-clicks.ts";
import { typedRules } from "#engines/recording/clicks/typed-rules.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { recordPage } from "#features/recordings/clicks/record/page-script.ts";
import { pageSecrets } from "#features/recordings/clicks/record/page-secrets.ts";
import { createClickRecorder } from "#features/recordings/clicks/record/record-clicks.server.ts";
import { recordWindow } from "#features/recordings/clicks/record/record-window.server.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { bundleExtensionPage } from "#tests/support/extension-page/bundle.ts";
import {
  emptyForm,
  type FuzzedField,
  fillIn,
  fuzzedForms,
  leaksIn,
  showForm,
  shownFieldsOf,
  showsTypedText,
} from "#tests/support/fuzzed-forms.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

let browser: Browser;
let site: Site;
let extension: string;
const viewport = { width: 480, height: 400 };
/** Recordings wait for pictures most of the time, so that several run in parallel. */
const inParallel = 4;
/** Shown one after the other, in as few pages as possible. */
const formsOfRun = fc.array(fuzzedForms, { minLength: 10, maxLength: 10, size: "max" });
const few = { numRuns: 1, endOnFailure: true };
const thousand = { numRuns: 100, endOnFailure: true };
/** A recording has at most 60. */
const maxSteps = 50;

beforeAll(async () => {
  [browser, extension, site] = await Promise.all([
    launchTestBrowser(),
    bundleExtensionPage(),
    serveSite({ pages: { "/form": emptyForm } }),
  ]);
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function expectNoLeak(
  zip: Uint8Array,
  { forms, isWaiting }: { forms: FuzzedField[][]; isWaiting: boolean },
): Promise<void> {
  const fields = forms.flat();
  const files = Object.entries(unzipSync(zip));
  const json = strFromU8(files.find(([name]) => name.endsWith(".json"))?.[1] ?? new Uint8Array());
  expect(leaksIn(json, fields), json).toEqual([]);
  // Every button was pressed, and keeps its name if the page repeats nothing.
  const { steps } = JSON.parse(json) as { steps: RecordedStep[] };
  const names = steps.filter(({ verb }) => verb === "click").map(({ name }) => name);
  const plain = forms.flatMap((form) =>
    form.flatMap(({ place }, index) => (place === "nowhere" ? [`Save ${index}`] : [])),
  );
  for (const [name, own] of Map.groupBy(plain, (one) => one))
    expect(names.filter((one) => one === name).length).toBeGreaterThanOrEqual(own.length);
  const pictures = files.filter(([name]) => name.endsWith(".jpg"));
  // While someone types, a page may change too often for a picture. Presses wait for theirs.
  const waited = steps.filter(
    ({ verb, role }) => verb === "navigate" || (verb === "click" && role === "button"),
  );
  const buttons = fields.filter(({ place }) => place !== "link");
  expect(waited.length).toBeGreaterThanOrEqual(buttons.length + 1);
  const unpictured = waited.filter(({ picture }) => picture === null);
  expect(isWaiting ? unpictured : []).toEqual([]);
  expect(pictures.map(([name]) => name.split("/").at(-1))).toEqual(
    steps.flatMap(({ picture }) => picture ?? []),
  );
  expect(pictures.length).toBeGreaterThan(0);
  for (const [name, picture] of pictures) expect(await showsTypedText(picture), name).toBe(false);
}

async function recordForms(forms: FuzzedField[][]): Promise<void> {
  const context = await browser.newContext({ viewport });
  try {
    const recorder = createClickRecorder({
      nowMs: () => performance.now(),
      listens: true,
      onStep: () => {},
    });
    await recordWindow(context, recorder, `${site.url}/form`);
    const [page] = context.pages();
    await fillInAll(page!, forms, () => recorder.settled());
    await expectNoLeak(packClicks(await recorder.end()), { forms, isWaiting: true });
  } finally {
    await context.close();
  }
}

async function fillInAll(page: Page, forms: FuzzedField[][], settled: () => Promise<void>): Promise<void> {
  for (const fields of forms) {
    await showFormIn(page, fields);
    await fillIn(page, fields);
    // What is recorded of a form has to be read before the next one replaces it.
    await settled();
  }
}

function inEveryForm(record: (forms: FuzzedField[][]) => Promise<void>) {
  return fc.asyncProperty(formsOfRun, async (forms) => {
    const waiting = inRecordings(forms);
    const work = async () => {
      for (let own = waiting.shift(); own; own = waiting.shift())
        await record(own).catch((error: unknown) => {
          throw new Error(`In the forms ${JSON.stringify(own)}: ${error}`, { cause: error });
        });
    };
    await Promise.all(Array.from({ length: inParallel }, work));
  });
}

/** No recording has more steps than it may, or the same word twice: in one form it may be a secret, in another not. */
function inRecordings(forms: FuzzedField[][]): FuzzedField[][][] {
  const recordings: FuzzedField[][][] = [];
  for (const form of forms) {
    const last = recordings.at(-1);
    const words = new Set(last?.flat().flatMap((field) => field.words));
    const isNew = form.every((field) => field.words.every((word) => !words.has(word)));
    const steps = [...(last ?? []), form].flat().reduce((sum, field) => sum + stepsOf(field), 1);
    if (last && isNew && steps <= maxSteps) last.push(form);
    else recordings.push([form]);
  }
  return recordings;
}

/** At most: a press and typing for each box, the button, and what is chosen. */
function stepsOf({ kind, words: [first] }: FuzzedField): number {
  return (kind === "letters" ? first.length : 1) + 4;
}

/** With the extension's scripts, in a browser that takes more than two pictures a second. */
async function recordFormsInExtension(forms: FuzzedField[][]): Promise<void> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const texts: string[] = [];
    const posted: Request[] = [];
    page.on("console", (message) => texts.push(message.text()));
    page.on("request", (request) => {
      if (request.method() === "POST") posted.push(request);
    });
    await page.exposeFunction(
      "takePagePicture",
      async () => `data:image/png;base64,${(await page.screenshot({ caret: "initial" })).toString("base64")}`,
    );
    await context.route("**/extension/**", (route) => route.fulfill({ json: {} }));
    await context.addInitScript({ content: extension });
    await page.goto(`${site.url}/form`);
    await page.evaluate((source) => {
      window.stepSource = source;
    }, extension);
    const fields = forms.flat();
    await page.evaluate(() => window.stepRecording.start());
    await fillInAll(page, forms, () => page.evaluate(() => window.stepFake.idle()));
    const recorded = await page.evaluate(() => window.stepRecording.finish());
    for (const request of posted) {
      const sent = await readPosted(request);
      texts.push(...sent.texts);
      for (const picture of sent.pictures) expect(await showsTypedText(picture)).toBe(false);
    }
    expect(texts.some((text) => text.includes("clientKey"))).toBe(true);
    for (const text of [...texts, ...recorded.texts])
      expect(leaksIn(text, fields), text.slice(0, 2_000)).toEqual([]);
    if (recorded.prepared !== "")
      expect(await showsTypedText(Buffer.from(recorded.prepared, "base64"))).toBe(false);
    await expectNoLeak(Buffer.from(recorded.zip, "base64"), { forms, isWaiting: false });
  } finally {
    await context.close();
  }
}

/** Among the bytes of enough pictures, any four letters follow each other somewhere. */
async function readPosted(request: Request): Promise<{ texts: string[]; pictures: Uint8Array[] }> {
  const [body, headers] = [request.postDataBuffer(), await request.allHeaders()];
  const type = headers["content-type"] ?? "";
  if (!body || !type.startsWith("multipart/form-data"))
    return { texts: [request.url(), body?.toString("latin1") ?? ""], pictures: [] };
  const parts = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  const texts = [request.url()];
  const pictures: Uint8Array[] = [];
  for (const [name, value] of parts) {
    const isPicture = value instanceof File && value.type.startsWith("image/");
    if (isPicture) pictures.push(await value.bytes());
    texts.push(name, value instanceof File ? value.name : value);
    if (value instanceof File && !isPicture) texts.push(Buffer.from(await value.bytes()).toString("latin1"));
  }
  return { texts, pictures };
}

async function showFormIn(page: Page, fields: FuzzedField[]): Promise<void> {
  await page.evaluate(showForm, shownFieldsOf(fields));
  for (const index of fields.keys()) await page.locator(`.ready-${index}`).waitFor();
}

test("nothing that is typed into a page is in what the command line records", { tags: "long" }, async () => {
  await fc.assert(inEveryForm(recordForms), few);
});

test("nothing that is typed into a thousand pages is in what the command line records", {
  tags: "long",
  timeout: 7_200_000,
}, async () => {
  await fc.assert(inEveryForm(recordForms), thousand);
});

const plainField: FuzzedField = {
  ...{ kind: "text", label: "Name", words: ["zqxj", "xzqj"], shape: "words", place: "heading" },
  ...{ spelling: "first word", cutAt: 24, isInserted: false },
};

const fields: [string, Partial<FuzzedField>][] = [
  ["short names in an editable text", { kind: "editable" }],
  ["a text that is pasted into an editable text", { kind: "editable", isInserted: true }],
  ["a sentence that the page cuts", { kind: "textarea", shape: "sentence", spelling: "cut" }],
  ["a text that is cut after another ellipsis", { spelling: "cut twice", cutAt: 6, place: "button" }],
  ["a number that the browser refuses", { kind: "rejected", place: "nowhere" }],
  ["half a date", { kind: "date", place: "nowhere" }],
];
const inCommandLine = "%s isn't in what the command line records";
const recordsNothing = (_name: string, field: Partial<FuzzedField>) =>
  recordForms([[{ ...plainField, ...field }]]);
test.each(fields.slice(0, 2))(inCommandLine, recordsNothing);
test.each(fields.slice(2))(inCommandLine, { tags: "long" }, recordsNothing);

test("what is typed into the second of two frames isn't in what the extension records", async () => {
  const inFrame = { ...plainField, kind: "frame", spelling: "cut twice" } as const;
  await recordFormsInExtension([[inFrame, { ...inFrame, words: ["qzjx", "jqzx"], place: "alt", cutAt: 6 }]]);
});

test("the extension records a control with a line break in its test id", async () => {
  const lines = { kind: "textarea", shape: "lines", place: "attributes", spelling: "upper case" } as const;
  await recordFormsInExtension([[{ ...plainField, ...lines }]]);
});

test("only the last two values of a field hide texts of the page, and the newest fields do", async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${site.url}/form`);
  const secrets = `const secrets = (${pageSecrets.toString()})((${typedRules.toString()})());`;
  const shown = await page.evaluate<boolean[]>(`(() => {
    ${secrets}
    for (let end = 1; end <= 7; end += 1) secrets.add(1, "company".slice(0, end));
    return ["Welcome", "Compan", "Company"].map((text) => secrets.shows(text, secrets.needles()));
  })()`);
  expect(shown).toEqual([false, true, true]);
  const newest = await page.evaluate<boolean>(`(() => {
    ${secrets}
    for (let field = 0; field < 2500; field += 1) secrets.add(field, "value" + field);
    return secrets.shows("value2499", secrets.needles());
  })()`);
  expect(newest).toBe(true);
});

test("what is in editable texts isn't the page's own word", async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${site.url}/form`);
  const words = await page.evaluate<string[]>(`(() => {
    document.body.innerHTML = "<h1>Save Paul</h1><div contenteditable><p>Anna Beck</p></div><script>Lena</script>";
    return (${pageSecrets.toString()})((${typedRules.toString()})()).add(1, "Save Anna Beck Lena");
  })()`);
  expect(words).toEqual(["anna", "beck", "lena"]);
});

test("scripts and style sheets are only searched for what was typed if the page shows them", async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${site.url}/form`);
  const searched = await page.evaluate<string[]>(`(() => {
    const hidden = ["script", "style", "noscript"].map((name) => "<" + name + ">Anna{...a}</" + name + ">");
    document.body.innerHTML = hidden.join("") + "<p>Anna</p><style style='display: block'>Anna{}</style>";
    const searched = [];
    const secrets = (${pageSecrets.toString()})((${typedRules.toString()})());
    (${recordPage.toString()})(false, { ...secrets, shows: (text) => searched.push(text) < 0 }, {});
    stepRecorder.privateBoxes(["anna"]);
    return searched;
  })()`);
  expect(searched.filter((text) => text.includes("Anna"))).toEqual(["Anna", "Anna{}"]);
});

test("nothing that is typed into a page is in what the extension records, stores or sends", async () => {
  await fc.assert(inEveryForm(recordFormsInExtension), few);
});

test("nothing that is typed into a thousand pages is in what the extension records, stores or sends", {
  tags: "long",
  timeout: 7_200_000,
}, async () => {
  await fc.assert(inEveryForm(recordFormsInExtension), thousand);
});
