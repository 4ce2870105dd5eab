import type { ReactNode } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";

export function SettingsGroup({
  title,
  isChanged = false,
  children,
}: {
  title: string;
  isChanged?: boolean;
  children: ReactNode;
}) {
  const { t } = useTeamTexts("settings");
  return (
    <fieldset className="mb-6 min-w-0 border-b border-border pb-6 last-of-type:border-b-0 last-of-type:mb-0">
      <legend className="float-left mb-2.5 flex w-full items-baseline justify-between gap-4 text-14 font-medium">
        {title}
        {isChanged ? <span className="text-13 font-normal text-link">{t("changed")}</span> : null}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
