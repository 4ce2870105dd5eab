/** Opens the company that a mailed link names. Otherwise the reader would decide about another company's content. */
import { type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { findRole } from "#features/companies/membership.server.ts";
import { companyQuery } from "#features/mails/company-page.ts";
import type { Visitor } from "./guards.server.ts";
import { notMember } from "./left-company.server.ts";
import { pathForNext } from "./next-path.ts";

export async function openNamedCompany(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { sessionId, user, company, activeCompanyId }: Visitor,
): Promise<void> {
  const named = new URL(request.url).searchParams.get(companyQuery);
  if (request.method !== "GET" || named === null) return;
  const { access, db } = context.get(servicesContext);
  const companyId = z.uuid().safeParse(named).data ?? null;
  if (companyId === null || !(await findRole(db, { companyId, userId: user.id }))) throw notMember(company);
  if (companyId !== activeCompanyId) await access.selectCompany({ sessionId, companyId });
  const [path, query] = pathForNext(request).split("?");
  const kept = new URLSearchParams(query);
  kept.delete(companyQuery);
  throw redirect(kept.size > 0 ? `${path}?${kept}` : `${path}`);
}
