/**
 * With concurrent writes, a cached page must never be older than the last acknowledged write, and never another
 * company's.
 */
import { eq } from "drizzle-orm";
import { request } from "undici";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generatedFaqs } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

interface Tenant {
  name: string;
  companyId: string;
  /** Numbers of the last started write and the last acknowledged one. */
  begun: number;
  answered: number;
}

const readers = 8;
const writeEvery = 5;

test("shows no stale page and no other company's in 400 interleaved reads and writes", () => staysFresh(400));
test(
  "shows no stale page and no other company's in 2,000 interleaved reads and writes",
  {
    tags: "long",
  },
  () => staysFresh(2_000),
);

async function staysFresh(operations: number): Promise<void> {
  const tenants: Tenant[] = [];
  for (const kind of ["acme", "bolt"]) {
    const name = `${kind}${operations}`;
    const { companyId } = await makePublicCenter(app.services, name);
    tenants.push({ name, companyId, begun: 0, answered: 0 });
    await write(tenants.at(-1)!);
  }
  const random = seeded(20_261_121);
  const writing = new Map<Tenant, Promise<void>>();
  const problems: string[] = [];
  let [reads, writes, kept] = [0, 0, 0];
  async function work(): Promise<void> {
    while (reads + writes < operations) {
      const tenant = tenants[Math.floor(random() * tenants.length)]!;
      if (random() < 1 / writeEvery) {
        writes++;
        // Runs one company's writes one after another, as its row lock does.
        const turn = (writing.get(tenant) ?? Promise.resolve()).then(() => write(tenant));
        writing.set(tenant, turn);
        await turn;
      } else {
        reads++;
        const path = pages[Math.floor(random() * pages.length)]!;
        const { problem, isKept } = await read(tenant, path);
        if (problem) problems.push(problem);
        if (isKept) kept++;
      }
    }
  }
  await Promise.all(Array.from({ length: readers }, work));
  expect(problems).toEqual([]);
  // Fails if the cache wasn't used.
  expect(kept).toBeGreaterThan(reads / 20);
  expect(writes).toBeGreaterThan(operations / writeEvery / 2);
}

/** The page by path, on the company's own host, and as Markdown. Each is cached separately. */
const pages = [
  (name: string) => ({ host: `localhost:${app.port}`, path: `/help/${name}/faq` }),
  (name: string) => ({ host: `${name}.localhost:${app.port}`, path: "/faq" }),
  (name: string) => ({ host: `${name}.localhost:${app.port}`, path: "/faq.md" }),
];

async function write(tenant: Tenant): Promise<void> {
  const number = ++tenant.begun;
  await app.services.db
    .update(generatedFaqs)
    .set({ answer: `${tenant.name} answers for the time number ${number}.` })
    .where(eq(generatedFaqs.companyId, tenant.companyId));
  app.services.pageCache.invalidate(tenant.companyId);
  tenant.answered = number;
}

async function read(
  tenant: Tenant,
  page: (typeof pages)[number],
): Promise<{ problem: string | null; isKept: boolean }> {
  const oldest = tenant.answered;
  const { host, path } = page(tenant.name);
  const answer = await request(`http://127.0.0.1:${app.port}${path}`, { headers: { host } });
  const text = await answer.body.text();
  const seen = new Set(
    [...text.matchAll(/(\w+) answers for the time number (\d+)/g)].map(([, ...found]) => found.join(" ")),
  );
  const [name, number] = [...seen][0]?.split(" ") ?? [];
  const isRight =
    seen.size === 1 && name === tenant.name && Number(number) >= oldest && Number(number) <= tenant.begun;
  return {
    problem: isRight
      ? null
      : `${host}${path} showed ${[...seen]}, after ${oldest} of ${tenant.name} was answered`,
    isKept: answer.headers.etag !== undefined,
  };
}

/** Returns deterministic numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
