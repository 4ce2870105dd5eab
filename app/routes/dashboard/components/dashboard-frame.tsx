/**
 * The sidebar collapses to icons from 768 px, and is a drawer below that. A page with `data-alone` has the whole screen.
 */
import { Menu } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useMatches, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { Role } from "#shared/permissions.ts";
import { cn } from "#ui/primitives/cn.ts";
import { useLate } from "#ui/use-late.ts";
import { WordsProvider } from "#ui/words.tsx";
import { useDrawnCompany } from "../../use-drawn-company.ts";
import type { DashboardFrame as FrameData } from "../describe-dashboard.server.ts";
import { sidebarCookie } from "../sidebar-state.ts";
import { CompanyMark } from "./company-mark.tsx";
import { PaletteLauncher } from "./palette/palette-launcher.tsx";
import { SearchButton } from "./palette/search-button.tsx";
import { SectionSkeleton } from "./section-skeleton.tsx";
import { Sidebar } from "./sidebar.tsx";
import { drawerId, SidebarDrawer } from "./sidebar-drawer.tsx";

export interface DashboardFrameProps extends Omit<FrameData, "onboardingCompleted"> {
  email: string;
  role: Role;
  runsInstallation: boolean;
  sidebar: { isExpanded: boolean };
  children: ReactNode;
}

/** From this width on, the sidebar is next to the page. */
const wideScreen = "(min-width: 768px)";

/** Invoker commands open the drawer before hydration. */
const opensDrawer = { command: "show-modal", commandfor: drawerId };

export function DashboardFrame({ sidebar, children, ...data }: DashboardFrameProps) {
  const { t } = useTeamTexts("frame");
  const pageLanguage = usePageLanguage();
  const [isExpanded, setExpanded] = useState(sidebar.isExpanded);
  useDrawnCompany(data.companyId);
  const drawer = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const isLoading = navigation.state === "loading";
  const next = isLoading ? navigation.location.pathname : pathname;
  const isLate = useLate(next !== pathname && next.startsWith("/dashboard"));

  function toggle() {
    if (matchMedia(wideScreen).matches) {
      // The Cookie Store API is missing on plain http.
      Object.assign(document, { cookie: sidebarCookie(!isExpanded) });
      setExpanded(!isExpanded);
    } else if (drawer.current?.open) drawer.current.close();
    else drawer.current?.showModal();
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey || event.defaultPrevented) return;
      event.preventDefault();
      toggle();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });

  const { role, companyId, companies, centerPath, has } = data;
  return (
    <PaletteLauncher {...{ role, companyId, companies, centerPath, has }}>
      <div
        data-sidebar={isExpanded ? "expanded" : "collapsed"}
        className="group/frame min-h-dvh has-[[data-alone]]:block md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:data-[sidebar=collapsed]:grid-cols-[3rem_minmax(0,1fr)]"
      >
        <a
          href="#main"
          className="absolute -top-20 left-4 z-30 rounded-md bg-text px-4 py-2.5 text-14 text-bg focus:fixed focus:top-3"
        >
          {t("Skip to content")}
        </a>
        <aside
          aria-label={t("Sidebar")}
          className="sticky top-0 hidden h-dvh flex-col overflow-x-clip overflow-y-auto border-r group-has-[[data-alone]]/frame:hidden border-border bg-bg-subtle px-2 py-3 group-data-[sidebar=collapsed]/frame:px-1 md:flex"
        >
          <Sidebar {...data} pathname={pathname} isCollapsed={!isExpanded} onToggle={toggle} />
        </aside>
        <header className="sticky top-0 z-20 flex h-14 items-center justify-between gap-3 border-b border-border bg-bg px-4 group-has-[[data-alone]]/frame:hidden md:hidden">
          <CompanyMark companyName={data.companyName} logo={data.logo} />
          <SearchButton isIcon />
          <button
            type="button"
            aria-label={t("Menu")}
            aria-haspopup="dialog"
            onClick={() => {
              if (!("command" in HTMLButtonElement.prototype)) toggle();
            }}
            {...opensDrawer}
            className="-mr-3 grid size-11 shrink-0 place-items-center rounded-md hover:bg-hover"
          >
            <Menu className="size-5" strokeWidth={1.75} aria-hidden="true" />
          </button>
        </header>
        <SidebarDrawer ref={drawer} {...data} pathname={pathname} />
        {/* Shown only if a section takes noticeably long to load. */}
        <div
          aria-hidden="true"
          className={cn(
            "pointer-events-none fixed inset-x-0 top-0 z-30 h-0.5 bg-solid opacity-0",
            isLoading && "opacity-100 transition-opacity delay-300",
          )}
        />
        <main aria-busy={isLoading} id="main" tabIndex={-1} className="min-w-0 outline-none">
          <div className="mx-auto flex min-h-full max-w-[1024px] flex-col px-4 has-[[data-alone]]:max-w-none has-[[data-alone]]:p-0 has-[[data-wide]]:max-w-[1680px] pt-6 pb-16 has-[[data-save-bar]]:pb-0 md:px-8 md:pt-8 md:pb-24 md:has-[[data-save-bar]]:pb-0">
            {isLate ? <SectionSkeleton pathname={next} /> : null}
            {/* The key keeps typed text from moving to another company. The content is hidden instead of unmounted, so that an owner who goes back finds it unchanged. */}
            <div key={data.companyId} lang={pageLanguage} className={isLate ? "hidden" : "contents"}>
              {pageLanguage ? <WordsProvider language={pageLanguage}>{children}</WordsProvider> : children}
            </div>
          </div>
        </main>
      </div>
    </PaletteLauncher>
  );
}

/** "en" for a page whose texts aren't translated. Undefined if it has the language of the frame. */
function usePageLanguage(): "en" | undefined {
  const { language } = useTeamTexts("frame");
  const loaderData = useMatches().at(-1)?.loaderData;
  const isTranslated = typeof loaderData === "object" && loaderData !== null && "messages" in loaderData;
  return language === "en" || isTranslated ? undefined : "en";
}
