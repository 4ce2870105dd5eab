import { findCompany } from "#features/companies/company-record.server.ts";
import type { OwnerStepGuide } from "#features/guides/own-step-guide.ts";
import { allowedOrigins, originLabel } from "#features/widget/widget-origins.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

/** Where the widget shows a guide's steps on the page itself. */
export interface TourOffer {
  isOffered: boolean;
  /** Websites on which the guide was recorded and the widget is allowed. */
  websites: string[];
  /** Websites on which it was recorded, without the widget. */
  refused: string[];
}

export async function describeTourOffer(
  db: Db,
  scope: OwnerScope,
  { id, recordedOn }: Pick<OwnerStepGuide, "id" | "recordedOn">,
): Promise<TourOffer> {
  const company = await findCompany(db, scope);
  const allowed = company ? allowedOrigins(company) : [];
  const labels = (origins: string[]) => origins.map(originLabel);
  return {
    isOffered: company?.widgetSettings.tours?.includes(id) ?? false,
    websites: labels(recordedOn.filter((origin) => allowed.includes(origin))),
    refused: labels(recordedOn.filter((origin) => !allowed.includes(origin))),
  };
}
