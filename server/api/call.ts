/** A request to the API after its key, parameters and body were checked. */
import { createHash } from "node:crypto";
import type { BodyOf, Operation, ParamsOf, QueryOf, ResponseOf } from "#features/api/operation.ts";
import type { FileOperationId, Operations } from "#features/api/operations.ts";
import { ProblemError } from "#features/api/problems.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import type { KeyScope } from "#shared/key-scopes.ts";
import type { KeyHolderScope } from "#shared/owner-scope.ts";
import type { Center } from "./center-of.ts";

export interface Call<Op extends Operation> {
  services: Services;
  scope: KeyHolderScope;
  scopes: readonly KeyScope[];
  params: ParamsOf<Op>;
  query: QueryOf<Op>;
  body: BodyOf<Op>;
  /** Changes get it from before their transaction, so that they need no second connection. */
  findCenter(): Promise<Center>;
  hasIfMatch: boolean;
  /** Throws `changed-meanwhile` if the request's If-Match names another version of the resource. */
  requireMatch(current: unknown): void;
}

interface Reply<Body> {
  body: Body;
  /** Path of a new resource below `apiPath`. */
  location?: string;
}

type ReadHandler<Op extends Operation> = (call: Call<Op>, db: Db) => Promise<Reply<ResponseOf<Op>>>;
type WriteHandler<Op extends Operation> = (call: Call<Op>, tx: Transaction) => Promise<Reply<ResponseOf<Op>>>;

export type AnyHandler = (call: Call<Operation>, db: Db | Transaction) => Promise<Reply<unknown>>;

/** Operations that change something run in a transaction. */
export type Handlers = {
  [Id in Exclude<keyof Operations, FileOperationId>]: Operations[Id]["method"] extends "GET"
    ? ReadHandler<Operations[Id]>
    : WriteHandler<Operations[Id]>;
};

export type HandlersOf<Ids extends keyof Handlers> = Pick<Handlers, Ids>;

/** A strong validator: the same bytes have the same tag. */
export function etagOf(body: string): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Whether one of the tags in If-Match or If-None-Match is this one. */
export function matchesTag(header: string, etag: string): boolean {
  return header.split(",").some((tag) => {
    const plain = tag.trim().replace(/^W\//, "");
    return plain === "*" || plain === etag;
  });
}

export function invalidField(field: string, detail: string): ProblemError {
  return new ProblemError("invalid-request", { detail, errors: [{ field, detail }] });
}

export function found<Value>(value: Value | null): Value {
  if (value === null) throw new ProblemError("not-found");
  return value;
}
