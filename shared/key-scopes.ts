/** What a company's API key may do. Transactions check it again, like the role of a member. */
import type { Permission, Role } from "./permissions.ts";

export const keyScopes = ["read", "write", "publish", "settings", "inbox"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Like roles: who changes settings also publishes, and who publishes also writes. */
const included: Partial<Record<KeyScope, readonly KeyScope[]>> = {
  publish: ["write"],
  settings: ["write", "publish"],
};

/** The scopes with those that they include, in the order of `keyScopes`. */
export function withIncluded(chosen: readonly KeyScope[]): KeyScope[] {
  const all = new Set(chosen.flatMap((scope) => [scope, ...(included[scope] ?? [])]));
  return keyScopes.filter((scope) => all.has(scope));
}

/** The scopes that a permission of members needs. A permission that isn't listed needs a person. */
const scopesFor: Partial<Record<Permission, readonly KeyScope[]>> = {
  "read the dashboard": ["read"],
  "write drafts": ["write"],
  "publish content": ["write", "publish"],
  "answer messages": ["inbox"],
  "change settings": ["write", "publish", "settings"],
};

export function keyMay(scopes: readonly KeyScope[], permission: Permission): boolean {
  return scopesFor[permission]?.every((scope) => scopes.includes(scope)) ?? false;
}

/** The role that edits content as this key does. */
export function editingRoleOf(scopes: readonly KeyScope[]): Role {
  if (keyMay(scopes, "publish content")) return "editor";
  return keyMay(scopes, "write drafts") ? "writer" : "support";
}
