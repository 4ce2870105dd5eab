import { CircleUser, Lock, LogOut, PanelLeft, ServerCog } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { Role } from "#shared/permissions.ts";
import { cn } from "#ui/primitives/cn.ts";
import type { DashboardFrame } from "../describe-dashboard.server.ts";
import { isOpen, type Section, sectionsFor } from "../sections.ts";
import { CompanySwitcher } from "./company-switcher.tsx";
import { SearchButton } from "./palette/search-button.tsx";

export interface SidebarProps extends Omit<DashboardFrame, "onboardingCompleted"> {
  email: string;
  role: Role;
  /** Shows the link to the operator's pages. */
  runsInstallation: boolean;
  pathname: string;
  isCollapsed: boolean;
  /** The drawer omits this, because it has its own close button. */
  onToggle?: () => void;
}

const row = "flex h-9 w-full items-center gap-2 rounded-md px-2 text-14 no-underline pointer-coarse:h-11";
const icon = { className: "size-4 shrink-0", strokeWidth: 1.75, "aria-hidden": true } as const;

export function Sidebar({
  companyName,
  companyId,
  companies,
  logo,
  plan,
  counts,
  has,
  email,
  role,
  runsInstallation,
  pathname,
  isCollapsed,
  onToggle,
}: SidebarProps) {
  const { t } = useTeamTexts("frame");
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = pathname === "" ? null : nav.current?.querySelector("[aria-current=page]");
    if (!link || !nav.current) return;
    // `scrollIntoView` could scroll the page, too.
    const [place, frame] = [link.getBoundingClientRect(), nav.current.getBoundingClientRect()];
    nav.current.scrollTop += Math.min(0, place.top - frame.top) + Math.max(0, place.bottom - frame.bottom);
  }, [pathname]);
  return (
    <>
      {onToggle ? (
        <div className={cn("mb-3 shrink-0 flex h-11 items-center gap-2", isCollapsed ? "px-1" : "pl-0.5")}>
          {isCollapsed ? null : <CompanySwitcher {...{ companyName, logo, companyId, companies }} />}
          <button
            type="button"
            aria-label={t(isCollapsed ? "Expand sidebar" : "Collapse sidebar")}
            aria-keyshortcuts="Control+B Meta+B"
            title={`${t(isCollapsed ? "Expand sidebar" : "Collapse sidebar")} (Ctrl+B)`}
            onClick={onToggle}
            className="ml-auto grid size-8 shrink-0 place-items-center rounded-md text-text-2 hover:bg-hover"
          >
            <PanelLeft {...icon} />
          </button>
        </div>
      ) : null}
      {/* Scrolls alone, so that what is below stays in view. The padding is for outlines of focused links. */}
      <nav ref={nav} aria-label={t("Dashboard")} className="-mx-1 -mt-1 min-h-24 overflow-y-auto p-1">
        <ul className="flex flex-col gap-0.5">
          {sectionsFor(role, has).map((section) => (
            <li key={section.id} data-section={section.id}>
              {section.premium && plan === "basic" && !has[section.premium] ? (
                <LockedEntry section={section} isCollapsed={isCollapsed} />
              ) : (
                <Entry
                  section={section}
                  pathname={pathname}
                  isCollapsed={isCollapsed}
                  isLocked={section.premium !== undefined && plan === "basic"}
                  count={section.counts ? counts[section.counts] : 0}
                />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto shrink-0 pt-2">
        <div className="border-t border-border pt-3">
          {onToggle ? (
            <SearchButton isIcon={isCollapsed} className={cn(row, entryLook, isCollapsed && "px-3")} />
          ) : null}
          <Link
            to="/dashboard/account"
            title={isCollapsed ? t("Account") : undefined}
            aria-current={isOpen({ to: "/dashboard/account" }, pathname) ? "page" : undefined}
            className={cn(row, entryLook, isCollapsed && "px-3")}
          >
            <CircleUser {...icon} />
            <Label isHidden={isCollapsed}>
              {t("Account")}
              <span className="sr-only">, {email}</span>
            </Label>
          </Link>
          {runsInstallation ? (
            <Link
              to="/operator"
              title={isCollapsed ? t("Operator") : undefined}
              className={cn(row, entryLook, isCollapsed && "px-3")}
            >
              <ServerCog {...icon} />
              <Label isHidden={isCollapsed}>{t("Operator")}</Label>
            </Link>
          ) : null}
          <Form method="post" action="/auth/sign-out">
            <button
              type="submit"
              title={isCollapsed ? t("Sign out") : undefined}
              className={cn(row, entryLook, isCollapsed && "px-3")}
            >
              <LogOut {...icon} />
              <Label isHidden={isCollapsed}>{t("Sign out")}</Label>
            </button>
          </Form>
        </div>
      </div>
    </>
  );
}

const entryLook =
  "text-text-2 hover:bg-hover aria-[current]:bg-hover aria-[current]:font-medium aria-[current]:text-text [&>svg]:text-text-3 aria-[current]:[&>svg]:text-link";

function Entry({
  section,
  pathname,
  isCollapsed,
  isLocked,
  count,
}: {
  section: Section;
  pathname: string;
  isCollapsed: boolean;
  /** True if the plan doesn't include the section, but it has content from an earlier plan. */
  isLocked: boolean;
  count: number;
}) {
  const { t, said, number } = useTeamTexts("frame");
  const { to, icon: Icon, children = [], counts } = section;
  const label = said(section.label);
  const isCurrent = isOpen(section, pathname);
  const hasParts = children.length > 0 && isCurrent && !isCollapsed;
  return (
    <>
      <Link
        to={to}
        title={isCollapsed ? label : undefined}
        aria-current={isCurrent ? (hasParts ? "true" : "page") : undefined}
        className={cn(
          row,
          entryLook,
          isCollapsed && "px-3",
          hasParts && "aria-[current]:bg-transparent",
          isLocked && "tracking-[-0.01em] aria-[current]:font-normal",
        )}
      >
        {isLocked ? <Lock {...icon} /> : <Icon {...icon} />}
        <Label isHidden={isCollapsed}>{label}</Label>
        {isLocked ? <PremiumBadge isCollapsed={isCollapsed} /> : null}
        {count > 0 && !isCollapsed ? (
          <span
            className={cn(
              "ml-auto text-13 font-normal tabular-nums text-text-3",
              counts === "unreadMessages" && "font-medium text-link",
            )}
          >
            {number(count)}
            {counts === "unreadMessages" ? <span className="sr-only"> {t("unread")}</span> : null}
          </span>
        ) : null}
      </Link>
      {hasParts ? (
        <ul className="mt-0.5 flex flex-col gap-0.5">
          {children.map((child) => (
            <li key={child.id} data-section={child.id}>
              <Link
                to={child.to}
                aria-current={isOpen(child, pathname) ? "page" : undefined}
                className={cn(row, entryLook, "h-8 pl-8")}
              >
                {said(child.label)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** A section outside of the plan is listed so that owners know about it, but can't be opened. */
function LockedEntry({ section, isCollapsed }: { section: Section; isCollapsed: boolean }) {
  const { t, said } = useTeamTexts("frame");
  const label = said(section.label);
  return (
    <span
      title={isCollapsed ? `${label} (${t("Premium")})` : undefined}
      className={cn(row, "cursor-default tracking-[-0.01em] text-text-3", isCollapsed && "px-3")}
    >
      <Lock {...icon} />
      <Label isHidden={isCollapsed}>{label}</Label>
      <PremiumBadge isCollapsed={isCollapsed} />
    </span>
  );
}

function PremiumBadge({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTeamTexts("frame");
  return (
    <span className={cn("ml-auto shrink-0 text-13 text-text-3", isCollapsed && "sr-only")}>
      {t("Premium")}
    </span>
  );
}

function Label({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  return <span className={isHidden ? "sr-only" : "truncate"}>{children}</span>;
}
