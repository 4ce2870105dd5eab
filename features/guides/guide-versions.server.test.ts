/** Versions of both kinds of guides, on a real database. */
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { companies, type GuideFrame, guideImages, guideVersions, videoGuides } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { randomIds } from "#platform/ids.ts";
import { createLog } from "#platform/log.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { describeOwnGuideHistory, getOwnGuide } from "./own-guide.server.ts";
import { describeStepGuideHistory, getOwnStepGuide } from "./own-step-guides.server.ts";
import { runGuideAction } from "./run-guide-action.server.ts";
import { runStepGuideAction } from "./run-step-guide-action.server.ts";

let database: Database;
let owner: OwnerScope;
let now: Date;
let deleted: string[];
const log = createLog({ logLevel: "silent" });
const minuteMs = 60_000;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  owner = await buildOwner(database.db);
  await database.db.update(companies).set({ plan: "ai" }).where(eq(companies.id, owner.companyId));
  now = new Date("2026-11-21T12:00:00Z");
  deleted = [];
});

function deps() {
  const enqueue = async (_tx: unknown, _job: unknown, { keys }: { keys: string[] }) => {
    deleted.push(...keys);
    return null;
  };
  return {
    ...{ db: database.db, ids: randomIds, log },
    clock: { now: () => now, monotonicMs: () => 0 },
    jobs: { enqueue } as never,
    pageCache: { invalidate: () => undefined } as never,
  };
}

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}

async function saveGuide(intent: "save" | "publish", description: string, { image = "" } = {}) {
  const { version } = (await getOwnGuide(database.db, owner)).guide;
  const fields = { intent, version: String(version), title: "Begin here", stepTitle: ["Open it"] };
  const step = { stepId: ["a"], stepDescription: [description], stepImage: [image], stepAlt: [""] };
  const result = await runGuideAction(deps(), owner, formOf({ ...fields, ...step }));
  expect(result).toMatchObject({ ok: true });
  now = new Date(now.getTime() + 2 * minuteMs);
}

const versions = () =>
  database.db
    .select()
    .from(guideVersions)
    .where(eq(guideVersions.companyId, owner.companyId))
    .orderBy(asc(guideVersions.number));

test("each save of Getting Started is a version, and a restored one can be undone", async () => {
  await saveGuide("save", "Press the red button.");
  await saveGuide("publish", "Press the green button.");
  await saveGuide("save", "Press the green button.");
  expect(await versions()).toMatchObject([
    { number: 1, kind: "saved", content: "## Open it\n\nPress the red button.", authorId: owner.userId },
    { number: 2, kind: "published", addedWords: 1, removedWords: 1 },
  ]);
  const described = await describeOwnGuideHistory(database.db, owner, "https://step.test/?version=1");
  expect(
    described?.history.lines.flatMap(({ parts }) => parts).filter(({ kind }) => kind !== "same"),
  ).toEqual([
    { kind: "removed", text: "red" },
    { kind: "added", text: "green" },
  ]);

  const restored = await runGuideAction(deps(), owner, formOf({ intent: "restore-version", number: "1" }));
  expect(restored).toMatchObject({ ok: true, guide: { isAhead: true, isPublished: true } });
  expect((await getOwnGuide(database.db, owner)).guide.steps[0]?.description).toBe("Press the red button.");
  expect((await versions()).at(-1)).toMatchObject({ number: 3, kind: "restored" });
  const again = await runGuideAction(deps(), owner, formOf({ intent: "restore-version", number: "1" }));
  expect(again).toMatchObject({ ok: true });
  expect(await versions(), "nothing changed").toHaveLength(3);
  expect(
    await runGuideAction(deps(), owner, formOf({ intent: "restore-version", number: "9" })),
  ).toMatchObject({ ok: false, status: 404 });
});

test("a picture that only an earlier version shows stays, and comes back with it", async () => {
  const key = `public/getting-started/${randomIds.uuid()}.png`;
  await database.db
    .insert(guideImages)
    .values({ companyId: owner.companyId, storageKey: key, width: 4, height: 3, unusedSince: now });
  await saveGuide("publish", "With a picture.", { image: `/files/${key}` });
  await saveGuide("publish", "Without it.");
  const isKept = async () => {
    const rows = await database.db.select().from(guideImages).where(eq(guideImages.storageKey, key));
    return rows.map(({ unusedSince }) => unusedSince);
  };
  expect(await isKept()).toEqual([null]);
  await runGuideAction(deps(), owner, formOf({ intent: "restore-version", number: "1" }));
  expect((await getOwnGuide(database.db, owner)).guide.steps[0]?.image?.url).toBe(`/files/${key}`);

  // Once no version shows it, it is purged like any unused picture.
  await saveGuide("publish", "Without it.");
  await database.db.delete(guideVersions).where(eq(guideVersions.companyId, owner.companyId));
  await saveGuide("publish", "Still without it.");
  expect(await isKept()).toEqual([expect.any(Date)]);
});

async function buildStepGuide(frames: GuideFrame[]): Promise<string> {
  const [row] = await database.db
    .insert(videoGuides)
    .values({ companyId: owner.companyId, title: "Add a desk", frames, published: true })
    .returning({ id: videoGuides.id });
  if (!row) throw new Error("the guide was not stored");
  return row.id;
}

const frameUrl = (number: number) => `/files/public/guides/0/${number}.jpg`;

test("restores the steps of a step guide with their pictures, and deletes its versions with it", async () => {
  const box = { x: 1, y: 2, width: 3, height: 4 };
  const id = await buildStepGuide([
    {
      title: "Open",
      description: "Open the page.",
      frameUrl: frameUrl(1),
      frameRing: box,
      videoStartTime: 2,
    },
    { title: "Save", description: "Press Save.", frameUrl: frameUrl(2), basis: "seen", seenText: "Save" },
  ]);
  const before = await getOwnStepGuide(database.db, owner, id);
  const act = (fields: Record<string, string | string[]>) =>
    runStepGuideAction(deps(), owner, formOf({ id, ...fields }));
  const saved = await act({
    ...{ intent: "save", version: "1", title: "Add a desk", description: "", category: "Rooms" },
    ...{ frame: ["0"], frameTitle: ["Open"], frameDescription: ["Open the floor plan."], frameAlt: [""] },
  });
  expect(saved).toMatchObject({ ok: true });
  expect(deleted).toEqual([]);
  expect(await versions()).toMatchObject([
    { number: 1, kind: "imported" },
    { number: 2, kind: "saved" },
  ]);
  expect(await act({ intent: "restore-version", number: "1" })).toMatchObject({ ok: true });
  const after = await getOwnStepGuide(database.db, owner, id);
  expect(after).toEqual({ ...before, version: 3, category: "Rooms" });
  const described = await describeStepGuideHistory(database.db, owner, { id, url: "https://step.test/" });
  expect(described).toMatchObject({ guide: { isPublished: true }, history: { isCurrent: true } });

  expect(await act({ intent: "delete" })).toMatchObject({ ok: true });
  expect(await versions()).toEqual([]);
  expect(deleted.toSorted()).toEqual([frameUrl(1), frameUrl(2)].map((url) => url.slice("/files/".length)));
});

test("a step takes an uploaded picture of its own company, which stays while a version shows it", async () => {
  const uploaded = async (companyId: string) => {
    const key = `public/getting-started/${randomIds.uuid()}.png`;
    const row = { companyId, storageKey: key, width: 400, height: 300, unusedSince: now };
    await database.db.insert(guideImages).values(row);
    return key;
  };
  const click = { verb: "click", role: "button", name: "Open", value: null } as const;
  const place = { url: "https://app.example", pageTitle: "", dialogTitle: "" };
  const view = { width: 800, height: 600 };
  const id = await buildStepGuide([
    { title: "Open", description: "Open it.", frameUrl: frameUrl(4), click: { ...click, ...place, view } },
  ]);
  const save = async (framePicture: string, frameRing = "") => {
    const { version = 0 } = (await getOwnStepGuide(database.db, owner, id)) ?? {};
    now = new Date(now.getTime() + 2 * minuteMs);
    const texts = { title: "Add a desk", description: "", category: "" };
    const step = { frame: ["0"], frameTitle: ["Open"], frameDescription: ["Open it."], frameAlt: [""] };
    return runStepGuideAction(
      deps(),
      owner,
      formOf({
        ...{ intent: "save", id, version: String(version), ...texts, ...step },
        ...{ framePicture: [framePicture], frameRing: [frameRing] },
      }),
    );
  };
  const foreign = await uploaded((await buildOwner(database.db)).companyId);
  const refused = { ok: false, problem: "This step's picture is no longer available. Add it again." };
  for (const url of [
    `/files/${foreign}`,
    "/files/public/getting-started/none.png",
    "https://x.example/a.png",
  ])
    expect(await save(url)).toMatchObject(refused);

  const [key, rows] = [await uploaded(owner.companyId), database.db.$count(guideImages)];
  const before = await rows;
  expect(await save(`/files/${key}`, "10 20 100 40")).toMatchObject({ ok: true });
  expect(await database.db.$count(guideImages)).toBe(before - 1);
  const [row] = await database.db.select().from(videoGuides).where(eq(videoGuides.id, id));
  expect(row?.frames[0]).toMatchObject({
    ...{ frameUrl: `/files/${key}`, frameWidth: 400, frameHeight: 300 },
    ...{ frameRing: { x: 10, y: 20, width: 100, height: 40 }, click: { ...click, ...place } },
  });
  expect(row?.frames[0]?.click).not.toHaveProperty("view");
  // A ring outside of its picture isn't one.
  const other = await uploaded(owner.companyId);
  expect(await save(`/files/${other}`, "390 20 100 40")).toMatchObject({ ok: true });
  expect((await getOwnStepGuide(database.db, owner, id))?.frames[0]?.ring).toBeNull();
  expect(deleted).toEqual([]);
  await runStepGuideAction(deps(), owner, formOf({ intent: "delete", id }));
  expect(deleted).toEqual(expect.arrayContaining([key, other]));
});

test("keeps a deleted guide's pictures that another guide shows", async () => {
  const frames = [{ title: "Open", description: "Open the page.", frameUrl: frameUrl(3) }];
  const [id] = [await buildStepGuide(frames), await buildStepGuide(frames)];
  await runStepGuideAction(deps(), owner, formOf({ intent: "delete", id }));
  expect(deleted).toEqual([]);
});

test("a company's versions are deleted with it, and another company can't restore them", async () => {
  await saveGuide("publish", "Press the red button.");
  const other = await buildOwner(database.db);
  expect(
    await runGuideAction(deps(), other, formOf({ intent: "restore-version", number: "1" })),
  ).toMatchObject({ ok: false, status: 404 });
  await database.db.delete(companies).where(eq(companies.id, owner.companyId));
  expect(await versions()).toEqual([]);
});
