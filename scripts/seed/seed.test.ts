/** Runs `npm run seed` as a process, on a database of the test. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { betaCodes, companies, generatedFaqs, helpCenterContent, users } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let database: TestDatabase;
let dataDir = "";

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "step-seed-"));
});

afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Result {
  code: number | null;
  stdout: string;
  stderr: string;
}

function seed(...args: string[]): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["scripts/seed/main.ts", ...args], {
      env: { ...process.env, ...database.env, DATA_DIR: dataDir, LOG_LEVEL: "error" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const result: Result = { code: null, stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"] as const)
      child[name].on("data", (chunk) => {
        result[name] += chunk;
      });
    child.on("error", reject);
    child.on("close", (code) => resolve({ ...result, code }));
  });
}

test("creates an owner with a public help center once with sample", { tags: "long" }, async () => {
  const { db } = database;
  const first = await seed("sample");
  expect(first).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/\/help\/whetline\n[\s\S]*Password/),
  });
  const [company] = await db.select().from(companies);
  expect(company).toMatchObject({ isPublic: true, onboardingCompleted: true, betaStatus: "beta_user" });
  const published = await db.select().from(generatedFaqs).where(eq(generatedFaqs.status, "published"));
  expect(published).toHaveLength(21);
  expect(await db.select().from(helpCenterContent)).toHaveLength(6);

  const second = await seed("sample");
  expect(second).toMatchObject({ code: 1, stdout: "" });
  expect(second.stderr).toBe(
    "This database has content. Choose another DATA_DIR, or add --add to seed it anyway.\n",
  );
  expect(await db.select().from(users)).toHaveLength(1);
});

test("adds to a database with content on request", { tags: "long" }, async () => {
  const { db } = database;
  await db.insert(users).values({ email: "ada@acme.example", companyName: "Acme" });
  const result = await seed("many", "--add");
  expect(result.code, result.stderr).toBe(0);
  const [total] = await db.select({ count: count() }).from(generatedFaqs);
  expect(total?.count).toBe(3_000);
});

test("creates a beta code and no account with empty", { tags: "long" }, async () => {
  const result = await seed("empty");
  const [code] = await database.db.select().from(betaCodes);
  expect(result).toMatchObject({ code: 0, stdout: `Beta code  ${code?.code}\n` });
  expect(await database.db.select().from(users)).toEqual([]);
});

test("changes nothing and lists the states for an unknown state", () => expectUsage("toString"));
test("changes nothing for two states", { tags: "long" }, () => expectUsage("sample", "many"));

async function expectUsage(...args: string[]): Promise<void> {
  expect(await seed(...args)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("npm run seed -- STATE"),
  });
  expect(await database.db.select().from(users)).toEqual([]);
}

test("changes nothing and names an unknown option", { tags: "long" }, async () => {
  expect(await seed("sample", "--wipe")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("--wipe"),
  });
  expect(await database.db.select().from(users)).toEqual([]);
});
