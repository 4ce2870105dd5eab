/** Whom the command line made an operator. ADMIN_EMAILS makes others, without a row. */
import { asc, eq, inArray, or } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import type { Db } from "#platform/db/open-database.ts";

export interface Operator {
  email: string;
  /** Until the address is confirmed, being named changes nothing. */
  emailVerified: boolean;
  by: "command line" | "ADMIN_EMAILS" | "both";
}

/** Null when there is no account with that address. May be repeated. */
export function grantOperator(db: Db, email: string): Promise<{ id: string; emailVerified: boolean } | null> {
  return setOperator(db, email, true);
}

/** Takes back what `grantOperator` gave. Null when there is no account with that address. */
export function revokeOperator(
  db: Db,
  email: string,
): Promise<{ id: string; emailVerified: boolean } | null> {
  return setOperator(db, email, false);
}

/** Everybody who is an operator or will be once the address is confirmed; addresses of ADMIN_EMAILS need no account. */
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
