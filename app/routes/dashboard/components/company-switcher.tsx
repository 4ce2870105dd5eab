/** The company's mark. For people with several help centers, or who may create one, it opens a menu. */
import { Check, ChevronsUpDown, Plus } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { roleNames } from "#features/team/team-texts.ts";
import { Menu, menuItemClass } from "#ui/primitives/menu.tsx";
import type { DashboardFrame } from "../describe-dashboard.server.ts";
import { CompanyMark } from "./company-mark.tsx";

export function CompanySwitcher({
  companyName,
  logo,
  companyId,
  companies,
}: Pick<DashboardFrame, "companyName" | "logo" | "companyId" | "companies">) {
  const { t, said } = useTeamTexts("frame");
  const mark = <CompanyMark companyName={companyName} logo={logo} />;
  const mayCreate = companies.some(({ role }) => role === "owner");
  if (companies.length < 2 && !mayCreate) return <span className="min-w-0 px-1.5">{mark}</span>;
  return (
    <Menu
      summary={
        <>
          {mark}
          <span className="sr-only">{t("Switch help center")}</span>
          <ChevronsUpDown className="size-3.5 shrink-0 text-text-3" aria-hidden="true" />
        </>
      }
      summaryClass="flex h-10 max-w-full items-center gap-2 rounded-md px-1.5 hover:bg-hover pointer-coarse:h-11"
      className="top-full left-0 w-60"
    >
      {() => (
        // Full page loads, so that nothing from the previous company stays on the page.
        <>
          <form method="post" action="/companies">
            <input type="hidden" name="intent" value="switch" />
            <ul className="max-h-80 overflow-y-auto">
              {companies.map(({ id, companyName: name, role }) => (
                <li key={id}>
                  <button
                    type="submit"
                    name="to"
                    value={id}
                    aria-current={id === companyId ? "true" : undefined}
                    className={menuItemClass}
                  >
                    <span className="min-w-0 grow">
                      <span className="block truncate font-medium">
                        {name.trim() || t("New help center")}
                      </span>
                      <span className="block text-13 text-text-3">{said(roleNames[role])}</span>
                    </span>
                    {id === companyId ? (
                      <Check className="size-4 shrink-0 text-link" aria-hidden="true" />
                    ) : null}
                  </button>
                </li>
              ))}
            </ul>
          </form>
          {mayCreate ? (
            <form method="post" action="/companies" className="mt-1 border-t border-border pt-1">
              <button type="submit" name="intent" value="create" className={menuItemClass}>
                <Plus className="size-4 text-text-3" aria-hidden="true" />
                {t("New help center")}
              </button>
            </form>
          ) : null}
        </>
      )}
    </Menu>
  );
}
