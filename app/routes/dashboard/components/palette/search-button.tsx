import { Search } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Kbd } from "#ui/primitives/kbd.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { modKey } from "./mod-key.ts";
import { useLauncher } from "./palette-launcher.tsx";

/** Opens the command palette. Not shown before hydration, because the palette needs JavaScript. */
export function SearchButton({ isIcon = false, className }: { isIcon?: boolean; className?: string }) {
  const { t, said } = useTeamTexts("frame");
  const launch = useLauncher();
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={isIcon ? t("Search or jump to") : undefined}
      onClick={() => launch("palette")}
      className={cn(
        className ?? "ml-auto grid size-11 shrink-0 place-items-center rounded-md hover:bg-hover",
        !isHydrated && "invisible",
      )}
    >
      <Search
        className={cn("shrink-0", className ? "size-4" : "size-5")}
        strokeWidth={1.75}
        aria-hidden="true"
      />
      {isIcon ? (
        <span className="sr-only">{t("Search or jump to")}</span>
      ) : (
        <>
          <span className="truncate">{t("Search or jump to")}</span>
          <span aria-hidden="true" className="ml-auto flex gap-1">
            <Kbd>{said(isHydrated ? modKey() : "Ctrl")}</Kbd>
            <Kbd>K</Kbd>
          </span>
        </>
      )}
    </button>
  );
}
