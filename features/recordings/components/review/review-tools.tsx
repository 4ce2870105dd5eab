/** Below the picture: how much of it is shown, and its covers. */
import { Crop, EyeOff, RotateCcw, Undo2 } from "lucide-react";
import type { Ref } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";

const choice =
  "flex h-7 items-center gap-1.5 rounded-sm border border-transparent px-2.5 text-13 leading-none font-medium text-text-3 hover:text-text aria-pressed:border-border-strong aria-pressed:bg-surface aria-pressed:text-text pointer-coarse:h-11";

export function ReviewTools({
  isWhole,
  onWhole,
  addButton,
  isSelected,
  onAdd,
  onCoverAll,
  onRemove,
  onRetake,
  onRestore,
  restores,
}: {
  /** Null if the picture is always shown as a whole. */
  isWhole: boolean | null;
  onWhole: (isWhole: boolean) => void;
  addButton: Ref<HTMLButtonElement>;
  /** Whether a cover is selected. */
  isSelected: boolean;
  onAdd: () => void;
  onCoverAll: () => void;
  onRemove: () => void;
  /** Null if there is nothing to take the picture from. */
  onRetake: (() => void) | null;
  /** Null if the picture is the recorded one. */
  onRestore: (() => void) | null;
  /** What restoring is called. */
  restores: "Use the recorded picture" | "Remove the picture";
}) {
  const { t } = useTeamTexts("recorder");
  const icon = { className: "size-3.5", strokeWidth: 1.75, "aria-hidden": true } as const;
  return (
    <div className="mt-2.5 flex flex-wrap items-center justify-between gap-2">
      {isWhole === null ? null : (
        <fieldset
          aria-label={t("Picture")}
          className="flex rounded-md border border-border bg-surface-2 p-0.5"
        >
          <button type="button" aria-pressed={!isWhole} className={choice} onClick={() => onWhole(false)}>
            <Crop {...icon} />
            {t("Cropped")}
          </button>
          <button type="button" aria-pressed={isWhole} className={choice} onClick={() => onWhole(true)}>
            {t("Full page")}
          </button>
        </fieldset>
      )}
      <div className="ml-auto flex flex-wrap justify-end gap-1">
        {isSelected ? (
          <>
            <Button size="sm" variant="ghost" onClick={onCoverAll}>
              {t("Cover it on all screenshots")}
            </Button>
            <Button size="sm" variant="ghost" onClick={onRemove}>
              {t("Remove cover")}
            </Button>
          </>
        ) : null}
        <Button ref={addButton} size="sm" variant="ghost" onClick={onAdd}>
          <EyeOff {...icon} />
          {t("Cover an area")}
        </Button>
        {onRestore ? (
          <Button size="sm" variant="ghost" onClick={onRestore}>
            <Undo2 {...icon} />
            {t(restores)}
          </Button>
        ) : null}
        {onRetake ? (
          <Button size="sm" variant="ghost" onClick={onRetake}>
            <RotateCcw {...icon} />
            {t("Retake")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
