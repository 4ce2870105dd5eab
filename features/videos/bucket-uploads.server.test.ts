/** Uploads into a bucket through two processes that share nothing but the bucket and the database. */
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, videoMetadata, videoUploads } from "#db/schema.ts";
import { readConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/open-database.ts";
import { randomIds } from "#platform/ids.ts";
import { createLog } from "#platform/log.ts";
import { bucketPartBytes as part } from "#platform/storage/bucket-parts.ts";
import { createStorage } from "#platform/storage/create-storage.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { startS3, type TestS3 } from "#tests/support/s3.ts";
import { BucketUploadStore } from "./bucket-upload-store.server.ts";
import { createUploads, type Uploads } from "./create-uploads.server.ts";
import { uploadsPath } from "./limits.ts";
import { purgeUploads } from "./purge-uploads.server.ts";
import { videoTexts } from "./texts.ts";

let database: Database;
let s3: TestS3;
let one: Uploads;
let two: Uploads;
let services: ReturnType<typeof openProcess>;

/** As each process creates them for itself. */
function openProcess() {
  const config = readConfig({ ...s3.env, DATA_DIR: "/nowhere", VIDEOS_MAX_COUNT: "3" });
  const log = createLog({ logLevel: "silent" });
  const clock = { now: () => new Date(), monotonicMs: () => performance.now() };
  return { db: database.db, storage: createStorage({ config, log }), config, log, clock, ids: randomIds };
}

beforeAll(async () => {
  [database, s3] = await Promise.all([createTestDatabase(), startS3()]);
  services = openProcess();
  [one, two] = [createUploads(services), createUploads(openProcess())];
});
afterAll(async () => {
  await database.close();
  await s3.close();
});

const webm = Buffer.from(
  "1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701",
  "hex",
);

function video(sizeBytes: number): Buffer {
  const bytes = randomBytes(sizeBytes);
  webm.copy(bytes);
  return bytes;
}

function ask(
  uploads: Uploads,
  scope: OwnerScope,
  {
    method,
    id,
    headers = {},
    body = [],
  }: {
    method: string;
    id?: string;
    headers?: Record<string, string>;
    body?: Buffer[] | Readable;
  },
) {
  const address = `http://step.example${uploadsPath}${id ? `/${id}` : ""}`;
  const request = new Request(address, { method, headers: { "tus-resumable": "1.0.0", ...headers } });
  return uploads.handle(scope, request, Readable.from(body));
}

async function create(scope: OwnerScope, sizeBytes: number, uploads = one) {
  const metadata = ["filename", "film.webm", "filetype", "video/webm"];
  const [name = "", file = "", type = "", kind = ""] = metadata;
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const answer = await ask(uploads, scope, {
    method: "POST",
    headers: {
      "upload-length": String(sizeBytes),
      "upload-metadata": `${name} ${base64(file)},${type} ${base64(kind)}`,
    },
  });
  return { status: answer.status, id: answer.headers.get("location")?.split("/").at(-1) ?? "" };
}

const send = (
  uploads: Uploads,
  scope: OwnerScope,
  { id, offset, body }: { id: string; offset: number; body: Buffer | Readable },
) =>
  ask(uploads, scope, {
    method: "PATCH",
    id,
    headers: { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
    // In pieces, as from a connection.
    body: body instanceof Readable ? body : pieces(body),
  });

const pieces = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, index) =>
    Buffer.from(bytes.subarray(index * 65_536, (index + 1) * 65_536)),
  );

const offsetOf = async (uploads: Uploads, scope: OwnerScope, id: string) =>
  Number((await ask(uploads, scope, { method: "HEAD", id })).headers.get("upload-offset"));

const stored = async (scope: OwnerScope, id: string) => {
  const file = await services.storage.open(`videos/${scope.companyId}/${id}.webm`);
  return file && buffer(await file.stream());
};

const left = () => database.db.$count(videoUploads);

test("takes each part through another process", async () => {
  const owner = await buildOwner(database.db);
  const bytes = video(2 * part + 1_000);
  const { id } = await create(owner, bytes.length);
  expect((await send(two, owner, { id, offset: 0, body: bytes.subarray(0, part) })).status).toBe(204);
  expect(await offsetOf(one, owner, id)).toBe(part);
  const last = await send(one, owner, { id, offset: part, body: bytes.subarray(part) });
  expect([last.status, last.headers.get("upload-offset")]).toEqual([204, String(bytes.length)]);
  expect((await stored(owner, id))?.equals(bytes)).toBe(true);
  const rows = await database.db.select().from(videoMetadata).where(eq(videoMetadata.id, id));
  expect(rows).toMatchObject([{ filename: "film.webm", contentType: "video/webm", sizeBytes: bytes.length }]);
  expect([await left(), await offsetOf(two, owner, id)]).toEqual([0, bytes.length]);
});

test("keeps whole parts of a chunk that was cut off", async () => {
  const owner = await buildOwner(database.db);
  const bytes = video(3 * part);
  const { id } = await create(owner, bytes.length);
  const body = Readable.from(
    (async function* () {
      yield* pieces(bytes.subarray(0, part + 3_000_000));
      throw new Error("gone");
    })(),
  );
  expect((await send(one, owner, { id, offset: 0, body })).status).toBeLessThan(500);
  expect(await offsetOf(two, owner, id)).toBe(part);
  await send(two, owner, { id, offset: part, body: bytes.subarray(part) });
  expect((await stored(owner, id))?.equals(bytes)).toBe(true);
});

test("takes a part once that two processes receive at the same time", async () => {
  const owner = await buildOwner(database.db);
  const bytes = video(2 * part);
  const { id } = await create(owner, bytes.length);
  for (const offset of [0, part]) {
    const body = bytes.subarray(offset, offset + part);
    const answers = await Promise.all(
      [one, two].map((uploads) => send(uploads, owner, { id, offset, body })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    // The second may come when the first has already made the video.
    expect([204, 409]).toContain(statuses[1]);
    expect(statuses[0]).toBe(204);
  }
  expect((await stored(owner, id))?.equals(bytes)).toBe(true);
  expect(await left()).toBe(0);
});

test("a process that stored its part too late doesn't set the upload back", { tags: "long" }, async () => {
  const owner = await buildOwner(database.db);
  const bytes = video(3 * part);
  const { id } = await create(owner, bytes.length);
  await send(two, owner, { id, offset: 0, body: bytes.subarray(0, part) });
  const parts = services.storage.parts!;
  const late = new BucketUploadStore({
    db: database.db,
    companyId: owner.companyId,
    parts: {
      ...parts,
      async put(file, one) {
        await send(two, owner, { id, offset: part, body: bytes.subarray(part, 2 * part) });
        return parts.put(file, one);
      },
    },
  });
  late.body = Readable.from(pieces(bytes.subarray(part, 2 * part)));
  await expect(late.write(Readable.from([]), id, part)).rejects.toMatchObject({ status_code: 409 });
  expect(await offsetOf(one, owner, id)).toBe(2 * part);
  await send(one, owner, { id, offset: 2 * part, body: bytes.subarray(2 * part) });
  expect((await stored(owner, id))?.equals(bytes)).toBe(true);
});

test("makes one video of an upload that two processes finish", async () => {
  const owner = await buildOwner(database.db);
  const bytes = video(part + 5);
  const { id } = await create(owner, bytes.length);
  // As if the process ended right after the last part.
  const parts = services.storage.parts!;
  const store = new BucketUploadStore({ db: database.db, parts, companyId: owner.companyId });
  store.body = Readable.from(pieces(bytes));
  expect(await store.write(Readable.from([]), id, 0)).toBe(bytes.length);
  const offsets = await Promise.all([one, two, one, two].map((uploads) => offsetOf(uploads, owner, id)));
  expect(offsets).toEqual([1, 2, 3, 4].map(() => bytes.length));
  expect(await database.db.$count(videoMetadata, eq(videoMetadata.companyId, owner.companyId))).toBe(1);
  expect((await stored(owner, id))?.equals(bytes)).toBe(true);
});

test("refuses what is no video, too long or too small, and leaves nothing behind", async () => {
  const owner = await buildOwner(database.db);
  const text = await create(owner, part + 10);
  const refused = await send(one, owner, { id: text.id, offset: 0, body: Buffer.alloc(part, "text ") });
  expect([refused.status, await refused.text()]).toEqual([415, videoTexts.invalid]);
  expect((await ask(two, owner, { method: "HEAD", id: text.id })).status).toBe(404);

  const { id } = await create(owner, part + 10);
  const long = await send(one, owner, { id, offset: 0, body: video(part + 11) });
  expect([long.status, await long.text()]).toEqual([413, videoTexts.tooLarge]);
  const offset = await offsetOf(two, owner, id);
  const small = await send(one, owner, { id, offset, body: video(9) });
  expect([small.status, await small.text()]).toEqual([400, videoTexts.partTooSmall]);
  expect((await send(two, owner, { id, offset: offset + 1, body: video(100) })).status).toBe(409);

  expect((await ask(two, owner, { method: "DELETE", id })).status).toBe(204);
  expect((await send(one, owner, { id, offset: 0, body: video(part) })).status).toBe(404);
  expect([await left(), await stored(owner, id)]).toEqual([0, null]);
});

test("doesn't exist for another company", async () => {
  const [owner, stranger] = [await buildOwner(database.db), await buildOwner(database.db)];
  const { id } = await create(owner, part + 10);
  await send(one, owner, { id, offset: 0, body: video(part) });
  for (const method of ["HEAD", "DELETE"])
    expect((await ask(two, stranger, { method, id })).status).toBe(404);
  expect((await send(two, stranger, { id, offset: part, body: Buffer.alloc(10) })).status).toBe(404);
  expect(await offsetOf(one, owner, id)).toBe(part);
});

test("counts unfinished uploads of all processes", async () => {
  const owner = await buildOwner(database.db);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => create(owner, 1_000, index % 2 ? one : two)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 413, 413, 413, 413, 413]);
});

test("deletes the parts of abandoned uploads and of deleted companies", async () => {
  await database.db.delete(videoUploads);
  const [owner, leaving] = [await buildOwner(database.db), await buildOwner(database.db)];
  const scopes = [owner, owner, leaving];
  const ids: string[] = [];
  for (const scope of scopes) {
    const { id } = await create(scope, part + 10);
    await send(one, scope, { id, offset: 0, body: video(part) });
    ids.push(id);
  }
  const before = await database.db.select().from(videoUploads);
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
  await database.db
    .update(videoUploads)
    .set({ updatedAt: yesterday })
    .where(eq(videoUploads.id, ids[0] ?? ""));
  await database.db.delete(companies).where(eq(companies.id, leaving.companyId));
  expect(await purgeUploads(services)).toBe(2);
  expect((await database.db.select().from(videoUploads)).map(({ id }) => id)).toEqual([ids[1]]);
  for (const { id, storageKey, bucketUploadId } of before) {
    const file = { key: storageKey ?? "", uploadId: bucketUploadId ?? "" };
    const put = services.storage.parts!.put(file, { number: 2, bytes: Buffer.alloc(10) });
    if (id === ids[1]) expect(await put).not.toBe("");
    else await expect(put).rejects.toThrow(/upload does not exist/i);
  }
});
