/** A proxy on the same machine, with or without ORIGIN. Its visitors connect from loopback and can be anyone. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { mailboxCookie } from "#tests/support/mailbox.ts";
import { type ProxyKind, proxyHeaders, startPlainProxy } from "#tests/support/plain-proxy.ts";
import { getRaw } from "#tests/support/raw-http.ts";

const secret = "http://localhost/auth/callback?type=recovery&token=of-the-operator";
const metricsToken = "0123456789abcdef-metrics";
const database = await createTestDatabase();
let apps: Record<"unset" | "token" | "public", TestApp>;
let paths: string[] = [];

beforeAll(async () => {
  const start = (env: Record<string, string>) => startApp({ ...database.env, ...env });
  apps = {
    unset: await start({}),
    token: await start({ METRICS_TOKEN: metricsToken }),
    public: await start({ ORIGIN: "https://step.example.com", METRICS_TOKEN: metricsToken }),
  };
  const mailId = await queueMail(database.db, {
    kind: "reset-password",
    to: "operator@example.org",
    subject: "Reset your password",
    text: secret,
    html: `<!DOCTYPE html><a href="${secret}">Reset</a>`,
    dedupeKey: "behind-proxy",
  });
  const pages = ["/dev/mailbox", `/dev/mailbox/${mailId}`, `/dev/mailbox/${mailId}/html`];
  paths = [...pages, ...pages.map((path) => `${path}.data`), "/metrics"];
});
afterAll(async () => {
  for (const app of Object.values(apps ?? {})) await app.close();
  await database.close();
});

const kinds = Object.keys(proxyHeaders) as ProxyKind[];
const lies = [
  "X-Forwarded-For: 127.0.0.1",
  "X-Forwarded-Host: localhost",
  "X-Real-IP: 127.0.0.1",
  "Cookie: step.mailbox=true; step.mailbox=InRydWUi",
];

describe.each(kinds)("behind %s", (kind) => {
  test.each(["unset", "token", "public"] as const)(
    "strangers read neither mails nor numbers, with ORIGIN or a token: %s",
    async (name) => {
      const app = apps[name];
      const proxy = await startPlainProxy(kind, app.port);
      try {
        for (const host of ["localhost", `127.0.0.1:${app.port}`, "step.example.com"])
          for (const path of paths)
            for (const headers of [[], lies]) {
              const { status, text } = await getRaw(proxy.port, path, host, headers);
              expect([401, 403, 404, 421], `${path} as ${host}`).toContain(status);
              expect(text).not.toMatch(/of-the-operator|operator@example|step_|process_/);
            }
      } finally {
        await proxy.close();
      }
    },
  );

  test("the operator reads both, with the key and the token", async () => {
    const proxy = await startPlainProxy(kind, apps.token.port);
    try {
      const cookie = await mailboxCookie({ ...apps.token, port: proxy.port });
      const mail = await getRaw(proxy.port, paths[1] ?? "", "localhost", [`Cookie: ${cookie}`]);
      expect(mail.status).toBe(200);
      expect(mail.body).toContain("of-the-operator");
      const bearer = [`Authorization: Bearer ${metricsToken}`];
      const numbers = await getRaw(proxy.port, "/metrics", "localhost", bearer);
      expect(numbers.status).toBe(200);
      expect(numbers.body).toContain("step_");
    } finally {
      await proxy.close();
    }
  });
});

describe("an operator who forgot ORIGIN", () => {
  const warnings = (app: TestApp) => app.logged().filter(({ msg }) => String(msg).includes("ORIGIN not set"));

  test("is warned once per host, and not for visits by loopback names", async () => {
    const app = await startApp(database.env);
    try {
      const ask = (host: string, headers: string[] = []) => getRaw(app.port, "/", host, headers);
      for (const host of ["localhost", `127.0.0.1:${app.port}`, `[::1]:${app.port}`, "acme.localhost"])
        await ask(host);
      expect(warnings(app)).toEqual([]);
      for (let i = 0; i < 3; i++) await ask("step.example.com");
      await ask("localhost", ["X-Forwarded-For: 203.0.113.9"]);
      expect(warnings(app)).toMatchObject([
        { host: "step.example.com", isForwarded: false },
        { host: "localhost", isForwarded: true },
      ]);
      for (let i = 0; i < 30; i++) await ask(`h${i}.example.com`);
      expect(warnings(app)).toHaveLength(10);
    } finally {
      await app.close();
    }
  });

  test("is not warned once it is set", async () => {
    await getRaw(apps.public.port, "/", "elsewhere.example.com", ["X-Forwarded-For: 203.0.113.9"]);
    expect(warnings(apps.public)).toEqual([]);
  });
});
