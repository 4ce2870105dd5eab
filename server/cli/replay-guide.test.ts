/** `guides replay` with guides of owners, who may name any address. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GuideFrame } from "#db/schema/guides.ts";
import { guideReplays } from "#db/schema.ts";
import { type Canary, startCanary } from "#tests/support/canary.ts";
import { runCliHere } from "#tests/support/cli.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { buildCompany, buildUser, buildVideoGuide } from "#tests/support/factories.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

let database: TestDatabase;
let dataDir: string;
let canary: Canary;
let site: Site;
let companyId: string;

beforeAll(async () => {
  [database, dataDir, canary, site] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), "step-replay-")),
    startCanary(),
    serveSite(
      {
        handler: () => `<!doctype html><title>Team</title><button>Save</button>
          <img src="http://127.0.0.1:${canary.port}/" alt=""><iframe src="http://[::1]:${canary.port}/"></iframe>`,
      },
      { host: "127.0.0.2" },
    ),
  ]);
  const { id: userId } = await buildUser(database.db, { email: "ada@acme.example" });
  ({ companyId } = await buildCompany(database.db, { userId }));
});
afterAll(async () => {
  await Promise.all([database?.close(), canary?.close(), site?.close()]);
  await rm(dataDir, { recursive: true, force: true });
});

async function replay(url: string, env: Record<string, string> = {}) {
  const frame: GuideFrame = {
    ...{ title: "Click Save", description: "", frameUrl: "" },
    click: {
      ...{ verb: "click", role: "button", name: "Save", value: null, box: null },
      ...{ url, pageTitle: "Team", dialogTitle: "" },
    },
  };
  const { id } = await buildVideoGuide(database.db, { companyId }, { frames: [frame] });
  return runCliHere(["guides", "replay", id], { ...database.env, DATA_DIR: dataDir, ORIGIN: "", ...env });
}

test.each([
  (port: number) => `http://127.0.0.1:${port}/`,
  (port: number) => `http://localhost:${port}/`,
  (port: number) => `http://[::ffff:127.0.0.1]:${port}/`,
])("names a guide's private address instead of opening it", async (addressAt) => {
  const address = addressAt(canary.port);
  expect(await replay(address)).toMatchObject({
    code: 1,
    stdout: "",
    stderr: `This guide opens ${new URL(address).host}, which may be private. CRAWL_ALLOW_PRIVATE can allow it.\n`,
  });
  expect(canary.heard).toEqual([]);
  expect(await database.db.$count(guideReplays)).toBe(0);
});

test("opens what CRAWL_ALLOW_PRIVATE allows, and nothing else that its page names", async () => {
  const { code, stdout } = await replay(site.url, { CRAWL_ALLOW_PRIVATE: "127.0.0.2/32" });
  expect(stdout).toContain("Every step that was checked works.");
  expect([code, site.requests[0]?.url]).toEqual([0, "/"]);
  expect(canary.heard).toEqual([]);
});
