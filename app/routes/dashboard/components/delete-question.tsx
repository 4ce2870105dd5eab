import type { ReactNode } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Dialog } from "#ui/primitives/dialog.tsx";

/** Asks for confirmation, because the deletion is permanent and also affects visitors. */
export function DeleteQuestion({
  isOpen,
  question,
  button,
  onDelete,
  onClose,
  children,
}: {
  isOpen: boolean;
  question: string;
  /** Such as "Delete guide". */
  button: string;
  onDelete: () => void;
  onClose: () => void;
  /** What is deleted. */
  children: ReactNode;
}) {
  const { t } = useTeamTexts("frame");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={question}>
      <p className="mt-2 text-14 text-text-2">{children}</p>
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button onClick={onDelete}>{button}</Button>
      </div>
    </Dialog>
  );
}
