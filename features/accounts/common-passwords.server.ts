/** The list is large and needed at sign-up only, so it is loaded with the first one. */
import type { CommonPasswords } from "./password-policy.ts";

let list: Promise<CommonPasswords> | null = null;

/** Some thirty thousand passwords of published leaks, the most frequent first. */
export function commonPasswords(): Promise<CommonPasswords> {
  list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].map((password) => String(password).toLowerCase())),
  );
  return list;
}
