import type { Progress, TranslationState } from "#features/help-center/translate/translation-state.ts";

const looks: Record<Exclude<TranslationState, "missing">, string> = {
  done: "bg-text",
  draft: "bg-border-strong",
  stale: "bg-warn",
};

/** "34 of 48 translated, 3 out of date", with a bar that shows the same. */
export function ProgressBar({ progress }: { progress: Progress }) {
  const { total, done, draft, stale } = progress;
  const parts = [
    `${done + stale} of ${total} translated`,
    ...(draft > 0 ? [draft === 1 ? "1 draft" : `${draft} drafts`] : []),
    ...(stale > 0 ? [`${stale} out of date`] : []),
  ];
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span
        aria-hidden="true"
        className="flex h-2 w-40 overflow-hidden rounded-full border border-border bg-surface-2"
      >
        {(["done", "draft", "stale"] as const).map((state) => (
          <span
            key={state}
            className={looks[state]}
            style={{ width: `${total === 0 ? 0 : (100 * progress[state]) / total}%` }}
          />
        ))}
      </span>
      {parts.join(", ")}
    </span>
  );
}
