/** What the first start prints: a link that makes the first account, and a beta code. Operator commands. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { shownProblems } from "#tests/support/accessibility.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { runCli } from "#tests/support/cli.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

const servers: TestServer[] = [];
let dataDir = "";
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<TestServer> {
  const server = await startServer({ dataDir });
  servers.push(server);
  return server;
}

test("the first start prints a code and a link to the wizard", async () => {
  await startFirst();
});

test("every start prints the same mailbox address, and commands always work", {
  tags: "long",
}, async () => {
  const { code, mailbox, cli } = await startFirst();
  const stopped = await cli("beta-codes", "disable", code);
  expect(stopped.code).toBe(0);
  expect(JSON.parse(stopped.stderr)).toMatchObject({ security: "beta-code-disabled", by: "command-line" });
  const second = await start();
  expect((await cli("beta-codes", "create", "--code", "SECOND-ONE")).code).toBe(0);
  const listed = await cli("beta-codes", "list");
  expect(listed.stdout).toMatch(/SECOND-ONE +active[\s\S]+BETA-\S+ +disabled/);
  expect(second.output()).not.toContain("Beta code");
  const keyOf = (address: string) => new URL(address).searchParams.get("key");
  expect(keyOf(await second.mailboxAddress())).toBe(keyOf(mailbox));
});

/** Starts with an empty directory, makes the first account, and stops. */
async function startFirst() {
  dataDir = await mkdtemp(join(tmpdir(), "step-data-"));
  const cli = (...args: string[]) => runCli(args, { DATA_DIR: dataDir });
  const first = await start();
  const mailbox = await first.mailboxAddress();
  expect(mailbox).toMatch(/\/dev\/mailbox\?key=[\w-]{43}$/);
  const [, code = ""] = /Beta code +(BETA-\S+) [\s\S]*Mailbox/.exec(first.output()) ?? [];
  const beside = await cli("beta-codes", "list", "--json");
  expect(JSON.parse(beside.stdout)).toMatchObject([{ code, maxUses: 25, uses: 0, state: "active" }]);
  await openSetupLink(first);
  await first.end();
  return { code, mailbox, cli };
}

/** Makes the first account in one form, without code or mail. */
async function openSetupLink(server: TestServer): Promise<void> {
  const [, link = ""] = /Set up +(\S+\/setup\/[\w-]{43}) /.exec(server.output()) ?? [];
  const browser = await launchTestBrowser();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole("heading", { name: "Create the first account" }).waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await page.getByLabel("Email").fill("ada@");
  await page.getByLabel("Password", { exact: true }).fill("a long enough sentence");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Please enter a valid email address").waitFor();
  await page.getByLabel("Email").fill("ada@acme.example");
  await page.getByLabel("Password", { exact: true }).fill("a long enough sentence");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/onboarding/);
  await page.getByRole("heading", { level: 1, name: "Welcome" }).waitFor();
  await page.goto(link);
  await page.getByRole("heading", { name: "This installation is set up" }).waitFor();
  expect((await page.request.get(link.slice(0, -1))).status()).toBe(404);
  await context.close();
  await browser.close();
}
