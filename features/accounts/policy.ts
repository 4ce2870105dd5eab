/** Authorization rules for accounts. */
import type { SignedInUser } from "#platform/access/create-access.ts";

/** The address must be confirmed, because anyone can type an operator's. */
export function isOperator(
  user: Pick<SignedInUser, "email" | "emailVerified" | "isOperator">,
  adminEmails: string[],
): boolean {
  return user.emailVerified && (user.isOperator || adminEmails.includes(user.email.toLowerCase()));
}

export type { SignedInUser };
