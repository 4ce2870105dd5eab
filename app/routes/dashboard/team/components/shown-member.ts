import type { Role } from "#shared/permissions.ts";

export interface ShownMember {
  userId: string;
  name: string;
  email: string;
  role: Role;
  isYou: boolean;
  /** "Now", "3 hours ago" */
  lastSeen: string;
}

export interface ShownInvitation {
  id: string;
  email: string;
  role: Role;
  isExpired: boolean;
  /** "Invited by Daniel, expires November 27" */
  note: string;
}
