/** The log must name every failure without the text that a user typed. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { contactMessages, generatedFaqs } from "#db/schema.ts";
import { loggablePath } from "#platform/log.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";

let app: TestApp;
let companyId = "";

beforeAll(async () => {
  app = await startApp();
  ({ companyId } = await makePublicCenter(app.services, "acme"));
});

afterAll(() => app?.close());

async function loggedFailure(work: Promise<unknown>): Promise<string> {
  const { log, lines } = collectLog();
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  log.error({ err: error }, "it failed");
  return JSON.stringify(lines());
}

test("names the violated database constraint, not the row's content", async () => {
  const text = await loggedFailure(
    app.services.db
      .insert(generatedFaqs)
      .values({ companyId, question: "my secret question", answer: "short", slug: "s", status: "draft" }),
  );
  expect(text).toContain("generated_faqs_answer_length");
  expect(text).toContain("23514");
  expect(text).toContain("log.test.ts");
  expect(text).not.toContain("my secret question");
  expect(text).not.toContain(companyId);
});

test("doesn't log a message that can't be stored", async () => {
  const values = { companyId, name: "Ada", email: "ada@visitor.example", message: "my secret\0message" };
  const text = await loggedFailure(app.services.db.insert(contactMessages).values(values));
  expect(text).not.toMatch(/my secret|ada@visitor/);
});

test("names an unreachable database without its password", async () => {
  const database = await createTestDatabase();
  await database.close();
  const text = await loggedFailure(database.db.select().from(contactMessages));
  expect(text).toContain("CONNECTION_ENDED");
  const { password } = new URL(database.url);
  if (password) expect(text).not.toContain(password);
});

test.each([
  ["/claim/abc123", "/claim/[redacted]"],
  ["/setup/abc123", "/setup/[redacted]"],
  ["/invitation/abc123", "/invitation/[redacted]"],
  ["/unsubscribe/abc123", "/unsubscribe/[redacted]"],
  ["/claim/abc123.data", "/claim/[redacted]"],
  ["//Claim/abc/def", "//Claim/[redacted]"],
  ["/%63laim/abc123", "/claim/[redacted]"],
  ["/blog/preview/abc123", "/blog/preview/[redacted]"],
  ["/blog/pre%76iew/abc123.data", "/blog/preview/[redacted]"],
  ["/help/acme/faq", "/help/acme/faq"],
  ["/help/acme/faq/%C3%BC", "/help/acme/faq/%C3%BC"],
])("logs the address %s as %s", (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});
