/** Every page of the product, filled, is accessible and fits phones. A page without an address here fails the test. */
import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  blogPosts,
  companies,
  companyLanguages,
  generatedFaqs,
  invitations,
  users,
  videoGuides,
} from "#db/schema.ts";
import { hashOfInvitation } from "#features/team/invitation-record.server.ts";
import { looks, shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { type FilledCompany, fillCompany } from "#tests/support/filled-company.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { createUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let browser: Browser;
let owner: FilledCompany;
let claimPath = "";
const invitationToken = "i".repeat(43);

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ TRIALS: "on" }), launchTestBrowser()]);
  const { db } = app.services;
  owner = await fillCompany(app.services);
  await db.update(users).set({ isOperator: true }).where(eq(users.id, owner.userId));
  await db.update(videoGuides).set({ published: true }).where(eq(videoGuides.companyId, owner.companyId));
  const { published, draft } = owner.ids;
  // A single category has no page.
  await db.update(generatedFaqs).set({ category: "Orders" }).where(eq(generatedFaqs.id, published));
  const other = { category: "Returns", status: "published" as const };
  await db.update(generatedFaqs).set(other).where(eq(generatedFaqs.id, draft));
  await db.update(companies).set({ domainType: "subdomain" }).where(eq(companies.id, owner.companyId));
  await db
    .insert(companyLanguages)
    .values({ companyId: owner.companyId, language: "de", status: "published" });
  await db.insert(invitations).values({
    companyId: owner.companyId,
    email: "ines@invited.example",
    role: "writer",
    tokenHash: hashOfInvitation(invitationToken),
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  ({ claimPath } = await makePublicCenter(app.services, "unclaimed"));
  await db
    .insert(blogPosts)
    .values({ title: "Hello", slug: "hello", published: true, publishedAt: new Date() });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

/** Pages that other tests check, because they need a link from a mail, another account or a reading that is under way. */
const elsewhere: Record<string, string> = {
  "main/dashboard/recordings/review": "recording-review",
  "main/auth/callback": "accounts",
  "main/auth/reset": "accounts",
  "main/auth/link": "accounts",
  "main/auth/email": "accounts",
  "main/auth/second-factor": "second-factor",
  "main/auth/set-up": "second-factor",
  "main/auth/connect": "sign-in-service",
  "main/auth/service/callback": "sign-in-service",
  "main/setup": "first-code",
  "main/onboarding": "onboarding",
  "main/onboarding/source": "take-along",
  "main/try": "trial",
  "main/waitlist": "accounts",
  "main/unsubscribe": "website-schedule",
  "main/mailbox": "mailbox",
  "main/help/enter": "help-center-languages",
  "main/blog/preview": "blog",
};

/** Older addresses, which only lead on. */
const redirects = new Set(["main/help/preview", "main/help/faq-category"]);

interface PageRoute {
  id: string;
  path: string;
}

/** Everything with a component that is on the main host and isn't the frame of other pages. */
function listPages(): PageRoute[] {
  const { routes } = app.build.main;
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all.flatMap((route) => {
    if (!route.module.default || parents.has(route.id) || !route.id.startsWith("main/")) return [];
    const parts: string[] = [];
    for (let each: typeof route | undefined = route; each; each = routes[each.parentId ?? ""])
      if (each.path) parts.unshift(each.path);
    return [{ id: route.id, path: `/${parts.join("/")}` }];
  });
}

async function openPage(cookie?: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await addSession(context, app, cookie);
  return context.newPage();
}

/** The first link on a page that matches. */
async function linkOn(path: string, pattern: RegExp): Promise<string> {
  const answer = await fetch(app.origin + path, { headers: { cookie: owner.cookie } });
  const [, href] = pattern.exec(await answer.text()) ?? [];
  return href ?? expect.fail(`no link that matches ${pattern} on ${path}`);
}

/** Where pages with parameters are found. */
async function addressesOf(): Promise<Record<string, string>> {
  const { ids, subdomain, companyId } = owner;
  const help = `/help/${subdomain}`;
  const guide = await linkOn(`${help}/guides`, /href="([^"]+\/guides\/[^"]+)"/);
  const [post] = await app.services.db.select({ id: blogPosts.id }).from(blogPosts);
  return {
    "main/blog/post": "/blog/hello",
    "main/claim": claimPath,
    "main/invitation": `/invitation/${invitationToken}`,
    "main/dashboard/faqs/history": `/dashboard/faqs/${ids.published}/history`,
    "main/dashboard/faqs/source": `/dashboard/faqs/source?faq=${ids.published}`,
    "main/dashboard/translate": "/dashboard/translate/de",
    "main/dashboard/article": `/dashboard/articles/${ids.article}`,
    "main/dashboard/article/history": `/dashboard/articles/${ids.article}/history`,
    "main/dashboard/guide": `/dashboard/guides/${ids.guide}`,
    "main/dashboard/guide/history": `/dashboard/guides/${ids.guide}/history`,
    "main/dashboard/guide/check": `/dashboard/guides/${ids.guide}/check`,
    "main/blog-admin/post": `/blog-admin/${post?.id}`,
    "main/preview/home": `/help/preview/${companyId}`,
    "main/help/home": help,
    "main/help/guide": guide,
    "main/help/embedded-guide": `${guide}/embed`,
    "main/help/question": await linkOn(`${help}/faq`, /href="([^"]+\/faq\/[^"/]+)"/),
    "main/help/collection": `${help}/c/orders`,
    "main/help/article": await linkOn(`${help}/articles`, /href="([^"]+\/articles\/[^"]+)"/),
    "main/help/search": `${help}/search?q=${owner.mark}`,
    "main/help/thanks": `${help}/thanks?item=guide`,
    "main/help/unknown-page": `${help}/nowhere`,
    "main/unknown-page": "/nowhere",
  };
}

/** The owner would be sent on, or see notes for the team. */
const isForStrangers = /^main\/(?:auth|help|claim|invitation)\b/;

/** Everyone else would be sent on to their dashboard. */
const forPeopleWithoutCompany = new Set(["main/companies", "main/account"]);

/** Public pages of a help center before it is public. Their components are those of the public ones. */
const isRepeated = ({ id }: PageRoute) => id.startsWith("main/preview/") && id !== "main/preview/home";

test("every page has an address here, or another test that checks it", async () => {
  const addresses = await addressesOf();
  const pages = listPages();
  expect(pages.length).toBeGreaterThan(90);
  const unknown = pages.filter(
    (page) =>
      !isRepeated(page) &&
      !(page.id in addresses) &&
      !(page.id in elsewhere) &&
      !redirects.has(page.id) &&
      page.path.replace(":subdomain", "").includes(":"),
  );
  expect(unknown).toEqual([]);
  const known = new Set(pages.map(({ id }) => id));
  expect([...Object.keys(addresses), ...Object.keys(elsewhere)].filter((id) => !known.has(id))).toEqual([]);
});

test("the other tests exist and run axe", async () => {
  for (const name of new Set(Object.values(elsewhere))) {
    const source = await readFile(new URL(`${name}.test.ts`, import.meta.url), "utf8");
    expect(source, name).toMatch(/await (?:shownProblems|axeViolations)\(/);
  }
});

test("the preview's older address leads to the current one", async () => {
  const answer = await fetch(`${app.origin}/help/preview?company=${owner.companyId}`, {
    headers: { cookie: owner.cookie },
    redirect: "manual",
  });
  expect(answer.headers.get("location")).toBe(`/help/preview/${owner.companyId}`);
});

test("every page has no axe violations and fits a phone", async () => {
  const addresses = await addressesOf();
  const newcomer = await createUser(app.services, { betaStatus: null });
  const [ofOwner, ofNewcomer, ofVisitor] = [
    await openPage(owner.cookie),
    await openPage(newcomer.cookie),
    await openPage(),
  ];
  const problems: string[] = [];
  for (const page of [ofOwner, ofNewcomer, ofVisitor])
    page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  const pages = listPages().filter(
    (each) => !isRepeated(each) && !(each.id in elsewhere) && !redirects.has(each.id),
  );
  for (const [index, { id, path }] of pages.entries()) {
    const page = forPeopleWithoutCompany.has(id) ? ofNewcomer : isForStrangers.test(id) ? ofVisitor : ofOwner;
    const address = addresses[id] ?? path.replace(":subdomain", owner.subdomain);
    const answer = await page.goto(app.origin + address);
    const isMissing = id.endsWith("unknown-page");
    if (answer?.status() !== (isMissing ? 404 : 200)) problems.push(`${id}: ${answer?.status()}`);
    if (new URL(page.url()).pathname !== address.split("?")[0]) problems.push(`${id} leads to ${page.url()}`);
    // Each look in turn, because other tests check most of these pages in every look.
    const found = await shownProblems(page, { axeAt: [index % looks.length] });
    problems.push(...found.map((problem) => `${id} ${problem}`));
  }
  expect(problems).toEqual([]);
});
