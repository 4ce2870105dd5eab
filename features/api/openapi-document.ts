/** Writes the OpenAPI 3.1 document from the operations. */
import { z } from "zod";
import { keyScopes } from "#shared/key-scopes.ts";
import { apiPath, type Operation } from "./operation.ts";
import { allOperations } from "./operations.ts";
import { type ProblemType, problemTypes } from "./problems.ts";
import { component, components } from "./resources.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Content {
  /** Without a schema for a file. */
  [type: string]: { schema?: JsonSchema };
}

interface ResponseObject {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Content;
}

export interface DocumentedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: { key: string[] }[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, ResponseObject>;
}

export interface OpenApiDocument {
  openapi: "3.1.0";
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  security: { key: string[] }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, { type: "http"; scheme: "bearer"; description: string }>;
  };
}

const problem = component(
  "Problem",
  z.object({
    type: z.string().describe("Address of the description of this kind of error"),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    requestId: z.string(),
    errors: z
      .array(z.object({ field: z.string(), detail: z.string() }))
      .optional()
      .describe("The fields of the request that aren't valid"),
  }),
);

/** What clients send and get. A format says the same as its long pattern. */
const jsonSchemaOptions = {
  io: "input",
  override: ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
    if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  },
} as const;

const reference = (id: string) => `#/components/schemas/${id}`;

/** Grows with the API: the last number with every addition. */
const version = "1.1.1";

export function openApiDocument({ origin, appName }: { origin: string; appName: string }): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const [id, op] of allOperations) {
    paths[op.path] = { ...paths[op.path], [op.method.toLowerCase()]: describe(id, op) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${appName} API`,
      version,
      description: `Reads and writes the content of one help center. Scopes of keys: ${keyScopes.join(", ")}.`,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: `${origin}${apiPath}` }],
    security: [{ key: [] }],
    tags: [...new Set([...allOperations.values()].map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        key: { type: "http", scheme: "bearer", description: "A key from Settings → API" },
      },
    },
  };
}

function describe(operationId: string, op: Operation): DocumentedOperation {
  return {
    operationId,
    tags: [op.tag],
    summary: op.summary,
    description: [op.description, `Scope: \`${op.scope}\`.`].filter(Boolean).join(" "),
    security: [{ key: [] }],
    parameters: [
      ...fieldsOf(op.params, "path"),
      ...fieldsOf(op.query, "query"),
      ...headersOf(op).map(([name, description]) => ({
        name,
        in: "header" as const,
        required: false,
        description,
        schema: { type: "string" as const },
      })),
    ],
    ...(op.file === "request" ? { requestBody: { required: true, content: { [fileType]: {} } } } : {}),
    ...(op.body
      ? { requestBody: { required: true, content: { "application/json": { schema: refTo(op.body) } } } }
      : {}),
    responses: {
      [op.status]: {
        description: "Success",
        ...(op.hasEtag ? { headers: { etag: etagHeader } } : {}),
        ...(op.response ? { content: { "application/json": { schema: refTo(op.response) } } } : {}),
        ...(op.file === "response" ? { content: { [fileType]: {} } } : {}),
      },
      ...(op.method === "GET" && !op.file
        ? { "304": { description: "Not modified since If-None-Match" } }
        : {}),
      ...Object.fromEntries(problemsOf(op).map((each) => [String(each), problemResponse(each)])),
    },
  };
}

export const fileType = "application/zip";

const etagHeader = { description: "Version of the resource", schema: { type: "string" as const } };

/** Request headers that an operation takes. */
function headersOf(op: Operation): [name: string, description: string][] {
  if (op.file) return [];
  if (op.method === "GET") return [["If-None-Match", "An ETag: 304 if the response is still the same"]];
  const isNew = op.method === "POST" && op.status === 201;
  return [
    ...(op.method === "POST" ? [idempotencyHeader] : []),
    ...(op.hasEtag && !isNew ? [ifMatchHeader] : []),
  ];
}

const idempotencyHeader: [string, string] = [
  "Idempotency-Key",
  "Repeats of a request with the same key within a day change nothing",
];
const ifMatchHeader: [string, string] = [
  "If-Match",
  "The ETag that the change is based on: 412 if it was changed since",
];

const problemsFor = {
  every: ["missing-key", "missing-scope", "too-many-requests", "server-error", "unavailable"],
  input: ["invalid-request"],
  item: ["not-found"],
  change: ["conflict", "too-large", "wrong-type"],
  match: ["changed-meanwhile"],
  once: ["reused-idempotency-key"],
} as const satisfies Record<string, readonly ProblemType[]>;

function problemsOf(op: Operation): number[] {
  const isChange = op.method !== "GET";
  const types: ProblemType[] = [
    ...problemsFor.every,
    // Each POST takes an Idempotency-Key, which can be invalid.
    ...(op.params || op.query || op.body || op.method === "POST" ? problemsFor.input : []),
    ...(op.params || op.hasEtag || isChange ? problemsFor.item : []),
    ...(isChange ? problemsFor.change : []),
    ...(isChange && op.hasEtag ? problemsFor.match : []),
    ...(op.method === "POST" && !op.file ? problemsFor.once : []),
  ];
  return [...new Set(types.map((type) => problemTypes[type][0] as number))].sort((a, b) => a - b);
}

function problemResponse(status: number): ResponseObject {
  const titles = Object.values(problemTypes).flatMap(([code, title]) => (code === status ? [title] : []));
  return {
    description: titles.join(" "),
    content: { "application/problem+json": { schema: refTo(problem) } },
  };
}

function fieldsOf(schema: z.ZodObject | undefined, place: "path" | "query"): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = plain(z.toJSONSchema(schema, jsonSchemaOptions));
  return Object.entries(properties).map(([name, property]) => {
    if (typeof property === "boolean") throw new Error(`${name} has no schema`);
    const { description, ...rest } = property;
    return {
      name,
      in: place,
      required: place === "path" || required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    };
  });
}

function refTo(schema: z.ZodType): JsonSchema {
  const id = components.get(schema)?.id;
  if (id === undefined) throw new Error("A body or response of the API has no component name.");
  return { $ref: reference(id) };
}

function namedSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(components, { uri: reference, ...jsonSchemaOptions });
  return Object.fromEntries(
    Object.entries(schemas)
      .map(([name, schema]) => [name, plain(schema)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

/** Without the keywords that only make sense for a schema that is a document of its own. */
function plain({ $schema: _, $id: __, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
