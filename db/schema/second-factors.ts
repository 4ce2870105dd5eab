/** Passkeys, authenticator apps and recovery codes, and sign-ins that are waiting for one of them. */

import { bigint, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, isOneOf, timeColumn } from "../columns.ts";
import { users } from "./accounts.ts";

const userColumn = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const passkeys = pgTable(
  "passkeys",
  {
    id: idColumn(),
    userId: userColumn(),
    /** As the browser names it, in base64url. */
    credentialId: text("credential_id").notNull().unique("passkeys_credential_id_key"),
    /** COSE, in base64url. */
    publicKey: text("public_key").notNull(),
    /** Must grow with each use, unless the device always sends 0: a smaller one means the key was cloned. */
    signatureCount: bigint("signature_count", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull().default([]),
    name: text("name").notNull(),
    lastUsedAt: timeColumn("last_used_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [index("passkeys_user_id_index").on(table.userId)],
);

export const authenticatorApps = pgTable("authenticator_apps", {
  userId: userColumn().primaryKey(),
  /** Encrypted: see platform/access/secret-box.ts. */
  secret: text("secret").notNull(),
  /** Null until the first code proves that the app has the secret. */
  confirmedAt: timeColumn("confirmed_at"),
  /** The 30-second step of the last accepted code. Codes for this step and earlier ones are rejected. */
  lastUsedStep: bigint("last_used_step", { mode: "number" }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: idColumn(),
    userId: userColumn(),
    codeHash: text("code_hash").notNull(),
    usedAt: timeColumn("used_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [index("recovery_codes_user_id_index").on(table.userId)],
);

/** How the first factor was proved. */
export const signInMethods = ["password", "link", "confirmation", "passkey", "provider"] as const;

/** A sign-in whose first factor has been proved. Its browser has no session until the second factor is proved too. */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    id: idColumn(),
    userId: userColumn(),
    tokenHash: text("token_hash").notNull().unique("pending_sign_ins_token_hash_key"),
    method: text("method", { enum: signInMethods }).notNull(),
    expiresAt: timeColumn("expires_at").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("pending_sign_ins_user_id_index").on(table.userId),
    index("pending_sign_ins_expires_at_index").on(table.expiresAt),
    check("pending_sign_ins_method_known", isOneOf(table.method, signInMethods)),
  ],
);
