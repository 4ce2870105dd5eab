import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Kbd } from "#ui/primitives/kbd.tsx";

/** Shown at the bottom edge of wide screens, for keyboard users. The keys of decisions are in their buttons. */
export function ReviewHints({ count }: { count: number }) {
  const { t, number } = useTeamTexts("website");
  const hints = [
    { keys: ["↑", "↓"], label: t("Move") },
    { keys: ["Z"], label: t("Undo") },
  ];
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mb-8 hidden h-9 items-center gap-5 border-t border-border bg-bg px-8 text-13 text-text-3 md:-mx-8 lg:flex">
      {hints.map(({ keys, label }) => (
        <span key={label} className="flex items-center gap-1.5 pointer-coarse:hidden">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {label}
        </span>
      ))}
      <span className="ml-auto tabular-nums">{t("{count} to decide", { count: number(count) })}</span>
    </div>
  );
}
