/** Crawls a URL as a child process and prints its peak memory growth in bytes. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { crawlAsProduct } from "./crawl.ts";

const [url = "", maxPages = "15"] = process.argv.slice(2);
const small = createServer((_request, response) =>
  response
    .writeHead(200, { "content-type": "text/html" })
    .end("<title>Small</title><p>A page of a few words, read before anything is counted.</p>"),
);
await new Promise<void>((resolve) => small.listen(0, "127.0.0.1", resolve));
await crawlAsProduct(`http://127.0.0.1:${(small.address() as AddressInfo).port}`, 1);
small.close();
small.closeAllConnections();

const before = process.memoryUsage.rss();
let most = before;
const timer = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 5);
const kept = await crawlAsProduct(url, Number(maxPages));
clearInterval(timer);
most = Math.max(most, process.memoryUsage.rss());
if (kept !== Number(maxPages)) throw new Error(`${kept} of ${maxPages} pages were kept`);
console.log(most - before);
process.exit();
