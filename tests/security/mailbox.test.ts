/**
 * The local mailbox holds links that grant access to accounts. Tests every way in besides the key that the server
 * prints.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rateLimits } from "#db/schema.ts";
import { mailboxKey } from "#features/mailbox/mailbox-key.server.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { mailboxCookie } from "#tests/support/mailbox.ts";
import { getRaw } from "#tests/support/raw-http.ts";

const secret = "http://localhost/auth/callback?token=only-for-ann";
const database = await createTestDatabase();
let mailId = "";
let key = "";
/** A line of the request's headers. */
let cookie = "";
let apps: Record<"home" | "smtp" | "public", TestApp>;

beforeAll(async () => {
  const start = (env: Record<string, string>) => startApp({ ...database.env, ...env });
  apps = {
    home: await start({}),
    smtp: await start({ SMTP_URL: "smtp://127.0.0.1:9" }),
    public: await start({ ORIGIN: "https://help.example.com" }),
  };
  const mail = {
    kind: "confirm-signup",
    to: "ann@example.org",
    subject: "Confirm",
    text: `Confirm email:\n${secret}\n`,
    html: `<!DOCTYPE html><p>Confirm <a href="${secret}" target="_blank">here</a></p>`,
    dedupeKey: "mailbox-test",
  };
  mailId = (await queueMail(database.db, mail)) ?? "";
  key = await mailboxKey(apps.home.services);
  cookie = `Cookie: ${await mailboxCookie(apps.home)}`;
});

afterAll(async () => {
  for (const app of Object.values(apps ?? {})) await app.close();
  await database.close();
});

const addresses = () => ["/dev/mailbox", `/dev/mailbox/${mailId}`, `/dev/mailbox/${mailId}/html`];
const dataAddresses = () => addresses().map((address) => `${address}.data`);

/** Returns the distinct statuses of all mailbox URLs. Refused responses must not contain the secret either. */
async function statuses(app: TestApp, host: string, headers: string[] = []): Promise<number[]> {
  const found = new Set<number>();
  for (const address of [...addresses(), ...dataAddresses()]) {
    const answer = await getRaw(app.port, address, host, headers);
    if (answer.status !== 200) expect(answer.text).not.toContain("only-for-ann");
    found.add(answer.status);
  }
  return [...found];
}

const home = () => `localhost:${apps.home.port}`;
const withKey = (key: string, app = apps.home) =>
  getRaw(app.port, `/dev/mailbox?key=${key}`, `localhost:${app.port}`);

describe("the key that the server prints", () => {
  test("becomes a cookie that scripts and other sites can't use, and leaves the address bar", async () => {
    const { status, headers } = await withKey(key);
    expect(status).toBe(303);
    expect(headers.location).toBe("/dev/mailbox");
    expect(headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "private, no-store" });
    const [pair, ...attributes] = (headers["set-cookie"] ?? "").split("; ");
    expect(pair).toMatch(/^step\.mailbox=/);
    expect(attributes.filter((one) => !one.startsWith("Expires=")).sort()).toEqual([
      "HttpOnly",
      "Max-Age=7776000",
      "Path=/",
      "SameSite=Strict",
    ]);
  });

  test.each(["localhost", "127.0.0.1", "[::1]"])("opens everything as %s", async (host) => {
    expect(await statuses(apps.home, `${host}:${apps.home.port}`, [cookie])).toEqual([200]);
    const page = await getRaw(apps.home.port, "/dev/mailbox", host, [cookie]);
    expect(page.headers["referrer-policy"]).toBe("no-referrer");
  });

  test("survives a restart, and so does the cookie", async () => {
    const restarted = await startApp(database.env);
    try {
      expect(await mailboxKey(restarted.services)).toBe(key);
      expect(await statuses(restarted, "localhost", [cookie])).toEqual([200]);
    } finally {
      await restarted.close();
    }
  });

  test("is never logged", async () => {
    await withKey(key);
    await withKey("a-wrong-key-of-somebody");
    await statuses(apps.home, home(), [cookie]);
    const logged = JSON.stringify(apps.home.logged());
    expect(logged).toContain("/dev/mailbox");
    expect(logged).not.toContain(key);
    expect(logged).not.toContain("a-wrong-key");
    expect(logged).not.toContain(cookie.split("=")[1]);
  });
});

describe("an operator with the key", () => {
  test("sees recipient, subject and the link", async () => {
    const { body } = await getRaw(apps.home.port, addresses()[1] ?? "", home(), [cookie]);
    for (const words of ["ann@example.org", "Confirm", `href="${secret}"`]) expect(body).toContain(words);
  });

  test("finds nothing under another name than a mail's id", async () => {
    for (const id of ["x", "%27", "00000000-0000-4000-8000-000000000000", `${mailId}0`])
      for (const end of ["", "/html"]) {
        const { status } = await getRaw(apps.home.port, `/dev/mailbox/${id}${end}`, home(), [cookie]);
        expect([id, status]).toEqual([id, 404]);
      }
  });

  test("sees the link to it while a mail is in transit, and others see where to find it", async () => {
    const pending = `step.pending=${btoa(JSON.stringify({ email: "ann@example.org", againAt: 0, next: null }))}`;
    const page = async (cookies: string, app = apps.home) =>
      (await getRaw(app.port, "/auth?mode=check-email", `localhost:${app.port}`, [`Cookie: ${cookies}`]))
        .body;
    const pair = cookie.replace("Cookie: ", "");
    expect(await page(`${pending}; ${pair}`)).toContain('href="/dev/mailbox"');
    const others = await page(pending);
    expect(others).toContain("printed in the terminal");
    expect(others).not.toContain("/dev/mailbox");
    expect(await page(`${pending}; ${pair}`, apps.smtp)).not.toMatch(/\/dev\/mailbox|terminal/);
  });
});

describe("is closed", () => {
  test("without the key, or with anything but the key", async () => {
    const value = cookie.replace("Cookie: step.mailbox=", "");
    const others = [
      value.slice(0, -4),
      `${value}xx`,
      "",
      "true",
      btoa('"true"'),
      btoa(JSON.stringify(key.slice(1))),
    ];
    expect(await statuses(apps.home, home())).toEqual([403, 404]);
    for (const other of others)
      expect(await statuses(apps.home, home(), [`Cookie: step.mailbox=${other}`])).toEqual([403, 404]);
    for (const other of [key.slice(1), `${key}x`, "", "%00", encodeURIComponent("'")])
      expect((await withKey(other)).status).not.toBe(303);
  });

  test("to guesses, which are limited, but not to the right key", async () => {
    await database.db.delete(rateLimits);
    const found = [];
    for (let i = 0; i < 21; i++) found.push((await withKey(`guess-${i}`)).status);
    expect(found).toEqual([...Array(20).fill(403), 429]);
    expect((await withKey(key)).status).toBe(303);
  });

  test("once mails are sent by a mail server", async () => {
    expect(await statuses(apps.smtp, "localhost", [cookie])).toEqual([404]);
    expect((await withKey(key, apps.smtp)).status).toBe(404);
  });

  test.each(["help.example.com", "localhost", "127.0.0.1"])(
    "on an installation with other users, as %s",
    async (host) => {
      expect(await statuses(apps.public, host, [cookie])).toEqual([404]);
      expect((await getRaw(apps.public.port, `/dev/mailbox?key=${key}`, host)).status).toBe(404);
    },
  );

  test("on a tenant's host", async () => {
    expect(await statuses(apps.home, "acme.localhost", [cookie])).toEqual([404]);
  });

  test.each(["rebind.example", "localhost.rebind.example", "localhost, rebind.example", "0.0.0.0", "", "1"])(
    "under a DNS name that points here (%j)",
    async (host) => {
      expect((await statuses(apps.home, host, [cookie])).join()).toMatch(/^(400|421)$/);
    },
  );
});

describe("the HTML of a mail", () => {
  test("is sent unchanged, with a policy that lets it run, load and post nothing, and only us frame it", async () => {
    const answer = await getRaw(apps.home.port, addresses()[2] ?? "", home(), [cookie]);
    expect(answer.body).toContain('target="_blank">here</a>');
    const policy = answer.headers["content-security-policy"]?.split("; ");
    expect(policy?.sort()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      "sandbox allow-popups allow-popups-to-escape-sandbox",
      "style-src 'unsafe-inline'",
    ]);
    expect(answer.headers).toMatchObject({ "x-frame-options": "SAMEORIGIN", "cache-control": "no-store" });
    expect(answer.headers["referrer-policy"]).toBe("no-referrer");
  });

  test("is framed on the mailbox's own page, the only one that may frame anything", async () => {
    const framing = await getRaw(apps.home.port, addresses()[1] ?? "", home(), [cookie]);
    expect(framing.headers["content-security-policy"]).toContain("frame-src 'self'");
    expect(framing.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    const other = await getRaw(apps.home.port, "/", home());
    expect(other.headers["content-security-policy"]).not.toContain("frame-src");
  });
});
