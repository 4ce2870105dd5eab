import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { HintBar } from "#ui/hint-bar.tsx";
import { useMay } from "../../use-may.ts";

export function KeyHints({ text, canReorder }: { text: string; canReorder: boolean }) {
  const mayDo = useMay();
  const { t } = useTeamTexts("faqs");
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
