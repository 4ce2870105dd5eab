/** Serves a website of endless or huge pages as a child process. Prints its URL. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

const line = Buffer.from("<p>There is more of this page than anybody wants to read.</p>\n".repeat(1_000));
const bomb = gzipSync(Buffer.alloc(10_000_000, line));

const server = createServer((request, response) => {
  response.on("error", () => undefined);
  switch (request.url) {
    case "/gigabyte":
      response.writeHead(200, { "content-type": "text/html", "content-length": 1_000_000_000 });
      pour(response, line, 1_000_000_000);
      break;
    case "/bomb":
      response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" });
      pour(response, bomb, bomb.length * 100);
      break;
    case "/endless":
      response.writeHead(200, { "content-type": "text/html" });
      pour(response, line, Number.POSITIVE_INFINITY);
      break;
    default:
      response.writeHead(404).end();
  }
});

function pour(response: ServerResponse, chunk: Buffer, bytes: number): void {
  if (response.req.method === "HEAD") {
    response.end();
    return;
  }
  let left = bytes;
  const write = () => {
    while (left > 0 && !response.destroyed) {
      const next = chunk.subarray(0, Math.min(chunk.length, left));
      left -= next.length;
      if (!response.write(next)) {
        response.once("drain", write);
        return;
      }
    }
    response.end();
  };
  write();
}

server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
