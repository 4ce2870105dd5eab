import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, truncate } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { primaryLanguage } from "#shared/primary-language.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { findLanguageData } from "./language-data.server.ts";
import { ocrPackages } from "./packages.ts";

const data = gzipSync("letters");
const name = "package/4.0.0_best_int/deu.traineddata.gz";
let registry: Server;
let folder: string;
let answers: { status: number; body: Buffer };
let asked: string[];
let redirects: string[];
let id = 0;
let nowMs: number;

beforeAll(async () => {
  registry = createServer((request, response) => {
    asked.push(request.url ?? "");
    const location = redirects.shift();
    if (location !== undefined) response.writeHead(302, { location }).end();
    else response.writeHead(answers.status).end(answers.body);
  }).listen(0, "127.0.0.1");
  await once(registry, "listening");
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "step-ocr-"));
  asked = [];
  redirects = [];
  nowMs = 0;
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
  const clock = { monotonicMs: () => nowMs };
  const ids = { uuid: () => String(++id) };
  const packages = { de: { code: "deu", version: "1.0.0", sha512 } };
  return findLanguageData({ config, clock, ids, log: collectLog().log }, language, { packages });
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

test("reads a regional form as its language", async () => {
  expect(await find("en-GB")).toEqual({ language: null, isMissing: false });
  expect(asked).toEqual([]);
  expect((await find("de-AT")).language?.code).toBe("deu");
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

test("asks again an hour after a failure", async () => {
  const right = answers;
  expect(await findAfter({ status: 503, body: Buffer.from("busy") })).toEqual(missing);
  answers = right;
  nowMs = 60 * 60_000 - 1;
  expect(await find("de")).toEqual(missing);
  expect(asked).toHaveLength(1);
  nowMs += 1;
  expect(await find("de")).toMatchObject({ isMissing: false });
  expect(asked).toHaveLength(2);
});

test("follows up to five redirects, to hosts that are checked", async () => {
  redirects = Array.from({ length: 5 }, (_one, index) => `/mirror/${index}`);
  expect(await find("de")).toMatchObject({ isMissing: false });
  expect(asked.at(-1)).toBe("/mirror/4");
});

test.each([
  ["a sixth time", Array.from({ length: 6 }, () => "/mirror")],
  ["to a private host", ["http://127.0.0.2:9/"]],
  ["to a file", ["file:///etc/passwd"]],
])("doesn't follow a redirect %s", async (_name, given) => {
  redirects = [...given];
  expect(await find("de")).toEqual(missing);
});

test("repairs a folder in which a file is missing or empty", async () => {
  const ocr = join(folder, "ocr", "deu-1.0.0");
  await mkdir(ocr, { recursive: true });
  expect(await find("de", { isOff: true })).toEqual(missing);
  expect(await find("de")).toMatchObject({ isMissing: false });
  expect(await readFile(join(ocr, "deu.traineddata.gz"))).toEqual(data);
  await truncate(join(ocr, "eng.traineddata.gz"));
  expect(await find("de", { isOff: true })).toEqual(missing);
  expect(await find("de")).toMatchObject({ isMissing: false });
  expect(await readdir(join(folder, "ocr"))).toEqual(["deu-1.0.0"]);
});

test("leaves no unfinished folder if the data can't be stored", async () => {
  await mkdir(join(folder, "ocr", "deu-1.0.0", "deu.traineddata.gz"), { recursive: true });
  expect(await find("de")).toEqual(missing);
  expect(await readdir(join(folder, "ocr"))).toEqual(["deu-1.0.0"]);
});

function findAfter(answer: typeof answers) {
  answers = answer;
  return find("de");
}

test("European Portuguese is read as Portuguese, too", () => {
  expect(ocrPackages[primaryLanguage("pt-PT")]?.code).toBe("por");
});

test("each package has a checksum of the right length", () => {
  for (const { sha512 } of Object.values(ocrPackages)) expect(Buffer.from(sha512, "base64")).toHaveLength(64);
});
