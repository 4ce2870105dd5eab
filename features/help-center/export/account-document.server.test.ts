import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildFaq, buildOwner } from "#tests/support/factories.ts";
import { accountDocument } from "./account-document.server.ts";
import { mayExport } from "./export-limit.server.ts";
import { exportFolderPrefix } from "./left-over-exports.server.ts";

const now = new Date("2026-03-01T10:00:00Z");
let database: Database;
let ada: OwnerScope;

beforeAll(async () => {
  database = await createTestDatabase();
  ada = await buildOwner(database.db);
});
afterAll(() => database?.close());

const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(exportFolderPrefix));

test("the document has the account, and leaves no file behind, also if the download is aborted", async () => {
  await buildFaq(database.db, ada, { question: "Where is Ada?" });
  const before = await folders();
  const read = () => accountDocument(database, ada, { now });
  expect(JSON.parse(await new Response(read()).text())).toMatchObject({
    ...{ format: "step-account-export", version: 1, exportedAt: now.toISOString() },
    ...{ user: { email: ada.email }, company: { id: ada.companyId } },
    generated_faqs: [{ question: "Where is Ada?" }],
  });
  const aborted = read().getReader();
  await aborted.read();
  await aborted.cancel();
  const added = async () => (await folders()).filter((name) => !before.includes(name));
  await expect.poll(added).toEqual([]);
});

test("a company can export ten times an hour", async () => {
  const bob = await buildOwner(database.db);
  const at = (ms: number) => ({
    db: database.db,
    clock: { now: () => new Date(now.getTime() + ms), monotonicMs: () => ms },
  });
  for (let n = 0; n < 10; n++) expect(await mayExport(at(n), ada)).toBe(true);
  expect(await mayExport(at(11), ada)).toBe(false);
  expect(await mayExport(at(11), bob)).toBe(true);
  expect(await mayExport(at(3_600_001), ada)).toBe(true);
});
