import { accounts, sessions, users, verifications } from "#db/schema/accounts.ts";
import type { AccessTables } from "#platform/access/create-access.ts";

/** For `createAccess`, which checks passwords and sessions. */
export const accessTables: AccessTables = { accounts, sessions, users, verifications };
