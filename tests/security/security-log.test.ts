/**
 * Causes each security event over HTTP. The log must name it with ids and hashes, without anything that a user typed.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { betaCodes, outboxMails } from "#db/schema.ts";
import { createEgress } from "#platform/egress/create-egress.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

const password = "a secret sentence";
const newPassword = "another secret sentence";
let app: TestApp;
let operator: TestUser;
let owner: TestUser;

beforeAll(async () => {
  app = await startApp({ TRUSTED_PROXIES: "127.0.0.1" });
  operator = await createUser(app.services, { password, onboardingCompleted: true, isOperator: true });
  owner = await createUser(app.services, {
    email: "typed-owner@acme.example",
    companyName: "Acme",
    password,
    onboardingCompleted: true,
  });
});
afterAll(() => app?.close());

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(app.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: app.origin, "x-forwarded-for": "203.0.113.77", ...headers },
    body: new URLSearchParams(fields),
  });
}

async function mailedFields(to: string, page: string): Promise<Record<string, string>> {
  const mails = await app.services.db.select().from(outboxMails).where(eq(outboxMails.to, to));
  const texts = mails.map(({ text }) => new RegExp(`https?://\\S+/auth/${page}\\S+`).exec(text)?.[0]);
  const link = texts.filter((text) => text !== undefined).at(-1);
  return Object.fromEntries(new URL(link ?? "").searchParams);
}

function events(name: string) {
  return app.logged().filter((line) => line.security === name);
}

async function goThroughEverything(): Promise<string[]> {
  const { email } = owner;
  const asOwner = { cookie: owner.cookie };
  const asOperator = { cookie: operator.cookie };
  const newcomer = "typed-new@acme.example";
  await app.services.db.insert(betaCodes).values({ code: "TYPED-CODE", maxUses: 1 });
  const account = { email: newcomer, password, companyName: "Typed Ltd", betaCode: "typed-code" };
  await post("/auth", { intent: "sign-up", ...account });
  await post("/auth", { intent: "sign-in", email: newcomer, password });
  await post("/auth/callback", await mailedFields(newcomer, "callback"));
  await post("/auth", { intent: "sign-in", email, password });
  for (let n = 0; n < 12; n++)
    await post("/auth", { intent: "sign-in", email, password: `typed guess ${n}` });
  await post("/auth", { intent: "sign-in", email: "typed-nobody@acme.example", password: "typed guess" });
  await post("/auth", { intent: "mail-link", email });
  await post("/auth/link", { access_token: "t".repeat(43), refresh_token: "u".repeat(43) });
  await post("/dashboard/team/security", { intent: "end-other-sessions" }, asOwner);
  await post(
    "/dashboard/account",
    { intent: "change-email", newEmail: "x@y.example", password: "typed wrong" },
    asOwner,
  );
  await post(
    "/dashboard/account",
    { intent: "change-email", newEmail: newcomer.replace("new", "next"), password },
    asOwner,
  );
  await post("/auth/email", await mailedFields("typed-next@acme.example", "email"));
  const changed = await post(
    "/dashboard/account",
    { intent: "change-password", newPassword, password },
    asOwner,
  );
  const cookie = changed.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  await post("/auth/forgot", { email: newcomer });
  const reset = await mailedFields(newcomer, "reset");
  await post("/auth/reset", { ...reset, password: newPassword });
  await post("/dashboard/account", { intent: "delete", phrase: "Acme", password: newPassword }, { cookie });

  const waiting = await createUser(app.services, { betaStatus: "waitlist", isWaiting: true });
  await post("/operator/waitlist", { intent: "invite", userId: waiting.userId }, asOperator);
  const plan = { intent: "set-plan", companyId: waiting.companyId ?? "", plan: "ai" };
  await post("/operator/companies", plan, asOperator);
  for (const intent of ["create", "disable", "enable"])
    await post("/operator/beta-codes", { intent, code: "TYPED-SECOND", maxUses: "3" }, asOperator);
  const made = await post("/operator/api-keys", { intent: "create", name: "Typed key" }, asOperator);
  const token = /step_[\w-]{43}/.exec(await made.text())?.[0] ?? "";
  const callWithKey = (key: string) =>
    fetch(`${app.origin}/v1/team/credit-usage`, { headers: { authorization: `Bearer ${key}` } });
  expect((await callWithKey(token)).status).toBe(200);
  await callWithKey("step_typed-wrong-key-that-is-long-enough");
  const [created] = events("api-key-created");
  await post("/operator/api-keys", { intent: "revoke", id: String(created?.keyId) }, asOperator);

  await post("/auth", { intent: "sign-in", email, password }, { origin: "https://evil.example" });
  const body = new FormData();
  body.set("file", new File([new Uint8Array(1_200_000)], "typed.png", { type: "image/png" }));
  await fetch(`${app.origin}/auth`, { method: "POST", headers: { origin: app.origin }, body });
  return [token, ...Object.values(reset)];
}

test("logs every security event by name, without anything that was typed", async () => {
  const secrets = await goThroughEverything();
  const logged = app.logged().filter((line) => "security" in line);
  expect([...new Set(logged.map((line) => String(line.security)))].sort()).toEqual([
    "account-deleted",
    "api-key-created",
    "api-key-refused",
    "api-key-revoked",
    "api-key-used",
    "beta-code-created",
    "beta-code-disabled",
    "beta-code-enabled",
    "beta-code-used",
    "email-change-requested",
    "email-changed",
    "foreign-origin-refused",
    "mailed-link-refused",
    "own-password-refused",
    "password-changed",
    "password-reset",
    "password-reset-requested",
    "plan-changed",
    "sessions-ended",
    "sign-in",
    "sign-in-limited",
    "sign-in-link-requested",
    "sign-in-refused",
    "sign-in-unconfirmed",
    "upload-refused",
    "waitlist-invited",
  ]);
  expect(events("sign-in").map((line) => line.with)).toEqual(["confirmation", "password"]);
  expect(events("sign-in-limited")[0]).toMatchObject({ account: owner.userId, limit: "account-and-network" });
  expect(events("plan-changed")).toMatchObject([{ by: operator.userId, plan: "ai" }]);
  const text = JSON.stringify(logged);
  for (const typed of [
    ...secrets,
    "typed-",
    "Typed",
    "typed ",
    "TYPED",
    "secret",
    "203.0.113.77",
    "evil.example",
  ])
    expect(text).not.toContain(typed);
});

test("a page that leads to a private address is an event, without the requested address", async () => {
  const { log, lines } = collectLog();
  const lookup = async () => [{ address: "10.1.2.3", family: 4 }];
  const egress = createEgress({ allowPrivate: [], lookup, log });
  await expect(egress.fetch("http://typed.example:8080/typed")).rejects.toThrow();
  await egress.close();
  const found = lines().filter((line) => "security" in line);
  expect(found).toMatchObject([{ security: "egress-blocked", address: "10.1.2.3", port: 8080 }]);
  expect(JSON.stringify(found)).not.toContain("typed");
});
