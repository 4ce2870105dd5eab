/** Posts the page's forms, on a real database. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { GuideStep } from "#db/schema/guides.ts";
import { companies, gettingStarted, guideImages, guideVersions, users, videoGuides } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { randomIds } from "#platform/ids.ts";
import { createLog } from "#platform/log.ts";
import { createStorage, type Storage } from "#platform/storage/create-storage.ts";
import { guideLimits } from "#shared/guide-limits.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { exportedAccount } from "#tests/support/exported-account.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { purgeGuideImages } from "./guide-images.server.ts";
import { getOwnGuide } from "./own-guide.server.ts";
import type { GuideActionDone, GuideActionRefused, ImageUploadResult, OwnerGuide } from "./owner-guide.ts";
import { findPublicGuide } from "./public-guides.server.ts";
import { runGuideAction, runImageUpload } from "./run-guide-action.server.ts";
import { replaceGuideByRecording } from "./save-guide.server.ts";

let database: Database;
let storage: Storage;
let dataDir = "";
let acme: OwnerScope;
let bolt: OwnerScope;
let invalidated: string[] = [];
let now = new Date("2026-11-21T12:00:00Z");
const log = createLog({ logLevel: "silent" });
const clock = { now: () => now, monotonicMs: () => 0 };

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "step-guides-"));
  storage = createStorage({ config: { dataDir, s3: null }, log });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.db.delete(users);
  await database.db.delete(guideImages);
  [acme, bolt] = [await buildOwner(database.db), await buildOwner(database.db)];
  invalidated = [];
  now = new Date("2026-11-21T12:00:00Z");
});

function deps() {
  const pageCache = { invalidate: (id: string) => void invalidated.push(id) };
  const jobs = { enqueue: async () => null } as never;
  return { db: database.db, clock, ids: randomIds, jobs, log, storage, pageCache: pageCache as never };
}

interface TypedStep {
  id: string;
  title?: string;
  description?: string;
  image?: string;
  alt?: string;
}

function formOf(fields: Record<string, string>, steps: TypedStep[] = []): FormData {
  const form = new FormData();
  for (const { id, title = "A step", description = "Words.", image = "", alt = "" } of steps) {
    form.append("stepId", id);
    form.append("stepTitle", title);
    form.append("stepDescription", description);
    form.append("stepImage", image);
    form.append("stepAlt", alt);
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const run = (scope: OwnerScope, fields: Record<string, string>, steps?: TypedStep[]) =>
  runGuideAction(deps(), scope, formOf(fields, steps));

async function done(
  scope: OwnerScope,
  fields: Record<string, string>,
  steps?: TypedStep[],
): Promise<GuideActionDone> {
  const result = await run(scope, fields, steps);
  expect(result).toMatchObject({ ok: true });
  return result as GuideActionDone;
}

const text = (intent: string, version: number, title = "Begin here") => ({
  intent,
  version: String(version),
  title,
});
const own = async (scope: OwnerScope): Promise<OwnerGuide> => (await getOwnGuide(database.db, scope)).guide;
const seen = (scope: OwnerScope) => findPublicGuide(database.db, scope);

async function upload(scope: OwnerScope, bytes?: Uint8Array, type = "image/png"): Promise<ImageUploadResult> {
  const picture =
    bytes ??
    (await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
      .png()
      .toBuffer());
  const form = new FormData();
  form.set("image", new File([new Uint8Array(picture)], "a", { type }));
  return runImageUpload(deps(), scope, form);
}

async function urlOf(scope: OwnerScope): Promise<string> {
  const result = await upload(scope);
  if (!result.ok) throw new Error("not uploaded");
  return result.image.url;
}

describe("saving", () => {
  it("starts with the specification's guide, which isn't stored", async () => {
    const guide = await own(acme);
    expect(guide).toMatchObject({ title: "Getting Started", version: 0, isPublished: false, savedAt: null });
    expect(guide.steps.map(({ title, description }) => [title, description])).toEqual([
      ["First step", "Insert description here..."],
      ["Second step", "Insert description here..."],
    ]);
    expect(await database.db.select().from(gettingStarted)).toEqual([]);
  });

  it("words a new guide and its new steps in the help center's language, and shows visitors no placeholder", async () => {
    await database.db.update(companies).set({ language: "de-CH" }).where(eq(companies.id, acme.companyId));
    const guide = await own(acme);
    expect([guide.title, ...guide.steps.map(({ title }) => title)]).toEqual([
      ...["Erste Schritte", "Schritt 1", "Schritt 2"],
    ]);
    const added = { id: "b", title: "Schritt 2", description: "Beschreibung hier einfügen..." };
    const { steps } = (
      await done(acme, { ...text("save", 0), arrange: "add" }, [{ id: "a", title: "Öffnen" }])
    ).guide;
    expect(steps.map(({ title, description }) => [title, description])).toEqual([
      ["Öffnen", "Words."],
      [added.title, added.description],
    ]);
    await done(acme, text("publish", 1), [{ id: "a", title: "Öffnen" }, added]);
    expect((await seen(acme))?.steps.map(({ title, text }) => [title, text])).toEqual([
      ["Öffnen", "Words."],
      ["Schritt 2", ""],
    ]);
  });

  it("hides a draft from visitors, before and after publishing", async () => {
    const first = await done(acme, text("save", 0), [{ id: "a", title: "One" }]);
    expect(first.toast).toBe("Guide saved successfully!");
    expect(await seen(acme)).toBeNull();
    const published = await done(acme, text("publish", 1), [{ id: "a", title: "One" }]);
    expect(published.toast).toBe("Guide published successfully!");
    expect(published.guide).toMatchObject({ isPublished: true, isAhead: false });
    now = new Date("2026-11-22T12:00:00Z");
    const draft = await done(acme, text("save", 2, "Begin there"), [{ id: "a", title: "Two" }]);
    expect(draft.guide).toMatchObject({ isPublished: true, isAhead: true, title: "Begin there", version: 3 });
    expect(draft.guide.savedAt).toBe("2026-11-22T12:00:00.000Z");
    expect(await seen(acme)).toMatchObject({
      title: "Begin here",
      steps: [{ title: "One" }],
      updatedAt: new Date("2026-11-21T12:00:00Z"),
    });
    await done(acme, text("publish", 3, "Begin there"), [{ id: "a", title: "Two" }]);
    expect(await seen(acme)).toMatchObject({ title: "Begin there", steps: [{ title: "Two" }] });
    expect(new Set(invalidated)).toEqual(new Set([acme.companyId]));
  });

  it("discards a draft", async () => {
    await done(acme, text("publish", 0), [{ id: "a", title: "One" }]);
    await done(acme, text("save", 1), [{ id: "a", title: "Two" }]);
    const back = await done(acme, { intent: "discard-draft", version: "2" });
    expect(back.guide).toMatchObject({ isAhead: false, steps: [{ title: "One" }] });
  });

  it("strips control characters and truncates what was typed", async () => {
    const typed = {
      id: "a",
      title: ` Open \n it\u0000 `,
      description: `One\r\n\u0000two ${"x".repeat(6_000)}`,
    };
    const { guide } = await done(acme, text("save", 0, "  Two \t words "), [typed]);
    expect(guide.title).toBe("Two words");
    expect(guide.steps[0]?.title).toBe("Open it");
    expect(guide.steps[0]?.description.startsWith("One\ntwo x")).toBe(true);
    expect(guide.steps[0]?.description).toHaveLength(5_000);
  });

  it("rejects publishing without a title, without steps, or with an untitled step", async () => {
    const refused = async (title: string, steps: TypedStep[]) =>
      (await run(acme, text("publish", 0, title), steps)) as GuideActionRefused;
    expect(await refused(" ", [{ id: "a" }])).toMatchObject({
      status: 400,
      errors: { title: expect.any(String) },
    });
    expect(await refused("T", [])).toMatchObject({ ok: false, problem: "A guide needs at least one step" });
    expect(await refused("T", [{ id: "a" }, { id: "b", title: "" }])).toMatchObject({
      errors: { b: expect.any(String) },
    });
    expect(await seen(acme)).toBeNull();
    expect(await run(acme, text("save", 0, ""), [{ id: "b", title: "" }])).toMatchObject({ ok: true });
  });

  it("rejects unknown forms", async () => {
    const steps = Array.from({ length: guideLimits.steps + 1 }, (_, index) => ({ id: `s${index}` }));
    for (const [fields, list] of [
      [{ intent: "destroy" }, []],
      [text("save", -1), [{ id: "a" }]],
      [text("save", 0), [{ id: "a" }, { id: "a" }]],
      [text("save", 0), [{ id: "../a" }]],
      [text("save", 0), steps],
      [{ intent: "save" }, [{ id: "a" }]],
    ] as [Record<string, string>, TypedStep[]][])
      expect(await run(acme, fields, list)).toMatchObject({ ok: false, status: 400 });
    const uneven = formOf(text("save", 0), [{ id: "a" }]);
    uneven.append("stepTitle", "one too many");
    expect(await runGuideAction(deps(), acme, uneven)).toMatchObject({ ok: false, status: 400 });
  });

  it("rearranges steps without JavaScript and keeps the last one", async () => {
    const steps = [
      { id: "a", title: "One" },
      { id: "b", title: "Two" },
    ];
    const titles = async (wish: string, version: number, list = steps) =>
      (await done(acme, { version: String(version), title: "T", arrange: wish }, list)).guide.steps.map(
        ({ title }) => title,
      );
    expect(await titles("down:a", 0)).toEqual(["Two", "One"]);
    expect(await titles("add", 1)).toEqual(["One", "Two", "Step 3"]);
    expect(await titles("delete:a", 2)).toEqual(["Two"]);
    expect(await titles("delete:b", 3, [{ id: "b", title: "Two" }])).toEqual(["Two"]);
  });
});

describe("two tabs", () => {
  it("shows the later tab the other's changes and overwrites nothing", async () => {
    await done(acme, text("save", 0), [{ id: "a", title: "One" }]);
    await done(acme, text("save", 1), [{ id: "a", title: "Theirs" }]);
    const late = (await run(acme, text("save", 1), [{ id: "a", title: "Mine" }])) as GuideActionRefused;
    expect(late).toMatchObject({
      ok: false,
      status: 409,
      conflict: { version: 2, steps: [{ title: "Theirs" }] },
    });
    expect((await own(acme)).steps[0]?.title).toBe("Theirs");
    await done(acme, text("save", 2), [{ id: "a", title: "Mine" }]);
  });

  it("accepts the same text again, and of two concurrent first saves keeps one and reports a conflict to the other", async () => {
    const both = await Promise.all(
      ["One", "Two"].map((title) => run(acme, text("publish", 0), [{ id: "a", title }])),
    );
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ status: 409, conflict: { version: 1 } });
    const stored = (await own(acme)).steps[0]?.title ?? "";
    expect(await run(acme, text("save", 0), [{ id: "a", title: stored }])).toMatchObject({ ok: true });
    expect((await own(acme)).version).toBe(1);
  });

  it("rejects a restore after a change in another tab", async () => {
    await replace(acme, [recorded]);
    await done(acme, text("publish", 1), [{ id: "a" }]);
    await replace(acme, [recorded]);
    const late = await run(acme, { intent: "restore-previous", version: "1" });
    expect(late).toMatchObject({ ok: false, status: 409, conflict: { version: 3 } });
  });
});

const recorded: GuideStep = {
  id: "r1",
  title: "Open Team",
  description: "Press **Team**.",
  imageUrl: null,
  timestampSeconds: 3.2,
  basis: "seen",
  seenText: "Team",
};
const guessed: GuideStep = { ...recorded, id: "r2", timestampSeconds: 9, basis: "inferred", seenText: "" };

function replace(scope: OwnerScope, steps: GuideStep[]): Promise<void> {
  const recordedAt = new Date("2026-11-20T10:00:00Z");
  return database.db.transaction((tx) =>
    replaceGuideByRecording(tx, scope, {
      title: "From a video",
      steps,
      recordedAt,
      recordingSeconds: 30,
      now,
    }),
  );
}

describe("a guide from a recording", () => {
  it("replaces the existing guide, which can be restored and replaced again", async () => {
    await done(acme, text("publish", 0), [{ id: "a", title: "One" }]);
    await done(acme, text("save", 1), [{ id: "a", title: "Draft of one" }]);
    await replace(acme, [recorded, guessed]);
    const guide = await own(acme);
    expect(guide).toMatchObject({
      title: "From a video",
      isAhead: false,
      recording: { day: "November 20", seconds: 30 },
    });
    const back = await done(acme, { intent: "restore-previous", version: String(guide.version) });
    expect(back.guide).toMatchObject({ title: "Begin here", isAhead: true, recording: null });
    expect(back.guide.steps[0]?.title).toBe("Draft of one");
    expect(await seen(acme)).toMatchObject({ steps: [{ title: "One" }] });
    const forth = await done(acme, { intent: "restore-previous", version: String(back.guide.version) });
    expect(forth.guide).toMatchObject({ title: "From a video", recording: { day: "November 20" } });
  });

  it("keeps times and sources whatever a form says; a rewritten guess isn't marked as one", async () => {
    await replace(acme, [recorded, guessed]);
    const { guide } = await done(acme, text("save", 1, "From a video"), [
      { id: "r2", title: "Open Team", description: "My own words." },
      { id: "r1", title: "My own title", description: "Press **Team**." },
      { id: "new", title: "New" },
    ]);
    expect(guide.steps).toMatchObject([
      { id: "r2", timestampSeconds: 9, basis: null },
      { id: "r1", timestampSeconds: 3.2, basis: "seen", seenText: "Team" },
      { id: "new", timestampSeconds: null, basis: null },
    ]);
  });

  it("recognizes a guide from an earlier version by its title", async () => {
    await done(acme, text("save", 0, "Getting Started - Generated from Video"), [{ id: "a" }]);
    expect((await own(acme)).recording).toEqual({ day: null, seconds: null });
  });
});

describe("guide images", () => {
  it("are re-encoded without camera metadata, under a generated name", async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "secret place" } })
      .toBuffer();
    const result = await upload(acme, photo, "image/jpeg");
    expect(result).toMatchObject({
      ok: true,
      toast: "Image uploaded successfully",
      image: { width: 40, height: 30 },
    });
    const key = (result as { image: { url: string } }).image.url.replace("/files/", "");
    expect(key).toMatch(/^public\/getting-started\/[0-9a-f-]{36}\.jpg$/);
    expect(Buffer.from((await storage.get(key))!.bytes).includes("secret place")).toBe(false);
  });

  it("rasterize an SVG and reject an HTML page named like an image", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>';
    const drawn = await upload(acme, Buffer.from(svg), "image/svg+xml");
    expect(drawn).toMatchObject({ ok: true, image: { url: expect.stringMatching(/\.png$/) } });
    for (const bytes of [
      Buffer.from("<html><script>alert(1)</script>"),
      Buffer.alloc(0),
      Buffer.from("GIF89a"),
    ])
      expect(await upload(acme, bytes)).toMatchObject({ ok: false, toast: "Failed to upload image" });
    expect(await upload(acme, new Uint8Array(10_000_001))).toMatchObject({
      ok: false,
      message: expect.stringContaining("10MB"),
    });
  });

  it("are stored in a step with their size and alt text", async () => {
    const url = await urlOf(acme);
    const { guide } = await done(acme, text("publish", 0), [
      { id: "a", image: url, alt: " The start page " },
    ]);
    expect(guide.steps[0]).toMatchObject({
      image: { url, width: 40, height: 30 },
      imageAlt: "The start page",
    });
  });

  it("can't be another company's, other websites' or unknown", async () => {
    const url = await urlOf(bolt);
    for (const image of [
      url,
      "https://evil.example/x.png",
      "/files/public/getting-started/none.png",
      "javascript:alert(1)",
    ]) {
      const refused = await run(acme, text("save", 0), [{ id: "a" }, { id: "b", image }]);
      expect(refused).toMatchObject({ status: 400, errors: { b: expect.any(String) } });
    }
  });

  it("are purged a week after the last text and version that used them", async () => {
    const [kept, left, never] = [await urlOf(acme), await urlOf(acme), await urlOf(acme)];
    await done(acme, text("publish", 0), [
      { id: "a", image: kept },
      { id: "b", image: left },
    ]);
    await done(acme, text("save", 1), [{ id: "a", image: kept }]);
    const files = async () => new Set(await readdir(join(dataDir, "files/public/getting-started")));
    const name = (url: string) => url.split("/").at(-1)!;
    now = new Date("2026-12-15T12:00:00Z");
    await purgeGuideImages({ db: database.db, storage, clock });
    // Only the draft removed this image. Visitors still see it in the published text.
    expect((await files()).has(name(left))).toBe(true);
    expect((await files()).has(name(never))).toBe(false);
    expect(await run(acme, text("save", 2), [{ id: "a", image: never }])).toMatchObject({
      ok: false,
      errors: { a: expect.any(String) },
    });
    await done(acme, text("publish", 2), [{ id: "a", image: kept }]);
    await purgeGuideImages({ db: database.db, storage, clock });
    expect((await files()).has(name(left))).toBe(true);
    now = new Date("2026-12-23T12:00:01Z");
    await purgeGuideImages({ db: database.db, storage, clock });
    // The first version can be restored, with this image.
    expect([(await files()).has(name(kept)), (await files()).has(name(left))]).toEqual([true, true]);
    await database.db.delete(guideVersions);
    await done(acme, text("publish", 3, "Another title"), [{ id: "a", image: kept }]);
    now = new Date("2026-12-31T12:00:01Z");
    await purgeGuideImages({ db: database.db, storage, clock });
    expect([(await files()).has(name(kept)), (await files()).has(name(left))]).toEqual([true, false]);
  });

  it("are kept while a step guide shows them, as after an import", async () => {
    const url = await urlOf(acme);
    await done(acme, text("publish", 0), [{ id: "a", image: url }]);
    const frames = [{ title: "Open the menu", description: "", frameUrl: url }];
    await database.db.insert(videoGuides).values({ companyId: acme.companyId, title: "Menus", frames });
    await done(acme, text("publish", 1), [{ id: "a" }]);
    await database.db.delete(guideVersions);
    const purgeLater = async (at: string, version: number) => {
      await done(acme, text("publish", version, `Title ${version}`), [{ id: "a" }]);
      now = new Date(at);
      await purgeGuideImages({ db: database.db, storage, clock });
      return (await storage.get(url.replace("/files/", ""))) !== null;
    };
    expect(await purgeLater("2026-12-15T12:00:00Z", 2)).toBe(true);
    await database.db.update(guideImages).set({ unusedSince: new Date("2026-12-01T12:00:00Z") });
    expect(await purgeLater("2026-12-16T12:00:00Z", 3)).toBe(true);
    await database.db.delete(videoGuides);
    await database.db.delete(guideVersions);
    expect(await purgeLater("2026-12-31T12:00:00Z", 4)).toBe(false);
  });
});

describe("access", () => {
  it("rejects reads and writes of another company's guide", async () => {
    await done(acme, text("publish", 0), [{ id: "a" }]);
    const stranger = ownerScope({ ...bolt, companyId: acme.companyId });
    expect(await run(stranger, text("publish", 1, "Mine now"), [{ id: "a" }])).toMatchObject({
      ok: false,
      status: 404,
      problem: "Company not found",
    });
    for (const fields of [
      { intent: "set-visibility", shown: "false" },
      { intent: "discard-draft", version: "1" },
      { intent: "restore-previous", version: "1" },
    ] as Record<string, string>[])
      expect(await run(stranger, fields)).toMatchObject({ ok: false, status: 404 });
    expect(await upload(stranger)).toMatchObject({ ok: false, toast: "Company not found" });
    await expect(getOwnGuide(database.db, stranger)).rejects.toThrow();
    expect(await own(bolt)).toMatchObject({ version: 0 });
    expect((await own(acme)).title).toBe("Begin here");
  });

  it("hiding the section keeps other settings", async () => {
    await database.db
      .update(companies)
      .set({ themeSettings: { primaryColor: "#112233" } })
      .where(eq(companies.id, acme.companyId));
    const hidden = await done(acme, { intent: "set-visibility", shown: "false" });
    expect(hidden).toMatchObject({ toast: "Visibility settings updated", isShown: false });
    const [row] = await database.db.select().from(companies).where(eq(companies.id, acme.companyId));
    expect(row?.themeSettings).toEqual({ primaryColor: "#112233", show_getting_started: false });
  });

  it("exports the guide with its images", async () => {
    await done(acme, text("save", 0, "Take me"), [{ id: "a", image: await urlOf(acme) }]);
    const file = JSON.parse(await exportedAccount(database.db, acme, { now }));
    expect(file).toMatchObject({ getting_started: [{ title: "Take me" }], guide_images: [{ width: 40 }] });
  });
});
