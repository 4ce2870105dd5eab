import { afterAll, beforeAll, expect, it } from "vitest";
import { articleImages } from "#db/schema/articles.ts";
import { maxImages } from "#features/articles/article-images.server.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { makePicture } from "#tests/support/filled-company/files.ts";
import { createPictures } from "./store-pictures.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("reads no further pictures once the company has as many as it may", async () => {
  const { db } = database;
  const { companyId } = await buildCompany(db);
  const stored = (at: number) => ({ companyId, storageKey: `public/articles/${at}-1x1.png` });
  for (let at = 0; at < maxImages; at += 5_000)
    await db.insert(articleImages).values(Array.from({ length: 5_000 }, (_, index) => stored(at + index)));
  const body = new Uint8Array(await makePicture());
  const asked: string[] = [];
  const services = {
    db,
    clock: { now: () => new Date("2026-11-24T09:00:00Z") },
    ids: { uuid: () => crypto.randomUUID() },
    storage: { put: () => expect.unreachable("stored a picture") },
  };
  const pictures = createPictures(
    {
      services: services as never,
      fetch: async (url) => {
        asked.push(url);
        return { url, status: 200, headers: {}, body, truncated: false };
      },
    },
    { id: crypto.randomUUID(), companyId },
  );
  const keys = Array.from({ length: 40 }, (_, index) => `https://acme.example/${index}.png`);
  expect(await pictures.store([{ pictures: keys }], new AbortController().signal)).toEqual(new Map());
  expect(asked.length).toBeLessThan(5);
});
