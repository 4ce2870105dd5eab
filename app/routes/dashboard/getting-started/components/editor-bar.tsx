/** The bar is at the top on desktop, and at the bottom edge on phones. */

import { ArrowLeft, ExternalLink, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OwnerGuide } from "#features/guides/owner-guide.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { useMay } from "../../use-may.ts";
import { agoText } from "../ago-text.ts";

export interface EditorBarProps {
  formId: string;
  stored: OwnerGuide;
  now: string;
  /** Intent of the form that is being submitted. */
  busy: string | null;
  isChanged: boolean;
  hasSteps: boolean;
  undoLabel: string | null;
  onUndo: () => void;
  onSave: (intent: "save" | "publish") => void;
  previewUrl: string;
}

export function EditorBar(props: EditorBarProps) {
  const { formId, stored, busy, hasSteps, undoLabel, onUndo, onSave, previewUrl } = props;
  const mayDo = useMay();
  const { t, said } = useTeamTexts("guide");
  const publish = stored.isPublished ? t("Update") : t("Publish");
  return (
    <div className="z-10 -mt-2 mb-3 flex items-center gap-3 bg-bg md:sticky md:top-0 md:-mx-8 md:-mt-8 md:mb-5 md:h-16 md:border-b md:border-border md:px-8">
      <Link to="/dashboard" className={buttonClass({ variant: "ghost", className: "-ml-3 px-3" })}>
        <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("Back to Dashboard")}
      </Link>
      <section
        aria-label={t("Guide")}
        data-phone-bar
        className="z-10 flex flex-wrap items-center justify-end gap-x-2 gap-y-2 bg-bg max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-border-strong max-md:px-4 max-md:pt-2 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:ml-auto md:gap-x-3"
      >
        <SavedText {...props} />
        {undoLabel ? (
          <button
            type="button"
            aria-label={t("Undo: {change}", { change: said(undoLabel) })}
            title={t("Undo: {change}", { change: said(undoLabel) })}
            onClick={onUndo}
            className="grid size-10 shrink-0 place-items-center rounded-md text-text-2 hover:bg-hover hover:text-text pointer-coarse:size-11"
          >
            <Undo2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
          </button>
        ) : null}
        {stored.isPublished ? (
          <a
            href={previewUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: "ghost", className: "px-3" })}
          >
            <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("Preview")}
            <span className="sr-only"> {t("(opens in a new tab)")}</span>
          </a>
        ) : null}
        {mayDo("write drafts") ? (
          <Button
            type="submit"
            form={formId}
            name="intent"
            value="save"
            variant="secondary"
            aria-disabled={busy !== null}
            aria-keyshortcuts="Control+S Meta+S"
            title={t("Save draft (Ctrl+S)")}
            className="max-md:grow"
            onClick={(event) => {
              event.preventDefault();
              onSave("save");
            }}
          >
            {t("Save draft")}
          </Button>
        ) : null}
        {mayDo("publish content") ? (
          <Button
            type="submit"
            form={formId}
            name="intent"
            value="publish"
            disabled={!hasSteps}
            aria-disabled={busy !== null}
            className="max-md:grow"
            onClick={(event) => {
              event.preventDefault();
              onSave("publish");
            }}
          >
            {publish}
          </Button>
        ) : null}
      </section>
    </div>
  );
}

const everyMs = 30_000;

function SavedText({ stored, now, busy, isChanged }: EditorBarProps) {
  const { t, language } = useTeamTexts("guide");
  // Uses the server's time until hydration, to prevent a hydration mismatch.
  const [time, setTime] = useState(() => new Date(now));
  const { savedAt } = stored;
  useEffect(() => {
    setTime(new Date());
    const timer = setInterval(() => setTime(new Date()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="truncate text-13 text-text-3 tabular-nums max-md:w-full">
      {busy === "save" || busy === "publish" ? t("Saving...") : savedText()}
    </span>
  );

  function savedText(): string {
    if (isChanged) return t("Unsaved changes");
    if (savedAt === null) return t("Not saved yet");
    const ago = agoText(new Date(savedAt), time, language);
    return stored.isPublished && !stored.isAhead
      ? t("Saved {ago}", { ago })
      : t("Draft saved {ago}", { ago });
  }
}
