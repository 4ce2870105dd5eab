/**
 * Measures request times as an installation grows from 1 to 1,000 help centers, and one of them from 10 to 10,000
 * questions.
 */
import { join } from "node:path";
import { companies } from "#db/schema.ts";
import { maxOnOnePage } from "#features/help-center/faq-pages.ts";
import { type Database, openRunningDatabase } from "#platform/db/open-database.ts";
import { addPlainCenters } from "./plain-centers.ts";
import { freePort, startServer, untilAnswers, withFolder } from "./server-process.ts";
import { quantile } from "./statistics.ts";
import { renderTable } from "./table.ts";

const centerTimeoutMs = 90_000;
const centerCounts = [1, 10, 100, 1_000];
const faqCounts = [10, 100, 1_000, 10_000];
const faqsEach = 20;
const warmUps = 20;
const asked = 100;

interface Row {
  name: string;
  homeMs: number | null;
  listMs: number | null;
  /** Time of a category's second page, or null if one page has all questions. */
  categoryMs: number | null;
  questionMs: number | null;
  searchMs: number | null;
  keptMs: number | null;
}

export function benchGrowth(): Promise<string> {
  return withFolder(async (folder) => {
    const dataDir = join(folder, "data");
    const server = await startServer({ dataDir, port: await freePort() });
    try {
      await untilAnswers(`${server.origin}/help/sample`, { timeoutMs: centerTimeoutMs, everyMs: 250 });
      const database = await openRunningDatabase({ config: { dataDir, databaseUrl: null } });
      if (!database) throw new Error("the server's database does not run");
      try {
        return [
          `Rendered again, and the list as it is kept: p50 in ms. First centers with ${faqsEach} questions each, then one with more and more`,
          table("centers", await growCenters(server.origin, database)),
          "",
          table("questions", await growQuestions(server.origin, database)),
        ].join("\n");
      } finally {
        await database.close();
      }
    } finally {
      await server.stop();
    }
  });
}

async function growCenters(origin: string, { db }: Database): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of centerCounts) {
    const missing = count - (await db.$count(companies)) + 1;
    if (missing > 0) await addPlainCenters(db, { name: `of-${count}`, count: missing, faqCount: faqsEach });
    rows.push({ name: String(count), ...(await measure(`${origin}/help/of-1-1`, faqsEach)) });
  }
  return rows;
}

async function growQuestions(origin: string, { db }: Database): Promise<Row[]> {
  const rows: Row[] = [];
  for (const faqCount of faqCounts) {
    const name = `with-${faqCount}`;
    await addPlainCenters(db, { name, count: 1, faqCount });
    rows.push({ name: String(faqCount), ...(await measure(`${origin}/help/${name}-1`, faqCount)) });
  }
  return rows;
}

async function measure(center: string, faqCount: number): Promise<Omit<Row, "name">> {
  return {
    homeMs: await timeOf(`${center}?unique=`),
    listMs: await timeOf(`${center}/faq?unique=`),
    categoryMs: faqCount > maxOnOnePage ? await timeOf(`${center}/c/orders/2?unique=`) : null,
    questionMs: await timeOf(`${center}/faq/question-3?unique=`),
    searchMs: await timeOf(`${center}/search?q=receipt+delivery+`),
    keptMs: await timeOf(`${center}/faq#`),
  };
}

/** Appends a number to the URL, which no cache has. A number after "#" is never sent. */
async function timeOf(address: string): Promise<number | null> {
  const took: number[] = [];
  for (let n = 0; n < warmUps + asked; n++) {
    const started = performance.now();
    // Excludes compression, which happens separately and once per page.
    const answer = await fetch(address + n, { headers: { "accept-encoding": "identity" } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address}${n} answered ${answer.status}`);
    took.push(performance.now() - started);
  }
  return quantile(took.slice(-asked), 0.5);
}

function table(title: string, rows: Row[]): string {
  return renderTable<Row>(
    [
      { title, value: ({ name }) => name },
      { title: "home", value: ({ homeMs }) => homeMs },
      { title: "list", value: ({ listMs }) => listMs },
      { title: "category", value: ({ categoryMs }) => categoryMs },
      { title: "question", value: ({ questionMs }) => questionMs },
      { title: "search", value: ({ searchMs }) => searchMs },
      { title: "list, kept", value: ({ keptMs }) => keptMs },
    ],
    rows,
  );
}
