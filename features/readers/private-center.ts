import type { PrivateAccess } from "#features/companies/private-access.server.ts";

/** A help center that isn't public, but has readers. */
export interface PrivateCenter {
  companyId: string;
  access: PrivateAccess;
}
