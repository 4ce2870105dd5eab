/** Accounts behind an https proxy, with the attributes of cookies and the form posts that are accepted. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outboxMails } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { getRaw, sendRaw } from "#tests/support/raw-http.ts";

const host = "step.example";
const password = "a long enough sentence";
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ ORIGIN: `https://${host}`, TRUSTED_PROXIES: "127.0.0.1" });
});
afterAll(() => app?.close());

async function post(
  path: string,
  fields: Record<string, string>,
  { origin = `https://${host}`, cookie = "", scheme = "https" } = {},
) {
  const body = new URLSearchParams(fields).toString();
  const answer = await sendRaw(
    app.port,
    [
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${origin}`,
      `X-Forwarded-Proto: ${scheme}`,
      "X-Forwarded-For: 203.0.113.7",
      ...(cookie ? [`Cookie: ${cookie}`] : []),
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${body.length}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
  const [head = ""] = answer.text.split("\r\n\r\n");
  return {
    status: answer.status,
    setCookies: [...head.matchAll(/^set-cookie: (.*)$/gim)].map(([, cookie = ""]) => cookie.trim()),
  };
}

test("every cookie is HttpOnly, host-only and Secure", async () => {
  const email = "ines@hubley.example";
  const signedUp = await post("/auth?mode=signup", {
    intent: "sign-up",
    email,
    password,
    companyName: "Hubley",
  });
  const [mail] = await app.services.db.select().from(outboxMails).where(eq(outboxMails.to, email));
  const link = new URL(/https:\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  expect(link.origin).toBe(`https://${host}`);
  const confirmed = await post("/auth/callback", Object.fromEntries(link.searchParams));
  const signedIn = await post("/auth", { intent: "sign-in", email, password });
  const session = signedIn.setCookies.find((one) => one.includes("session_token"))?.split(";")[0] ?? "";
  const signedOut = await post("/auth/sign-out", {}, { cookie: session });
  const reset = await post("/auth", { intent: "resend", email });
  const answers = [signedUp, confirmed, signedIn, signedOut, reset];
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302]);
  const cookies = answers.flatMap(({ setCookies }) => setCookies);
  expect(cookies.length).toBeGreaterThan(6);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    for (const attribute of [/; HttpOnly(;|$)/i, /; SameSite=Lax(;|$)/i, /; Secure(;|$)/i]) {
      expect(cookie).toMatch(attribute);
    }
    expect(cookie).not.toMatch(/; Domain=/i);
  }
  const policy = (await getRaw(app.port, "/cookies", host)).body;
  const names = new Set(
    cookies.map((cookie) => cookie.slice(0, cookie.indexOf("=")).replace("__Secure-", "")),
  );
  for (const name of names) expect(policy).toContain(`<code>${name}</code>`);
});

test.each([
  `http://${host}`,
  "null",
  "https://evil.example",
  `https://tenant.${host}`,
  "https://step.example.evil",
])("a form from %s is refused", async (origin) => {
  const answer = await post("/auth", { intent: "sign-in", email: "a@b.example", password }, { origin });
  expect(answer.status).toBe(403);
});

test.each([
  ["https", 400],
  ["HTTPS", 400],
  ["https, http", 400],
  ["https,https", 400],
  ["http", 403],
  ["http, https", 403],
])("with X-Forwarded-Proto: %s our own form is answered with %i", async (scheme, status) => {
  const answer = await post("/auth", { intent: "sign-in", email: "a@b.example", password }, { scheme });
  expect(answer.status).toBe(status);
});
