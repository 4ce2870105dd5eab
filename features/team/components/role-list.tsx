import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { roles } from "#shared/permissions.ts";
import { roleNames, roleTexts } from "../team-texts.ts";

export function RoleList() {
  const { t, said } = useTeamTexts("team");
  return (
    <section aria-labelledby="what-roles-do" className="mt-12">
      <h2 id="what-roles-do" className="text-18">
        {t("What each role can do")}
      </h2>
      <dl className="mt-2 grid grid-cols-[minmax(5rem,auto)_minmax(0,1fr)] gap-x-3 border-t border-border text-14 md:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
        {roles.map((role) => (
          <div key={role} className="col-span-2 grid grid-cols-subgrid border-b border-border py-2.5">
            <dt className="font-medium">{said(roleNames[role])}</dt>
            <dd className="text-text-2">{said(roleTexts[role])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-13 text-text-3">{t("If someone leaves, everything they wrote stays.")}</p>
    </section>
  );
}
