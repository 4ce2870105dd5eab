/** The beta code of the first start, and operator commands with and without a running server. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
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

test("the first start prints a code, every start prints the same mailbox address, and commands always work", async () => {
  dataDir = await mkdtemp(join(tmpdir(), "step-data-"));
  const cli = (...args: string[]) => runCli(args, { DATA_DIR: dataDir });
  const first = await start();
  const mailbox = await first.mailboxAddress();
  expect(mailbox).toMatch(/\/dev\/mailbox\?key=[\w-]{43}$/);
  const [, code = ""] = /Beta code +(BETA-\S+) [\s\S]*Mailbox/.exec(first.output()) ?? [];
  const beside = await cli("beta-codes", "list", "--json");
  expect(JSON.parse(beside.stdout)).toMatchObject([{ code, maxUses: 25, uses: 0, state: "active" }]);
  await first.end();

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
