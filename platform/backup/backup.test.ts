import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdtemp, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pino from "pino";
import { pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generatedFaqs } from "#db/schema/faqs.ts";
import { guideImages } from "#db/schema/guides.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import { connect } from "#platform/db/connect.ts";
import { lockDataDirectory } from "#platform/db/lock-data-directory.ts";
import { migrate, migrationsDirectory } from "#platform/db/migrate.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createJobs } from "#platform/jobs/create-jobs.ts";
import { createStorage, type Storage } from "#platform/storage/create-storage.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { startS3, type TestS3 } from "#tests/support/s3.ts";
import { databaseUrl } from "#tests/support/test-database-server.ts";
import { trailerBytes, trailerOf } from "./archive-format.ts";
import { createBackup } from "./create-backup.ts";
import { createBackups } from "./keep-backups.ts";
import { checkBackup, restoreBackup } from "./restore-backup.ts";

const log = pino({ level: "silent" });
const png = Buffer.from("89504e470d0a1a0a", "hex");
let folder: string;
let database: Database;
let storage: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "step-backup-test-"));
  database = await createTestDatabase();
  storage = createStorage({ config: { dataDir: join(folder, "old"), s3: null }, log });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

function backUp(file: string, sql = database.sql) {
  return createBackup({ sql, storage, clock: systemClock }, { file });
}

async function addCompany(name: string): Promise<string> {
  const values = { companyName: `${name} "Ö"\\\t\n`, helpCenterSubdomain: name };
  return (await buildOwner(database.db, { email: `${name}@example.com`, ...values })).companyId;
}

async function addPicture(companyId: string): Promise<string> {
  const storageKey = `public/getting-started/${randomUUID()}.png`;
  await storage.put(storageKey, Buffer.concat([png, Buffer.from(storageKey)]), { contentType: "image/png" });
  await database.db.insert(guideImages).values({ companyId, storageKey, width: 1, height: 1 });
  return storageKey;
}

/** Creates a temporary database on the test run's server. */
async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll("-", "")}`;
  await database.sql.unsafe(`create database ${name}`);
  return databaseUrl(database.url, name);
}

function restoreTo(url: string, file: string, dataDir: string) {
  return restoreBackup({
    file,
    config: { dataDir, databaseUrl: url, s3: null },
    into: null,
    clock: systemClock,
    log,
  });
}

describe("a backup", () => {
  test("made during writes is one consistent snapshot: complete sets, a file for every row, and everything acknowledged before it", async () => {
    const companyId = await addCompany("busy");
    const kept = await addPicture(companyId);
    let ends = false;
    let acknowledged = 0;
    const writers = [1, 2, 3].map(async (writer) => {
      for (let n = 0; !ends; n++) {
        const set = `${writer}-${n}`;
        // Three rows in one transaction, as when publishing.
        await database.db.transaction(async (tx) => {
          for (const part of ["a", "b", "c"]) {
            const slug = `${set}-${part}`;
            await tx
              .insert(generatedFaqs)
              .values({ companyId, question: `Question ${slug}?`, answer: "An answer, long enough.", slug });
          }
        });
        acknowledged++;
        const key = await addPicture(companyId);
        // Half of the pictures are deleted right away: first the row, then the file, as in the jobs.
        if (n % 2 === 0) {
          await database.sql`delete from guide_images where storage_key = ${key}`;
          await storage.delete(key);
        }
      }
    });
    const { sql } = connect(database.url, { max: 1 });
    await expect.poll(() => acknowledged).toBeGreaterThan(5);
    const before = acknowledged;
    const file = join(folder, "busy.tar");
    const made = await backUp(file, sql);
    const after = acknowledged;
    ends = true;
    await Promise.all(writers);
    await sql.end();
    expect(made.missingFiles).toBe(0);
    expect(made.rows).toBeGreaterThan(15);

    const url = await emptyDatabase();
    const dataDir = join(folder, "busy");
    await restoreTo(url, file, dataDir);
    const restored = connect(url, { max: 1 });
    const sets = await restored.sql<{ set: string; n: number }[]>`
      select substring(slug from '^[0-9]+-[0-9]+') as set, count(*)::int as n from generated_faqs group by 1`;
    expect(sets.filter(({ n }) => n !== 3)).toEqual([]);
    expect(sets.length).toBeGreaterThanOrEqual(before);
    // Each of the three writers may have stored one set that isn't counted.
    expect(sets.length).toBeLessThanOrEqual(after + 3);
    const pictures = await restored.sql<{ key: string }[]>`select storage_key as key from guide_images`;
    expect(pictures.map(({ key }) => key)).toContain(kept);
    const there = createStorage({ config: { dataDir, s3: null }, log });
    for (const { key } of pictures) {
      const found = await there.get(key);
      expect(
        Buffer.from(found?.bytes ?? [])
          .subarray(8)
          .toString(),
      ).toBe(key);
    }
    const [company] = await restored.sql`select company_name as name from companies where id = ${companyId}`;
    expect(company?.name).toBe('busy "Ö"\\\t\n');
    // Triggers are enabled again after the restore.
    const bumped =
      await restored.sql`update generated_faqs set question = 'Another question?' where slug = '1-0-a' returning 1`;
    expect(bumped).toHaveLength(1);
    const [{ version }] =
      (await restored.sql`select content_version::int as version from companies where id = ${companyId}`) as unknown as [
        { version: number },
      ];
    const [{ old }] =
      (await database.sql`select content_version::int as old from companies where id = ${companyId}`) as unknown as [
        { old: number },
      ];
    expect(version).toBeGreaterThan(1);
    expect(old).toBeGreaterThan(1);
    await restored.sql.end();
  });

  test("includes pending jobs, which run in the restored database", { tags: "long" }, async () => {
    const jobs = createJobs({ url: database.url, log });
    const key = `public/getting-started/${randomUUID()}.png`;
    await jobs.enqueue(database.db, deleteFilesJob, { keys: [key] });
    await jobs.stop();
    const file = join(folder, "jobs.tar");
    await backUp(file);
    const url = await emptyDatabase();
    await restoreTo(url, file, join(folder, "jobs"));
    const again = createJobs({ url, log });
    const done: string[][] = [];
    await again.start([
      {
        definition: deleteFilesJob,
        run: async (data) => void done.push((data as { keys: string[] }).keys),
      },
    ]);
    await expect.poll(() => done).toEqual([[key]]);
    await again.stop();
  });

  test("copies files from one bucket to another", { tags: "long" }, async () => {
    const [from, to] = await Promise.all([
      startS3({ bucket: "bucket-from" }),
      startS3({ bucket: "bucket-to" }),
    ]);
    const configFor = ({ env }: TestS3) => readConfig({ ...env, DATA_DIR: join(folder, "bucket") });
    try {
      const companyId = await addCompany("bucket");
      const bucket = createStorage({ config: configFor(from), log });
      const key = `public/getting-started/${randomUUID()}.png`;
      const picture = Buffer.concat([png, Buffer.alloc(800_000, key)]);
      await bucket.put(key, picture, { contentType: "image/png" });
      await database.db.insert(guideImages).values({ companyId, storageKey: key, width: 1, height: 1 });
      const file = join(folder, "bucket.tar");
      await createBackup({ sql: database.sql, storage: bucket, clock: systemClock }, { file });
      await restoreBackup({
        file,
        config: { ...configFor(to), databaseUrl: await emptyDatabase() },
        into: null,
        clock: systemClock,
        log,
      });
      expect(await to.keys()).toEqual([key]);
      const found = await createStorage({ config: configFor(to), log }).get(key);
      expect(found?.contentType).toBe("image/png");
      expect(sha256(found!.bytes)).toBe(sha256(picture));
      expect(await readdir(join(folder, "bucket"))).toEqual([]);
    } finally {
      await Promise.all([from.close(), to.close()]);
    }
  });

  test("never overwrites a file in a bucket, and leaves the bucket alone with a directory of its own", {
    tags: "long",
  }, async () => {
    const s3 = await startS3({ bucket: "bucket-live" });
    const live = readConfig({ ...s3.env, DATA_DIR: join(folder, "live") });
    try {
      const companyId = await addCompany("live");
      const bucket = createStorage({ config: live, log });
      const [kept, deleted] = [await addPicture(companyId), await addPicture(companyId)];
      const file = join(folder, "live.tar");
      await backUp(file);
      const newer = Buffer.concat([png, Buffer.from("newer")]);
      await bucket.put(kept, newer, { contentType: "image/png" });

      const restore = async (into: string | null) =>
        restoreBackup({
          file,
          config: { ...live, databaseUrl: await emptyDatabase() },
          into,
          clock: systemClock,
          log,
        });
      const into = join(folder, "copy");
      await restore(into);
      expect(await s3.keys()).toEqual([kept]);
      const copy = createStorage({ config: { dataDir: into, s3: null }, log });
      expect(Buffer.from((await copy.get(kept))!.bytes)).toEqual(Buffer.concat([png, Buffer.from(kept)]));
      expect(await copy.get(deleted)).not.toBeNull();

      await restore(null);
      expect(await s3.keys()).toContain(deleted);
      expect(Buffer.from((await bucket.get(kept))!.bytes)).toEqual(newer);
    } finally {
      await s3.close();
    }
  });

  test("of an older version restores with its own schema, and the next start migrates it", async () => {
    const journal = (
      await import(join(migrationsDirectory, "meta/_journal.json"), { with: { type: "json" } })
    ).default as { entries: { when: number }[] };
    const older = await mkdtemp(join(folder, "migrations-"));
    await cp(migrationsDirectory, older, { recursive: true });
    const entries = journal.entries.slice(0, -2);
    await writeFile(join(older, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    const url = await emptyDatabase();
    await migrate({ url, log, folder: older });
    const { sql } = connect(url, { max: 1 });
    await sql`insert into users (email) values ('older@example.com')`;
    const file = join(folder, "older.tar");
    await backUp(file, sql);
    await sql.end();
    const restoredUrl = await emptyDatabase();
    await restoreTo(restoredUrl, file, join(folder, "older"));
    const restored = connect(restoredUrl, { max: 1 });
    const known = () => restored.sql`select 1 from drizzle.__drizzle_migrations`;
    expect(await known()).toHaveLength(entries.length);
    await migrate({ url: restoredUrl, log });
    expect(await known()).toHaveLength(journal.entries.length);
    expect(await restored.sql`select email from users`).toMatchObject([{ email: "older@example.com" }]);
    await restored.sql.end();
  });

  test("is refused for a non-empty database, which stays unchanged", { tags: "long" }, async () => {
    const file = join(folder, "refused.tar");
    await backUp(file);
    const before = await database.sql`select count(*) as n from users`;
    await expect(restoreTo(database.url, file, join(folder, "refused"))).rejects.toThrow(/not empty/);
    expect(await database.sql`select count(*) as n from users`).toEqual(before);
  });

  test("doesn't overwrite an existing file", async () => {
    const file = join(folder, "mine.tar");
    await writeFile(file, "mine");
    await expect(backUp(file)).rejects.toThrow(/already/);
    expect(await readFile(file, "utf8")).toBe("mine");
    expect((await readdir(folder)).filter((name) => name.startsWith(".backup-"))).toEqual([]);
  });

  test("leaves nothing behind when aborted", async () => {
    const file = join(folder, "large.tar");
    const sources = { sql: database.sql, storage, clock: systemClock };
    await expect(createBackup(sources, { file, maxBytes: 3_000 })).rejects.toThrow(/BACKUPS_MAX_GB/);
    await expect(createBackup(sources, { file, signal: AbortSignal.abort() })).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => /large/.test(name))).toEqual([]);
  });
});

describe("an archive", () => {
  let whole: string;
  beforeAll(async () => {
    whole = join(folder, "whole.tar");
    await backUp(whole);
  });

  async function changed(change: (bytes: Buffer) => Buffer | undefined): Promise<string> {
    const bytes = await readFile(whole);
    const file = join(folder, `changed-${randomUUID()}.tar`);
    await writeFile(file, change(bytes) ?? bytes);
    return file;
  }

  /** An attacker's archive, in which all checksums match. */
  async function forged(entries: Record<string, string>, manifest: Record<string, unknown>): Promise<string> {
    const tar = pack();
    for (const [name, content] of Object.entries(entries)) tar.entry({ name }, content);
    const sums = Object.fromEntries(
      Object.entries(entries).map(([name, content]) => [
        name,
        { bytes: Buffer.byteLength(content), sha256: sha256(content) },
      ]),
    );
    const original = await checkBackup(whole);
    tar.entry(
      { name: "manifest.json" },
      JSON.stringify({ ...original, tables: [], files: [], entries: sums, ...manifest }),
    );
    tar.finalize();
    const content = await text(tar);
    const file = join(folder, `forged-${randomUUID()}.tar`);
    await writeFile(file, content + trailerOf(sha256(content)));
    return file;
  }

  async function expectRefused(file: string, words: RegExp) {
    const url = await emptyDatabase();
    const dataDir = join(folder, `untouched-${randomUUID()}`);
    await expect(restoreTo(url, file, dataDir)).rejects.toThrow(words);
    const { sql } = connect(url, { max: 1 });
    expect(await sql`select 1 from pg_class where relnamespace = 'public'::regnamespace`).toHaveLength(0);
    await sql.end();
    expect((await readdir(folder)).includes(dataDir.slice(folder.length + 1))).toBe(false);
  }

  test("is refused before any change when truncated at any point", async () => {
    await expectRefused(await changed((bytes) => bytes.subarray(0, bytes.length - 1)), /cut off/);
    await expectRefused(await changed((bytes) => bytes.subarray(0, bytes.length >> 1)), /cut off/);
    await expectRefused(await changed(() => Buffer.alloc(0)), /cut off/);
    const inMiddle = await changed((bytes) =>
      Buffer.concat([bytes.subarray(0, 2_000), bytes.subarray(bytes.length - trailerBytes)]),
    );
    await expectRefused(inMiddle, /sum does not fit/);
  });

  test("is refused when any single bit is flipped", async () => {
    const { length } = await readFile(whole);
    for (const place of [0, 100, 600, length >> 1, length - trailerBytes - 1, length - 30]) {
      const file = await changed((bytes) => {
        bytes[place] = (bytes[place] ?? 0) ^ 4;
        return bytes;
      });
      await expect(checkBackup(file), `bit at ${place}`).rejects.toThrow(/sum does not fit|cut off/);
    }
  });

  test("of a newer format or schema is refused", async () => {
    await expectRefused(await forged({}, { version: 2 }), /newer version/);
    await expectRefused(await forged({}, { migrations: [9_999_999_999_999] }), /newer version/);
  });

  test("is refused when its names traverse paths", async () => {
    for (const name of [
      "../outside.png",
      "files/../../outside.png",
      "/etc/passwd",
      "files/public/../x.png",
      "files/public/a.svg",
    ]) {
      await expectRefused(
        await forged({ [name]: "x" }, { files: [name.replace(/^files\//, "")] }),
        /which doesn't belong in a backup|lacks/,
      );
    }
  });

  test("is refused when its manifest contradicts its content", async () => {
    const other = await forged(
      { "files/public/a/b.png": "x" },
      { entries: { "files/public/a/b.png": { bytes: 1, sha256: sha256("y") } } },
    );
    await expectRefused(other, /is not what it was/);
    await expectRefused(await forged({}, { files: ["public/a/b.png"] }), /lacks/);
  });

  test("leaves the database empty when rows violate constraints", async () => {
    const broken = join(folder, "broken-rows.tar");
    await copyFile(whole, broken);
    const manifest = await checkBackup(whole);
    const entry = "database/public.companies.copy.gz";
    const file = await forged(
      { [entry]: "no gzip at all" },
      { tables: manifest.tables.filter(({ name }) => name === "companies") },
    );
    await expectRefusedAndEmpty(file);
  });

  async function expectRefusedAndEmpty(file: string) {
    const url = await emptyDatabase();
    await expect(restoreTo(url, file, join(folder, "never"))).rejects.toThrow();
    const { sql } = connect(url, { max: 1 });
    expect(await sql`select 1 from pg_class where relnamespace = 'public'::regnamespace`).toHaveLength(0);
    await sql.end();
  }
});

test("automatic backups run at most once a second and remove partial files of killed ones", {
  tags: "long",
}, async () => {
  const dataDir = join(folder, "kept");
  let now = new Date("2027-01-01T10:00:00Z");
  const backups = createBackups({
    sql: database.sql,
    storage,
    clock: { now: () => now, monotonicMs: () => 0 },
    config: { dataDir, databaseUrl: null, backups: { automatic: true, maxTotalBytes: 1e9 } },
    log,
  });
  expect((await backups.keep())?.file).toBe(join(dataDir, "backups", "step-2027-01-01T10-00-00.tar"));
  expect(await backups.keep()).toBeNull();
  const leftOver = await mkdtemp(join(dataDir, "backups", ".backup-"));
  const killedRestore = await mkdtemp(join(folder, ".kept-restored-"));
  const runningRestore = await mkdtemp(join(folder, ".kept-restored-"));
  const lock = lockDataDirectory(runningRestore);
  const othersRestore = await mkdtemp(join(folder, ".kept2-restored-"));
  await (await open(join(leftOver, "archive.tar"), "w")).close();
  // Advances the clock rather than aging the leftovers, because their age comes from the file system.
  now = new Date(Date.now() + 7 * 3_600_000);
  await backups.keep();
  const names = await readdir(join(dataDir, "backups"));
  expect(names).toHaveLength(2);
  expect(names.every((name) => name.startsWith("step-"))).toBe(true);
  lock.release();
  expect([killedRestore, runningRestore, othersRestore].map((path) => existsSync(path))).toEqual([
    false,
    true,
    true,
  ]);
});

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
