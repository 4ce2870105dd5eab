/** Notices above the guide that need a decision. */

import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OwnerGuide } from "#features/guides/owner-guide.ts";
import { guideRefusals } from "#features/guides/owner-texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { useMay } from "../../use-may.ts";

interface ConflictNoticeProps {
  /** The version that was saved elsewhere. */
  theirs: OwnerGuide;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** This notice shows the version that was saved elsewhere. The fields below show the owner's own version. */
export function ConflictNotice({ theirs, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const { t } = useTeamTexts("guide");
  return (
    <section
      role="alert"
      aria-label={t("Two versions")}
      className="mb-5 rounded-lg border border-border-strong bg-surface-2 p-4 text-14 md:p-5"
    >
      <p className="font-medium">{t(guideRefusals.conflict)}</p>
      <details open className="mt-3 rounded-md border border-border bg-surface px-4 py-3">
        <summary className="text-13 text-text-3">{t("Saved elsewhere")}</summary>
        <p className="mt-1 font-semibold break-words">{theirs.title}</p>
        <ol className="mt-2 list-decimal space-y-3 pl-5">
          {theirs.steps.map(({ id, title, description, image }) => (
            <li key={id}>
              <p className="font-medium break-words">{title}</p>
              <p className="break-words whitespace-pre-line text-text-2">{description}</p>
              {image ? (
                <img
                  src={image.url}
                  width={image.width ?? undefined}
                  height={image.height ?? undefined}
                  alt=""
                  className="mt-2 h-auto max-h-24 w-auto rounded-sm border border-border"
                />
              ) : null}
            </li>
          ))}
        </ol>
      </details>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          type="submit"
          form="guide"
          name="intent"
          value="save"
          variant="secondary"
          size="sm"
          onClick={(event) => {
            event.preventDefault();
            onKeepMine();
          }}
        >
          {t("Save mine instead")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onTakeTheirs}>
          {t("Keep the other text")}
        </Button>
      </div>
    </section>
  );
}

export function BackNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTeamTexts("guide");
  return (
    <p role="status" className="mb-4 flex flex-wrap items-center gap-x-3 text-14 text-text-2">
      {t("We restored your unsaved changes.")}
      <button
        type="button"
        className="font-medium text-link underline underline-offset-4 pointer-coarse:min-h-11"
        onClick={onDiscard}
      >
        {t("Discard it")}
      </button>
    </p>
  );
}

/** Shown if a published guide has newer changes saved as a draft. */
export function DraftNotice({ version, onDiscard }: { version: number; onDiscard: () => void }) {
  const mayDo = useMay();
  const { t } = useTeamTexts("guide");
  if (!mayDo("write drafts")) return null;
  return (
    <form
      method="post"
      className="mb-4 flex flex-wrap items-center gap-x-3 text-14 text-text-2"
      onSubmit={(event) => {
        event.preventDefault();
        onDiscard();
      }}
    >
      <input type="hidden" name="intent" value="discard-draft" />
      <input type="hidden" name="version" value={version} />
      <p>
        {t("Visitors still see the published version.")}{" "}
        {mayDo("publish content")
          ? t("Select Update to publish this draft.")
          : t("An editor can publish this draft.")}
      </p>
      <button
        type="submit"
        className="font-medium text-link underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t("Discard draft")}
      </button>
    </form>
  );
}
