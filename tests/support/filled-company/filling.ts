import type { Services } from "#platform/services.ts";

/** What every part of a filled company is written with. */
export interface Filling {
  services: Services;
  companyId: string;
  mark: string;
  subdomain: string;
}
