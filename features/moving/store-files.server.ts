/** Stores the pictures and attachments of imported texts. */
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import { importPictures } from "#db/schema/center-imports.ts";
import { attachmentKeys } from "#engines/moving/place-links.ts";
import {
  isAttachmentPicture,
  storeImportedAttachment,
} from "#features/articles/article-attachments.server.ts";
import { storeImportedPicture, TooManyPictures } from "#features/articles/article-images.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { articleLimits } from "#shared/article-limits.ts";
import { EgressError, type EgressFetch } from "#shared/egress.ts";
import type { ImportRow } from "./read-source.server.ts";

const atOnce = 4;
const timeoutMs = 20_000;
const busyTries = 5;
const busyWaitMs = 1_000;
/** After this many failures in a row, a host isn't asked again: each could take until the timeout. */
const maxFailures = 10;

export interface Files {
  /** The addresses here, by key. Files that can't be read or stored are missing. Safe to repeat. */
  store(
    items: readonly { pictures: readonly string[]; content: string }[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, string>>;
}

type FileKind = "picture" | "attachment";

interface FoundFile {
  bytes: Uint8Array;
  /** As the source names it. */
  name: string;
}

interface Context {
  services: Pick<Services, "db" | "clock" | "ids" | "storage" | "jobs">;
  /** Guarded. */
  fetch: EgressFetch;
}

export function createFiles({ services, fetch }: Context, row: Pick<ImportRow, "id" | "companyId">): Files {
  const { db } = services;
  /** By host: failures since the last success. */
  const failures = new Map<string, number>();
  /** Keys that are known to be unusable. */
  const missing = new Set<string>();
  /** Once the company has as many files as it may, no further one is read. */
  const full = new Set<FileKind>();

  const store: Files["store"] = async (items, signal) => {
    const pictures = new Set(items.flatMap((item) => item.pictures));
    const attachments = items.flatMap(({ content }) => attachmentKeys(content));
    const keys = [...new Set([...pictures, ...attachments])].filter((key) => !missing.has(key));
    const urls = new Map<string, string>();
    if (keys.length === 0) return urls;
    const isIt = and(eq(importPictures.importId, row.id), inArray(importPictures.key, keys));
    const known = await db
      .select({ key: importPictures.key, url: importPictures.url })
      .from(importPictures)
      .where(isIt);
    for (const { key, url } of known) if (url !== null) urls.set(key, url);
    const uploaded = new Set(known.map(({ key }) => key));
    const left = keys.filter((key) => !urls.has(key));
    for (let at = 0; at < left.length; at += atOnce) {
      signal.throwIfAborted();
      await Promise.all(
        left.slice(at, at + atOnce).map(async (key) => {
          const kind = pictures.has(key) ? "picture" : "attachment";
          const url = await storeOne(key, { kind, isUploaded: uploaded.has(key), signal });
          if (url === null) missing.add(key);
          else urls.set(key, url);
        }),
      );
    }
    return urls;
  };

  async function storeOne(
    key: string,
    { kind, isUploaded, signal }: { kind: FileKind; isUploaded: boolean; signal: AbortSignal },
  ): Promise<string | null> {
    if (full.has(kind)) return null;
    const file = isUploaded ? await readUploaded(key) : await download(key, { kind, signal });
    if (file === null) return null;
    const url = await storeWhenFree(file, { kind, signal });
    if (url === null) return null;
    await db
      .insert(importPictures)
      .values({ importId: row.id, key, url })
      .onConflictDoUpdate({
        target: [importPictures.importId, importPictures.key],
        set: { url, bytes: null },
      });
    return url;
  }

  async function readUploaded(key: string): Promise<FoundFile | null> {
    const [picture] = await db
      .select({ bytes: importPictures.bytes })
      .from(importPictures)
      .where(and(eq(importPictures.importId, row.id), eq(importPictures.key, key)));
    return picture?.bytes ? { bytes: picture.bytes, name: key } : null;
  }

  /** Without credentials, also from a private help center. */
  async function download(
    key: string,
    { kind, signal }: { kind: FileKind; signal: AbortSignal },
  ): Promise<FoundFile | null> {
    if (!URL.canParse(key)) return null;
    const { host, pathname } = new URL(key);
    const failed = failures.get(host) ?? 0;
    if (failed >= maxFailures) return null;
    try {
      const isPicture = kind === "picture";
      const { status, body, truncated, headers } = await fetch(key, {
        ...{ timeoutMs, signal },
        maxBytes: isPicture ? articleLimits.imageBytes : articleLimits.attachmentBytes,
        headers: { accept: isPicture ? "image/*" : "*/*" },
      });
      failures.set(host, 0);
      const name = nameIn(headers["content-disposition"]) ?? decodedName(pathname);
      return status === 200 && !truncated ? { bytes: body, name } : null;
    } catch (error) {
      if (signal.aborted || !(error instanceof EgressError)) throw error;
      failures.set(host, failed + 1);
      return null;
    }
  }

  async function storeWhenFree(
    file: FoundFile,
    { kind, signal }: { kind: FileKind; signal: AbortSignal },
  ): Promise<string | null> {
    // Texts link to pictures in full size, too.
    const isPicture = kind === "picture" || (await isAttachmentPicture(file.bytes));
    for (let attempt = 1; ; attempt += 1)
      try {
        return isPicture
          ? (await storeImportedPicture(services, row, file.bytes)).url
          : await storeImportedAttachment(services, row, file);
      } catch (error) {
        // Anything else is our failure, which the job repeats.
        if (!(error instanceof AppError)) throw error;
        if (error instanceof TooManyPictures) full.add(isPicture ? "picture" : "attachment");
        if (error instanceof TooManyPictures || error.code !== "rate_limited" || attempt >= busyTries)
          return null;
        await wait(busyWaitMs * attempt, undefined, { signal });
      }
  }

  return { store };
}

/** The name in a Content-Disposition header. */
function nameIn(header: string | undefined): string | null {
  return /\bfilename="?([^";]{1,200})/i.exec(header ?? "")?.[1] ?? null;
}

function decodedName(pathname: string): string {
  const name = pathname.slice(pathname.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
