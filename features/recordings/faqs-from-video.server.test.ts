import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, videoGeneratedFaqs, videoGuides, videoMetadata } from "#db/schema.ts";
import { listPublicFaqs } from "#features/faqs/queries.server.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";
import type { Plan } from "#shared/enumerations.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildOwner, buildVideo } from "#tests/support/factories.ts";
import { createFaqsFromVideo } from "./faqs-from-video.server.ts";

let database: Database;
const spoken = [
  "WEBVTT\n",
  "00:00:05.000 --> 00:00:08.000\nHow do I send an invoice?\n",
  "00:00:08.000 --> 00:00:12.000\nOpen the list and press *New* invoice &lt;now&gt;.\n",
  "00:01:05.500 --> 00:01:09.000\nTo delete an invoice, press the cross beside it.\n",
].join("\n");

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function owner(plan: Plan, captions: string | null) {
  const scope = await buildOwner(database.db, { plan });
  const { id } = await buildVideo(database.db, scope, { filename: "a.webm", title: "Invoices", captions });
  return { scope, id };
}

const log = createLog({ logLevel: "silent" });
const create = (scope: OwnerScope, id: string) => createFaqsFromVideo({ db: database.db, log }, scope, id);

test("drafts a video's FAQs once, and links published ones to their time in a public video", async () => {
  const { db } = database;
  const { scope, id } = await owner("ai", spoken);
  expect(await create(scope, id)).toMatchObject({ ok: true, added: 2 });
  expect(await create(scope, id)).toMatchObject({ ok: true, added: 0 });
  const isOwn = eq(videoGeneratedFaqs.companyId, scope.companyId);
  const rows = await db.select().from(videoGeneratedFaqs).where(isOwn).orderBy(videoGeneratedFaqs.position);
  expect(rows).toMatchObject([
    {
      question: "How do I send an invoice?",
      videoId: id,
      videoTimestamp: 5,
      status: "draft",
      sourceVideo: "Invoices",
    },
    { question: "How do I delete an invoice?", videoTimestamp: 65.5, slug: "how-do-i-delete-an-invoice" },
  ]);
  expect(await listPublicFaqs(db, scope)).toEqual([]);
  await db.update(videoGeneratedFaqs).set({ status: "published" }).where(isOwn);
  const [first] = await listPublicFaqs(db, scope);
  expect(first).toMatchObject({ answerText: "Open the list and press *New* invoice <now>.", video: null });
  expect(first?.answerHtml).not.toMatch(/<em>|<now>/);
  await db.update(videoMetadata).set({ published: true }).where(eq(videoMetadata.id, id));
  const [, second] = await listPublicFaqs(db, scope);
  expect(second?.video).toEqual({ title: "Invoices", time: "1:05", path: `/videos?play=${id}&t=65#${id}` });
  await db.update(companies).set({ plan: "basic" }).where(eq(companies.id, scope.companyId));
  expect((await listPublicFaqs(db, scope)).map(({ video }) => video)).toEqual([null, null]);
  await db.delete(videoMetadata).where(eq(videoMetadata.id, id));
  expect(await db.select().from(videoGeneratedFaqs).where(isOwn)).toHaveLength(2);
});

test("answers from the video's step guide if there are no captions, with its time in the video", async () => {
  const { db } = database;
  const { scope, id } = await owner("ai", null);
  const frame = (description: string, videoStartTime: number) => ({
    title: "Step",
    description,
    frameUrl: "/files/a.jpg",
    videoStartTime,
    videoEndTime: videoStartTime + 1,
  });
  const frames = [frame("Select **Lists**.", 3), frame("Select **Import**.", 7)];
  await db
    .insert(videoGuides)
    .values({ companyId: scope.companyId, title: "A tour", sourceVideo: "a.webm", frames });
  expect(await create(scope, id)).toMatchObject({ ok: false, status: 400 });
  await db
    .update(videoGuides)
    .set({ title: "Import a list" })
    .where(eq(videoGuides.companyId, scope.companyId));
  expect(await create(scope, id)).toMatchObject({ ok: true, added: 1 });
  const [row] = await db
    .select()
    .from(videoGeneratedFaqs)
    .where(eq(videoGeneratedFaqs.companyId, scope.companyId));
  expect(row).toMatchObject({
    question: "How do I import a list?",
    answer: "1. Select **Lists**.\n2. Select **Import**.",
    videoId: id,
    videoTimestamp: 3,
    status: "draft",
  });
});

test("creates nothing for silent videos, other owners or companies without the plan", async () => {
  const silent = await owner("ai", null);
  expect(await create(silent.scope, silent.id)).toMatchObject({
    ok: false,
    status: 400,
    problem: expect.stringContaining("captions"),
  });
  const empty = await owner("ai", "WEBVTT\n\n00:01.000 --> 00:02.000\nLa la la\n");
  expect(await create(empty.scope, empty.id)).toMatchObject({ ok: false, status: 400 });
  const basic = await owner("basic", spoken);
  expect(await create(basic.scope, basic.id)).toMatchObject({ ok: false, status: 403 });
  const other = await owner("ai", spoken);
  expect(await create(silent.scope, other.id)).toMatchObject({ ok: false, status: 404 });
  expect(
    await create(ownerScope({ ...silent.scope, companyId: other.scope.companyId }), other.id),
  ).toMatchObject({
    status: 404,
  });
  expect(await listPublicFaqs(database.db, other.scope)).toEqual([]);
});
