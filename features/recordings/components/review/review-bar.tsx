import type { ReactNode } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";

/** The top of the page. The review fills the screen, without the dashboard's sidebar. */
export function ReviewBar({ back, children }: { back: ReactNode; children?: ReactNode }) {
  const { t } = useTeamTexts("recorder");
  return (
    <header className="sticky top-0 z-10 flex min-h-14 items-center gap-2 border-b border-border bg-bg px-2 py-2 md:min-h-16 md:gap-4 md:px-6">
      {back}
      <h1 className="min-w-0 text-14 leading-tight font-medium">{t("Review recording")}</h1>
      <div className="ml-auto flex shrink-0 items-center gap-2 md:gap-4">{children}</div>
    </header>
  );
}

export const backClass =
  "grid size-10 shrink-0 place-items-center rounded-md text-text-2 hover:bg-hover hover:text-text pointer-coarse:size-11";
