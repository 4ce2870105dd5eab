import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { Progress, TranslationState } from "#features/help-center/translate/translation-state.ts";

const looks: Record<Exclude<TranslationState, "missing">, string> = {
  done: "fill-text",
  draft: "fill-text-3",
  stale: "fill-warn",
};

/** "34 of 48 translated, 3 out of date", with a bar that shows the same. */
export function ProgressBar({ progress }: { progress: Progress }) {
  const { t } = useTeamTexts("frame");
  const { total, done, draft, stale } = progress;
  const texts = [
    t("{done} of {total} translated", { done: done + stale, total }),
    ...(draft > 0 ? [draft === 1 ? t("1 draft") : t("{count} drafts", { count: draft })] : []),
    ...(stale > 0 ? [t("{count} out of date", { count: stale })] : []),
  ];
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <svg
        viewBox={`0 0 ${Math.max(1, total)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2 w-40 overflow-hidden rounded-full border border-border bg-surface-2"
      >
        <rect className={looks.done} x={0} width={done} height={1} />
        <rect className={looks.draft} x={done} width={draft} height={1} />
        <rect className={looks.stale} x={done + draft} width={stale} height={1} />
      </svg>
      {texts.join(", ")}
    </span>
  );
}
