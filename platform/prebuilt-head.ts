/**
 * Repeats the head of a response. Node checks and joins all headers for each response, which takes as long as everything
 * else that our code does to answer with a kept page. So Node writes the first head, and the next ones differ from it in
 * their date and request id only.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";

/** What is around the request id and the date, in this order. The first two are what many pages share, and the rest. */
type Head = [shared: string, own: string, middle: string, end: string];

/** Of one page in one encoding. Mutable: the first response fills it. */
export interface PrebuiltHead {
  known: Head | null;
}

interface HeadOptions {
  headers: string[];
  requestId: string;
  nowMs: number;
}

/** Node keeps the text of the head in this property, which isn't documented. A test compares the bytes that are sent. */
type Written = Omit<ServerResponse, "_header"> & { _header?: string | null };

/** Writes the head of a 200 response. `headers` alternates names and values. The response must not have headers yet. */
export function writeOkHead(
  prebuilt: PrebuiltHead,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { headers, requestId, nowMs }: HeadOptions,
): void {
  const written = response as Written;
  // The head of a connection that ends says so.
  const isUsual = response.shouldKeepAlive && request.httpVersion === "1.1" && !request.headers.expect;
  const { known } = prebuilt;
  if (known && isUsual) {
    written._header = known[0] + known[1] + requestId + known[2] + httpDate(nowMs) + known[3];
    if (response.headersSent) return;
  }
  response.writeHead(200, [...headers, "x-request-id", requestId]);
  if (isUsual && typeof written._header === "string") prebuilt.known = splitHead(written._header, requestId);
}

function splitHead(text: string, requestId: string): Head | null {
  const [start = "", rest, ...others] = text.split(requestId);
  const parts = rest?.split(/(?<=\r\nDate: )[^\r]+/) ?? [];
  const [middle, end] = parts;
  if (parts.length !== 2 || others.length > 0) return null;
  // What comes before the ETag is mostly the same for all pages of a help center.
  const ownFrom = Math.max(0, start.indexOf("\r\netag: "));
  return [once(start.slice(0, ownFrom)), copied(start.slice(ownFrom)), once(middle!), once(end!)];
}

const maxTexts = 1_000;
const texts = new LRUCache<string, string>({ max: maxTexts });

/** The same string for the same text, so that thousands of kept pages don't have one each. */
export function once(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const kept = copied(text);
  texts.set(kept, kept);
  return kept;
}

/** V8 keeps the whole text of which a string is a part. */
function copied(text: string): string {
  return Buffer.from(text).toString();
}

let dateSecond = 0;
let dateText = "";

/** The date of a second is formatted once. */
function httpDate(nowMs: number): string {
  const second = Math.floor(nowMs / 1_000);
  if (second !== dateSecond) {
    dateSecond = second;
    dateText = new Date(nowMs).toUTCString();
  }
  return dateText;
}
