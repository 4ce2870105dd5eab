/** The address that takes browsers' reports: from anybody, without a session, and therefore within narrow limits. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { blockedContent, companyDomains, rateLimits } from "#db/schema.ts";
import { reportLimits } from "#features/blocked-content/blocked-content.server.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { getRaw, sendRaw } from "#tests/support/raw-http.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  await makePublicCenter(app.services, "acme");
});
beforeEach(async () => {
  for (const table of [blockedContent, rateLimits]) await app.services.db.delete(table);
});
afterAll(() => app?.close());
