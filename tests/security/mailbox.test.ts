/** The local mailbox holds links that open accounts: every way to it that is not somebody at this machine. */
import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getRaw } from "#tests/support/raw-http.ts";

const secret = "http://localhost/auth/callback?token=only-for-ann";
const database = await createTestDatabase();
let mailId = "";
let apps: Record<"home" | "smtp" | "public" | "base" | "proxied", TestApp>;

beforeAll(async () => {
  const start = (env: Record<string, string>) => startApp({ DATABASE_URL: database.url, ...env });
  apps = {
    home: await start({}),
    smtp: await start({ SMTP_URL: "smtp://127.0.0.1:9" }),
    public: await start({ ORIGIN: "https://help.example.com" }),
    base: await start({ BASE_DOMAIN: "help.example.com" }),
    proxied: await start({ TRUSTED_PROXIES: "127.0.0.1" }),
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
});

afterAll(async () => {
  for (const app of Object.values(apps ?? {})) await app.close();
  await database.close();
});

const addresses = () => ["/dev/mailbox", `/dev/mailbox/${mailId}`, `/dev/mailbox/${mailId}/html`];
const dataAddresses = () => addresses().map((address) => `${address}.data`);

/** The distinct statuses of everything the mailbox has; what is refused must not hold the secret either. */
async function statuses(app: TestApp, host: string, headers: string[] = []): Promise<number[]> {
  const found = new Set<number>();
  for (const address of [...addresses(), ...dataAddresses()]) {
    const answer = await getRaw(app.port, address, host, headers);
    if (answer.status !== 200) expect(answer.text).not.toContain("only-for-ann");
    found.add(answer.status);
  }
  return [...found];
}

describe("somebody at this machine", () => {
  test.each(["localhost", "127.0.0.1", "[::1]"])("reads it as %s", async (host) => {
    expect(await statuses(apps.home, `${host}:${apps.home.port}`)).toEqual([200]);
  });

  test("sees who, what and the link", async () => {
    const { body } = await getRaw(apps.home.port, addresses()[1] ?? "", `localhost:${apps.home.port}`);
    for (const words of ["ann@example.org", "Confirm", `href="${secret}"`]) expect(body).toContain(words);
  });

  test("finds nothing under another name than a mail's", async () => {
    for (const id of ["x", "%27", "00000000-0000-4000-8000-000000000000", `${mailId}0`])
      for (const end of ["", "/html"]) {
        const answer = await getRaw(
          apps.home.port,
          `/dev/mailbox/${id}${end}`,
          `localhost:${apps.home.port}`,
        );
        expect([id, answer.status]).toEqual([id, 404]);
      }
  });
});

describe("nobody reads it", () => {
  test("once mails are sent over a mail server", async () => {
    expect(await statuses(apps.smtp, `localhost:${apps.smtp.port}`)).toEqual([404]);
  });

  test.each(["help.example.com", "localhost", "127.0.0.1"])(
    "on an installation that serves others, as %s",
    async (host) => {
      expect(await statuses(apps.public, host)).toEqual([404]);
    },
  );

  test.each(["help.example.com", "www.help.example.com", "help.example.com:3000"])(
    "under a public name that leads here (%s)",
    async (host) => {
      expect((await getRaw(apps.base.port, "/", host)).status).toBe(200);
      expect(await statuses(apps.base, host)).toEqual([404]);
    },
  );

  test.each(["rebind.example", "localhost.rebind.example", "localhost, rebind.example", "0.0.0.0", "", "1"])(
    "under a name that was pointed here (%j)",
    async (host) => {
      expect((await statuses(apps.home, host)).join()).toMatch(/^(400|421)$/);
    },
  );

  test.each([
    ...[
      "X-Forwarded-For: 127.0.0.1",
      "X-Forwarded-Host: localhost",
      "X-Forwarded-Proto: http",
      "X-Forwarded-By: x",
    ],
    ...[
      "Forwarded: for=127.0.0.1",
      "Via: 1.1 proxy",
      "X-Real-IP: 127.0.0.1",
      "x-real-ip: ::1",
      "CF-Connecting-IP: ::1",
    ],
    ...[
      "X-Forwarded-For:",
      "True-Client-IP: 127.0.0.1",
      "Client-IP: 127.0.0.1",
      "CDN-Loop: x",
      "X-Original-Host: x",
    ],
  ])("through something that says %s", async (header) => {
    expect(await statuses(apps.home, `localhost:${apps.home.port}`, [header])).toEqual([404]);
    expect(await statuses(apps.proxied, `localhost:${apps.proxied.port}`, [header])).toEqual([404]);
  });

  const elsewhere = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
  test.skipIf(!elsewhere)("over the network, whatever it calls us", async () => {
    const { port } = apps.home;
    for (const path of [...addresses(), ...dataAddresses()]) {
      const status = await new Promise((resolve, reject) => {
        const headers = { host: `localhost:${port}`, connection: "close" };
        request({ host: elsewhere, port, path, headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on("error", reject)
          .end();
      });
      expect(status).toBe(404);
    }
  });
});

describe("the HTML of a mail", () => {
  test("is sent as it is, with a policy that lets it run, load, post and be framed by nobody but us", async () => {
    const answer = await getRaw(apps.home.port, addresses()[2] ?? "", `localhost:${apps.home.port}`);
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
  });

  test("is framed on the mailbox's own page, the only one that may frame anything", async () => {
    const host = `localhost:${apps.home.port}`;
    const framing = await getRaw(apps.home.port, addresses()[1] ?? "", host);
    expect(framing.headers["content-security-policy"]).toContain("frame-src 'self'");
    expect(framing.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    const other = await getRaw(apps.home.port, "/", host);
    expect(other.headers["content-security-policy"]).not.toContain("frame-src");
  });
});
