import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildFaq, buildOwner } from "#tests/support/factories.ts";
import { countDrafts, countFoundDrafts } from "./own-faqs.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("counts drafts from the website that wait for a decision, apart from other drafts and other companies", async () => {
  const { db } = database;
  const [acme, bolt] = [await buildOwner(db), await buildOwner(db)];
  const doubted = { status: "draft", leftOut: true, review: "uncertain" } as const;
  await buildFaq(db, acme, doubted);
  await buildFaq(db, acme, { ...doubted, status: "published", leftOut: false });
  await buildFaq(db, acme, { ...doubted, review: "more" });
  await buildFaq(db, acme, { status: "draft" });
  await buildFaq(db, bolt, doubted);
  await buildFaq(db, bolt, doubted);
  expect([await countFoundDrafts(db, acme), await countDrafts(db, acme)]).toEqual([2, 1]);
  expect([await countFoundDrafts(db, bolt), await countDrafts(db, bolt)]).toEqual([2, 0]);
});
