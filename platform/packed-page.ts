/** A public page with its headers and its compressed body, ready to send in the encoding that a client prefers. */
import { hash as digest } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gzip,
} from "node:zlib";
import { LRUCache } from "lru-cache";
import { once, type PrebuiltHead, writeOkHead } from "#platform/prebuilt-head.ts";

type Encoding = "br" | "gzip" | "identity";

/** One encoding of a page, ready to send. */
interface PageVariant {
  encoding: Encoding;
  etag: string;
  /** Of the uncompressed page. The ETag of every variant begins with it. */
  hash: string;
  /**
   * A small body is a Latin-1 string, byte for byte. Node sends a string together with the head in one write, but a
   * buffer in a second write. Above some size, copying costs more than that write (measured at 7 and 71 kB).
   */
  body: string | Buffer;
  /** Alternates names and values, which is the fast path of writeHead. */
  headers: string[];
  /** Of a 304 response, without the ETag. */
  commonHeaders: string[];
  head: PrebuiltHead;
}

/** A page that is compressed once. Waiting requests get the same bytes as later ones get from the cache. */
export interface PackedPage {
  companyId: string;
  /** False for machine-readable files, whose views don't count as visits. */
  isForPeople: boolean;
  /** Never rejects, because the fallback is the uncompressed page. */
  variant(acceptEncoding: string | string[] | undefined): PageVariant | Promise<PageVariant>;
  /** Returns the same page, compressed better. */
  improve(): Promise<PackedPage>;
  bytes: number;
}

export interface CacheablePage {
  companyId: string;
  headers: Record<string, string>;
  body: string | Buffer;
  /** For pages whose content changes without an invalidation. Default unlimited. */
  ttlMs?: number;
}

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

const maxStringBytes = 16_000;
/**
 * For the first visitor, who waits for it, and for pages that aren't kept. Measured on a list of 100 kB: 0.2 ms, and a
 * quarter larger than the best quality.
 */
const firstQuality = 2;
/**
 * Brotli's window for a page of up to 64 kB. A larger one, as by default, makes a page of 15 kB take three times as long and
 * doesn't make it smaller, because the memory is prepared and freed again.
 */
const minWindowBits = 16;
/** Brotli's own default. */
const maxWindowBits = 22;
/** For the first visitor, who would wait while more memory is prepared. */
const maxFirstWindowBits = 18;
/** Four times slower than the first. Qualities 7 and 8 save less than one byte in a hundred, and 9 takes 10 ms. */
const bestQuality = 6;
/**
 * Smaller pages are compressed on the main thread. That takes half a millisecond. A worker thread would add as much
 * again, and on a busy machine, each of the two handoffs has to wait.
 */
const maxBytesAtOnce = 200_000;
/** Memory of an entry besides its body: key, tags, headers, and the head as text. */
const overheadBytes = 3_000;
/** Keyed by one object per page and encoding, so that variants of evicted pages are never hit again. */
type RareVariants = LRUCache<object, PageVariant>;

export function rareVariants(maxSize: number): RareVariants {
  return new LRUCache({ maxSize, sizeCalculation: ({ body }) => body.length + overheadBytes });
}

/**
 * Compresses with Brotli, which nearly all browsers accept. Only that encoding is stored with the page: it takes a
 * quarter of the memory of all encodings, and decompressing a page takes a tenth of a millisecond. Other encodings are
 * derived from it on demand and cached in `rare`.
 */
export async function packPage(page: CacheablePage, rare?: RareVariants): Promise<PackedPage> {
  const { companyId } = page;
  const headers = Object.fromEntries(
    Object.entries(page.headers).map(([name, value]) => [name, once(value)]),
  );
  const body = encoded(page.body);
  const hash = digest("sha256", body, "base64url").slice(0, 22);
  const options = brotliOptions(body.length, firstQuality);
  // Its bytes differ from those of the better compression, so it has another ETag.
  const first = (packed: Buffer) => variantOf({ headers, hash, encoding: "br", body: packed, isFirst: true });
  const plain = () => variantOf({ headers, hash, encoding: "identity", body });
  const best =
    body.length <= maxBytesAtOnce
      ? valueOr(() => first(brotliCompressSync(body, options)), plain)
      : await compressBrotli(body, options).then(first, plain);
  return packedFrom({ companyId, headers, hash, sizeBytes: body.length, best }, rare);
}

/**
 * Pages are encoded into the same memory one after the other, because new memory of that size would take half of the time.
 * So it must be read before anything else runs.
 */
let scratch: Buffer | null = null;
/** In UTF-8, no part of a string takes more. */
const maxBytesPerUnit = 3;

function encoded(body: string | Buffer): Buffer {
  if (typeof body !== "string") return body;
  if (body.length > maxBytesAtOnce) return Buffer.from(body);
  scratch ??= Buffer.allocUnsafeSlow(maxBytesAtOnce * maxBytesPerUnit);
  const bytes = scratch.subarray(0, scratch.write(body));
  return bytes.length <= maxBytesAtOnce ? bytes : Buffer.from(bytes);
}

function valueOr<Value>(make: () => Value, otherwise: () => Value): Value {
  try {
    return make();
  } catch {
    return otherwise();
  }
}

function brotliOptions(sizeBytes: number, quality: number): BrotliOptions {
  const widest = quality === firstQuality ? maxFirstWindowBits : maxWindowBits;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: sizeBytes,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      Math.max(Math.ceil(Math.log2(sizeBytes)), minWindowBits),
      widest,
    ),
  };
  return { params, chunkSize: chunkSizeFor(sizeBytes) };
}

interface Packed extends Pick<CacheablePage, "companyId" | "headers"> {
  hash: string;
  sizeBytes: number;
  best: PageVariant;
}

/** A separate function, so that its closure doesn't retain the uncompressed page. */
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
    async improve() {
      const body = await unpack(packed);
      const better = await compressBrotli(body, brotliOptions(packed.sizeBytes, bestQuality));
      // A level that searches longer doesn't always find more.
      if (better.length >= best.body.length) return this;
      return packedFrom({ ...packed, best: variantOf({ ...packed, encoding: "br", body: better }) }, rare);
    },
    bytes: best.body.length + overheadBytes,
  };
}

async function repack(packed: Packed, encoding: Encoding): Promise<PageVariant> {
  const { headers, hash, sizeBytes, best } = packed;
  // Decompressing our own output fails only if memory is exhausted.
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

/**
 * Returns a single chunk, because with the default size each 16 kB takes a turn of the event loop. The output is no
 * larger.
 */
function chunkSizeFor(sizeBytes: number): number {
  return Math.min(Math.max(sizeBytes, 1_024), 256_000);
}

function variantOf({
  headers,
  hash,
  encoding,
  body,
  isFirst = false,
}: {
  headers: Record<string, string>;
  hash: string;
  encoding: Encoding;
  body: Buffer;
  isFirst?: boolean;
}): PageVariant {
  const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}${isFirst ? "-first" : ""}"`;
  const commonHeaders = [...Object.entries(headers).flat(), "vary", "accept-encoding"];
  const length = ["content-length", String(body.length)];
  const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
  // Copied, because zlib's result is a slice of a buffer as large as the page.
  const sent = body.length <= maxStringBytes ? body.toString("latin1") : Buffer.from(body);
  return {
    encoding,
    etag,
    hash,
    body: sent,
    headers: [...commonHeaders, "etag", etag, ...coding, ...length],
    commonHeaders,
    head: { known: null },
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  /** The time, if the response has no headers yet. Otherwise null. */
  bareAtMs: number | null;
}

/** Answers with the page in the encoding that the client prefers, or with 304 if the client has it. Returns the status. */
export function sendPage(page: PackedPage, exchange: Exchange): 200 | 304 | Promise<200 | 304> {
  const variant = page.variant(exchange.request.headers["accept-encoding"]);
  return variant instanceof Promise ? variant.then((made) => send(made, exchange)) : send(variant, exchange);
}

function send(variant: PageVariant, { request, response, requestId, bareAtMs }: Exchange): 200 | 304 {
  const ifNoneMatch = request.headers["if-none-match"];
  const known = ifNoneMatch === undefined ? null : knownEtag(ifNoneMatch, variant);
  if (known !== null) {
    response.writeHead(304, [...variant.commonHeaders, "etag", known, "x-request-id", requestId]).end();
    return 304;
  }
  const { headers, head } = variant;
  if (bareAtMs === null) response.writeHead(200, [...headers, "x-request-id", requestId]);
  else writeOkHead(head, { request, response }, { headers, requestId, nowMs: bareAtMs });
  if (request.method === "HEAD") response.end();
  else response.end(variant.body, "latin1");
  return 200;
}

/**
 * Returns the ETag that the client has, if it is one of this page, in whichever compression. Otherwise null.
 */
export function knownEtag(
  header: string | undefined,
  { etag, hash }: Pick<PageVariant, "etag" | "hash">,
): string | null {
  if (!header) return null;
  if (header.trim() === "*") return etag;
  return tagsIn(header).find((tag) => tag.startsWith(`"${hash}`)) ?? null;
}

/** Cached by header, because browsers send only a few different ones. */
const encodings = new Map<string, Encoding>();
const maxEncodings = 500;

/** Prefers Brotli, then gzip, then identity. Ignores quality values other than q=0. */
export function preferredEncoding(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== "string") return "identity";
  const known = encodings.get(accept);
  if (known) return known;
  const encoding = readEncoding(accept);
  if (encodings.size >= maxEncodings) encodings.clear();
  encodings.set(accept, encoding);
  return encoding;
}

function readEncoding(accept: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|\s|$))/.test(accept)) return "br";
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|\s|$))/.test(accept)) return "gzip";
  return "identity";
}

export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === "*" || tagsIn(header).includes(etag);
}

function tagsIn(header: string): string[] {
  return header.split(",").map((part) => part.trim().replace(/^W\//, ""));
}
