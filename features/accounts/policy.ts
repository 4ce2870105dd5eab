import type { SignedInUser } from "#platform/access/create-access.ts";

/** The email address must be confirmed, because anyone can sign up with an operator's address. */
export function isOperator(
  user: Pick<SignedInUser, "email" | "emailVerified" | "isOperator">,
  adminEmails: string[],
): boolean {
  return user.emailVerified && (user.isOperator || adminEmails.includes(user.email.toLowerCase()));
}

export type { SignedInUser };
