import { Video } from "lucide-react";
import { namedDayIn } from "#engines/messages/team/team-dates.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { GuideRecording, OwnerGuide, OwnerStep } from "#features/guides/owner-guide.ts";

const numberWords = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"] as const;

/** Shows the guide's source, and how much of it was inferred. */
export function RecordingNotice({ recording, steps }: { recording: GuideRecording; steps: OwnerStep[] }) {
  const { t, language } = useTeamTexts("guide");
  const guessed = steps.filter(({ basis }) => basis === "inferred").length;
  const word = numberWords[guessed];
  const count = word ? t(word) : String(guessed);
  const inferred =
    guessed === 1
      ? t("{count} step is inferred, not seen.", { count })
      : t("{count} steps are inferred, not seen.", { count });
  return (
    <p className="mt-3 flex items-start gap-3 rounded-md border border-border bg-surface-2 px-4 py-3 text-14 text-text-2">
      <Video className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b className="font-medium text-text">{t("Generated from your recording")}</b>
        {recording.day ? ` ${t("of {day}", { day: namedDayIn(language, recording.day) })}` : ""}.{" "}
        {guessed > 0 ? `${inferred} ` : ""}
        {t("Read it before your visitors do.")}
      </span>
    </p>
  );
}

interface PreviousNoticeProps {
  version: number;
  previous: NonNullable<OwnerGuide["previous"]>;
  /** True if the recording's guide was set aside and the editor has another one. */
  isAside: boolean;
  onRestore: () => void;
}

/** The guide that a recording replaced, or the recording's guide that was set aside. */
export function PreviousNotice({ version, previous, isAside, onRestore }: PreviousNoticeProps) {
  const { t, language } = useTeamTexts("guide");
  const day = previous.recording?.day;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 text-14 text-text-2">
      <p>
        {isAside
          ? day
            ? t("We kept the guide from your recording of {day}.", { day: namedDayIn(language, day) })
            : t("We kept the guide from your recording.")
          : t("It replaced your previous guide.")}
      </p>
      {/* Submits a form elsewhere, because this may be inside the guide's form. */}
      <button
        type="submit"
        form="guide-restore"
        className="font-medium text-link underline underline-offset-4 pointer-coarse:min-h-11"
        onClick={(event) => {
          event.preventDefault();
          onRestore();
        }}
      >
        {isAside ? t("Restore it") : t("Restore the previous guide")}
      </button>
      <input type="hidden" form="guide-restore" name="intent" value="restore-previous" />
      <input type="hidden" form="guide-restore" name="version" value={version} />
    </div>
  );
}
