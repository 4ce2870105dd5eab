/** Stores the pictures of imported texts like pictures of articles. */
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import { importPictures } from "#db/schema/center-imports.ts";
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

export interface Pictures {
  /** The addresses here, by key. Pictures that can't be read are missing. Safe to repeat. */
  store(
    items: readonly { pictures: readonly string[] }[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, string>>;
}

interface Context {
  services: Pick<Services, "db" | "clock" | "ids" | "storage" | "jobs">;
  /** Guarded. */
  fetch: EgressFetch;
}

export function createPictures(
  { services, fetch }: Context,
  row: Pick<ImportRow, "id" | "companyId">,
): Pictures {
  const { db } = services;
  /** By host: failures since the last success. */
  const failures = new Map<string, number>();
  /** Keys that are known to be unusable. */
  const missing = new Set<string>();
  /** Once the company has as many pictures as it may, no further one is read. */
  let isFull = false;

  async function store(
    items: readonly { pictures: readonly string[] }[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, string>> {
    const keys = [...new Set(items.flatMap(({ pictures }) => pictures))].filter((key) => !missing.has(key));
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
          const url = await storeOne(key, { isUploaded: uploaded.has(key), signal });
          if (url === null) missing.add(key);
          else urls.set(key, url);
        }),
      );
    }
    return urls;
  }

  async function storeOne(
    key: string,
    { isUploaded, signal }: { isUploaded: boolean; signal: AbortSignal },
  ): Promise<string | null> {
    if (isFull) return null;
    const bytes = isUploaded ? await readUploaded(key) : await download(key, signal);
    if (bytes === null) return null;
    const url = await storeWhenFree(bytes, signal);
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

  async function readUploaded(key: string): Promise<Uint8Array | null> {
    const [picture] = await db
      .select({ bytes: importPictures.bytes })
      .from(importPictures)
      .where(and(eq(importPictures.importId, row.id), eq(importPictures.key, key)));
    return picture?.bytes ?? null;
  }

  /** Without credentials, also from a private help center. */
  async function download(key: string, signal: AbortSignal): Promise<Uint8Array | null> {
    if (!URL.canParse(key)) return null;
    const { host } = new URL(key);
    const failed = failures.get(host) ?? 0;
    if (failed >= maxFailures) return null;
    try {
      const { status, body, truncated } = await fetch(key, {
        ...{ timeoutMs, signal, maxBytes: articleLimits.imageBytes },
        headers: { accept: "image/*" },
      });
      failures.set(host, 0);
      return status === 200 && !truncated ? body : null;
    } catch (error) {
      if (signal.aborted || !(error instanceof EgressError)) throw error;
      failures.set(host, failed + 1);
      return null;
    }
  }

  async function storeWhenFree(bytes: Uint8Array, signal: AbortSignal): Promise<string | null> {
    for (let attempt = 1; ; attempt += 1)
      try {
        return (await storeImportedPicture(services, row, bytes)).url;
      } catch (error) {
        // Anything else is our failure, which the job repeats.
        if (!(error instanceof AppError)) throw error;
        isFull ||= error instanceof TooManyPictures;
        if (isFull || error.code !== "rate_limited" || attempt >= busyTries) return null;
        await wait(busyWaitMs * attempt, undefined, { signal });
      }
  }

  return { store };
}
