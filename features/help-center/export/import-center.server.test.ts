/** Round trips of export and import, with a real database and a real worker thread. */
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { strFromU8, strToU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  articleDrafts,
  articleImages,
  articleRedirects,
  articleStates,
  companies,
  faqEvidence,
  generatedFaqs,
  gettingStarted,
  guideImages,
  helpCenterContent,
  pinnedAnswers,
  redirects,
  translations,
  users,
  videoGeneratedFaqs,
  videoGuides,
} from "#db/schema.ts";
import { storeImportedAttachment } from "#features/articles/article-attachments.server.ts";
import { storeImportedPicture } from "#features/articles/article-images.server.ts";
import { getOwnArticle, listOwnArticles } from "#features/articles/own-articles.server.ts";
import { publishDueArticles } from "#features/articles/publish-due-articles.server.ts";
import { listPins } from "#features/faqs/pinned-answers.server.ts";
import { listAllRedirects } from "#features/redirects/redirects.server.ts";
import type { Database } from "#platform/db/open-database.ts";
import { randomIds } from "#platform/ids.ts";
import { createLog } from "#platform/log.ts";
import { createStorage, type Storage } from "#platform/storage/create-storage.ts";
import { articleFileKeys } from "#shared/article-attachment.ts";
import { articlePicturePrefix } from "#shared/article-picture.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { articleRow, documentV1, evidenceRow, faqRow, zipV1, zipV2 } from "#tests/support/export-files.ts";
import { buildArticle, buildFaq, buildOwner } from "#tests/support/factories.ts";
import { makeWholeCenter } from "#tests/support/whole-center.ts";
import { centerArchive, dataArchive } from "./data-archive.server.ts";
import { exportTexts } from "./export-texts.ts";
import { importCenter, previewCenter } from "./import-center.server.ts";
import { type ZipEntry, zipStream } from "./zip-stream.ts";

let database: Database;
let storage: Storage;
let dataDir = "";
let spool = "";
const clock = { now: () => new Date("2026-11-22T12:00:00Z"), monotonicMs: () => 0 };

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "step-import-"));
  spool = join(dataDir, "spool");
  await mkdir(spool);
  vi.stubEnv("TMPDIR", spool);
  storage = createStorage({ config: { dataDir, s3: null }, log: createLog({ logLevel: "silent" }) });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.db.delete(users);
  await database.db.delete(companies);
});

function deps() {
  const pageCache = { invalidate() {} } as never;
  const jobs = { enqueue: async () => null };
  return { db: database.db, clock, ids: randomIds, storage, pageCache, jobs };
}

async function exported(scope: OwnerScope): Promise<Uint8Array<ArrayBuffer>> {
  return zipped(dataArchive(deps(), scope));
}

async function zipped(entries: AsyncIterable<ZipEntry>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(entries, { now: clock.now() })) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

/** Columns that an import doesn't take from the file: ids, timestamps, and the sizes of the stored pictures. */
const isOwn = new Set(
  "id companyId faqId previous updatedAt createdAt frameWidth frameHeight imageWidth imageHeight".split(" "),
);

/** Returns what an import stored, in page order, without ids and addresses, which differ between companies. */
async function contentsIn({ companyId }: OwnerScope) {
  const { db } = database;
  const tables = [generatedFaqs, videoGeneratedFaqs, helpCenterContent, gettingStarted, videoGuides] as const;
  const rows = [];
  for (const table of tables)
    rows.push(await db.select().from(table).where(eq(table.companyId, companyId)).orderBy(asc(table.id)));
  const evidence = await db
    .select({ evidence: faqEvidence, slug: generatedFaqs.slug })
    .from(faqEvidence)
    .innerJoin(generatedFaqs, eq(generatedFaqs.id, faqEvidence.faqId))
    .where(eq(generatedFaqs.companyId, companyId));
  const plain = JSON.stringify([...rows, evidence], (name, value) =>
    isOwn.has(name)
      ? undefined
      : typeof value === "string"
        ? value.replace(/^\/files\/.*/, "PICTURE")
        : value,
  );
  return (JSON.parse(plain) as unknown[][]).map((table) => table.map((row) => JSON.stringify(row)).sort());
}

async function countsOf(scope: OwnerScope): Promise<number[]> {
  return (await contentsIn(scope)).map((table) => table.length);
}

test("yields an equal help center after export, import and another export", async () => {
  const { db } = database;
  const owner = await buildOwner(database.db, { companyName: "New" });
  await db.delete(companies).where(eq(companies.id, owner.companyId));
  const companyId = await makeWholeCenter({ db, storage }, { subdomain: "whole", faqCount: 450 });
  const original = ownerScope({ ...owner, companyId });
  await db.update(companies).set({ userId: owner.userId }).where(eq(companies.id, companyId));
  const archive = await exported(original);
  const names = Object.keys(unzipSync(archive));
  expect(names.filter((name) => !name.startsWith("files/")).sort()).toEqual([
    "collections-1.ndjson",
    "faq_evidence-1.ndjson",
    "generated_faqs-1.ndjson",
    "getting_started-1.ndjson",
    "help_center_content-1.ndjson",
    "manifest.json",
    "subdomain_reservations-1.ndjson",
    "video_guides-1.ndjson",
  ]);
  const copy = await buildOwner(database.db, { companyName: "New" });
  expect(await previewCenter(copy, new Uint8Array(archive))).toEqual({
    name: "Acme & Söhne",
    questions: 450,
    articles: 2,
    guides: 2,
    pictures: 2,
    missingPictures: 0,
  });
  expect(await countsOf(copy)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(await importCenter(deps(), copy, new Uint8Array(archive))).toMatchObject({
    outcome: "imported",
    contents: { questions: 450, pictures: 2 },
    problems: [],
  });
  expect(await contentsIn(copy)).toEqual(await contentsIn(original));
  const again = await buildOwner(database.db, { companyName: "New" });
  expect(await importCenter(deps(), again, await exported(copy))).toMatchObject({ outcome: "imported" });
  expect(await contentsIn(again)).toEqual(await contentsIn(original));
});

test("ends an import whose pictures take too long, so that others get its turn", async () => {
  const color = { create: { width: 9, height: 9, channels: 3, background: "#a00" } } as const;
  const picture = new Uint8Array(await sharp(color).png().toBuffer());
  const keys = Array.from({ length: 40 }, () => `${articlePicturePrefix}${crypto.randomUUID()}-9x9.png`);
  const content = keys.map((key) => `![A box](/files/${key})`).join("\n\n");
  const archive = () =>
    zipV2({
      tables: { help_center_content: [articleRow(1, { content })] },
      files: Object.fromEntries(keys.map((key) => [`files/${key}`, picture])),
    });
  const owner = await buildOwner(database.db, { companyName: "New" });
  let minutes = 0;
  const slow = { now: clock.now, monotonicMs: () => minutes++ * 60_000 };
  expect(await importCenter({ ...deps(), clock: slow }, owner, archive())).toEqual({
    problem: exportTexts.slowPictures,
  });
  expect(minutes).toBeLessThan(10);
  expect(await database.db.$count(helpCenterContent, eq(helpCenterContent.companyId, owner.companyId))).toBe(
    0,
  );
  expect(await importCenter(deps(), owner, archive())).toMatchObject({
    outcome: "imported",
    contents: { pictures: 40 },
  });
});

test("takes unpublished changes and coming schedules along, without reviews", async () => {
  const { db } = database;
  const day = (offset: number) => new Date(clock.now().getTime() + offset * 86_400_000);
  const owner = await buildOwner(db, { companyName: "New" });
  const { companyId } = owner;
  const published = await buildArticle(db, owner, { title: "Public", slug: "public" });
  const coming = await buildArticle(db, owner, { title: "Coming", slug: "coming", status: "draft" });
  const ended = await buildArticle(db, owner, { title: "Ended", slug: "ended", status: "draft" });
  await db.insert(articleDrafts).values({
    ...{ articleId: published.id, companyId, title: "Public, rewritten", content: "New words.", slug: "new" },
    ...{ category: "Orders", seoTitle: "New title", savedAt: day(-1), version: 3 },
  });
  const by = { companyId, scheduledBy: owner.userId, savedBy: owner.userId };
  await db.insert(articleStates).values([
    { ...by, articleId: published.id, publishAt: day(2), unpublishAt: day(9) },
    { ...by, articleId: coming.id, publishAt: day(3), review: "requested", reviewNote: "A private note." },
    { ...by, articleId: ended.id, publishAt: day(-1), review: "requested" },
  ]);
  const storedIn = async (scope: OwnerScope) => {
    const { articles } = await listOwnArticles(db, scope, { text: "", state: null, page: 1 });
    const found = await Promise.all(articles.map(({ id }) => getOwnArticle(db, scope, id)));
    return Object.fromEntries(found.map((article) => [article?.publicSlug, article]));
  };
  const none = { publishAt: null, unpublishAt: null };
  const expected = {
    public: {
      ...{ isPublished: true, hasChanges: true, savedAt: day(-1).toISOString(), review: null },
      ...{ publishAt: day(2).toISOString(), unpublishAt: day(9).toISOString() },
      values: {
        title: "Public, rewritten",
        content: "New words.",
        slug: "new",
        category: "Orders",
        seoTitle: "New title",
      },
    },
    coming: { isPublished: false, hasChanges: false, review: null, ...none, publishAt: day(3).toISOString() },
    ended: { isPublished: false, hasChanges: false, review: null, ...none },
  };
  const ofCenter = await zipped(centerArchive(deps(), owner));
  expect(strFromU8(unzipSync(ofCenter)["article_states-1.ndjson"]!)).not.toMatch(
    /private note|requested|savedBy/,
  );
  for (const archive of [await exported(owner), ofCenter]) {
    const copy = await buildOwner(db, { companyName: "New" });
    expect(await importCenter(deps(), copy, archive)).toMatchObject({ outcome: "imported", problems: [] });
    expect(await storedIn(copy)).toMatchObject(expected);
    const states = await db.select().from(articleStates).where(eq(articleStates.companyId, copy.companyId));
    expect(states.map(({ scheduledBy }) => scheduledBy)).toEqual([copy.userId, copy.userId]);
  }
  // The job publishes what was imported, as it would have in the original.
  const copy = await buildOwner(db, { companyName: "New" });
  await importCenter(deps(), copy, await exported(owner));
  await publishDueArticles({ ...deps(), clock: { now: () => day(4), monotonicMs: () => 0 } });
  expect(await storedIn(copy)).toMatchObject({
    new: { isPublished: true, hasChanges: false, publishAt: null, unpublishAt: day(9).toISOString() },
    coming: { isPublished: false },
    ended: { isPublished: false },
  });
});

test("takes former addresses of articles and pinned answers along", async () => {
  const { db } = database;
  const owner = await buildOwner(db, { companyName: "New" });
  const { companyId } = owner;
  const article = await buildArticle(db, owner, { title: "Prices", slug: "prices" });
  const other = await buildArticle(db, owner, { title: "Taken", slug: "taken" });
  const faq = await buildFaq(db, owner, { question: "What does it cost?", answer: "Ten euros a month." });
  await db.insert(articleRedirects).values([
    { companyId, slug: "what-we-charge", articleId: article.id },
    { companyId, slug: "taken", articleId: article.id },
    { companyId, slug: "occupied", articleId: other.id },
  ]);
  await db.insert(pinnedAnswers).values({ companyId, wording: "how expensive", faqId: faq.id });
  for (const archive of [await exported(owner), await zipped(centerArchive(deps(), owner))]) {
    const copy = await buildOwner(db, { companyName: "New" });
    expect(await importCenter(deps(), copy, archive)).toMatchObject({ outcome: "imported", problems: [] });
    const former = await db
      .select({ slug: articleRedirects.slug, title: helpCenterContent.title })
      .from(articleRedirects)
      .innerJoin(helpCenterContent, eq(helpCenterContent.id, articleRedirects.articleId))
      .where(eq(articleRedirects.companyId, copy.companyId))
      .orderBy(articleRedirects.slug);
    expect(former).toEqual([
      { slug: "occupied", title: "Taken" },
      { slug: "what-we-charge", title: "Prices" },
    ]);
    const [pin, ...more] = await listPins(db, copy);
    expect(more).toEqual([]);
    const [answer] = await db.select().from(generatedFaqs).where(eq(generatedFaqs.companyId, copy.companyId));
    expect(pin).toEqual({ wording: "how expensive", faqId: answer?.id });
  }
});

test("stores the pictures and attachments of articles again, in every text that shows them", async () => {
  const { db } = database;
  const owner = await buildOwner(db, { companyName: "New", language: "en" });
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#6e0ad6" } })
    .png()
    .toBuffer();
  const { url } = await storeImportedPicture(deps(), owner, picture);
  const link = await storeImportedAttachment(deps(), owner, {
    bytes: new TextEncoder().encode("day,hours\nMonday,9 to 5"),
    name: "Hours.csv",
  });
  const gone = "/files/public/articles/gone-1x1.png";
  const article = await buildArticle(db, owner, {
    title: "Prices",
    slug: "prices",
    status: "published",
    content: `![All](${url})\n\n[Hours](${link}) ![](${gone})`,
  });
  await db.insert(articleDrafts).values({
    articleId: article.id,
    companyId: owner.companyId,
    title: "Prices",
    slug: "prices",
    content: `![New](${url})`,
    savedAt: clock.now(),
  });
  await db.insert(translations).values({
    companyId: owner.companyId,
    articleId: article.id,
    language: "de",
    fields: { content: `![Alle](${url})` },
    sourceFields: { content: `![All](${url})` },
    status: "published",
    origin: "hand",
  });
  const archive = await exported(owner);
  const copy = await buildOwner(db, { companyName: "New" });
  expect(await importCenter(deps(), copy, archive)).toMatchObject({
    outcome: "imported",
    contents: { articles: 1, pictures: 1, missingPictures: 1 },
    problems: [],
  });
  const [stored] = await db
    .select()
    .from(helpCenterContent)
    .where(eq(helpCenterContent.companyId, copy.companyId));
  const [newUrl = "", newLink = ""] = articleFileKeys(stored!.content).filter((key) => !gone.endsWith(key));
  expect(stored!.content).toBe(`![All](/files/${newUrl})\n\n[Hours](/files/${newLink}) ![](${gone})`);
  expect([newUrl, newLink]).not.toEqual([url, link].map((address) => address.slice("/files/".length)));
  expect(newLink).toMatch(/\/hours\.csv$/);
  for (const key of [newUrl, newLink]) expect(await storage.get(key)).not.toBeNull();
  const [draft] = await db.select().from(articleDrafts).where(eq(articleDrafts.companyId, copy.companyId));
  expect(draft?.content).toBe(`![New](/files/${newUrl})`);
  const [translated] = await db.select().from(translations).where(eq(translations.companyId, copy.companyId));
  expect(translated).toMatchObject({
    fields: { content: `![Alle](/files/${newUrl})` },
    sourceFields: { content: `![All](/files/${newUrl})` },
  });
  // Otherwise they would be purged as unused.
  const kept = await db.select().from(articleImages).where(eq(articleImages.companyId, copy.companyId));
  expect(kept.map(({ unusedSince }) => unusedSince)).toEqual([null, null]);
});

test("never gives a draft another article's address, or a schedule that can't be kept", async () => {
  const { db } = database;
  const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
  const savedAt = "2026-11-20T08:00:00.000Z";
  const draft = (n: number, slug: string) => ({
    ...{ articleId: id(n), title: `Draft ${n}`, content: "New.", slug, category: null, savedAt },
  });
  const tables = {
    generated_faqs: [faqRow(9)],
    help_center_content: [1, 2, 3].map((n) =>
      articleRow(n, { id: id(n), status: n === 3 ? "draft" : "published" }),
    ),
    article_drafts: [draft(1, "article-2"), draft(3, "article-3"), draft(8, "gone"), draft(9, "question")],
    article_states: [
      { articleId: id(1), publishAt: "2026-12-09T08:00:00Z", unpublishAt: "2026-12-08T08:00:00Z" },
      { articleId: id(2), publishAt: "2026-12-09T08:00:00Z", unpublishAt: null },
      { articleId: id(3), publishAt: "2099-12-09T08:00:00Z", unpublishAt: null },
      { articleId: id(9), publishAt: "2026-12-09T08:00:00Z", unpublishAt: null },
    ],
  };
  const owner = await buildOwner(db, { companyName: "New" });
  expect(await importCenter(deps(), owner, zipV2({ tables }))).toMatchObject({ outcome: "imported" });
  expect(await db.select().from(articleDrafts)).toMatchObject([{ title: "Draft 1", slug: "draft-1" }]);
  expect(await db.select().from(articleStates)).toMatchObject([
    { publishAt: null, unpublishAt: new Date("2026-12-08T08:00:00Z") },
  ]);
  const twice = { ...tables, article_drafts: [draft(1, "a"), draft(1, "b")] };
  const other = await buildOwner(db, { companyName: "New" });
  expect(await importCenter(deps(), other, zipV2({ tables: twice }))).toHaveProperty("problem");
});

test("takes the widget's settings along, but no website that isn't one", async () => {
  const { db } = database;
  const settingsOf = async ({ companyId }: OwnerScope) => {
    const [row] = await db.select().from(companies).where(eq(companies.id, companyId));
    return row?.widgetSettings;
  };
  const widgetSettings = {
    ...{ label: "Ask us", side: "start" as const, hasShortcut: true },
    origins: ["https://acme.example"],
    rules: [{ path: "/mugs/*", shows: ["/articles/broken"] }],
  };
  const owner = await buildOwner(db, { companyName: "New" });
  await db.update(companies).set({ widgetSettings }).where(eq(companies.id, owner.companyId));
  const copy = await buildOwner(db, { companyName: "New" });
  expect(await importCenter(deps(), copy, await exported(owner))).toMatchObject({ outcome: "imported" });
  expect(await settingsOf(copy)).toEqual(widgetSettings);
  await db
    .update(companies)
    .set({ widgetSettings: { origins: ["https://acme.example/path"] } })
    .where(eq(companies.id, owner.companyId));
  const other = await buildOwner(db, { companyName: "New" });
  expect(await importCenter(deps(), other, await exported(owner))).toHaveProperty("problem");
});

test("takes redirects along, except for those that lead in a circle or to another website", async () => {
  const { db } = database;
  const redirectsOf = async ({ companyId }: OwnerScope) =>
    (await listAllRedirects(db, { companyId })).map(({ path, target }) => `${path} ${target}`);
  const owner = await buildOwner(db, { companyName: "New" });
  const { companyId } = owner;
  await db.insert(redirects).values([
    { companyId, path: "/hc/articles/42", target: "/faq", hits: 7 },
    { companyId, path: "/one", target: "/two" },
    { companyId, path: "/two", target: "/one" },
  ]);
  const copy = await buildOwner(db, { companyName: "New" });
  expect(await importCenter(deps(), copy, await exported(owner))).toMatchObject({ outcome: "imported" });
  expect(await redirectsOf(copy)).toEqual(["/hc/articles/42 /faq"]);
  const hostile = { redirects: [{ path: "/out", target: "//evil.example" }] };
  const victim = await buildOwner(db, { companyName: "New" });
  expect(await importCenter(deps(), victim, zipV2({ tables: hostile }))).toHaveProperty("problem");
  expect(await redirectsOf(victim)).toEqual([]);
});

test("removes temporary files, even if a download is aborted halfway", async () => {
  const owner = await buildOwner(database.db, { companyName: "New" });
  await importCenter(deps(), owner, zipV2({ tables: { generated_faqs: [faqRow(1)] } }));
  await exported(owner);
  expect(await readdir(spool)).toEqual([]);
  const entries = dataArchive(deps(), owner);
  await entries.next();
  expect(await readdir(spool)).toHaveLength(1);
  await entries.return(undefined);
  expect(await readdir(spool)).toEqual([]);
});

test("still imports version 1, as a ZIP file and as a JSON document", async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#6e0ad6" } })
    .png()
    .toBuffer();
  const time = "2026-11-20T08:00:00.000Z";
  const step = { id: "a", title: "Open", description: "", imageUrl: "/files/public/old/a.png" };
  const tables = {
    generated_faqs: [faqRow(1), faqRow(2)],
    faq_evidence: [evidenceRow(faqRow(1))],
    help_center_content: [articleRow(1)],
    getting_started: [
      {
        id: "ffffffff-0000-4000-8000-000000000000",
        title: "First",
        steps: [step],
        published: true,
        draft: null,
        recordedAt: null,
        recordingSeconds: null,
        updatedAt: time,
      },
    ],
    crawl_pages: [{ url: "https://old.example/", html: "<p>" }],
  };
  const files = { "files/public/old/a.png": new Uint8Array(picture) };
  const [zipped, alone] = [
    await buildOwner(database.db, { companyName: "New" }),
    await buildOwner(database.db, { companyName: "New" }),
  ];
  expect(await importCenter(deps(), zipped, zipV1({ tables, files }))).toMatchObject({
    outcome: "imported",
    contents: { name: "Old & Söhne", questions: 2, articles: 1, guides: 1, pictures: 1, missingPictures: 0 },
  });
  expect(await countsOf(zipped)).toEqual([2, 0, 1, 1, 0, 1]);
  const document = new Uint8Array(strToU8(JSON.stringify(documentV1({ tables }))));
  expect(await importCenter(deps(), alone, document)).toMatchObject({
    outcome: "imported",
    contents: { questions: 2, guides: 1, pictures: 0, missingPictures: 1 },
  });
  expect(await countsOf(alone)).toEqual([2, 0, 1, 1, 0, 1]);
});

test("preserves any text in questions, evidence and articles", { tags: "long" }, async () => {
  const text = (minLength: number) =>
    fc
      .string({ unit: "binary", minLength, maxLength: 40 })
      .filter((value) => !value.includes("\0") && Array.from(value.trim()).length >= minLength);
  const faqs = fc.uniqueArray(
    fc.record({
      question: text(5),
      answer: text(10),
      category: fc.option(text(1)),
      sentence: text(1),
      content: text(0),
    }),
    { maxLength: 60, size: "max" },
  );
  await fc.assert(
    fc.asyncProperty(faqs, async (list) => {
      const owner = await buildOwner(database.db, { companyName: "New" });
      const rows = list.map(({ question, answer, category }, n) => faqRow(n, { question, answer, category }));
      const tables = {
        generated_faqs: rows,
        faq_evidence: list.map(({ sentence }, n) => evidenceRow(rows[n] ?? {}, { sentence })),
        help_center_content: list.map(({ content }, n) => articleRow(n, { content })),
      };
      expect(await importCenter(deps(), owner, zipV2({ tables }))).toMatchObject({ outcome: "imported" });
      const copy = await buildOwner(database.db, { companyName: "New" });
      const archive = await exported(owner);
      expect(await importCenter(deps(), copy, archive)).toMatchObject({ outcome: "imported" });
      expect(await contentsIn(copy)).toEqual(await contentsIn(owner));
      const stored = await database.db
        .select({ question: generatedFaqs.question, answer: generatedFaqs.answer })
        .from(generatedFaqs)
        .where(eq(generatedFaqs.companyId, copy.companyId))
        .orderBy(asc(generatedFaqs.position));
      expect(stored).toEqual(list.map(({ question, answer }) => ({ question, answer })));
    }),
    // Only a few runs, because each starts two threads. Each run has many records.
    { numRuns: 3 },
  );
});

test("splits tables into files of at most 10 MB and never cuts a record", { tags: "long" }, async () => {
  const owner = await buildOwner(database.db, { companyName: "New" });
  const long = "Grüße ".repeat(60_000);
  const rows = Array.from({ length: 40 }, (_, n) => ({
    companyId: owner.companyId,
    title: `Article ${n}`,
    content: long,
    slug: `article-${n}`,
    status: "published" as const,
    position: n,
  }));
  await database.db.insert(helpCenterContent).values(rows);
  const archive = await exported(owner);
  const files = unzipSync(archive);
  const parts = Object.entries(files).filter(([name]) => name.startsWith("help_center_content-"));
  expect(parts.map(([name]) => name)).toEqual([
    "help_center_content-1.ndjson",
    "help_center_content-2.ndjson",
  ]);
  for (const [, content] of parts) expect(content.length).toBeLessThanOrEqual(10_000_000);
  const lines = parts.flatMap(([, content]) => strFromU8(content).trimEnd().split("\n"));
  expect(new Set(lines.map((line) => (JSON.parse(line) as { slug: string }).slug)).size).toBe(40);
  const copy = await buildOwner(database.db, { companyName: "New" });
  expect(await importCenter(deps(), copy, archive)).toMatchObject({ contents: { articles: 40 } });
});

const refused = "Is this refused?";
/** This text passes validation, but a constraint in this test's database rejects it. */
const refusedRow = () => ({ ...faqRow(1, { question: refused }), sourceVideo: null, videoTimestamp: null });

describe("a failed import", () => {
  beforeAll(async () => {
    const rule = `check (question <> '${refused}')`;
    await database.sql.unsafe(`alter table video_generated_faqs add constraint test_refusal ${rule}`);
  });

  test("stores nothing if the database rejects the last record", async () => {
    const owner = await buildOwner(database.db, { companyName: "New" });
    const tables = {
      generated_faqs: Array.from({ length: 300 }, (_, n) => faqRow(n)),
      video_generated_faqs: [refusedRow()],
    };
    await expect(importCenter(deps(), owner, zipV2({ tables }))).rejects.toThrow();
    expect(await countsOf(owner)).toEqual([0, 0, 0, 0, 0, 0]);
    const [company] = await database.db.select().from(companies).where(eq(companies.id, owner.companyId));
    expect(company).toMatchObject({ companyName: "New", websiteUrl: null });
    // The failed import must not leave behind a lock or content that blocks the next one.
    expect(await importCenter(deps(), owner, zipV2())).toMatchObject({ outcome: "imported" });
  });

  test("is rejected if the help center has content or another import is running", async () => {
    const owner = await buildOwner(database.db, { companyName: "New" });
    const archive = () => zipV2({ tables: { generated_faqs: [faqRow(1)] } });
    const outcomes = await Promise.all([
      importCenter(deps(), owner, archive()),
      importCenter(deps(), owner, archive()),
      previewCenter(owner, archive()),
    ]);
    expect(outcomes[0]).toMatchObject({ outcome: "imported" });
    // The second import waits for the first and then finds content. Further ones are rejected.
    expect(outcomes[1]).toEqual({ outcome: "not-empty" });
    expect(outcomes[2]).toMatchObject({ isBusy: true, problem: expect.stringContaining("Try again") });
    expect(await importCenter(deps(), owner, archive())).toEqual({ outcome: "not-empty" });
  });

  test("changes nothing if another process imported in the meantime", async () => {
    const owner = await buildOwner(database.db, { companyName: "New" });
    const importing = await database.db.transaction(async (tx) => {
      await tx.select().from(companies).where(eq(companies.id, owner.companyId)).for("update");
      const outcome = importCenter(deps(), owner, zipV2({ tables: { generated_faqs: [faqRow(1)] } }));
      const row = {
        companyId: owner.companyId,
        question: "Who was first?",
        answer: "The other process was.",
      };
      await tx.insert(generatedFaqs).values({ ...row, slug: "first", position: 0 });
      // An object, because the transaction would wait for a returned promise.
      return { outcome };
    });
    expect(await importing.outcome).toEqual({ outcome: "not-empty" });
    expect(await countsOf(owner)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test("leaves its pictures marked as unused, so that they are purged", async () => {
    const owner = await buildOwner(database.db, { companyName: "New" });
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#6e0ad6" } })
      .png()
      .toBuffer();
    const guide = {
      title: "Guide",
      description: "",
      frames: [{ description: "", frameUrl: "/files/a.png" }],
      thumbnailUrl: null,
      category: null,
      published: true,
      createdAt: "2026-11-20T08:00:00.000Z",
      updatedAt: "2026-11-20T08:00:00.000Z",
    };
    const tables = {
      video_guides: [guide],
      video_generated_faqs: [refusedRow()],
    };
    const files = { "files/a.png": new Uint8Array(picture) };
    await expect(importCenter(deps(), owner, zipV2({ tables, files }))).rejects.toThrow();
    const kept = await database.db
      .select()
      .from(guideImages)
      .where(eq(guideImages.companyId, owner.companyId));
    expect(kept.map(({ unusedSince }) => unusedSince)).toEqual([clock.now()]);
  });
});
