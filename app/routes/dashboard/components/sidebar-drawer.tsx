import { X } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { CompanySwitcher } from "./company-switcher.tsx";
import { Sidebar, type SidebarProps } from "./sidebar.tsx";

export const drawerId = "sidebar_drawer";

/**
 * The sidebar on phones. As a native dialog, it traps focus, closes with Escape and restores focus. Open it with its
 * ref's `showModal`.
 */
export function SidebarDrawer({
  ref,
  ...data
}: Omit<SidebarProps, "isCollapsed" | "onToggle"> & { ref: RefObject<HTMLDialogElement | null> }) {
  const { t } = useTeamTexts("frame");
  const { pathname } = data;
  const openedAt = useRef(pathname);
  // Closes the drawer after navigation.
  useEffect(() => {
    if (openedAt.current !== pathname) ref.current?.close();
    openedAt.current = pathname;
  }, [pathname, ref]);
  return (
    <dialog
      id={drawerId}
      ref={ref}
      aria-label={t("Sidebar")}
      closedby="any"
      className="fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-[18rem] max-w-[85vw] -translate-x-full overflow-y-auto border-r border-border-strong bg-bg-subtle text-text transition-[translate,overlay,display] transition-discrete duration-200 backdrop:bg-scrim open:translate-x-0 motion-reduce:transition-none md:hidden starting:open:-translate-x-full"
    >
      <div className="flex min-h-full flex-col px-2 py-3">
        <div className="mb-3 flex h-11 items-center justify-between gap-2 pl-2">
          <CompanySwitcher {...data} />
          <button
            type="button"
            aria-label={t("Close menu")}
            onClick={() => ref.current?.close()}
            className="grid size-11 shrink-0 place-items-center rounded-md text-text-2 hover:bg-hover"
          >
            <X className="size-5" strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
        <Sidebar {...data} isCollapsed={false} />
      </div>
    </dialog>
  );
}
