import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { companies, videoGeneratedFaqs, videoMetadata, videoTranscriptions } from "#db/schema.ts";
import { videoTexts } from "#features/videos/texts.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { type FakeAnswer, type FakeModel, startFakeModel } from "#tests/support/fake-model.ts";
import { hasFfmpeg } from "#tests/support/frames-page/make-videos.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { handleTranscribeVideo } from "./transcribe-video.server.ts";
import { listTranscriptions, soundReceiver, startTranscription } from "./transcriptions.server.ts";

const folder = mkdtempSync(join(tmpdir(), "step-speech-"));
let bench: WizardBench;
let fake: FakeModel | null = null;
beforeAll(async () => {
  bench = await startWizardBench({ works: false });
});
afterAll(async () => {
  await bench.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => fake?.close());

const segments = [
  { text: " How do I send an invoice?", start: 1, end: 3 },
  { text: " Open the list and press New invoice.", start: 3, end: 5 },
];
const heard: FakeAnswer = { kind: "heard", text: "spoken", segments };

/** A tone is enough, because the fake provider decides what is transcribed. */
function makeVideo(sound: string[]): Buffer {
  const file = join(folder, `${crypto.randomUUID()}.webm`);
  const picture = ["-f", "lavfi", "-i", "color=c=gray:s=64x64:r=2:d=6"];
  const codecs = ["-c:v", "libvpx", "-c:a", "libopus", "-shortest", file];
  execFileSync("ffmpeg", ["-v", "error", ...picture, ...sound, ...codecs]);
  return readFileSync(file);
}

async function withVideo(video: Buffer, answers: FakeAnswer[]) {
  fake = await startFakeModel((_question, number) => answers[Math.min(number, answers.length) - 1] ?? heard);
  const { log } = bench.services;
  const transcription = { model: "ears", apiKey: "", baseUrl: fake.url };
  const services: Services = { ...bench.services, config: { ...bench.services.config, transcription } };
  const scope = await bench.newOwner();
  await services.db.update(companies).set({ plan: "ai" }).where(eq(companies.id, scope.companyId));
  const id = crypto.randomUUID();
  const storagePath = `${scope.companyId}/${id}.webm`;
  await services.storage.put(`videos/${storagePath}`, video, { contentType: "video/webm" });
  await services.db
    .insert(videoMetadata)
    .values({ id, companyId: scope.companyId, filename: "tour.webm", storagePath });
  async function work(options: { path?: string; isLastAttempt?: boolean } = {}) {
    const rows = await services.db
      .select({ id: videoTranscriptions.id })
      .from(videoTranscriptions)
      .where(eq(videoTranscriptions.videoId, id));
    const job: JobContext = {
      jobId: "job",
      attempt: 1,
      isLastAttempt: options.isLastAttempt ?? true,
      signal: new AbortController().signal,
      heartbeat: async () => {},
      log,
    };
    for (const { id: transcriptionId } of rows)
      await handleTranscribeVideo(
        { services, ...(options.path ? { path: options.path } : {}) },
        { transcriptionId },
        job,
      ).catch(() => {});
  }
  const state = async () => (await listTranscriptions(services, scope))[id];
  const captions = async () => {
    const [row] = await services.db
      .select({ captions: videoMetadata.captions })
      .from(videoMetadata)
      .where(eq(videoMetadata.id, id));
    return row?.captions ?? null;
  };
  return { services, scope, id, work, state, captions, fake };
}

const start = (
  { services, scope }: { services: Services; scope: OwnerScope },
  id: string,
  draftsFaqs = false,
) => startTranscription(services, scope, { id, draftsFaqs });

test("turns speech into captions and FAQ drafts, once", async () => {
  if (!hasFfmpeg) return;
  const video = await withVideo(makeVideo(["-f", "lavfi", "-i", "sine=frequency=300:duration=6"]), [heard]);
  const { services, scope, id, work, state, captions } = video;
  expect(soundReceiver(services.config)).toBe(new URL(video.fake?.url ?? "").host);
  expect(await start(video, id, true)).toMatchObject({ ok: true });
  expect(await start(video, id, true)).toMatchObject({ ok: true });
  expect(await state()).toEqual({ isUnderWay: true, problem: null });
  await work();
  await work();
  expect(video.fake?.questions).toHaveLength(1);
  const [asked] = video.fake?.questions ?? [];
  const bytes = await asked?.file?.bytes();
  expect(
    Buffer.from(bytes ?? [])
      .subarray(0, 4)
      .toString(),
  ).toBe("OggS");
  expect(await state()).toEqual({ isUnderWay: false, problem: null });
  expect(await captions()).toBe(
    "WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nHow do I send an invoice?\n\n00:00:03.000 --> 00:00:05.000\nOpen the list and press New invoice.\n",
  );
  const faqs = await services.db
    .select()
    .from(videoGeneratedFaqs)
    .where(eq(videoGeneratedFaqs.companyId, scope.companyId));
  expect(faqs).toMatchObject([
    { question: "How do I send an invoice?", videoId: id, videoTimestamp: 1, status: "draft" },
  ]);
  const [row] = await services.db
    .select()
    .from(videoTranscriptions)
    .where(eq(videoTranscriptions.videoId, id));
  expect(row).toMatchObject({ status: "done", model: "ears", heard: null });
  expect(row?.heardSeconds).toBeCloseTo(6, 0);
});

test("keeps the owner's own captions, and reports failures in words", { tags: "long" }, async () => {
  if (!hasFfmpeg) return;
  const spoken = makeVideo(["-f", "lavfi", "-i", "sine=frequency=300:duration=6"]);
  const own = await withVideo(spoken, [heard]);
  await start(own, own.id);
  await own.services.db
    .update(videoMetadata)
    .set({ captions: "WEBVTT\n\n00:01.000 --> 00:02.000\nMine\n" })
    .where(eq(videoMetadata.id, own.id));
  await own.work();
  expect(await own.captions()).toContain("Mine");
  expect(await own.state()).toEqual({ isUnderWay: false, problem: videoTexts.captionedSince });
  await fake?.close();

  const refused = await withVideo(spoken, [{ kind: "status", status: 401 }]);
  await start(refused, refused.id);
  await refused.work();
  expect(await refused.state()).toEqual({ isUnderWay: false, problem: videoTexts.listenerFailed.refused });
  expect(await start(refused, refused.id)).toMatchObject({ ok: true });
  await refused.work({ path: folder });
  expect(await refused.state()).toEqual({ isUnderWay: false, problem: videoTexts.noFfmpeg });
  await fake?.close();

  const silent = await withVideo(makeVideo(["-an"]), [heard]);
  await start(silent, silent.id);
  await silent.work();
  expect(await silent.state()).toEqual({ isUnderWay: false, problem: videoTexts.noSound });
  expect(silent.fake?.questions).toHaveLength(0);
  await fake?.close();

  const broken = await withVideo(Buffer.from("not a video"), [heard]);
  await start(broken, broken.id);
  await broken.work();
  expect(await broken.state()).toEqual({ isUnderWay: false, problem: videoTexts.soundUnreadable });
});

test("keeps waiting for its turn, and fails only if its job is lost", async () => {
  const { services, scope, id, state } = await withVideo(Buffer.from("video"), []);
  await start({ services, scope }, id);
  const later = new Date(services.clock.now().getTime() + 3_600_000);
  const clock = { ...services.clock, now: () => later };
  const stateLater = async () => (await listTranscriptions({ ...services, clock }, scope))[id];
  expect(await stateLater()).toEqual({ isUnderWay: true, problem: null });
  await services.db.execute(sql`delete from pgboss.job where name = 'transcribe-video'`);
  expect(await state()).toEqual({ isUnderWay: true, problem: null });
  expect(await stateLater()).toEqual({ isUnderWay: false, problem: videoTexts.serverFailed });
});

test("rejects other owners, plans without transcription and servers without a provider", async () => {
  const mine = await withVideo(Buffer.from("not a video"), [heard]);
  const other = await bench.newOwner();
  await mine.services.db.update(companies).set({ plan: "ai" }).where(eq(companies.id, other.companyId));
  expect(await start({ services: mine.services, scope: other }, mine.id)).toMatchObject({ status: 404 });
  expect(await listTranscriptions(mine.services, other)).toEqual({});
  expect(await start({ services: bench.services, scope: mine.scope }, mine.id)).toMatchObject({
    ok: false,
    problem: videoTexts.nobodyListens,
  });
  await mine.services.db
    .update(companies)
    .set({ plan: "basic" })
    .where(eq(companies.id, mine.scope.companyId));
  expect(await start(mine, mine.id)).toMatchObject({ status: 403 });
  expect(mine.fake?.questions).toHaveLength(0);
});
