import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies, gettingStarted, guideImages, recordings } from "#db/schema.ts";
import { restorePreviousGuide } from "#features/guides/save-guide.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { buildMember } from "#tests/support/factories.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { acceptRecording, retryRecording } from "./accept-recording.server.ts";
import { handleAnalyzeScreenshots } from "./analyze-screenshots.server.ts";
import type { readFrames } from "./ocr.server.ts";
import { otherLanguageOf } from "./ocr-languages/other-language.ts";
import { purgeRecordings } from "./purge-recordings.server.ts";
import { recordingTexts } from "./recording.ts";
import { findAnalyzedVideos, findLatestRecording, getRecording } from "./recording-record.server.ts";
import { openRecordingStream } from "./recording-stream.server.ts";

let bench: WizardBench;
let screens: Blob[];

beforeAll(async () => {
  bench = await startWizardBench({ works: false });
  screens = await Promise.all([screen("Invoices", "New invoice"), screen("New invoice", "Save draft")]);
});
afterAll(() => bench?.close());

/** A page with a heading, and a button below the pointer. */
async function screen(heading: string, button: string): Promise<Blob> {
  const arrow = "M0 0v16.5l3.9-3.6 2.6 5.7 2.5-1.1-2.5-5.6h5.3z";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450" font-family="Liberation Sans, Arial, sans-serif">
    <rect width="800" height="450" fill="#fff"/><text x="40" y="70" font-size="30" font-weight="bold">${heading}</text>
    <text x="40" y="120" font-size="16">These are the things of your company.</text>
    <rect x="40" y="200" width="200" height="44" fill="#14532d"/><text x="60" y="228" font-size="16" fill="#fff">${button}</text>
    <path transform="translate(190 224)" d="${arrow}" fill="#000" stroke="#fff" stroke-width="1.4"/></svg>`;
  const jpeg = await sharp(Buffer.from(svg))
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Artist: "Ada" } })
    .toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: "image/jpeg" });
}

interface Sent {
  clientKey?: string;
  files?: Blob[];
  facts?: unknown;
  target?: string;
  /** What the review has read. */
  reviewed?: unknown;
}

function form({
  clientKey = crypto.randomUUID(),
  files = screens,
  facts,
  target = "getting-started",
  reviewed,
}: Sent = {}) {
  const data = new FormData();
  const factsOf = files.map((_file, index) => ({
    timestampSeconds: index * 3 + 1,
    kind: index === 0 ? "opening" : "change",
    changed: { x: 40, y: 200, width: 5_000, height: 44 },
    covered: [],
  }));
  data.append("clientKey", clientKey);
  data.append("target", target);
  data.append("durationSeconds", "30.5");
  data.append("facts", typeof facts === "string" ? facts : JSON.stringify(facts ?? factsOf));
  for (const file of files) data.append("frames", file, "picture.jpg");
  if (reviewed !== undefined)
    data.append("reviewed", typeof reviewed === "string" ? reviewed : JSON.stringify(reviewed));
  return data;
}

function job(options: Partial<JobContext> = {}): JobContext {
  const { log } = bench.services;
  const signal = new AbortController().signal;
  return {
    jobId: "job",
    attempt: 1,
    isLastAttempt: false,
    signal,
    heartbeat: async () => {},
    log,
    ...options,
  };
}

const accept = (scope: OwnerScope, sent?: Sent) => acceptRecording(bench.services, scope, form(sent));
/** OCR takes at least a second, so most tests replace it. */
const nothingRead = async (pictures: Buffer[]) =>
  pictures.map(() => ({ width: 800, height: 450, lines: [] }));
const work = (recordingId: string, context?: Partial<JobContext>) =>
  handleAnalyzeScreenshots(
    { services: bench.services, readText: nothingRead },
    { recordingId },
    job(context),
  );

async function guideOf({ companyId }: OwnerScope) {
  const [guide] = await bench.services.db
    .select()
    .from(gettingStarted)
    .where(eq(gettingStarted.companyId, companyId));
  return guide;
}

async function rowOf(id: string) {
  const [row] = await bench.services.db.select().from(recordings).where(eq(recordings.id, id));
  return row!;
}

async function expireLease(id: string): Promise<void> {
  await bench.services.db
    .update(recordings)
    .set({ leaseExpiresAt: new Date(0) })
    .where(eq(recordings.id, id));
}

async function dropJob(id: string): Promise<void> {
  await bench.services.db.execute(sql`delete from pgboss.job where singleton_key = ${id}`);
}

test("saves a writer's recording as a draft, and rejects one from support", { tags: "long" }, async () => {
  const { db } = bench.services;
  const owner = await bench.newOwner({ companyName: "Acme" });
  const writer = await buildMember(db, owner, "writer");
  await work((await accept(writer)).id);
  expect(await guideOf(owner)).toMatchObject({ published: false, draft: null });
  await work((await accept(owner)).id);
  const published = await guideOf(owner);
  await work((await accept(writer)).id);
  const drafted = await guideOf(owner);
  expect(published).toMatchObject({ published: true, draft: null });
  expect(drafted).toMatchObject({ published: true, steps: published!.steps });
  expect(drafted?.draft?.steps).toHaveLength(published!.steps.length);
  const support = await buildMember(db, owner, "support");
  await expect(accept(support)).rejects.toMatchObject({ code: "forbidden" });
});

test("creates a published guide with its own images, and a second run of the job changes nothing", async () => {
  const { services } = bench;
  const scope = await bench.newOwner({ companyName: "Acme" });
  const accepted = await accept(scope);
  expect(accepted).toMatchObject({ status: "queued", progress: 0, text: "Starting video analysis..." });
  await handleAnalyzeScreenshots({ services }, { recordingId: accepted.id }, job());
  expect(await getRecording(services, scope, accepted.id)).toMatchObject({
    status: "done",
    progress: 100,
    text: "Getting Started guide created successfully!",
    warning: null,
    error: null,
  });
  const guide = await guideOf(scope);
  expect(guide).toMatchObject({
    title: "Getting Started with Acme",
    published: true,
    recordingSeconds: 30.5,
  });
  const [welcome, first] = guide!.steps;
  expect(welcome).toMatchObject({ title: "Welcome", imageUrl: null });
  expect(first).toMatchObject({ title: "Select New invoice", basis: "seen", seenText: "New invoice" });
  expect(first?.description).toContain("**New invoice**");
  const key = first!.imageUrl!.replace("/files/", "");
  const file = await services.storage.get(key);
  const picture = await sharp(file!.bytes).metadata();
  expect(picture.exif).toBeUndefined();
  // The owner waits for it, so it isn't encoded the slow way.
  expect(picture.isProgressive).toBe(false);
  const images = await services.db
    .select()
    .from(guideImages)
    .where(eq(guideImages.companyId, scope.companyId));
  expect(images.map(({ unusedSince }) => unusedSince)).toEqual(images.map(() => null));
  await work(accepted.id);
  expect(await guideOf(scope)).toEqual(guide);
  expect((await rowOf(accepted.id)).frames[0]?.changed?.width).toBe(760);
});

/** What is around the pointer is read once more. */
async function areWhole([picture]: Buffer[]): Promise<boolean> {
  return (await sharp(picture).metadata()).width >= 800;
}

test("reads screenshots in the language of the help center, and says if it can't", async () => {
  const { services } = bench;
  const scope = await bench.newOwner();
  await services.db.update(companies).set({ language: "de" }).where(eq(companies.id, scope.companyId));
  const readIn: unknown[] = [];
  const readText: typeof readFrames = async (pictures, { language } = {}) => {
    if (await areWhole(pictures)) readIn.push(language?.code ?? null);
    const words = [{ text: "Andern", box: { x: 60, y: 212, width: 80, height: 20 }, confidence: 90 }];
    const lines = words.map(({ text, box, confidence }) => ({ text, box, confidence, words }));
    return pictures.map(() => ({ width: 800, height: 450, lines }));
  };
  const warningAfter = async () => {
    const { id } = await accept(scope);
    await handleAnalyzeScreenshots({ services, readText }, { recordingId: id }, job());
    return (await getRecording(services, scope, id))?.warning;
  };
  expect(await warningAfter()).toBe(recordingTexts.noLanguageData);
  const data = join(services.config.dataDir, "ocr", "deu-1.0.0");
  await mkdir(data, { recursive: true });
  expect(await warningAfter()).toBe(recordingTexts.noLanguageData);
  for (const code of ["deu", "eng"]) await writeFile(join(data, `${code}.traineddata.gz`), "data");
  expect(await warningAfter()).toBeNull();
  expect(readIn).toEqual([null, null, "deu"]);
});

test("reads screenshots again in the language that is on them", { tags: "long" }, async () => {
  const { services } = bench;
  const scope = await bench.newOwner();
  await services.db.update(companies).set({ language: "en" }).where(eq(companies.id, scope.companyId));
  const sentence = "Wir senden eine Nachricht an alle, die in der Woche arbeiten, wenn der Plan fertig ist,";
  const readIn: unknown[] = [];
  const readText: typeof readFrames = async (pictures, { language } = {}) => {
    if (await areWhole(pictures)) readIn.push(language?.code ?? null);
    const box = { x: 60, y: 212, width: 80, height: 20 };
    const lines = Array.from({ length: 7 }, (_, index) => ({
      ...{ text: `${sentence} und ${"abcdefg"[index]}`, box, confidence: 90, words: [] },
    }));
    return pictures.map(() => ({ width: 800, height: 450, lines }));
  };
  const warningAfter = async () => {
    const { id } = await accept(scope);
    await handleAnalyzeScreenshots({ services, readText }, { recordingId: id }, job());
    return (await getRecording(services, scope, id))?.warning;
  };
  const data = join(services.config.dataDir, "ocr", "deu-1.0.0");
  await rm(data, { recursive: true, force: true });
  expect(await warningAfter()).toBe(recordingTexts.noLanguageData);
  await mkdir(data, { recursive: true });
  for (const code of ["deu", "eng"]) await writeFile(join(data, `${code}.traineddata.gz`), "data");
  expect(await warningAfter()).not.toBe(recordingTexts.noLanguageData);
  expect(readIn).toEqual([null, null, "deu"]);
});

test("a language on the screens that has no data doesn't change what is shown about the help center's", async () => {
  const { services } = bench;
  const scope = await bench.newOwner();
  await services.db.update(companies).set({ language: "en" }).where(eq(companies.id, scope.companyId));
  const sentence = "Мы отправим сообщение всем, кто работает на этой неделе, когда план будет готов";
  const readText: typeof readFrames = async (pictures) => {
    const box = { x: 60, y: 212, width: 80, height: 20 };
    const lines = Array.from({ length: 7 }, (_, index) => ({
      ...{ text: `${sentence} и ${"абвгдеж"[index]}`, box, confidence: 90, words: [] },
    }));
    return pictures.map(() => ({ width: 800, height: 450, lines }));
  };
  expect(otherLanguageOf([sentence], "en")).toBe("ru");
  const { id } = await accept(scope);
  await handleAnalyzeScreenshots({ services, readText }, { recordingId: id }, job());
  expect((await getRecording(services, scope, id))?.warning).not.toBe(recordingTexts.noLanguageData);
});

describe("the words that the review has read", () => {
  type Word = [string, number, number, number, number, number];
  const size = { width: 800, height: 450 };
  const invoices: Word = ["Invoices", 40, 46, 140, 24, 95];
  const things: Word = ["things", 104, 108, 44, 14, 94];
  const words = { ...size, lines: [[invoices], [things]] };
  const covered = [{ x: 90, y: 100, width: 200, height: 30 }];
  const facts = [covered, []].map((boxes, index) => ({
    ...{ timestampSeconds: index * 3 + 1, kind: index === 0 ? "opening" : "change" },
    ...{ changed: null, covered: boxes },
  }));

  /** The texts that each picture is known to have, when all of them are read. Null for those that are read by the server alone. */
  async function knownWhenRead(scope: OwnerScope, sent: Sent) {
    const { id } = await accept(scope, sent);
    let known: (string[] | null)[] | null = null;
    const readText: typeof readFrames = async (pictures, { reviewed = [] } = {}) => {
      known ??= pictures.map((_, index) => reviewed[index]?.lines.map(({ text }) => text) ?? null);
      return nothingRead(pictures);
    };
    await handleAnalyzeScreenshots({ services: bench.services, readText }, { recordingId: id }, job());
    return { known, stored: (await rowOf(id)).frames.map(({ reviewed }) => reviewed ?? null) };
  }

  test("are known when the pictures are read, except those that are covered", async () => {
    const scope = await bench.newOwner();
    const { known, stored } = await knownWhenRead(scope, { facts, reviewed: [words, words] });
    expect(known).toEqual([["Invoices"], ["Invoices", "things"]]);
    expect(stored).toEqual([{ ...size, lines: [[invoices]] }, words]);
  });

  test.each<[string, unknown]>([
    ["are missing, as from an older page", undefined],
    ["aren't JSON", "[{"],
    ["are no list", { 0: words }],
    ["are too long", `[${JSON.stringify(words)}${" ".repeat(2_000_000)}]`],
    ["are nested too deeply", `${"[".repeat(500)}${"]".repeat(500)}`],
    ["have too many values", `[[${"0,".repeat(300_000)}0]]`],
    ["are those of more pictures", [words, words, words]],
    ["are those of too many pictures", Array(100).fill(words)],
    ["are of a picture of another size", [{ ...words, width: 801 }]],
    ["have other types", [{ ...size, lines: [[["Invoices", "40", 46, 140, 24, 95]]] }]],
    ["have values that are missing", [{ ...size, lines: [[["Invoices", 40, 46, 140, 24]]] }]],
    ["have a word outside the picture", [{ ...size, lines: [[["Invoices", 700, 46, 140, 24, 95]]] }]],
    ["have a byte that can't be stored", [{ ...size, lines: [[["In\0voices", 40, 46, 140, 24, 95]]] }]],
    ["have more words than a screen", [{ ...size, lines: Array(30).fill(Array(50).fill(invoices)) }]],
  ])("that %s are left out, and the server reads the picture alone", async (_, reviewed) => {
    const scope = await bench.newOwner();
    const { known, stored } = await knownWhenRead(scope, { facts, reviewed });
    expect(known).toEqual([null, null]);
    expect(stored).toEqual([null, null]);
  });

  test("of one picture that aren't valid don't matter to the others", async () => {
    const scope = await bench.newOwner();
    const { known } = await knownWhenRead(scope, { facts, reviewed: [{ lines: 7 }, words] });
    expect(known).toEqual([null, ["Invoices", "things"]]);
  });

  test("are English, so that they don't replace reading in another language", async () => {
    const { services } = bench;
    const scope = await bench.newOwner();
    await services.db.update(companies).set({ language: "de" }).where(eq(companies.id, scope.companyId));
    const data = join(services.config.dataDir, "ocr", "deu-1.0.0");
    await mkdir(data, { recursive: true });
    for (const code of ["deu", "eng"]) await writeFile(join(data, `${code}.traineddata.gz`), "data");
    const { known } = await knownWhenRead(scope, { facts, reviewed: [words, words] });
    await rm(data, { recursive: true, force: true });
    expect(known).toEqual([null, null]);
  });
});

test("keeps an existing guide's title and can restore its previous version", async () => {
  const { db, clock } = bench.services;
  const scope = await bench.newOwner();
  const steps = [{ id: "own", title: "By hand", description: "Typed.", imageUrl: null }];
  await db
    .insert(gettingStarted)
    .values({ companyId: scope.companyId, title: "First steps", steps, published: false });
  const { id } = await accept(scope);
  await work(id);
  // OCR returned nothing, so the steps are generic and there is a warning.
  expect(await getRecording(bench.services, scope, id)).toMatchObject({
    warning: "Using fallback descriptions due to AI analysis error",
  });
  const replaced = await guideOf(scope);
  expect(replaced?.steps.at(-1)?.description).toBe("The screen at 0:04.");
  expect(replaced).toMatchObject({ title: "First steps", published: true, version: 2, previous: { steps } });
  await db.transaction((tx) => restorePreviousGuide(tx, scope, { version: 2, now: clock.now() }));
  expect(await guideOf(scope)).toMatchObject({ title: "First steps", published: false, steps });
});

test("treats a concurrent resend as the same recording and rejects a second recording", async () => {
  const scope = await bench.newOwner();
  const clientKey = crypto.randomUUID();
  const answers = await Promise.all([accept(scope, { clientKey }), accept(scope, { clientKey })]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await expect(accept(scope)).rejects.toMatchObject({ code: "conflict" });
  await work(answers[0].id);
  expect((await accept(scope, { clientKey })).status).toBe("done");
  const next = await accept(scope);
  expect(await findLatestRecording(bench.services, scope)).toMatchObject({ id: next.id, status: "queued" });
});

test("deletes screenshots that a resend no longer has", async () => {
  const scope = await bench.newOwner();
  const clientKey = crypto.randomUUID();
  const { id } = await accept(scope, { clientKey });
  const [kept, dropped] = (await rowOf(id)).frames.map(({ storagePath }) => storagePath);
  await accept(scope, { clientKey, files: screens.slice(0, 1) });
  expect((await rowOf(id)).frames).toMatchObject([{ storagePath: kept }]);
  const deletions = await bench.services.db.execute<{ data: unknown }>(
    sql`select data from pgboss.job where name = 'delete-files' and data::text like ${`%${id}%`}`,
  );
  expect([...deletions]).toMatchObject([{ data: { keys: [dropped] } }]);
});

test("shows a recording to its owner only", async () => {
  const { services } = bench;
  const scope = await bench.newOwner();
  const stranger = await bench.newOwner();
  const clientKey = crypto.randomUUID();
  const { id } = await accept(scope, { clientKey });
  expect(await getRecording(services, stranger, id)).toBeNull();
  expect(
    await getRecording(services, ownerScope({ ...stranger, companyId: scope.companyId }), id),
  ).toBeNull();
  await expect(retryRecording(services, stranger, id)).rejects.toMatchObject({ code: "not_found" });
  expect((await accept(stranger, { clientKey })).id).not.toBe(id);
  await work(id);
  expect(await guideOf(stranger)).toBeUndefined();
});

test("rejects invalid recordings and stores nothing", async () => {
  const scope = await bench.newOwner();
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], {
    type: "image/jpeg",
  });
  const [good] = screens as [Blob, Blob];
  const broken = good.slice(0, 400);
  const refused: [Sent, string][] = [
    [{ files: [svg] }, "unsupported_type"],
    [{ files: [new Blob(["hello"])] }, "unsupported_type"],
    [{ files: [broken] }, "invalid"],
    [{ files: [] }, "invalid"],
    [{ files: Array.from({ length: 61 }, () => good) }, "invalid"],
    [{ facts: [] }, "invalid"],
    [{ facts: "{" }, "invalid"],
    [{ facts: [{ timestampSeconds: -1 }, {}] }, "invalid"],
    [{ clientKey: "1" }, "invalid"],
    [{ target: "faqs" }, "forbidden"],
    [{ target: "guides" }, "forbidden"],
  ];
  for (const [sent, code] of refused) await expect(accept(scope, sent)).rejects.toMatchObject({ code });
  expect(await findLatestRecording(bench.services, scope)).toBeNull();
});

test("resumes a killed job, and reports a final failure that can be retried", { tags: "long" }, async () => {
  const { services } = bench;
  const scope = await bench.newOwner();
  const { id } = await accept(scope);
  const stopping = AbortSignal.abort(new Error("stopping"));
  await expect(work(id, { signal: stopping })).rejects.toThrow();
  expect(await rowOf(id)).toMatchObject({ status: "running" });
  const key = (await rowOf(id)).frames[1]!.storagePath ?? "";
  const file = await services.storage.get(key);
  await services.storage.delete(key);
  await expect(work(id)).rejects.toThrow();
  expect(await getRecording(services, scope, id)).toMatchObject({
    status: "failed",
    text: "Processing failed",
  });
  await services.storage.put(key, file!.bytes, { contentType: "image/jpeg" });
  expect(await retryRecording(services, scope, id)).toMatchObject({ status: "queued", error: null });
  await work(id);
  expect((await guideOf(scope))?.steps.length).toBeGreaterThan(1);
});

test("fails a recording whose process died, and accepts the next one", async () => {
  const { services } = bench;
  const scope = await bench.newOwner();
  const { id } = await accept(scope);
  await expireLease(id);
  await dropJob(id);
  const next = await accept(scope);
  expect(await getRecording(services, scope, id)).toMatchObject({ status: "failed" });
  await work(id);
  expect(await guideOf(scope)).toBeUndefined();
  await expect(retryRecording(services, scope, id)).rejects.toMatchObject({ code: "conflict" });
  await work(next.id);
  expect(await retryRecording(services, scope, id)).toMatchObject({ status: "queued" });
});

test("keeps a recording whose job waits for its turn, however long that takes", async () => {
  const { services } = bench;
  const scope = await bench.newOwner();
  const clientKey = crypto.randomUUID();
  const { id } = await accept(scope, { clientKey });
  await expireLease(id);
  expect(await getRecording(services, scope, id)).toMatchObject({ status: "queued" });
  expect(await findAnalyzedVideos(services, scope, [clientKey])).toEqual({ [clientKey]: "making" });
  await expect(accept(scope)).rejects.toMatchObject({ code: "conflict" });
  await purgeRecordings(services);
  await work(id);
  expect(await getRecording(services, scope, id)).toMatchObject({ status: "done" });
});

test("tells a browser which of its recordings are guides or in progress, and nothing about other owners'", async () => {
  const { services } = bench;
  const scope = await bench.newOwner();
  const stranger = await bench.newOwner();
  const [made, waiting, failed] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await work((await accept(scope, { clientKey: made })).id);
  const dead = await accept(scope, { clientKey: failed });
  await expireLease(dead.id);
  await dropJob(dead.id);
  await accept(scope, { clientKey: waiting });
  const all = [made, waiting, failed, crypto.randomUUID()];
  expect(await findAnalyzedVideos(services, scope, all)).toEqual({ [made]: "made", [waiting]: "making" });
  expect(await findAnalyzedVideos(services, stranger, all)).toEqual({});
  expect(await findAnalyzedVideos(services, scope, [])).toEqual({});
});

test("streams every change until the end", async () => {
  const { services } = bench;
  const scope = await bench.newOwner();
  const { id } = await accept(scope);
  const { signal } = new AbortController();
  const response = openRecordingStream(services, scope, { recordingId: id, signal });
  const [text] = await Promise.all([response.text(), work(id)]);
  const heard = [...text.matchAll(/"progress":(\d+)/g)].map(([, progress]) => Number(progress));
  expect(heard.at(-1)).toBe(100);
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
});

test("deletes private screenshots after the guide is created, but keeps the guide's images", async () => {
  const { services } = bench;
  const scope = await bench.newOwner();
  const { id } = await accept(scope);
  await work(id);
  const paths = (await rowOf(id)).frames.map(({ storagePath }) => storagePath ?? "");
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  await services.db
    .update(recordings)
    .set({ finishedAt: twoHoursAgo })
    .where(and(eq(recordings.id, id), eq(recordings.companyId, scope.companyId)));
  expect(await purgeRecordings(services)).toBe(1);
  expect(await Promise.all(paths.map((path) => services.storage.get(path)))).toEqual([null, null]);
  const shown = (await guideOf(scope))!.steps.flatMap(
    ({ imageUrl }) => imageUrl?.replace("/files/", "") ?? [],
  );
  for (const key of shown) expect(await services.storage.get(key)).not.toBeNull();
});
