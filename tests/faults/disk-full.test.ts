/**
 * The disk is full. Writes must get a clear error, the process survive, reads continue, and everything recover when
 * there is space. Needs root to mount a small file system.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { companies } from "#db/schema.ts";
import { readConfig } from "#platform/config.ts";
import { type OpenedServices, openRunningServices } from "#server/services.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { type LoadedCenter, makeOwnedCenter } from "#tests/support/mixed-load.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Returns null if mounting isn't permitted, and prints the reason. */
function smallDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), "step-disk-"));
  const { status, stderr } = spawnSync(
    "mount",
    ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder],
    {
      encoding: "utf8",
    },
  );
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    process.stdout.write(`not tried: no small disk can be mounted here (${stderr.trim() || "not root"})\n`);
    return null;
  }
  cleanUps.push(() => {
    spawnSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Leaves this many bytes free. Returns a function that frees the space. */
function fillUp(folder: string, leaveBytes: number): () => void {
  const file = join(folder, "filler");
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - leaveBytes)));
  } catch (error) {
    // The server writes, too, and then the disk is full with less.
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
  return () => rmSync(file, { force: true });
}

function picture(bytes: number): FormData {
  const form = new FormData();
  form.set("intent", "upload-picture");
  form.set("place", "logo");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${Array.from(
    { length: bytes / 40 },
    (_, n) =>
      `<rect x="${(n * 37) % 400}" y="${(n * 91) % 400}" width="9" height="9" fill="hsl(${(n * 53) % 360} 80% 50%)"/>`,
  ).join("")}</svg>`;
  form.set("picture", new Blob([svg], { type: "image/svg+xml" }), "logo.svg");
  return form;
}

async function send(
  server: TestServer,
  path: string,
  { cookie = "", body }: { cookie?: string; body: BodyInit },
) {
  const headers = { cookie, origin: server.origin };
  const answer = await fetch(server.origin + path, { method: "POST", redirect: "manual", headers, body });
  return { status: answer.status, text: await answer.text() };
}

const statusOf = async (server: TestServer, path: string) => (await fetch(server.origin + path)).status;

/** Only its files are on the disk, not its database. */
async function startOn(disk: string): Promise<{ server: TestServer; dataDir: string; databaseUrl: string }> {
  const database = await createTestDatabase();
  const dataDir = join(disk, "data");
  mkdirSync(dataDir);
  const server = await startServer({ env: { DATABASE_URL: database.url }, dataDir });
  cleanUps.push(
    () => database.close(),
    () => server.close(),
  );
  return { server, dataDir, databaseUrl: database.url };
}

test("refuses the logo with a message and serves pages if the disk has no space for files, and stores it later", async ({
  skip,
}) => {
  const disk = smallDisk(16);
  if (!disk) return skip();
  const { server, dataDir, databaseUrl } = await startOn(disk);
  const opened = await openRunningServices(readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }));
  cleanUps.push(() => opened?.close());
  const center = await makeOwnedCenter(opened!.services, "acme");
  expect(await statusOf(server, "/help/acme/faq")).toBe(200);

  // The last line of a first start. Before it, the sample's pictures are written.
  await vi.waitFor(() => expect(server.output()).toContain("Mailbox"), { timeout: 60_000 });

  const free = fillUp(dataDir, 0);
  const refused = await send(server, "/dashboard/settings/appearance", {
    cookie: center.cookie,
    body: picture(20_000),
  });
  expect(refused.status).toBeGreaterThanOrEqual(500);
  expect(refused.text).not.toMatch(/ENOSPC|no space left on device, write|at .+:\d+:\d+/);
  expect(await statusOf(server, "/help/acme/faq")).toBe(200);
  expect(await statusOf(server, "/readyz")).toBe(200);
  const [company] = await opened!.services.db.select({ logo: companies.logoUrl }).from(companies);
  expect(company?.logo).toBeNull();
  expect(server.process.exitCode).toBeNull();
  expect(server.output()).toContain("ENOSPC");

  free();
  const taken = await send(server, "/dashboard/settings/appearance", {
    cookie: center.cookie,
    body: picture(20_000),
  });
  expect(taken.status).toBeLessThan(400);
});

test("answers without the sample if the disk is full at the first start", async ({ skip }) => {
  const disk = smallDisk(2);
  if (!disk) return skip();
  const { server, dataDir } = await startOn(disk);
  fillUp(dataDir, 0);
  await vi.waitFor(() => expect(server.output()).toContain("first-start content not created"), {
    timeout: 60_000,
  });
  expect(await statusOf(server, "/readyz")).toBe(200);
  expect(server.process.exitCode).toBeNull();
});

test("answers writes with 503 if the disk has no space for the embedded database, and recovers later", async ({
  skip,
}) => {
  const disk = smallDisk(160);
  if (!disk) return skip();
  const dataDir = join(disk, "data");
  const server = await startServer({ dataDir });
  cleanUps.push(() => server.close());
  const config = readConfig({ DATA_DIR: dataDir });
  const beside = async <T>(use: (opened: OpenedServices["services"]) => Promise<T>): Promise<T> => {
    const opened = await openRunningServices(config);
    try {
      return await use(opened!.services);
    } finally {
      await opened?.close();
    }
  };
  const centers: LoadedCenter[] = await beside(async (services) => {
    const names = Array.from({ length: 25 }, (_, n) => `center-${n}`);
    return Promise.all(names.map((name) => makeOwnedCenter(services, name)));
  });
  // The sample is being created, and needs space too.
  await vi.waitFor(async () => expect(await statusOf(server, "/help/sample")).toBe(200), { timeout: 60_000 });
  const stored: string[] = [];
  let refused = 0;
  const write = async (n: number) => {
    const message = `${n} ${"x".repeat(4_000)}`;
    const path = `/help/${centers[n % centers.length]!.subdomain}/contact`;
    const body = new URLSearchParams({ name: "Ada", email: `ada-${n}@visitor.example`, message });
    const { status, text } = await send(server, path, { body });
    if (status === 200) stored.push(message);
    else {
      refused += 1;
      expect([status, text.slice(0, 100)]).toEqual([
        expect.toSatisfy((code) => code === 500 || code === 503),
        expect.any(String),
      ]);
      expect(text).not.toMatch(/No space left|pg_wal|insert into|at .+:\d+:\d+/i);
    }
    return status;
  };
  expect(await write(1_000)).toBe(200);
  const free = fillUp(dataDir, 100_000);
  for (let n = 0; n < 50 && refused < 3; n++) await write(n);
  process.stdout.write(`full: ${stored.length} messages stored, ${refused} refused\n`);
  expect(refused).toBeGreaterThan(0);
  expect(await statusOf(server, "/healthz")).toBe(200);
  expect(server.process.exitCode).toBeNull();
  // Cached pages and files also have one of these statuses.
  expect([200, 503]).toContain(await statusOf(server, "/help/center-0/faq"));

  free();
  await vi.waitFor(async () => expect(await write(Date.now())).toBe(200), { timeout: 60_000, interval: 500 });
  expect(await statusOf(server, "/help/center-0/faq")).toBe(200);
  const found = await beside(({ db }) =>
    db.execute<{ message: string }>("select message from contact_messages"),
  );
  const messages = found.map(({ message }) => message);
  expect(stored.filter((message) => !messages.includes(message))).toEqual([]);
  expect(new Set(messages).size).toBe(messages.length);
});
