/** Members see no links to pages of the dashboard that their role can't open. */
import { load } from "cheerio";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createMember, createUser, type TestUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await startApp();
  owner = await createUser(app.services, { companyName: "Acme", onboardingCompleted: true, plan: "ai" });
  await app.services.db
    .update(companies)
    .set({
      isPublic: true,
      helpCenterSubdomain: "acme",
      language: "en",
      searchSettings: { show_answers: false },
    })
    .where(eq(companies.id, owner.companyId!));
});
afterAll(() => app?.close());

const isOpened = (href: string) => href.startsWith("/dashboard") && !/\/(?:export|download)\b/.test(href);

test.each(["admin", "editor", "writer", "support"] as const)("%s opens every link they see", async (role) => {
  const { cookie } = await createMember(app.services, owner.companyId!, role);
  const seenOn = new Map([["/dashboard", "the address bar"]]);
  const refused: string[] = [];
  for (const [path, page] of seenOn) {
    const answer = await fetch(app.origin + path, { headers: { cookie } });
    if (answer.status >= 400) refused.push(`${path} (${answer.status}) on ${page}`);
    const $ = load(await answer.text());
    for (const link of $("a[href]").toArray()) {
      const [href = ""] = ($(link).attr("href") ?? "").split("#");
      if (isOpened(href) && !seenOn.has(href)) seenOn.set(href, path);
    }
  }
  expect(refused).toEqual([]);
  expect(seenOn.size).toBeGreaterThan(5);
});
