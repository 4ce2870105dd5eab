/** Measures the memory that a crawl adds to a process, with many pages and with endless pages. */
import { once } from "node:events";
import { join } from "node:path";
import serverFlags from "../scripts/lib/server-flags.json" with { type: "json" };
import { runChild, startChild, stopChild } from "./children.ts";
import { renderTable } from "./table.ts";

const pages = 100;
const bytesPerPage = 75_000;

interface Row {
  name: string;
  mostMb: number;
  limitMb: number;
}

/** Runs each crawl in its own process, after loading the engines and reading a small page. */
export async function benchCrawlMemory(): Promise<string> {
  const rows: Row[] = [];
  const many = await startPrinting("site-process.ts", [String(pages), String(bytesPerPage), "0"]);
  try {
    rows.push({ name: `${pages} pages of 75 kB`, mostMb: await growth(`${many.url}/`, pages), limitMb: 150 });
  } finally {
    await many.stop();
  }
  const endless = await startPrinting("endless-site-process.ts", []);
  try {
    for (const [name, path] of [
      ["a page of 1 GB", "/gigabyte"],
      ["a gzip bomb of 1 GB", "/bomb"],
      ["an endless stream", "/endless"],
    ] as const) {
      rows.push({ name, mostMb: await growth(endless.url + path, 1), limitMb: 50 });
    }
  } finally {
    await endless.stop();
  }
  const table = renderTable<Row>(
    [
      { title: "crawl of", value: (row) => row.name },
      { title: "at most + MB", value: (row) => row.mostMb, digits: 0 },
      { title: "limit", value: (row) => row.limitMb },
    ],
    rows,
  );
  return `Resident memory of the whole process while it crawls, above what it had before\n${table}`;
}

async function growth(url: string, maxPages: number): Promise<number> {
  const printed = await runChild(process.execPath, [
    ...serverFlags,
    join(import.meta.dirname, "crawl-process.ts"),
    url,
    String(maxPages),
  ]);
  return Number(printed.trim().split("\n").at(-1)) / 1e6;
}

async function startPrinting(
  program: string,
  args: string[],
): Promise<{ url: string; stop(): Promise<void> }> {
  const child = startChild(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, program), ...args],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [printed] = (await once(child.stdout!, "data")) as [Buffer];
  return { url: printed.toString("utf8").trim(), stop: () => stopChild(child) };
}
