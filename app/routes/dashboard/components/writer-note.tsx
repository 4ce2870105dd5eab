import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useMay } from "../use-may.ts";

/** Tells a writer why there is no way to publish. */
export function WriterNote() {
  const mayDo = useMay();
  const { t } = useTeamTexts("frame");
  if (!mayDo("write drafts") || mayDo("publish content")) return null;
  return (
    <p className="mb-5 rounded-lg border border-border bg-surface-2 px-4 py-3 text-14 text-text-2 md:px-5">
      {t(
        "You write drafts, and an editor on your team publishes them. Visitors won't see anything until then.",
      )}
    </p>
  );
}
