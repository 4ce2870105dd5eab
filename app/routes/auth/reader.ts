/** Carries a signed-in member to a private help center on another host, with a single-use code. */
import { data, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { lacksRequiredFactor } from "#features/accounts/required-second-factor.server.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { findRole } from "#features/companies/membership.server.ts";
import { publicAddress } from "#features/help-center/public-address.ts";
import { createReaderCode } from "#features/readers/enter.server.ts";
import { notMemberText } from "#features/readers/texts.ts";
import { findVisitor, setUpFactorFirst } from "../guards.server.ts";
import { localPath, pathForNext } from "../next-path.ts";
import type { Route } from "./+types/reader";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const visitor = await findVisitor(context, request);
  if (!visitor?.user.emailVerified) throw redirect(`/auth?next=${encodeURIComponent(pathForNext(request))}`);
  const userId = visitor.user.id;
  const companyId = searchParams.get("center") ?? "";
  const company = uuid.test(companyId) ? await findCompany(services.db, { companyId }) : null;
  const isMember = company && (await findRole(services.db, { companyId, userId }));
  // An unknown help center gets the same response, so that nothing reveals which ones exist.
  if (!company || !isMember) throw data(notMemberText, { status: 403 });
  const { secondFactor } = visitor;
  if (await lacksRequiredFactor(services.db, { userId, company, secondFactor }))
    throw setUpFactorFirst(request);
  const base = publicAddress(company, { origin: services.origin, baseDomain: services.config.baseDomain });
  const code = base && (await createReaderCode(services, { companyId, userId, host: new URL(base).host }));
  if (!code) throw data(notMemberText, { status: 403 });
  const to = localPath(searchParams.get("to")) ?? "/";
  throw redirect(`${base}/enter?${new URLSearchParams({ code, to })}`);
}
