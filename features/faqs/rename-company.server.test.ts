import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generatedFaqs } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildFaq, buildOwner } from "#tests/support/factories.ts";
import { describeFaqHistory } from "./faq-versions.server.ts";
import { generationKey } from "./generation-key.ts";
import { renameInFaqs } from "./rename-company.server.ts";

let database: Database;
let owner: OwnerScope;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const sourceUrl = "https://birch.example/about";
const rename = (from: string, to: string) =>
  database.db.transaction((tx) => renameInFaqs(tx, owner, { from, to }));

/** As generation stores it. `now` is what it says since an edit. */
function add(question: string, values: Partial<typeof generatedFaqs.$inferInsert> = {}, now = question) {
  const key = generationKey({ sourceUrl, question });
  return buildFaq(database.db, owner, {
    ...{ question: now, sourceUrl, origin: "fact", generationKey: key },
    ...values,
  });
}

const find = async (...ids: string[]) => {
  const own = and(eq(generatedFaqs.companyId, owner.companyId), inArray(generatedFaqs.id, ids));
  return database.db.select().from(generatedFaqs).where(own).orderBy(generatedFaqs.position);
};

test("a corrected name comes into the product's own questions, with a version, and into no others", async () => {
  owner = await buildOwner(database.db);
  const published = await add("What is Birch?", { answer: "Birch builds boats.", slug: "what-is-birch" });
  const draft = await add("How can I contact Birch?", { status: "draft" });
  const kept = [
    await add("What does Birch do?", {}, "So what does Birch do?"),
    await add("When was Birch founded?", { origin: "explicit" }),
    await add("What is Birch paint?", { generationKey: null, sourceUrl: "manual", origin: "manual" }),
  ];
  await rename("Birch", "Birch & Sons");
  expect(await find(published.id, draft.id)).toMatchObject([
    // The address and the quoted answer stay, and it counts as unedited.
    {
      ...{ question: "What is Birch & Sons?", answer: "Birch builds boats.", slug: "what-is-birch" },
      ...{ version: 2, provenVersion: 2 },
      generationKey: generationKey({ sourceUrl, question: "What is Birch & Sons?" }),
    },
    { question: "How can I contact Birch & Sons?", slug: "how-can-i-contact-birch-sons" },
  ]);
  expect(await find(...kept.map(({ id }) => id))).toEqual(kept);
  const described = await describeFaqHistory(database.db, owner, {
    faqId: published.id,
    url: "https://step.example/history",
  });
  expect(described?.history.versions.map(({ kind, authorId }) => [kind, authorId])).toEqual([
    ["saved", owner.userId],
    ["imported", null],
  ]);
  await rename("Birch & Sons", "Elm");
  expect((await find(published.id))[0]?.question).toBe("What is Elm?");
});

test("a name of which only the capitals were wrong is corrected, too", async () => {
  owner = await buildOwner(database.db);
  const published = await add("What is birch?");
  await rename("birch", "Birch");
  expect(await find(published.id)).toMatchObject([{ question: "What is Birch?", version: 2 }]);
});

test("an edited answer stays the owner's, and a question that is there already stays as it is", async () => {
  owner = await buildOwner(database.db);
  const edited = await add("What is Birch?", { version: 3 });
  const old = await add("What does Birch do?");
  await add("What does Elm do?");
  await rename("Birch", "Elm");
  expect(await find(edited.id, old.id)).toMatchObject([
    { question: "What is Elm?", version: 4, provenVersion: 1 },
    { question: "What does Birch do?", version: 1 },
  ]);
});
