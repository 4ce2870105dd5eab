/**
 * Writes the API's client for TypeScript from its OpenAPI document: one file without dependencies, for browsers'
 * servers, Node, Deno and Bun. It covers the part of JSON Schema that the document uses, and throws for any other.
 */
import {
  type DocumentedOperation,
  fileType,
  type JsonSchema,
  type OpenApiDocument,
} from "./openapi-document.ts";

export function writeClient(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, op]) => ({ path, method: method.toUpperCase(), op })),
  );
  return [
    `/** Client of the ${document.info.title}, version ${document.info.version}. Written by a command; don't edit it. */`,
    ...Object.entries(document.components.schemas).map(([name, schema]) => writeType(name, schema)),
    runtime,
    ["export class StepApi {", constructorText, ...operations.map(writeMethod), sendText, "}"].join("\n"),
    "",
  ].join("\n\n");
}

interface Endpoint {
  path: string;
  method: string;
  op: DocumentedOperation;
}

function writeType(name: string, schema: JsonSchema): string {
  if (schema.type === "object")
    return [`export interface ${name} {`, ...fieldsOf(schema).map((field) => `  ${field}`), "}"].join("\n");
  return `export type ${name} = ${typeOf(schema)};`;
}

function writeMethod({ path, method, op }: Endpoint): string {
  const fields = op.parameters.filter(({ in: place }) => place !== "header");
  const args = fields.map(({ name, required, schema }) => `${name}${required ? "" : "?"}: ${typeOf(schema)}`);
  const isOptional = fields.every(({ required }) => !required);
  const body = op.requestBody?.content["application/json"]?.schema;
  const isFileSent = op.requestBody?.content[fileType] !== undefined;
  const result = Object.entries(op.responses).find(([status]) => status.startsWith("2"))?.[1];
  const schema = result?.content?.["application/json"]?.schema;
  const output = schema ? typeOf(schema) : result?.content?.[fileType] ? "Blob" : "null";
  const input = [
    ...(fields.length > 0 ? [`args: { ${args.join("; ")} }${isOptional && !body ? " = {}" : ""}`] : []),
    ...(body ? [`body: ${typeOf(body)}`] : []),
    ...(isFileSent ? ["file: Blob"] : []),
    "options: CallOptions = {}",
  ];
  const names = (place: string) =>
    fields.filter((field) => field.in === place).map(({ name }) => `${name}: args.${name}`);
  const sent = [
    `method: "${method}"`,
    `path: "${path}"`,
    ...(names("path").length > 0 ? [`params: { ${names("path").join(", ")} }`] : []),
    ...(names("query").length > 0 ? [`query: { ${names("query").join(", ")} }`] : []),
    ...(body ? ["body"] : []),
    ...(isFileSent ? ["file"] : []),
  ];
  return [
    `  /** ${op.summary}. ${op.description} */`,
    `  ${op.operationId}(${input.join(", ")}): Promise<Reply<${output}>> {`,
    `    return this.#send({ ${sent.join(", ")} }, options);`,
    "  }",
  ].join("\n");
}

function typeOf(schema: JsonSchema | boolean): string {
  if (typeof schema === "boolean") throw unknown(schema);
  const { $ref, anyOf, enum: values, type } = schema;
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf("/") + 1);
  if (anyOf) return anyOf.map(typeOf).join(" | ");
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(type)) return type.map((each) => typeOf({ ...schema, type: each })).join(" | ");
  switch (type) {
    case "string":
      return "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "null":
      return "null";
    case "array":
      return arrayOf(schema);
    case "object":
      return objectOf(schema);
    default:
      throw unknown(schema);
  }
}

function arrayOf({ items }: JsonSchema): string {
  if (items === undefined || Array.isArray(items)) throw unknown(items);
  const item = typeOf(items);
  return /^\w+$/.test(item) ? `${item}[]` : `Array<${item}>`;
}

function objectOf(schema: JsonSchema): string {
  return `{ ${fieldsOf(schema).join(" ")} }`;
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): string[] {
  return Object.entries(properties).map(([name, schema]) => {
    const isRequired = required.includes(name);
    const about = typeof schema === "object" && schema.description ? `/** ${schema.description} */ ` : "";
    return `${about}${name}${isRequired ? "" : "?"}: ${typeOf(schema)}${isRequired ? "" : " | undefined"};`;
  });
}

function unknown(schema: unknown): Error {
  return new Error(`The client can't express this schema: ${JSON.stringify(schema)}`);
}

const runtime = `export interface CallOptions {
  /** A repeated request with the same key changes nothing. */
  idempotencyKey?: string;
  /** The ETag that the change is based on. */
  ifMatch?: string;
  signal?: AbortSignal;
}

export interface Reply<Data> {
  data: Data;
  etag: string | null;
  headers: Headers;
}

/** Thrown for every status that isn't a success. */
export class ApiError extends Error {
  readonly problem: Problem;
  readonly headers: Headers;

  constructor(problem: Problem, headers: Headers) {
    super(problem.detail);
    this.name = "ApiError";
    this.problem = problem;
    this.headers = headers;
  }
}

interface Sent {
  method: string;
  path: string;
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  file?: Blob;
}`;

const constructorText = `  readonly #baseUrl: string;
  readonly #key: string;
  readonly #fetch: typeof fetch;

  /** \`origin\` is the installation's address, such as "https://help.example.com". */
  constructor({ origin, key, fetch: send = fetch }: { origin: string; key: string; fetch?: typeof fetch }) {
    this.#baseUrl = \`\${origin}/api/v1\`;
    this.#key = key;
    this.#fetch = send;
  }
`;

const sendText = `
  async #send<Data>(
    { method, path, params = {}, query = {}, body, file }: Sent,
    { idempotencyKey, ifMatch, signal }: CallOptions,
  ): Promise<Reply<Data>> {
    const filled = path.replace(/\\{(\\w+)\\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
    const url = new URL(\`\${this.#baseUrl}\${filled}\`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const headers = new Headers({ authorization: \`Bearer \${this.#key}\`, accept: "*/*" });
    if (body !== undefined) headers.set("content-type", "application/json");
    if (file !== undefined) headers.set("content-type", "${fileType}");
    if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey);
    if (ifMatch !== undefined) headers.set("if-match", ifMatch);
    const response = await this.#fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(file === undefined ? {} : { body: file }),
      ...(signal === undefined ? {} : { signal }),
    });
    const etag = response.headers.get("etag");
    if (response.headers.get("content-type") === "${fileType}")
      return { data: (await response.blob()) as Data, etag, headers: response.headers };
    const text = await response.text();
    const data = text === "" ? null : JSON.parse(text);
    if (!response.ok) throw new ApiError(data as Problem, response.headers);
    return { data: data as Data, etag, headers: response.headers };
  }`;
