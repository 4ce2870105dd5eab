/** Runs each command as an operator types it, on one shared database. The first one runs in a process of its own. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DrizzleQueryError } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { betaCodes } from "#db/schema/beta-access.ts";
import { companies } from "#db/schema/companies.ts";
import { outboxMails } from "#db/schema/mail.ts";
import { passkeys } from "#db/schema/second-factors.ts";
import { joinWaitlist } from "#features/beta-access/waitlist.server.ts";
import { BucketError } from "#platform/storage/bucket-error.ts";
import { runCli, runCliHere } from "#tests/support/cli.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { buildCompany, buildUser } from "#tests/support/factories.ts";
import { reasonOf } from "./run-command.ts";

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "step-commands-"));
});
beforeEach(async () => {
  await database.db.delete(users);
  await database.db.delete(companies);
  await database.db.delete(betaCodes);
  await database.db.delete(outboxMails);
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const env = () => ({ ...database.env, DATA_DIR: dataDir, ADMIN_EMAILS: "Boss@step.example", ORIGIN: "" });

function cli(...args: string[]) {
  return runCliHere(args, env());
}

async function addPerson(email: string, { isWaiting = false, emailVerified = true } = {}): Promise<string> {
  const { id: userId } = await buildUser(database.db, { email, emailVerified });
  const companyName = `${email.split("@")[0]} \x1b[31mLtd`;
  const betaStatus = isWaiting ? "waitlist" : "beta_user";
  const helpCenterSubdomain = email.split("@")[0];
  await buildCompany(database.db, { userId, companyName, betaStatus, helpCenterSubdomain });
  if (isWaiting) await joinWaitlist(database.db, { userId, email, companyName, now: new Date() });
  return userId;
}

describe("beta-codes", () => {
  test("are created, listed, disabled and enabled", async () => {
    const words = ["--code", "fair-2027", "--uses", "10", "--note", "Fair"];
    const made = await runCli(["beta-codes", "create", ...words], env());
    expect(made).toMatchObject({ code: 0, stdout: "FAIR-2027\n" });
    expect(JSON.parse(made.stderr)).toMatchObject({ security: "beta-code-created", by: "command-line" });
    expect((await cli("beta-codes", "disable", "Fair-2027")).code).toBe(0);
    const listed = await cli("beta-codes", "list");
    expect(listed.stdout).toMatch(/FAIR-2027 +disabled +0 of 10 +never +Fair/);
    expect((await cli("beta-codes", "enable", "FAIR-2027")).code).toBe(0);
    const asJson = await cli("beta-codes", "list", "--json");
    expect(JSON.parse(asJson.stdout)).toMatchObject([{ code: "FAIR-2027", state: "active", maxUses: 10 }]);
  });

  test("are random and work once by default", async () => {
    const { stdout } = await cli("beta-codes", "create", "--json");
    expect(JSON.parse(stdout)).toMatchObject({
      code: expect.stringMatching(/^BETA-\w{4}-\w{4}$/),
      maxUses: 1,
      expiresAt: null,
    });
  });

  test("report invalid input with an error message and exit status", async () => {
    const wrong = await cli("beta-codes", "create", "--uses", "0", "--expires", "soon", "--code", "x");
    expect(wrong.code).toBe(2);
    for (const flag of ["--uses", "--expires", "--code"]) expect(wrong.stderr).toContain(`${flag}:`);
    await cli("beta-codes", "create", "--code", "TWICE");
    const twice = await cli("beta-codes", "create", "--code", "twice");
    expect([twice.code, twice.stderr]).toEqual([1, "The code TWICE already exists.\n"]);
    expect((await cli("beta-codes", "disable", "NONE-SUCH")).code).toBe(1);
  });
});

describe("waitlist", () => {
  test("lists waiting accounts in order, without terminal escape sequences from their names", async () => {
    await addPerson("ada@one.example", { isWaiting: true });
    await addPerson("bob@two.example", { isWaiting: true });
    const { stdout } = await cli("waitlist", "list");
    expect(stdout).toMatch(/1 +ada@one\.example.*\n2 +bob@two\.example/);
    expect(stdout).not.toContain("\x1b");
  });

  test("invites the first account in line by mail", async () => {
    await addPerson("ada@one.example", { isWaiting: true });
    await addPerson("bob@two.example", { isWaiting: true });
    const invited = await cli("waitlist", "invite", "--first", "1", "--json");
    expect(JSON.parse(invited.stdout)).toMatchObject([{ email: "ada@one.example" }]);
    expect(await database.db.select().from(outboxMails)).toMatchObject([
      { to: "ada@one.example", kind: "invitation", html: expect.stringContaining("/auth") },
    ]);
    const waiting = await cli("waitlist", "list", "--json");
    expect(JSON.parse(waiting.stdout)).toMatchObject([{ email: "bob@two.example", position: 1 }]);
  });

  test("sends no invitations if one of the addresses isn't on the waitlist", { tags: "long" }, async () => {
    await addPerson("ada@one.example", { isWaiting: true });
    const refused = await cli("waitlist", "invite", "Ada@One.example", "eve@nowhere.example");
    expect(refused).toMatchObject({ code: 1, stdout: "" });
    expect(refused.stderr).toContain("eve@nowhere.example");
    expect(await database.db.select().from(outboxMails)).toEqual([]);
    expect((await cli("waitlist", "invite", "Ada@One.example")).code).toBe(0);
  });

  test.each([[[]], [["--first", "1", "ada@one.example"]], [["--first", "0"]], [["--first", "many"]]])(
    "reports a usage error for invite %j",
    async (args) => {
      const { code, stderr } = await cli("waitlist", "invite", ...args);
      expect(code).toBe(2);
      expect(stderr).toContain("waitlist invite --first N | EMAIL…");
    },
  );
});

describe("factors", () => {
  test("are removed, which is logged and mailed, so that the password is enough again", async () => {
    const userId = await addPerson("ada@one.example");
    const key = { userId, credentialId: "key", publicKey: "", signatureCount: 0, name: "Key" };
    await database.db.insert(passkeys).values(key);
    const removed = await cli("factors", "remove", "Ada@one.example");
    expect(removed.code).toBe(0);
    expect(JSON.parse(removed.stderr)).toMatchObject({ security: "second-factors-removed", account: userId });
    expect(await database.db.$count(passkeys)).toBe(0);
    const mails = await database.db.select({ kind: outboxMails.kind }).from(outboxMails);
    expect(mails).toEqual([{ kind: "sign-in-security-factors-removed" }]);
    const again = await cli("factors", "remove", "ada@one.example");
    expect([again.code, again.stderr]).toEqual([
      1,
      "ada@one.example has no passkey and no authenticator app.\n",
    ]);
    expect((await cli("factors", "remove", "nobody@one.example")).code).toBe(1);
  });
});

describe("operators", () => {
  test("are granted, listed together with those from ADMIN_EMAILS, and revoked", async () => {
    await addPerson("ada@one.example");
    const granted = await cli("operators", "grant", "Ada@one.example");
    expect(granted.code).toBe(0);
    expect(JSON.parse(granted.stderr)).toMatchObject({ security: "operator-granted", by: "command-line" });
    expect(granted.stderr).not.toContain("one.example");
    const listed = await cli("operators", "list", "--json");
    expect(JSON.parse(listed.stdout)).toEqual([
      { email: "ada@one.example", emailVerified: true, by: "command line" },
      { email: "boss@step.example", emailVerified: false, by: "ADMIN_EMAILS" },
    ]);
    const revoked = await cli("operators", "revoke", "ada@one.example");
    expect(revoked.code).toBe(0);
    expect(JSON.parse(revoked.stderr)).toMatchObject({ security: "operator-revoked", by: "command-line" });
    expect((await cli("operators", "list")).stdout).not.toContain("ada@one.example");
  });

  test("need an account, and the output names ADMIN_EMAILS if it still grants access", async () => {
    expect((await cli("operators", "grant", "eve@nowhere.example")).code).toBe(1);
    await addPerson("boss@step.example", { emailVerified: false });
    const granted = await cli("operators", "grant", "boss@step.example");
    expect(granted.stdout).toContain("once the address is confirmed");
    const revoked = await cli("operators", "revoke", "boss@step.example");
    expect(revoked).toMatchObject({ code: 1, stderr: expect.stringContaining("ADMIN_EMAILS") });
  });
});

describe("companies", () => {
  test("get another plan when given by subdomain or owner", { tags: "long" }, async () => {
    await addPerson("ada@one.example");
    await addPerson("bob@two.example");
    expect((await cli("companies", "set-plan", "ada", "ai")).code).toBe(0);
    expect((await cli("companies", "set-plan", "Bob@two.example", "ai")).code).toBe(0);
    expect((await cli("companies", "set-plan", "bob", "basic")).code).toBe(0);
    const { stdout } = await cli("companies", "list", "--json");
    const plans = JSON.parse(stdout).map((one: { ownerEmail: string; plan: string }) => [
      one.ownerEmail,
      one.plan,
    ]);
    expect(plans.sort()).toEqual([
      ["ada@one.example", "ai"],
      ["bob@two.example", "basic"],
    ]);
    expect((await cli("companies", "list")).stdout).not.toContain("\x1b");
  });

  test("are rejected if unknown, and so are unknown plans", async () => {
    expect((await cli("companies", "set-plan", "nobody", "ai")).code).toBe(1);
    expect((await cli("companies", "set-plan", "nobody", "gold")).code).toBe(2);
  });
});

test("prints the usage for an unknown command", async () => {
  const half = await cli("beta-codes");
  expect([half.code, half.stderr]).toEqual([2, expect.stringContaining("beta-codes create")]);
  const foreign = await cli("waitlist", "list", "--uses", "3");
  expect([foreign.code, foreign.stderr]).toEqual([2, expect.stringContaining("does not take --uses")]);
  const unknown = await cli("waitlist", "list", "--bogus");
  expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining("--bogus")]);
  const help = await cli("help");
  expect([help.code, help.stdout]).toEqual([0, expect.stringContaining("companies set-plan")]);
});

test("says in one sentence which file or folder is wrong, and that the database or the bucket is gone", async () => {
  const missing = join(dataDir, "none", "step-api.ts");
  expect(await cli("api-client", missing)).toMatchObject({
    ...{ code: 1, stderr: `${missing} can't be opened, because it or its folder doesn't exist.\n` },
  });
  expect(await cli("restore", dataDir, "--check")).toMatchObject({
    ...{ code: 1, stderr: `There is no backup ${dataDir}.\n` },
  });
  const stopped = Object.assign(new Error("terminating connection"), { code: "57P01" });
  expect(reasonOf(new DrizzleQueryError("select 1", [], stopped))).toBe(
    "The database was stopped, or can't be reached.",
  );
  const denied = Object.assign(new Error("UnknownError"), { $metadata: { httpStatusCode: 403 } });
  expect(reasonOf(new BucketError("files", denied))).toBe("The bucket files answered 403.");
});
