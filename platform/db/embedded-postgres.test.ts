import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase, openRunningDatabase } from "#platform/db/open-database.ts";
import { isAlive, readPostmasterFile, stopPostmaster } from "#platform/db/postmaster.ts";
import { StartupError } from "#platform/errors.ts";
import { collectLog } from "#tests/support/collect-log.ts";

const { log } = collectLog();
const cleanUps: (() => unknown)[] = [];
let dataDir: string;

/** A template, because copying it is faster than creating one per test. */
let madeDir: string;

beforeAll(async () => {
  madeDir = join(mkdtempSync(join(tmpdir(), "step-embedded-")), "data");
  const database = await openDatabase({ config: { dataDir: madeDir, databaseUrl: null }, log });
  await database.close();
});
afterAll(() => rmSync(join(madeDir, ".."), { recursive: true, force: true }));
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), "step-embedded-")), "data");
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  // Stops only the Postgres that a failed test left running on this directory.
  const left = readPostmasterFile(join(dataDir, "postgres"));
  if (left && isAlive(left.pid)) await stopPostmaster(left.pid);
  rmSync(join(dataDir, ".."), { recursive: true, force: true });
});

function copyMade(): void {
  // fs.cp doesn't preserve the owner, which Postgres requires.
  execFileSync("cp", ["-a", madeDir, dataDir]);
}

async function open(): Promise<Database> {
  const database = await openDatabase({ config: { dataDir, databaseUrl: null }, log });
  cleanUps.push(() => database.close());
  return database;
}

interface ServerProcess {
  child: ChildProcess;
  lines: string[];
  postmasterPid: number;
  ended: Promise<number | null>;
}

async function startServerProcess(mode = "write"): Promise<ServerProcess> {
  const script = join(import.meta.dirname, "../../tests/support/database-child.ts");
  const child = spawn(process.execPath, [script, dataDir, mode], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout! }).on("line", (line) => lines.push(line));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  cleanUps.push(() => child.kill("SIGKILL"));
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  return { child, lines, ended, postmasterPid: Number(/^ready (\d+)$/.exec(lines[0]!)?.[1]) };
}

test("is created on first use, private to its user, and persists data", async () => {
  const first = await open();
  await first.sql`create table kept (word text)`;
  await first.sql`insert into kept values ('word')`;
  await first.close();
  for (const name of ["postgres-password", "postgres.log"]) {
    expect(statSync(join(dataDir, name)).mode & 0o077, name).toBe(0);
  }
  const second = await open();
  expect(await second.sql`select word from kept`).toEqual([{ word: "word" }]);
  expect((await second.sql`show fsync`)[0]).toEqual({ fsync: "on" });
  expect((await second.sql`show full_page_writes`)[0]).toEqual({ full_page_writes: "on" });
});

test("listens on loopback only and requires the password", async () => {
  copyMade();
  const database = await open();
  expect(new URL(database.url).hostname).toBe("127.0.0.1");
  expect((await database.sql`show listen_addresses`)[0]).toEqual({ listen_addresses: "127.0.0.1" });
  const url = new URL(database.url);
  url.password = "wrong";
  const wrong = openDatabase({ config: { dataDir, databaseUrl: url.href }, log });
  await expect(wrong).rejects.toThrow(
    /refuses the user "postgres"; check the name and password in DATABASE_URL/,
  );
});

test("refuses a second server on the directory, from this process or another", { tags: "long" }, async () => {
  copyMade();
  await startServerProcess("hold");
  const refused = openDatabase({ config: { dataDir, databaseUrl: null }, log });
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(`Another server already uses the data directory ${dataDir}`);
  const second = await startServerProcess("hold");
  expect(second.lines[0]).toContain(
    `error StartupError: Another server already uses the data directory ${dataDir}`,
  );
});

test("gives a command the running server's database, and null when none runs", async () => {
  copyMade();
  const find = () => openRunningDatabase({ config: { dataDir, databaseUrl: null } });
  expect(await find()).toBeNull();
  const server = await startServerProcess("hold");
  const found = await find();
  expect(await found!.sql`select 1 as one`).toEqual([{ one: 1 }]);
  await found!.close();
  server.child.kill("SIGKILL");
  await server.ended;
  expect(await find()).toBeNull();
});

test.each([
  ["is left running", false],
  ["is killed too", true],
])("loses no acknowledged write on kill -9 when the database %s", async (_what, killsDatabase) => {
  copyMade();
  const server = await startServerProcess();
  await expect.poll(() => server.lines.length).toBeGreaterThan(200);
  server.child.kill("SIGKILL");
  if (killsDatabase) process.kill(server.postmasterPid, "SIGKILL");
  await server.ended;
  const acknowledged = Number(server.lines.at(-1));
  expect(isAlive(server.postmasterPid)).toBe(!killsDatabase);

  const database = await open();
  const [row] = await database.sql`select max(n)::int as last, count(*)::int as rows from writes`;
  // One more may have been committed just before its acknowledgment was cut off.
  expect([acknowledged, acknowledged + 1]).toContain(row!.last);
  expect(row!.rows).toBe(row!.last);
  // The system may still list an ended process for a moment.
  await expect.poll(() => isAlive(server.postmasterPid)).toBe(false);
});

test("starts when the lock file's pid now belongs to another program", { tags: "long" }, async () => {
  copyMade();
  const first = await open();
  await first.close();
  const lockFile = join(dataDir, "postgres", "postmaster.pid");
  writeFileSync(
    lockFile,
    `${process.pid}\n${join(dataDir, "postgres")}\n1\n5432\n\n127.0.0.1\n 1 1\nready   \n`,
  );
  const second = await open();
  expect(await second.sql`select 1 as one`).toEqual([{ one: 1 }]);
});

test("recreates a directory whose creation was interrupted", { tags: "long" }, async () => {
  const leftover = join(dataDir, ".postgres-init-AbCdEf", "cluster");
  mkdirSync(leftover, { recursive: true });
  writeFileSync(join(leftover, "PG_VERSION"), "18\n");
  writeFileSync(join(dataDir, "postgres-password"), "");
  const database = await open();
  expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith(".postgres-init-"))).toEqual([]);
});

test("refuses a database of another Postgres version and names it", async () => {
  mkdirSync(join(dataDir, "postgres"), { recursive: true });
  writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "17\n");
  await expect(open()).rejects.toThrow(/was made by Postgres 17, and this version runs Postgres 18/);
  expect(existsSync(join(dataDir, "postgres-password"))).toBe(false);
});

test("survives Ctrl-C until the server has shut down", async () => {
  copyMade();
  const server = await startServerProcess("hold");
  process.kill(-server.child.pid!, "SIGINT");
  expect(await server.ended).toBe(0);
  expect(server.lines).toContain("finished");
  // The system may still list an ended process for a moment.
  await expect.poll(() => isAlive(server.postmasterPid)).toBe(false);
});

test("restarts a crashed database at the same address", async () => {
  copyMade();
  const database = await open();
  await database.sql`create table kept (n int)`;
  const before = readPostmasterFile(join(dataDir, "postgres"))!;
  process.kill(before.pid, "SIGKILL");
  const found = () => readPostmasterFile(join(dataDir, "postgres"));
  await expect.poll(() => [found()?.status, found()?.pid]).not.toEqual(["ready", before.pid]);
  await expect.poll(() => found()?.status).toBe("ready");
  expect(found()!.port).toBe(before.port);
  await expect.poll(() => database.sql`select count(*)::int as n from kept`).toEqual([{ n: 0 }]);
});

test("restarts in a directory that was closed to the database's user", async () => {
  // As below /srv or /opt. Below a private directory, that user has a capability.
  chmodSync(join(dataDir, ".."), 0o755);
  copyMade();
  const database = await open();
  const before = readPostmasterFile(join(dataDir, "postgres"))!;
  chmodSync(dataDir, 0o700);
  process.kill(before.pid, "SIGKILL");
  const found = () => readPostmasterFile(join(dataDir, "postgres"));
  await expect.poll(() => [found()?.status, found()?.pid]).not.toEqual(["ready", before.pid]);
  await expect.poll(() => found()?.status, { timeout: 10_000 }).toBe("ready");
  await expect.poll(() => database.sql`select 1 as n`).toEqual([{ n: 1 }]);
});

test("closes quickly and idempotently", async () => {
  copyMade();
  const database = await open();
  const start = performance.now();
  await Promise.all([database.close(), database.close()]);
  expect(performance.now() - start).toBeLessThan(60_000);
  expect(readPostmasterFile(join(dataDir, "postgres"))).toBeNull();
  expect(existsSync(join(dataDir, "postgres-connection.json"))).toBe(false);
});

test("names a directory that isn't writable or is a file", async () => {
  mkdirSync(dataDir);
  const file = join(dataDir, "file");
  writeFileSync(file, "");
  const inFile = openDatabase({ config: { dataDir: file, databaseUrl: null }, log });
  await expect(inFile).rejects.toThrow(`The data directory ${file} can't be written to`);
  if (process.getuid?.() === 0) return;
  chmodSync(dataDir, 0o500);
  await expect(open()).rejects.toThrow(`The data directory ${dataDir} can't be written to`);
  chmodSync(dataDir, 0o700);
});

test.each([
  [
    "postgres://u:secret@127.0.0.1:1/x",
    /No database answers at 127.0.0.1:1; start it or correct DATABASE_URL/,
  ],
  ["postgres://u:secret@nowhere.invalid/x", /host "nowhere.invalid" is not known; check DATABASE_URL/],
])(
  "reports an unreachable DATABASE_URL in one sentence without its password",
  async (databaseUrl, message) => {
    const error = await openDatabase({ config: { dataDir, databaseUrl }, log }).catch(
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).not.toContain("secret");
    expect(existsSync(dataDir)).toBe(false);
  },
);

test("keeps user data out of the database log", async () => {
  copyMade();
  const database = await open();
  await database.sql`create table people (email text primary key)`;
  await database.sql`insert into people values ('ada@example.com')`;
  await expect(database.sql`insert into people values ('ada@example.com')`).rejects.toThrow();
  await database.close();
  expect(readFileSync(join(dataDir, "postgres.log"), "utf8")).not.toContain("ada@");
});
