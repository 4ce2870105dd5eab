/** Run as a child: a website of N pages of text behind some latency. Prints its address. */
import { serveSite } from "#tests/support/static-site.ts";
import { generatePages } from "./generate-pages.ts";

const [pages = "15", bytes = "75000", latencyMs = "0"] = process.argv.slice(2);
const site = await serveSite(
  { pages: generatePages(Number(pages), Number(bytes)) },
  { latencyMs: Number(latencyMs) },
);
process.stdout.write(`${site.url}\n`);
