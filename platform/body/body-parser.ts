/** Parsers that take a body as it arrives and count its parts before they read them. Their work is linear in its bytes. */
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
  /** Anything but null ends it: the rest of the body is not wanted. */
  push(chunk: Buffer): BodyRefusal | null;
  end(): Promise<BodyResult<Value>>;
}

/** Null for a content type that no form has. */
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
      // Field by field: the platform's own reader takes time that grows with the square of their number.
      for (const field of Buffer.concat(chunks).toString("utf8").split("&")) {
        // The separator in front keeps a leading "?" part of the name.
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
