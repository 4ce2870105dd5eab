/**
 * Streaming parser of multipart forms. Even a large file never blocks the event loop for longer than one chunk takes.
 */
import { Busboy, type BusboyConfig, type BusboyInstance } from "@fastify/busboy";
import { type BodyRefusal, type BodyResult, bodyRefusals, type FormBound } from "./body-bound.ts";
import type { BodyParser } from "./body-parser.ts";

interface Part {
  name: string;
  value: string | { chunks: Buffer<ArrayBuffer>[]; fileName: string; type: string };
}

/** RFC 2046 allows a boundary of 70 characters. */
const maxContentTypeLength = 200;
const maxPartHeaderBytes = 8_192;
const maxPartHeaders = 10;

/** Returns null if the content type names no boundary. */
export function multipartParser(contentType: string, bound: FormBound): BodyParser<FormData> | null {
  const { maxBytes, maxTextBytes, maxFields, maxFiles } = bound;
  const busboy = openBusboy(contentType, {
    fieldSize: maxTextBytes,
    fileSize: maxBytes,
    fields: maxFields,
    files: maxFiles,
    parts: maxFields + maxFiles,
    headerPairs: maxPartHeaders,
    headerSize: maxPartHeaderBytes,
  });
  if (busboy === null) return null;
  const parts: Part[] = [];
  let refused: BodyRefusal | null = null;
  const ended = Promise.withResolvers<void>();
  const refuse = (refusal: BodyRefusal) => {
    refused ??= refusal;
    ended.resolve();
  };
  const add = (name: string | undefined, value: Part["value"]) => {
    if (name === undefined) refuse(bodyRefusals.unreadableForm);
    else parts.push({ name: asWritten(name), value });
  };
  busboy.on("field", (name, value, _isNameCut, isCut) => {
    if (isCut) refuse(bodyRefusals.tooLarge(maxTextBytes));
    else add(name, value);
  });
  busboy.on("file", (name, stream, fileName, _encoding, type) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    stream.on("data", (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
    add(name, { chunks, fileName: asWritten(fileName ?? ""), type });
  });
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const)
    busboy.on(limit, () => refuse(bodyRefusals.tooManyFields));
  busboy.on("error", () => refuse(bodyRefusals.unreadableForm));
  busboy.on("finish", () => ended.resolve());

  return {
    push(chunk) {
      busboy.write(chunk);
      return refused;
    },
    async end(): Promise<BodyResult<FormData>> {
      busboy.end();
      await ended.promise;
      if (refused !== null) return { refused };
      const form = new FormData();
      for (const { name, value } of parts) {
        if (typeof value === "string") form.append(name, value);
        else form.append(name, new File(value.chunks, value.fileName, { type: value.type }));
      }
      return { value: form };
    },
  };
}

function openBusboy(contentType: string, limits: BusboyConfig["limits"]): BusboyInstance | null {
  if (contentType.length > maxContentTypeLength) return null;
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits, preservePath: true });
  } catch {
    return null;
  }
}

/** Decodes the three characters that browsers escape in names (HTML standard, multipart/form-data encoding). */
function asWritten(name: string): string {
  return name.replace(/%(?:22|0A|0D)/g, decodeURIComponent);
}
