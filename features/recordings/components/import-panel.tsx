/** Takes a recording of clicks as a file. */
import { FileUp } from "lucide-react";
import { useId, useRef, useState } from "react";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { clickTexts } from "../clicks/click-texts.ts";
import type { ImportedClicks } from "../clicks/import-clicks.ts";
import { FileDrop } from "./file-drop.tsx";

export function ImportPanel({ onImported }: { onImported: (clicks: ImportedClicks) => void }) {
  const { t, parts, said } = useTeamTexts("recorder");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  async function take(files: FileList | null): Promise<void> {
    const [file] = files ?? [];
    if (!file || isReading) return;
    setProblem(files && files.length > 1 ? clickTexts.only : null);
    if (files && files.length > 1) return;
    setReading(true);
    try {
      const { importClicks } = await import("../clicks/import-clicks.ts");
      onImported(await importClicks(file));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : clickTexts.problems.broken);
    } finally {
      setReading(false);
      if (input.current) input.current.value = "";
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        inputId={id}
        icon={<FileUp className="mb-2 size-6 text-text-3" strokeWidth={1.75} aria-hidden="true" />}
        title={isReading ? t("Reading the recording...") : t("Drop a recording here, or choose one")}
        hint={t("A ZIP of recorded clicks, or JSON from the Chrome DevTools Recorder.")}
        className="min-h-48"
        onFiles={(files) => void take(files)}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept=".zip,.json,application/zip,application/json"
          className="sr-only"
          aria-describedby={`${id}-problem`}
          onChange={(event) => void take(event.currentTarget.files)}
        />
      </FileDrop>
      <p id={`${id}-problem`} role="alert" className="text-14 text-danger empty:hidden">
        {problem && said(problem)}
      </p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-14 text-text-2">
        <li>
          {joined(
            parts("To record a ZIP, run {command}.", {
              command: <code className="text-13 break-words">npm run cli -- record URL</code>,
            }),
          )}
        </li>
        <li>{t("Every step gets the exact name of its control, and a ring in its picture.")}</li>
        <li>{t("Typed text is dropped. Step uses the field's label instead.")}</li>
        <li>{t("The file stays on this computer. You'll review its pictures before we send anything.")}</li>
      </ul>
    </div>
  );
}
