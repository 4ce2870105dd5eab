import { findCompany } from "#features/companies/company-record.server.ts";
import { type EmbeddableGuide, type EmbedOffer, embedOffer } from "#features/guides/export/embed-offer.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { publicAddress } from "./public-address.ts";

export async function offerEmbed(
  { db, config, origin }: Pick<Services, "db" | "config" | "origin">,
  scope: OwnerScope,
  guide: EmbeddableGuide,
): Promise<EmbedOffer> {
  const company = await findCompany(db, scope);
  const address = company?.isPublic
    ? publicAddress(company, { origin, baseDomain: config.baseDomain })
    : null;
  return embedOffer(address, guide);
}
