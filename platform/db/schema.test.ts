import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as schema from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { isCheckViolation, isForeignKeyViolation, isUniqueViolation } from "#platform/db/violations.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildFaq, buildUser } from "#tests/support/factories.ts";

const { companies, contactMessages, crawlPages, crawls, faqEvidence, generatedFaqs, outboxMails, users } =
  schema;
let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function addCompany(values: Partial<typeof companies.$inferInsert> = {}) {
  const [row] = await database.db.insert(companies).values(values).returning();
  return row!;
}

function addFaq(companyId: string, values: Parameters<typeof buildFaq>[2] = {}) {
  return buildFaq(database.db, { companyId }, { status: "draft", ...values });
}

async function errorOf(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error("The write was accepted.");
}

async function versionOf(companyId: string): Promise<number> {
  const [row] = await database.db.select().from(companies).where(eq(companies.id, companyId));
  return row!.contentVersion;
}

describe("subdomains", () => {
  test.each(["a", "acme", "acme-2", "0", "x".repeat(63)])("accepts %s", async (helpCenterSubdomain) => {
    expect((await addCompany({ helpCenterSubdomain })).helpCenterSubdomain).toBe(helpCenterSubdomain);
  });

  test.each(["", "-a", "a-", "Acme", "a.b", "a_b", "a b", "ä", "a\n", "x".repeat(64)])(
    "rejects %j, by the constraint valid_subdomain",
    async (helpCenterSubdomain) => {
      expect(isCheckViolation(await errorOf(addCompany({ helpCenterSubdomain })), "valid_subdomain")).toBe(
        true,
      );
    },
  );

  test("is unique across companies", async () => {
    await addCompany({ helpCenterSubdomain: "shared" });
    const error = await errorOf(addCompany({ helpCenterSubdomain: "shared" }));
    expect(isUniqueViolation(error, "companies_help_center_subdomain_key")).toBe(true);
  });

  test("reserves a former subdomain for its company, which may reclaim it", async () => {
    const company = await addCompany({ helpCenterSubdomain: "first-name" });
    await database.db
      .update(companies)
      .set({ helpCenterSubdomain: "second-name" })
      .where(eq(companies.id, company.id));
    const error = await errorOf(addCompany({ helpCenterSubdomain: "first-name" }));
    expect(isUniqueViolation(error, "companies_help_center_subdomain_key")).toBe(true);
    await database.db
      .update(companies)
      .set({ helpCenterSubdomain: "first-name" })
      .where(eq(companies.id, company.id));

    await database.db.delete(companies).where(eq(companies.id, company.id));
    expect((await addCompany({ helpCenterSubdomain: "second-name" })).helpCenterSubdomain).toBe(
      "second-name",
    );
  });

  test("gives a contested subdomain to exactly one of many companies", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => addCompany({ helpCenterSubdomain: "wanted" })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("custom domains", () => {
  const verified = { customDomain: "help.acme.com", domainVerificationStatus: "verified" } as const;

  test("allows one verified owner per name, however many are pending", async () => {
    await addCompany({ customDomain: "help.acme.com", domainVerificationStatus: "pending" });
    await addCompany(verified);
    await addCompany({ customDomain: "help.acme.com", domainVerificationStatus: "failed" });
    expect(
      isUniqueViolation(await errorOf(addCompany(verified)), "companies_verified_custom_domain_key"),
    ).toBe(true);
  });

  test.each(["Help.Acme.com", "acme", "https://acme.com", "acme.com:80", "-a.com", "a..com"])(
    "rejects %s",
    async (customDomain) => {
      expect(isCheckViolation(await errorOf(addCompany({ customDomain })), "valid_custom_domain")).toBe(true);
    },
  );
});

describe("faqs", () => {
  test.each([
    ["four characters", { question: " Why? " }, "generated_faqs_question_length"],
    ["an answer of nine characters", { answer: "\n123456789\t" }, "generated_faqs_answer_length"],
    ["an unknown status", { status: "hidden" as never }, "generated_faqs_status_known"],
    ["an unknown origin", { origin: "guess" as never }, "generated_faqs_origin_known"],
    ["a confidence above 1", { confidence: 1.1 }, "generated_faqs_confidence_range"],
    ["an empty category", { category: " " }, "generated_faqs_category_not_empty"],
  ])("rejects %s", async (_what, values, constraint) => {
    const { id } = await addCompany();
    expect(isCheckViolation(await errorOf(addFaq(id, values)), constraint)).toBe(true);
  });

  test("scopes slugs to their company", async () => {
    const [one, two] = [await addCompany(), await addCompany()];
    await addFaq(one.id, { slug: "same" });
    await addFaq(two.id, { slug: "same" });
    // Without the key's name, which is another one in each partition (npm run test:partitions).
    expect(isUniqueViolation(await errorOf(addFaq(one.id, { slug: "same" })))).toBe(true);
  });

  test("rejects a FAQ without a company", async () => {
    expect(isForeignKeyViolation(await errorOf(addFaq(crypto.randomUUID())))).toBe(true);
  });
});

describe("other rules", () => {
  test("limits the uses of a beta code", async () => {
    await database.db.insert(schema.betaCodes).values({ code: "ONCE", maxUses: 1, uses: 1 });
    const more = database.db.update(schema.betaCodes).set({ uses: sql`${schema.betaCodes.uses} + 1` });
    expect(isCheckViolation(await errorOf(more), "beta_codes_within_limit")).toBe(true);
  });

  test("allows one running import per company", async () => {
    const { id: companyId } = await addCompany();
    await database.db.insert(crawls).values({ companyId, url: "https://a.example", status: "completed" });
    await database.db.insert(crawls).values({ companyId, url: "https://a.example" });
    const second = database.db
      .insert(crawls)
      .values({ companyId, url: "https://a.example", status: "running" });
    expect(isUniqueViolation(await errorOf(second), "crawls_one_active_per_company_key")).toBe(true);
    await database.db.insert(crawls).values([{ url: "https://b.example" }, { url: "https://c.example" }]);
  });

  test("requires a reason for a skipped page, and none for a kept one", async () => {
    const [crawl] = await database.db.insert(crawls).values({ url: "https://a.example" }).returning();
    const page = { crawlId: crawl!.id, url: "https://a.example/x" };
    const wrong = database.db.insert(crawlPages).values({ ...page, status: "skipped" });
    expect(isCheckViolation(await errorOf(wrong), "crawl_pages_skip_reason_given")).toBe(true);
    await database.db.insert(crawlPages).values({ ...page, status: "skipped", skipReason: "timeout" });
  });

  test("dedupes emails by key and rejects line breaks in headers", async () => {
    const mail = { kind: "test", to: "a@example.com", subject: "Hi", text: "Hi", dedupeKey: "k" };
    await database.db.insert(outboxMails).values(mail);
    expect(isUniqueViolation(await errorOf(database.db.insert(outboxMails).values(mail)))).toBe(true);
    const evil = { ...mail, dedupeKey: "k2", subject: "Hi\r\nBcc: b@example.com" };
    expect(isCheckViolation(await errorOf(database.db.insert(outboxMails).values(evil)))).toBe(true);
  });

  test("treats email addresses as case-insensitive", async () => {
    await database.db.insert(users).values({ email: "ada@example.com" });
    expect(
      isUniqueViolation(await errorOf(database.db.insert(users).values({ email: "ada@example.com" }))),
    ).toBe(true);
    expect(
      isCheckViolation(await errorOf(database.db.insert(users).values({ email: "Ada@example.com" }))),
    ).toBe(true);
  });

  test("round-trips dates, lists and settings", async () => {
    const at = new Date("2026-01-02T03:04:05.678Z");
    const [post] = await database.db
      .insert(schema.blogPosts)
      .values({ title: "T", slug: "t", tags: ["a,b", 'c"d'], published: true, publishedAt: at })
      .returning();
    expect(post).toMatchObject({ publishedAt: at, tags: ["a,b", 'c"d'], viewCount: 0 });
    const { themeSettings } = await addCompany({
      themeSettings: { primaryColor: "#6E0AD6", show_faqs: false },
    });
    expect(themeSettings).toEqual({ primaryColor: "#6E0AD6", show_faqs: false });
  });

  test("updates updated_at by the database's clock through Drizzle", async () => {
    const old = new Date("2020-01-01T00:00:00Z");
    const { id } = await addCompany({ updatedAt: old });
    const [row] = await database.db
      .update(companies)
      .set({ companyName: "New" })
      .where(eq(companies.id, id))
      .returning();
    expect(row!.updatedAt.getTime()).toBeGreaterThan(old.getTime() + 1_000);
  });

  test("cascades a user's deletion to everything of the company", async () => {
    const user = await buildUser(database.db);
    const company = await addCompany({ userId: user.id, helpCenterSubdomain: "leaving" });
    const faq = await addFaq(company.id);
    await database.db
      .insert(faqEvidence)
      .values({ faqId: faq.id, sentence: "It is.", sourceUrl: "https://a.example", pageHash: "h" });
    await database.db
      .insert(contactMessages)
      .values({ companyId: company.id, name: "V", email: "v@example.com", message: "Hello" });
    await database.db.delete(users).where(eq(users.id, user.id));
    expect(await database.db.$count(companies, eq(companies.id, company.id))).toBe(0);
    expect(await database.db.$count(generatedFaqs, eq(generatedFaqs.id, faq.id))).toBe(0);
    expect(await database.db.$count(faqEvidence, eq(faqEvidence.faqId, faq.id))).toBe(0);
    expect(await database.db.$count(contactMessages, eq(contactMessages.companyId, company.id))).toBe(0);
  });

  test("allows companies without an owner and one company per user", async () => {
    await Promise.all([addCompany(), addCompany()]);
    const user = await buildUser(database.db);
    await addCompany({ userId: user.id });
    expect(isUniqueViolation(await errorOf(addCompany({ userId: user.id })), "companies_user_id_key")).toBe(
      true,
    );
  });
});

describe("content version", () => {
  async function moveOf(companyId: string, change: () => Promise<unknown>): Promise<number> {
    const before = await versionOf(companyId);
    await change();
    return (await versionOf(companyId)) - before;
  }

  test("increments once per statement, however many rows it writes", async () => {
    const { id } = await addCompany();
    const row = (slug: string) => ({
      companyId: id,
      question: "What is it?",
      answer: "It is a thing.",
      slug,
    });
    const { db } = database;
    expect(await moveOf(id, () => db.insert(generatedFaqs).values(["a", "b", "c"].map(row)))).toBe(1);
    expect(
      await moveOf(id, () =>
        db.update(generatedFaqs).set({ status: "published" }).where(eq(generatedFaqs.companyId, id)),
      ),
    ).toBe(1);
    expect(await moveOf(id, () => db.delete(generatedFaqs).where(eq(generatedFaqs.companyId, id)))).toBe(1);
  });

  test("increments for every kind of public content", async () => {
    const { id: companyId } = await addCompany();
    const { db } = database;
    const faq = await addFaq(companyId);
    const text = { question: "What is it?", answer: "It is a thing.", slug: "s" };
    const evidence = { faqId: faq.id, sentence: "It is.", sourceUrl: "https://a.example", pageHash: "h" };
    const changes = [
      () => db.insert(schema.videoGeneratedFaqs).values({ companyId, ...text }),
      () => db.insert(schema.helpCenterContent).values({ companyId, title: "T", slug: "t" }),
      () => db.insert(schema.gettingStarted).values({ companyId, steps: [] }),
      () =>
        db
          .update(schema.gettingStarted)
          .set({ title: "New" })
          .where(eq(schema.gettingStarted.companyId, companyId)),
      () => db.insert(schema.videoGuides).values({ companyId, title: "T" }),
      () => db.delete(schema.videoGuides).where(eq(schema.videoGuides.companyId, companyId)),
      () => db.insert(schema.videoMetadata).values({ companyId, filename: "a.mp4", storagePath: "a" }),
      () =>
        db
          .update(schema.videoMetadata)
          .set({ published: true })
          .where(eq(schema.videoMetadata.companyId, companyId)),
      () => db.delete(schema.videoMetadata).where(eq(schema.videoMetadata.companyId, companyId)),
      () => db.insert(faqEvidence).values(evidence),
      () => db.update(faqEvidence).set({ sentence: "It was." }).where(eq(faqEvidence.faqId, faq.id)),
      () => db.delete(faqEvidence).where(eq(faqEvidence.faqId, faq.id)),
      () => db.update(companies).set({ isPublic: true }).where(eq(companies.id, companyId)),
      () =>
        db
          .update(companies)
          .set({ themeSettings: { show_faqs: false } })
          .where(eq(companies.id, companyId)),
    ];
    for (const change of changes) expect(await moveOf(companyId, change), String(change)).toBe(1);
  });

  test("is unchanged by private data", async () => {
    const { id } = await addCompany();
    const change = () =>
      database.db
        .update(companies)
        .set({ onboardingStep: 3, domainCheckedAt: new Date() })
        .where(eq(companies.id, id));
    expect(await moveOf(id, change)).toBe(0);
  });

  test("is unchanged for other companies, and increments for both when a FAQ moves between them", async () => {
    const [one, two, other] = [await addCompany(), await addCompany(), await addCompany()];
    const faq = await addFaq(one.id);
    const before = await Promise.all([one.id, two.id, other.id].map(versionOf));
    await database.db.update(generatedFaqs).set({ companyId: two.id }).where(eq(generatedFaqs.id, faq.id));
    const after = await Promise.all([one.id, two.id, other.id].map(versionOf));
    expect(after.map((version, index) => version - before[index]!)).toEqual([1, 1, 0]);
  });
});
