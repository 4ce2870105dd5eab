import { afterAll, beforeAll, expect, test } from "vitest";
import { videoTranscriptions } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { listSpeechCosts } from "./speech-costs.server.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

test("lists transcribed seconds per model, including failed and deleted videos", async () => {
  const { db } = database;
  expect(await listSpeechCosts({ db })).toEqual([]);
  const video = { ...(await buildCompany(db)), draftsFaqs: false };
  await db.insert(videoTranscriptions).values([
    { ...video, model: "old", status: "done", heardSeconds: 90.5, createdAt: new Date("2026-01-01") },
    { ...video, model: "new", status: "done", heardSeconds: 60, createdAt: new Date("2026-01-02") },
    { ...video, model: "new", status: "failed", heardSeconds: 30, createdAt: new Date("2026-01-03") },
  ]);
  expect(await listSpeechCosts({ db })).toEqual([
    { model: "new", videos: 2, heardSeconds: 90 },
    { model: "old", videos: 1, heardSeconds: 90.5 },
  ]);
});
