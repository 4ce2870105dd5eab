/** Private help centers: who gets in by which way, when access ends, and that nothing of them is public or cached. */
import { eq } from "drizzle-orm";
import { request } from "undici";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companies, members, outboxMails, rateLimits } from "#db/schema.ts";
import { en } from "#engines/messages/catalogs/en.ts";
import { endOtherAccess } from "#features/accounts/end-access.server.ts";
import { findPrivateScope } from "#features/help-center/find-public-scope.server.ts";
import { readAccessForm } from "#features/readers/access-values.ts";
import { getAccess, saveAccess } from "#features/readers/change-access.server.ts";
import {
  inviteReaders,
  listInvitedReaders,
  removeReader,
  requestReaderLink,
} from "#features/readers/invited-readers.server.ts";
import { accessTexts } from "#features/readers/texts.ts";
import { limitKey } from "#platform/rate-limits.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { buildFaq, buildMember, buildOwner } from "#tests/support/factories.ts";

const password = "open sesame 42";
const invitation = { companyName: "Hidden Ltd", language: null };
const secret = "Only readers may know this.";
let app: TestApp;
let owner: OwnerScope;
let name = "";
let count = 0;
/** The help center's two addresses. */
let own = "";
let onMain = "";

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

beforeEach(async () => {
  count += 1;
  name = `hidden-${count}`;
  owner = await buildOwner(app.services.db, {
    companyName: "Hidden Ltd",
    helpCenterSubdomain: name,
    betaStatus: "beta_user",
    onboardingCompleted: true,
    plan: "ai",
    contactDetails: { contactFormEnabled: true, email: "office@hidden.example" },
  });
  await buildFaq(app.services.db, owner, { question: "What is hidden here?", answer: secret, slug: "what" });
  own = `http://${name}.localhost:${app.port}`;
  onMain = `${app.origin}/help/${name}`;
});

async function setAccess(access: "public" | "password" | "members" | "nobody", typed = "") {
  const { version } = await getAccess(app.services.db, owner);
  expect(await saveAccess(app.services, owner, { version, values: { access, password: typed } })).toEqual({
    ok: true,
  });
}

function get(url: string, cookie = ""): Promise<Response> {
  return send(url, { headers: { cookie } });
}

/** By URL, whatever host it names: one server answers all of them. Follows no redirect. */
async function send(
  address: string,
  { headers, ...options }: { method?: "POST"; headers: Record<string, string>; body?: string },
): Promise<Response> {
  const { host, pathname, search } = new URL(address);
  const url = `http://127.0.0.1:${app.port}${pathname}${search}`;
  const answer = await request(url, { ...options, headers: { host, ...headers } });
  const pairs = Object.entries(answer.headers).flatMap(([name, values = ""]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  const body = (await answer.body.text()).replaceAll("&#x27;", "'");
  return new Response(body, { status: answer.statusCode, headers: pairs });
}

function post(url: string, fields: Record<string, string>, cookie = ""): Promise<Response> {
  return send(url, {
    method: "POST",
    headers: {
      cookie,
      origin: new URL(url).origin,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: String(new URLSearchParams(fields)),
  });
}

/** The pass that a response sets, for a Cookie header. */
function passOf(response: Response): string {
  const [cookie = ""] = response.headers.getSetCookie();
  expect(cookie).toMatch(
    /^step\.reader\.[0-9a-f]{8}=(?:password\..+; Max-Age=2592000|(?!password).+; Max-Age=43200); Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(cookie).not.toMatch(/domain/i);
  return cookie.split(";")[0] ?? "";
}

async function enterByPassword(base = own, typed = password): Promise<string> {
  const response = await post(`${base}/enter`, { intent: "enter-password", password: typed, to: "/faq" });
  expect(response.status).toBe(302);
  return passOf(response);
}

async function canRead(cookie: string, base = own): Promise<boolean> {
  const response = await get(`${base}/faq/what`, cookie);
  const isRead = response.status === 200;
  expect((await response.text()).includes(secret)).toBe(isRead);
  if (!isRead) expect(response.headers.get("location")).toMatch(/\/enter\?to=/);
  return isRead;
}

async function mailedLink(email: string): Promise<string> {
  const rows = await app.services.db.select().from(outboxMails).where(eq(outboxMails.to, email));
  const links = rows.flatMap(({ text }) => /http\S+\/enter\?link=[\w-]{43}/.exec(text)?.[0] ?? []);
  return links.at(-1) ?? "";
}

async function followLink(link: string): Promise<Response> {
  const url = new URL(link);
  expect(await (await get(link)).text()).toContain("Open the help center");
  return post(`${url.origin}${url.pathname}`, {
    intent: "enter-link",
    link: url.searchParams.get("link") ?? "",
    to: "/",
  });
}

const paths = [
  "/",
  "/faq",
  "/faq/what",
  "/contact",
  "/search?q=hidden",
  "/suggest?q=hidden",
  "/theme",
  "/sitemap.xml",
  "/llms.txt",
  "/robots.txt",
  "/faq.md",
  "/faq/what.md",
  "/og/faq.png",
  "/nothing-here",
];

describe.each(["password", "members"] as const)("a help center for %s", (access) => {
  beforeEach(() => setAccess(access, access === "password" ? password : ""));

  test.each(paths)("shows strangers nothing at %s", async (path) => {
    for (const base of [own, onMain]) {
      const response = await get(`${base}${path}`);
      expect([301, 302, 404]).toContain(response.status);
      expect(response.headers.get("cache-control")).toMatch(/private|no-store/);
      const body = await response.text();
      for (const said of [secret, "Hidden Ltd", "hidden.example"]) expect(body).not.toContain(said);
    }
  });

  test("has an entrance that says nothing about the company and isn't indexed", async () => {
    for (const base of [own, onMain]) {
      const response = await get(`${base}/enter`);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain(en["enter.title"]);
      expect(html).toContain('content="noindex');
      expect(html).not.toContain("Hidden Ltd");
    }
  });

  test("isn't in sitemaps, and a form without access isn't accepted", async () => {
    for (const path of ["/help/sitemap.xml", "/sitemap.xml", "/llms.txt"])
      expect(await (await get(`${app.origin}${path}`)).text()).not.toContain(name);
    const message = { name: "Ada", email: "ada@visitor.example", message: "A message" };
    const refused = await post(`${own}/contact`, message);
    expect([refused.status, (await refused.text()).includes(en["enter.ended"])]).toEqual([403, true]);
    const vote = await post(`${own}/feedback`, { item: "question/what", vote: "yes" });
    expect([vote.status, await vote.text()]).toEqual([403, `${en["enter.ended"]}\n`]);
  });

  test("opens for members through the main host, once per code", async () => {
    const member = await buildMember(app.services.db, owner, "support");
    const cookie = await cookieOf(member.userId);
    expect((await get(`${onMain}/faq/what`, cookie)).status).toBe(200);
    const asked = `${app.origin}/auth/reader?${new URLSearchParams({ center: owner.companyId, to: "/faq/what" })}`;
    const stranger = await cookieOf((await buildOwner(app.services.db, { betaStatus: "beta_user" })).userId);
    expect((await get(asked, stranger)).status).toBe(403);
    expect((await get(asked)).headers.get("location")).toMatch(/^\/auth\?next=/);
    const handover = (await get(asked, cookie)).headers.get("location") ?? "";
    expect(handover).toMatch(new RegExp(`^${own}/enter\\?code=`));
    const response = await get(handover);
    expect(response.headers.get("location")).toBe("/faq/what");
    const pass = passOf(response);
    expect(await canRead(pass)).toBe(true);
    expect(await (await get(handover)).text()).toContain(en["enter.invalidCode"]);
    await app.services.db.delete(members).where(eq(members.userId, member.userId));
    expect(await canRead(pass)).toBe(false);
  });

  test("shows nothing to a member without the second factor that the company requires", async () => {
    const cookie = await cookieOf((await buildMember(app.services.db, owner, "editor")).userId);
    expect((await get(`${onMain}/faq/what`, cookie)).status).toBe(200);
    const values = { requiresSecondFactor: true };
    await app.services.db.update(companies).set(values).where(eq(companies.id, owner.companyId));
    expect(await canRead(cookie, onMain)).toBe(false);
    const asked = `${app.origin}/auth/reader?${new URLSearchParams({ center: owner.companyId })}`;
    expect((await get(asked, cookie)).headers.get("location")).toMatch(/^\/auth\/set-up\?next=/);
  });

  test("ends a member's pass with a new password, and while the required second factor is missing", async () => {
    const { db } = app.services;
    const { userId, email } = await buildMember(db, owner, "editor");
    const enter = async () => passOf(await get(await handoverFor(userId)));
    const unprotected = await enter();
    expect(await canRead(unprotected)).toBe(true);
    await db.update(companies).set({ requiresSecondFactor: true }).where(eq(companies.id, owner.companyId));
    expect(await canRead(unprotected)).toBe(false);
    await db.update(companies).set({ requiresSecondFactor: false }).where(eq(companies.id, owner.companyId));
    const [before, unused] = [await enter(), await handoverFor(userId)];
    expect(await canRead(before)).toBe(true);
    const now = new Date(Date.now() + 1);
    await db.transaction((tx) => endOtherAccess(tx, { userId, email, now }));
    expect(await canRead(before)).toBe(false);
    expect((await get(unused)).headers.getSetCookie()).toEqual([]);
  });

  test("a code works on no other host", async () => {
    const code = new URL(await handoverFor(owner.userId)).searchParams.get("code");
    const answer = await get(`${onMain}/enter?code=${code}`);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await get(`${own}/enter?code=${code}`)).headers.getSetCookie()).toEqual([]);
  });
});

/** The same pass as it was issued a day ago. */
function expired(pass: string): string {
  const [cookieName = "", value = ""] = pass.split("=");
  const version = Number(/^password\.(\d+)/.exec(value)?.[1]);
  const place = { companyId: owner.companyId, host: new URL(own).host };
  const yesterday = new Date(Date.now() - 86_400_000);
  return `${cookieName}=${app.services.readerPasses.issue(place, { kind: "password", version }, yesterday)}`;
}

/** The address that a signed-in member is sent to, with a code. */
async function handoverFor(userId: string): Promise<string> {
  const asked = `${app.origin}/auth/reader?${new URLSearchParams({ center: owner.companyId })}`;
  return (await get(asked, await cookieOf(userId))).headers.get("location") ?? "";
}

async function cookieOf(userId: string): Promise<string> {
  const cookies = await app.services.access.startSession(userId);
  return cookies.map((one) => one.split(";")[0]).join("; ");
}

describe("with a password", () => {
  beforeEach(() => setAccess("password", password));

  test("opens with the right password only, on the host where it was entered", async () => {
    const wrong = await post(`${own}/enter`, { intent: "enter-password", password: "wrong", to: "/" });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain(en["enter.wrongPassword"]);
    const pass = await enterByPassword();
    expect(await canRead(pass)).toBe(true);
    expect(await canRead(pass, onMain)).toBe(false);
    expect(await canRead(await enterByPassword(onMain), onMain)).toBe(true);
  });

  test("takes a copied password with spaces around it, for readers and owners", async () => {
    expect(await canRead(await enterByPassword(own, ` ${password} `))).toBe(true);
    const form = new FormData();
    for (const [name, value] of [
      ["version", "1"],
      ["access", "password"],
      ["password", `${password} `],
    ] as const)
      form.set(name, value);
    expect(readAccessForm(form)).toMatchObject({ values: { password } });
  });

  test("shows readers every page, without caching, indexing or files for programs", async () => {
    const pass = await enterByPassword();
    for (const path of ["/", "/faq", "/contact", "/search?q=hidden"]) {
      const response = await get(`${own}${path}`, pass);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      expect(await response.text()).toContain('content="noindex');
    }
    for (const path of ["/sitemap.xml", "/llms.txt", "/faq.md", "/og/faq.png"])
      expect((await get(`${own}${path}`, pass)).status).toBe(404);
    expect(await canRead("")).toBe(false);
  });

  test("ends all access with a new password, and with another kind of access", async () => {
    const pass = await enterByPassword();
    await setAccess("password", "another sesame 43");
    expect(await canRead(pass)).toBe(false);
    const renewed = await enterByPassword(own, "another sesame 43");
    await setAccess("password");
    expect(await canRead(renewed)).toBe(true);
    await setAccess("members");
    expect(await canRead(renewed)).toBe(false);
    await setAccess("nobody");
    expect((await get(`${own}/faq`, renewed)).status).toBe(404);
    expect((await get(`${own}/enter`, renewed)).status).toBe(404);
    await setAccess("password", "one more sesame 44");
    for (const old of [pass, renewed]) expect(await canRead(old)).toBe(false);
    expect(await canRead(await enterByPassword(own, "one more sesame 44"))).toBe(true);
  });

  test("doesn't accept a pass of another help center or an altered one", async () => {
    const pass = await enterByPassword();
    const first = { name, own, companyId: owner.companyId };
    const other = await buildOwner(app.services.db, { helpCenterSubdomain: `other-${count}` });
    expect(other.companyId).not.toBe(first.companyId);
    const [cookieName = "", value = ""] = pass.split("=");
    const altered = value.replace(/(?<=password\.)\d+/, (version) => String(Number(version) + 1));
    expect(altered).not.toBe(value);
    expect(await canRead(`${cookieName}=${altered}`)).toBe(false);
    expect(await canRead(`${cookieName}=${value.slice(0, -1)}`)).toBe(false);
  });

  test("limits attempts per network", { tags: "long" }, async () => {
    const statuses = [];
    for (let tries = 0; tries < 21; tries += 1)
      statuses.push(
        (await post(`${own}/enter`, { intent: "enter-password", password: "no", to: "/" })).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  });

  test("guesses from many networks don't keep out who has entered before", async () => {
    const enter = async (typed: string, cookie = "") => {
      const fields = { intent: "enter-password", password: typed, to: "/" };
      return (await post(`${own}/enter`, fields, cookie)).status;
    };
    const known = expired(await enterByPassword());
    expect(await canRead(known)).toBe(false);
    const spent = { key: limitKey({ name: "reader-password", who: owner.companyId }), count: 1_000 };
    const now = new Date();
    const window = { windowStartedAt: now, expiresAt: new Date(now.getTime() + 3_600_000) };
    await app.services.db
      .insert(rateLimits)
      .values({ ...spent, ...window })
      .onConflictDoUpdate({ target: rateLimits.key, set: { count: spent.count } });
    expect(await enter(password)).toBe(429);
    expect(await enter(password, known)).toBe(302);
    expect(await enter("wrong", known)).toBe(400);
    expect(await enter(password, known.replace(/[\w-]{43}$/, "x".repeat(43)))).toBe(429);
    await setAccess("password", "another sesame 43");
    expect(await enter("another sesame 43", known)).toBe(429);
  });

  test("leads back to the page that was asked for, and nowhere else", { tags: "long" }, async () => {
    for (const [to, target] of [
      ["/faq/what", "/faq/what"],
      ["//evil.example", "/"],
      ["https://evil.example/", "/"],
      ["/\\evil.example", "/"],
    ] as const) {
      const response = await post(`${own}/enter`, { intent: "enter-password", password, to });
      expect(response.headers.get("location")).toBe(target);
    }
  });

  test("a public help center's entrance leads to its home page", async () => {
    await setAccess("public");
    expect((await get(`${own}/enter`)).headers.get("location")).toBe("/");
    expect((await get(`${own}/faq/what`)).status).toBe(200);
    await setAccess("password");
    expect(await canRead("")).toBe(false);
  });
});

describe("for members and invited people", () => {
  beforeEach(() => setAccess("members"));
  afterEach(async () => {
    await app.services.db.delete(companies).where(eq(companies.id, owner.companyId));
  });

  test("opens with a mailed link, once, until the person is removed", async () => {
    const email = `reader-${count}@partner.example`;
    await inviteReaders(app.services, owner, { emails: [email], ...invitation, base: own });
    const link = await mailedLink(email);
    const response = await followLink(link);
    const pass = passOf(response);
    expect(await canRead(pass)).toBe(true);
    const again = await followLinkAgain(link);
    expect(again.status).toBe(400);
    expect(await again.text()).toContain(en["enter.invalidLink"]);
    const [reader] = await listInvitedReaders(app.services.db, owner);
    await removeReader(app.services, owner, reader?.id ?? "");
    expect(await canRead(pass)).toBe(false);
  });

  test("sends one address five invitations a day, from all companies together", async () => {
    const email = `flooded-${count}@partner.example`;
    const other = await buildOwner(app.services.db, { betaStatus: "beta_user" });
    const invite = (from: OwnerScope, emails: string[]) =>
      inviteReaders(app.services, from, { emails, ...invitation, base: own });
    for (const from of [owner, other, owner, other, owner])
      expect(await invite(from, [email])).toEqual({ ok: true });
    const refusal = { ok: false, status: 429, problem: accessTexts.enoughInvitations(email) };
    for (const from of [owner, other])
      expect(await invite(from, [`friend-${count}@partner.example`, email])).toMatchObject(refusal);
    const mails = await app.services.db.select().from(outboxMails).where(eq(outboxMails.to, email));
    expect(mails).toHaveLength(5);
    expect(await mailedLink(`friend-${count}@partner.example`)).toBe("");
  });

  test("does the same work for an address that wasn't invited, and keeps nothing of it", async () => {
    const email = `reader-${count}@partner.example`;
    await inviteReaders(app.services, owner, { emails: [email], ...invitation, base: own });
    const address = { host: { kind: "tenant", subdomain: name }, subdomain: undefined } as const;
    const hidden = await findPrivateScope(app.services.db, address);
    if (!hidden) throw new Error("the help center isn't private");
    let links = 0;
    const secret = () => {
      links += 1;
      return app.services.ids.secret();
    };
    const deps = { ...app.services, ids: { ...app.services.ids, secret } };
    for (const [asked, made] of [
      [email, 1],
      [`unknown-${count}@partner.example`, 2],
    ] as const) {
      const from = { visitorAddress: "203.0.113.7", ...invitation, base: own };
      expect(await requestReaderLink(deps, hidden, { email: asked, ...from })).toBe("sent");
      expect(links).toBe(made);
    }
    const readers = await listInvitedReaders(app.services.db, owner);
    expect(readers.map((reader) => reader.email)).toEqual([email]);
    expect(await mailedLink(`unknown-${count}@partner.example`)).toBe("");
  });

  test("mails a new link to invited addresses only, with the same answer for all", async () => {
    const email = `reader-${count}@partner.example`;
    await inviteReaders(app.services, owner, { emails: [email], ...invitation, base: own });
    const first = await mailedLink(email);
    const answers = [];
    for (const asked of [email, `unknown-${count}@partner.example`]) {
      const response = await post(`${own}/enter`, { intent: "request-link", email: asked, to: "/" });
      answers.push([response.status, (await response.text()).includes(en["enter.linkSent"])]);
    }
    expect(answers).toEqual([
      [200, true],
      [200, true],
    ]);
    expect(await mailedLink(`unknown-${count}@partner.example`)).toBe("");
    const second = await mailedLink(email);
    expect(second).not.toBe(first);
    expect((await followLink(second)).status).toBe(302);
  });
});

function followLinkAgain(link: string): Promise<Response> {
  const url = new URL(link);
  const fields = { intent: "enter-link", link: url.searchParams.get("link") ?? "", to: "/" };
  return post(`${url.origin}${url.pathname}`, fields);
}
