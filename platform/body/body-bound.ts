import type { JsonBound } from "#shared/json-scan.ts";

/** Limits of a form body. Browsers send urlencoded and multipart forms, scripts mostly multipart. */
export interface FormBound {
  kind: "form";
  maxBytes: number;
  /** Limit of an urlencoded form, and of each text field of a multipart one. */
  maxTextBytes: number;
  maxFields: number;
  /** 0 allows no file fields. */
  maxFiles: number;
}

export interface JsonBodyBound extends JsonBound {
  kind: "json";
  maxBytes: number;
}

/** A file that is the whole body. */
export interface FileBodyBound {
  kind: "file";
  maxBytes: number;
}

/** A body that is streamed to disk and is never completely in memory. */
interface UploadBound {
  kind: "upload";
  maxBytes: number;
}

/** An urlencoded form has no files, so only its text limit applies. */
export function maxBytesOf(bound: BodyBound, contentType: string): number {
  return bound.kind === "form" && !isMultipart(contentType) ? bound.maxTextBytes : bound.maxBytes;
}

export function isMultipart(contentType: string): boolean {
  return /^multipart\/form-data *(?:;|$)/i.test(contentType);
}

export type BodyBound = FormBound | JsonBodyBound | FileBodyBound | UploadBound;

export interface BodyRefusal {
  status: 400 | 408 | 413 | 429 | 503;
  text: string;
  retryAfterSeconds?: number;
}

export type BodyResult<Value> = { value: Value } | { refused: BodyRefusal };

/** Repeated calls return the first call's result. */
export interface BodyReader {
  form(): Promise<BodyResult<FormData>>;
  json(): Promise<BodyResult<unknown>>;
  file(): Promise<BodyResult<Uint8Array<ArrayBuffer>>>;
}

export const bodyRefusals = {
  tooLarge: (maxBytes: number): BodyRefusal => ({
    status: 413,
    text: `This is too large. You can send at most ${sizeText(maxBytes)}.`,
  }),
  tooManyFields: {
    status: 413,
    text: "This form has too many fields or files. Send fewer and try again.",
  },
  tooComplex: { status: 413, text: "This JSON has too many values, or they are nested too deeply." },
  unreadableForm: {
    status: 400,
    text: "We couldn't read this form. Please reload the page and try again.",
  },
  unreadableJson: { status: 400, text: "The request has to be JSON." },
  tooSlow: { status: 408, text: "This took too long to arrive. Please check your connection and try again." },
  tooOften: (retryAfterSeconds: number): BodyRefusal => ({
    status: 429,
    text: "Too many requests from your network. Please wait a minute and try again.",
    retryAfterSeconds,
  }),
  busy: {
    status: 503,
    text: "The server is busy right now. Please try again in a few seconds.",
    retryAfterSeconds: 5,
  },
} as const satisfies Record<string, BodyRefusal | ((amount: number) => BodyRefusal)>;

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.floor(bytes / 1_000)} kB` : `${Math.floor(bytes / 1_000_000)} MB`;
}
