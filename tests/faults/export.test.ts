/** Exports a help center of 10,000 questions and 500 images in every format, and restores it completely. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, open, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, generatedFaqs, videoGuides } from "#db/schema.ts";
import { readConfig } from "#platform/config.ts";
import { type OpenedServices, openRunningServices } from "#server/services.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { runCli } from "#tests/support/cli.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { makeWholeCenter } from "#tests/support/whole-center.ts";

const questions = 10_000;
const guides = 25;
const picturesPerGuide = 20;
/** An import holds its file twice. */
const maxGrowthBytes = 250_000_000;
const path = "/dashboard/settings/export";
let folder: string;
let server: TestServer;
let beside: OpenedServices;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "step-export-"));
  server = await startServer({ dataDir: join(folder, "data"), env: { BACKUPS: "off" } });
  beside = (await openRunningServices(readConfig({ DATA_DIR: server.dataDir })))!;
  const { services } = beside;
  owner = await createUser(services, { betaStatus: null });
  const companyId = await makeWholeCenter(services, { subdomain: "big", faqCount: 1 });
  await services.db
    .update(companies)
    .set({ userId: owner.userId, betaStatus: "beta_user" })
    .where(eq(companies.id, companyId));
  for (let part = 0; part < questions / 1_000; part++)
    await services.db.insert(generatedFaqs).values(
      Array.from({ length: 1_000 }, (_, index) => {
        const n = part * 1_000 + index;
        return {
          companyId,
          question: `How is order ${n} sent when it weighs ${(n * 7) % 900} grams?`,
          answer: `It goes with the **morning van**, as number ${n}.\n\nWhat is heavier waits for the next day; the office knows more.`,
          category: `Group ${n % 40}`,
          slug: `order-${n}`,
          status: "published" as const,
          position: n + 10,
        };
      }),
    );
  for (let guide = 0; guide < guides; guide++) {
    const frames = [];
    for (let n = 0; n < picturesPerGuide; n++) {
      const key = `public/big/frame-${guide}-${n}.jpg`;
      const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
      const bytes = await sharp({
        create: { width: 480, height: 300, channels: 3, background: "#888", noise },
      })
        .jpeg({ quality: 80 })
        .toBuffer();
      await services.storage.put(key, new Uint8Array(bytes), { contentType: "image/jpeg" });
      frames.push({ description: `Step ${n}`, frameUrl: `/files/${key}`, frameWidth: 480, frameHeight: 300 });
    }
    const thumbnailUrl = frames[0]!.frameUrl;
    await services.db
      .insert(videoGuides)
      .values({ companyId, title: `Guide ${guide}`, frames, thumbnailUrl, published: true });
  }
  other = await createUser(services, { companyName: "Not yet", onboardingCompleted: true });
  await services.db
    .update(companies)
    .set({ helpCenterSubdomain: "second" })
    .where(eq(companies.id, other.companyId!));
});
afterAll(async () => {
  await beside?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const rssBytes = () =>
  Number(readFileSync(`/proc/${server.process.pid}/statm`, "utf8").split(" ")[1]) * 4_096;

/** Measures the growth of memory and other visitors' responses while `work` runs. */
async function watched<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const before = rssBytes();
  let most = before;
  const waits: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const started = performance.now();
      const answer = await fetch(`${server.origin}/healthz`);
      await answer.text();
      waits.push(performance.now() - started);
      most = Math.max(most, rssBytes());
      await delay(20);
    }
  })();
  const started = performance.now();
  const value = await work().finally(() => {
    isOver = true;
  });
  await watching;
  waits.sort((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0);
  process.stdout.write(
    `${what}: ${((performance.now() - started) / 1_000).toFixed(1)} s, memory ${(before / 1e6).toFixed(0)} +${((most - before) / 1e6).toFixed(0)} MB, others waited ${at(0.5)} ms (p99 ${at(0.99)}, most ${at(1)})\n`,
  );
  expect.soft(most - before, what).toBeLessThan(maxGrowthBytes);
  return value;
}

async function download(what: string): Promise<string> {
  const file = join(folder, `${what}.zip`);
  const answer = await fetch(`${server.origin}${path}/files?what=${what}`, {
    headers: { cookie: owner.cookie },
  });
  expect(answer.status).toBe(200);
  const target = await open(file, "w");
  for await (const part of answer.body!) await target.write(part);
  await target.close();
  process.stdout.write(`${what}: ${((await stat(file)).size / 1e6).toFixed(1)} MB\n`);
  return file;
}

test("as a website: others get answers meanwhile, memory is bounded, and the copy's search works without a server", async () => {
  // Requests them, so that the cache has them.
  for (const page of ["", "/faq", "/guides", "/faq/order-5"])
    expect(
      (await fetch(`${server.origin}/help/big${page}`).then((answer) => answer.text())).length,
    ).toBeGreaterThan(1_000);
  const website = await watched("website", () => download("website"));
  const copy = join(folder, "copy");
  expect(spawnSync("unzip", ["-q", website, "-d", copy]).status).toBe(0);
  const browser = await launchTestBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(join(copy, "index.html")).href);
    await page.getByRole("searchbox").fill("order 7777");
    await page.getByRole("searchbox").press("Enter");
    await page.getByRole("link", { name: /How is order 7777 sent/ }).click();
    await page.getByText("as number 7777").waitFor();
    await page.goto(pathToFileURL(join(copy, "faq", "index.html")).href);
    await page.locator(".hc-group").getByRole("link", { name: "Group 39" }).click();
    await page.getByRole("link", { name: "Page 5 of 5" }).click();
    await expect.poll(() => page.getByText("How is order 9999 sent").count()).toBe(1);
  } finally {
    await browser.close();
  }
});

test("as data: another account imports every question and image", async () => {
  const data = await watched("data", () => download("data"));
  const answer = await watched("import", async () => {
    const form = new FormData();
    form.set("intent", "import");
    form.set("confirm", "yes");
    form.set("archive", new File([readFileSync(data)], "data.zip"));
    const headers = { cookie: other.cookie, origin: server.origin };
    return fetch(server.origin + path, { method: "POST", body: form, redirect: "manual", headers });
  });
  expect(answer.status, await answer.text()).toBe(302);
  const { db } = beside.services;
  const isOthers = eq(generatedFaqs.companyId, other.companyId!);
  expect(await db.$count(generatedFaqs, isOthers)).toBe(questions + 1);
  const rows = await db.select().from(videoGuides).where(eq(videoGuides.companyId, other.companyId!));
  const shown = rows.flatMap(({ frames }) => frames.map(({ frameUrl }) => frameUrl));
  expect(new Set(shown.filter((url) => url.startsWith("/files/"))).size).toBe(guides * picturesPerGuide + 1);
});

test("a backup of it is made on the running server and restored into a new place", async () => {
  const env = { DATA_DIR: server.dataDir };
  const file = join(folder, "all.tar");
  expect(await watched("backup", () => runCli(["backup", file], env))).toMatchObject({ code: 0, stderr: "" });
  const restored = join(folder, "restored");
  expect(await watched("restore", () => runCli(["restore", file, "--into", restored], env))).toMatchObject({
    code: 0,
  });
});
