/** Runs the snippets of the documentation against a server, as a reader would. */
import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addWebhook } from "#features/companies/webhooks/own-webhooks.server.ts";
import { recordEvent } from "#features/companies/webhooks/record-event.server.ts";
import { sendDueWebhooks } from "#features/companies/webhooks/send-webhooks.server.ts";
import { createEgress } from "#platform/egress/create-egress.ts";
import { projectRoot } from "#platform/program-file.ts";
import { listen } from "#server/listen.ts";
import { keyScopes } from "#shared/key-scopes.ts";
import { ownerScope } from "#shared/owner-scope.ts";
import { makeKey } from "./support/api-keys.ts";
import { startApp, type TestApp } from "./support/app.ts";
import { buildOwner } from "./support/factories.ts";
import { type FilledCompany, fillCompany } from "./support/filled-company.ts";
import { startZendesk, type ZendeskServer } from "./support/zendesk.ts";

const run = promisify(execFile);
let app: TestApp;
let company: FilledCompany;
let folder: string;
let zendesk: ZendeskServer;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  [app, folder, zendesk] = await Promise.all([
    startApp({ CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" }, { works: true }),
    mkdtemp(join(tmpdir(), "step-snippets-")),
    startZendesk(3),
  ]);
  company = await fillCompany(app.services);
  const { token } = await makeKey(app, company, [...keyScopes]);
  const empty = await makeKey(app, await buildOwner(app.services.db, { betaStatus: "beta_user" }), [
    "write",
    "publish",
  ]);
  env = {
    ...{ PATH: process.env.PATH, STEP_URL: app.origin, STEP_KEY: token },
    ...{ STEP_OTHER_KEY: empty.token, DESK_URL: zendesk.origin },
  };
  const client = await readFile(join(projectRoot, "tests/support/step-api.ts"), "utf8");
  await writeFile(join(folder, "step-api.ts"), client);
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
});
afterAll(async () => {
  await Promise.all([app?.close(), zendesk?.close()]);
  await rm(folder, { recursive: true, force: true });
});

async function snippetsOf(page: string, language: "sh" | "ts"): Promise<string[]> {
  const text = await readFile(join(projectRoot, "docs", page), "utf8");
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.+?)^\`\`\``, "gms"))].map(
    ([, code = ""]) => code,
  );
}

async function runScript(code: string): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.ts`);
  await writeFile(file, code);
  return (await run(process.execPath, [file], { cwd: folder, env })).stdout;
}

test("docs/webhooks.md: the receiver verifies what Step sends, and refuses what it doesn't", async () => {
  const { services } = app;
  const [code = ""] = await snippetsOf("webhooks.md", "ts");
  const { userId, companyId, email } = company;
  const scope = ownerScope({ userId, companyId, email });
  const listening = await listen(0);
  const { port } = listening;
  await listening.close();
  const url = `http://127.0.0.1:${port}/`;
  const { secret } = await addWebhook(services, scope, { name: "", url, events: ["message.received"] });
  await writeFile(join(folder, "receiver.ts"), code);
  await symlink(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  const receiver = spawn(process.execPath, [join(folder, "receiver.ts")], {
    env: { ...env, STEP_WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const egress = createEgress({ allowPrivate: ["127.0.0.0/8"], log: services.log });
  try {
    const lines: string[] = [];
    receiver.stdout.on("data", (chunk) => lines.push(String(chunk)));
    await expect
      .poll(() =>
        fetch(url, { method: "POST", body: "{}" }).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(401);
    await services.db.transaction((tx) =>
      recordEvent(tx, scope, { event: "message.received", data: { id: "42" } }),
    );
    await sendDueWebhooks({ ...services, fetch: egress.fetch, onStopped: async () => {} });
    await expect.poll(() => lines.join("")).toContain('message.received {"id":"42"}');
  } finally {
    receiver.kill();
    await egress.close();
  }
});

test("docs/api.md: curl gets questions, and the client does what each part of the page says", {
  tags: "long",
}, async () => {
  const [curl = ""] = await snippetsOf("api.md", "sh");
  const page = JSON.parse((await run("sh", ["-c", curl], { env })).stdout);
  expect(page.data.map(({ id }: { id: string }) => id)).toContain(company.ids.published);
  const snippets = await snippetsOf("api.md", "ts");
  const [client = "", change = "", article = "", settings = "", webhook = "", check = "", ...others] =
    snippets;
  const [desk = "", move = ""] = others;
  const output = await runScript(client);
  expect(output).toContain(company.mark);
  expect(output).toContain("There is nothing at this address.");
  expect(await runScript(change)).toContain("/faq/do-you-fire-other-peoples-pots");
  expect(await runScript(article)).toBe("2 Website build content\n1 step title, content\nBring dry pots.\n");
  expect(await runScript(settings)).toBe(
    "Closed on Monday https://www.example.com, https://shop.example.com\n",
  );
  expect(await runScript(webhook)).toMatch(/^(content\.published true\n)+$/);
  expect(await runScript(check)).toMatch(/^(queued|running) \d+\n$/);
  expect(await runScript(desk)).toBe("3 articles\n");
  expect(await runScript(move)).toMatch(/^[1-9]\d* questions, \d+ articles\n$/);
});
