/**
 * Whole public pages, kept in memory with their headers and compressed bodies, and answered before the
 * framework sees the request. An entry belongs to one company; a change of that company's public content
 * drops all of them.
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gzip,
} from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

/** One encoding of a page, as it is sent. */
interface PageVariant {
  encoding: Encoding;
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

/** A page that was compressed once: what is sent to whoever waits for it is what is kept. */
export interface PackedPage {
  companyId: string;
  /** Not one of the files for machines: those are nobody's visit. */
  isForPeople: boolean;
  /** Never rejects: what can't be compressed is sent as it is. */
  variant(acceptEncoding: string | string[] | undefined): PageVariant | Promise<PageVariant>;
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
  /**
   * Renders an address once for all who ask for it meanwhile. Nobody gets what was begun before the last change of any
   * company, nor, while no news of changes can be had, what was begun for another. What `isForAll` denies is for
   * whoever asked first; the others have their own.
   */
  share<Made>(key: string, render: () => Promise<Made>, isForAll: (made: Made) => boolean): Promise<Made>;
  /** Keeps the page unless its company changed since `epoch`; gives it packed, kept or not. */
  store(key: string, page: CacheablePage, epoch: number): Promise<PackedPage>;
  invalidate(companyId: string): void;
  /** While off (no news of changes can be had), nothing is kept and nothing answered. */
  setEnabled(enabled: boolean): void;
  stats(): { entries: number; keys: number; bytes: number; hits: number; misses: number };
}

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

const maxStringBytes = 16_000;
/** Measured on lists and start pages: 6 and 7 save less than one byte in a hundred, 9 costs fifteen times as much. */
const brotliQuality = 5;
/**
 * What takes half a millisecond is done at once: handing it to another thread and back costs as much work again, and
 * where the processors are busy each of the two turns is waited for (measured at 10 kB beside much other work: 0.7 ms at
 * the median and 3 at p90, against 2 and 13).
 */
const maxBytesAtOnce = 50_000;
/** Of companies that were changed, each remembered for what was being rendered then. */
const maxChanges = 10_000;
/** Of a kept page beside its body: address, tags, headers. */
const overheadBytes = 1_500;
/** Of what the pages may take, the part for encodings that few ask for. */
const rareShare = 1 / 6;

export interface PageCacheOptions {
  /** Of all that is kept; default 48 MB. */
  maxBytes?: number;
  /** Told of every kept page that somebody asked for and got, or already had. */
  onServed?: (companyId: string, request: IncomingMessage) => void;
}

export function createPageCache({ maxBytes = 48_000_000, onServed }: PageCacheOptions = {}): PageCache {
  const keysOf = new Map<string, Set<string>>();
  const rare = rareVariants(Math.floor(maxBytes * rareShare));
  const entries = new LRUCache<string, PackedPage>({
    maxSize: maxBytes - rare.maxSize,
    sizeCalculation: (entry) => entry.bytes,
    // What is pushed out is forgotten here too, or the list of keys would grow for ever.
    dispose(entry, key) {
      const keys = keysOf.get(entry.companyId);
      if (keys?.delete(key) && keys.size === 0) keysOf.delete(entry.companyId);
    },
  });
  const changedAt = new Map<string, number>();
  /** What is being rendered, with the epoch in which it began. */
  const underway = new Map<string, { since: number; made: Promise<unknown> }>();
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
      const variant = entry.variant(request.headers["accept-encoding"]);
      const own = nameOf ? ["x-request-id", nameOf(request)] : [];
      if (variant instanceof Promise) void variant.then((made) => send(made, { request, response, own }));
      else send(variant, { request, response, own });
      if (request.method === "GET" && entry.isForPeople) onServed?.(entry.companyId, request);
      return true;
    },

    epoch: () => epoch,

    async share<Made>(key: string, render: () => Promise<Made>, isForAll: (made: Made) => boolean) {
      const begun = underway.get(key);
      if (enabled && begun?.since === epoch) {
        const made = await (begun.made as Promise<Made>).catch(() => null);
        return made !== null && isForAll(made) ? made : render();
      }
      const mine = { since: epoch, made: render() };
      underway.set(key, mine);
      try {
        return await mine.made;
      } finally {
        if (underway.get(key) === mine) underway.delete(key);
      }
    },

    async store(key, page, since) {
      const packed = await packPage(page, rare);
      // The company may have changed while the page was rendered or compressed.
      if (!enabled || since < lastClear || since < (changedAt.get(page.companyId) ?? 0)) return packed;
      entries.set(key, packed, { ttl: page.ttlMs ?? 0 });
      const keys = keysOf.get(page.companyId) ?? new Set();
      keysOf.set(page.companyId, keys.add(key));
      return packed;
    },

    invalidate(companyId) {
      changedAt.set(companyId, ++epoch);
      if (changedAt.size > maxChanges) {
        // What is being rendered now is not kept, whosever it is.
        changedAt.clear();
        lastClear = epoch;
      }
      for (const key of keysOf.get(companyId) ?? []) entries.delete(key);
      keysOf.delete(companyId);
    },

    setEnabled(value) {
      enabled = value;
      lastClear = ++epoch;
      entries.clear();
      rare.clear();
      keysOf.clear();
      changedAt.clear();
    },

    stats: () => ({
      entries: entries.size,
      keys: [...keysOf.values()].reduce((sum, keys) => sum + keys.size, 0),
      bytes: entries.calculatedSize + rare.calculatedSize,
      hits,
      misses,
    }),
  };
}

/** Host and path as they were asked for: an entry exists only for a host that was checked when it was made. */
export function pageKey(host: string | undefined, url: string | undefined): string {
  return `${host ?? ""} ${url ?? "/"}`;
}

/** By a thing of their own for each page and encoding: a page that is forgotten is never asked again. */
type RareVariants = LRUCache<object, PageVariant>;

function rareVariants(maxSize: number): RareVariants {
  return new LRUCache({ maxSize, sizeCalculation: ({ body }) => body.length + overheadBytes });
}

/**
 * Brotli at once, for nearly all browsers take it, and it alone is kept with the page: that is a quarter of what all
 * encodings take, and unpacking a page takes a tenth of a millisecond. The others are made from it when somebody asks
 * for them, and kept in `rare`.
 */
export async function packPage(page: CacheablePage, rare?: RareVariants): Promise<PackedPage> {
  const { companyId, headers, body } = page;
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const options = { params, chunkSize: chunkSizeFor(body.length) };
  const isSmall = body.length <= maxBytesAtOnce;
  const packing = isSmall ? atOnce(() => brotliCompressSync(body, options)) : compressBrotli(body, options);
  const best = await packing.then(
    (packed) => variantOf({ headers, hash, encoding: "br", body: packed }),
    () => variantOf({ headers, hash, encoding: "identity", body }),
  );
  return packedFrom({ companyId, headers, hash, sizeBytes: body.length, best }, rare);
}

interface Packed extends Pick<CacheablePage, "companyId" | "headers"> {
  hash: string;
  /** Of the page as it is. */
  sizeBytes: number;
  best: PageVariant;
}

/** Apart from where the page itself is in reach: what answers for it would hold on to it. */
function packedFrom(packed: Packed, rare: RareVariants | undefined): PackedPage {
  const { companyId, headers, best } = packed;
  const keys = { gzip: {}, identity: {} };
  const underway: { [encoding in keyof typeof keys]?: Promise<PageVariant> } = {};
  return {
    companyId,
    isForPeople: headers["content-type"]?.startsWith("text/html") === true,
    variant(accept) {
      const encoding = preferredEncoding(accept);
      if (encoding === "br" || encoding === best.encoding) return best;
      const key = keys[encoding];
      const made = rare?.get(key);
      if (made) return made;
      underway[encoding] ??= repack(packed, encoding).then((variant) => {
        rare?.set(key, variant);
        delete underway[encoding];
        return variant;
      });
      return underway[encoding];
    },
    bytes: best.body.length + overheadBytes,
  };
}

async function repack(packed: Packed, encoding: Encoding): Promise<PageVariant> {
  const { headers, hash, sizeBytes, best } = packed;
  // What was packed here unpacks, unless there is no memory left for anything.
  const body = await unpack(packed).catch(() => null);
  if (!body) return best;
  const plain = variantOf({ headers, hash, encoding: "identity", body });
  if (encoding !== "gzip") return plain;
  return compressGzip(body, { chunkSize: chunkSizeFor(sizeBytes) }).then(
    (zipped) => variantOf({ headers, hash, encoding, body: zipped }),
    () => plain,
  );
}

async function unpack({ sizeBytes, best }: Packed): Promise<Buffer> {
  const sent = typeof best.body === "string" ? Buffer.from(best.body, "latin1") : best.body;
  if (best.encoding === "identity") return sent;
  const options = { chunkSize: chunkSizeFor(sizeBytes) };
  return sizeBytes <= maxBytesAtOnce ? brotliDecompressSync(sent, options) : decompressBrotli(sent, options);
}

/** What throws is a rejection here, as it is from another thread. */
async function atOnce<Result>(work: () => Result): Promise<Result> {
  return work();
}

/** One piece, where the default would take a turn of the loop for each 16 kB; what is compressed is no larger. */
function chunkSizeFor(sizeBytes: number): number {
  return Math.min(Math.max(sizeBytes, 1_024), 256_000);
}

function variantOf({
  headers,
  hash,
  encoding,
  body,
}: {
  headers: Record<string, string>;
  hash: string;
  encoding: Encoding;
  body: Buffer;
}): PageVariant {
  const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const common = [...Object.entries(headers).flat(), "etag", etag, "vary", "accept-encoding"];
  const length = ["content-length", String(body.length)];
  const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
  // A copy: what zlib gives is the beginning of a piece as large as the page was.
  const sent = body.length <= maxStringBytes ? body.toString("latin1") : Buffer.from(body);
  return {
    encoding,
    etag,
    body: sent,
    headers: [...common, ...coding, ...length],
    notModifiedHeaders: common,
  };
}

/** `own`: headers of this answer alone, flat. */
function send(
  variant: PageVariant,
  { request, response, own }: { request: IncomingMessage; response: ServerResponse; own: string[] },
): void {
  if (matchesEtag(request.headers["if-none-match"], variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders.concat(own)).end();
    return;
  }
  response.writeHead(200, variant.headers.concat(own));
  if (request.method === "HEAD") response.end();
  else response.end(variant.body, "latin1");
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
