import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { companies, generatedFaqs, users } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  buildArticle,
  buildFaq,
  buildGuide,
  buildOwner,
  buildVideoFaq,
  buildVideoGuide,
} from "#tests/support/factories.ts";
import { findPublicScope } from "./find-public-scope.server.ts";
import { findAnswered, searchCenter } from "./search-center.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function makeCenter(name: string): Promise<OwnerScope> {
  const { db } = database;
  const owner = await buildOwner(db, { companyName: name, helpCenterSubdomain: name, isPublic: true });
  const faq = { answer: "An answer that is long enough.", category: "Basics" };
  await buildFaq(db, owner, { ...faq, question: `Where does ${name} send parcels?`, slug: "parcels" });
  await buildFaq(db, owner, { ...faq, question: `Is the ${name} draft a parcel?`, status: "draft" });
  const recorded = { ...faq, question: `What is recorded with a parcel by ${name}?`, slug: "recorded" };
  await buildVideoFaq(db, owner, recorded);
  const content = "How a **parcel** is packed.";
  await buildArticle(db, owner, { title: "Packing", content, slug: "packing" });
  await buildArticle(db, owner, { title: "Secret parcel", content: "Not yet.", status: "draft" });
  const step = { id: "1", title: "Take a box", description: "Put the parcel in.", imageUrl: null };
  await buildGuide(db, owner, { title: "First box", steps: [step] });
  const frames = [{ description: "Fold it.", frameUrl: "" }];
  await buildVideoGuide(db, owner, { title: "Wrap a parcel", frames });
  return owner;
}

async function find(name: string, query: string, limit = 20) {
  const host = { kind: "tenant" as const, subdomain: name };
  const scope = await findPublicScope(database.db, { host, subdomain: undefined });
  const { hits, count } = await searchCenter(database.db, scope!, { query, limit });
  expect(hits).toHaveLength(Math.min(count, limit));
  return hits.map(({ document }) => document.path.replace(/-[0-9a-f]{8}$/, "")).sort();
}

const everything = [
  "/articles/packing",
  "/faq/parcels",
  "/faq/recorded",
  "/getting-started",
  "/guides/wrap-a-parcel",
];

describe("search in a help center", () => {
  let acme: Awaited<ReturnType<typeof makeCenter>>;

  beforeEach(async () => {
    await database.db.delete(users);
    await database.db.delete(companies);
    acme = await makeCenter("acme");
    await makeCenter("bolt");
  });

  function change(values: Partial<typeof companies.$inferInsert>) {
    return database.db.update(companies).set(values).where(eq(companies.id, acme.companyId));
  }

  it("finds all public content, and nothing from other companies", async () => {
    expect(await find("acme", "parcel")).toEqual(everything);
    expect(await find("acme", "bolt")).toEqual([]);
    expect(await find("bolt", "bolt")).toEqual(["/faq/parcels", "/faq/recorded"]);
    expect(await find("acme", "")).toEqual([]);
  });

  it.each([
    ["show_faq", ["/articles/packing", "/getting-started", "/guides/wrap-a-parcel"]],
    ["include_content", everything.filter((path) => !path.startsWith("/articles"))],
    ["show_guides", ["/articles/packing", "/faq/parcels", "/faq/recorded"]],
    ["show_videos", everything],
    ["enabled", []],
  ])("omits what the owner excludes with %s", async (setting, found) => {
    await find("acme", "parcel");
    await change({ searchSettings: { [setting]: false } });
    expect(await find("acme", "parcel")).toEqual(found);
    expect(await find("bolt", "parcel")).toEqual(everything);
  });

  it("doesn't find hidden content", async () => {
    await change({ themeSettings: { show_faqs: false, show_getting_started: false } });
    expect(await find("acme", "parcel")).toEqual(["/articles/packing", "/guides/wrap-a-parcel"]);
  });

  it("never returns results that are older than a completed write", async () => {
    for (let n = 0; n < 20; n++) {
      const question = `Does round ${n} matter?`;
      await database.db.update(generatedFaqs).set({ question }).where(eq(generatedFaqs.slug, "parcels"));
      const [found, other] = await Promise.all([find("acme", `round ${n} m`), find("bolt", `round ${n} m`)]);
      expect([found, other]).toEqual([["/faq/parcels"], ["/faq/parcels"]]);
    }
    await database.db.delete(generatedFaqs);
    expect(await find("acme", "round")).toEqual([]);
  });

  it("reports which searches have results by now", async () => {
    const scope = acme;
    const answered = await findAnswered(database.db, scope, ["parcels", "helicopter"]);
    expect([...answered]).toEqual(["parcels"]);
    const stranger = ownerScope({ ...scope, userId: crypto.randomUUID() });
    expect([...(await findAnswered(database.db, stranger, ["parcels"]))]).toEqual([]);
  });
});
