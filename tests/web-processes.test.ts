/** One command with WEB_PROCESSES=2: both answer on one port, see every change, and are replaced when they end. */
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { Agent, request } from "undici";
import { afterAll, beforeAll, expect, test } from "vitest";
import { processTree } from "#bench/process-tree.ts";
import { generatedFaqs } from "#db/schema.ts";
import { readConfig } from "#platform/config.ts";
import { type OpenedServices, openRunningServices } from "#server/services.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { runServerToEnd, startServer, type TestServer } from "#tests/support/server.ts";

const metricsToken = "0123456789abcdef-metrics";
const page = "/help/acme/faq";
let server: TestServer;
let beside: OpenedServices;

beforeAll(async () => {
  server = await startServer({ env: { WEB_PROCESSES: "2", METRICS_TOKEN: metricsToken } });
  beside = (await openRunningServices(readConfig({ DATA_DIR: server.dataDir })))!;
  await makePublicCenter(beside.services, "acme");
});
afterAll(async () => {
  await beside?.close();
  await server?.close();
});

/** Each request has a connection of its own, so that they alternate between the processes. */
async function get(path: string, headers: Record<string, string> = {}) {
  const dispatcher = new Agent({ pipelining: 0 });
  try {
    const answer = await request(server.origin + path, { dispatcher, headers: { ...headers } });
    return { status: answer.statusCode, text: await answer.body.text() };
  } finally {
    await dispatcher.close();
  }
}

const metrics = async () => (await get("/metrics", { authorization: `Bearer ${metricsToken}` })).text;

/** The metric's value in each process, by the process's name. */
async function ofEach(metric: string): Promise<Record<string, number>> {
  const pattern = new RegExp(`^${metric}[{,].*process="([^"]+)"\\} (\\S+)$`, "gm");
  return Object.fromEntries(
    [...(await metrics()).matchAll(pattern)].map(([, process = "", value]) => [process, Number(value)]),
  );
}

function webPids(): number[] {
  return processTree(server.process.pid!).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("--web-process"),
  );
}

/** Keeps requesting until `stop`, which returns everything but answers with status 200. */
function keepAsking(): { stop: () => Promise<unknown[]>; asked: () => number } {
  const problems: unknown[] = [];
  let [asked, isOver] = [0, false];
  const ask = async () => {
    while (!isOver) {
      const { status } = await get(page).catch((error: Error) => ({ status: error.message }));
      if (status !== 200) problems.push(status);
      asked++;
    }
  };
  const asking = [ask(), ask(), ask()];
  return {
    asked: () => asked,
    async stop() {
      isOver = true;
      await Promise.all(asking);
      return problems;
    },
  };
}

test("both processes answer, and one scrape has the metrics of all", async () => {
  const hits = () => ofEach('step_page_cache_requests_total\\{result="hit"');
  await expect
    .poll(async () => {
      // More than one, because the scrapes between them take turns too.
      await Promise.all([get(page), get(page), get(page)]);
      return hits();
    })
    .toEqual({ main: 0, "web-1": expect.toSatisfy(isPositive), "web-2": expect.toSatisfy(isPositive) });
  const text = await metrics();
  const helped = [...text.matchAll(/^# HELP (\S+)/gm)].map(([, name]) => name);
  expect(new Set(helped).size).toBe(helped.length);
  // The same in every process, so it is there once.
  expect(text).toContain("\nstep_database_up 1\n");
});

test("the database keeps its files beside other processes, and after a second start was refused", async () => {
  await checkpoint();
  const { code, output } = await runServerToEnd({ DATA_DIR: server.dataDir, PORT: "0" });
  expect([code, output]).toEqual([1, expect.stringContaining("Another server already uses")]);
  await checkpoint();
});

test("an edit is on the page of both processes", async () => {
  await beside.services.db.update(generatedFaqs).set({ question: "What does acme do now?" });
  let inARow = 0;
  await expect
    .poll(async () => {
      inARow = (await get(page)).text.includes("What does acme do now?") ? inARow + 1 : 0;
      return inARow;
    })
    .toBe(20);
});

test("a process that is stopped finishes its requests and is replaced", { tags: "long" }, async () => {
  const [first = 0] = webPids();
  const load = keepAsking();
  process.kill(first, "SIGTERM");
  await expect
    .poll(webPids)
    .toEqual([expect.not.toSatisfy(isSame(first)), expect.not.toSatisfy(isSame(first))]);
  await expectBoth();
  expect(load.asked()).toBeGreaterThan(0);
  expect(await load.stop()).toEqual([]);
});

test("a killed process is replaced, and the other one answers in the meantime", async () => {
  const [first = 0] = webPids();
  process.kill(first, "SIGKILL");
  await server.printed(/"process":"web-[12]","code":null,"signal":"SIGKILL"/);
  const load = keepAsking();
  await expectBoth();
  expect(load.asked()).toBeGreaterThan(0);
  expect(await load.stop()).toEqual([]);
});

test("all processes end together, with status 0", async () => {
  const pids = processTree(server.process.pid!);
  expect(pids.length).toBeGreaterThan(3);
  expect(await server.end()).toBe(0);
  expect(pids.filter((pid) => processTree(pid).length > 0)).toEqual([]);
  expect(server.output()).not.toContain("shutdown timed out");
});

test("a wrong number of processes is refused", { tags: "long" }, async () => {
  const { code, output } = await runServerToEnd({ WEB_PROCESSES: "0" });
  expect([code, output]).toEqual([1, expect.stringContaining("WEB_PROCESSES")]);
});

/** Opens a file of the database by its path, which Postgres otherwise does every five minutes. */
const checkpoint = () => beside.services.db.execute(sql`checkpoint`);

const isPositive = (value: number) => value > 0;
const isSame = (pid: number) => (value: number) => value === pid;

/** Waits until both web processes answer scrapes. */
async function expectBoth(): Promise<void> {
  const both = ["main", "web-1", "web-2"];
  await expect.poll(async () => Object.keys(await ofEach("process_start_time_seconds")).sort()).toEqual(both);
}
