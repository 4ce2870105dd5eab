/**
 * Whole public pages, kept in memory with their headers and compressed bodies, and answered before the
 * framework sees the request. An entry belongs to one company; a change of that company's public content
 * drops all of them.
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

interface Variant {
  etag: string;
  /**
   * A small body is a Latin-1 string, byte for byte: Node sends a string together with the head in one write, a
   * buffer in a second one. From some size on the copy costs more than the write (measured at 7 and 71 kB).
   */
  body: string | Buffer;
  /** Flat name, value, name, value: what writeHead takes without work. */
  headers: string[];
  notModifiedHeaders: string[];
}

interface Entry {
  companyId: string;
  /** Not one of the files for machines: those are nobody's visit. */
  isForPeople: boolean;
  variants: Record<Encoding, Variant>;
  bytes: number;
}

interface CacheablePage {
  companyId: string;
  headers: Record<string, string>;
  body: Buffer;
  /** For a page that shows something which changes without any news of it; default for ever. */
  ttlMs?: number;
}

export interface PageCache {
  /**
   * Answers the request from the cache and returns true, or returns false and leaves the response untouched. `nameOf`
   * gives what the answer's x-request-id says; without it there is none.
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    nameOf?: (request: IncomingMessage) => string,
  ): boolean;
  /** Taken before a page is rendered and given to `store`: what was rendered before a change is not kept after it. */
  epoch(): number;
  /** Keeps the page unless its company changed since `epoch`. */
  store(key: string, page: CacheablePage, epoch: number): Promise<void>;
  invalidate(companyId: string): void;
  /** While off (no news of changes can be had), nothing is kept and nothing answered. */
  setEnabled(enabled: boolean): void;
  stats(): { entries: number; keys: number; bytes: number; hits: number; misses: number };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const maxStringBytes = 16_000;

export interface PageCacheOptions {
  /** All three encodings of every page together; default 48 MB. */
  maxBytes?: number;
  /** Told of every kept page that somebody asked for and got, or already had. */
  onServed?: (companyId: string, request: IncomingMessage) => void;
}

export function createPageCache({ maxBytes = 48_000_000, onServed }: PageCacheOptions = {}): PageCache {
  const keysOf = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: (entry) => entry.bytes,
    // What is pushed out is forgotten here too, or the list of keys would grow for ever.
    dispose(entry, key) {
      const keys = keysOf.get(entry.companyId);
      if (keys?.delete(key) && keys.size === 0) keysOf.delete(entry.companyId);
    },
  });
  const changedAt = new Map<string, number>();
  let epoch = 0;
  let lastClear = 0;
  let enabled = true;
  let hits = 0;
  let misses = 0;

  return {
    answer(request, response, nameOf) {
      if (!enabled || (request.method !== "GET" && request.method !== "HEAD")) return false;
      const entry = entries.get(pageKey(request.headers.host, request.url));
      if (!entry) {
        misses++;
        return false;
      }
      hits++;
      const variant = entry.variants[preferredEncoding(request.headers["accept-encoding"])];
      const own = nameOf ? ["x-request-id", nameOf(request)] : [];
      if (matchesEtag(request.headers["if-none-match"], variant.etag)) {
        response.writeHead(304, variant.notModifiedHeaders.concat(own)).end();
      } else {
        response.writeHead(200, variant.headers.concat(own));
        if (request.method === "HEAD") response.end();
        else response.end(variant.body, "latin1");
      }
      if (request.method === "GET" && entry.isForPeople) onServed?.(entry.companyId, request);
      return true;
    },

    epoch: () => epoch,

    async store(key, page, since) {
      if (!enabled) return;
      const [br, gz] = await Promise.all([
        compressBrotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
        compressGzip(page.body),
      ]);
      // The company may have changed while the page was rendered or compressed.
      if (!enabled || since < lastClear || since < (changedAt.get(page.companyId) ?? 0)) return;
      const variants = {
        identity: variant(page, "identity", page.body),
        gzip: variant(page, "gzip", gz),
        br: variant(page, "br", br),
      };
      const bytes = page.body.length + gz.length + br.length + 1_000;
      const isForPeople = page.headers["content-type"]?.startsWith("text/html") === true;
      entries.set(key, { companyId: page.companyId, isForPeople, variants, bytes }, { ttl: page.ttlMs ?? 0 });
      const keys = keysOf.get(page.companyId) ?? new Set();
      keysOf.set(page.companyId, keys.add(key));
    },

    invalidate(companyId) {
      changedAt.set(companyId, ++epoch);
      for (const key of keysOf.get(companyId) ?? []) entries.delete(key);
      keysOf.delete(companyId);
    },

    setEnabled(value) {
      enabled = value;
      lastClear = ++epoch;
      entries.clear();
      keysOf.clear();
      changedAt.clear();
    },

    stats: () => ({
      entries: entries.size,
      keys: [...keysOf.values()].reduce((sum, keys) => sum + keys.size, 0),
      bytes: entries.calculatedSize,
      hits,
      misses,
    }),
  };
}

/** Host and path as they were asked for: an entry exists only for a host that was checked when it was made. */
export function pageKey(host: string | undefined, url: string | undefined): string {
  return `${host ?? ""} ${url ?? "/"}`;
}

function variant(page: CacheablePage, encoding: Encoding, body: Buffer): Variant {
  const hash = createHash("sha256").update(page.body).digest("base64url").slice(0, 22);
  const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const common = [...Object.entries(page.headers).flat(), "etag", etag, "vary", "accept-encoding"];
  const length = ["content-length", String(body.length)];
  const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
  const sent = body.length <= maxStringBytes ? body.toString("latin1") : body;
  return { etag, body: sent, headers: [...common, ...coding, ...length], notModifiedHeaders: common };
}

/** Brotli where it is accepted, else gzip, else plain; quality values below q=0 only matter as refusals. */
export function preferredEncoding(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== "string") return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|\s|$))/.test(accept)) return "br";
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|\s|$))/.test(accept)) return "gzip";
  return "identity";
}

export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((part) => part.trim().replace(/^W\//, "") === etag);
}
