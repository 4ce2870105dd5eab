import type { z } from "zod";
import type { KeyScope } from "#shared/key-scopes.ts";

/** One thing that the API does. The server, the document, the reference and the client are made from these. */
export interface Operation {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below `apiPath`, such as "/questions/{id}". */
  path: string;
  scope: KeyScope;
  tag: string;
  summary: string;
  description?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Whether the body of the request or of the response is a ZIP file instead of JSON. */
  file?: "request" | "response";
  /** Of a body. Default: `usualBodyBytes`. */
  maxBodyBytes?: number;
  /** The status of success. */
  status: 200 | 201 | 204;
  /** Null without a body. */
  response: z.ZodType | null;
  /** Whether the response is one resource with an ETag, which a change can name in If-Match. */
  hasEtag?: true;
}

export const apiPath = "/api/v1";
export const usualBodyBytes = 100_000;

/** Keeps the types of the schemas. */
export function operation<const Op extends Operation>(op: Op): Op {
  return op;
}

export type ParamsOf<Op extends Operation> = Op["params"] extends z.ZodType ? z.output<Op["params"]> : object;
export type QueryOf<Op extends Operation> = Op["query"] extends z.ZodType ? z.output<Op["query"]> : object;
export type BodyOf<Op extends Operation> = Op["body"] extends z.ZodType ? z.output<Op["body"]> : null;
export type ResponseOf<Op extends Operation> = Op["response"] extends z.ZodType
  ? z.input<Op["response"]>
  : null;
