/** The API below /api/v1. It only accepts bearer keys and ignores cookies, so no website can misuse a visitor's session. */
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { z } from "zod";
import { answerOnce, type StoredReply } from "#features/api/idempotent-requests.server.ts";
import { issueText } from "#features/api/issue-text.ts";
import { fileType, openApiDocument } from "#features/api/openapi-document.ts";
import { apiPath, type Operation } from "#features/api/operation.ts";
import { allOperations, type FileOperationId, type OperationId } from "#features/api/operations.ts";
import { type FieldProblem, ProblemError } from "#features/api/problems.ts";
import { requestsPerMinute } from "#features/companies/keys/company-key.ts";
import { findKeyHolder, type KeyHolder } from "#features/companies/keys/find-key-holder.server.ts";
import type { BodyReader, BodyResult } from "#platform/body/body-bound.ts";
import type { BodyBudget } from "#platform/body/body-budget.ts";
import type { Services } from "#platform/services.ts";
import { bearerToken } from "#shared/bearer-token.ts";
import { requestBody } from "../bodies.ts";
import { bodyBounds } from "../body-bounds.ts";
import type { HttpEnv } from "../http-env.ts";
import { type Call, etagOf, matchesTag } from "./call.ts";
import { exportedCenter, importedCenter } from "./center-files.ts";
import { centerOf } from "./center-of.ts";
import { handlerOf } from "./handlers.ts";
import { problemOfRefusal, problemResponse, referencePath } from "./problem-response.ts";

type ApiContext = Context<HttpEnv>;

const maxFieldProblems = 20;
const maxIdempotencyKey = 200;

export function companyApi(services: Services, bodies: BodyBudget): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.onError((error, c) => problemResponse(c, services, error));

  app.use(async (c, next) => {
    if (c.get("host").kind !== "main") throw new ProblemError("not-found");
    c.header("cache-control", "private, no-store");
    return next();
  });
  app.use(compress());

  const { origin, config } = services;
  let document: string | null = null;
  app.get("/", (c) => c.redirect(referencePath, 302));
  app.get("/openapi.json", (c) => {
    c.header("cache-control", "public, max-age=300");
    document ??= JSON.stringify(openApiDocument({ origin, appName: config.appName }));
    return answerWith(c, { status: 200, body: document, etag: etagOf(document) });
  });

  const methodsOf = new Map<string, Set<string>>();
  for (const [id, op] of allOperations) {
    const path = honoPath(op.path);
    methodsOf.set(path, (methodsOf.get(path) ?? new Set()).add(op.method));
    app.on(op.method, path, (c) => {
      // Hono passes HEAD requests to GET handlers and drops the body. A file would be made, and never cleaned up.
      if (c.req.method === "HEAD" && op.file === "response") return refuseMethod(c, path);
      return answer(c, id, op);
    });
  }
  for (const path of methodsOf.keys()) app.all(path, (c) => refuseMethod(c, path));
  app.all("*", () => {
    throw new ProblemError("not-found");
  });
  return app;

  function refuseMethod(c: ApiContext, path: string): never {
    c.header("allow", [...(methodsOf.get(path) ?? [])].join(", "));
    throw new ProblemError("wrong-method");
  }

  async function answer(c: ApiContext, id: OperationId, op: Operation): Promise<Response> {
    const { scope, scopes } = await authenticate(c, op);
    if (!scopes.includes(op.scope)) {
      const detail = `This needs a key with the scope "${op.scope}".`;
      throw new ProblemError("missing-scope", { detail });
    }
    if (id === "exportCenter") {
      const zip = await exportedCenter(services, scope);
      return c.body(zip, 200, { "content-type": fileType });
    }
    if (id === "importCenter") {
      const done = await withFile(c, op, (bytes) => importedCenter(services, scope, bytes));
      return answerWith(c, { status: op.status, body: JSON.stringify(done) });
    }
    const input = await readInput(c, op);
    const ifMatch = c.req.header("if-match");
    const call = {
      services,
      scope,
      scopes,
      ...input,
      findCenter: () => centerOf(services, scope),
      hasIfMatch: ifMatch !== undefined,
      requireMatch(current: unknown) {
        if (ifMatch !== undefined && !matchesTag(ifMatch, etagOf(JSON.stringify(current))))
          throw new ProblemError("changed-meanwhile");
      },
    } as Call<Operation>;
    if (op.method === "GET") {
      const { body } = await handlerOf(id)(call, services.db);
      const text = JSON.stringify(body);
      return answerWith(c, { status: op.status, body: text, etag: etagOf(text) });
    }
    return change(c, { id, op, call });
  }

  async function change(
    c: ApiContext,
    { id, op, call }: { id: Exclude<OperationId, FileOperationId>; op: Operation; call: Call<Operation> },
  ): Promise<Response> {
    const idempotencyKey = op.method === "POST" ? c.req.header("idempotency-key") : undefined;
    if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
      throw invalid([
        { field: "headers.Idempotency-Key", detail: `Use up to ${maxIdempotencyKey} printable characters.` },
      ]);
    const center = await call.findCenter();
    const inTransaction = { ...call, findCenter: async () => center };
    const { reply, isRepeat } = await services.db.transaction(async (tx) => {
      const act = async (): Promise<StoredReply> => {
        const { body, location = null } = await handlerOf(id)(inTransaction, tx);
        return { status: op.status, body: op.response ? JSON.stringify(body) : "", location };
      };
      if (idempotencyKey === undefined) return { reply: await act(), isRepeat: false };
      const request = JSON.stringify([id, call.params, call.body]);
      return answerOnce(tx, call.scope, { idempotencyKey, request, now: services.clock.now() }, act);
    });
    services.pageCache.invalidate(call.scope.companyId);
    if (isRepeat) c.header("idempotency-replayed", "true");
    if (reply.location !== null) c.header("location", `${origin}${apiPath}${reply.location}`);
    const etag = op.hasEtag && reply.body !== "" ? etagOf(reply.body) : null;
    return answerWith(c, { ...reply, etag });
  }

  async function authenticate(c: ApiContext, op: Operation): Promise<KeyHolder> {
    const lookup = await findKeyHolder(services, {
      token: bearerToken(c.req.header("authorization")),
      visitorAddress: c.get("clientAddress"),
      operation: `${op.method} ${op.path}`,
    });
    if ("holder" in lookup) {
      const { remaining, resetsAt } = lookup.holder.allowance;
      showLimit(c, { remaining, resetsAt });
      return lookup.holder;
    }
    switch (lookup.refused) {
      case "missing":
        throw new ProblemError("missing-key");
      case "unknown":
        throw new ProblemError("unknown-key");
      case "revoked":
        throw new ProblemError("revoked-key");
      case "closed":
        throw new ProblemError("no-access");
      case "limited": {
        showLimit(c, { remaining: 0, resetsAt: lookup.resetsAt });
        const retryAfterSeconds = secondsUntil(lookup.resetsAt);
        const detail = `You can send ${requestsPerMinute} requests a minute. Try again in ${retryAfterSeconds} seconds.`;
        throw new ProblemError("too-many-requests", { detail, retryAfterSeconds });
      }
    }
  }

  function showLimit(c: ApiContext, { remaining, resetsAt }: { remaining: number; resetsAt: Date }): void {
    c.header("ratelimit-limit", String(requestsPerMinute));
    c.header("ratelimit-remaining", String(remaining));
    c.header("ratelimit-reset", String(secondsUntil(resetsAt)));
  }

  function secondsUntil(time: Date): number {
    return Math.max(1, Math.ceil((time.getTime() - services.clock.now().getTime()) / 1_000));
  }

  async function readInput(c: ApiContext, op: Operation) {
    const problems: FieldProblem[] = [];
    const params = parse(op.params, c.req.param(), { place: "path", problems });
    const query = parse(op.query ?? z.object(), c.req.query(), { place: "query", problems });
    const body = op.body ? parse(op.body, await readBody(c, op), { place: "body", problems }) : null;
    if (problems.length > 0) throw invalid(problems);
    return { params, query, body };
  }

  async function readBody(c: ApiContext, op: Operation): Promise<unknown> {
    if (!/^application\/json *(?:;|$)/i.test(c.req.header("content-type") ?? ""))
      throw new ProblemError("wrong-type");
    return receive(c, op, async (body) => valueIn(await body.json()));
  }

  async function withFile<Result>(
    c: ApiContext,
    op: Operation,
    use: (bytes: Uint8Array<ArrayBuffer>) => Promise<Result>,
  ): Promise<Result> {
    if (c.req.header("content-type") !== fileType) {
      const detail = `Send a ZIP file, with the content type ${fileType}.`;
      throw new ProblemError("wrong-type", { detail });
    }
    return receive(c, op, async (body) => use(valueIn(await body.file())));
  }

  /** The body counts against the budget until `use` ends. */
  async function receive<Result>(
    c: ApiContext,
    op: Operation,
    use: (body: BodyReader) => Promise<Result>,
  ): Promise<Result> {
    const sender = { incoming: c.env.incoming, clientAddress: c.get("clientAddress") };
    const bound = bodyBounds[`${op.method} ${apiPath}${honoPath(op.path)}`];
    const body = requestBody({ budget: bodies, clock: services.clock }, sender, bound);
    try {
      return await use(body);
    } finally {
      body.release();
    }
  }
}

function valueIn<Value>(result: BodyResult<Value>): Value {
  if ("refused" in result) throw problemOfRefusal(result.refused);
  return result.value;
}

/** Such as "/questions/:id". */
function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

function parse(
  schema: z.ZodType | undefined,
  value: unknown,
  { place, problems }: { place: "path" | "query" | "body"; problems: FieldProblem[] },
): unknown {
  if (!schema) return {};
  const strict = place === "query" && schema instanceof z.ZodObject ? schema.strict() : schema;
  const parsed = strict.safeParse(value, { error: issueText });
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues)
    problems.push({ field: [place, ...path.map(String)].join("."), detail: message });
  return null;
}

function invalid(problems: FieldProblem[]): ProblemError {
  const [first] = problems;
  const detail = first ? `${first.field}: ${first.detail}` : undefined;
  return new ProblemError("invalid-request", {
    ...(detail === undefined ? {} : { detail }),
    errors: problems.slice(0, maxFieldProblems),
  });
}

function answerWith(
  c: ApiContext,
  { status, body, etag = null }: { status: number; body: string; etag?: string | null },
): Response {
  if (etag !== null) c.header("etag", etag);
  const ifNoneMatch = c.req.header("if-none-match");
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (isRead && etag !== null && ifNoneMatch !== undefined && matchesTag(ifNoneMatch, etag))
    return c.body(null, 304);
  if (status === 204) return c.body(null, 204);
  return c.body(body, status === 201 ? 201 : 200, { "content-type": "application/json" });
}
