/** An operator names a Zendesk help center: `cli create URL` and `npm start -- URL` make a branded one from it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { runCli } from "#tests/support/cli.ts";
import { copyDataDirectory } from "#tests/support/data-directory.ts";
import { makePicture } from "#tests/support/filled-company/files.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { startZendesk, type ZendeskServer } from "#tests/support/zendesk.ts";

let server: TestServer | null = null;
let zendesk: ZendeskServer | null = null;
let folder: string | null = null;
afterEach(async () => {
  await server?.close();
  await zendesk?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
  [server, zendesk, folder] = [null, null, null];
});

const addressIn = (printed: string) => /Help center {2}(\S+) {2}\((.*)\)/.exec(printed) ?? [];

test("a branded center with collections, languages, pictures and old addresses; again changes nothing", {
  tags: "long",
}, async () => {
  zendesk = await startZendesk(110);
  zendesk.state.picture = new Uint8Array(await makePicture());
  server = await startServer();
  const made = await runCli(["create", zendesk.origin], { DATA_DIR: server.dataDir });
  expect(made.stderr).not.toMatch(/\n\s+at .*:\d+:\d+/);
  const [, center = "", summary] = addressIn(made.stdout);
  expect(summary).toBe("110 articles added, 28 translations stored, 252 old addresses redirect");
  expect(made.stdout).toContain("/claim/");
  const read = async (path: string) => {
    const response = await fetch(center + path, { redirect: "manual" });
    return { status: response.status, to: response.headers.get("location"), text: await response.text() };
  };
  const home = await read("");
  expect(center).toMatch(/\/help\/hubley$/);
  expect(home.text).toContain("<title>Hubley Help Center</title>");
  expect(home.text).toContain('<html lang="en">');
  expect(home.text.toLowerCase()).toContain("#1b5e20");
  expect(home.text).toMatch(/<img[^>]+company-logos\//);
  expect(home.text).toContain('href="/help/hubley/c/paying"');
  expect(home.text).not.toContain("/help/hubley/faq");
  const article = await read("/articles/how-do-i-pay-1");
  expect(article.text).toContain("/files/public/articles/");
  expect((await read("/de/articles/how-do-i-pay-1")).text).toContain("Wie zahle ich 1?");
  expect((await read("/de/c/paying")).text).toMatch(/<h1[^>]*>Bezahlen<\/h1>/);
  expect(await read("/hc/en-us/articles/360000000-How")).toMatchObject({
    status: 301,
    to: expect.stringContaining("/articles/how-do-i-pay-1"),
  });
  const again = await runCli(["create", zendesk.origin], { DATA_DIR: server.dataDir });
  expect(addressIn(again.stdout).slice(1)).toEqual([center, "110 articles unchanged"]);
  expect((await read("/articles/how-do-i-pay-1")).text).toBe(article.text);
});

test("killed in the middle, it resumes with the next start", { tags: "long" }, async () => {
  const desk = await startZendesk(300);
  zendesk = desk;
  const reached = new Promise<void>((resolve) => {
    desk.state.onRequest = (path) => {
      if (path.includes("/de/articles")) resolve();
    };
  });
  const dataDir = await mkdtemp(join(tmpdir(), "step-moved-"));
  folder = dataDir;
  await copyDataDirectory(dataDir);
  server = await startServer({ args: [desk.origin], dataDir });
  await reached;
  await server.end("SIGKILL");
  const asked: string[] = [];
  desk.state.onRequest = (path) => void asked.push(path);
  server = await startServer({ dataDir });
  const made = await runCli(["create", desk.origin], { DATA_DIR: dataDir });
  const [, center = "", summary] = addressIn(made.stdout);
  expect(summary).toContain("300 articles added, 75 translations stored");
  // The English articles aren't read again.
  expect(asked.filter((path) => path.endsWith("/articles.json"))).toEqual([
    "/api/v2/help_center/de/articles.json",
  ]);
  expect((await fetch(`${center}/articles/how-do-i-pay-300`)).status).toBe(200);
});
