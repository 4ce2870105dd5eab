import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, generatedFaqs } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildFaq, buildOwner } from "#tests/support/factories.ts";
import { answerCustomerQuestion, describeCustomerQuestions } from "./customer-questions.server.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function buildHotel(language: string) {
  const scope = await buildOwner(database.db);
  await database.db
    .update(companies)
    .set({ trade: "hotel", language })
    .where(eq(companies.id, scope.companyId));
  return scope;
}

test("published questions are answers, drafts and unknown ones are missing", async () => {
  const scope = await buildHotel("en");
  await buildFaq(database.db, scope, { question: "Can I bring my dog?", slug: "dog", status: "published" });
  const parking = await buildFaq(database.db, scope, {
    question: "Where can I park?",
    slug: "park",
    status: "draft",
  });
  const found = (await describeCustomerQuestions(database.db, scope))!;
  expect(found).toMatchObject({ trade: "a hotel or guest house", answered: ["Are pets allowed?"] });
  expect(found.asked).toBe(found.answered.length + found.missing.length);
  expect(found.missing.find(({ intent }) => intent === "parking")).toMatchObject({ draftId: parking.id });
  expect(found.missing.find(({ intent }) => intent === "wifi")).toMatchObject({ draftId: null });
  expect(found.missing.some(({ intent }) => intent === "pets")).toBe(false);
});

test("writing an answer creates one draft in the center's language, however often it is clicked", async () => {
  const scope = await buildHotel("de-AT");
  const answer = (intent: string) =>
    database.db.transaction((tx) => answerCustomerQuestion(tx, scope, { intent }));
  const id = await answer("parking");
  expect(await answer("parking")).toBe(id);
  expect(await answer("no-such-question")).toBeNull();
  const rows = await database.db
    .select({ id: generatedFaqs.id, question: generatedFaqs.question, status: generatedFaqs.status })
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, scope.companyId));
  expect(rows).toEqual([{ id, question: "Gibt es Parkplätze?", status: "draft" }]);
});

test("a help center without questions, and a language without words, ask nothing", async () => {
  expect(await describeCustomerQuestions(database.db, await buildHotel("en"))).toBeNull();
  const scope = await buildHotel("sv");
  await buildFaq(database.db, scope, { question: "Finns det wifi?", slug: "wifi", status: "published" });
  expect(await describeCustomerQuestions(database.db, scope)).toBeNull();
});
