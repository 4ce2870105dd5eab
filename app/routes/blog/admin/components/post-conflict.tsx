import { Button } from "#ui/primitives/button.tsx";
import type { OpenPost } from "../open-post.ts";

/** This panel shows the version that was saved elsewhere. The fields below show the user's own version. */
export function PostConflict({
  theirs,
  onTakeTheirs,
  onSaveMine,
}: {
  theirs: OpenPost | "gone";
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}) {
  const isGone = theirs === "gone";
  return (
    <div role="alert" className="rounded-md border border-border-strong bg-surface-2 p-4 text-14">
      <p className="font-medium">
        {isGone
          ? "This post was deleted while you were writing. Your text is still here."
          : "This post was changed in another tab or by someone else. We haven't overwritten anything."}
      </p>
      {isGone ? null : (
        <>
          <p className="mt-3 text-13 text-text-3">Saved version</p>
          <p className="mt-0.5 font-medium [overflow-wrap:anywhere]">{theirs.values.title}</p>
          <textarea
            readOnly
            rows={8}
            aria-label="Saved version"
            value={theirs.values.content}
            className="mt-1 w-full resize-y rounded-md border border-border bg-surface p-3 text-14 text-text-2"
          />
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onSaveMine}>
          {isGone ? "Save as a new post" : "Save mine instead"}
        </Button>
        {isGone ? null : (
          <Button variant="ghost" size="sm" onClick={onTakeTheirs}>
            Keep the other text
          </Button>
        )}
      </div>
    </div>
  );
}
