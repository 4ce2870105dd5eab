import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";

/** In the place of a step's picture. */
export function NoPicture() {
  const { t, parts } = useTeamTexts("recorder");
  return (
    <div className="flex min-h-40 min-w-0 flex-col justify-center gap-1 rounded-md border border-dashed border-control bg-surface-2 px-5 py-8 text-14 text-text-2">
      <p className="font-medium text-text">{t("This step has no picture.")}</p>
      <p>
        {joined(
          parts("For pictures, run {command} and import its ZIP.", {
            command: <code className="text-13 break-words">npm run cli -- record --replay FILE</code>,
          }),
        )}
      </p>
    </div>
  );
}
