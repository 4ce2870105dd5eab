import { useEffect } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { SidePanel } from "#ui/primitives/side-panel.tsx";
import { Skeleton } from "#ui/primitives/skeleton.tsx";
import type { SourceView as Source } from "../source-view.ts";
import { quoteId, SourceView } from "./source-view.tsx";

/** Null if the source is gone or couldn't be loaded. */
export type LoadedSource = Source | null;

export function SourcePanel({
  source,
  onRetry,
  onClose,
}: {
  /** Undefined while it is loading. */
  source: LoadedSource | undefined;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { t } = useTeamTexts("sources");
  useEffect(() => {
    if (source) document.getElementById(quoteId)?.scrollIntoView({ block: "center" });
  }, [source]);
  return (
    <SidePanel isOpen onClose={onClose} title={t("Source")}>
      {source ? (
        <>
          <p dir="auto" className="mb-6 text-14 text-text-2 break-words">
            {source.about}
          </p>
          <SourceView pages={source.pages} />
        </>
      ) : source === null ? (
        <div role="alert" className="text-14 text-text-2">
          <p>{t("We couldn't load the source.")}</p>
          <Button type="button" variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
            {t("Try again")}
          </Button>
        </div>
      ) : (
        <div role="status">
          <span className="sr-only">{t("Loading the source...")}</span>
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="mt-6 h-4 w-full" />
          <Skeleton className="mt-3 h-4 w-5/6" />
          <Skeleton className="mt-3 h-4 w-11/12" />
        </div>
      )}
    </SidePanel>
  );
}
