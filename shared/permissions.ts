/** Defines what each role may do in a company. Routes, transactions and screens all use this file. */

/** From most to least powerful. */
export const roles = ["owner", "admin", "editor", "writer", "support"] as const;
export type Role = (typeof roles)[number];

const rolesThatMay = {
  "read the dashboard": ["owner", "admin", "editor", "writer", "support"],
  "write drafts": ["owner", "admin", "editor", "writer"],
  /** Also changes, hides and deletes what is published. */
  "publish content": ["owner", "admin", "editor"],
  "answer messages": ["owner", "admin", "support"],
  "change settings": ["owner", "admin"],
  "manage members": ["owner", "admin"],
  "delete the company": ["owner"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof rolesThatMay;

export const permissions = Object.keys(rolesThatMay) as Permission[];

export function may(role: Role, permission: Permission): boolean {
  return (rolesThatMay[permission] as readonly Role[]).includes(role);
}

/**
 * Whether a member may invite, change and remove members with this role, and assign the role. Only owners may do so for
 * the owner role.
 */
export function mayManage(actor: Role, role: Role): boolean {
  return may(actor, "manage members") && (actor === "owner" || role !== "owner");
}
