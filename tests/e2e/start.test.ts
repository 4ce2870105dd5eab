/** `npm start` as an operator sees it, with its output, refused configurations, and recovery. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { isAlive, readPostmasterFile } from "#platform/db/postmaster.ts";
import { runCli } from "#tests/support/cli.ts";
import { runServerToEnd, startServer, type TestServer } from "#tests/support/server.ts";
import { serveSite } from "#tests/support/static-site.ts";

const servers: TestServer[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function start(...options: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...options);
  servers.push(server);
  return server;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "step-data-"));
  folders.push(folder);
  return folder;
}

describe("a start that can't work says why in one sentence", () => {
  test("wrong configuration", async () => {
    const { code, output } = await runServerToEnd({ PORT: "many", ROLE: "boss" });
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(output).toMatch(/Wrong configuration: PORT .*ROLE must be one of all, web, worker/);
  });

  test("an address that can't be a website", { tags: "long" }, async () => {
    const environment = { PORT: "0", DATA_DIR: await temporaryFolder() };
    const { code, output } = await runServerToEnd(environment, ["not a website"]);
    expect(code).toBe(1);
    expect(output.trim()).toBe("Please enter a valid website URL: not a website");
  });

  test.each([
    [["--port=4000"], "--port=4000"],
    [["https://a.example", "https://b.example", "-v"], "https://b.example -v"],
  ])("arguments without effect: %j", async (args, named) => {
    const { code, output } = await runServerToEnd({ PORT: "0", DATA_DIR: await temporaryFolder() }, args);
    expect([code, output.trim()]).toEqual([
      1,
      `npm start takes one website, not ${named}. Variables set everything else, such as PORT=3001.`,
    ]);
  });

  test("a port that is taken", { tags: "long" }, async () => {
    const site = await serveSite({ pages: {} });
    const { code, output } = await runServerToEnd({
      PORT: String(site.port),
      DATA_DIR: await temporaryFolder(),
    });
    await site.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${site.port} is taken. Set PORT to another one, for example: PORT=3001 npm start`,
    );
  });

  test("a data directory that can't be made", { tags: "long" }, async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "file"), "");
    const { code, output } = await runServerToEnd({ PORT: "0", DATA_DIR: join(folder, "file", "data") });
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(output).toContain(join(folder, "file", "data"));
  });

  test("a data directory that another server uses", { tags: "long" }, async () => {
    const first = await start();
    const { code, output } = await runServerToEnd({ PORT: "0", DATA_DIR: first.dataDir });
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(output).toContain(first.dataDir);
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  });

  test("a database that does not answer", { tags: "long" }, async () => {
    const { code, output } = await runServerToEnd({
      PORT: "0",
      DATABASE_URL: "postgres://step:secret@127.0.0.1:1/step",
    });
    expect(code).toBe(1);
    expect(output).toContain("127.0.0.1:1");
    expect(output).not.toContain("secret");
  });
});

test("warns when a public installation has no mail server", async () => {
  const server = await start({ env: { ORIGIN: "https://step.example.com" } });
  await server.printed(/SMTP_URL not set; no mail is delivered/);
});

test("SIGTERM while it starts ends its database, too", async () => {
  const dataDir = await temporaryFolder();
  const postmaster = () => readPostmasterFile(join(dataDir, "postgres"))?.pid ?? 0;
  let pid = 0;
  const { code } = await runServerToEnd({ PORT: "0", DATA_DIR: dataDir }, [], async (child) => {
    await expect.poll(postmaster).toBeGreaterThan(0);
    pid = postmaster();
    child.kill("SIGTERM");
  });
  expect(code).toBe(128 + 15);
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test("SIGTERM ends it cleanly, and the next start has everything", { tags: "long" }, async () => {
  const dataDir = await temporaryFolder();
  const site = await serveSite({ root: "sample" });
  const first = await start({ dataDir });
  const made = await runCli(["create", site.url], { DATA_DIR: dataDir, PORT: String(first.port) });
  await site.close();
  expect(made.stderr + made.stdout).toMatch(/Help center +http/);
  expect(made.code).toBe(0);
  expect(await first.end("SIGTERM")).toBe(0);
  const second = await start({ dataDir });
  expect((await fetch(`${second.origin}/help/whetline/faq`)).status).toBe(200);
});

test("killing it during an import loses and duplicates nothing", {
  tags: "long",
}, async () => {
  const dataDir = await temporaryFolder();
  const site = await serveSite({ root: "sample" }, { latencyMs: 150 });
  const first = await start({ dataDir, args: [site.url] });
  await first.printed(/Read .+ words/);
  await first.end("SIGKILL");
  const second = await start({ dataDir });
  await expect.poll(async () => (await fetch(`${second.origin}/help/whetline/faq`)).status).toBe(200);
  expect((await fetch(`${second.origin}/help/whetline-2`)).status).toBe(404);
  await site.close();
});

test("a second start with an address passes it to the running server", { tags: "long" }, async () => {
  const site = await serveSite({ root: "sample" });
  const first = await start();
  const { code, output } = await runServerToEnd({ PORT: String(first.port), DATA_DIR: first.dataDir }, [
    site.url,
  ]);
  await site.close();
  expect(output).toContain(`A server is already running on ${first.origin}`);
  expect(output).toMatch(/Help center +http/);
  expect(code).toBe(0);
});

test("an unreadable website is reported, and the server continues", { tags: "long" }, async () => {
  const site = await serveSite({ pages: {} });
  const server = await start({ args: [site.url] });
  await server.printed(/The website or page was not found\. Please check the URL and try again\./);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await site.close();
});

test("a command without a server says how to start one", async () => {
  const { code, stderr } = await runCli(["create", "http://127.0.0.1:1/"], {
    DATA_DIR: await temporaryFolder(),
  });
  expect(code).toBe(1);
  expect(stderr).toContain("npm start");
});
