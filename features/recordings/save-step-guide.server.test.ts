import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { companies, guideImages, recordings, videoGuides } from "#db/schema.ts";
import { getOwnStepGuide, listOwnStepGuides } from "#features/guides/own-step-guides.server.ts";
import { findPublicStepGuide, listPublicGuides } from "#features/guides/public-guides.server.ts";
import { runStepGuideAction } from "#features/guides/run-step-guide-action.server.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Plan } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { buildGuide, buildVideo, buildVideoGuide } from "#tests/support/factories.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { acceptRecording } from "./accept-recording.server.ts";
import { handleAnalyzeScreenshots } from "./analyze-screenshots.server.ts";
import { findOwnRecording, getRecording } from "./recording-record.server.ts";
import { saveStepGuideOf } from "./save-step-guide.server.ts";

let bench: WizardBench;
let screen: Blob;
const deleted: string[] = [];

beforeAll(async () => {
  bench = await startWizardBench({ works: false });
  const create = { width: 320, height: 180, channels: 3, background: "#fff" } as const;
  screen = new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]);
});
afterAll(() => bench?.close());
beforeEach(() => {
  deleted.length = 0;
});

async function owner(plan: Plan = "ai"): Promise<OwnerScope> {
  const scope = await bench.newOwner();
  await bench.services.db.update(companies).set({ plan }).where(eq(companies.id, scope.companyId));
  return scope;
}

async function send(scope: OwnerScope, clientKey: string = crypto.randomUUID()): Promise<string> {
  const form = new FormData();
  const facts = [1, 5, 9].map((timestampSeconds) => ({
    timestampSeconds,
    kind: "change",
    changed: null,
    covered: [],
  }));
  form.set("clientKey", clientKey);
  form.set("target", "guides");
  form.set("durationSeconds", "12");
  form.set("facts", JSON.stringify(facts));
  for (const _ of facts) form.append("frames", screen, "frame.jpg");
  return (await acceptRecording(bench.services, scope, form)).id;
}

/** These screens are blank, so every step gets the generic description. */
async function work(
  recordingId: string,
  {
    readText = async () => [],
    ...options
  }: Partial<JobContext> & { readText?: (() => Promise<[]>) | null } = {},
): Promise<void> {
  const { log } = bench.services;
  const signal = new AbortController().signal;
  const job = { jobId: "job", attempt: 1, isLastAttempt: false, signal, heartbeat: async () => {}, log };
  const reader = readText ?? (() => Promise.reject(new Error("read")));
  await handleAnalyzeScreenshots(
    { services: bench.services, readText: reader },
    { recordingId },
    { ...job, ...options },
  );
}

const click = {
  verb: "click",
  role: "button",
  name: "Teammitglied hinzufügen",
  value: null,
  box: { x: 300, y: 20, width: 60, height: 20 },
  url: "https://app.example.com/team?token=geheim",
  pageTitle: "Team",
  dialogTitle: "",
};

/** The second click has no picture. */
function clicksForm({
  clicks = [click, { ...click, verb: "type", name: "E-Mail" }] as unknown[],
  files = 1,
} = {}) {
  const form = new FormData();
  const facts = clicks.map((one, index) => ({
    timestampSeconds: index * 2,
    kind: "change",
    changed: null,
    covered: [],
    click: one,
    ...(index > 0 ? { hasPicture: false } : {}),
  }));
  form.set("clientKey", crypto.randomUUID());
  form.set("target", "guides");
  form.set("durationSeconds", "4");
  form.set("facts", JSON.stringify(facts));
  for (let i = 0; i < files; i += 1) form.append("frames", screen, "frame.jpg");
  return form;
}

test("words recorded clicks in the center's language, with rings and without reading the pictures", async () => {
  const { db } = bench.services;
  const scope = await owner();
  await db.update(companies).set({ language: "de" }).where(eq(companies.id, scope.companyId));
  const { id } = await acceptRecording(bench.services, scope, clicksForm());
  const [row] = await db.select().from(recordings).where(eq(recordings.id, id));
  expect(row?.frames[1]?.storagePath).toBe("");
  await work(id, { readText: null });
  const guide = await getOwnStepGuide(db, scope, id);
  expect(guide).toMatchObject({ title: "Teammitglied hinzufügen", isPublished: false });
  expect(guide?.frames).toMatchObject([
    {
      title: "Teammitglied hinzufügen auswählen",
      description: "Auf der Seite *Team*: Wählen Sie **Teammitglied hinzufügen**.",
      basis: "seen",
      // Fits into the picture of 320 pixels.
      ring: { x: 300, y: 20, width: 20, height: 20 },
    },
    { title: "E-Mail ausfüllen", description: "Füllen Sie **E-Mail** aus.", imageUrl: null, ring: null },
  ]);
  expect(await run(scope, { intent: "publish", id })).toMatchObject({ ok: true });
  const shown = await findPublicStepGuide(db, { companyId: scope.companyId }, guide?.slug ?? "");
  expect(shown?.steps.map(({ picture }) => picture?.ring ?? null)).toEqual([
    { x: 300, y: 20, width: 20, height: 20 },
    null,
  ]);
  expect(JSON.stringify(shown)).not.toContain("geheim");
});

test("keeps what was covered or left uncovered, for new pictures of checks, where the page has it", async () => {
  const scope = await owner();
  const view = { width: 640, height: 360 };
  const form = clicksForm({ clicks: [{ ...click, view }] });
  const [facts] = JSON.parse(String(form.get("facts")));
  const [covered, phone] = [10, 150].map((x) => ({ x, y: 20, width: 100, height: 30 }));
  const text = { kind: "phone", mark: "0000000a" };
  form.set("facts", JSON.stringify([{ ...facts, covered: [covered], shown: [{ ...phone, ...text }] }]));
  const { id } = await acceptRecording(bench.services, scope, form);
  await work(id, { readText: null });
  const [guide] = await bench.services.db.select().from(videoGuides).where(eq(videoGuides.id, id));
  // The picture has half the page's width.
  expect(guide?.frames[0]?.click?.covered).toEqual({
    boxes: [{ x: 20, y: 40, width: 200, height: 60 }],
    shown: [{ x: 300, y: 40, width: 200, height: 60, ...text }],
    control: { x: 600, y: 40 },
    view,
  });
});

test("what the owner wrote in the review replaces Step's words, and the rest stays", async () => {
  const scope = await owner();
  const form = clicksForm();
  const [first, second] = JSON.parse(String(form.get("facts")));
  const words = { title: " The\nfirst\0 ", text: "Press it.\r\nThen wait." };
  form.set(
    "facts",
    JSON.stringify([
      { ...first, words },
      { ...second, words: { title: " ", text: "" } },
    ]),
  );
  form.set("title", "Add a\ncolleague");
  const { id } = await acceptRecording(bench.services, scope, form);
  await work(id, { readText: null });
  const guide = await getOwnStepGuide(bench.services.db, scope, id);
  expect(guide?.title).toBe("Add a colleague");
  expect(guide?.frames).toMatchObject([
    { title: "The first", description: "Press it.\nThen wait.", basis: "seen" },
    { title: "Fill in E-Mail", description: "Fill in **E-Mail**." },
  ]);
});

test.each([
  ["words are too long", { title: "a".repeat(201) }],
  ["words are no text", { text: 1 }],
])("refuses recorded clicks if the owner's %s", async (_why, words) => {
  const form = clicksForm();
  const facts = JSON.parse(String(form.get("facts"))).map((one: object) => ({ ...one, words }));
  form.set("facts", JSON.stringify(facts));
  const refused = acceptRecording(bench.services, await owner(), form);
  await expect(refused).rejects.toMatchObject({ code: "invalid" });
});

test.each([
  ["a picture is missing", { files: 0 }],
  ["there is one picture too many", { files: 2 }],
  ["a step without a picture says nothing", { clicks: [click, undefined] }],
  ["a click has an unknown verb", { clicks: [{ ...click, verb: "steal" }] }],
])("refuses recorded clicks if %s", async (_why, sent) => {
  const refused = acceptRecording(bench.services, await owner(), clicksForm(sent));
  await expect(refused).rejects.toMatchObject({ code: "invalid" });
});

function run(scope: OwnerScope, fields: Record<string, string | string[]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  const enqueue = async (_tx: unknown, _job: unknown, { keys }: { keys: string[] }) =>
    void deleted.push(...keys);
  return runStepGuideAction({ ...bench.services, jobs: { enqueue } as unknown as Jobs }, scope, form);
}

const edit = {
  intent: "save",
  version: "1",
  title: " Import\na list ",
  description: "How it is done",
  category: "Lists",
  frame: ["2", "0"],
  frameTitle: ["Last", "First"],
  frameDescription: ["Press **Save**\0", "<script>alert(1)</script>"],
  frameAlt: ["The list", ""],
};

test("creates a draft step guide that visitors see once published, with image sizes", async () => {
  const { db, storage } = bench.services;
  const scope = await owner();
  const { id: videoId } = await buildVideo(db, scope, { filename: "import_list.mp4" });
  const id = await send(scope, videoId);
  await work(id);
  await work(id);
  expect(await getRecording(bench.services, scope, id)).toMatchObject({
    status: "done",
    text: "Step-by-step guide created successfully!",
  });
  expect(await listOwnStepGuides(db, scope)).toMatchObject([
    {
      id,
      title: "Import list",
      stepCount: 3,
      isPublished: false,
      thumbnailUrl: `/files/public/guides/${id}/1.jpg`,
    },
  ]);
  expect(await listPublicGuides(db, scope)).toEqual([]);
  expect(await run(scope, { intent: "publish", id })).toMatchObject({ ok: true });
  const [card] = await listPublicGuides(db, scope);
  const guide = await findPublicStepGuide(db, scope, card?.slug ?? "");
  expect(guide?.steps).toHaveLength(3);
  expect(guide?.steps[0]).toMatchObject({
    title: "Step 1",
    // Visitors get one in their language.
    picture: { width: 320, height: 180, alt: "" },
  });
  const [row] = await db.select().from(videoGuides).where(eq(videoGuides.id, id));
  expect(row?.frames.map(({ videoStartTime, videoEndTime }) => [videoStartTime, videoEndTime])).toEqual([
    [1, 5],
    [5, 9],
    [9, 12],
  ]);
  for (const { frameUrl } of row?.frames ?? [])
    expect(await storage.get(frameUrl.slice("/files/".length))).not.toBeNull();
});

test("a second run that is late keeps the pictures of the guide that the first one saved", async () => {
  const { db, storage } = bench.services;
  const scope = await owner();
  const id = await send(scope);
  const recording = await findOwnRecording(db, scope, id);
  await work(id);
  const step = { view: 0, title: "Team opens", description: "", timestampSeconds: 1 };
  const late = { steps: [{ ...step, basis: "inferred" as const, seenText: null }], warning: null };
  expect(await saveStepGuideOf(bench.services, recording!, late)).toBe(false);
  expect(await storage.get(`public/guides/${id}/1.jpg`)).not.toBeNull();
});

test("names a guide by what it shows if the video's file name says nothing, and stores how and where each step is known", async () => {
  const { db } = bench.services;
  const scope = await owner();
  const { id: videoId } = await buildVideo(db, scope, { filename: "film.mp4" });
  const id = await send(scope, videoId);
  const recording = await findOwnRecording(db, scope, id);
  const step = { view: 0, description: "", timestampSeconds: 1 };
  const place = { x: 10, y: 20, width: 60, height: 24 };
  await saveStepGuideOf(bench.services, recording!, {
    steps: [
      { ...step, title: "Team opens", basis: "inferred", seenText: "Team" },
      { ...step, view: 1, title: "Select Add teammate", basis: "seen", seenText: "Add teammate", place },
    ],
    warning: null,
  });
  const guide = await getOwnStepGuide(db, scope, id);
  expect(guide?.title).toBe("Add teammate");
  expect(guide?.frames).toMatchObject([
    { basis: "inferred", seenText: "Team" },
    { basis: "seen", seenText: "Add teammate" },
  ]);
  const [row] = await db.select().from(videoGuides).where(eq(videoGuides.id, id));
  expect(row?.frames.map(({ frameRing }) => frameRing)).toEqual([undefined, place]);
});

test.each([
  [
    "Mitglied einladen",
    [{ title: "Mitglied einladen auswählen", basis: "seen", seenText: "Mitglied einladen" }],
  ],
  ["Anleitung vom 20. November 2026", []],
] as const)("names a guide in the center's language: %s", async (title, steps) => {
  const { db } = bench.services;
  const scope = await owner();
  await db.update(companies).set({ language: "de" }).where(eq(companies.id, scope.companyId));
  const id = await send(scope);
  await db
    .update(recordings)
    .set({ createdAt: new Date("2026-11-20T12:00:00Z") })
    .where(eq(recordings.id, id));
  const recording = await findOwnRecording(db, scope, id);
  await saveStepGuideOf(bench.services, recording!, {
    steps: steps.map((step) => ({ ...step, view: 0, description: "", timestampSeconds: 1 })),
    warning: null,
  });
  expect((await getOwnStepGuide(db, scope, id))?.title).toBe(title);
});

test("shows visitors the owner's edits, and keeps a removed step's image until the guide is deleted", async () => {
  const { db } = bench.services;
  const scope = await owner();
  const id = await send(scope);
  await work(id);
  expect(await run(scope, { ...edit, id })).toMatchObject({ ok: true, version: 2 });
  expect(deleted, "the first version shows it").toEqual([]);
  expect(await run(scope, { ...edit, id }), "drawn before that").toMatchObject({ ok: false, status: 409 });
  expect(await getOwnStepGuide(db, scope, id)).toMatchObject({
    title: "Import a list",
    category: "Lists",
    frames: [
      { key: 0, title: "Last", description: "Press **Save**", imageAlt: "The list", startSeconds: 9 },
      { key: 1, title: "First" },
    ],
  });
  await run(scope, { intent: "publish", id });
  const [card] = await listPublicGuides(db, scope);
  const guide = await findPublicStepGuide(db, scope, card?.slug ?? "");
  expect(guide?.steps.map(({ html }) => html).join()).not.toContain("<script");
  expect(card?.thumbnail?.url).toBe(`/files/public/guides/${id}/1.jpg`);

  const again = { ...edit, version: "2", id };
  for (const wrong of [
    { ...again, title: " " },
    { ...again, frame: [], frameTitle: [], frameDescription: [], frameAlt: [] },
  ])
    expect(await run(scope, wrong)).toMatchObject({ ok: false, status: 400 });
  expect(await run(scope, again), "steps that are not there").toMatchObject({ status: 409 });
  expect(await run(scope, { ...again, frame: ["0", "0"] })).toBeNull();
  expect(await run(scope, { ...again, frame: ["0"] })).toBeNull();
  expect(await run(scope, { intent: "drop", id })).toBeNull();

  deleted.length = 0;
  expect(await run(scope, { intent: "delete", id })).toMatchObject({ ok: true });
  expect(deleted.sort()).toEqual([1, 2, 3].map((number) => `public/guides/${id}/${number}.jpg`));
  expect(await listPublicGuides(db, scope)).toEqual([]);
  expect(await run(scope, { intent: "delete", id })).toMatchObject({ status: 404 });
});

test("rejects other owners and plans without step guides", async () => {
  const { db } = bench.services;
  const [scope, other, basic] = [await owner(), await owner(), await owner("basic")];
  const id = await send(scope);
  await work(id);
  await expect(send(basic)).rejects.toMatchObject({ status: 403 });
  const [theirs] = await db
    .insert(videoGuides)
    .values({ companyId: basic.companyId, title: "T", frames: [] })
    .returning({ id: videoGuides.id });
  const restore = { intent: "restore-version", number: "1" };
  for (const form of [edit, restore, { intent: "publish" }, { intent: "unpublish" }, { intent: "delete" }])
    expect(await run(other, { ...form, id })).toMatchObject({ ok: false, status: 404 });
  for (const form of [edit, restore, { intent: "publish" }])
    expect(await run(basic, { ...form, id: theirs!.id })).toMatchObject({ ok: false, status: 403 });
  expect(await getOwnStepGuide(db, other, id)).toBeNull();
  expect(await listOwnStepGuides(db, basic)).toMatchObject([{ id: theirs!.id }]);
  expect(await listOwnStepGuides(db, other)).toEqual([]);
  expect(await getOwnStepGuide(db, scope, id)).toMatchObject({ version: 1 });
});

test("lets the owner see, unpublish and delete it after a downgrade to basic", async () => {
  const { db } = bench.services;
  const scope = await owner();
  const id = await send(scope);
  await work(id);
  await run(scope, { intent: "publish", id });
  await db.update(companies).set({ plan: "basic" }).where(eq(companies.id, scope.companyId));
  expect(await listPublicGuides(db, scope)).toHaveLength(1);
  expect(await listOwnStepGuides(db, scope)).toMatchObject([{ id, isPublished: true }]);
  expect(await getOwnStepGuide(db, scope, id)).toMatchObject({ isPublished: true });
  expect(await run(scope, { intent: "unpublish", id })).toMatchObject({ ok: true });
  expect(await listPublicGuides(db, scope)).toEqual([]);
  expect(await run(scope, { intent: "publish", id })).toMatchObject({ ok: false, status: 403 });
  expect(await run(scope, { intent: "delete", id })).toMatchObject({ ok: true });
  expect(await listOwnStepGuides(db, scope)).toEqual([]);
  expect(deleted).toContain(`public/guides/${id}/1.jpg`);
});

test("deletes the pictures of an imported guide with it, except for the Getting Started guide's", async () => {
  const { db } = bench.services;
  const scope = await owner();
  const [own, shared, rowed] = [1, 2, 3].map(() => `public/getting-started/${crypto.randomUUID()}.png`);
  const frames = [own, shared, rowed].map((key) => ({ description: "", frameUrl: `/files/${key}` }));
  const { id } = await buildVideoGuide(db, scope, { frames, thumbnailUrl: `/files/${own}` });
  const step = { id: "1", title: "Open", description: "", imageUrl: `/files/${shared}` };
  await buildGuide(db, scope, { steps: [step] });
  await db
    .insert(guideImages)
    .values({ companyId: scope.companyId, storageKey: rowed ?? "", width: 1, height: 1 });
  expect(await run(scope, { intent: "delete", id })).toMatchObject({ ok: true });
  expect(deleted).toEqual([own]);
});

test("leaves nothing behind when the plan or the screenshots are gone before it is done", async () => {
  const { db, storage } = bench.services;
  const scope = await owner();
  const id = await send(scope);
  await db.update(companies).set({ plan: "basic" }).where(eq(companies.id, scope.companyId));
  await work(id);
  expect(await storage.get(`public/guides/${id}/1.jpg`)).toBeNull();
  const failing = await db
    .update(companies)
    .set({ plan: "ai" })
    .where(eq(companies.id, scope.companyId))
    .then(() => db.update(recordings).set({ status: "failed" }).where(eq(recordings.id, id)))
    .then(() => send(scope));
  const [row] = await db.select().from(recordings).where(eq(recordings.id, failing));
  await storage.delete(row!.frames[1]!.storagePath ?? "");
  await expect(work(failing)).rejects.toThrow();
  expect(await getRecording(bench.services, scope, failing)).toMatchObject({ status: "failed" });
  expect(await storage.get(`public/guides/${failing}/1.jpg`)).toBeNull();
  expect(await listOwnStepGuides(db, scope)).toEqual([]);
});
