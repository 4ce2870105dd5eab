/** Measures a FAQ page by its transferred bytes, its uncached render time, and the delay until a write is visible. */
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { companies, generatedFaqs } from "#db/schema.ts";
import { openRunningDatabase } from "#platform/db/open-database.ts";
import { makeSpokenCenter } from "#tests/support/spoken-center/make-spoken-center.ts";
import { addCenters } from "./centers.ts";
import { freePort, type ServerProcess, startServer, untilAnswers, withFolder } from "./server-process.ts";
import { quantile } from "./statistics.ts";
import { renderTable } from "./table.ts";
import { kept, renderWeight, sumOf, weighPage } from "./weigh-page.ts";

/** After startup, the worker creates the sample help center. Measurements start after that. */
const centerTimeoutMs = 90_000;
const renders = 200;
const warmUps = 50;
const writes = 50;

export function benchFaqPage(): Promise<string> {
  return withFolder(async (folder) => {
    const server = await startServer({ dataDir: join(folder, "data"), port: await freePort() });
    try {
      await untilAnswers(`${server.origin}/help/sample`, { timeoutMs: centerTimeoutMs, everyMs: 250 });
      await addCenters(server);
      const weight = renderWeight(await weighPage(`${server.origin}/help/fifty/faq`));
      return [
        "FAQ page with 50 questions, brotli, without font and pictures (at most 30,000 bytes; script 10,000)",
        weight,
        "",
        "Bytes on the wire by language",
        await weighLanguages(server),
        "",
        `Rendered again, one after the other, ${renders} times (p50 at most 15 ms with 200 questions)`,
        await renderTimes(server),
        "",
        `A write by another process, ${writes} times`,
        await writeTimes(server),
      ].join("\n");
    } finally {
      await server.stop();
    }
  });
}

/** The pages that most visitors see, in five languages. */
async function weighLanguages({ origin, dataDir }: ServerProcess): Promise<string> {
  const database = await openRunningDatabase({ config: { dataDir, databaseUrl: null } });
  if (!database) throw new Error("the server's database does not run");
  try {
    const rows: { name: string; script: number; all: number }[] = [];
    for (const language of ["en", "de", "ja", "ar", "ru"] as const) {
      const { pages } = await makeSpokenCenter(database.db, language);
      for (const page of ["home", "question", "results"] as const) {
        const files = await weighPage(origin + pages[page]);
        const script = files.filter(({ isScript }) => isScript);
        rows.push({ name: `${language} ${page}`, script: sumOf(script, "wire"), all: sumOf(files, "wire") });
      }
    }
    return renderTable(
      [
        { title: "page", value: (row: (typeof rows)[number]) => row.name },
        { title: "script", value: (row) => row.script, digits: 0 },
        { title: "together", value: (row) => row.all, digits: 0 },
      ],
      rows,
    );
  } finally {
    await database.close();
  }
}

/** Sends a unique query, which no cache has. */
async function renderTimes({ origin }: ServerProcess): Promise<string> {
  const rows = [];
  for (const path of [
    "/help/fifty",
    "/help/fifty/faq",
    "/help/two-hundred/faq",
    "/help/two-hundred/faq.md",
  ]) {
    const times: number[] = [];
    for (let n = 0; n < warmUps + renders; n++) {
      const started = performance.now();
      // Excludes compression, which happens separately and once per page.
      const answer = await fetch(`${origin}${path}?unique=${n}`, {
        headers: { "accept-encoding": "identity" },
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      if (n >= warmUps) times.push(performance.now() - started);
    }
    rows.push({ path, times });
  }
  return timesTable("page", rows);
}

/** Measures the time from the database's response until a visitor sees the new text. */
async function writeTimes({ origin, dataDir }: ServerProcess): Promise<string> {
  const database = await openRunningDatabase({ config: { dataDir, databaseUrl: null } });
  if (!database) throw new Error("the server's database does not run");
  const { db } = database;
  try {
    const [center] = await db
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.helpCenterSubdomain, "fifty"));
    const url = `${origin}/help/fifty/faq`;
    const times: number[] = [];
    for (let n = 0; n < writes; n++) {
      await kept(url);
      const answer = `This is the text of the time number ${n}, and no other.`;
      await db
        .update(generatedFaqs)
        .set({ answer })
        .where(eq(generatedFaqs.companyId, center?.id ?? ""));
      const started = performance.now();
      while (!(await (await fetch(url)).text()).includes(answer))
        if (performance.now() - started > 10_000) throw new Error("the write is not seen");
      times.push(performance.now() - started);
    }
    return timesTable("page", [{ path: "/help/fifty/faq", times }]);
  } finally {
    await database.close();
  }
}

function timesTable(title: string, rows: { path: string; times: number[] }[]): string {
  return renderTable(
    [
      { title, value: (row: (typeof rows)[number]) => row.path },
      { title: "p50 ms", value: (row) => quantile(row.times, 0.5) },
      { title: "p99 ms", value: (row) => quantile(row.times, 0.99) },
    ],
    rows,
  );
}
