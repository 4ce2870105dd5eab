/** Who may do what with an account, in sentences. */
import type { SignedInUser } from "#platform/access/create-access.ts";

/** An operator's address must be confirmed: anybody can type one. */
export function isOperator(
  user: Pick<SignedInUser, "email" | "emailVerified" | "isOperator">,
  adminEmails: string[],
): boolean {
  return user.emailVerified && (user.isOperator || adminEmails.includes(user.email.toLowerCase()));
}

export type { SignedInUser };
