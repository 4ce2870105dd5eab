import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companies, videoMetadata } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";
import type { Plan } from "#shared/enumerations.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildOwner, buildVideo } from "#tests/support/factories.ts";
import { findVideoAddress, listOwnVideos } from "./own-videos.server.ts";
import { listPublicVideos } from "./public-videos.server.ts";
import { runVideoAction } from "./run-video-action.server.ts";

let database: Database;
const files = new Map<string, number>();
const deleted: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  files.clear();
  deleted.length = 0;
});

const owner = (plan: Plan = "ai") => buildOwner(database.db, { plan });

async function video(scope: OwnerScope, { extension = "mp4", filename = "import_a-list.mp4" } = {}) {
  const id = crypto.randomUUID();
  const storagePath = `${scope.companyId}/${id}.${extension}`;
  await buildVideo(database.db, scope, { id, filename, storagePath, contentType: `video/${extension}` });
  return id;
}

function run(scope: OwnerScope, fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const deps = {
    db: database.db,
    log: createLog({ logLevel: "silent" }),
    pageCache: { invalidate: () => {} },
    storage: { put: async (key: string, bytes: Uint8Array) => void files.set(key, bytes.length) },
    jobs: {
      enqueue: async (_tx: unknown, _job: unknown, { keys }: { keys: string[] }) =>
        void deleted.push(...keys),
    },
  };
  return runVideoAction(deps as unknown as Parameters<typeof runVideoAction>[0], scope, form);
}

const srt = new File(["1\n00:00:01,000 --> 00:00:02,000\nOpen <b>the</b> list.\n"], "a.srt");

describe("own videos", () => {
  test("have an address for their own company, if browsers can play them", async () => {
    const [scope, other] = [await owner(), await owner()];
    const [id, avi] = [await video(scope), await video(scope, { extension: "avi" })];
    expect(await findVideoAddress(database.db, scope, id)).toBe(`/media/${id}.mp4`);
    expect(await findVideoAddress(database.db, scope, avi)).toBeNull();
    expect(await findVideoAddress(database.db, other, id)).toBeNull();
  });

  test("are public only while published", async () => {
    const scope = await owner();
    const id = await video(scope);
    expect(await listPublicVideos(database.db, scope)).toEqual([]);
    expect(await run(scope, { intent: "publish", id })).toMatchObject({ ok: true });
    expect(await run(scope, { intent: "publish", id })).toMatchObject({ ok: true });
    expect(await listPublicVideos(database.db, scope)).toMatchObject([
      { id, title: "Import a list", url: `/media/${id}.mp4`, posterUrl: null, captionsUrl: null },
    ]);
    await run(scope, { intent: "unpublish", id });
    expect(await listPublicVideos(database.db, scope)).toEqual([]);
  });

  test("have the title, captions and poster that were set", async () => {
    const scope = await owner();
    const id = await video(scope);
    const white = { width: 1600, height: 900, channels: 3, background: "#fff" } as const;
    const poster = new File([await sharp({ create: white }).jpeg().toBuffer()], "p.jpg");
    await run(scope, { intent: "rename", id, title: "  Import \u202Ea\nlist " });
    await run(scope, { intent: "captions", id, file: srt });
    const facts = { durationSeconds: "65.4", width: "1600", height: "900", poster };
    expect(await run(scope, { intent: "facts", id, ...facts })).toMatchObject({ ok: true });
    await run(scope, { intent: "publish", id });
    expect(await listPublicVideos(database.db, scope)).toMatchObject([
      {
        title: "Import a list",
        captionsUrl: `/media/${id}.vtt`,
        posterUrl: `/media/${id}.jpg`,
        durationSeconds: 65.4,
        width: 1600,
      },
    ]);
    expect([...files.keys()]).toEqual([`videos/${scope.companyId}/${id}.jpg`]);
    expect(await listOwnVideos(database.db, scope)).toMatchObject([{ cueCount: 1 }]);
    const [row] = await database.db.select().from(videoMetadata).where(eq(videoMetadata.id, id));
    expect(row?.captions).toBe("WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOpen the list.\n");
    await run(scope, { intent: "remove-captions", id });
    expect(await listPublicVideos(database.db, scope)).toMatchObject([{ captionsUrl: null }]);
  });

  test("are deleted with their files", async () => {
    const scope = await owner();
    const id = await video(scope);
    await database.db.update(videoMetadata).set({ posterPath: `videos/${scope.companyId}/${id}.jpg` });
    expect(await run(scope, { intent: "delete", id })).toMatchObject({ ok: true });
    expect(deleted).toEqual([`videos/${scope.companyId}/${id}.mp4`, `videos/${scope.companyId}/${id}.jpg`]);
    expect(await listOwnVideos(database.db, scope)).toEqual([]);
    expect(await run(scope, { intent: "delete", id })).toMatchObject({ ok: false, status: 404 });
  });

  test("can't be changed by other owners or on a plan without videos", async () => {
    const [scope, other, basic] = [await owner(), await owner(), await owner("basic")];
    const [id, theirs] = [await video(scope), await video(basic)];
    const all: Record<string, string | File>[] = [
      { intent: "rename", title: "Mine" },
      { intent: "publish" },
      { intent: "unpublish" },
      { intent: "captions", file: srt },
      { intent: "remove-captions" },
      { intent: "delete" },
    ];
    for (const form of all) {
      expect(await run(other, { ...form, id }), String(form.intent)).toMatchObject({
        ok: false,
        status: 404,
      });
    }
    const unlocked = ["unpublish", "delete"];
    for (const form of all.filter(({ intent }) => !unlocked.includes(String(intent))))
      expect(await run(basic, { ...form, id: theirs }), String(form.intent)).toMatchObject({
        ok: false,
        status: 403,
      });
    expect(await listOwnVideos(database.db, scope)).toMatchObject([{ id, title: "Import a list" }]);
    expect(await listOwnVideos(database.db, basic)).toMatchObject([{ id: theirs }]);
    expect(
      await run(ownerScope({ ...other, companyId: scope.companyId }), { intent: "delete", id }),
    ).toMatchObject({
      status: 404,
    });
  });

  test("can be seen, unpublished and deleted after a downgrade to basic", async () => {
    const scope = await owner();
    const id = await video(scope);
    await run(scope, { intent: "publish", id });
    await database.db.update(companies).set({ plan: "basic" }).where(eq(companies.id, scope.companyId));
    expect(await listOwnVideos(database.db, scope)).toMatchObject([{ id, isPublished: true }]);
    expect(await run(scope, { intent: "unpublish", id })).toMatchObject({ ok: true });
    expect(await listPublicVideos(database.db, scope)).toEqual([]);
    expect(await run(scope, { intent: "publish", id })).toMatchObject({ ok: false, status: 403 });
    expect(await run(scope, { intent: "delete", id })).toMatchObject({ ok: true });
    expect(await listOwnVideos(database.db, scope)).toEqual([]);
    expect(deleted).toContain(`videos/${scope.companyId}/${id}.mp4`);
  });

  test("don't change on an invalid form, which explains the problem", async () => {
    const scope = await owner();
    const id = await video(scope);
    const avi = await video(scope, { extension: "avi", filename: "<b>.avi" });
    expect(await run(scope, { intent: "rename", id, title: " \n " })).toMatchObject({ status: 400 });
    expect(await run(scope, { intent: "rename", id, title: "a".repeat(121) })).toMatchObject({ status: 400 });
    const page = new File(["<!doctype html><script>"], "a.vtt");
    expect(await run(scope, { intent: "captions", id, file: page })).toMatchObject({ status: 400 });
    const large = new File(["a".repeat(500_001)], "a.vtt");
    expect(await run(scope, { intent: "captions", id, file: large })).toMatchObject({ status: 413 });
    expect(await run(scope, { intent: "publish", id: avi })).toMatchObject({ status: 400 });
    const facts = { durationSeconds: "1", width: "10", height: "10" };
    const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"], "p.jpg");
    expect(await run(scope, { intent: "facts", id, ...facts, poster: svg })).toMatchObject({ ok: false });
    expect(files.size).toBe(0);
    const unknown: Record<string, string>[] = [
      {},
      { intent: "publish" },
      { intent: "drop", id },
      { intent: "publish", id: "1" },
    ];
    for (const form of unknown) expect(await run(scope, form)).toBeNull();
    expect(await run(scope, { intent: "facts", id, ...facts, width: "1e9", poster: svg })).toBeNull();
    // Both may have been made in the same millisecond.
    const titles = (await listOwnVideos(database.db, scope)).map(({ title }) => title);
    expect(titles.sort()).toEqual(["<b>", "Import a list"]);
  });
});
