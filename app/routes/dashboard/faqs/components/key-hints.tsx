import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { HintBar } from "#ui/hint-bar.tsx";
import { useMay } from "../../use-may.ts";
import { useRowRange } from "../list-position.ts";

export function KeyHints({ count, canReorder }: { count: number; canReorder: boolean }) {
  const mayDo = useMay();
  const { t, number } = useTeamTexts("faqs");
  const range = useRowRange();
  const text = range
    ? t("{first}–{last} of {count}", {
        first: number(range.first + 1),
        last: number(range.last + 1),
        count: number(count),
      })
    : count === 1
      ? t("1 FAQ")
      : t("{count} FAQs", { count: number(count) });
  const hints = [
    { keys: ["↑", "↓"], label: t("Move") },
    { keys: [t("Enter")], label: t("Open") },
    ...(mayDo("write drafts") ? [{ keys: ["X"], label: t("Select") }] : []),
    ...(mayDo("publish content") ? [{ keys: ["P"], label: t("Publish") }] : []),
    ...(mayDo("write drafts")
      ? [
          { keys: [t("Del")], label: t("Delete") },
          { keys: ["Z"], label: t("Undo") },
        ]
      : []),
    ...(canReorder && mayDo("publish content") ? [{ keys: ["Alt", "↑"], label: t("Reorder") }] : []),
  ];
  return <HintBar hints={hints} text={text} className="mt-px shrink-0" />;
}
