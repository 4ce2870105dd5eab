/**
 * Measures the upload of a 500 MB video in parts, as a browser sends it, by its speed, the server's CPU time, and
 * memory.
 */
import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { loadavg } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { uploadChunkBytes, uploadsPath } from "#features/videos/limits.ts";
import { readConfig } from "#platform/config.ts";
import { openRunningServices } from "#server/services.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { freePort, startServer, untilAnswers, withFolder } from "./server-process.ts";
import { renderTable } from "./table.ts";

const sizeBytes = 500 * 1024 * 1024;
const centerTimeoutMs = 20_000;
/** The first bytes that a browser's recorder writes. */
const head = Buffer.from(
  "1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701",
  "hex",
);
const part = randomBytes(uploadChunkBytes);
head.copy(part);

interface Upload {
  run: string;
  megabytesPerSecond: number;
  /** CPU time of the server and of this client. */
  serverSeconds: number;
  clientSeconds: number;
  restMb: number;
  peakMb: number;
  extraMb: number;
  isSame: boolean;
}

export function benchUpload({ rounds }: { rounds: number }): Promise<string> {
  return withFolder(async (folder) => {
    // Backups would copy one round's videos during the next.
    const env = { BACKUPS: "off" };
    const server = await startServer({ dataDir: join(folder, "data"), port: await freePort(), env });
    try {
      // Waits until the sample's help center is nearly complete, which the first start creates and which isn't
      // measured.
      await untilAnswers(`${server.origin}/help/sample/faq`, {
        timeoutMs: centerTimeoutMs,
        everyMs: 250,
      }).catch(() => {});
      const cookie = await ownerCookie(server.dataDir, server.origin);
      const sinkSpeed = await speedIntoNothing();
      const rows: Upload[] = [];
      for (let round = 1; round <= Math.min(rounds, 3); round += 1) {
        const upload = await sendVideo({ ...server, cookie });
        rows.push({ run: String(round), ...upload });
      }
      const table = renderTable<Upload>(
        [
          { title: "500 MB in parts of 10", value: (row) => row.run },
          { title: "MB/s", value: (row) => row.megabytesPerSecond, digits: 0 },
          { title: "server CPU s", value: (row) => row.serverSeconds, digits: 2 },
          { title: "client CPU s", value: (row) => row.clientSeconds, digits: 2 },
          { title: "server at rest MB", value: (row) => row.restMb, digits: 0 },
          { title: "at most MB", value: (row) => row.peakMb, digits: 0 },
          { title: "more MB", value: (row) => row.extraMb, digits: 0 },
          { title: "same sha256", value: (row) => row.isSame },
        ],
        rows,
      );
      const load = loadavg()[0]?.toFixed(1);
      return `${table}\n\nThe same client into a server that throws everything away: ${sinkSpeed.toFixed(0)} MB/s. Processes that wanted a processor meanwhile: ${load}.`;
    } finally {
      await server.stop();
    }
  });
}

/** Measures this client's speed if the data is discarded, which is the baseline of the client and the network stack. */
async function speedIntoNothing(): Promise<number> {
  const worker = new Worker(
    `const { createServer } = require("node:http");
    const server = createServer((request, response) => request.resume().on("end", () => response.writeHead(204).end()));
    server.listen(0, "127.0.0.1", () => require("node:worker_threads").parentPort.postMessage(server.address().port));`,
    { eval: true },
  );
  try {
    const port = await new Promise<number>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
    const started = performance.now();
    for (let offset = 0; offset < sizeBytes; offset += uploadChunkBytes)
      await ask(`http://127.0.0.1:${port}/`, { method: "PATCH", body: part });
    return sizeBytes / 1e3 / (performance.now() - started);
  } finally {
    await worker.terminate();
  }
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Avoids fetch, which copies a body twice and takes as much CPU time as the server. */
function ask(
  url: string,
  { method, headers = {}, body }: { method: string; headers?: Record<string, string>; body?: Buffer },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = { "content-length": String(body?.length ?? 0) };
    const asked = request(url, { agent, method, headers: { ...headers, ...length } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      answer.on("error", reject);
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

async function ownerCookie(dataDir: string, origin: string): Promise<string> {
  const opened = await openRunningServices(readConfig({ DATA_DIR: dataDir, PORT: new URL(origin).port }));
  if (!opened) throw new Error("The server ended.");
  try {
    return (await createUser(opened.services, { onboardingCompleted: true })).cookie;
  } finally {
    await opened.close();
  }
}

async function sendVideo({
  origin,
  pid,
  dataDir,
  cookie,
}: {
  origin: string;
  pid: number;
  dataDir: string;
  cookie: string;
}): Promise<Omit<Upload, "run">> {
  const headers = { "tus-resumable": "1.0.0", cookie };
  const name = `filename ${Buffer.from("tour.webm").toString("base64")}`;
  const restMb = await memoryMb(pid, "VmRSS");
  // Resets the kernel's peak memory counter (VmHWM).
  await writeFile(`/proc/${pid}/clear_refs`, "5");
  const [serverBefore, clientBefore] = [await processorSeconds(pid), process.cpuUsage()];
  const started = performance.now();
  const created = await ask(origin + uploadsPath, {
    method: "POST",
    headers: { ...headers, "upload-length": String(sizeBytes), "upload-metadata": name },
  });
  const address = created.headers.location;
  if (!address) throw new Error(`The upload was refused: ${created.status} ${created.text}`);
  for (let offset = 0; offset < sizeBytes; offset += uploadChunkBytes) {
    const answer = await ask(origin + address, {
      method: "PATCH",
      headers: {
        ...headers,
        "upload-offset": String(offset),
        "content-type": "application/offset+octet-stream",
      },
      body: part,
    });
    if (answer.status !== 204) throw new Error(`A part was refused: ${answer.status} ${answer.text}`);
  }
  const seconds = (performance.now() - started) / 1_000;
  const serverSeconds = (await processorSeconds(pid)) - serverBefore;
  const { user, system } = process.cpuUsage(clientBefore);
  const peakMb = await memoryMb(pid, "VmHWM");
  const hash = createHash("sha256");
  for (let offset = 0; offset < sizeBytes; offset += uploadChunkBytes) hash.update(part);
  const stored = await hashStored(dataDir, address.split("/").at(-1) ?? "");
  return {
    megabytesPerSecond: sizeBytes / 1e6 / seconds,
    serverSeconds,
    clientSeconds: (user + system) / 1e6,
    restMb,
    peakMb,
    extraMb: peakMb - restMb,
    isSame: stored === hash.digest("hex"),
  };
}

async function hashStored(dataDir: string, id: string): Promise<string> {
  const folder = join(dataDir, "files", "videos");
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.includes(id)) continue;
    const hash = createHash("sha256");
    for await (const chunk of createReadStream(join(folder, name))) hash.update(chunk);
    return hash.digest("hex");
  }
  return "nothing";
}

/** Returns the memory of the server process only, because Postgres writes no part of a video. Needs Linux. */
async function memoryMb(pid: number, name: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${name}:\\s*(\\d+) kB`, "m").exec(status)?.[1]) / 1_024;
}

/** Reads the kernel's count in hundredths of a second. Needs Linux. */
async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // Parses after the last parenthesis, because the name in parentheses may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
