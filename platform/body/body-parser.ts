/** Streaming body parsers that count the parts before parsing them. They run in linear time. */
import { createJsonScan } from "#shared/json-scan.ts";
import {
  type BodyRefusal,
  type BodyResult,
  bodyRefusals,
  type FormBound,
  isMultipart,
  type JsonBodyBound,
} from "./body-bound.ts";
import { multipartParser } from "./multipart-parser.ts";

export interface BodyParser<Value> {
  /** A non-null result aborts the request, and the rest of the body isn't read. */
  push(chunk: Buffer): BodyRefusal | null;
  end(): Promise<BodyResult<Value>>;
}

/** Returns null if the content type isn't a form. */
export function formParser(contentType: string, bound: FormBound): BodyParser<FormData> | null {
  if (isMultipart(contentType)) return multipartParser(contentType, bound);
  return /^application\/x-www-form-urlencoded *(?:;|$)/i.test(contentType) ? urlencodedParser(bound) : null;
}

const ampersand = 0x26;

function urlencodedParser({ maxFields }: FormBound): BodyParser<FormData> {
  const chunks: Buffer[] = [];
  let fields = 1;
  return {
    push(chunk) {
      for (const byte of chunk) if (byte === ampersand) fields += 1;
      if (fields > maxFields) return bodyRefusals.tooManyFields;
      chunks.push(chunk);
      return null;
    },
    async end() {
      const form = new FormData();
      // Parsed field by field, because the platform's own parser is quadratic in the number of fields.
      for (const field of Buffer.concat(chunks).toString("utf8").split("&")) {
        // Without the leading separator, a "?" at the start of the first name would be lost.
        for (const [name, value] of new URLSearchParams(`&${field}`)) form.append(name, value);
      }
      return { value: form };
    },
  };
}

export function jsonParser(bound: JsonBodyBound): BodyParser<unknown> {
  const chunks: Buffer[] = [];
  const isWithin = createJsonScan(bound);
  return {
    push(chunk) {
      if (!isWithin(chunk)) return bodyRefusals.tooComplex;
      chunks.push(chunk);
      return null;
    },
    async end() {
      try {
        return { value: JSON.parse(new TextDecoder().decode(Buffer.concat(chunks))) as unknown };
      } catch {
        return { refused: bodyRefusals.unreadableJson };
      }
    },
  };
}

export function fileParser(): BodyParser<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  return {
    push(chunk) {
      chunks.push(chunk);
      return null;
    },
    async end() {
      return { value: new Uint8Array(Buffer.concat(chunks)) };
    },
  };
}
