import { afterAll, beforeAll, expect, it } from "vitest";
import { articleImages, translations } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildArticle, buildCompany } from "#tests/support/factories.ts";
import { purgeArticlePictures } from "./article-images.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("keeps pictures that only a translation shows, and purges pictures without a text", async () => {
  const { db } = database;
  const { companyId } = await buildCompany(db);
  const { companyId: otherId } = await buildCompany(db);
  const keys = ["translated", "left", "theirs"].map((name) => `public/articles/${name}-1x1.png`);
  const unusedSince = new Date("2026-01-01T00:00:00Z");
  await db.insert(articleImages).values(
    keys.map((storageKey, index) => ({
      companyId: index === 2 ? otherId : companyId,
      storageKey,
      unusedSince,
    })),
  );
  const { id: articleId } = await buildArticle(db, { companyId }, { slug: "one" });
  const content = keys.filter((_, index) => index !== 1).map((key) => `![Bild](/files/${key})`);
  await db.insert(translations).values({
    ...{ companyId, articleId, language: "de", origin: "hand" },
    fields: { title: "Eins", content: content.join("\n\n") },
    sourceFields: {},
  });
  const deleted: string[] = [];
  const storage = { delete: async (key: string) => void deleted.push(key) };
  const purge = (day: string) =>
    purgeArticlePictures({ db, storage: storage as never, clock: { now: () => new Date(day) } as never });

  await purge("2026-01-08T00:00:00Z");
  expect(deleted).toEqual([]);
  await purge("2026-01-09T00:00:00Z");
  await purge("2026-01-10T00:00:00Z");
  expect(deleted.sort()).toEqual([keys[1], keys[2]].sort());
  expect(await db.select({ key: articleImages.storageKey }).from(articleImages)).toEqual([{ key: keys[0] }]);
});
