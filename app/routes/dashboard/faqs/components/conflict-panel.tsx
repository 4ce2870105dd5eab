import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { Button } from "#ui/primitives/button.tsx";
import { openFormId } from "./open-form.tsx";

interface ConflictPanelProps {
  message: string;
  /** The version that another tab saved. */
  theirs: OwnerFaq;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** This panel shows the version that was saved elsewhere. The fields below show the owner's own version. */
export function ConflictPanel({ message, theirs, onTakeTheirs, onKeepMine }: ConflictPanelProps) {
  const { t } = useTeamTexts("faqs");
  return (
    <div role="alert" className="rounded-md border border-border-strong bg-surface p-4 text-14">
      <p className="font-medium">{message}</p>
      <p className="mt-3 text-13 text-text-3">{t("Saved in the other tab")}</p>
      <p className="mt-0.5 font-medium break-words">{theirs.question}</p>
      <p className="mt-1 break-words whitespace-pre-line text-text-2">{theirs.answer}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          onClick={(event) => {
            event.preventDefault();
            onKeepMine();
          }}
        >
          {t("Save mine instead")}
        </Button>
        <Button
          type="submit"
          form={openFormId}
          variant="ghost"
          size="sm"
          onClick={(event) => {
            event.preventDefault();
            onTakeTheirs();
          }}
        >
          {t("Keep the other text")}
        </Button>
      </div>
    </div>
  );
}

/** Shown if the question was deleted while the owner was editing it. */
export function GonePanel({ message, onRestore }: { message: string; onRestore: () => void }) {
  const { t } = useTeamTexts("faqs");
  return (
    <div role="alert" className="rounded-md border border-border-strong bg-surface p-4 text-14">
      <p className="font-medium">{message}</p>
      <p className="mt-1 text-text-2">{t("Your text is still here. Restore the FAQ, then save it.")}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRestore}>
        {t("Restore it")}
      </Button>
    </div>
  );
}
