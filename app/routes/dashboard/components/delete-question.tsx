import { Button } from "#ui/primitives/button.tsx";
import { Dialog } from "#ui/primitives/dialog.tsx";

/** Asks for confirmation, because the deletion is permanent and also affects visitors. */
export function DeleteQuestion({
  what,
  title,
  rest,
  onDelete,
  onClose,
}: {
  /** Kind of item, such as "guide". */
  what: string;
  /** Title of the item to delete. Null if nothing is being deleted. */
  title: string | null;
  /** What is deleted together with the item, such as "its pictures". */
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
