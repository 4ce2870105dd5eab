/** Random requests to every operation: whatever a program sends, the response is one that the document describes. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rateLimits } from "#db/schema.ts";
import { operationIds } from "#features/api/operations.ts";
import { keyScopes } from "#shared/key-scopes.ts";
import { apiContract, bodyOf } from "./support/api-contract.ts";
import { makeKey } from "./support/api-keys.ts";
import { startApp, type TestApp } from "./support/app.ts";
import { type FilledCompany, fillCompany } from "./support/filled-company.ts";
import { arbitraryOf } from "./support/schema-arbitrary.ts";

let app: TestApp;
let company: FilledCompany;
let token: string;
const { document } = apiContract("http://localhost");
const { schemas } = document.components;

beforeAll(async () => {
  app = await startApp({ TRUSTED_PROXIES: "127.0.0.1" });
  company = await fillCompany(app.services);
  ({ token } = await makeKey(app, company, [...keyScopes]));
});
afterAll(() => app?.close());

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, op]) => [op.operationId, { method, path, op }] as const),
);

test("has every operation", () => {
  expect(operations.map(([id]) => id).sort()).toEqual(operationIds.toSorted());
});

test.each(operations)("%s answers as documented", async (id, { method, path, op }) => {
  const { problemOf } = apiContract(app.origin);
  const fields = op.parameters.filter(({ in: place }) => place !== "header");
  const known = fc.constantFrom(...Object.values(company.ids));
  const request = fc.record({
    fields: fc.record(
      Object.fromEntries(
        fields.map(({ name, schema }) => [
          name,
          schema.format === "uuid"
            ? fc.oneof(known, arbitraryOf(schema, schemas))
            : arbitraryOf(schema, schemas),
        ]),
      ),
      { requiredKeys: fields.flatMap(({ name, required }) => (required ? [name] : [])) },
    ),
    body: op.requestBody
      ? arbitraryOf(op.requestBody.content["application/json"]?.schema ?? true, schemas)
      : fc.constant(undefined),
    idempotencyKey: fc.option(fc.constantFrom("one", "two", "no spaces"), { nil: undefined }),
  });
  let senders = 0;
  await fc.assert(
    fc.asyncProperty(request, async ({ fields: values, body, idempotencyKey }) => {
      await app.services.db.delete(rateLimits);
      const query = new URLSearchParams();
      let address = path;
      for (const { name, in: place } of fields) {
        const value = values[name];
        if (value === undefined) continue;
        // An empty path segment is another address.
        if (place === "path")
          address = address.replace(`{${name}}`, encodeURIComponent(String(value)) || "-");
        else query.set(name, String(value));
      }
      senders += 1;
      const response = await fetch(`${app.origin}/api/v1${address}?${query}`, {
        method: method.toUpperCase(),
        headers: {
          authorization: `Bearer ${token}`,
          // Each from another network, so that no limit on bodies applies.
          "x-forwarded-for": `203.0.${senders >> 8}.${senders & 255}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { status } = response;
      expect(status).toBeLessThan(500);
      expect(problemOf(id, { status, body: await bodyOf(response) })).toBeNull();
    }),
    { numRuns: 10 },
  );
});
