import type { Services } from "#platform/services.ts";

/** What all parts of a filled company share. */
export interface Filling {
  services: Services;
  companyId: string;
  mark: string;
  subdomain: string;
}
