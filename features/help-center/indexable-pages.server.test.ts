import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildFaq, buildOwner } from "#tests/support/factories.ts";
import { findPreviewScope, findPublicScope } from "./find-public-scope.server.ts";
import { findIndexableTitle, listIndexablePages } from "./indexable-pages.server.ts";
import { presentHelpCenter } from "./present.ts";
import type { PublicScope } from "./public-scope.ts";

const installation = { origin: "https://step.example", baseDomain: "step.example" };
let database: Database;
let owner: OwnerScope;

beforeAll(async () => {
  database = await createTestDatabase();
  const shown = { companyName: "Acme", helpCenterSubdomain: "acme", isPublic: true };
  owner = await buildOwner(database.db, shown);
  await buildFaq(database.db, owner, { question: "Do you ship?", slug: "ship", category: "Shipping" });
});

afterAll(() => database.close());

async function publicScope(): Promise<PublicScope> {
  const scope = await findPublicScope(database.db, { host: { kind: "main" }, subdomain: "acme" });
  if (!scope) throw new Error("not public");
  return scope;
}

function list(scope: PublicScope) {
  return listIndexablePages(database.db, scope, presentHelpCenter(scope, installation));
}

test("pages are read once per version of the content", async () => {
  const first = await list(await publicScope());
  expect(await list(await publicScope())).toBe(first);
  await buildFaq(database.db, owner, { question: "Do you pack?", slug: "pack", category: "Shipping" });
  const paths = (await list(await publicScope())).map(({ path }) => path);
  expect(paths).toContain("/faq/pack");
});

test("a preview has no pages, and the public help center keeps its own", async () => {
  const preview = await findPreviewScope(database.db, owner);
  if (!preview) throw new Error("no preview");
  const before = (await list(await publicScope())).length;
  const center = presentHelpCenter(preview, { ...installation, isPreview: true });
  expect(await listIndexablePages(database.db, preview, center)).toEqual([]);
  expect((await list(await publicScope())).length).toBe(before);
});

test("a title is found by the page's path", async () => {
  const scope = await publicScope();
  const center = presentHelpCenter(scope, installation);
  const titleOf = (path: string) => findIndexableTitle(database.db, scope, { center, path });
  expect(await titleOf("/faq/ship")).toBe("Do you ship?");
  expect(await titleOf("")).toBe("Help Center");
  expect(await titleOf("/faq/nothing")).toBeNull();
});
