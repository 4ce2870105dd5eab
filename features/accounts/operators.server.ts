/** Operators are appointed on the command line or by ADMIN_EMAILS, which needs no database row. */
import { asc, eq, inArray, or } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import type { Db } from "#platform/db/open-database.ts";

export interface Operator {
  email: string;
  /** A user with an unconfirmed email address gets no operator rights. */
  emailVerified: boolean;
  by: "command line" | "ADMIN_EMAILS" | "both";
}

/** Returns null if no account has this email address. Idempotent. */
export function grantOperator(db: Db, email: string): Promise<{ id: string; emailVerified: boolean } | null> {
  return setOperator(db, email, true);
}

/** Returns null if no account has this email address. */
export function revokeOperator(
  db: Db,
  email: string,
): Promise<{ id: string; emailVerified: boolean } | null> {
  return setOperator(db, email, false);
}

/** Includes operators with unconfirmed email addresses. ADMIN_EMAILS may contain addresses without an account. */
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
