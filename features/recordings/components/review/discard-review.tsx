import { useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Dialog } from "#ui/primitives/dialog.tsx";

export function DiscardReview({ className, onDiscard }: { className: string; onDiscard: () => void }) {
  const { t } = useTeamTexts("recorder");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" className={className} onClick={() => setAsking(true)}>
        {t("Discard")}
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={t("Discard this recording?")}>
        <p className="mt-2 text-14 text-text-2">
          {t("This deletes the recording and its review from this computer. You can't undo it.")}
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onDiscard}>
            {t("Discard")}
          </Button>
          <Button data-first onClick={() => setAsking(false)}>
            {t("Keep it")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
