import { Button } from "#ui/primitives/button.tsx";
import { Dialog } from "#ui/primitives/dialog.tsx";

/** Asked before something is gone for good, for the owner and for visitors. */
export function DeleteQuestion({
  what,
  title,
  rest,
  onDelete,
  onClose,
}: {
  /** "guide" */
  what: string;
  /** Of the one to be deleted; null while nothing is asked. */
  title: string | null;
  /** What goes with it: "its pictures". */
  rest: string;
  onDelete: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog isOpen={title !== null} onClose={onClose} title={`Delete this ${what}?`}>
      <p className="mt-2 text-14 text-text-2">
        This permanently deletes <bdi className="break-words">{title}</bdi> and {rest}. You can't undo this.
      </p>
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={onDelete}>Delete {what}</Button>
      </div>
    </Dialog>
  );
}
