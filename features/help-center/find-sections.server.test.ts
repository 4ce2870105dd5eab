import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companies, gettingStarted, helpCenterContent, videoGuides } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { findPublicScope } from "./find-public-scope.server.ts";
import { findSections } from "./find-sections.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const settings = {
    show_faqs: false,
    show_contact: false,
    show_getting_started: false,
    show_overview: false,
  };
  const contactDetails = { email: "hello@acme.example" };
  const rows = await db
    .insert(companies)
    .values([
      { helpCenterSubdomain: "empty", isPublic: true },
      { helpCenterSubdomain: "full", isPublic: true, contactDetails },
      { helpCenterSubdomain: "hidden", isPublic: true, contactDetails, themeSettings: settings },
      { helpCenterSubdomain: "drafts", isPublic: true },
    ])
    .returning({ companyId: companies.id });
  const [, full, hidden, drafts] = rows as [{ companyId: string }, ...{ companyId: string }[]];
  const steps = [{ id: "1", title: "Open", description: "", imageUrl: null }];
  for (const company of [full, hidden]) {
    if (!company) continue;
    await db.insert(gettingStarted).values({ ...company, steps, published: true });
    await db.insert(helpCenterContent).values({ ...company, slug: "a", title: "A", status: "published" });
    await db
      .insert(videoGuides)
      .values({ ...company, title: "G", frames: [{ description: "x", frameUrl: "" }] });
  }
  if (!drafts) return;
  await db.insert(gettingStarted).values({ ...drafts, steps });
  await db.insert(helpCenterContent).values({ ...drafts, slug: "a", title: "A" });
  await db.insert(videoGuides).values({ ...drafts, title: "G" });
});

afterAll(() => database.close());

async function shown(subdomain: string): Promise<string[]> {
  const scope = await findPublicScope(database.db, { host: { kind: "main" }, subdomain });
  if (!scope) throw new Error("not public");
  const sections = Object.entries(await findSections(database.db, scope));
  return sections.filter(([, isShown]) => isShown).map(([name]) => name);
}

describe("the navigation of a help center", () => {
  it("leads to nothing that is not there, drafts included", async () => {
    expect(await shown("empty")).toEqual(["overview", "faqs"]);
    expect(await shown("drafts")).toEqual(["overview", "faqs"]);
  });

  it("leads to everything that is", async () => {
    expect(await shown("full")).toEqual(["overview", "guide", "guides", "faqs", "articles", "contact"]);
  });

  it("leaves out what the owner hides", async () => {
    expect(await shown("hidden")).toEqual(["guides", "articles"]);
  });
});
