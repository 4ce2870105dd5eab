/**
 * Opens an uploaded export: a ZIP file of version 2 or 1, or a version 1 document. Sizes, counts and nesting are
 * checked before parsing, but the records aren't validated here.
 */
import type { z } from "zod";
import { type OpenedZip, openZip } from "#platform/archive/unpack-zip.ts";
import { isOwnAttachment } from "#shared/article-attachment.ts";
import { articleLimits } from "#shared/article-limits.ts";
import { isWithinJsonBound, type JsonBound } from "#shared/json-scan.ts";
import {
  type DataFile,
  dataFilePath,
  exportFormat,
  exportVersion,
  manifestPath,
  manifestSchema,
  maxDataFileBytes,
  picturesFolder,
  readLimits,
  singleDocumentPath,
} from "./export-format.ts";
import { LineTooLongError, readLines } from "./read-lines.ts";

/** Its message is shown to the user. */
export class UnusableExportError extends Error {
  override readonly name = "UnusableExportError";
}

export interface ExportSource {
  company: unknown;
  /** Yields parsed records with their size in bytes. Can be called more than once. */
  records(table: string): AsyncIterable<{ value: unknown; bytes: number }>;
  hasPicture(url: string): boolean;
  /** Returns null if the picture is broken, missing or too large. */
  readPicture(url: string): Promise<Uint8Array | null>;
}

const notAnExport = "This file isn't a help center export from Step.";
const tooLarge = "This file is larger or more complex than any export from Step.";
const damaged = "This export is damaged or incomplete. Download it again.";

export async function openSource(bytes: Uint8Array): Promise<ExportSource> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return openDocument(bytes, null);
  const zip = await openZip(bytes, {
    maxBytes: readLimits.unpackedBytes,
    maxFiles: readLimits.entries,
    isWanted: (path) =>
      path === manifestPath ||
      path === singleDocumentPath ||
      path.endsWith(".ndjson") ||
      path.startsWith(picturesFolder),
  });
  if (!zip) throw new UnusableExportError(notAnExport);
  if (zip.sizes.has(manifestPath)) return openManifest(zip);
  const document = await readEntry(zip, singleDocumentPath, maxDataFileBytes);
  return openDocument(document, zip);
}

/** Older and handwritten exports lack these tables: categories, redirects, pinned answers, questions that an owner removed or dismissed, and translations. */
const optionalTables = new Set([
  "collections",
  "collection_redirects",
  "redirects",
  "pinned_answers",
  "removed_faqs",
  "faq_proposals",
  "article_drafts",
  "article_states",
  "article_redirects",
  "company_languages",
  "translations",
]);

function openDocument(bytes: Uint8Array, zip: OpenedZip | null): ExportSource {
  if (bytes.length > maxDataFileBytes) throw new UnusableExportError(tooLarge);
  const json = parse(bytes, readLimits.documentJson);
  checkVersion(json, 1);
  const document = json as Record<string, unknown>;
  return {
    company: document.company,
    async *records(table) {
      const list = document[table] ?? (optionalTables.has(table) ? [] : null);
      if (!Array.isArray(list)) throw new UnusableExportError(damaged);
      const each = Math.ceil(bytes.length / Math.max(1, list.length));
      for (const value of list) yield { value, bytes: each };
    },
    ...picturesOf(zip),
  };
}

async function openManifest(zip: OpenedZip): Promise<ExportSource> {
  const json = parse(await readEntry(zip, manifestPath, readLimits.manifestBytes), readLimits.recordJson);
  checkVersion(json, exportVersion);
  const { company, files } = readManifest(json);
  return {
    company,
    async *records(table) {
      const own = files.filter((file) => file.table === table);
      for (const [index, file] of own.entries()) {
        if (file.path !== dataFilePath(table, index + 1)) throw new UnusableExportError(damaged);
        yield* readDataFile(zip, file);
      }
    },
    ...picturesOf(zip),
  };
}

function readManifest(json: unknown): z.infer<typeof manifestSchema> {
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw new UnusableExportError(damaged);
  return parsed.data;
}

async function* readDataFile(zip: OpenedZip, { path, records }: DataFile) {
  if ((zip.sizes.get(path) ?? 0) > maxDataFileBytes) throw new UnusableExportError(tooLarge);
  const stream = await zip.stream(path).catch(() => null);
  if (!stream) throw new UnusableExportError(damaged);
  let count = 0;
  try {
    for await (const line of readLines(stream, { maxBytes: readLimits.recordBytes })) {
      count += 1;
      yield { value: parse(line, readLimits.recordJson), bytes: line.length };
    }
  } catch (error) {
    if (error instanceof UnusableExportError) throw error;
    throw new UnusableExportError(error instanceof LineTooLongError ? tooLarge : damaged, { cause: error });
  } finally {
    stream.destroy();
  }
  if (count !== records) throw new UnusableExportError(damaged);
}

async function readEntry(zip: OpenedZip, path: string, maxBytes: number): Promise<Uint8Array> {
  const size = zip.sizes.get(path);
  if (size === undefined) throw new UnusableExportError(notAnExport);
  if (size > maxBytes) throw new UnusableExportError(tooLarge);
  const bytes = await zip.read(path);
  if (!bytes) throw new UnusableExportError(damaged);
  return bytes;
}

function parse(bytes: Uint8Array, bound: JsonBound): unknown {
  if (!isWithinJsonBound(bytes, bound)) throw new UnusableExportError(tooLarge);
  try {
    return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString());
  } catch (error) {
    throw new UnusableExportError("This file has JSON we can't read.", { cause: error });
  }
}

function checkVersion(json: unknown, wanted: number): void {
  const { format, version } = (json ?? {}) as { format?: unknown; version?: unknown };
  if (format !== exportFormat) throw new UnusableExportError(notAnExport);
  if (version === wanted) return;
  const isPart = version === exportVersion;
  throw new UnusableExportError(
    isPart
      ? "This is only part of an export. Choose the whole ZIP file."
      : "This export was made by a newer version of Step.",
  );
}

function picturesOf(zip: OpenedZip | null): Pick<ExportSource, "hasPicture" | "readPicture"> {
  const sizeOf = (url: string) => (url.startsWith("/") ? zip?.sizes.get(url.slice(1)) : undefined);
  return {
    hasPicture: (url) => sizeOf(url) !== undefined,
    async readPicture(url) {
      const size = sizeOf(url);
      const maxBytes = isOwnAttachment(url) ? articleLimits.attachmentBytes : readLimits.pictureBytes;
      if (!zip || size === undefined || size > maxBytes) return null;
      return zip.read(url.slice(1));
    },
  };
}
