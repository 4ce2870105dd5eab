/** Checks responses of the API against its OpenAPI document. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { type JsonSchema, type OpenApiDocument, openApiDocument } from "#features/api/openapi-document.ts";

export interface Contract {
  document: OpenApiDocument;
  /** Returns what is wrong with the response of the operation, or null. */
  problemOf(operationId: string, response: { status: number; body: unknown }): string | null;
}

/** JSON as a value, a file as text, and null without a body. */
export async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") === true;
  return text === "" ? null : isJson ? JSON.parse(text) : text;
}

export function apiContract(origin: string): Contract {
  const document = openApiDocument({ origin, appName: "Step" });
  // Strict about fields that the document doesn't name, which clients would never see.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    formats: { uuid: isUuid, "date-time": isTime },
  });
  ajv.addSchema({ $id: "document", components: { schemas: closed(document.components.schemas) } });
  const operations = new Map(
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map((op) => [op.operationId, op]),
  );
  return {
    document,
    problemOf(operationId, { status, body }) {
      const described = operations.get(operationId)?.responses[status];
      if (!described) return `${operationId} doesn't document the status ${status}`;
      const [content] = Object.values(described.content ?? {});
      if (!content) return body === null ? null : `${operationId} answers ${status} with a body`;
      // A file, as text.
      if (!content.schema)
        return typeof body === "string" ? null : `${operationId} answers ${status} with JSON`;
      const validate = ajv.getSchema(`document${content.schema.$ref}`);
      if (!validate) return `${operationId} has no schema for ${status}`;
      return validate(body) ? null : `${operationId}: ${ajv.errorsText(validate.errors)}`;
    },
  };
}

function closed(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const close = (schema: JsonSchema | boolean): JsonSchema | boolean => {
    if (typeof schema === "boolean") return schema;
    const { properties, items, anyOf } = schema;
    return {
      ...schema,
      ...(properties
        ? {
            properties: Object.fromEntries(
              Object.entries(properties).map(([name, one]) => [name, close(one)]),
            ),
            additionalProperties: false,
          }
        : {}),
      ...(items && !Array.isArray(items) ? { items: close(items) } : {}),
      ...(anyOf ? { anyOf: anyOf.map((one) => close(one) as JsonSchema) } : {}),
    };
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, close(schema) as JsonSchema]),
  );
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
