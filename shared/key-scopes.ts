/** What a company's API key may do. Transactions check it again, like the role of a member. */
import type { Permission, Role } from "./permissions.ts";

export const keyScopes = ["read", "write", "publish", "inbox"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** The scopes that a permission of members needs. A permission that isn't listed needs a person. */
const scopesFor: Partial<Record<Permission, readonly KeyScope[]>> = {
  "read the dashboard": ["read"],
  "write drafts": ["write"],
  "publish content": ["write", "publish"],
  "answer messages": ["inbox"],
};

export function keyMay(scopes: readonly KeyScope[], permission: Permission): boolean {
  return scopesFor[permission]?.every((scope) => scopes.includes(scope)) ?? false;
}

/** The role that edits content as this key does. */
export function editingRoleOf(scopes: readonly KeyScope[]): Role {
  if (keyMay(scopes, "publish content")) return "editor";
  return keyMay(scopes, "write drafts") ? "writer" : "support";
}
