/** Loads the list on first use, because it is large and only sign-up and password changes need it. */
import type { CommonPasswords } from "./password-policy.ts";

let list: Promise<CommonPasswords> | null = null;

/** About thirty thousand passwords from published leaks, most common first. */
export function commonPasswords(): Promise<CommonPasswords> {
  list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].map((password) => String(password).toLowerCase())),
  );
  return list;
}
