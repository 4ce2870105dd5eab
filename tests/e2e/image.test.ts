/** Runs the server, its command line and its threads from the image's files only, without sources. */
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "#platform/program-file.ts";
import { pageAbout } from "#tests/support/crawled-site.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

let image: string;
let server: TestServer;
let site: Site;

beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), "step-image-"));
  const dockerfile = await readFile(join(projectRoot, "Dockerfile"), "utf8");
  for (const [, path = ""] of dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) /gm)) {
    if (path === "node_modules") await symlink(join(projectRoot, path), join(image, path));
    else await cp(join(projectRoot, path), join(image, path), { recursive: true });
  }
  site = await serveSite({
    handler: (path) => (path === "/" ? { body: pageAbout("Acme"), contentType: "text/html" } : null),
  });
  server = await startServer({
    programsIn: image,
    env: { CRAWL_ALLOW_PRIVATE: "127.0.0.0/8", NODE_OPTIONS: "--conditions=bundled" },
  });
});
afterAll(async () => {
  await server?.close();
  await site?.close();
  await rm(image, { recursive: true, force: true });
});

test("creates a help center with the image's files", { tags: "long" }, async () => {
  const command = [join(image, "build/programs/server/cli/main.js"), "create", site.url];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: image,
    env: { DATA_DIR: server.dataDir, PORT: String(server.port), NODE_OPTIONS: "--conditions=bundled" },
  });
  const [address = ""] = /https?:\/\/\S+\/help\/[\w-]+/.exec(stdout) ?? [];
  const page = await fetch(address);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Acme")]);
});
