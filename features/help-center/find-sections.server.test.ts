import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  buildArticle,
  buildCompany,
  buildFaq,
  buildGuide,
  buildVideoGuide,
} from "#tests/support/factories.ts";
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
  const center = (helpCenterSubdomain: string, values = {}) =>
    buildCompany(db, { helpCenterSubdomain, isPublic: true, ...values });
  await center("empty");
  const full = await center("full", { contactDetails });
  const hidden = await center("hidden", { contactDetails, themeSettings: settings });
  for (const company of [full, hidden]) {
    await buildFaq(db, company);
    await buildGuide(db, company);
    await buildArticle(db, company);
    await buildVideoGuide(db, company);
  }
  const drafts = await center("drafts");
  await buildFaq(db, drafts, { status: "draft" });
  await buildGuide(db, drafts, { published: false });
  await buildArticle(db, drafts, { status: "draft" });
  await buildVideoGuide(db, drafts, { frames: [] });
});

afterAll(() => database.close());

async function shown(subdomain: string): Promise<string[]> {
  const scope = await findPublicScope(database.db, { host: { kind: "main" }, subdomain });
  if (!scope) throw new Error("not public");
  const sections = Object.entries(await findSections(database.db, scope));
  return sections.filter(([, isShown]) => isShown).map(([name]) => name);
}

describe("the navigation of a help center", () => {
  it("doesn't link to missing content or drafts", async () => {
    expect(await shown("empty")).toEqual(["overview"]);
    expect(await shown("drafts")).toEqual(["overview"]);
  });

  it("links to everything that is published", async () => {
    expect(await shown("full")).toEqual(["overview", "guide", "guides", "faqs", "articles", "contact"]);
  });

  it("omits what the owner hides", async () => {
    expect(await shown("hidden")).toEqual(["guides", "articles"]);
  });
});
