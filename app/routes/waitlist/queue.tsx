import { useTeamTexts } from "#features/companies/components/team-texts.tsx";

/** A longer queue is scaled down proportionally. The text has the numbers. */
const maxBars = 50;

export function Queue({ position, behind }: { position: number; behind: number }) {
  const { t, number } = useTeamTexts("waitlist");
  const { before, after } = barsOf({ before: position - 1, after: behind });
  return (
    <figure className="mt-10">
      <div
        role="img"
        aria-label={t("Before you: {before}. After you: {after}.", {
          before: number(position - 1),
          after: number(behind),
        })}
        className="flex h-10 items-end gap-0.5 md:gap-[5px]"
      >
        {bars("before", before, "bg-border-strong")}
        <span className="h-10 w-2.5 shrink-0 rounded-[1px] bg-solid" />
        {bars("after", after, "bg-border")}
      </div>
      <figcaption className="mt-2.5 flex justify-between text-13 text-text-3">
        <span>{t(position === 1 ? "You're next" : "Next to be invited")}</span>
        <span>{t("Joined after you: {count}", { count: number(behind) })}</span>
      </figcaption>
    </figure>
  );
}

function bars(side: string, count: number, color: string) {
  return Array.from({ length: count }, (_, index) => (
    <span key={`${side}-${String(index)}`} className={`h-5 max-w-1.5 min-w-px grow rounded-[1px] ${color}`} />
  ));
}

/** Keeps the proportions, with at least one bar for a side that has people. */
export function barsOf({ before, after }: { before: number; after: number }): {
  before: number;
  after: number;
} {
  const total = before + after;
  if (total <= maxBars) return { before, after };
  const scaled = Math.round((before / total) * maxBars);
  const shown = Math.min(Math.max(scaled, before > 0 ? 1 : 0), after > 0 ? maxBars - 1 : maxBars);
  return { before: shown, after: maxBars - shown };
}
