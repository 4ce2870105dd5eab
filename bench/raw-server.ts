/**
 * Serves the same bytes from memory with plain node:http as a child process, as the upper bound for any Node server.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [file = "", encoding = "identity", port = "0"] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-length": body.length,
  ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
};

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1");
