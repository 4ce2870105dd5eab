/**
 * Dependencies of the account features, with a test database and a clock that the test controls. Mails contain only
 * their link.
 */

import { createHash } from "node:crypto";
import { accessTables } from "#features/accounts/access-tables.ts";
import type { AccountDeps } from "#features/accounts/account-deps.ts";
import { createChallenges } from "#platform/access/challenges.ts";
import { createAccess, type PasswordHash } from "#platform/access/create-access.ts";
import { createKnownDevices } from "#platform/access/known-devices.ts";
import { createSecretBox } from "#platform/access/secret-box.ts";
import type { Db } from "#platform/db/open-database.ts";
import { randomIds } from "#platform/ids.ts";
import { createSecurityLog } from "#platform/security-log.ts";
import { collectLog } from "./collect-log.ts";

const secret = "s".repeat(43);
const origin = "https://step.example";

/** The server's hash takes a tenth of a second. Tests of the server itself use that one. */
const quickHash: PasswordHash = {
  hash: async (password) => createHash("sha256").update(password).digest("hex"),
  verify: async ({ hash, password }) => hash === (await quickHash.hash(password)),
};

export interface TestAccounts {
  deps: AccountDeps;
  logged(): Record<string, unknown>[];
}

export async function testAccounts(
  db: Db,
  { now, enqueue = async () => null }: { now: () => Date; enqueue?: () => Promise<null> },
): Promise<TestAccounts> {
  const { log, lines } = collectLog();
  const mail = (kind: string, link = "") => ({ kind, subject: kind, text: link, html: link });
  const access = await createAccess({
    db,
    tables: accessTables,
    log,
    origin,
    secret,
    passwordHash: quickHash,
  });
  const deps: AccountDeps = {
    ...{ db, log, access, ids: randomIds, origin },
    knownDevices: createKnownDevices(secret),
    challenges: createChallenges(secret),
    secretBox: createSecretBox(secret),
    signInService: null,
    newAccountLanguage: null,
    security: createSecurityLog({ log, secret, now }),
    clock: { now, monotonicMs: () => now().getTime() },
    jobs: { enqueue } as unknown as AccountDeps["jobs"],
    mails: {
      confirmSignup: async ({ link }) => mail("confirm-signup", link),
      resetPassword: async ({ link }) => mail("reset-password", link),
      signInLink: async ({ link }) => mail("sign-in-link", link),
      passwordChanged: async () => mail("password-changed"),
      changeEmail: async ({ link }) => mail("change-email", link),
      emailChanged: async () => mail("email-changed"),
      signInSecurityChanged: async ({ change }) => mail(`sign-in-security-${change}`),
    },
  };
  return { deps, logged: lines };
}
