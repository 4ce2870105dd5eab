import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { HintBar } from "#ui/hint-bar.tsx";

/** The keys of decisions are in their buttons. */
export function ReviewHints({ count }: { count: number }) {
  const { t, number } = useTeamTexts("website");
  const hints = [
    { keys: ["↑", "↓"], label: t("Move") },
    { keys: ["Z"], label: t("Undo") },
  ];
  const text = t("{count} to decide", { count: number(count) });
  return <HintBar hints={hints} text={text} className="mb-8" />;
}
