import { afterAll, beforeAll, expect, it } from "vitest";
import { articleImages } from "#db/schema/articles.ts";
import { centerImports } from "#db/schema/center-imports.ts";
import { attachmentUrl } from "#engines/moving/source-center.ts";
import { storeImportedAttachment } from "#features/articles/article-attachments.server.ts";
import { maxImages, TooManyPictures } from "#features/articles/article-images.server.ts";
import type { Database } from "#platform/db/open-database.ts";
import { isStorageKey } from "#platform/storage/storage-key.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { makePicture } from "#tests/support/filled-company/files.ts";
import { createFiles } from "./store-files.server.ts";

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
  const files = createFiles(
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
  expect(await files.store([{ pictures: keys, content: "" }], new AbortController().signal)).toEqual(
    new Map(),
  );
  expect(asked.length).toBeLessThan(5);
});

const pdf = Buffer.from("%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF");
const text = (words: string) => Buffer.from(words);

it("stores attachments of known types under a name of their own, and refuses others", async () => {
  const { db } = database;
  const { companyId } = await buildCompany(db);
  const served: Record<string, { body: Uint8Array; disposition?: string }> = {
    "/a/Price%20list%202026.pdf": { body: pdf },
    "/a/1": { body: pdf, disposition: 'attachment; filename="../../Überblick.exe.pdf"' },
    "/a/list.csv": { body: text("a,b\n1,2\n") },
    "/a/fake.pdf": { body: text("<script>alert(1)</script>") },
    "/a/page.html": { body: text("<!doctype html><script>alert(1)</script>") },
    "/a/logo.svg": { body: text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>') },
    "/a/tool.exe": { body: Buffer.concat([Buffer.from("MZ"), Buffer.alloc(600)]) },
    "/a/binary.txt": { body: Buffer.from([65, 0, 1, 2, 66]) },
    "/a/full.png": { body: new Uint8Array(await makePicture()) },
  };
  const put = new Map<string, string>();
  const services = {
    db,
    clock: { now: () => new Date("2026-11-24T09:00:00Z") },
    ids: { uuid: () => crypto.randomUUID() },
    jobs: { enqueue: async () => {} },
    storage: {
      put: async (key: string, _: Uint8Array, { contentType }: { contentType: string }) => {
        put.set(key, contentType);
      },
    },
  };
  const files = createFiles(
    {
      services: services as never,
      fetch: async (url) => {
        const { body, disposition } = served[new URL(url).pathname]!;
        const headers: Record<string, string> = disposition ? { "content-disposition": disposition } : {};
        return { url, status: 200, headers, body, truncated: false };
      },
    },
    { id: await anImport(companyId), companyId },
  );
  const keys = Object.keys(served).map((path) => `https://acme.example${path}`);
  const content = keys.map((key) => `[file](${attachmentUrl(key)})`).join(" ");
  const stored = await files.store([{ pictures: [], content }], new AbortController().signal);
  const urls = Object.fromEntries([...stored].map(([key, url]) => [new URL(key).pathname, url]));
  expect(Object.keys(urls).sort()).toEqual([
    "/a/1",
    "/a/Price%20list%202026.pdf",
    "/a/full.png",
    "/a/list.csv",
  ]);
  const size = pdf.length;
  expect(urls["/a/Price%20list%202026.pdf"]).toMatch(
    new RegExp(`^/files/public/attachments/[0-9a-f-]{36}-${size}/price-list-2026\\.pdf$`),
  );
  expect(urls["/a/1"]).toMatch(/\/uberblick-exe\.pdf$/);
  expect(urls["/a/full.png"]).toMatch(/^\/files\/public\/articles\//);
  expect([...put.values()].sort()).toEqual(["application/pdf", "application/pdf", "image/png", "text/csv"]);
  for (const key of put.keys()) expect(isStorageKey(key)).toBe(true);
});

it("stores no attachment once those of the company reach their total size", async () => {
  const { db } = database;
  const { companyId } = await buildCompany(db);
  const storageKey = `public/attachments/00000000-0000-4000-8000-000000000000-1999999990/a.pdf`;
  await db.insert(articleImages).values({ companyId, storageKey });
  const services = {
    db,
    clock: { now: () => new Date("2026-11-24T09:00:00Z") },
    ids: { uuid: () => crypto.randomUUID() },
    storage: { put: () => expect.unreachable("stored an attachment") },
  };
  const store = storeImportedAttachment(services as never, { companyId }, { bytes: pdf, name: "a.pdf" });
  await expect(store).rejects.toThrow(TooManyPictures);
});

async function anImport(companyId: string): Promise<string> {
  const [row] = await database.db
    .insert(centerImports)
    .values({ companyId, source: "zendesk", label: "acme.example", phase: "import" })
    .returning({ id: centerImports.id });
  return row!.id;
}
