/**
 * Measures an installation with very many help centers: its start, pages without an earlier visitor, and what an edit
 * or much traffic of one company costs the others.
 */
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { companies, generatedFaqs } from "#db/schema.ts";
import { type Database, type Db, openRunningDatabase } from "#platform/db/open-database.ts";
import { numbers, sentence } from "./generate-pages.ts";
import { measureNoise } from "./noisy-company.ts";
import { measureNoisyJobs } from "./noisy-jobs.ts";
import { addPlainCenters } from "./plain-centers.ts";
import { processTree, readMemory } from "./process-tree.ts";
import { freePort, type ServerProcess, startServer, untilAnswers, withFolder } from "./server-process.ts";
import { quantile } from "./statistics.ts";

const sampleTimeoutMs = 90_000;
const questionsEach = 9;
/** Help centers per statement. */
const batchSize = 2_000;
const texts = 1_000;
const asked = 1_000;
const warmUps = 50;
const editTimeoutMs = 10_000;
const listCount = 200;
const metricsToken = "bench-metrics-token-of-32-letters";

/** The fewest help centers that suffice: most are visited only once. */
export const minCells = 5_000;

/** A question has a page, and each help center has a list. */
export function benchCells({
  centers,
  noiseSeconds,
}: {
  centers: number;
  noiseSeconds: number;
}): Promise<string> {
  return withFolder(async (folder) => {
    const dataDir = join(folder, "data");
    const start = async () =>
      startServer({ dataDir, port: await freePort(), env: { METRICS_TOKEN: metricsToken } });
    const first = await start();
    const filling = performance.now();
    let megabytes: number;
    try {
      await untilAnswers(`${first.origin}/help/sample`, { timeoutMs: sampleTimeoutMs, everyMs: 250 });
      megabytes = await withDatabase(first, (database) => fill(database, centers));
    } finally {
      await first.stop();
    }
    const filledSeconds = (performance.now() - filling) / 1000;
    const server = await start();
    try {
      const begun = performance.now();
      await load(`${server.origin}/help/${cellName(centers)}`);
      const firstPageMs = performance.now() - begun;
      const unseen = createUnseen(server, centers);
      const misses = await measureMisses(unseen);
      const lists = listsOf(server);
      const edit = await measureEdit(server, lists);
      const noise = await withDatabase(server, ({ db }) =>
        measureNoise({
          db,
          seconds: noiseSeconds,
          noisy: { number: 1, url: `${server.origin}/help/${cellName(1)}` },
          keptUrls: lists.slice(1),
          unseenUrl: () => `${unseen()}/faq`,
          load,
        }),
      );
      const jobs = await measureNoisyJobs(server);
      const memoryKb = readMemory(processTree(server.pid)).reduce((sum, { pssKb }) => sum + pssKb, 0);
      return [
        `${centers.toLocaleString("en")} help centers, ${(centers * (questionsEach + 1)).toLocaleString("en")} pages, ${megabytes} MB, filled in ${filledSeconds.toFixed(0)} s`,
        `start until ready          ${ms(server.readyMs)}`,
        `first page after that      ${ms(firstPageMs)}`,
        ...misses.map(
          ({ name, took }) =>
            `${name.padEnd(26)} p50 ${ms(quantile(took, 0.5) ?? 0)}, p99 ${ms(quantile(took, 0.99) ?? 0)}`,
        ),
        `edit until visitors see it ${ms(edit.shownMs)}, pages of others that were made again: ${edit.othersMadeAgain} of ${edit.others}`,
        ...noise,
        ...jobs,
        `memory afterward           ${Math.round(memoryKb / 1_024)} MB with the database`,
      ].join("\n");
    } finally {
      await server.stop();
    }
  });
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const cellName = (number: number) => `cell-${number}`;

async function withDatabase<T>(server: ServerProcess, use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openRunningDatabase({ config: { dataDir: server.dataDir, databaseUrl: null } });
  if (!database) throw new Error("the server's database does not run");
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Copies one help center within the database, with other texts. Returns the database's size. */
async function fill({ db }: Database, centers: number): Promise<number> {
  await addPlainCenters(db, { name: "pattern", count: 1, faqCount: questionsEach });
  const next = numbers(7);
  const pool = Array.from({ length: texts }, () => ({
    question: `${sentence(next).replace(/\.$/, "")}?`,
    answer: Array.from({ length: 4 }, () => sentence(next)).join(" "),
  }));
  for (let from = 1; from <= centers; from += batchSize) {
    await copyCenters(db, { from, to: Math.min(centers, from + batchSize - 1), pool });
  }
  await db.execute(sql`analyze`);
  const [size] = await db.execute<{ megabytes: number }>(
    sql`select round(pg_database_size(current_database()) / 1e6)::int as megabytes`,
  );
  return size!.megabytes;
}

interface Copies {
  from: number;
  to: number;
  pool: { question: string; answer: string }[];
}

/** Without triggers, which would notify the server of each row. */
async function copyCenters(db: Db, { from, to, pool }: Copies): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into ${companies}
      select copy.* from ${companies} pattern, generate_series(${from}::int, ${to}::int) number,
        jsonb_populate_record(pattern, jsonb_build_object(
          'id', md5('cell ' || number)::uuid,
          'company_name', 'Company ' || number,
          'help_center_subdomain', 'cell-' || number
        )) copy
      where pattern.help_center_subdomain = 'pattern-1'`);
    await tx.execute(sql`
      insert into ${generatedFaqs}
      select copy.* from ${generatedFaqs} pattern
        join ${companies} company on company.id = pattern.company_id and company.help_center_subdomain = 'pattern-1',
        generate_series(${from}::int, ${to}::int) number,
        jsonb_populate_record(pattern, jsonb_build_object(
          'id', md5('cell ' || number || ' ' || pattern.position)::uuid,
          'company_id', md5('cell ' || number)::uuid
        ) || (${JSON.stringify(pool)}::jsonb -> ((number * 31 + pattern.position * 7) % ${texts}::int))) copy`);
  });
}

/** Returns a function that picks a help center about which the server knows nothing yet. */
function createUnseen({ origin }: ServerProcess, centers: number): () => string {
  const next = numbers(3);
  // The last one was visited already, and the first ones are for other measurements.
  const open = Array.from({ length: centers - 1 - listCount }, (_, index) => listCount + index + 1);
  return () => `${origin}/help/${cellName(open.splice(next() % open.length, 1)[0]!)}`;
}

/** Requests one page of each help center. */
async function measureMisses(unseen: () => string) {
  const rows: { name: string; took: number[] }[] = [];
  for (const [name, path] of [
    ["list of a new center", "/faq"],
    ["question of a new center", "/faq/question-3"],
    ["search in a new center", "/search?q=delivery+receipt"],
  ] as const) {
    const took: number[] = [];
    for (let count = 0; count < warmUps + asked; count++) took.push(await load(`${unseen()}${path}`));
    rows.push({ name, took: took.slice(warmUps) });
  }
  return rows;
}

function listsOf({ origin }: ServerProcess): string[] {
  return Array.from({ length: listCount }, (_, index) => `${origin}/help/${cellName(index + 1)}/faq`);
}

async function measureEdit(server: ServerProcess, lists: string[]) {
  for (const url of lists) await load(url);
  const [edited = "", ...others] = lists;
  const changed = "An answer that was changed a moment ago.";
  const begun = performance.now();
  await withDatabase(server, ({ db }) =>
    db
      .update(generatedFaqs)
      .set({ answer: changed })
      .where(
        and(eq(generatedFaqs.companyId, sql`md5('cell 1')::uuid`), eq(generatedFaqs.slug, "question-1")),
      ),
  );
  while (!(await textOf(edited)).includes(changed)) {
    if (performance.now() - begun > editTimeoutMs) throw new Error("the changed answer never appeared");
  }
  const shownMs = performance.now() - begun;
  // Asking for this figure counts as a miss, too.
  const before = await misses(server);
  for (const url of others) await load(url);
  return { shownMs, others: others.length, othersMadeAgain: (await misses(server)) - before - 1 };
}

async function misses({ origin }: ServerProcess): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const [, count] =
    /^step_page_cache_requests_total\{result="miss"\} (\d+)$/m.exec(await answer.text()) ?? [];
  if (count === undefined) throw new Error("the server counts no misses");
  return Number(count);
}

async function load(url: string): Promise<number> {
  const begun = performance.now();
  await textOf(url);
  return performance.now() - begun;
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return text;
}
