import { Link, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { publicAddress } from "#features/help-center/public-address.ts";
import { type CompanyRow, listCompanies, setCompanyPlan } from "#features/operator/companies.server.ts";
import { plans } from "#shared/enumerations.ts";
import { ListSearch } from "#ui/list-search.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { unknownForm } from "../answer-outcome.ts";
import { operatorContext } from "../guards.server.ts";
import { framedMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/companies";
import { CompanyList, type ShownCompany } from "./components/company-list.tsx";
import { EmptyState } from "./components/empty-state.tsx";
import { Pager } from "./components/pager.tsx";
import { shownDay } from "./format-time.ts";
import { listAddress, readListQuery } from "./list-query.ts";
import { pageOf } from "./page-of.ts";

const pageSize = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  context.get(operatorContext);
  const { db, config, origin } = context.get(servicesContext);
  const { url } = request;
  const query = readListQuery(url, { limit: pageSize });
  const { rows, total } = await listCompanies({ db }, query);
  if (rows.length === 0 && query.page > 1) throw redirect(listAddress(url, { page: null }));
  return {
    search: query.search,
    companies: rows.map((row) => present(row, publicAddress(row, { origin, baseDomain: config.baseDomain }))),
    pages: pageOf(url, { query, shown: rows.length, total }),
    allAt: listAddress(url, { q: null, page: null }),
  };
}

function present(row: CompanyRow, address: string | null): ShownCompany {
  const { id, companyName, ownerEmail, memberCount, plan, isPublic } = row;
  return {
    id,
    companyName,
    ownerEmail,
    memberCount,
    access: ownerEmail === null ? "Unclaimed" : accessOf(row.betaStatus),
    plan,
    isPublic,
    address,
    lastActivity: shownDay(row.lastActivityAt),
  };
}

function accessOf(status: CompanyRow["betaStatus"]): ShownCompany["access"] {
  if (status === "beta_user") return "Access";
  return status === "waitlist" ? "Waiting" : "None";
}

const planChange = z.object({
  intent: z.literal("set-plan"),
  companyId: z.uuid(),
  plan: z.enum(plans),
});

export async function action({ context, request }: Route.ActionArgs) {
  const { userId: operatorId } = context.get(operatorContext);
  const { db, pageCache, security } = context.get(servicesContext);
  const form = await readForm(context);
  const input = planChange.safeParse(Object.fromEntries(form));
  if (!input.success) throw unknownForm();
  const changed = await setCompanyPlan({ db }, { ...input.data, by: "operator" });
  const backTo = listAddress(request.url, {});
  if (!changed) return redirectWithToast(backTo, { kind: "warning", text: "This company no longer exists." });
  const { companyId, plan: newPlan } = input.data;
  security.report("plan-changed", { by: { operatorId }, companyId, plan: newPlan });
  pageCache.invalidate(companyId);
  const plan = input.data.plan === "ai" ? "AI" : "Basic";
  const text = `${changed.companyName || "The company"} is now on the ${plan} plan.`;
  return redirectWithToast(backTo, { kind: "success", text });
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Companies", matches);
}

export default function Companies({ loaderData }: Route.ComponentProps) {
  const { search, companies, pages, allAt } = loaderData;
  return (
    <>
      <PageHeader
        title="Companies"
        text="The AI plan unlocks step-by-step guides and videos. Nothing is charged."
      />
      {companies.length > 0 || search ? (
        <div className="mb-4">
          <ListSearch label="Search by name, owner or address" search={search} clearTo={allAt} />
        </div>
      ) : null}
      {companies.length > 0 ? (
        <CompanyList companies={companies} />
      ) : search ? (
        <EmptyState
          title="No companies found"
          text={`No results for “${search}”. Try a different name, owner or address.`}
        >
          <Link to={allAt} className={buttonClass({ variant: "secondary" })}>
            Show all
          </Link>
        </EmptyState>
      ) : (
        <EmptyState
          title="No companies yet"
          text="Each sign-up creates a company. Create a beta code to let the first people in."
        >
          <Link to="/operator/beta-codes" className={buttonClass({ variant: "secondary" })}>
            Create a beta code
          </Link>
        </EmptyState>
      )}
      <Pager {...pages} />
    </>
  );
}
