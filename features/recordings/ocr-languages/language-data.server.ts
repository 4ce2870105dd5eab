/** Loads the data to read a language from a registry of npm packages, once, into the data directory. */
import { createHash } from "node:crypto";
import { copyFile, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { extract } from "tar-stream";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { createOperatorFetch } from "#platform/egress/create-operator-fetch.ts";
import type { Ids } from "#platform/ids.ts";
import type { Log } from "#platform/log.ts";
import { primaryLanguage } from "#shared/primary-language.ts";
import { englishFolder, fileOf, type OcrLanguage } from "./data-files.ts";
import { type OcrPackage, ocrPackages } from "./packages.ts";

export interface FoundLanguage {
  /** Null if only the English data is used. */
  language: OcrLanguage | null;
  /** Whether letters of the language may be read wrongly. */
  isMissing: boolean;
}

interface Deps {
  config: Pick<Config, "dataDir" | "ocrRegistry" | "crawl">;
  clock: Pick<Clock, "monotonicMs">;
  ids: Pick<Ids, "uuid">;
  log: Log;
}

/** The largest package has 18 MB. */
const maxArchiveBytes = 30_000_000;
const maxUnpackedBytes = 60_000_000;
const timeoutMs = 60_000;
const maxRedirects = 5;
/** After a failure, nothing is asked for this long. */
const pauseMs = 60 * 60_000;
/** When the data of a folder last couldn't be loaded, on the clock that only counts up. */
const failedAtMs = new Map<string, number>();

/** Never rejects, except if the signal aborts. `language` is that of the help center. */
export async function findLanguageData(
  deps: Deps,
  language: string,
  { signal, packages = ocrPackages }: { signal?: AbortSignal; packages?: typeof ocrPackages } = {},
): Promise<FoundLanguage> {
  const missing = { language: null, isMissing: true };
  const { config, clock, log } = deps;
  const main = primaryLanguage(language);
  if (main === "en") return { language: null, isMissing: false };
  const wanted = packages[main];
  if (!wanted) return missing;
  const { code, version } = wanted;
  const found = { code, folder: join(config.dataDir, "ocr", `${code}-${version}`) };
  if (await isComplete(found)) return { language: found, isMissing: false };
  const failedAt = failedAtMs.get(found.folder);
  const isPaused = failedAt !== undefined && clock.monotonicMs() - failedAt < pauseMs;
  if (config.ocrRegistry === null || isPaused) return missing;
  try {
    const archive = await fetchArchive(wanted, { registry: config.ocrRegistry, config, signal });
    const data = await unpack(archive, `package/4.0.0_best_int/${fileOf(code)}`);
    await store(found, data, deps);
    failedAtMs.delete(found.folder);
    log.info({ language, bytes: data.length }, "OCR language data loaded");
    return { language: found, isMissing: false };
  } catch (error) {
    signal?.throwIfAborted();
    failedAtMs.set(found.folder, clock.monotonicMs());
    log.warn({ err: error, language }, "OCR language data unavailable");
    return missing;
  }
}

/** Each file is moved when it is whole. Another process may do the same. */
async function store({ code, folder }: OcrLanguage, data: Buffer, { ids }: Deps): Promise<void> {
  const unfinished = `${folder}.${ids.uuid()}`;
  try {
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, fileOf(code)), data);
    await copyFile(join(englishFolder(), fileOf("eng")), join(unfinished, fileOf("eng")));
    await mkdir(folder, { recursive: true });
    for (const name of filesOf(code)) await rename(join(unfinished, name), join(folder, name));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function filesOf(code: string): string[] {
  return [fileOf(code), fileOf("eng")];
}

async function isComplete({ code, folder }: OcrLanguage): Promise<boolean> {
  const sizes = await Promise.all(
    filesOf(code).map((name) =>
      stat(join(folder, name)).then(
        (file) => (file.isFile() ? file.size : 0),
        () => 0,
      ),
    ),
  );
  return sizes.every((size) => size > 0);
}

async function fetchArchive(
  { code, version, sha512 }: OcrPackage,
  { registry, config, signal }: { registry: string; config: Deps["config"]; signal: AbortSignal | undefined },
): Promise<Buffer> {
  const { allowPrivate } = config.crawl;
  const operator = createOperatorFetch({ url: registry, allowPrivate, maxBytes: maxArchiveBytes, timeoutMs });
  try {
    const path = `@tesseract.js-data/${code}/-/${code}-${version}.tgz`;
    let address = `${registry.replace(/\/$/, "")}/${path}`;
    let answer = await operator.fetch(address, signal ? { signal } : {});
    // Mirrors lead elsewhere. Every host is checked, and the content as well.
    for (let redirects = 0; isRedirect(answer) && redirects < maxRedirects; redirects += 1) {
      address = new URL(answer.headers.get("location") ?? "", address).href;
      answer = await operator.fetch(address, signal ? { signal } : {});
    }
    if (answer.status !== 200) throw new Error(`the registry answered with ${answer.status}`);
    const archive = Buffer.from(await answer.arrayBuffer());
    const hash = createHash("sha512").update(archive).digest("base64");
    if (hash !== sha512) throw new Error("the archive has another checksum");
    return archive;
  } finally {
    await operator.close();
  }
}

async function unpack(archive: Buffer, wanted: string): Promise<Buffer> {
  const entries = extract();
  entries.end(await promisify(gunzip)(archive, { maxOutputLength: maxUnpackedBytes }));
  for await (const entry of entries) {
    // tar-stream has its own stream types, which are compatible.
    const content = entry as unknown as Readable;
    if (entry.header.name === wanted && entry.header.type === "file") return buffer(content);
    content.resume();
  }
  throw new Error("the archive has no data");
}

function isRedirect({ status }: Response): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}
