/** Loaded lazily, because the list is large and only needed at sign-up. */
import type { CommonPasswords } from "./password-policy.ts";

let list: Promise<CommonPasswords> | null = null;

/** About thirty thousand passwords from published leaks, most frequent first. */
export function commonPasswords(): Promise<CommonPasswords> {
  list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].map((password) => String(password).toLowerCase())),
  );
  return list;
}
