/** Rendering, editing and invalidating pages for a long time must not leak memory. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generatedFaqs } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { type LoadedCenter, makeOwnedCenter } from "#tests/support/mixed-load.ts";

const rounds = 5;
const editsPerRound = 30;
/** Lazily compiled code and prepared statements grow the memory a little, and only once. */
const maxGrowthBytes = 4_000_000;
let app: TestApp;
let centers: LoadedCenter[];

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "fatal" });
  centers = await Promise.all(["acme", "globex"].map((name) => makeOwnedCenter(app.services, name)));
});
afterAll(() => app?.close());

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

function usedBytes(): number {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function statusOf(path: string, cookie = ""): Promise<number> {
  const answer = await fetch(app.origin + path, { headers: { cookie, "accept-encoding": "br" } });
  await answer.arrayBuffer();
  return answer.status;
}

async function round(n: number): Promise<void> {
  for (let edit = 0; edit < editsPerRound; edit++) {
    const center = centers[edit % centers.length]!;
    const answer = `Answer ${edit} of round ${n}, which is as long as answers are.`;
    await app.services.db.update(generatedFaqs).set({ answer }).where(eq(generatedFaqs.id, center.faqId));
    const base = `/help/${center.subdomain}`;
    // Includes new URLs, because distinct URLs must not stay in the cache.
    const paths = [base, `${base}/faq`, `${base}/contact`, `${base}/search?q=round${n}x${edit}`];
    expect(await Promise.all(paths.map((path) => statusOf(path)))).toEqual(paths.map(() => 200));
    expect(await statusOf("/dashboard/faqs", center.cookie)).toBe(200);
  }
}

test(`${rounds * editsPerRound} edits with five pages after each: memory stays at the level of the first rounds`, async () => {
  const used: number[] = [];
  for (let n = 0; n < rounds; n++) {
    await round(n);
    used.push(usedBytes());
  }
  process.stdout.write(
    `in use after each round: ${used.map((bytes) => (bytes / 1e6).toFixed(1)).join(", ")} MB\n`,
  );
  const { entries, keys } = app.services.pageCache.stats();
  expect(entries).toBeLessThan(20);
  expect(keys).toBe(entries);
  expect(used.at(-1)! - used[1]!).toBeLessThan(maxGrowthBytes);
});
