/** What the open tab of a removed member gets. */
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generatedFaqs, members, sessions } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createMember, createUser, type TestUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let acme: TestUser;

beforeAll(async () => {
  app = await startApp();
  acme = await createUser(app.services, { companyName: "Acme", onboardingCompleted: true });
});
afterAll(() => app?.close());

const ask = (path: string, { cookie }: TestUser, init: RequestInit = {}) =>
  fetch(app.origin + path, { redirect: "manual", ...init, headers: { cookie, origin: app.origin } });

const add = (person: TestUser) =>
  ask("/dashboard/faqs/changes", person, { method: "POST", body: new URLSearchParams({ intent: "add" }) });

/** An editor of Acme who also has a company, and works in Acme. */
async function makeEditor(): Promise<{ editor: TestUser; ownCompanyId: string }> {
  const { db } = app.services;
  const editor = await createUser(app.services, { companyName: "Bolt", onboardingCompleted: true });
  const companyId = acme.companyId ?? "";
  await db.insert(members).values({ companyId, userId: editor.userId, role: "editor" });
  await db.update(sessions).set({ activeCompanyId: companyId }).where(eq(sessions.userId, editor.userId));
  return { editor, ownCompanyId: editor.companyId ?? "" };
}

async function remove({ userId }: TestUser): Promise<void> {
  const isRow = and(eq(members.companyId, acme.companyId ?? ""), eq(members.userId, userId));
  await app.services.db.delete(members).where(isRow);
}

const faqsOf = (companyId: string) =>
  app.services.db.$count(generatedFaqs, eq(generatedFaqs.companyId, companyId));

test("says whose member they no longer are, writes nothing anywhere, and continues in their own company", async () => {
  const { editor, ownCompanyId } = await makeEditor();
  expect((await add(editor)).status).toBe(200);
  const before = await faqsOf(acme.companyId ?? "");
  await remove(editor);
  const page = await ask("/dashboard/faqs", editor);
  expect(page.status).toBe(403);
  const text = await page.text();
  expect(text).toContain("You are no longer a member of Acme&#x27;s team");
  expect(text).toContain("Continue in Bolt");
  expect((await add(editor)).status).toBe(403);
  expect((await ask("/onboarding/events", editor)).status).toBe(403);
  expect((await ask("/dashboard/uploads", editor, { method: "POST" })).status).toBe(403);
  expect([await faqsOf(acme.companyId ?? ""), await faqsOf(ownCompanyId)]).toEqual([before, 0]);
  const next = await ask("/dashboard?continue", editor);
  expect([next.status, next.headers.get("location")]).toEqual([302, "/dashboard"]);
  expect(await (await ask("/dashboard", editor)).text()).toContain("Bolt");
  expect((await add(editor)).status).toBe(200);
  expect(await faqsOf(ownCompanyId)).toBe(1);
});

test("says so to someone without another company too", async () => {
  const writer = await createMember(app.services, acme.companyId ?? "", "writer");
  await remove(writer);
  expect(await (await ask("/dashboard", writer)).text()).toContain("no longer a member of Acme");
});

test("remembers the company of a browser that opens the dashboard for the first time", async () => {
  const { editor } = await makeEditor();
  const { db } = app.services;
  await db.update(sessions).set({ activeCompanyId: null }).where(eq(sessions.userId, editor.userId));
  await ask("/dashboard", editor);
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, editor.userId));
  expect(session?.activeCompanyId).toBe(editor.companyId);
});

test("refuses the form of a member whose role has changed with a sentence, in the page's own format", async () => {
  const { editor } = await makeEditor();
  await app.services.db.update(members).set({ role: "support" }).where(eq(members.userId, editor.userId));
  const answer = await add(editor);
  const problem = "Your role doesn't allow this. Ask an owner or admin of your team.";
  expect([answer.status, await answer.json()]).toMatchObject([403, { ok: false, status: 403, problem }]);
  const page = await ask("/dashboard/settings/help-center", editor);
  expect(page.status).toBe(403);
  const text = await page.text();
  expect(text).toContain("Your role doesn&#x27;t allow this.");
  expect(text).toContain("Back to your dashboard");
});

test("a mailed link opens the help center that it is about, and no other", async () => {
  const { editor, ownCompanyId } = await makeEditor();
  const open = async (path: string) => {
    const answer = await ask(path, editor);
    return [answer.status, answer.headers.get("location")];
  };
  const mailed = (companyId: string) => `/dashboard/faqs?show=draft&company=${companyId}`;
  expect(await open(mailed(ownCompanyId))).toEqual([302, "/dashboard/faqs?show=draft"]);
  expect(await (await ask("/dashboard", editor)).text()).toContain("Bolt");
  expect(await open(mailed(acme.companyId ?? ""))).toEqual([302, "/dashboard/faqs?show=draft"]);
  expect(await (await ask("/dashboard", editor)).text()).toContain("Acme");
  const stranger = await createUser(app.services, { companyName: "Secret name" });
  for (const other of [stranger.companyId ?? "", "nonsense", ""]) {
    const refused = await ask(mailed(other), editor);
    expect(refused.status).toBe(403);
    expect(await refused.text()).not.toContain("Secret name");
  }
  expect(await (await ask("/dashboard", editor)).text()).toContain("Acme");
});

test("an article of another help center isn't called a fault of the server", async () => {
  const { editor } = await makeEditor();
  const answer = await ask(`/dashboard/articles/${acme.userId}`, editor);
  expect(answer.status).toBe(404);
  const text = await answer.text();
  expect(text).toContain("or it belongs to another help center of yours");
  expect(text).not.toContain("It&#x27;s our fault");
});
