import type { Services } from "#platform/services.ts";

/** Shared by all parts of a filled company. */
export interface Filling {
  services: Services;
  companyId: string;
  mark: string;
  subdomain: string;
}
