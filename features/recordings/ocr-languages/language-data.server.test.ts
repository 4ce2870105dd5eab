import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { collectLog } from "#tests/support/collect-log.ts";
import { findLanguageData } from "./language-data.server.ts";
import { ocrPackages } from "./packages.ts";

const data = gzipSync("letters");
const name = "package/4.0.0_best_int/deu.traineddata.gz";
let registry: Server;
let folder: string;
let answers: { status: number; body: Buffer };
let asked: string[];
let id = 0;

beforeAll(async () => {
  registry = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(answers.status).end(answers.body);
  }).listen(0, "127.0.0.1");
  await once(registry, "listening");
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "step-ocr-"));
  asked = [];
  answers = { status: 200, body: await archiveOf({ "package/index.js": Buffer.from("x"), [name]: data }) };
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => registry.close());

async function archiveOf(files: Record<string, Buffer>): Promise<Buffer> {
  const archive = pack();
  for (const [file, bytes] of Object.entries(files)) archive.entry({ name: file }, bytes);
  archive.finalize();
  return gzipSync(await buffer(archive as unknown as NodeJS.ReadableStream));
}

function find(language: string, { isOff = false, sha512 = hashOf(answers.body) } = {}) {
  const url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/npm/`;
  const config = {
    dataDir: folder,
    ocrRegistry: isOff ? null : url,
    crawl: { allowPrivate: [], browserPath: null },
  };
  const ids = { uuid: () => String(++id) };
  const packages = { de: { code: "deu", version: "1.0.0", sha512 } };
  return findLanguageData({ config, ids, log: collectLog().log }, language, { packages });
}

function hashOf(bytes: Buffer): string {
  return createHash("sha512").update(bytes).digest("base64");
}

const missing = { language: null, isMissing: true };

test("loads the data of a language once, and keeps it", async () => {
  const found = { language: { code: "deu", folder: join(folder, "ocr", "deu-1.0.0") }, isMissing: false };
  expect(await Promise.all([find("de"), find("de")])).toEqual([found, found]);
  expect(await readFile(join(found.language.folder, "deu.traineddata.gz"))).toEqual(data);
  expect(await readdir(found.language.folder)).toEqual(["deu.traineddata.gz", "eng.traineddata.gz"]);
  asked.shift();
  expect(await find("de", { isOff: true })).toEqual(found);
  expect(asked).toEqual(["/npm/@tesseract.js-data/deu/-/deu-1.0.0.tgz"]);
  expect(await readdir(join(folder, "ocr"))).toHaveLength(1);
});

test("asks for nothing if the operator loads nothing, for English, or without data", async () => {
  expect(await find("de", { isOff: true })).toEqual(missing);
  expect(await find("en")).toEqual({ language: null, isMissing: false });
  expect(await find("ru")).toEqual(missing);
  expect(asked).toEqual([]);
});

test.each([
  ["another checksum", () => find("de", { sha512: hashOf(Buffer.from("other")) })],
  ["an error", () => findAfter({ status: 503, body: Buffer.from("busy") })],
  ["no archive", () => findAfter({ status: 200, body: Buffer.from("not compressed") })],
  ["too many bytes", () => findAfter({ status: 200, body: Buffer.alloc(30_000_001) })],
  ["a bomb", () => findAfter({ status: 200, body: gzipSync(Buffer.alloc(60_000_001)) })],
  ["no data", async () => findAfter({ status: 200, body: await archiveOf({ other: data }) })],
] as const)("keeps nothing of an answer with %s", async (_name, found) => {
  expect(await found()).toEqual(missing);
  expect(asked).toHaveLength(1);
  await expect(readdir(join(folder, "ocr"))).rejects.toThrow();
});

function findAfter(answer: typeof answers) {
  answers = answer;
  return find("de");
}

test("each package has a checksum of the right length", () => {
  for (const { sha512 } of Object.values(ocrPackages)) expect(Buffer.from(sha512, "base64")).toHaveLength(64);
});
