/** Serves a website of N text pages with simulated latency as a child process. Prints its URL. */
import { serveSite } from "#tests/support/static-site.ts";
import { generatePages } from "./generate-pages.ts";

const [pages = "15", bytes = "75000", latencyMs = "0"] = process.argv.slice(2);
const site = await serveSite(
  { pages: generatePages(Number(pages), Number(bytes)) },
  { latencyMs: Number(latencyMs) },
);
process.stdout.write(`${site.url}\n`);
