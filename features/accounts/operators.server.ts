/** Operators appointed on the command line. ADMIN_EMAILS appoints others without a row. */
import { asc, eq, inArray, or } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import type { Db } from "#platform/db/open-database.ts";

export interface Operator {
  email: string;
  /** An unconfirmed address has no operator rights. */
  emailVerified: boolean;
  by: "command line" | "ADMIN_EMAILS" | "both";
}

/** Null if there is no account with that address. Idempotent. */
export function grantOperator(db: Db, email: string): Promise<{ id: string; emailVerified: boolean } | null> {
  return setOperator(db, email, true);
}

/** Revokes `grantOperator`. Null if there is no account with that address. */
export function revokeOperator(
  db: Db,
  email: string,
): Promise<{ id: string; emailVerified: boolean } | null> {
  return setOperator(db, email, false);
}

/** All operators, including those with unconfirmed addresses; ADMIN_EMAILS may list addresses without an account. */
export async function listOperators(db: Db, adminEmails: string[]): Promise<Operator[]> {
  const rows = await db
    .select({ email: users.email, emailVerified: users.emailVerified, isGranted: users.isOperator })
    .from(users)
    .where(or(eq(users.isOperator, true), inArray(users.email, adminEmails)))
    .orderBy(asc(users.email));
  const known = new Set(rows.map(({ email }) => email));
  const named = adminEmails.filter((email) => !known.has(email));
  return [
    ...rows.map(({ email, emailVerified, isGranted }): Operator => {
      const isNamed = adminEmails.includes(email);
      return {
        email,
        emailVerified,
        by: isGranted && isNamed ? "both" : isGranted ? "command line" : "ADMIN_EMAILS",
      };
    }),
    ...named.map((email): Operator => ({ email, emailVerified: false, by: "ADMIN_EMAILS" })),
  ];
}

async function setOperator(db: Db, email: string, isOperator: boolean) {
  const [user] = await db
    .update(users)
    .set({ isOperator })
    .where(eq(users.email, email.trim().toLowerCase()))
    .returning({ id: users.id, emailVerified: users.emailVerified });
  return user ?? null;
}
