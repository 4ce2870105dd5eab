import { ImagePlus } from "lucide-react";
import type { Ref } from "react";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";

/** In the place of a step's picture. */
export function NoPicture({ addButton, onAdd }: { addButton: Ref<HTMLButtonElement>; onAdd: () => void }) {
  const { t, parts } = useTeamTexts("recorder");
  return (
    <div className="flex min-h-40 min-w-0 flex-col items-start justify-center gap-1 rounded-md border border-dashed border-control bg-surface-2 px-5 py-8 text-14 text-text-2">
      <p className="font-medium text-text">{t("This step has no picture.")}</p>
      <Button ref={addButton} variant="secondary" size="sm" className="my-2" onClick={onAdd}>
        <ImagePlus className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
        {t("Add a picture")}
      </Button>
      <p>
        {joined(
          parts("For pictures of all steps, run {command} and import its ZIP.", {
            command: <code className="text-13 break-words">npm run cli -- record --replay FILE</code>,
          }),
        )}
      </p>
    </div>
  );
}
