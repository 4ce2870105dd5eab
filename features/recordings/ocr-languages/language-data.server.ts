/** Loads the data to read a language from a registry of npm packages, once, into the data directory. */
import { createHash } from "node:crypto";
import { access, copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { extract } from "tar-stream";
import type { Config } from "#platform/config.ts";
import { createOperatorFetch } from "#platform/egress/create-operator-fetch.ts";
import type { Ids } from "#platform/ids.ts";
import type { Log } from "#platform/log.ts";
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
  ids: Pick<Ids, "uuid">;
  log: Log;
}

/** The largest package has 18 MB. */
const maxArchiveBytes = 30_000_000;
const maxUnpackedBytes = 60_000_000;
const timeoutMs = 60_000;

/** Never rejects, except if the signal aborts. `language` is that of the help center. */
export async function findLanguageData(
  { config, ids, log }: Deps,
  language: string,
  { signal, packages = ocrPackages }: { signal?: AbortSignal; packages?: typeof ocrPackages } = {},
): Promise<FoundLanguage> {
  if (language === "en") return { language: null, isMissing: false };
  const wanted = packages[language];
  if (!wanted) return { language: null, isMissing: true };
  const { code, version } = wanted;
  const found = { code, folder: join(config.dataDir, "ocr", `${code}-${version}`) };
  if (await exists(found.folder)) return { language: found, isMissing: false };
  if (config.ocrRegistry === null) return { language: null, isMissing: true };
  try {
    const archive = await fetchArchive(wanted, { registry: config.ocrRegistry, config, signal });
    const data = await unpack(archive, `package/4.0.0_best_int/${fileOf(code)}`);
    const unfinished = `${found.folder}.${ids.uuid()}`;
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, fileOf(code)), data);
    await copyFile(join(englishFolder(), fileOf("eng")), join(unfinished, fileOf("eng")));
    await moveInto(found.folder, unfinished);
    log.info({ language, bytes: data.length }, "OCR language data loaded");
    return { language: found, isMissing: false };
  } catch (error) {
    signal?.throwIfAborted();
    log.warn({ err: error, language }, "OCR language data unavailable");
    return { language: null, isMissing: true };
  }
}

/** Another process may have loaded the same data. */
async function moveInto(folder: string, unfinished: string): Promise<void> {
  try {
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    if (!(await exists(folder))) throw error;
  }
}

async function fetchArchive(
  { code, version, sha512 }: OcrPackage,
  { registry, config, signal }: { registry: string; config: Deps["config"]; signal: AbortSignal | undefined },
): Promise<Buffer> {
  const { allowPrivate } = config.crawl;
  const operator = createOperatorFetch({ url: registry, allowPrivate, maxBytes: maxArchiveBytes, timeoutMs });
  try {
    const path = `@tesseract.js-data/${code}/-/${code}-${version}.tgz`;
    const answer = await operator.fetch(`${registry.replace(/\/$/, "")}/${path}`, signal ? { signal } : {});
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

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
