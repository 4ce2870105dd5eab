import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation, useNavigation, useRouteError } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { settingsTexts } from "#features/companies/settings-texts.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { TabLinks } from "#ui/primitives/tab-links.tsx";
import { SectionError } from "../../section-error.tsx";

const tabs = [
  { to: "/dashboard/settings/help-center", label: "Help Center" },
  { to: "/dashboard/settings/appearance", label: "Appearance" },
  { to: "/dashboard/settings/words", label: "Words & Links" },
  { to: "/dashboard/settings/access", label: "Access" },
  { to: "/dashboard/settings/languages", label: "Languages" },
  { to: "/dashboard/settings/import", label: "Moving in" },
  { to: "/dashboard/settings/redirects", label: "Redirects" },
  { to: "/dashboard/settings/widget", label: "Widget" },
  { to: "/dashboard/settings/api", label: "API & Webhooks" },
  { to: "/dashboard/settings/export", label: "Export & Import" },
] as const;

export function SettingsFrame({
  previewUrl,
  action = null,
  children,
}: {
  previewUrl: string | null;
  /** The page's own button. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTeamTexts("settings");
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const isLeaving = next !== undefined && next !== pathname && tabs.some(({ to }) => to === next);
  return (
    <>
      <PageHeader title={t(settingsTexts.header)}>
        {previewUrl ? (
          <a
            href={previewUrl}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: "secondary" })}
          >
            <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("Preview Help Center")}
            <span className="sr-only"> {t("(opens in a new tab)")}</span>
          </a>
        ) : null}
        {action}
      </PageHeader>
      {/* An expanded sidebar lists the same pages. */}
      <TabLinks
        label={t("Settings")}
        className="md:group-data-[sidebar=expanded]/frame:hidden"
        tabs={tabs.map((tab) => ({
          to: tab.to,
          label: t(tab.label),
          isCurrent: pathname.replace(/\/$/, "") === tab.to,
        }))}
      />
      <p role="status" className="h-6 pt-2 text-13 text-text-3">
        {isLeaving ? t(settingsTexts.loading) : ""}
      </p>
      {children}
    </>
  );
}

/** Shown if the settings couldn't be loaded. Client errors look the same as in all other sections. */
export function SettingsLoadFailed() {
  const { t } = useTeamTexts("settings");
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500) return <SectionError />;
  return (
    <>
      <PageHeader title={t(settingsTexts.header)} />
      <p role="alert" className="rounded-lg border border-border p-4 text-14">
        {t(settingsTexts.loadFailed)}
      </p>
    </>
  );
}
