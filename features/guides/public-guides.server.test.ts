import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany, buildGuide, buildVideoGuide, type Tenant } from "#tests/support/factories.ts";
import { findPublicGuide, findPublicStepGuide, listPublicGuides } from "./public-guides.server.ts";

let database: Database;
let own: Tenant;
let other: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  [own, other] = [await buildCompany(db), await buildCompany(db)];
  await buildGuide(db, own, { title: "Welcome", draft: { title: "Secret", steps: [] } });
  await buildGuide(db, other, { published: false });
  await buildVideoGuide(db, own, { title: "Invite a colleague", category: "Team" });
  await buildVideoGuide(db, own, { frames: [] });
  await buildVideoGuide(db, other);
});

afterAll(() => database.close());

describe("public guides", () => {
  it("show the published text without the draft", async () => {
    const guide = await findPublicGuide(database.db, own);
    expect(guide).toMatchObject({ title: "Welcome", steps: [{ id: "step-1", title: "Open the box" }] });
    expect(JSON.stringify(guide)).not.toContain("Secret");
    expect(await findPublicGuide(database.db, other)).toBeNull();
  });

  it("are the company's own, and only those with steps", async () => {
    const guides = await listPublicGuides(database.db, own);
    expect(guides.map(({ title, stepCount }) => [title, stepCount])).toEqual([["Invite a colleague", 1]]);
  });

  it("are found by current and older slugs, but not through another company", async () => {
    const [card] = await listPublicGuides(database.db, own);
    const slug = card?.slug ?? "";
    expect(slug).toMatch(/^invite-a-colleague-[0-9a-f]{8}$/);
    expect((await findPublicStepGuide(database.db, own, slug))?.slug).toBe(slug);
    const renamed = slug.replace("invite", "ask");
    expect((await findPublicStepGuide(database.db, own, renamed))?.slug).toBe(slug);
    expect(await findPublicStepGuide(database.db, other, slug)).toBeNull();
    for (const wrong of ["", "invite", "%", "x-1234567%", "x-00000000", "'; --"])
      expect(await findPublicStepGuide(database.db, own, wrong), wrong).toBeNull();
  });
});
