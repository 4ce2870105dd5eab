/** Opens the text of a page beside the questions. Without JavaScript, it is a link to a page of its own. */
import { lazy, Suspense, useState } from "react";
import { useFetcher } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { LoadedSource } from "./source-panel.tsx";
import { quoteId } from "./source-view.tsx";

const SourcePanel = lazy(() =>
  import("./source-panel.tsx").then(({ SourcePanel }) => ({ default: SourcePanel })),
);

export function SourceLink({ path, className }: { path: string; className: string }) {
  const { t } = useTeamTexts("sources");
  const fetcher = useFetcher<LoadedSource>();
  const [isOpen, setOpen] = useState(false);
  const load = () => void fetcher.load(path);
  return (
    <>
      <a
        href={`${path}#${quoteId}`}
        className={className}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOpen(true);
          load();
        }}
      >
        {t("See it in the text")}
      </a>
      {isOpen ? (
        <Suspense>
          <SourcePanel
            source={fetcher.state === "idle" ? fetcher.data : undefined}
            onRetry={load}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
