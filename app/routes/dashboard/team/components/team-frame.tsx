/** The frame of the team's tabs: the title, and the tab's main action. */
import type { ReactNode } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { TabLinks } from "#ui/primitives/tab-links.tsx";
import { useMay } from "../../use-may.ts";

const tabs = [
  { id: "members", to: "/dashboard/team", label: "Members" },
  { id: "security", to: "/dashboard/team/security", label: "Security" },
  { id: "audit-log", to: "/dashboard/team/audit-log", label: "Audit log" },
] as const;

export function TeamFrame({
  active,
  action,
  children,
}: {
  active: (typeof tabs)[number]["id"];
  /** A button to the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTeamTexts("team");
  const isShown = useMay()("manage members") ? tabs : tabs.filter(({ id }) => id !== "audit-log");
  return (
    <>
      <PageHeader title={t("Team")}>{action}</PageHeader>
      <TabLinks
        label={t("Team")}
        className="-mt-2 mb-6"
        tabs={isShown.map((tab) => ({ ...tab, label: t(tab.label), isCurrent: tab.id === active }))}
      />
      {children}
    </>
  );
}
