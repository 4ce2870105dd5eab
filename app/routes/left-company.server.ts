/**
 * Keeps each browser in the company that it opened. Otherwise an open tab of a removed member would silently continue in
 * the member's next company, and post there what was typed for the previous one.
 */
import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import type { OwnCompany } from "#features/companies/find-own-company.server.ts";
import type { PageRefusal } from "#shared/page-refusal.ts";

interface Working {
  sessionId: string;
  activeCompanyId: string | null;
  company: OwnCompany | null;
}

/** Query parameter of the link on the page below. */
const continueQuery = "continue";

/** If the user is no longer a member of the company that is open in this browser, throws a page that says so. */
export async function stayInCompany(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { sessionId, activeCompanyId, company }: Working,
): Promise<void> {
  const { access, db } = context.get(servicesContext);
  if (activeCompanyId === null) {
    if (company) await access.selectCompany({ sessionId, companyId: company.id });
    return;
  }
  if (company?.id === activeCompanyId) return;
  const { searchParams, pathname } = new URL(request.url);
  if (request.method === "GET" && searchParams.has(continueQuery)) {
    await access.selectCompany({ sessionId, companyId: company?.id ?? null });
    throw redirect(pathname);
  }
  const left = await findCompany(db, { companyId: activeCompanyId });
  throw noLongerMember(left?.companyName ?? "", company);
}

/** `company`: where the person can continue. */
function noLongerMember(name: string, company: OwnCompany | null) {
  return refusal(company, {
    title: `You are no longer a member of ${name.trim() || "this company"}'s team`,
    message:
      "Nothing more was saved. If you think this is a mistake, ask an owner or admin of the team to invite you again.",
  });
}

/** For a link to a company whose team the person may never have been on. */
export function notMember(company: OwnCompany | null) {
  return refusal(company, {
    title: "This link is for a team that you aren't on",
    message: "If you think this is a mistake, ask an owner or admin of the team to invite you.",
  });
}

function refusal(company: OwnCompany | null, words: Pick<PageRefusal, "title" | "message">) {
  const link = {
    to: `/dashboard?${continueQuery}`,
    label: company ? `Continue in ${company.companyName.trim() || "your company"}` : "Continue",
  };
  return data<PageRefusal>({ ...words, link }, { status: 403 });
}
