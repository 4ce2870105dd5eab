/** Who changed what in the company, for owners and admins. */
import { Download } from "lucide-react";
import { Link } from "react-router";
import { servicesContext } from "#app/context.ts";
import { findAccountNames } from "#features/accounts/account-names.server.ts";
import { auditQuery, readAuditFilter } from "#features/companies/audit/audit-filter.ts";
import { readAuditLog } from "#features/companies/audit/read-audit-log.server.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { SectionError } from "../section-error.tsx";
import type { Route } from "./+types/audit-log";
import { AuditEntries } from "./components/audit-entries.tsx";
import { AuditFilters } from "./components/audit-filters.tsx";
import { TeamFrame } from "./components/team-frame.tsx";

const path = "/dashboard/team/audit-log";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const { before, ...filter } = readAuditFilter(request.url);
  const now = clock.now();
  const page = await readAuditLog(db, scope, {
    filter: { ...filter, before },
    now,
    find: findAccountNames,
    texts: accountTexts(context, "auditEntries"),
  });
  const isFirst = before === null;
  return { ...inAccountLanguage(context, ["audit", "team"]), page, filter, isFirst, now: now.toISOString() };
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Audit log", matches);
}

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const { page, filter, isFirst, now } = loaderData;
  const { t } = useTeamTexts("audit");
  const query = auditQuery(filter);
  return (
    <TeamFrame
      active="audit-log"
      action={
        <a href={`${path}/export${query}`} className={buttonClass({ variant: "secondary" })} download>
          <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("Export CSV")}
        </a>
      }
    >
      <AuditFilters key={query} filter={filter} people={page.people} path={path} />
      {page.entries.length === 0 ? (
        <Empty isFiltered={query !== ""} />
      ) : (
        <AuditEntries
          key={`${query} ${page.entries[0]?.id}`}
          first={page}
          filter={filter}
          path={path}
          now={now}
          isFirst={isFirst}
        />
      )}
    </TeamFrame>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTeamTexts("audit");
  return (
    <div className="mt-6 rounded-lg border border-border px-5 py-10 md:px-8">
      <h2 className="text-18">{t(isFiltered ? "No matching entries" : "No entries in the last 30 days")}</h2>
      <p className="mt-2 max-w-[56ch] text-14 text-text-2">
        {isFiltered
          ? t("Try different words, or clear the filters.")
          : t(
              "Changes to content, settings, members and sign-in appear here. Step keeps them for two years.",
            )}
      </p>
      {isFiltered ? (
        <Link to={path} className={buttonClass({ variant: "secondary", className: "mt-6" })}>
          {t("Clear filters")}
        </Link>
      ) : null}
    </div>
  );
}

export const ErrorBoundary = SectionError;
