import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { FaqEditing } from "../use-faq-editing.ts";
import { ConflictPanel, GonePanel } from "./conflict-panel.tsx";

/** What happened to the question elsewhere, and to the text from an earlier visit. */
export function EditorNotices({ editing }: { editing: FaqEditing }) {
  const { refusal, isBack } = editing;
  const { t, said } = useTeamTexts("faqs");
  const conflict = refusal?.conflict ?? null;
  const isGone = refusal?.status === 404;
  return (
    <>
      {conflict ? (
        <ConflictPanel
          message={said(refusal?.problem ?? "")}
          theirs={conflict}
          onTakeTheirs={editing.takeTheirs}
          onKeepMine={() => void editing.save(conflict.version)}
        />
      ) : null}
      {isGone ? <GonePanel message={said(refusal.problem)} onRestore={() => void editing.restore()} /> : null}
      {refusal && !conflict && !refusal.errors && !isGone ? (
        <p role="alert" className="text-14 text-danger">
          {said(refusal.problem)}
        </p>
      ) : null}
      {isBack ? (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-13 text-text-2">
          {t("We restored your unsaved changes.")}
          <button
            type="button"
            className="font-medium text-link underline underline-offset-4"
            onClick={editing.discardKept}
          >
            {t("Discard them")}
          </button>
        </p>
      ) : null}
    </>
  );
}
